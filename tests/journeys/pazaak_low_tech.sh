# Pazaak without side decks by keyboard: hands from one special deck, and each turn asks for a main card; the match is
# played out, its sets looked at, and its rules say what each side card does.
. "$HERE/common.sh"
{
    printf '%s\n' '{"shot":"hand"}' '{"key":"?"}' '{"press":"rules:cards"}' '{"shot":"cards"}' '{"press":"rules:ladder"}' \
        '{"shot":"sets"}' '{"press":"back"}'
    for turn in $(seq 7); do
        printf '%s\n' '{"key":"d"}' '{"key":"e"}' '{"key":"Return"}' "{\"shot\":\"turn-$turn\"}"
    done
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/shots" --size "$upright" --game pazaak --preset pazaak-low-tech \
    --option main=choice --option sets=1 --seats human:Ana,random:Vex --seed 5
expect_finished 1
shows_all "$OUT/shots" hand cards sets turn-1
file=$(record)
! grep -q ' side ' "$file" || fail "a side deck was picked"
grep -q '{"do": "0 deal"}' "$file" || fail "no main card was asked for"
