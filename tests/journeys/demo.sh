# The opponents play by themselves, a new game after the end of one; then the record is shown again.
. "$HERE/common.sh"
off_screen --demo --game corellian-spike --option "end=hands 1" --seed 42 --size 640x480 --shots "$OUT/shots" \
    --shot-at 4000,12000 --run-for 60000
[ -s "$OUT/shots/shot-004000.png" ] && [ -s "$OUT/shots/shot-012000.png" ] || fail "no screenshots"
[ "$(find "$OUT/data/games" -name '*.sabacc' | wc -l)" -ge 2 ] || fail "no new game after the first"
[ -z "$(find "$OUT/data/games" -name "*.unfinished*")" ] || fail "a demo is no game to resume"
first=$(games_by_time | head -n 1)
[ "$(state_of "$first" phase)" = game-over ] || fail "the first game did not end"
off_screen --demo --game corellian-spike --option "end=hands 1" --seed 42 --size 640x480 --data "$OUT/again" --run-for 60000
second=$(games_by_time "$OUT/again" | head -n 1)
cmp -s "$first" "$second" || fail "the same seed played another game"

printf '%s\n' '{"at":3000,"press":"replay:play"}' '{"press":"replay:next"}' '{"press":"replay:next"}' \
    '{"press":"replay:back"}' '{"press":"replay:speed"}' '{"press":"replay:play"}' >"$OUT/replay.jsonl"
before=$(cksum <"$first")
off_screen --replay "$first" --input "$OUT/replay.jsonl" --size 640x480
[ "$(cksum <"$first")" = "$before" ] || fail "the replay wrote to its record"
