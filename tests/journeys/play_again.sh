# Later starts: Play sits down at the last table at once, with new cards; another table is a row of its own; a game that was
# left comes first.
HERE=$(cd "$(dirname "$0")" && pwd)
. "$HERE/common.sh"
leave='{"key":"Escape"} {"when":"idle","press":"pause:leave"}'
rows() { sed -n 's/^ *"name": "\(menu:[a-z]*\)".*/\1/p' "$OUT/$1/$2.json" | awk '!seen[$0]++' | tr '\n' ' '; }

# The first table is set up.
script '{"press":"menu:start"}' '{"press":"game"}' '{"press":"game:bespin-yarith"}' '{"press":"seats"}' '{"press":"start"}' \
    '{"when":"idle","shot":"first"}' $leave '{"when":"idle","shot":"title"}' '{"press":"menu:quit"}'
off_screen --size "$size" --scene title --input "$OUT/script.jsonl" --shots "$OUT/one"
first=$(record)
[ "$(rows one title)" = "menu:resume menu:start menu:table menu:tonight menu:history menu:gallery menu:rules menu:settings menu:quit " ] ||
    fail "the title has the rows $(rows one title)"

# Play: one press, the same table, other cards.
script '{"press":"menu:start"}' '{"when":"idle","shot":"second"}' $leave '{"when":"idle","shot":"title"}' \
    '{"press":"menu:table"}' '{"when":"idle","shot":"setup"}' '{"press":"back"}' '{"press":"menu:quit"}'
off_screen --size "$size" --scene title --seed 9 --input "$OUT/script.jsonl" --shots "$OUT/two"
second=$(games_by_time | tail -n 1)
[ "$first" != "$second" ] || fail "Play began no game"
same() { head -n 1 "$1" | sed 's/"seed": *[0-9]*//; s/"dealer": *[0-9]*//'; }
[ "$(same "$first")" = "$(same "$second")" ] || fail "Play sat down at another table"
grep -q '"name": "start"' "$OUT/two/setup.json" || fail "the other row does not lead to the setup"
grep -q 'Play Bespin Yarith' "$OUT/two/title.json" || fail "Play does not say what is played"
