# Somebody presses what lies at hand, by keys, mouse and pad: at a table plays, leaves and goes on, opens pages over pages,
# points at everything and scrolls it; in the other rooms wanders about. What is drawn before every input is held to what
# is kept, for 16 seconds or 50 inputs at a table, 25 or 80 elsewhere. $1 is the device; $2 says where: tables, presets,
# friends, any or rooms.
. "$HERE/common.sh"
device=$1 where=$2 seed=0
settings='{"music": 0}'

# Nothing is kept of before but $settings.
begin_anew() {
    rm -rf "$OUT/data"
    mkdir -p "$OUT/data"
    printf '%s\n' "$settings" >"$OUT/data/settings.json"
}

# wander INPUTS ARGUMENTS…: of the next seed, every third upright; with $settings.
wander() {
    local inputs=$1 frame=$size hand=$device
    shift
    [ $((seed % 3)) != 0 ] || frame=$upright
    seed=$((seed + 1))
    [ "$device$frame" != "mouse$upright" ] || hand=mouse-upright
    python3 "$HERE/wander.py" "$seed" "$inputs" "$hand" >"$OUT/script.jsonl"
    begin_anew
    off_screen --size "$frame" --input "$OUT/script.jsonl" --seed "$seed" "$@"
}

tables() {
    for game in $("$LAB" games | sed -n 's/^\([a-z][a-z-]*\)  .*/\1/p'); do
        wander 50 --run-for 16000 --game "$game"
    done
}

# Every third preset of each game, for a shorter time, half of them with larger text and more contrast.
presets() {
    local game preset at=0
    while read -r game preset; do
        [ $(((at += 1) % 3)) = 0 ] || continue
        [ $((seed % 2)) = 0 ] && settings='{"music": 0}' || settings='{"text-size": 150, "contrast": 1, "pace": 4}'
        wander 30 --run-for 10000 --game "$game" --preset "$preset"
    done < <("$LAB" games | sed -n -e 's/^\([a-z][a-z-]*\)  .*/\1/; t keep' -e 's/^ *--preset \([^ ]*\).*/\1/; t tell' -e d \
        -e ': keep' -e h -e d -e ': tell' -e 'H; g; s/\n/ /; p; s/ .*//; h' -e d)
}

# Friends at one screen, and house rules that ask for more than usual.
friends() {
    local friends=human:Ana,human:Ben
    for game in classic kessel pazaak corellian-spike swag; do wander 60 --run-for 20000 --game $game --seats $friends; done
    for rule in "discards=exactly 2" "discards=min 2" "discards=one-of 1,3" "discards=max 1" "discard-pile=on" "discard-fee=3" \
        "devices=allowed" "shift-on=timer 20" "shift=pool" "shift=under-marker" "house-dealer=on" "round-limit=2"; do
        wander 40 --run-for 14000 --game classic --option "$rule" --seats human:Ana,ai:novice,random
    done
    wander 40 --run-for 14000 --game pazaak --option sets=1 --seats human:Ana,random
    wander 40 --run-for 14000 --game kessel --option tokens=draft --seats $friends
    # Whatever is offered first is taken, hand after hand.
    for _ in $(seq 150); do key Return; done >"$OUT/script.jsonl"
    for game in classic kessel pazaak corellian-spike force bespin-yarith; do
        off_screen --size "$size" --input "$OUT/script.jsonl" --seed 5 --run-for 45000 --game $game --seats $friends
    done
    wander 60 --run-for 20000 --game classic --option sit-out=on --seats $friends,ai:novice:Bo
}

# Tables that nobody set up: any options, seats and opponents, by somebody who mostly takes what is offered first; and
# without motion, hand after hand to their results, by somebody who always does.
any() {
    local words returns number=6
    returns=$(for _ in $(seq 90); do key Return; done)
    for game in $("$LAB" games | sed -n 's/^\([a-z][a-z-]*\)  .*/\1/p'); do
        mapfile -t words < <("$ANY_SETUP" "$game" 1)
        settings='{"music": 0}'
        wander 50 --run-for 16000 "${words[@]}"
        settings='{"music": 0, "pace": 4}'
        number=$((number == 4 ? 6 : 4))
        mapfile -t words < <("$ANY_SETUP" "$game" $number)
        begin_anew
        printf '%s\n' "$returns" >"$OUT/script.jsonl"
        off_screen --size "$size" --input "$OUT/script.jsonl" --seed $number --run-for 60000 "${words[@]}"
    done
}

rooms() {
    local scene
    for scene in title gallery cards settings keys setup rules; do
        [ $((seed % 2)) = 0 ] && settings='{"music": 0}' || settings='{"text-size": 150, "contrast": 1}'
        wander 80 --run-for 25000 --scene "$scene"
    done
}

case $where in
tables | presets | rooms | friends | any) $where ;;
*) fail "there is no $where to wander about" ;;
esac
exit 0
