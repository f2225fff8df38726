# What Return, or the pad's A, does is said before it is pressed, and the first press does it: first_return.sh keys|pad. Also
# after the pointer, which shows no focus; where the pointer rests on something else the line speaks of that, and the first
# press only shows the focus. And how cards are chosen that are kept.
. "$HERE/common.sh"
device=$1
two='human:Ana,ai:regular:Vex'
accept() { for_device "$(key Return)" '' "$(pad a)"; }
to() { for_device "$(key "$1")" '' "$(pad "dpad-${1,,}")"; }
point() { printf '{"point":[%s]}\n' "$1"; }
play() { off_screen --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "${3:-$size}" --seed 5 --game "$2" --seats "$two"; }

# At a table just opened.
script "$(shot asked)" "$(accept)" "$(shot done)"
play opened corellian-spike
says opened asked hint 'Take no card: your hand stays as it is.'
grep -q '{"do": "0 stand"}' "$(record)" || fail "the first press did not do what the line said"
rm -r "$OUT/data/games"

# The menu and the rules were opened over it, by the pointer even, and closed.
script '{"press":"table:menu"}' "$(key Escape)" "$(shot unpaused)" '{"press":"table:rules"}' "$(key Escape)" "$(accept)" "$(shot done)"
play closed corellian-spike
says closed unpaused hint 'Take no card: your hand stays as it is.'
grep -q '{"do": "0 stand"}' "$(record)" || fail "what lay over the table left the press somewhere else"
rm -r "$OUT/data/games"

# The pointer rests on a button: the line speaks of that one. The first press shows what the next one does.
script "$(point 1745,886)" "$(shot pointed)" "$(accept)" "$(shot shown)" "$(accept)" "$(shot done)"
play rested corellian-spike
says rested pointed hint 'Give up one of your cards'
says rested shown hint 'Take no card: your hand stays as it is.'
[ "$(words_of rested pointed serial)" = "$(words_of rested shown serial)" ] || fail "a press did what was not said"
[ "$(words_of rested shown serial)" != "$(words_of rested done serial)" ] || fail "a press did not do what was said"
rm -r "$OUT/data/games"

# Cards to keep: the card is named, and what confirms them lies right of the five, or upright below.
for frame in "$size" "$upright"; do
    ways=$(to Down)
    [ "$frame" = "$upright" ] || ways=$(for _ in 1 2 3 4 5; do to Right; done)
    script "$(shot first)" "$(accept)" "$(shot kept)" "$(accept)" "$(shot let-go)" "$(accept)" "$ways" "$(shot confirms)" \
        "$(accept)"
    play "keep-$frame" coruscant-shift "$frame"
    says "keep-$frame" first hint 'for good; then “Keep” confirms.'
    says "keep-$frame" kept hint 'go after all; then “Keep none” confirms.'
    says "keep-$frame" let-go hint 'for good; then “Keep” confirms.'
    says "keep-$frame" confirms hint 'Keep the chosen cards for good; the others are replaced once.'
    grep -q '{"do": "0 keep [^ ]*"}' "$(record)" || fail "$frame: one card was not kept"
    rm -r "$OUT/data/games"
done
