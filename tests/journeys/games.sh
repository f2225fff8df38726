# One whole hand of a game of the 76-card family by keyboard, against opponents who play anything. Each key waits until
# the game is calm (H takes any card of a pool); what means nothing at that moment does nothing.
. "$HERE/common.sh"
game=$1
{
    printf '%s\n' '{"shot":"begin"}' '{"key":"i"}' # a side, where there are sides
    for round in 1 2 3; do
        printf '%s\n' '{"key":"c"}' '{"key":"m"}' '{"key":"n"}' '{"key":"o"}' "{\"shot\":\"round-$round\"}" \
            '{"key":"d"}' "{\"shot\":\"drawn-$round\"}" '{"key":"s"}'
    done
    for turn in $(seq 45); do
        printf '%s\n' '{"key":"c"}' '{"key":"m"}' '{"key":"n"}' '{"key":"o"}' '{"key":"h"}' '{"key":"s"}'
    done
    printf '%s\n' '{"shot":"showdown"}' '{"key":"Return"}' '{"shot":"over"}'
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/shots" --size "$size" --game "$game" --option "end=hands 1" \
    --seats human:Ana,random:Vex,random:Orro,random:Tally --credits 200 --seed "$2"
expect_finished 1
shows_all "$OUT/shots" begin showdown over
