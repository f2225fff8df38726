# Five terms of the glossary explained where they stand, by one device: a field in the steps of a game, its ante and side
# pots among the options, a nulrhek beside a hand at the table, a rhylet among the kinds of hand; and the page of them all.
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
device=$1 size=${JOURNEY_SIZE:-1280x720} now=60000

# explain X,Y KEYS PAD TITLE WORDS SHOT: the word there, or come to by these, is explained, and then no more.
# The pointer rests for 400 ms, not less.
explain() {
    case $device in
    keys) key $2 ;;
    mouse)
        printf '{"at":%d,"point":[%s]}\n' $((now += 1000)) "$1"
        printf '{"at":%d,"expect":{"explain:title":null}}\n' $((now += 390))
        printf '{"at":%d,"expect":{"explain:title":"%s"}}\n' $((now += 20)) "$4"
        ;;
    pad) pad $3 ;;
    esac
    printf '{"expect":{"explain:title":"%s"}}\n{"expect":{"explain:words":"%s"}}\n{"shot":"%s"}\n' "$4" "$5" "$6"
    case $device in
    keys) key Escape ;;
    mouse) printf '{"at":%d,"point":[20,1060]}\n' $((now += 100)) ;;
    pad) pad b ;;
    esac
    printf '{"expect":{"explain:title":null}}\n'
}

{
    explain 808,226 "q Left Left" "rs dpad-left dpad-left" "Static field" \
        "A card put into it lies face up before its seat. It still counts, and no shift takes it." field
    for_device "$(key Right Right Right Right Return Down)" "$(click 1454,53)" "$(pad dpad-right dpad-right dpad-right dpad-right a dpad-down)"
    explain 496,202 q rs "Ante" \
        "What each seat pays into the pot before the cards are dealt, to be in the hand." ante
    for_device "$(key Down Down Down Down)" "" "$(pad dpad-down dpad-down dpad-down dpad-down)"
    explain 500,486 q rs "Side pot" \
        "When a seat is all in, what the others bet beyond its credits lies in a pot of its own, which that seat cannot win." \
        side-pot
    printf '{"press":"rules:glossary"}\n{"expect":{"glossary:title":"All in"}}\n{"shot":"glossary"}\n'
    printf '{"click":[880,158]}\n{"text":"rhy"}\n{"expect":{"glossary:title":"Rhylet"}}\n{"shot":"searched"}\n'
    printf '{"press":"back"}\n{"press":"menu:quit"}\n'
} >"$OUT/script.jsonl"
off_screen --scene rules --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/rules"
shows_all "$OUT/rules" field ante side-pot glossary searched
says rules glossary glossary:title Ante
[ "$(words_of rules searched glossary:title)" = Rhylet ] || fail "the search does not leave the rhylet alone"

# At the table, where a word is explained beside the buttons too, and over it among the kinds of hand.
now=60000
{
    # The fourteenth word of the table.
    on() { for _ in $(seq 14); do printf ' %s' "$1"; done; }
    explain 618,1030 "q$(on Tab)" "rs$(on rb)" "Nulrhek" "A kind of hand. Not 0: the closer the better." nulrhek
    printf '%s\n' '{"press":"table:ladder"}' '{"point":[900,600]}' '{"wheel":30}'
    explain 270,619 "q Down Down Down Down Down Down Down" \
        "rs dpad-down dpad-down dpad-down dpad-down dpad-down dpad-down dpad-down" "Rhylet" \
        "A kind of hand. Three of a kind and a pair, together 0." rhylet
    printf '{"press":"back"}\n{"press":"table:menu"}\n{"press":"pause:leave"}\n{"press":"menu:quit"}\n'
} >"$OUT/script.jsonl"
off_screen --game corellian-spike --seats human,ai:regular:Vex,ai:regular:Orro,ai:regular:Tally --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/table"
shows_all "$OUT/table" nulrhek rhylet
