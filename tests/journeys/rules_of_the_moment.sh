# The rules of the moment: F1 at the table opens the page at the step that is being played, marked as such and in sight; the
# list of kinds of hand marks the kind of the hand that lies open. By one device; with friends nothing of a hand that lies
# face down.
. "$HERE/common.sh"
device=$1
rules() { for_device '{"key":"?"}' '{"click":[1716,30]}' '{"press":"table:rules"}'; }
hands() { for_device '{"key":"l"}' '{"click":[1571,30]}' '{"press":"table:ladder"}'; }
back() { for_device "$(key Escape)" "$(key Escape)" "$(pad b)"; }

# look NAME: the rules and the list at this moment.
look() {
    rules
    shot "$1-rules"
    back
    hands
    shot "$1-hands"
    back
}
{
    printf '{"when":"idle","shot":"asked"}\n'
    look draw
    printf '{"press":"stand"}\n{"when":"idle","shot":"bets"}\n'
    look bet
    printf '{"press":"table:menu"}\n{"press":"pause:rules"}\n'
    shot menu-rules
    printf '{"key":"Escape"}\n{"press":"pause:quit"}\n'
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/own" --size "$size" --game corellian-spike --seats human:Ana,ai:novice:Vex --seed 3
says own draw-rules step:now 'Drawing'
says own draw-rules step:now:tag 'Now'
says own bet-rules step:now 'Betting'
says own menu-rules step:now 'Betting'
for moment in draw bet; do
    says own $moment-hands ladder:own:tag 'Yours now'
    says_nothing own $moment-hands ladder:way
done
[ "$device" = keys ] || exit 0

# Friends: a hand that lies face down is marked nowhere, and its owner's is where it lies open.
press() { printf '{"press":"%s"}\n' "$@"; }
{
    press look
    hands
    shot open
    back
    press stand look stand
    shot down
    hands
    shot down-hands
    back
    rules
    shot down-rules
    back
    press peek
    hands
    shot peeked
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/friends" --size "$size" --game corellian-spike --seats human:Ana,human:Ben --seed 3
for moment in open peeked; do says friends $moment ladder:own:tag 'Yours now'; done
says_nothing friends down-hands ladder:own:tag
says friends down-rules step:now 'Betting'

# The list has the keys at once; the plate of the one who is asked says so, and the end of the hand what stays in the sabacc
# pot.
script "$(shot asked)" "$(key l)" "$(shot at-own)" "$(key Up)" "$(shot up)" "$(key Escape s f)" "$(shot results)"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/list" --size "$size" --game corellian-spike \
    --option "end=hands 3" --seats human:Ana,ai:novice:Vex,ai:novice:Brass --seed 8
says list asked did:0 'your turn'
shows_all "$OUT/list" at-own up
grep -q 'The sabacc pot of [0-9]* stays for the next hand: it takes Zero or better.' "$OUT/list/results.json" ||
    fail "nothing is said of the sabacc pot"
