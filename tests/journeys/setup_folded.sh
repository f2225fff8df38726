# The setup: the game, its length and the opponents first, the house rules folded. They are unfolded and folded by one
# device, stay as they were left for as long as the program runs, and their head says what is changed; whether one may buy
# in again is said without unfolding them.
. "$HERE/common.sh"
device=$1

# From where the focus begins, "Sit down", to the head of the house rules.
unfold() { for_device "$(key Tab Down Down Down Down Left Return)" "$(click "$head")" "$(pad rb dpad-down dpad-down dpad-down dpad-down dpad-left a)"; }
head=house-rules
is_open() { grep -qF '"Who deals first"' "$OUT/shots/$1.json"; }

{
    printf '{"press":"%s"}\n' menu:start game game:classic
    shot folded
    unfold
    shot open
    printf '{"press":"option:ante"}\n'
    printf '{"press":"option:rebuy"}\n'
    shot changed
    printf '%s\n' '{"press":"back"}' '{"press":"menu:start"}' '{"press":"game"}' '{"press":"game:classic"}'
    shot still-open
    printf '%s\n' '{"press":"house-rules"}' '{"press":"back"}' '{"press":"menu:start"}' '{"press":"game"}' '{"press":"game:classic"}'
    shot folded-again
    unfold
    shot open-again
    printf '{"press":"dealer"}\n'
    printf '{"press":"option:rebuy"}\n'
    printf '%s\n' '{"press":"house-rules"}'
    shot told
    printf '%s\n' '{"press":"start"}' '{"press":"begin"}' '{"key":"Escape"}' '{"press":"pause:leave"}' '{"press":"menu:table"}'
    shot later
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/shots" --size "$size"

out='Who has lost everything is out of the game: nobody buys in again.'
for moment in folded folded-again told later; do ! is_open $moment || fail "$moment: the house rules are open"; done
for moment in open still-open open-again; do is_open $moment || fail "$moment: the house rules are folded"; done
says shots folded tile:classic 'About 8 minutes a game'
for moment in folded open still-open; do
    says shots $moment setup:house 'House rules: as the book'
    says shots $moment setup:rebuy "$out"
done
says shots changed setup:house 'House rules: 2 changed'
says shots told setup:house 'House rules: 2 changed'
says shots told setup:changes 'Buying in again, Who deals first'
says shots told setup:rebuy 'may buy in again, 1 time, with 100 credits.'
says shots later setup:house 'House rules: 2 changed'
header=$(head -n 1 "$(record)")
for part in '"rebuy": 1' '"dealer": 0'; do [[ $header == *"$part"* ]] || fail "the record lacks $part: $header"; done
[ "$device" = keys ] || exit 0

# Upright they come last, and are reached by the same ways of the focus.
printf '%s\n' '{"press":"house-rules"}' '{"shot":"upright"}' '{"press":"option:end"}' '{"key":"Right"}' '{"shot":"ends"}' >"$OUT/script.jsonl"
off_screen --scene setup --game classic --input "$OUT/script.jsonl" --shots "$OUT/upright" --size "$upright"
shows_all "$OUT/upright" upright ends
