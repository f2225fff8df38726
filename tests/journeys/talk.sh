# Opponents talk: a bubble at the table, a line in the log; not with the setting off; and the game is the same either way.
. "$HERE/common.sh"
table=(--game corellian-spike --seats ai:novice:Ishk,ai:novice:Vex,ai:novice:Moluu,ai:novice:Tally --seed 3 --size "$size")

# A picture in words of the end of each hand, and of the log in the end.
lines=('{"press":"table:log"}')
for i in $(seq 12); do lines+=('{"key":"Return"}' "{\"shot\":\"hand-$i.json\"}"); done
script "${lines[@]}"
watch() { off_screen --input "$OUT/script.jsonl" --shots "$OUT/$1" --data "$OUT/$1" "${@:2}" "${table[@]}"; }
bubbles() { grep -l '"speech:' "$OUT/$1"/hand-*.json | wc -l; }
logged() { grep -ohE '(Ishk|Vex|Moluu|Tally): “[^”]+”' "$OUT/$1"/hand-*.json | sort | uniq -c | sort -rn; }
# What was done in all games that it played.
done_in() { find "$OUT/$1/games" -name '*.sabacc' -exec grep -h '^{"do"' {} + | sort | cksum; }

watch talking
[ "$(bubbles talking)" -ge 1 ] || fail "nobody says anything in twelve hands"
[ "$(bubbles talking)" -le 9 ] || fail "they talk in $(bubbles talking) of twelve hands"
[ -n "$(logged talking)" ] || fail "what is said is not in the log"

mkdir -p "$OUT/silent"
printf '{"version": 1, "talk": 0}' >"$OUT/silent/settings.json"
watch silent
[ "$(bubbles silent)" = 0 ] || fail "they talk though the setting is off"
[ -z "$(logged silent)" ] || fail "the log has what nobody said"
[ "$(done_in talking)" = "$(done_in silent)" ] || fail "who talks plays otherwise"

# The setting is on its page, and is kept.
script '{"press":"menu:settings"}' '{"press":"setting:talk"}' '{"press":"back"}' '{"press":"menu:quit"}'
off_screen --input "$OUT/script.jsonl" --size "$size"
grep -q '"talk": *0' "$OUT/data/settings.json" || fail "the setting is not kept: $(cat "$OUT/data/settings.json")"

# The setup tells how characters play.
script '{"press":"menu:start"}' '{"press":"game"}' '{"press":"game:classic"}' '{"shot":"setup.json"}' '{"press":"back"}' '{"press":"menu:quit"}'
off_screen --input "$OUT/script.jsonl" --size "$size" --shots "$OUT/shots"
grep -q 'Bets in the grand style' "$OUT/shots/setup.json" || fail "the setup does not tell how Brass plays"
