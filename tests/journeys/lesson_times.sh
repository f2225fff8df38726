# No guided hand takes more than four minutes: its words at 200 a minute, and what moves at the usual pace, measured as it is
# played. Prints a table.
. "$HERE/common.sh"
export SABACC_MOMENTS_MS=100
for lesson in "$ASSETS"/lessons/*.sabacc; do
    game=$(basename "$lesson" .sabacc)
    export SABACC_MOMENTS=$OUT/moments-$game
    # The first key of all only shows the focus.
    script $(key Return) "$(python3 "$HERE/lesson.py" "$lesson" keys "$game" json)"
    off_screen --scene lesson --game "$game" --size 640x360 --input "$OUT/script.jsonl" --shots "$OUT/$game"
    python3 "$HERE/lesson_times.py" "$game" "$OUT/$game" "$SABACC_MOMENTS" "$OUT/script.jsonl" || fail "$game"
done
[ "$(find "$OUT" -maxdepth 1 -name 'moments-*' | wc -l)" = 14 ] || fail "not every lesson was played"
