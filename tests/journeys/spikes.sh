# Moments of the games with Spike cards and with a target, each answered by one device alone: a trump tie, a draw-off,
# a hand of nothing, a Spike card bought and the dice that leave it lying.
. "$HERE/common.sh"
device=$1

# steps KEYS MOUSE PAD: the script of the device; each argument is a list of lines. A picture before and after.
steps() {
    local lines
    case $device in
    keys) lines=$1 ;;
    mouse) lines=$2 ;;
    pad) lines=$3 ;;
    esac
    printf '%s\n' '{"shot":"asked"}' $lines '{"shot":"answered"}' >"$OUT/script.jsonl"
}
key() { printf '{"key":"%s"}\n' "$@"; }
pad() { printf '{"pad":"%s"}\n' "$@"; }
click() { for at in "$@"; do printf '{"click":[%s]}\n' "$at"; done; }
# play RECORD WANTED…: what Ana did last, in this order.
play() {
    local record=$1 did wanted
    shift
    keep "$record"
    off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/$record" --size ${SIZE:-1280x720}
    shows_all "$OUT/$record" asked answered
    did=$(done_by_ana "$kept" | tail -n $# | tr '\n' ';')
    wanted=$(printf '%s;' "$@")
    [[ $did == $wanted ]] || fail "$record by $device: did $did, wanted $wanted"
}
