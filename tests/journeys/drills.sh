# Drills, by keys, mouse or pad: the dearest choice of a game that was looked back at comes again, from the look back and from
# My table; it is shown as it was and by what its seat knew, a wrong answer is told, a right one counts, on two days it leaves.
# Leaving the look back of a past game, its replay and a drill leads back to where each was opened.
reviews_hands=yes
. "$HERE/common.sh"
export TZ=UTC
device=$1
press() { printf '{"press":"%s"}\n' "$@"; }

# None at first.
mkdir -p "$OUT/data"
script "$(press tab:drills)" "$(shot none)" "$(press back)"
off_screen --scene history --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/none"
says none none none 'No drills yet'
says none none none 'Look back at a game'

# A game of two hands, each stood for and folded; looked back at from its page, where its dearest choice is practised.
{
    key s f Return s f Return
} >"$OUT/script.jsonl"
off_screen --game corellian-spike --option "end=hands 2" --seats 'human:Ana,ai:regular:Vex,ai:regular:Brass' --seed 12 \
    --input "$OUT/script.jsonl" --size "$size"
file=$OUT/data/games/20261121-100000-corellian-spike.sabacc
mv "$(record)" "$file"
touch -d '2026-11-21 10:05' "$file"
cp "$file" "$OUT/before.sabacc"
"$LAB" review "$file" --seat 0 --json >"$OUT/review.json"
# The dearest is answered as in the game; the second, by the best choice.
{
    shot row.json
    press tab:drills
    shot offered.json
    press drills:look
    shot found.json
    key Escape
    press tab:games game:0
    shot page
    press game:look-back
    shot look
    press practise
    shot asked
    for_device "$(key s)" "$(press stand)" "$(press stand)"
    shot wrong
    for_device "$(key Left Left Return)" "$(press drill:again)" "$(pad dpad-left dpad-left a)"
    shot again
    key Escape
    press pause:leave
    shot look-again
    press moment:1 practise
    for_device "$(key c)" "$(press check)" "$(press check)"
    shot right
    press drill:leave back
    shot page-again
    press game:go
    key Escape # once: it leads back to where the replay was opened
    shot page-last
    press tab:drills
    shot list
    press tab:statistics
    shot grades.json
    press back menu:quit
} >"$OUT/script.jsonl"
off_screen --scene history --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/page"
says page wrong drill '“Stand” costs'
says page wrong drill 'against the best choice: “Trade'
says page wrong drill 'In the game it was “Stand”'
says page wrong drill 'among the drills of today'
says page right drill '“Check” is as good'
says page right drill 'once more, on 2026-11-24'
says page found grade "$(python3 -c 'import json, sys; print(json.load(open(sys.argv[1]))["seats"][0]["grade"])' "$OUT/review.json")"
says page list about '2 drills for today'
says page list drill:0 'Corellian Spike, hand 1'
cmp -s "$OUT/page/page-again.png" "$OUT/page/page-last.png" || fail "a replay does not come back to its game"
cmp -s "$file" "$OUT/before.sabacc" || fail "a drill has changed the record"

# The numbers are those of `sabacc-lab review`, and of what each choice is worth the first is the best one.
python3 - "$OUT" <<'PYTHON' || fail "the drill and review differ"
import json, re, sys
out = sys.argv[1]
lost = sorted((decision["lost"] for decision in json.load(open(out + "/review.json"))["decisions"]), reverse=True)
said = json.load(open(out + "/page/wrong.json", encoding="utf-8"))["said"]
words = next(fact["text"] for fact in said if fact["name"] == "drill" and "costs" in fact.get("text", ""))
assert abs(float(re.search(r"costs (\d+(\.\d)?) credits", words).group(1)) - lost[0]) < 0.51, (words, lost)
worths = [float(fact["text"].replace("−", "-").replace("+", "")) for fact in said if re.fullmatch("advice:[0-9]+:worth", fact["name"])]
assert len(worths) > 1 and worths[0] == max(worths), worths
assert not [fact for fact in said if re.fullmatch("advice:[0-9]+:beside", fact["name"])], "a choice that shows more is hidden"
grade, = json.load(open(out + "/data/grades.json"))["games"].values()
said = json.load(open(out + "/page/grades.json", encoding="utf-8"))["said"]
shown = [fact["text"] for fact in said if fact["name"] == "grade"]
assert shown[:1] == [str(json.load(open(out + "/review.json"))["seats"][0]["grade"])], (shown, grade)
PYTHON

# On the day that it comes again it is solved once more, and leaves; the one after it follows, upright.
SABACC_TODAY=20261124
script "$(press tab:drills)" "$(shot list)" "$(press drill:1)" "$(shot asked)" "$(key c)" "$(shot right)" "$(press drill:next)" "$(shot next)" \
    "$(key Escape)" "$(press pause:leave)" "$(shot left)" "$(press back menu:quit)"
off_screen --scene history --size "$upright" --input "$OUT/script.jsonl" --shots "$OUT/again"
says again right drill 'leaves the drills'
says again left about '2 drills for today'
shows_all "$OUT/again" list asked right next left
