# The coach's look back after a game, by keys, mouse or pad: the grade, luck and skill apart, the choice that was dearest on
# the table as it was then; the same numbers as `sabacc-lab review`; the grade is kept.
reviews_hands=yes
. "$HERE/common.sh"
device=$1
# A game of two hands, each stood for and folded.
{
    key s f Return s f Return
    shot over.json
    for_device "$(key Up Up Return)" "$(click 1474,858)" "$(pad dpad-up dpad-up a)"
    shot page
    for_device "$(key Return Return)" "$(click 1146,875)" "$(pad a a)"
    shot moment
    key n
    shot on
} >"$OUT/script.jsonl"
off_screen --game corellian-spike --option "end=hands 2" --seats 'human:Ana,ai:regular:Vex,ai:regular:Brass' --seed 8 \
    --input "$OUT/script.jsonl" --shots "$OUT/seen" --size "$size"
"$LAB" review "$(record)" --seat 0 --json >"$OUT/review.json"
python3 - "$OUT" <<'PYTHON' || fail "the page and review differ"
import json, sys
out = sys.argv[1]
review = json.load(open(out + "/review.json"))
seat, = review["seats"]
said = {fact["name"]: fact.get("text", "") for fact in json.load(open(out + "/seen/page.json", encoding="utf-8"))["said"]}
number = lambda words: float(words.replace("−", "-").replace("+", ""))
assert int(said["grade"]) == seat["grade"], (said["grade"], seat)
assert int(said["choices"]) == seat["decisions"], (said["choices"], seat)
assert abs(number(said["given-away"]) + seat["given_away"]) < 0.06, (said, seat)
assert abs(number(said["luck"]) - seat["luck"]) < 0.06, (said, seat)
assert abs(number(said["result"]) - number(said["luck"]) - number(said["given-away"])) < 0.11, said
lost = [decision["lost"] for decision in review["decisions"]]
assert max(lost) > 0 and abs(sum(lost) - seat["given_away"]) < 0.01, lost
assert f"grade {seat['grade']}" in said["total"], said["total"]
shares = [fact["text"] for fact in json.load(open(out + "/seen/page.json", encoding="utf-8"))["said"]
          if fact["name"].startswith("moment:") and "what was at stake" in fact.get("text", "")]
assert len(shares) == sum(cost > 0 for cost in lost), (shares, lost)
kept, = json.load(open(out + "/data/grades.json"))["games"].values()
assert kept["people"]["Ana"]["decisions"] == seat["decisions"], kept
PYTHON
says seen page "" "Credits lost" # not just a result
[ -n "$(words_of seen moment serial)" ] || fail "no table is shown"
says seen moment stage play
# The record's first two lines are its head and the first hand's beginning.
dearest=$(python3 -c 'import json, sys; print(max(json.load(open(sys.argv[1]))["decisions"], key=lambda one: one["lost"])["line"] - 2)' "$OUT/review.json")
says seen moment "" "Action $dearest of"
says seen moment moment:did "cost "
says seen moment moment:best "Best: "
says_nothing seen on moment:best
