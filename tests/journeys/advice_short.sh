# The adviser in short: it opens so, and closes; a switch in its panel shows all chances, and it opens with them from then on; upright there
# is no switch; in either form it covers nobody's cards or
# plate, no pile, pot, die or button, however many play; its mark is on the button that it means, and a choice of the full panel gets the bar ready for
# itself without acting.
. "$HERE/common.sh"
names=(Vex Brass Orro Moluu Yara Sil Dako)
seats_of() {
    local seats=human:Ana i
    for ((i = 0; i + 1 < $1; i++)); do seats=$seats,ai:novice:${names[i]}; done
    printf '%s' "$seats"
}

# It opens in short, then with all chances; what was chosen last stays.
{
    key F2
    shot short
    printf '{"press":"chances"}\n'
    shot full
    printf '{"press":"advice:2"}\n'
    shot led
    key F2
    shot closed.json
    key F2
    shot again
    printf '{"press":"chances"}\n'
} >"$OUT/script.jsonl"
off_screen --game corellian-spike --seats "$(seats_of 3)" --input "$OUT/script.jsonl" --shots "$OUT/forms" --size "$size"
[ -n "$(words_of forms short advice:short:do)" ] || fail "it does not open in short"
[ -n "$(words_of forms short advice:short:why)" ] || fail "no reason in short"
says forms short advice:short:win "wins "
says_nothing forms short advice:0:do
[ -n "$(words_of forms full advice:0:do)" ] || fail "no panel in full"
says_nothing forms full advice:short:do
[ -n "$(words_of forms again advice:0:do)" ] || fail "it does not open with all chances again"
[ "$(words_of forms short advice:short:do)" = "$(words_of forms full advice:0:do)" ] || fail "two first choices"
says_nothing forms closed advice:place
says_nothing forms closed mark
[ -n "$(words_of forms short mark)" ] || fail "no mark on the button that is meant"
grep -q '"advice": 1' "$OUT/data/settings.json" || fail "what was chosen last is not kept"

# A press on a choice has its card lifted and its button focused, and does nothing.
if grep -q '{"do": "0 ' "$OUT/forms/led.sabacc"; then fail "a press on a choice acts"; fi
says forms led hint "Return:"
[ "$(words_of forms led hint)" != "$(words_of forms full hint)" ] || fail "a press on a choice does not lead to its button"
[ "$(words_of forms led advice:why)" != "$(words_of forms full advice:why)" ] || fail "one reason for two choices"

# Nothing that is looked at lies under it.
script "$(shot seen)"
seen() { # NAME SIZE GAME SEATS
    off_screen --game "$3" --seats "$(seats_of "$4")" --input "$OUT/script.jsonl" --shots "$OUT/$1-$3-$4" --size "$2"
}
for count in 2 4 6; do seen lying "$size" corellian-spike $count; done
for count in 2 4; do seen upright "$upright" corellian-spike $count; done
seen lying "$size" kessel 3
printf '{"version": 1, "verdict": 0, "advice": 1, "advice-chances": 1}\n' >"$OUT/data/settings.json"
for game_count in "corellian-spike 6" "kessel 4"; do seen full "$size" $game_count; done
seen upright-full "$upright" corellian-spike 4
seen many "$size" corellian-spike 8
[ -n "$(words_of many-corellian-spike-8 seen advice:short:do)" ] || fail "no advice in short where many play"
[ -n "$(words_of full-corellian-spike-6 seen advice:0:do)" ] || fail "no advice in full"
[ -n "$(words_of upright-full-corellian-spike-4 seen advice:short:do)" ] || fail "no advice in short where there is no room"
script "$(key F2)" "$(shot off)" "$(key F2)" "$(shot short)" "$(key F2)" "$(shot again.json)"
off_screen --game corellian-spike --seats "$(seats_of 2)" --input "$OUT/script.jsonl" --shots "$OUT/forms-upright" --size "$upright"
says_nothing forms-upright off advice:place
says_nothing forms-upright again advice:place
python3 - "$OUT"/lying-*/seen.json "$OUT"/upright-*/seen.json "$OUT"/full-*/seen.json <<'PYTHON' || fail "the advice covers something"
import json, re, sys
kept = re.compile(r"card:|name:|credits:|did:|discard|deck|total:|take:|trade|stand|check|bet|fold|match|table:|pot:|die:|roll")
faults = []
for path in sys.argv[1:]:
    said = json.load(open(path, encoding="utf-8"))["said"]
    place = [[float(n) for n in fact["note"].split()] for fact in said if fact["name"] == "advice:place"]
    words = [fact for fact in said if fact["name"].startswith("advice:") and "text" in fact]
    if not place or not words:
        faults.append(f"{path}: no advice")
        continue
    x, y, wide, high = place[0]
    for fact in said:
        left, top, across, down = fact["box"]
        is_kept = kept.match(fact["name"]) or "portraits/" in fact.get("picture", "")
        if is_kept and across > 0 and min(x + wide, left + across) - max(x, left) > 1 and min(y + high, top + down) - max(y, top) > 1:
            faults.append(f"{path}: {fact}")
    faults += [f"{path}: cut off: {fact}" for fact in words if fact.get("cut")]
if faults:
    sys.exit("\n".join(faults))
PYTHON
