# Whole hands against the house, by one device alone: keys, mouse or pad. In Casino Sabacc a bet, two cards into the
# field and one out, a round of dice and a call; in Solitaire a card drawn, one traded, one put away, and the end.
. "$HERE/common.sh"
device=$1
# did GAME NAME…: what seat 0 did, by its verbs.
did() {
    local file verbs
    file=$(find "$OUT/data/games" -name "*-$1.sabacc")
    "$LAB" run "$file" >/dev/null || fail "by $device: $1: the record does not play"
    verbs=$(done_by_ana "$file" | cut -d ' ' -f 2 | tr '\n' ' ')
    shift
    [ "$verbs" = "$* " ] || fail "by $device: did $verbs, wanted $*"
}
play() { off_screen --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$size" --game "$1" --seats human:Ana --seed 5 "${@:2}"; }

# At the first question the buttons are Bet, Field, Call, Done; once a card is fielded, Take back is among them, and a
# bet is made once a round. The focus begins at Bet. Keys number the cards as they lie from the left, the field last.
{
    shot begin
    for_device "$(key b 5 Return)" "$(click bet confirm)" "$(pad dpad-left a dpad-right dpad-right a)"
    shot bet
    for_device "$(key e 1 e 2)" "$(click field card:0 field card:1)" "$(pad a a a a)"
    shot fielded
    for_device "$(key w 3)" "$(click unfield card:0)" "$(pad dpad-down a a)"
    for_device "$(key n)" "$(click done)" "$(pad dpad-right dpad-down a)"
    shot round-2
    for_device "$(key k)" "$(click call)" "$(pad dpad-right dpad-down a)"
    shot shown
    for_device "$(key Return)" "$(click continue)" "$(pad a)"
    shot over
    for_device "$(key Return)" "$(click again)" "$(pad a)"
    shot again
} >"$OUT/script.jsonl"
play casino --option "end=hands 1"
[ "$(find "$OUT/data/games" -name '*.sabacc' | wc -l)" = 2 ] || fail "by $device: no new game"
rm "$(games_by_time | tail -n 1)"
did casino bet field field unfield done call
shows_all "$OUT/casino" begin bet fielded round-2 shown over again

# Draw, Trade, Put away, Done; the fourth move is not taken. The focus begins at Trade, which can be left again.
{
    shot begin
    for_device "$(key d)" "$(click draw)" "$(pad dpad-left dpad-left a)"
    shot drawn
    for_device "$(key x 1)" "$(click trade card:0)" "$(pad a a)"
    shot traded
    for_device "$(key a 2)" "$(click put-away card:1)" "$(pad dpad-down dpad-left a dpad-right a)"
    shot put-away
    for_device "$(key n)" "$(click done)" "$(pad dpad-down a)"
    shot shown
    for_device "$(key Return)" "$(click continue)" "$(pad a)"
    shot next
    for_device "$(key d)" "$(click draw)" "$(pad dpad-left a)"
} >"$OUT/script.jsonl"
play solitaire
did solitaire draw trade discard done draw # the next hand came with one press
shows_all "$OUT/solitaire" begin drawn traded put-away shown next

# Without a stake it is the hands won that are shown when the game is over.
[ "$device" = keys ] || exit 0
script '{"key":"n"}' '{"key":"Return"}' '{"expect":{"hands-won:0":"0 hands won"}}' '{"expect":{"hands-won:1":"1 hand won"}}'
rm -rf "$OUT/data/games"
play solitaire --option "end=hands 1"
