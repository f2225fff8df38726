# Three friends at one screen, by keys, mouse, pad or touch: friends.sh keys|mouse|pad|touch. A hand of Corellian Spike is
# played face down; each looks by pressing twice and by holding, whatever else is done meanwhile; nothing stays open.
. "$HERE/common.sh"
device=$1
press() { printf '{"press":"%s"}\n' "$@"; }
owner() { printf '{"expect":{"owner":"%s: your turn"}}\n' "$1"; }
# at MS: the moment of the next line. Time runs on by itself only while something moves.
at() { printf '{"at":%s,%s\n' "$1" "${2#\{}"; }
peek=1738,759 # in logical units, of landscape
tap() { printf '{"down":[%s]}\n{"up":[%s]}\n' "$1" "$1"; }
toggle() {
    case $device in
    keys) key y ;;
    mouse) click $peek ;;
    pad) pad lt ;;
    touch) tap $peek ;;
    esac
}
# hold MS: presses at that time, and lets go a second later; between the two a picture.
hold() {
    local down up
    case $device in
    keys) down='{"key":"y"}' up='{"release":"y"}' ;;
    mouse | touch) down="{\"down\":[$peek]}" up="{\"up\":[$peek]}" ;;
    pad) down='{"pad":"lt"}' up='{"release":"lt","of":1}' ;;
    esac
    at "$1" "$down"
    shot "held-$1"
    at $(($1 + 1000)) "$up"
    shot "let-go-$1"
}
{
    press look
    shot open-0
    press stand look stand look stand
    owner Ana
    shot down-1
    toggle
    shot open-1
    toggle
    shot down-2
    hold 60000
    toggle
    press check # open as the turn ends: hidden at once
    owner Ben
    shot ben
    hold 70000
    press bet confirm
    owner Cleo
    shot cleo
    press match
    owner Ana
    shot ana
    press fold
} >"$OUT/script.jsonl"
for seed in 3 4; do
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/$seed" --size 960x540 --seed $seed --game corellian-spike \
        --seats human:Ana,human:Ben,human:Cleo --option open-discard=off --data "$OUT/data-$seed"
done
for shot in down-1 down-2 let-go-60000 ben let-go-70000 cleo ana; do
    cmp -s "$OUT/3/$shot.png" "$OUT/4/$shot.png" || fail "$shot gives a hand away: compare $OUT/3 and $OUT/4"
done
for shot in open-0 open-1 held-60000 held-70000; do
    cmp -s "$OUT/3/$shot.png" "$OUT/4/$shot.png" && fail "$shot shows no hand"
done
sed -n 's/^{"do": "\([0-9] .*\)"}$/\1/p' "$(games_by_time "$OUT/data-3" | head -n 1)" | tr '\n' ';' >"$OUT/done"
[ "$(cat "$OUT/done")" = "0 stand;1 stand;2 stand;0 check;1 bet 1;2 match;0 fold;" ] || fail "done: $(cat "$OUT/done")"
