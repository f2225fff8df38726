# A finished game is shown again, with the reasons of what its opponents did: by keys, mouse or pad.
. "$HERE/common.sh"
device=$1
record=$HERE/records/why.sabacc
next() { for_device "$(key n)" "$(click 1365,1018)" "$(pad a)"; }
# turn_why X: turns the reasons off, or on; the button's place differs.
turn_why() { for_device "$(key w)" "$(click "$1",1018)" "$(pad a)"; }
# seen NAME RECORD
seen() { off_screen --replay "$2" --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$size"; }

{
    printf '{"at":3000,"press":"replay:play"}\n{"shot":"trades.json"}\n'
    for_device "" "" "$(pad dpad-right dpad-right dpad-right)"
    for action in takes ana-trades dealt bets folds; do
        next
        shot $action.json
    done
    shot because
    for_device "" "" "$(pad dpad-right dpad-right)"
    turn_why 1693
    shot unwanted.json
    turn_why 1258
    shot wanted.json
    for_device "" "" "$(pad dpad-left dpad-left)"
    next
    shot ana-raises.json
    next
    shot gives-up.json
    key g
    shot log.json
} >"$OUT/script.jsonl"
seen open "$record"

# What it cost, by the record: 3 into 6, and 35 more into 44.
says open folds why:deed "Brass folds"
says open folds why "Matching 3 into a pot of 6 pays with a hand that wins 33 times in 100."
says open gives-up why:deed "Tally folds"
says open gives-up why "Matching 35 into a pot of 44 pays with a hand that wins 44 times in 100."
says open bets why "There was nothing to match; the pot held 3."
says open trades why "Tally"
says open takes why "Brass"

# A person's reasons nobody knows, nor those that nobody wants.
says_nothing open ana-trades why
says_nothing open ana-raises why
says_nothing open unwanted why
says open wanted why "Matching 3 into a pot of 6"
says open log "" "Matching 3 into a pot of 6"

# While a game is not over an opponent's cards are secret, and so is what they made it do.
head -n -1 "$record" >"$OUT/unfinished.sabacc"
{
    printf '{"at":3000,"press":"replay:play"}\n{"shot":"trades.json"}\n'
    printf '{"key":"n"}\n{"key":"n"}\n{"key":"n"}\n{"key":"n"}\n{"key":"w"}\n{"shot":"bets.json"}\n'
} >"$OUT/script.jsonl"
seen closed "$OUT/unfinished.sabacc"
for moment in trades bets; do
    says_nothing closed $moment why
    says_nothing closed $moment why:deed
done
