# Sitting out and in (ST-6): sitting.sh keys|mouse|pad. By keys and by mouse two friends and one opponent: one friend sits
# out for a hand, the other too, so that the next one waits, is left and resumed waiting; one sits in, then the other. By
# pad one person alone, who sits out, watches a hand and sits in.
. "$HERE/common.sh"
device=$1

# at NAME WORDS: what the plate of that name says.
at() { printf '{"expect":{"%s":"%s"}}\n' "$1" "$2"; }
press() { printf '{"press":"%s"}\n' "$1"; }
no() { printf '{"expect":{"%s":null}}\n' "$1"; }
table() {
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$size" --run-for 400000 "${@:2}"
}
# The assets of the cards that a picture shows of a seat's hand.
cards_of() {
    python3 - "$OUT/$1/$2.json" "card:$3:" <<'PYTHON'
import json, sys
with open(sys.argv[1], encoding="utf-8") as file:
    for fact in json.load(file)["said"]:
        if fact["name"].startswith(sys.argv[2]) and "picture" in fact:
            print(fact["picture"])
PYTHON
}
# What a seat has said of sitting out and in, in that order.
expect_said() {
    local said
    said=$(sed -n "s/^{\"do\": \"$1 \(sit-[a-z]*\)\"}$/\1/p" "$(record)" | tr '\n' ' ')
    [ "$said" = "$2 " ] || fail "seat $1 said '$said', wanted '$2'"
    "$LAB" run "$(record)" >/dev/null || fail "$(record) does not play"
}

if [ "$device" = pad ]; then
    # The mark at the plate, left of "Check" and of two cards: the first press shows where the focus is.
    {
        shot begun
        pad dpad-left dpad-left dpad-left dpad-left
        shot at-the-mark
        pad a
        shot said
        at did:0 "sits out after this hand"
        press fold
        shot hand-1
        pad a
        shot watched # the hand is over
        at did:0 "sits out"
        pad dpad-left dpad-left a
        shot back
        at did:0 "sits in next hand"
        press continue
        shot hand-3
        at did:0 "your turn"
    } >"$OUT/script.jsonl"
    table alone --game classic --seats human:Ana,ai:novice:Cyl,ai:novice:Bo --option sit-out=on
    shows_all "$OUT/alone" at-the-mark said hand-1 watched back hand-3
    [ -n "$(cards_of alone hand-3 0)" ] || fail "no cards for who sits in again"
    [ -z "$(cards_of alone watched 0)" ] || fail "cards for who sits out"
    expect_said 0 "sit-out sit-in"
    exit 0
fi

# Ana's plate is at the bottom when she is asked, Ben's at the left above.
ana=sits:0 ben=sits:1
{
    press look
    shot begun
    no did:1
    for_device "$(key Escape Down Down Return)" "$(click $ben)" ""
    shot ben-says
    at did:1 "sits out after this hand"
    key f
    press look
    key f
    shot hand-1
    at did:1 "sits out next hand"
    press continue
    press look
    shot ben-sits-out
    at did:1 "sits out"
    for_device "$(key Left Left Left Return)" "$(click $ana)" ""
    shot ana-says
    at did:0 "sits out after this hand"
    key f
    press continue
    shot waits
    at did:0 "sits out"
    at did:1 "sits out"
} >"$OUT/script.jsonl"
table friends --game classic --seats human:Ana,human:Ben,ai:novice:Bo --option sit-out=on
shows_all "$OUT/friends" begun ben-says hand-1 ben-sits-out ana-says waits
says friends waits "" "The next hand waits: somebody must sit in."
[ -z "$(cards_of friends ben-sits-out 1)" ] || fail "cards for who sits out"
[ -n "$(cards_of friends ben-sits-out 2)" ] || fail "no cards for who plays"

# The game was left while it waited: it waits on.
{
    shot waits-on
    for_device "$(key Right Right Return)" "$(click sit-in:1)" ""
    press look
    shot ben-sits-in
    at did:0 "sits out"
    at did:1 "your turn"
    for_device "$(key Escape Down Return)" "$(click sits:0)" ""
    shot ana-says-too
    at did:0 "sits in next hand"
    press fold
    press continue
    shot hand-4
} >"$OUT/script.jsonl"
table resumed --resume
shows_all "$OUT/resumed" waits-on ben-sits-in ana-says-too
says resumed waits-on "" "The next hand waits: somebody must sit in."
expect_said 0 "sit-out sit-in"
expect_said 1 "sit-out sit-in"

# It is seen again from beginning to end, the waiting too.
shot replayed >"$OUT/script.jsonl"
table replay --replay "$(record)"
actions=$(grep -c '{"do"' "$(record)")
says replay replayed "" "Action $actions of $actions"

# Said while cards are dealt it is kept until the last of them has come (by keys only: it is the same).
[ "$device" = keys ] || exit 0
rm -r "$OUT/data"
{
    printf '{"at":1200,"press":"sits:0"}\n{"at":1200,"shot":"dealt"}\n'
    shot has-been-dealt
    at did:0 "sits out after this hand"
} >"$OUT/script.jsonl"
table kept --game classic --seats human:Ana,ai:novice:Cyl,ai:novice:Bo --option sit-out=on
says kept dealt did:0 "will sit out"
grep '"do"' "$(record)" | grep -v '[*] dealer' | head -n 7 | tail -n 1 | grep '"0 sit-out"' >/dev/null ||
    fail "not said after the sixth card"

# The setup proposes it for two people, says so, and takes it back for one.
rm -r "$OUT/data"
proposed="As more than one person sits down, anybody may sit out hands"
next='{"press":"agent:2"}' # of person, novice, regular, sharp, master, and round again
script '{"press":"menu:start"}' '{"press":"game"}' '{"press":"game:classic"}' '{"press":"seat:2"}' "$next" "$next" "$next" '{"shot":"two"}' "$next" '{"shot":"one"}' \
    "$next" "$next" "$next" "$next" '{"press":"start"}' '{"shot":"read-out"}' \
    '{"press":"begin"}' '{"key":"Escape"}' '{"press":"pause:quit"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/setup" --size "$size"
shows_all "$OUT/setup" two one read-out
words_of setup two "" | tr '\n' ' ' | grep -F "$proposed" >/dev/null || fail "the setup does not say what it proposes"
! words_of setup one "" | tr '\n' ' ' | grep -F "$proposed" >/dev/null || fail "the setup says what it took back"
header=$(head -n 1 "$(record)")
for part in '"sit-out": true' '"rebuy": 2'; do
    [[ $header == *"$part"* ]] || fail "the record lacks $part: $header"
done
