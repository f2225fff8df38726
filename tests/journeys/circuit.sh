# The circuit by one device alone: the road, a house that is not open yet, an evening that is lost, one that opens the next
# house, and the visits kept.
. "$HERE/common.sh"
device=$1
road=$OUT/data/circuit.json
# stay HOUSE KEY: what is kept of it, "" if nothing is.
stay() {
    python3 - "$road" "$@" <<'PYTHON'
import json, sys
path, house, key = sys.argv[1:]
print(json.load(open(path, encoding="utf-8")).get("houses", {}).get(house, {}).get(key, ""))
PYTHON
}

# Along the road: only the first house is open.
case $device in
keys) script "$(key Tab Tab)" '{"shot":"road"}' "$(key Up Return)" '{"shot":"closed"}' "$(key Escape)" '{"shot":"title"}' ;;
mouse) script '{"press":"house:5"}' '{"shot":"road"}' '{"press":"house:13"}' '{"shot":"closed"}' '{"press":"back"}' '{"shot":"title"}' ;;
pad) script "$(pad rb rb)" '{"shot":"road"}' "$(pad dpad-up a)" '{"shot":"closed"}' "$(pad b)" '{"shot":"title"}' ;;
esac
printf '%s\n' '{"press":"menu:tonight"}' '{"press":"tab:1"}' >"$OUT/road.jsonl"
cat "$OUT/script.jsonl" >>"$OUT/road.jsonl"
off_screen --input "$OUT/road.jsonl" --shots "$OUT/road" --size "$size"
shows_all "$OUT/road" road closed title
says road closed house:stay 'Its door opens when the house before it is won.'
[ ! -e "$road" ] || fail "looking is kept"

# An evening in the first house, each hand folded at its first bet or played to its end: what was won there is kept, and
# whether the next house opens follows from it alone.
case $device in
keys) rounds="$(for i in $(seq 40); do key s c m Return; done)" ;;
mouse) rounds="$(for i in $(seq 40); do key s c m; printf '{"key":"Return"}\n'; done)" ;;
pad) rounds="$(for i in $(seq 140); do pad a; done)" ;;
esac
printf '%s\n' '{"press":"menu:tonight"}' '{"press":"tab:1"}' "$(for_device "$(key Tab Return)" '{"press":"sit-down"}' "$(pad rb a)")" \
    '{"shot":"table"}' "$rounds" >"$OUT/evening.jsonl"
off_screen --input "$OUT/evening.jsonl" --shots "$OUT/evening" --size "$size"
file=$(record)
"$LAB" run "$file" >/dev/null || fail "the record does not play"
visits=$(stay lantern visits) best=$(stay lantern best)
[ -n "$visits" ] || fail "the visit is not kept"
script '{"press":"menu:tonight"}' '{"press":"tab:1"}' '{"press":"house:1"}' '{"shot":"road"}' '{"press":"house:0"}' '{"shot":"first"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/after" --size "$upright"
says after first house:stay "visit"
if [ "$best" -ge 1 ]; then
    says after road house:stay 'You have not been here yet.'
else
    says after road house:stay 'Its door opens when the house before it is won.'
fi

# The rest is the same by every device.
[ "$device" = keys ] || exit 0

# Many houses won, by the file; the last is open, and one may go back to any.
python3 - "$road" <<'PYTHON'
import json, sys
names = "lantern dock mill stairs terrace parlour wheel lamps yard generator court mine temple".split()
json.dump({"houses": {name: {"visits": 1, "best": 400} for name in names}, "later": 1}, open(sys.argv[1], "w"))
PYTHON
script '{"press":"menu:tonight"}' '{"press":"tab:1"}' '{"shot":"crown"}' '{"press":"house:3"}' '{"shot":"back"}' '{"press":"sit-down"}' \
    '{"shot":"stairs"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/won" --size "$size"
says won crown circuit '13 of 14 houses won, with +5200 credits.'
says won crown house 'The Last Crown'
[ "$(state_of "$(games_by_time | tail -n 1)" game)" = pazaak ] || fail "another game under the stairs"

# With the fifth house a cloth was won, the last one is still to be: the fourth is the last that can be chosen.
script '{"press":"cards:table"}' '{"press":"cards:cloth:3"}' '{"shot":"cloths"}' '{"press":"back"}'
off_screen --scene cards --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/cards"
grep -q '"cloth": *"cloth-4"' "$OUT/data/settings.json" || fail "the cloth of the fifth house cannot be chosen"
says_nothing cards cloths cards:cloth:4
says won crown house:prize 'Crown'

# What is lost takes nothing away, and unknown words of the file stay.
grep -q '"later": *1' "$road" || fail "an unknown word of the file is lost"
