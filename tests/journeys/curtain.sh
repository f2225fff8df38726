# Two people at one screen: two games that differ only in cards nobody but their owner may see must look the same while
# the curtain is down and while no hand is being looked at, pixel for pixel; and differ once the owner looks.
. "$HERE/common.sh"
printf '%s\n' '{"shot":"curtain-1"}' '{"press":"look"}' '{"shot":"look-1"}' '{"press":"stand"}' '{"shot":"curtain-2"}' \
    '{"key":"Escape"}' '{"shot":"paused"}' '{"press":"pause:continue"}' '{"press":"look"}' '{"shot":"look-2"}' \
    >"$OUT/script.jsonl"
for seed in 1 2; do
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/$seed" --size 960x540 --seed $seed --game corellian-spike \
        --seats human:Ana,human:Ben --option open-discard=off --data "$OUT/data-$seed"
done
for shot in curtain-1 curtain-2 paused; do
    cmp -s "$OUT/1/$shot.png" "$OUT/2/$shot.png" || fail "$shot gives something away: compare $OUT/1 and $OUT/2"
done
for shot in look-1 look-2; do
    cmp -s "$OUT/1/$shot.png" "$OUT/2/$shot.png" && fail "$shot shows no hand"
done
cmp -s "$OUT/1/curtain-1.png" "$OUT/1/look-1.png" && fail "the curtain does not lift"
# Where the house shifts cards between the turns (SH-1), and deals them back from a pool (SH-4), as they choose.
for _ in $(seq 40); do key Return; done >"$OUT/script.jsonl"
for rule in "core timer 2" "core d6 1-6" "pool d6 1-6" "rim d6 1-6" "under-marker d6 1-6"; do
    off_screen --input "$OUT/script.jsonl" --size "$size" --seed 3 --run-for 30000 --game classic \
        --seats human:Ana,human:Ben,human:Cleo --option "shift=${rule%% *}" --option "shift-on=${rule#* }" --data "$OUT/data-${rule%% *}-${rule##* }"
done
exit 0
