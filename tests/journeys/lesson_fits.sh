# The pictures of all lessons where every text is 40 in 100 longer than in English: nothing is cut off, and neither
# the card nor an arrow lies on cards, words or what is pointed to; in a small window, lying and upright.
. "$HERE/common.sh"
python3 "$HERE/pseudo.py" "$ASSETS/../po/sabacc.pot" "$OUT/locales"
export SABACC_LOCALES=$OUT/locales
folders=()
for lesson in "$ASSETS"/lessons/*.sabacc; do
    game=$(basename "$lesson" .sabacc)
    script $(key Return) "$(python3 "$HERE/lesson.py" "$lesson" keys "$game" json)"
    for shape in lying upright; do
        folder=$OUT/$shape-$game
        off_screen --lang eo --scene lesson --game "$game" --input "$OUT/script.jsonl" --shots "$folder" \
            --size $([ $shape = lying ] && echo 640x360 || echo 450x800)
        folders+=("$folder")
    done
done
python3 "$HERE/lesson_fits.py" "${folders[@]}" || fail "a lesson does not fit"
grep -q 'ĥelonga' "$OUT/lying-classic/classic-01.json" || fail "the longer texts are not shown"
