# The Plutt at the table, by one device alone: an item is staked against a bet that is too high and bought back between
# the hands (PL-2); a card is made to count as another, and another to count what one likes (PL-3). By keys also what the
# house rules are, from the setup on (PL-1).
. "$HERE/common.sh"
device=$1

# steps KEYS MOUSE PAD: the script of the device; each argument is a list of lines. A picture before each and at the end.
steps() {
    local number=0
    for line in $(for_device "$@"); do
        printf '{"when":"idle","shot":"%d"}\n%s\n' $number "$line"
        number=$((number + 1))
    done >"$OUT/script.jsonl"
    printf '{"when":"idle","shot":"%d"}\n' $number >>"$OUT/script.jsonl"
}
resume() { off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$size"; }
expect_did() { # what seat 0 did, in this order
    local did wanted
    did=$(done_by_ana "$kept" | head -n $# | tr '\n' ';')
    wanted=$(printf '%s;' "$@")
    [ "$did" = "$wanted" ] || fail "by $device: did $did, wanted $wanted"
}

# A bet of 60 against 38 credits: the speeder is worth 100.
keep stake
steps "$(key i 2 f Return 1)" "$(click stake item:speeder fold continue item:speeder)" \
    "$(pad dpad-left dpad-left dpad-right a dpad-right a dpad-down a a a)"
resume stake
expect_did "0 stand" "0 stake speeder" "0 fold" "0 redeem speeder"
[ "$("$LAB" show "$kept" | grep -o '"items":\["ring","speeder","ship"\]' | wc -l)" = 1 ] || fail "the speeder is not back"
[ "$device" != keys ] || shows_all "$OUT/stake" 0 1 2 3 4 5

# The Seven of Sabers becomes the Idiot; in another game it counts 8.
keep device
steps "$(key n 1 n)" "$(click clone card:0 confirm)" "$(pad dpad-left dpad-up a a a)"
resume clone
expect_did "0 check" "0 clone sa7 idiot"
keep device
steps "$(key v 1 8 Return)" "$(click skift card:0 confirm)" "$(pad dpad-left dpad-up dpad-right a a dpad-right a)"
resume skift
[ "$device" = mouse ] && counts=7 || counts=8
expect_did "0 check" "0 skift sa7 $counts"
[ "$device" = keys ] || exit 0
shows_all "$OUT/clone" 0 1 2 3
shows_all "$OUT/skift" 0 1 2 3 4

# From the setup: stakes are chosen, a ship for the first seat, and all of it is read out and stands in the record.
rm -r "$OUT/data"
script '{"press":"menu:start"}' '{"press":"game"}' '{"press":"game:classic"}' '{"press":"house-rules"}' '{"press":"option:stakes"}' '{"press":"owns:ship:0"}' '{"when":"idle","shot":"setup"}' \
    '{"press":"start"}' '{"when":"idle","shot":"read-out"}' '{"key":"Return"}' '{"when":"idle","press":"table:log"}' \
    '{"when":"idle","shot":"log"}' '{"press":"table:rules"}' '{"press":"rules:options"}' '{"when":"idle","shot":"prices"}' \
    '{"key":"Escape"}' '{"key":"Escape"}' '{"key":"Escape"}' '{"press":"pause:quit"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/rules" --size "$size"
shows_all "$OUT/rules" setup read-out log prices
header=$(head -n 1 "$(record)")
for part in '"items": ["ring", "blaster", "droid", "ship"]' '"items": ["ring", "blaster", "droid"]' '"stakes": "pot"'; do
    [[ $header == *"$part"* ]] || fail "the record lacks $part: $header"
done

# Nobody is told what is as usual, and whoever wants no panel has none.
rm -r "$OUT/data"
script '{"press":"menu:start"}' '{"press":"game"}' '{"press":"game:classic"}' '{"press":"start"}' '{"when":"idle","press":"table:menu"}' '{"press":"pause:quit"}'
off_screen --input "$OUT/script.jsonl" --size 640x360
printf '{"read-out": 0}\n' >"$OUT/data/settings.json"
script '{"press":"menu:table"}' '{"press":"house-rules"}' '{"press":"option:stakes"}' '{"press":"start"}' '{"when":"idle","press":"table:menu"}' \
    '{"press":"pause:quit"}'
off_screen --input "$OUT/script.jsonl" --size 640x360
