# Nobody is stuck: never_stuck.sh keys|mouse|pad. A folded hand is over in one press, or goes on at one's own pace; a game
# without credits left can be watched to its end in one press; and after it come the same table again, with higher stakes.
. "$HERE/common.sh"
device=$1

press() { printf '{"press":"%s"}\n' "$1"; }
at() { printf '{"at":%s,%s}\n' "$1" "$2"; }
# by MS KEY X,Y PAD: a button while the others play.
by() {
    case $device in
    keys) at "$1" "\"key\":\"$2\"" ;;
    mouse) at "$1" "\"click\":[$3]" ;;
    pad) at "$1" "\"pad\":\"$4\"" ;;
    esac
}
play() {
    rm -rf "$OUT/data/games"
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$size" --game classic --seats human,ai:regular:Vex,ai:regular:Orro,ai:regular:Tally --seed 3 "${@:2}"
}

# Folded: the others' play is over at the next frame, and the panel is there; then the next hand.
script "$(press fold)" "$(at 9000 '"shot":"watching"')" "$(by 9050 n 1450,860 x)" "$(at 9100 '"shot":"over"')" \
    "$(press continue)" "$(shot next)"
play fold
says fold watching stage play
says fold over stage between
says fold next stage play
grep -q '"do": "0 fold"' "$(record)" || fail "nothing was folded"

# Without that it takes its time; at one's own pace more of it.
script "$(press fold)" "$(at 9100 '"shot":"quick"')"
play quick
script "$(press fold)" "$(by 7000 v 1745,860 y)" "$(at 9100 '"shot":"slow"')"
play slow
says quick quick stage play
[ "$(words_of slow slow serial)" -lt "$(words_of quick quick serial)" ] || fail "the pace did not change"

# The game over: the panel says what higher stakes would be, and they are played for.
script "$(press fold)" "$(press continue)" "$(press fold)" "$(press continue)" "$(shot over)" "$(press higher)" "$(shot higher)"
play over --credits 6
says over over stage over
grep -q 'an ante of 2, 12 credits each' "$OUT/over/over.json" || fail "what higher stakes are is not said"
python3 - "$OUT/over/over.json" <<'PYTHON' || fail "what higher stakes are stands apart from their button"
import json, sys
said = {fact["name"]: fact["box"] for fact in json.load(open(sys.argv[1], encoding="utf-8"))["said"]}
words, button = said["higher:words"], said["higher"]
assert 0 <= button[1] - words[1] - words[3] < 20, (words, button)
assert words[0] <= button[0] and button[0] + button[2] <= words[0] + words[2], (words, button)
PYTHON
higher=$(games_by_time | tail -n 1)
[ "$higher" != "$(record)" ] || fail "no other game"
grep -q '"ante": *"\?2' "$higher" || fail "the ante is not 2"
grep -q '"credits": *12' "$higher" || fail "the credits are not 12"
