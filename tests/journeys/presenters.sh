# What comes on a real screen, through each presenter: compared in pixels with what the painter paints off-screen.
#   presenters.sh x11 surface|texture     a window on Xvfb: opened, clicked, resized
#   presenters.sh wayland texture         under weston (its x11 backend, on Xvfb) with a screen of scale 2 and one of
#                                         scale 1: opened, clicked, dragged from the one to the other, full screen there
. "$HERE/common.sh"
driver=$1 presenter=$2
# The libraries of OpenGL and of Wayland's window frames keep what they are lent.
[ $presenter = surface ] || export ASAN_OPTIONS=${ASAN_OPTIONS:-}:detect_leaks=0
scene=(--scene rules --reduced-motion)
options=1395,174 nowhere=78,900 # logical: the fourth tab; beside everything

# ---- what is wanted ----

# picture NAME SIZE LINE…: wanted/NAME.png, after the lines of a script.
picture() {
    local name=$1 size=$2
    shift 2
    script "$@" '{"when":"idle","shot":"'"$name"'"}'
    off_screen "${scene[@]}" --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/wanted"
}

# ---- screens ----

mkdir "$OUT/screen"
mkfifo "$OUT/number"
# Without -noreset the server begins anew when its last client goes, and refuses whoever comes meanwhile.
Xvfb -noreset -displayfd 8 -screen 0 2080x800x24 -nolisten tcp -fbdir "$OUT/screen" 8>"$OUT/number" >"$OUT/xvfb.log" 2>&1 &
xvfb=$!
weston= game=
trap 'kill ${game:-} ${weston:-} 2>/dev/null || true; sleep 0.2; kill $xvfb 2>/dev/null || true' EXIT
read -r number <"$OUT/number"
export DISPLAY=:$number

# until_true COMMAND…: tried for 40 seconds.
until_true() {
    local end=$((SECONDS + 40))
    while [ $SECONDS -lt $end ]; do
        "$@" && return
        sleep 0.2
    done
    return 1
}

# shows NAME X Y: the screen shows wanted/NAME.png there, soon.
is_shown() { python3 "$HERE/screen.py" "$OUT/screen/Xvfb_screen0" "$2" "$3" "$OUT/wanted/$1.png" >"$OUT/differs"; }
shows() {
    until_true is_shown "$@" && return
    cp "$OUT/screen/Xvfb_screen0" "$OUT/screen.xwd"
    fail "$driver, $presenter: $(cat "$OUT/differs"); see $OUT/screen.xwd"
}

point_at() { xdotool mousemove "$1" "$2" sleep 0.2; }
point_away() { point_at 2079 799; }

# drag X Y X Y: the window, with the compositor's key.
drag() {
    point_at "$1" "$2"
    xdotool keydown super sleep 0.1 mousedown 1 sleep 0.2 mousemove $((($1 + $3) / 2)) "$4" sleep 0.1 mousemove "$3" "$4" sleep 0.2 mouseup 1 keyup super
}

# begin SIZE: the game, in a window.
begin() {
    SDL_VIDEODRIVER=$driver SABACC_PRESENTER=$presenter "$SABACC" --assets "$ASSETS" --data "$OUT/data" --mute \
        "${scene[@]}" --size "$1" --perf "$OUT/perf.json" 2>"$OUT/log" &
    game=$!
}
end() {
    kill -0 $game 2>/dev/null || fail "it ended by itself: $(cat "$OUT/log")"
    kill $game
    wait $game || fail "it ended with $?: $(cat "$OUT/log")"
    game=
}

# ---- X11 ----

find_window() {
    window=$(xdotool search --onlyvisible --class sabacc 2>/dev/null | head -n 1)
    [ -n "$window" ] || { kill -0 $game 2>/dev/null || fail "it ended at once: $(cat "$OUT/log")"; false; }
}
place_window() {
    eval "$(xdotool getwindowgeometry --shell "$window")" # X, Y, WIDTH, HEIGHT
}

play_x11() {
    picture opened 640x360
    picture clicked 640x360 "$(click $options)"
    picture larger 900x500
    picture wider 960x500
    picture higher 960x540
    point_away
    begin 640x360
    until_true find_window || fail "no window appeared"
    place_window
    shows opened "$X" "$Y"
    point_at $((X + 1395 / 3)) $((Y + 174 / 3))
    xdotool click 1
    shows clicked "$X" "$Y"
    end
    begin 640x360
    until_true find_window || fail "no window appeared"
    point_away
    xdotool windowsize "$window" 900 500 windowmove "$window" 30 40
    shows larger 30 40
    xdotool windowsize "$window" 960 500 # one side alone, and the other
    shows wider 30 40
    xdotool windowsize "$window" 960 540
    shows higher 30 40
    end
}

# ---- Wayland ----

start_weston() {
    export XDG_RUNTIME_DIR=$OUT/runtime WAYLAND_DISPLAY=sabacc-journey
    mkdir -m 700 "$XDG_RUNTIME_DIR"
    weston --backend=x11-backend.so --use-pixman --config="$HERE/weston.ini" --output-count=2 \
        --socket=$WAYLAND_DISPLAY --log="$OUT/weston.log" >/dev/null 2>&1 &
    weston=$!
    until_true test -S "$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY" || fail "weston did not start: $(cat "$OUT/weston.log")"
    until_true has_screens || fail "weston opened no two screens: $(cat "$OUT/weston.log")"
    xdotool windowmove "${screens[1]}" 1280 0
}
has_screens() {
    screens=($(xdotool search --onlyvisible --class weston 2>/dev/null | sort -n))
    [ ${#screens[@]} = 2 ]
}

play_wayland() {
    picture opened 1280x720 # 640×360 on the screen of scale 2
    picture clicked 1280x720 "$(click $options)"
    picture moved 640x360 "$(click $options $nowhere)"
    picture full-right 800x450 "$(click $options $nowhere)"
    start_weston
    point_away
    begin 640x360
    shows opened 0 0
    point_at $((1395 * 2 / 3)) $((174 * 2 / 3))
    xdotool click 1
    shows clicked 0 0

    # To the other screen, where a pixel is a pixel: as far as the edge, then on from there.
    xdotool windowfocus "${screens[0]}"
    drag 10 700 1278 700
    xdotool windowfocus "${screens[1]}"
    drag 1300 340 1330 360
    point_at 1330 320 # beside everything: a click gives the window the keyboard
    xdotool click 1
    point_away
    shows moved $((1280 + 639 - 5 + 30 - 640)) 20
    xdotool key F11
    shows full-right 1280 0
    xdotool key F11
    shows moved $((1280 + 639 - 5 + 30 - 640)) 20
    end
}

play_"$driver"
