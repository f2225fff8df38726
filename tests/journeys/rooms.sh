# Every page that shows no path, walked by the keyboard: each of its rows reached and changed, for each game; lying,
# upright, and in the largest text: rooms.sh lying|upright|large. What is drawn before every key is held to what is kept (SABACC_MOMENTS, tests/screens/drawn.py).
. "$HERE/common.sh"
press() { printf '{"press":"%s"}\n' "$@"; }
times() { for _ in $(seq "$1"); do key "${@:2}"; done; }
games=$("$LAB" games | sed -n 's/^\([a-z][a-z-]*\)  .*/\1/p')
[ "$(printf '%s\n' $games | wc -l)" = 14 ] || fail "not fourteen games: $games"

# walk SCENE SIZE: by the lines of the standard input.
walk() {
    cat >"$OUT/script.jsonl"
    rm -rf "$OUT/data"
    mkdir -p "$OUT/data"
    [ -z "${settings:-}" ] || printf '%s\n' "$settings" >"$OUT/data/settings.json"
    off_screen --scene "$1" --size "$2" --input "$OUT/script.jsonl"
}

all_rooms() {
    walk settings "$1" < <(
        times 17 Right Down
        times 2 Tab Right Return Left
        key Tab
    )
    walk keys "$1" < <(
        times 10 Down Right
        key q 5 Down x Up Return Tab Right Return Tab Tab Return Escape
    )
    walk rules "$1" < <(
        for _ in $games; do
            press rules:options
            times 4 Down
            press rules:ladder
            times 3 Down
            press rules:steps
            times 4 Down
            press rules:cards
            times 4 Down
            key PageDown Tab
            press rules:game
        done
    )
    walk setup "$1" < <(
        for game in $games; do
            press game "game:$game"
            times 6 Down Right
            key Tab Down Right Tab Down Right
            press rules back
        done
        press game game:classic name:1
        times 3 Right
        times 2 Left
        press seats
        times 2 Left
        times 5 Right
        press house-rules dealer
        times 3 Right
        key Left
        press seat:0 name:0
        times 10 Backspace # a seat without a name is called by its number
        press dealer
        key Left
        press undo undo seed
        printf '{"text":"4x"}\n{"text":"477"}\n'
        press game game:solitaire results
        times 3 Down
        key PageDown Escape
        press rules rules:cards back
        press game game:pazaak side:0
        times 8 Down Right
        key Return Tab Return Tab Right Return Escape Escape
    )
}

all_kept() { [ -d "$OUT/moments/run-$1" ] || [ -z "$DRAWN" ] || fail "not every walk is kept by itself"; }
settings='{"music": 0}'
case $1 in
lying) all_rooms 640x360 ;;
upright) all_rooms 450x800 ;;
large)
    settings='{"text-size": 200, "contrast": 1}'
    all_rooms 640x360
    ;;
esac
if [ "$1" != lying ]; then
    all_kept 4
    exit 0
fi
# Each option of the rules, in the first game that has it, through all its forms, and their numbers; those of symbols where
# symbols decide.
options() {
    "$LAB" games --json | python3 -c '
import json, sys
seen = set()
print(json.dumps({"press": "house-rules"}))
for game in json.load(sys.stdin)["games"]:
    new = [option for option in game["options"] if option["key"] not in seen]
    seen.update(option["key"] for option in new)
    if new: print(json.dumps({"press": "game"}), json.dumps({"press": "game:" + game["id"]}), sep="\n")
    for option in new:
        if option["key"] == "on-spike":
            print(json.dumps({"press": "preset"}), json.dumps({"press": "preset:symbol-spike"}), sep="\n")
        print(json.dumps({"press": "option:" + option["key"]}))
        for _ in range(len(option.get("values", "...")) + 2): print(json.dumps({"key": "Right"}))
        for way in ("Down", "Right", "Right", "Left", "Up"): print(json.dumps({"key": way}))
'
}

# Results with many hands and deals, longer than the page; with none won; and a file that cannot be read.
results() {
    rm -rf "$OUT/data"
    mkdir -p "$OUT/data"
    cat >"$OUT/data/streaks.json"
    script '{"press":"game"}' '{"press":"game:solitaire"}' '{"press":"results"}' "$(times 6 Down)" "$(key PageDown PageUp)" \
        '{"wheel":-2}' "$(key Return)"
    for frame in 640x360 450x800; do off_screen --scene setup --size "$frame" --input "$OUT/script.jsonl"; done
}
results < <(
    python3 - <<'PYTHON'
import json
hands = [{"cards": cards, "total": total, "rank": rank, "day": f"2026-11-{day:02}"}
         for cards, total, rank, day in (("idiot sa2 fl3", 23, "idiots-array", 1), ("moderation st13 sa3 co15", 17, "total", 2),
                                         ("sa11 co12", 23, "pure-23", 3), ("fl1", 1, "total", 4), ("endurance star", -25, "total", 5))]
deals = [{"number": number, "end": end, "total": total, "rank": "total"}
         for number, end, total in ((20261121, "won", 22), (20261120, "lost", -3), (7, "drawn", 0), (77, "won", 19))]
print(json.dumps({"solitaire": {"won": 31, "lost": 12, "drawn": 4, "streak": 5, "longest": 9, "best": hands, "deals": deals}}))
PYTHON
)
results <<<'{"solitaire": {"won": 0, "lost": 2, "drawn": 0, "streak": 0, "longest": 0, "best": []}}'
results <<<'{"solitaire": {"won": 3,'

# Tokens are told of in a game that has them.
script '{"key":"?"}' '{"press":"rules:tokens"}' "$(times 5 Down)" "$(key PageDown Up)" '{"press":"back"}'
for frame in 640x360 450x800; do
    rm -rf "$OUT/data"
    mkdir -p "$OUT/data"
    off_screen --game kessel --seats human,ai:regular:Vex,ai:regular:Orro,ai:regular:Tally --seed 3 --size "$frame" --input "$OUT/script.jsonl"
done
walk setup 640x360 < <(options)
all_kept 13
