# Drills come from finished games of one person that nobody looked back at: the page of drills looks through them by itself,
# and keeps grades too. A game of several people is left alone, and so is one that is not over.
. "$HERE/common.sh"
press() { printf '{"press":"%s"}\n' "$@"; }
game() { # NAME SEATS KEY…
    script $(key "${@:3}")
    off_screen --game corellian-spike --option "end=hands 1" --seats "$2" --seed 8 --input "$OUT/script.jsonl" --size "$size"
    mv "$(games_by_time | tail -n 1)" "$OUT/data/games/$1.sabacc"
    for note in "$OUT"/data/games/2*.unfinished; do [ ! -e "$note" ] || mv "$note" "$OUT/data/games/$1.unfinished"; done
}
game 20261121-100000-corellian-spike human:Ana,ai:regular:Vex,ai:regular:Brass s f
game 20261121-110000-corellian-spike human:Ana,ai:regular:Vex,ai:regular:Brass s
"$LAB" review "$OUT/data/games/20261121-100000-corellian-spike.sabacc" --seat 0 --json >"$OUT/review.json"

script "$(press tab:drills)" "$(shot found)" "$(press tab:games)" "$(press back)"
off_screen --scene history --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/page"
says page found about 'for today'
says page found drill:0 'Corellian Spike, hand 1'
python3 - "$OUT" <<'PYTHON' || fail "what was found is not what review finds"
import json, sys
out = sys.argv[1]
dearest = max(decision["lost"] for decision in json.load(open(out + "/review.json"))["decisions"])
records = json.load(open(out + "/data/drills.json"))["drills"]
assert list(records) == ["20261121-100000-corellian-spike.sabacc"], records
assert max(drill["lost"] for drill in records[list(records)[0]].values()) == round(100 * dearest), (records, dearest)
assert list(json.load(open(out + "/data/grades.json"))["games"]) == list(records)
PYTHON

# Of several people none are looked for.
rm -r "$OUT/data"
mkdir -p "$OUT/data/games"
cp "$HERE/../scenes/fixtures/evening/two-hands.sabacc" "$OUT/data/games/20261121-120000-corellian-spike.sabacc"
[ "$(state_of "$(record)" phase)" = game-over ] || fail "the friends' game is not over"
script "$(press tab:drills)" "$(shot none)" "$(press back)"
off_screen --scene history --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/friends"
says friends none none 'No drills yet'
