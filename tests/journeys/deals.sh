# Numbered deals of Solitaire: the same cards whenever one is begun, its result kept once; by a number that was typed or
# given on the command line; streaks, and what does not count for them; and a file of results that cannot be read. The deal
# of the day is daily.sh's.
. "$HERE/common.sh"
streaks=$OUT/data/streaks.json
number=4711
# From the title to the deal of that number.
deal='{"press":"menu:start"} {"press":"game"} {"press":"game:solitaire"} {"press":"seed"} {"text":"'$number'"} {"press":"start"}'
latest() { games_by_time | tail -n 1; }
first_cards() { grep -m 4 'do": "\* deal' "$1"; }
count_of() { sed -n "s/^ *\"$1\": *\([0-9]*\),*$/\1/p" "$streaks" | head -n 1; }
forget() { rm -rf "$OUT/data/games"; }

# From the title, then on to new cards with one key each.
script '{"shot":"title"}' $deal '{"shot":"deal"}' '{"key":"d"}' '{"key":"n"}' '{"shot":"shown"}' \
    '{"key":"Return"}' '{"shot":"over"}' '{"key":"Escape"}' '{"press":"pause:quit"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/first" --size "$size"
shows_all "$OUT/first" title deal shown over
first=$(first_cards "$(latest)")
grep -q "\"number\": $number" "$streaks" || fail "the deal is not kept"
[ "$(($(count_of won) + $(count_of lost) + $(count_of drawn)))" = 1 ] || fail "not one hand counted"
cp "$streaks" "$OUT/once.json"

# Again, and otherwise: the same cards, another end, and nothing more is kept of it.
forget
script ${deal/menu:start/menu:table} '{"shot":"again"}' '{"key":"n"}' '{"shot":"shown"}' '{"key":"Return"}' '{"shot":"over"}' \
    '{"key":"Return"}' '{"shot":"new"}' '{"key":"n"}' '{"key":"Escape"}' '{"press":"pause:quit"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/second" --size "$upright"
shows_all "$OUT/second" again shown over new
[ "$(first_cards "$(games_by_time | head -n 1)")" = "$first" ] || fail "other cards the second time"
[ "$(grep -c '"number"' "$streaks")" = 1 ] || fail "the second try was kept"
[ "$(($(count_of won) + $(count_of lost) + $(count_of drawn)))" = 2 ] || fail "only the new cards count"

# By --seed, and by its number in the setup.
forget
script '{"key":"n"}'
off_screen --input "$OUT/script.jsonl" --size 640x480 --game solitaire --seed "$number"
[ "$(first_cards "$(latest)")" = "$first" ] || fail "--seed gives other cards"
forget
script '{"press":"menu:table"}' '{"press":"game"}' '{"press":"game:solitaire"}' '{"shot":"setup"}' '{"press":"seed"}' \
    '{"text":"77"}' '{"press":"start"}' '{"shot":"numbered"}' '{"key":"n"}' '{"key":"Return"}' '{"shot":"over"}' \
    '{"press":"title"}' '{"press":"menu:table"}' '{"press":"results"}' '{"shot":"results"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/setup" --size "$size"
shows_all "$OUT/setup" setup numbered over results
grep -q '"number": 77' "$streaks" || fail "the deal 77 is not kept"
[ "$(state_of "$(latest)" game)" = solitaire ] || fail "another game"

# A hand in which a move was taken back does not count.
before=$(($(count_of won) + $(count_of lost) + $(count_of drawn)))
forget
script '{"key":"d"}' '{"key":"Escape"}' '{"press":"pause:undo"}' '{"key":"n"}' '{"shot":"undone"}' '{"key":"Return"}' \
    '{"key":"n"}' '{"key":"Escape"}' '{"press":"pause:quit"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/undone" --size "$size" --game solitaire --seed 3 --practice
after=$(($(count_of won) + $(count_of lost) + $(count_of drawn)))
[ "$after" = $((before + 1)) ] || fail "$after hands counted after $before: a hand taken back counts"

# Nor do a demo's hands, nor those of a replay.
cp "$streaks" "$OUT/kept.json"
off_screen --demo --game solitaire --option "end=hands 1" --seed 4 --run-for 6000 --size 640x480
off_screen --replay "$(latest)" --run-for 4000 --size 640x480
cmp -s "$streaks" "$OUT/kept.json" || fail "a demo or a replay was counted"

# A file that cannot be read is told of and put aside; counting begins anew.
printf '{"solitaire": {"won": 3,\n' >"$streaks"
cp "$streaks" "$OUT/bad.json"
forget
script '{"shot":"told"}' '{"key":"n"}' '{"shot":"shown"}' '{"key":"Escape"}' '{"press":"pause:leave"}' \
    '{"press":"menu:table"}' '{"press":"game"}' '{"press":"game:solitaire"}' '{"press":"results"}' '{"shot":"results"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/bad" --size "$size" --game solitaire --seed 3
shows_all "$OUT/bad" told shown results
cmp -s "$streaks.bak" "$OUT/bad.json" || fail "the bad file was not put aside"
[ "$(python3 -c 'import json, sys; print(sum(json.load(open(sys.argv[1]))["solitaire"][end] for end in ("won", "lost", "drawn")))' "$streaks")" = 1 ] ||
    fail "counting did not begin anew"
