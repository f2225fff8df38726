# The setup: the game, its length and the opponents first, the house rules folded. They are unfolded and folded by one
# device, stay as they were left for as long as the program runs, and their head says what is changed; whether one may buy
# in again is said without unfolding them.
. "$HERE/common.sh"
device=$1

# From where the focus begins, "Sit down", to the head of the house rules.
unfold() { for_device "$(key Left Left Up Return)" "$(click "$head")" "$(pad dpad-left dpad-left dpad-up a)"; }
again() { for_device "$(key Return)" "$(click "$head")" "$(pad a)"; }
change() { for_device "$(key Right)" "$(key Right)" "$(pad dpad-right)"; }
head=500,560

{
    printf '{"press":"menu:start"}\n'
    shot folded
    unfold
    shot open
    printf '{"press":"option:ante"}\n'
    change
    printf '{"press":"option:rebuy"}\n'
    change
    shot changed
    printf '%s\n' '{"press":"back"}' '{"press":"menu:start"}'
    shot still-open
    printf '%s\n' '{"press":"house-rules"}'
    shot folded-again
    again
    shot open-again
    printf '%s\n' '{"press":"house-rules"}' '{"press":"start"}' '{"press":"begin"}' '{"key":"Escape"}' '{"press":"pause:leave"}' \
        '{"press":"menu:table"}'
    shot later
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/shots" --size "$size"

out='Who has lost everything is out of the game: nobody buys in again.'
says shots folded setup:house 'House rules: as the book'
says shots folded setup:rebuy "$out"
