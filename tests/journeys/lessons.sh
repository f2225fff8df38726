# The lessons of all games: each is a record that plays, and whoever presses what its arrow points to comes to its end. By keys,
# with the focus where the arrow points, lesson_times.sh plays them.
HERE=$(cd "$(dirname "$0")" && pwd)
. "$HERE/common.sh"
"$LAB" run "$ASSETS"/lessons/*.sabacc >/dev/null || fail "a lesson is a record that does not play"
games=$(cd "$ASSETS/lessons" && ls ./*.sabacc | sed 's|^\./||; s|\.sabacc$||')
[ "$(wc -l <<<"$games")" = 14 ] || fail "not every game has a lesson: $games"
for game in $games; do
    rm -rf "$OUT/data/lessons.json"
    script "$(python3 "$HERE/lesson.py" "$ASSETS/lessons/$game.sabacc" press)"
    off_screen --scene lesson --game "$game" --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/$game"
    [ -n "$(words_of "$game" lesson-end lesson:end)" ] || fail "$game: no end"
    grep -q "\"$game\": true" "$OUT/data/lessons.json" || fail "$game: not kept as learnt"
done
[ ! -e "$OUT/data/games" ] || fail "a lesson has left a record"

# The setup offers the lesson of the game that is set up, and waits for whoever comes back.
script '{"press":"menu:start"}' '{"press":"game"}' '{"press":"game:kessel"}' '{"press":"learn"}' \
    '{"when":"idle","shot":"learn"}' '{"press":"lesson:leave"}' '{"when":"idle","shot":"back"}' '{"press":"start"}' \
    '{"when":"idle","shot":"played"}'
off_screen --scene title --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/setup"
says setup learn lesson "a Sand card, 5, and a Blood card, 2"
grep -q '"name": "learn"' "$OUT/setup/back.json" || fail "a lesson that was left does not lead back to the setup"
[ "$(state_of "$(record)" game)" = kessel ] || fail "another game was set up"
