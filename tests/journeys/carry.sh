# A card of one's own is carried by a finger: onto the discard pile, for whose top card it is traded; onto the cloth, where it
# is chosen; and back into the hand, where nothing comes of it.
. "$HERE/common.sh"
card=1102,860 beside=1160,1060 cloth=900,420 pile=220,790

carry() { printf '{"down":[%s]}\n{"move":[%s]}\n{"up":[%s]}\n' "$1" "$2" "$2"; }
play() {
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$size" --game corellian-spike --seats "human:Ana,ai:regular:Vex"
    rm -rf "$OUT/data/games"
}

script "$(shot before)" "$(carry $card $beside)" "$(shot home)" "$(carry $card $cloth)" "$(shot chosen)"
play choose
for moment in home chosen; do
    [ "$(words_of choose before serial)" = "$(words_of choose $moment serial)" ] || fail "$moment: carrying a card did more than choose it"
done
says choose home trade Trade
says choose chosen hint 'Give this card up'
says_nothing choose chosen trade

script "$(shot before)" "$(carry $card $pile)" "$(shot after)"
play trade
[ "$(words_of trade before serial)" != "$(words_of trade after serial)" ] || fail "a card carried onto the pile was not traded"
done_by_ana "$(ls "$OUT"/trade/after.sabacc)" | grep -q trade || fail "something else than a trade was done"
