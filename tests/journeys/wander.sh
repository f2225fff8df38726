# Somebody at a table presses what lies at hand, by keys, mouse and pad: plays, leaves and goes on, opens pages over pages,
# points at everything and scrolls it. What is drawn before every input is held to what is kept, for 25 seconds or 80 inputs. $1 is the
# device.
. "$HERE/common.sh"
device=$1

# wander SEED SIZE GAME
wander() {
    local seed=$1 frame=$2 hand=$device
    [ "$device$frame" != "mouse$upright" ] || hand=mouse-upright
    python3 "$HERE/wander.py" "$seed" 80 "$hand" >"$OUT/script.jsonl"
    rm -rf "$OUT/data"
    mkdir -p "$OUT/data"
    printf '{"music": 0}\n' >"$OUT/data/settings.json"
    off_screen --game "$3" --size "$frame" --input "$OUT/script.jsonl" --seed "$seed" --run-for 25000
}

seed=0
[ "$device" != mouse ] || seed=100 # of 10 one comes to a page that names a directory
for game in $("$LAB" games | sed -n 's/^\([a-z][a-z-]*\)  .*/\1/p'); do
    frame=$size
    [ $((seed % 3)) != 0 ] || frame=$upright
    wander $((seed += 1)) $frame "$game"
done
exit 0
