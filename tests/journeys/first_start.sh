# Somebody new: the title offers to learn the game to begin with, the lesson can be left and begun again, ends with a real
# game among novices, and is not offered again; by keys, mouse or pad.
HERE=$(cd "$(dirname "$0")" && pwd)
reviews_hands=yes
. "$HERE/common.sh"
device=$1
lesson=$ASSETS/lessons/corellian-spike.sabacc

offers() { grep -q "\"name\": \"$2\"" "$OUT/$1.json"; }

# Where the title has its button, for the mouse: the middle of it.
middle_of() {
    python3 - "$OUT/$1.json" "$2" <<'PYTHON'
import json, sys
with open(sys.argv[1], encoding="utf-8") as file:
    x, y, width, height = next(fact["box"] for fact in json.load(file)["said"] if fact["name"] == sys.argv[2])
print(f"{x + width / 2:.0f},{y + height / 2:.0f}")
PYTHON
}
script '{"when":"idle","shot":"new"}' '{"press":"menu:quit"}'
off_screen --size "$size" --scene title --input "$OUT/script.jsonl" --shots "$OUT/title"

# What begins the lesson, and what leaves it. With keys and pad the first press begins it: the button in gold says so.
begin=$(for_device '{"when":"idle","key":"Return"}' \
    "{\"when\":\"idle\",\"click\":[$(middle_of title/new menu:learn)]}" \
    '{"when":"idle","pad":"a"}')
leave='{"when":"idle","press":"lesson:leave"}'

# The lesson by its pointers alone: Return or A where the arrow has put the focus, or the place pressed that it points to.
way=$([ "$device" = mouse ] && echo press || echo keys)
follow=$(python3 "$HERE/lesson.py" "$lesson" "$way")
[ "$device" != pad ] || follow=${follow//'"key": "Return"'/'"pad": "a"'}

script '{"when":"idle","shot":"new"}' $begin '{"when":"idle","shot":"lesson"}' $leave '{"when":"idle","shot":"left"}' \
    '{"press":"menu:learn"}' "$follow" '{"press":"lesson:again"}' '{"when":"idle","shot":"again"}' $leave \
    '{"when":"idle","shot":"learnt"}' '{"press":"menu:quit"}'
off_screen --size "$size" --scene title --input "$OUT/script.jsonl" --shots "$OUT/first"
offers first/new menu:learn || fail "the first start does not offer a lesson"
offers first/left menu:learn || fail "a lesson that was left is not offered again"
! offers first/learnt menu:learn || fail "a lesson is offered that was gone through"
! offers first/new menu:table || fail "there is no last table yet, but a row for another"
says first lesson lesson "add up to 0"
says first again lesson "add up to 0"
says first lesson-end lesson:end "nearest to 0"
grep -q '"corellian-spike": true' "$OUT/data/lessons.json" || fail "what was learnt is not kept"
[ ! -e "$OUT/data/games" ] || fail "a lesson has left a record"
[ ! -e "$OUT/data/setup.json" ] || fail "a lesson counts as a table"

# Who then plays is proposed the game that was learnt.
script '{"press":"menu:start"}' '{"press":"start"}' '{"when":"idle","shot":"table"}'
off_screen --size "$size" --scene title --input "$OUT/script.jsonl" --shots "$OUT/proposed"
[ "$(state_of "$(record)" game)" = corellian-spike ] || fail "another game than the learnt one is proposed"
rm -r "$OUT/data/games" "$OUT/data/setup.json"

# A wrong move gets its own sentence, nothing is played by it, and the lesson goes on.
script '{"when":"idle","press":"lesson:next"}' '{"when":"idle","press":"lesson:next"}' '{"when":"idle","press":"stand"}' \
    '{"when":"idle","shot":"wrong"}' '{"press":"take:deck"}' '{"when":"idle","shot":"right"}' \
    '{"press":"check"}' '{"when":"idle","shot":"on"}'
off_screen --size "$size" --scene lesson --input "$OUT/script.jsonl" --shots "$OUT/wrong"
says wrong wrong lesson "First one more card."
says wrong wrong lesson "draw a card."
says wrong right lesson "A 6: that makes 3."
says wrong on lesson "Two dice end each"

# The real game begins at once, and is the table that Play goes on with.
script "$(python3 "$HERE/lesson.py" "$lesson" press)" '{"press":"lesson:play"}' '{"when":"idle","shot":"real"}' \
    '{"press":"stand"}' '{"key":"Escape"}' '{"when":"idle","press":"pause:leave"}' '{"when":"idle","shot":"title"}'
off_screen --size "$size" --scene lesson --input "$OUT/script.jsonl" --shots "$OUT/real"
"$LAB" run "$(record)" >/dev/null || fail "the real game does not play"
grep -q '"agent": *"ai:novice"' "$(record)" || fail "the real game is not among novices"
offers real/title menu:table || fail "Play does not go on with that table"
