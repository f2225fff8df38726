# A real window on a real X server: started, played by mouse and by keyboard, left and gone on with.
. "$HERE/common.sh"
export SDL_VIDEODRIVER=x11
printf '{"pace": 4, "music": 0, "effects": 0}\n' >"$OUT/data/settings.json"

# Where things lie the program itself says, of the same screens of another game with as many at the table.
script "$(shot title)" '{"press":"menu:start"}' "$(shot setup)" '{"press":"start"}' "$(shot table)" \
    $(key s f n) "$(shot results)"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/places" --size 1280x720 --data "$OUT/places-data"
# place SHOT NAME…: the middle of the first of these that it shows, in pixels of the window.
place() {
    python3 - "$OUT/places/$1.json" "${@:2}" <<'PYTHON'
import json, sys
said = json.load(open(sys.argv[1], encoding="utf-8"))["said"]
for name in sys.argv[2:]:
    for fact in said:
        if fact["name"] == name and "text" in fact:
            x, y, wide, high = fact["box"]
            print(round((x + wide / 2) * 2 / 3), round((y + high / 2) * 2 / 3))
            sys.exit()
sys.exit(f"no {sys.argv[2:]}")
PYTHON
}

mkfifo "$OUT/number"
# Without -noreset the server begins anew when its last client goes, and refuses whoever comes meanwhile.
Xvfb -noreset -displayfd 8 -screen 0 1280x720x24 -nolisten tcp 8>"$OUT/number" >"$OUT/xvfb.log" 2>&1 &
xvfb=$!
game=
# Whether it ends within so many seconds.
ends_within() {
    for try in $(seq $(($1 * 10))); do
        kill -0 $game 2>/dev/null || return 0
        sleep 0.1
    done
    return 1
}
finish() {
    wait $game || fail "it ended with $?: $(cat "$OUT/log")"
    game=
}
trap 'kill ${game:-} $xvfb 2>/dev/null || true' EXIT
read -r number <"$OUT/number"
export DISPLAY=:$number

start() {
    "$SABACC" --assets "$ASSETS" --data "$OUT/data" --mute --size 1280x720 "$@" 2>"$OUT/log" &
    game=$!
    for try in $(seq 100); do
        if xdotool search --onlyvisible --class sabacc >/dev/null 2>&1; then
            sleep 1.5
            # There is no window manager to hand over the keyboard.
            xdotool search --onlyvisible --class sabacc windowfocus
            return
        fi
        kill -0 $game 2>/dev/null || fail "it ended at once: $(cat "$OUT/log")"
        sleep 0.1
    done
    fail "no window appeared"
}
key() {
    xdotool key "$1"
    sleep 0.2
}
click() {
    xdotool mousemove "$1" "$2"
    sleep 0.1
    xdotool click 1
    sleep 0.2
}
hands() { state_of "$(record)" hand; }
acted() { grep -c '{"do": "0 ' "$(record)" || true; }

# From the title by mouse: Play, Sit down; the usual game, by the buttons.
start
click $(place title menu:start)
sleep 0.5
for y in 184 262 340; do click 989 $y; done # three novices, who answer at once
click $(place setup start)
sleep 1
[ -n "$(record)" ] || fail "sitting down began no game"
# Check, Match or Draw, the first of the buttons, whatever is asked. Once the hand is over its results lie there, whose rows
# open their clauses.
first=$(place table check take:deck draw match)
for try in $(seq 120); do
    click $first
    [ "$(hands)" -ge 2 ] && break
done
sleep 2
click $(place results continue)
[ "$(hands)" -ge 2 ] || fail "one hand could not be played by mouse"
[ "$(acted)" -ge 1 ] || fail "the mouse did nothing"

# On by keyboard, then left by its menu.
by_mouse=$(acted)
for try in $(seq 30); do
    for k in s c m Return; do key $k; done
    [ "$(acted)" -ge $((by_mouse + 3)) ] && break
done
[ "$(acted)" -gt "$by_mouse" ] || fail "the keyboard did nothing"
# On a busy machine a key comes before what it is meant for is there, so it is tried again; Quit is the last row.
for try in $(seq 8); do
    for k in F10 Down Down Down Down Down Down Down Return; do key $k; done
    ends_within 5 && break
done
ends_within 1 || fail "it could not be left by its menu"
finish
"$LAB" run "$(record)" >/dev/null || fail "the record does not play"

# Gone on with, and closed by its frame.
lines=$(wc -l <"$(record)")
if [ -n "$(find "$OUT/data/games" -name "*.unfinished")" ]; then
    start --resume
    for k in s c m Return s c m Return; do key $k; done
    xdotool search --onlyvisible --class sabacc windowclose
    wait $game || true # X takes the connection with the window
    game=
    [ "$(wc -l <"$(record)")" -ge "$lines" ] || fail "lines were lost"
    "$LAB" run "$(record)" >/dev/null || fail "the record does not play after the second sitting"
fi
