# A shift of each kind at the table; the pool of one, of which a person points at a card, left and gone on with; and the
# timer, which shifts while a person thinks, the same for the same seed.
. "$HERE/common.sh"
for effect in core rim wild under-marker pool; do
    keep pool
    sed -i "1s/\"shift-on\": \"d6 1-6\"/\"shift-on\": \"d6 1-6\", \"shift\": \"$effect\"/" "$kept"
    script '{"press":"match"}' '{"at":60000,"shot":"after"}'
    off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/$effect" --shot-at 4200,5000,5800,7000 --size 960x540
    "$LAB" run "$kept" >/dev/null || fail "$effect: the record does not play"
    picks=$(grep -c '{"do": "\* pick' "$kept" || true)
    case $effect in
    core | wild) [ "$picks" = 0 ] || fail "$effect: $picks cards were picked" ;;
    *) [ "$picks" -ge 2 ] || fail "$effect: $picks cards were picked" ;;
    esac
    [ -s "$OUT/$effect/after.png" ] || fail "$effect: no picture"
done

# Pointed at by name, by the key in focus, by any; left while it waits, and gone on with.
for choose in '{"press":"pool:1"}' '{"key":"Return"}' '{"pad":"a"}' '{"press":"hurry"}' '{"at":30000,"key":"q"}'; do
    keep pool
    script '{"press":"match"}' '{"key":"m"}' '{"shot":"pool"}' "$choose" '{"key":"d"}'
    off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/shots" --size 960x540
    [ "$(done_by_ana "$kept" | tail -n 1)" = "0 draw" ] || fail "$choose: play did not go on"
done
keep pool
script '{"press":"match"}' '{"key":"m"}' '{"key":"Escape"}' '{"press":"pause:quit"}'
off_screen --resume --input "$OUT/script.jsonl" --size 960x540
script '{"press":"pool:1"}' '{"key":"d"}'
off_screen --resume --input "$OUT/script.jsonl" --size 960x540
[ "$(done_by_ana "$kept" | tail -n 1)" = "0 draw" ] || fail "the pool was not gone on with"

script '{"shot":"before"}' '{"at":200000,"shot":"shifted"}'
for time in 1 2; do
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/timer" --size 960x540 --game classic --option "shift-on=timer 2" \
        --seats human:Ana,random:Vex --seed 3 --data "$OUT/timer-$time"
done
first=$(find "$OUT/timer-1/games" -name '*.sabacc') second=$(find "$OUT/timer-2/games" -name '*.sabacc')
[ "$(grep -c '{"do": "\* shift"}' "$first")" = 1 ] || fail "the timer shifted other than once before one action"
cmp -s "$first" "$second" || fail "the same seed shifted at another moment"
shows_all "$OUT/timer" before shifted
