# House rules from the setup: options are saved under a name, chosen again, and played; the file plays from the command
# line of both programs, and the record plays without it. Then they are deleted, by a button pressed twice.
. "$HERE/common.sh"
cat >"$OUT/save.jsonl" <<'EVENTS'
{"press":"menu:start"}
{"press":"game"}
{"press":"game:swag"}
{"press":"preset"}
{"press":"preset:low-stakes"}
{"press":"preset"}
{"press":"house-name"}
{"text":"Friday night"}
{"press":"save"}
{"press":"preset:standard"}
{"press":"preset"}
{"press":"house:0"}
{"press":"start"}
{"press":"begin"}
{"key":"Escape"}
{"press":"pause:quit"}
EVENTS
off_screen --input "$OUT/save.jsonl" --size "$size"
file=$OUT/data/house-rules/friday-night.sabacc-rules
[ -f "$file" ] || fail "no $file"
[ "$(find "$OUT/data/house-rules" -type f | wc -l)" = 1 ] || fail "more than the one file: $(ls "$OUT/data/house-rules")"
header=$(head -n 1 "$(record)")
for part in '"game": "swag"' '"preset": ""' '"ante": 3' '"limit": "fixed 5 10"'; do
    [[ $header == *"$part"* ]] || fail "the record lacks $part: $header"
done
told=$("$LAB" sim swag --hands 20 --json --preset "$file")
[[ $told == *'"errors":0'* ]] || fail "$told"

rm -rf "$OUT/data/games"
off_screen --preset "$file" --demo --option "end=hands 1" --run-for 1500 --size 640x360
again=$(head -n 1 "$(record)")
for part in '"game": "swag"' '"preset": ""' '"ante": 3' '"limit": "fixed 5 10"' '"end": "hands 1"'; do
    [[ $again == *"$part"* ]] || fail "the record of the demo lacks $part: $again"
done
mv "$file" "$OUT/gone"
"$LAB" run "$(record)" >/dev/null || fail "the record does not play without the file"
mv "$OUT/gone" "$file"

printf '%s\n' '{"press":"menu:table"}' '{"press":"preset"}' '{"press":"delete:0"}' >"$OUT/once.jsonl"
off_screen --input "$OUT/once.jsonl" --run-for 20000 --size 640x360
[ -f "$file" ] || fail "deleted at the first press"
printf '%s\n' '{"press":"menu:table"}' '{"press":"preset"}' '{"press":"delete:0"}' '{"press":"delete:0"}' '{"press":"back"}' \
    '{"press":"back"}' '{"press":"menu:quit"}' >"$OUT/twice.jsonl"
off_screen --input "$OUT/twice.jsonl" --size 640x360
[ ! -f "$file" ] || fail "not deleted"

printf '%s\n' '{"sabacc-house-rules": 1, "name": "x",' '  "game": "swag", "options": {"ante": 0}}' >"$OUT/broken.sabacc-rules"
status=0
off_screen --preset "$OUT/broken.sabacc-rules" 2>"$OUT/said" || status=$?
[ $status = 2 ] || fail "broken house rules ended with $status, wanted 2"
grep -q "broken.sabacc-rules:2:31: '0' is no value of ante" "$OUT/said" || fail "said $(cat "$OUT/said")"

# One that cannot be read is told of in the list and is no choice; what was wrong in a name is said.
rm -rf "$OUT/data"
mkdir -p "$OUT/data/house-rules"
cp "$OUT/broken.sabacc-rules" "$OUT/data/house-rules/broken.sabacc-rules"
printf '%s\n' '{"sabacc-house-rules": 1, "name": "Long", "game": "classic", "options": {"ante": 7, "limit": "fixed 5 10"}}' \
    >"$OUT/data/house-rules/long.sabacc-rules"
printf '%s\n' '{"press":"menu:start"}' '{"press":"game"}' '{"press":"game:classic"}' '{"press":"preset"}' '{"shot":"list"}' \
    '{"key":"Down"}' '{"key":"Down"}' '{"press":"house:0"}' '{"shot":"chosen"}' '{"press":"preset"}' \
    '{"press":"house-name"}' '{"key":"Return"}' '{"text":"Long"}' '{"key":"Return"}' '{"shot":"twice"}' \
    '{"press":"house-name"}' '{"text":"../x"}' '{"key":"Return"}' '{"at":0,"shot":"refused"}' '{"press":"delete:0"}' '{"press":"back"}' '{"press":"back"}' \
    '{"press":"menu:quit"}' >"$OUT/script.jsonl"
for frame in "$size" "$upright"; do
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/list-$frame" --size "$frame"
    shows_all "$OUT/list-$frame" list chosen
done
