# The deal of the day by one device alone: the calendar, a game of today and one of a day that is past, what the master had
# with the same chance, the line to share; a game that was left is gone on with, and only the first try counts.
. "$HERE/common.sh"
device=$1
results=$OUT/data/daily.json
latest() { games_by_time | tail -n 1; }
# kept DAY GAME KEY: what is kept of it, "" if nothing is.
kept() {
    python3 - "$results" "$@" <<'PYTHON'
import json, sys
path, day, game, key = sys.argv[1:]
found = json.load(open(path, encoding="utf-8")).get("days", {}).get(day, {}).get(game, {}).get(key, "")
print(" ".join(map(str, found)) if isinstance(found, list) else found)
PYTHON
}
# Solitaire's five hands, each ended at once.
hands() { for round in 1 2 3 4; do key n Return; done; key n; }

# Into the calendar, and back to the title.
case $device in
keys) script "$(key Tab)" '{"shot":"calendar"}' "$(key Escape)" '{"shot":"title"}' ;;
mouse) script '{"press":"month:before"}' '{"shot":"october"}' '{"press":"day:20261003"}' '{"shot":"calendar"}' \
    '{"press":"month:after"}' '{"shot":"november"}' '{"press":"back"}' '{"shot":"title"}' ;;
pad) script "$(pad rb)" '{"shot":"calendar"}' "$(pad b)" '{"shot":"title"}' ;;
esac
off_screen --scene tonight --input "$OUT/script.jsonl" --shots "$OUT/calendar" --size "$size"
shows_all "$OUT/calendar" calendar title
[ ! -e "$results" ] || fail "results are kept of looking"
if [ "$device" = mouse ]; then
    says calendar october month 'October 2026'
    says calendar calendar played '2026-10-03: 0 of 14 played'
    says calendar november month 'November 2026'
fi

# A game of today, the tenth of the stamps below the button of the first, left in its first hand.
leave='{"press":"pause:leave"}'
with_keys=(key Down Down Left Left Left) # the first one shows where the focus is
with_pad=(pad dpad-down dpad-down dpad-left dpad-left dpad-left)
case $device in
keys) script '{"press":"menu:tonight"}' "$("${with_keys[@]}")" "$(key Return)" '{"shot":"begun"}' "$(key d Escape)" $leave ;;
mouse) script '{"press":"menu:tonight"}' '{"press":"daily:9"}' '{"shot":"begun"}' "$(key d Escape)" $leave ;;
pad) script '{"press":"menu:tonight"}' "$("${with_pad[@]}")" "$(pad a)" '{"shot":"begun"}' "$(key d)" "$(pad b)" $leave ;;
esac
off_screen --input "$OUT/script.jsonl" --shots "$OUT/left" --size "$size"
[ "$(kept "$SABACC_TODAY" solitaire on)" = "$SABACC_TODAY" ] || fail "the first try is not noted"
[ -z "$(kept "$SABACC_TODAY" solitaire own)" ] || fail "a game that was left has a result"
left=$(latest)

# Where it was left before the master had played it, that is done when the calendar is open again.
python3 - "$results" "$SABACC_TODAY" <<'PYTHON'
import json, sys
path, day = sys.argv[1:]
results = json.load(open(path, encoding="utf-8"))
results["days"][day]["solitaire"].pop("master", None)
json.dump(results, open(path, "w", encoding="utf-8"))
PYTHON
script '{"press":"menu:tonight"}' "$("${with_keys[@]}")" '{"shot":"afterwards.json"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/afterwards" --size "$size"
[ -n "$(kept "$SABACC_TODAY" solitaire master)" ] || fail "the master has not played what was left"
says afterwards afterwards daily:9 'Begun · master'
# What has the focus is on the ticket, whose button goes on with it.
says afterwards afterwards play 'Resume'

# The same game is gone on with, and ends with both numbers side by side and a line to share.
script '{"press":"menu:tonight"}' '{"press":"daily:9"}' '{"shot":"again"}' "$(hands)" "$(key Return)" \
    '{"shot":"over"}' '{"press":"share"}' '{"shot":"shared"}' \
    '{"press":"look-back"}' '{"shot":"looked.json"}' '{"press":"back"}' '{"press":"tonight"}' '{"shot":"after"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/ended" --size "$upright"
[ "$(latest)" = "$left" ] || fail "a game that was left was begun anew"
own=$(kept "$SABACC_TODAY" solitaire own) master=$(kept "$SABACC_TODAY" solitaire master)
[ -n "$own" ] && [ -n "$master" ] || fail "no result: own '$own', master '$master'"
says ended over daily:line 'Solitaire Sabacc · 2026-11-21'
says ended over daily:line 'the master'
says ended looked "" 'Look back: Solitaire Sabacc'
says ended after played 'Today: 1 of 14 played'
says ended after streak '1 day in a row'

# The rest is the same by every device.
[ "$device" = keys ] || exit 0

# Again, and otherwise: the same cards; nothing more is kept of it.
first=$(grep -m 4 'do": "\* deal' "$left")
cp "$results" "$OUT/once.json"
rm -rf "$OUT/data/games"
script '{"press":"menu:tonight"}' '{"press":"daily:9"}' '{"shot":"repeated"}' '{"key":"d"}' "$(hands)" '{"key":"Return"}' '{"shot":"over"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/second" --size "$size"
[ "$(grep -m 4 'do": "\* deal' "$(latest)")" = "$first" ] || fail "other cards the second time"
cmp -s "$results" "$OUT/once.json" || fail "the second try was kept"
grep -q 'Only the first one counts' "$OUT/second/over.json" || fail "it is not said that the try does not count"

# A past day is open, against three opponents; it does not lengthen the row of days.
script '{"press":"menu:tonight"}' '{"press":"day:20261119"}' '{"press":"daily:0"}' '{"shot":"past"}' \
    "$(for i in $(seq 60); do key s c m Return; done)" '{"shot":"over"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/past" --size "$size"
[ -n "$(kept 20261119 corellian-spike own)" ] || fail "a past day has no result"
[ "$(kept 20261119 corellian-spike on)" = "$SABACC_TODAY" ] || fail "the past day was not played today"
script '{"press":"menu:tonight"}' '{"shot":"page"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/page" --size "$size"
says page page streak '1 day in a row'

# A file that cannot be read is told of and put aside.
printf '{"days": {\n' >"$results"
cp "$results" "$OUT/bad.json"
script '{"press":"menu:tonight"}' '{"shot":"told"}' '{"press":"daily:9"}' "$(hands)" '{"key":"Return"}' '{"shot":"over"}' \
    '{"press":"tonight"}' "$(key Return)" '{"shot":"next"}' "$(key Escape)"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/bad" --size "$size"
# From a deal that was played the ticket goes on to the next.
head -n 1 "$(latest)" | grep -q '"game": "bespin-yarith"' || fail "the ticket is not that of the deal after the one played"
cmp -s "$results.bak" "$OUT/bad.json" || fail "the bad file was not put aside"
[ -n "$(kept "$SABACC_TODAY" solitaire own)" ] || fail "results did not begin anew"

# Past games say which deal they were. Their times are told, and so are not those of this run.
minute=10
games_by_time | while read -r file; do touch -d "2026-11-21 10:$((minute++))" "$file"; done
script '{"press":"menu:history"}' '{"shot":"list"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/list" --size "$size"
says list list game:1 'Deal of the day, 2026-11-21'
