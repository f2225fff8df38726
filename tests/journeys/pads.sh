# A pad for each friend who has one: the first press of a pad while somebody is asked makes it that person's and does
# nothing else; another's is refused; unplugged, nothing waits for it; the menu makes all of them free again. A single pad
# goes from hand to hand.
. "$HERE/common.sh"
press() { printf '{"press":"%s"}\n' "$@"; }
of() {
    local pad=$1 button
    shift
    for button; do printf '{"pad":"%s","of":%s}\n' "$button" "$pad"; done
}
says_now() { printf '{"expect":{"toast":"%s"}}\n' "$1"; }
owner() { printf '{"expect":{"owner":"%s: your turn"}}\n' "$1"; }
friends=human:Ana,human:Ben,human:Cleo
{
    of 1 plug
    of 2 plug
    of 1 a # Ana's from now on: the curtain stays
    says_now "This pad now plays for Ana."
    shot claimed
    of 2 a
    says_now "It is the turn of Ana, who has another pad."
    of 1 a
    owner Ana
    of 2 b # refused, nothing opens
    owner Ana
    of 1 dpad-right
    press stand
    of 1 a
    says_now "It is the turn of Ben. This pad plays for Ana."
    of 2 a
    says_now "This pad now plays for Ben."
    of 2 a
    owner Ben
    press stand look stand # Cleo has none: keyboard and mouse
    owner Ana
    of 2 a
    shot refused
    of 2 unplug
    says_now "The pad of Ben is gone. Keyboard, mouse or another pad go on for it."
    shot gone
    of 1 a # one pad is left: it goes from hand to hand
    owner Ben
    of 1 lt
    shot ben-looks
    of 1 lt
    of 1 a
    owner Cleo
    key c
    of 2 plug
    press stand
    of 2 start
    shot menu
    press pause:pads
    of 2 a
    says_now "This pad now plays for Ben."
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/shots" --size "$size" --game corellian-spike --seed 3 --seats $friends
shows_all "$OUT/shots" claimed refused gone ben-looks menu
sed -n 's/^{"do": "\([0-9] .*\)"}$/\1/p' "$(record)" | tr '\n' ';' >"$OUT/done"
[ "$(cat "$OUT/done")" = "0 stand;1 stand;2 stand;0 check;1 check;2 check;0 stand;" ] || fail "done: $(cat "$OUT/done")"
