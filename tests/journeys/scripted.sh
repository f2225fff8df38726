# Three hands by one device alone: keys, mouse or pad. Each line of the script waits until the game is calm; what means
# nothing at that moment must do nothing.
. "$HERE/common.sh"
device=$1
script=$OUT/$device.jsonl
for round in $(seq 24); do
    case $device in
    keys) printf '%s\n' '{"key":"s"}' '{"key":"c"}' '{"key":"m"}' '{"key":"Return"}' ;;
    # Stand, the last of four; check or match, the first of three; Continue in the panel; fold, the third.
    mouse) printf '%s\n' '{"click":[1745,960]}' '{"click":[1445,886]}' '{"click":[1740,1008]}' '{"click":[1445,960]}' ;;
    pad) printf '%s\n' '{"pad":"a"}' ;;
    esac
done >"$script"
[ "$device" = pad ] && for again in 1 2 3; do cat "$script"; done >"$script.long" && mv "$script.long" "$script"
off_screen --input "$script" --size "$size" --game corellian-spike --option "end=hands 3" --seats human:Ana,ai:novice:Vex,ai:novice:Orro --seed 12 --credits 100
expect_finished 3
