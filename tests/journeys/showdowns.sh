# Showdowns that have something to explain: cards borrowed from fields, a sudden demise, three pots for four seats.
. "$HERE/common.sh"
for at in $size $upright; do
    for record in holdem demise side-pots; do
        keep $record
        script '{"shot":"asked"}' '{"press":"call"}' '{"shot":"shown"}' '{"key":"Up"}' '{"shot":"rule"}' '{"press":"continue"}'
        off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/$record-$at" --size $at
        "$LAB" run "$kept" >/dev/null || fail "$record: the record does not play"
        shows_all "$OUT/$record-$at" asked shown rule
        [ "$(state_of "$kept" hand)" -ge 2 ] || fail "$record: no next hand"
    done
done
# What a better kind of hand is, is told by both names.
grep -q 'Pure Sabacc ranks above Total' "$OUT/holdem-$size/shown.json" || fail "it is not said which kind beats which"
