# A game that ends says beforehand when (ST-3, PZ-5): whole games in every way in which one is counted, by keys; what the
# strip above the table has said of them, what the log says, and the message as the last hand begins.
. "$HERE/common.sh"

# said NAME DIRECTORY: what its pictures say under that name, in order, each once.
said() {
    python3 - "$OUT/$2" "$1" <<'PYTHON'
import glob, json, sys
before = None
for path in sorted(glob.glob(sys.argv[1] + "/turn-*.json")):
    with open(path, encoding="utf-8") as file:
        words = [fact.get("text", "") for fact in json.load(file)["said"] if fact["name"] == sys.argv[2]]
    if words and words[0] != before:
        before = words[0]
        print(before)
PYTHON
}

# plays DIRECTORY SIZE KEYS GAME…: the keys again and again, and a picture after each time.
plays() {
    local place=$1 frame=$2 keys=$3
    shift 3
    rm -rf "$OUT/data/games"
    for turn in $(seq -w "${turns:-24}"); do
        shot "turn-$turn"
        key $keys
    done >"$OUT/script.jsonl"
    printf '{"key":"g"}\n{"shot":"log"}\n' >>"$OUT/script.jsonl"
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/$place" --size "$frame" "$@"
}

# expect_said NAME DIRECTORY LINE…
expect_said() {
    local name=$1 place=$2
    shift 2
    printf '%s\n' "$@" >"$OUT/wanted"
    said "$name" "$place" | diff "$OUT/wanted" - || fail "$place says otherwise as $name"
}
two='human:Ana,random:Vex' three='human:Ana,random:Vex,random:Orro'


turns=3 plays hands "$size" "s f Return" --game corellian-spike --option "end=hands 3" --seats "$two" --seed 4
expect_said course hands 'Corellian Spike · Hand 1 of 3' 'Corellian Spike · Hand 2 of 3' 'Corellian Spike · Hand 3, the last'
expect_said toast hands 'This is the last hand.'
says hands log "" 'Hand 3, the last'
expect_finished 3

# By default the deal goes round once.
turns=3 plays round "$size" "s f Return" --game corellian-spike --seats "$three" --seed 4
expect_said course round 'Corellian Spike · Hand 1 · Ends after at most 2 more hands' \
    'Corellian Spike · Hand 2 · Ends after at most one more hand' 'Corellian Spike · Hand 3, the last'
expect_finished 3

turns=4 plays upright "$upright" "s f Return" --game corellian-spike --option "end=dealer-cycles 2" --seats "$two" --seed 4
expect_said course:hand upright 'Hand 1' 'Hand 2' 'Hand 3' 'Hand 4, the last'
expect_said course:end upright 'Deal round 1 of 2' 'Last hands'
expect_said toast upright 'The game ends soon: this hand and at most one more.' 'This is the last hand.'
expect_finished 4
says upright log "" 'Hand 3. Ends after at most one more hand'

turns=4 plays kessel "$size" "s 1 Return" --game kessel --option "end=hands 2" --seats "$three" --seed 4
expect_said course kessel 'Kessel Sabacc · Hand 1 of 2' 'Kessel Sabacc · Hand 2, the last'

turns=2 plays pot "$size" "f Return" --game classic --option "end=sabacc-won" --seats "$three" --seed 4
expect_said course pot 'Classic Sabacc · Hand 1 · Ends when a special hand wins the sabacc pot' \
    'Classic Sabacc · Hand 2 · Ends when a special hand wins the sabacc pot'

turns=3 plays sets "$size" "s e Return" --game pazaak --option "side-cards=none" --seats "$two" --seed 4
expect_said course sets 'Pazaak · Set 1, first to 3' 'Pazaak · Set 2, first to 3' 'Pazaak · Set 3, first to 3'
