# The coach's line after a hand, by keys, mouse or pad: what one’s choices cost, as `sabacc-lab review` reckons it later; of a hand
# that was gone on with, too; none where it is switched off, among friends and in the deal of the day. Play does not depend
# on it.
reviews_hands=yes
. "$HERE/common.sh"
device=$1
seats='human:Ana,ai:regular:Vex,ai:regular:Brass'
advise() { for_device "$(key F2)" '{"press":"table:advice"}' "$(pad ls)"; }
# Two hands, each stood for and folded; at results the key of the advice has the line say why, and moves nothing.
{
    key s f
    shot first
    advise
    shot why
    advise
    shot first-again.json
    for_device "$(key Return)" '{"press":"continue"}' "$(pad a)"
    key s f
    shot second.json
    for_device "$(key Return)" '{"press":"continue"}' "$(pad a)"
    shot over.json
} >"$OUT/script.jsonl"
two_hands() {
    off_screen --game corellian-spike --option "end=hands 2" --seats "$seats" --seed 8 --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$2"
}
two_hands seen "$size"
cp "$(record)" "$OUT/with.sabacc"
"$LAB" review "$OUT/with.sabacc" --seat 0 --json >"$OUT/review.json"
python3 - "$OUT" <<'PYTHON' || fail "the line and review differ"
import json, re, sys
out = sys.argv[1]
review = json.load(open(out + "/review.json"))["decisions"]
lines = open(out + "/with.sabacc").read().splitlines()
def said(name):
    facts = json.load(open(out + "/seen/" + name + ".json", encoding="utf-8"))["said"]
    return next(fact["note"] for fact in facts if fact["name"] == "verdict")
folds = [number for number, line in enumerate(lines, 1) if '"0 fold' in line]
total = 0
for name, before, after in (("first", 0, folds[0]), ("second", folds[0], folds[1])):
    lost = sum(d["lost"] for d in review if before < d["line"] <= after)
    words = said(name)
    number = re.search(r"cost (\d+(\.\d)?) credits", words)
    shown = float(number.group(1)) if number else 0
    assert number or words == "You played this hand as well as the best would have: no choice lost anything.", words
    assert abs(shown - lost) <= (0.051 if lost < 10 else 0.51), (words, lost)
    total += lost
assert total > 0
PYTHON
says_nothing seen over verdict
# Whoever is alone here is “you” in the rows too, as in the log.
says seen first result:who:0 'You'
[ "$(words_of seen why verdict)" != "$(words_of seen first verdict)" ] || fail "the line does not say why"
[ "$(words_of seen first-again verdict)" = "$(words_of seen first verdict)" ] || fail "the line does not come back"
python3 - "$OUT" "$device" <<'PYTHON' || fail "the key of the advice moves the table at results"
import json, sys
def places(name):
    said = json.load(open(sys.argv[1] + "/seen/" + name + ".json", encoding="utf-8"))["said"]
    return [(fact["name"], fact["box"]) for fact in said if fact["name"] and not fact["name"].startswith("result")]
assert len(places("why")) > 20 and places("first-again") == places("why"), "moved"
assert sys.argv[2] == "pad" or places("first") == places("why"), "moved" # a pad’s first press hides the keys
PYTHON

# Switched off there is none, and play is the same.
rm -rf "$OUT/data"
mkdir -p "$OUT/data"
printf '{"verdict": 0}\n' >"$OUT/data/settings.json"
two_hands off "$size"
says_nothing off first verdict
cmp -s <(tail -n +2 "$(record)") <(tail -n +2 "$OUT/with.sabacc") || fail "play depends on the line"
rm -rf "$OUT/data"

# Upright it is in the ribbon.
two_hands upright "$upright"
says upright first verdict "$(words_of seen first verdict)"
rm -rf "$OUT/data"

# Of a hand gone on with, what was decided before counts too.
script "$(key s Escape)" '{"press":"pause:quit"}'
off_screen --game corellian-spike --option "end=hands 2" --seats "$seats" --seed 8 --input "$OUT/script.jsonl" --size "$size"
script "$(key f)" "$(shot resumed.json)"
off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/resumed" --size "$size"
says resumed resumed verdict "$(words_of seen first verdict)"
rm -rf "$OUT/data"

# Friends have none, nor has the deal that is the same for everybody.
script '{"press":"look"}' "$(key s)" '{"press":"look"}' "$(key s)" "$(shot asked)" "$(key f)" "$(shot friends.json)"
off_screen --game corellian-spike --seats 'human:Ana,human:Ben' --seed 8 --input "$OUT/script.jsonl" --shots "$OUT/friends" --size "$size"
says_nothing friends friends verdict
says friends friends result:who:0 'Ana'
