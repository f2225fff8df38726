# A match of Pazaak from the side deck to the payout, by one device alone: keys, mouse or pad. What means nothing at that
# moment does nothing; the panel at the end of each set waits to be read.
. "$HERE/common.sh"
device=$1
script=$OUT/$device.jsonl
{
    printf '%s\n' '{"shot":"bench"}'
    case $device in
    keys) printf '%s\n' '{"key":"k"}' ;;
    mouse) printf '%s\n' '{"click":[489,1017]}' ;;
    pad) printf '%s\n' '{"pad":"a"}' '{"pad":"a"}' ;;
    esac
    printf '%s\n' '{"shot":"turn"}'
    turns=12
    [ "$device" != mouse ] || turns=24 # it never stands
    for turn in $(seq $turns); do
        case $device in
        keys) printf '%s\n' '{"key":"e"}' '{"key":"s"}' '{"key":"Return"}' ;;
        # End, the second of three; the button of the panel in the place of the bar. The match's results have none there.
        mouse) printf '%s\n' '{"click":[1745,886]}' '{"click":[1600,985]}' ;;
        pad) printf '%s\n' '{"pad":"a"}' '{"pad":"a"}' ;;
        esac
    done
    printf '%s\n' '{"shot":"end"}'
} >"$script"
off_screen --input "$script" --shots "$OUT/shots" --size "$size" --game pazaak --seats human:Ana,random:Vex --seed 3
expect_finished 1
file=$(record)
[ "$(state_of "$file" hand_pot)" = 0 ] || fail "the wagers still lie there"
grep -q '{"do": "0 side ' "$file" || fail "no side deck was picked"
# One panel tells of the match and of the game: keys and pad go on from it to another match, the mouse has stayed at it.
games=$(find "$OUT/data/games" -name '*.sabacc' | wc -l)
if [ "$device" = mouse ]; then [ "$games" = 1 ]; else [ "$games" -gt 1 ]; fi || fail "$games games were begun"
grep -q ' began this set"' "$OUT/shots/turn.json" || fail "it is not said who began the set"
grep -q '"Your turn"' "$OUT/shots/turn.json" || fail "it is not said whose turn it is"
shows_all "$OUT/shots" bench turn end
