# Every page that shows no path, walked by the keyboard: each of its rows reached and changed, for each game; lying,
# upright, and in the largest text. What is drawn before every key is held to what is kept (SABACC_MOMENTS, tests/screens/drawn.py).
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
        key q Down x Up Return Tab Right Return Tab Tab Return Escape
    )
    walk rules "$1" < <(
        for _ in $games; do
            press rules:options
            times 4 Down
            press rules:ladder
            times 3 Down
            press rules:steps
            times 4 Down
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
        press game game:pazaak side:0
        times 8 Down Right
        key Return Tab Return Tab Right Return Escape Escape
    )
}

settings='{"music": 0}'
all_rooms 640x360
all_rooms 450x800
settings='{"text-size": 200, "contrast": 1}'
all_rooms 640x360
[ -d "$OUT/moments/run-12" ] || [ -z "$DRAWN" ] || fail "not every walk is kept by itself"
