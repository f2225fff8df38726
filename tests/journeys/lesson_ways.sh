# The ways to a guided hand: from the rules pages of any game, at the title and over a table, which wait for whoever comes
# back; not from the rules over a lesson.
. "$HERE/common.sh"
press() { printf '{"press":"%s"}\n' "$@"; }
offers() { grep -q '"name": "rules:lesson"' "$OUT/shots/$1.json"; }
games=$(cd "$ASSETS/lessons" && ls ./*.sabacc | wc -l)
{
    press menu:rules
    for number in $(seq "$games"); do
        shot "rules-$number"
        press rules:lesson
        shot "lesson-$number"
        press lesson:leave rules:game
    done
} >"$OUT/script.jsonl"
off_screen --scene title --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots"
for number in $(seq "$games"); do
    [ -n "$(words_of shots "lesson-$number" lesson)" ] || fail "no lesson $number"
done
[ "$(for number in $(seq "$games"); do words_of shots "lesson-$number" lesson | head -n 1; done | sort -u | wc -l)" -ge 10 ] ||
    fail "the lessons are those of one game"

{
    press look table:rules
    shot over
    press rules:lesson
    shot lesson
    press table:rules
    shot in-lesson
    press back lesson:leave
    shot over-again
    press back
    shot table
} >"$OUT/script.jsonl"
off_screen --game classic --seed 2 --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/over" --seats human:Ana,human:Ben
grep -q "Play the guided hand" "$OUT/over/over.json" || fail "the rules over a table offer no lesson"
! grep -q "Play the guided hand" "$OUT/over/in-lesson.json" || fail "the rules over a lesson offer it"
[ -n "$(words_of over lesson lesson)" ] || fail "no lesson over a table"
grep -q '"name": "name:1"' "$OUT/over/table.json" || fail "the table is not come back to"
says over table name:1 Ben

# What a guided hand does not mean is refused at its first press, not after the amount was chosen too.
{
    press lesson:next lesson:next take:deck
    shot check.json
    press bet
    shot refused
    press check
    shot on.json
} >"$OUT/script.jsonl"
off_screen --scene lesson --game corellian-spike --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/refused"
says refused refused lesson "There is no need to pay yet."
says_nothing refused refused preset:0
[ -n "$(words_of refused refused check)" ] || fail "the choices are not there again"
[ "$(words_of refused on lesson)" != "$(words_of refused refused lesson)" ] || fail "the lesson does not go on"
