# Backs that are earned: without feats there are the four that everybody has; six feats open the black and golden one, which
# is kept, and lies on the table; fifteen the ivory one. The page of feats says what comes next.
. "$HERE/common.sh"
press() { printf '{"press":"%s"}\n' "$@"; }
feats() { # NUMBER of feats found
    python3 - "$OUT/data/feats.json" "$1" "$ASSETS/../src/session/feats.def" <<'PYTHON'
import json, re, sys
with open(sys.argv[3], encoding="utf-8") as file:
    words = re.findall(r'^FEAT\("([^"]+)"', file.read(), re.M)[:int(sys.argv[2])]
with open(sys.argv[1], "w", encoding="utf-8") as file:
    json.dump({"feats": {word: {"on": 20261121, "game": "classic"} for word in words}}, file)
PYTHON
}
cards() { # DIRECTORY INDEX: that back of the Spike's cards is chosen
    {
        press cards:spike "cards:spike:back:$2"
        shot chosen
        press back
    } >"$OUT/script.jsonl"
    rm -f "$OUT/data/settings.json"
    off_screen --scene cards --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/$1"
}
is_kept() { tr -d ' \n' <"$OUT/data/settings.json" | grep -q "\"back\":\"$1\"" || fail "not kept: $1"; }
cards none 0
says none chosen cards:spike:back:3 "Orrery"
says_nothing none chosen cards:spike:back:4
feats 6
cards six 4
says six chosen cards:spike:back:4 "Black and gold"
says_nothing six chosen cards:spike:back:5
is_kept back-5
feats 15
cards fifteen 5
says fifteen chosen cards:spike:back:5 "Ivory"
is_kept back-6
printf '%s\n' "$(press tab:2)" "$(shot feats)" >"$OUT/script.jsonl"
off_screen --scene tonight --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/page"
says page feats backs "All backs"
printf '%s\n' "$(shot table)" >"$OUT/script.jsonl"
off_screen --game corellian-spike --seats human,ai:regular:Vex,ai:regular:Orro,ai:regular:Tally --seed 3 --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/table"
