# What cannot be played is said in one line, and the program ends with 2 before a window opens.
. "$HERE/common.sh"
refused() {
    local says=$1 status=0
    shift
    off_screen "$@" 2>"$OUT/said" || status=$?
    [ $status = 2 ] || fail "$*: ended with $status, wanted 2"
    [ "$(wc -l <"$OUT/said")" = 1 ] || fail "$*: said $(cat "$OUT/said")"
    grep -q -- "$says" "$OUT/said" || fail "$*: said $(cat "$OUT/said"), wanted $says"
}
refused 'corellian-spike' --game chess
refused 'wookiee' --preset nothing
refused 'ante' --option ante=0
refused 'no such option\|colour' --option colour=red
refused 'ai:regular' --seats ai:genius
refused 'unfinished' --resume
refused 'nowhere.sabacc' --replay "$OUT/nowhere.sabacc"
printf '%s\n' '{"sabacc-record": 1' >"$OUT/broken.sabacc"
refused 'broken.sabacc' --replay "$OUT/broken.sabacc"
[ ! -d "$OUT/data/games" ] || fail "a refused game left a record"
