# Nothing is lost: two programs on one data directory, a game that cannot be saved, a directory given by a relative
# path or moved, a damaged record, and several games that were left.
reviews_hands=yes
. "$HERE/common.sh"
play="--size 640x480 --game corellian-spike --seats human:Ana,ai:novice:Vex --seed 3"
notes() { find "$OUT/data/games" -name '*.unfinished' | sort; }

# A game left in the middle.
script '{"press":"stand"}' '{"key":"Escape"}' '{"press":"pause:quit"}'
off_screen --input "$OUT/script.jsonl" $play
file=$(record)

# Two programs go on with it: the first one holds it; the second says that it keeps nothing, and changes nothing.
script '{"at":0,"shot":"copy.json"}' '{"key":"c"}' '{"key":"m"}' '{"shot":"played.json"}' '{"key":"Escape"}' '{"press":"pause:quit"}'
hold_record "$file"
cp "$file" "$OUT/before"
off_screen --resume --size 640x480 --input "$OUT/script.jsonl" --shots "$OUT/second"
says second copy notice 'Another program is playing this game'
says second played notice 'Another program is playing this game'
cmp -s "$file" "$OUT/before" || fail "a second program has written the record"
# Of two games it takes the one that nobody plays.
off_screen --run-for 400 --size 640x480 --game kessel --seats human:Ana,ai:novice:Vex --seed 3
off_screen --resume --run-for 100 --size 640x480 --shots "$OUT/other" --shot-at 50
says_nothing other shot-000050 notice
grep -q '"game": "kessel"' "$OUT/other/shot-000050.sabacc" || fail "the other game was not gone on with"
release_record

# Two real programs at once: both come to their end, and the record plays.
find "$OUT/data/games" -name '*kessel*' -delete
script '{"key":"c"}' '{"key":"m"}' '{"key":"s"}' '{"key":"Escape"}' '{"press":"pause:quit"}'
off_screen --resume --size 640x480 --input "$OUT/script.jsonl" & first=$!
off_screen --resume --size 640x480 --input "$OUT/script.jsonl" & second=$!
wait $first || fail "the first of two programs failed"
wait $second || fail "the second of two programs failed"
"$LAB" run "$file" >/dev/null || fail "two programs have broken a record"
[ "$(wc -c <"$file")" -ge "$(wc -c <"$OUT/before")" ] || fail "two programs have lost what was played"

# Several games that were left are listed, and the one that is chosen goes on.
off_screen --run-for 400 --size 640x480 --game kessel --seats human:Ana,human:Ben --seed 3
[ "$(notes | wc -l)" = 2 ] || fail "two games were left, and $(notes | wc -l) are noted"
script '{"press":"menu:resume"}' '{"shot":"list.json"}' '{"press":"game:1"}' '{"press":"game:go"}' '{"shot":"chosen.json"}' \
    '{"key":"Escape"}' '{"press":"pause:quit"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/list"
says list list game:0 'Kessel Sabacc'
says list list game:0 'Ana, Ben'
says list list game:1 'Corellian Spike'
says list chosen record "$(basename "$file")"
script '{"press":"menu:resume"}' '{"press":"game:0"}' '{"press":"game:over"}' '{"shot":"one.json"}' '{"press":"back"}' '{"shot":"title.json"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/off"
[ "$(notes | wc -l)" = 1 ] || fail "a game that was taken off is still noted"
[ "$(find "$OUT/data/games" -name '*.sabacc' | wc -l)" = 2 ] || fail "a record was removed"

# A relative directory, and the same directory in another place.
mkdir "$OUT/here"
(off_screen $play --data here/data --run-for 400)
(off_screen --resume --data here/data --run-for 100 --size 640x480) || fail "--data relative: the game is not found"
(directory=$OUT/here off_screen --resume --data data --run-for 100 --size 640x480) || fail "from another place: the game is not found"
mv "$OUT/here/data" "$OUT/moved"
off_screen --resume --data "$OUT/moved" --run-for 100 --size 640x480 || fail "moved: the game is not found"

# A place for records that cannot be used: said at once and while it lasts, on every scene; and when it can be used
# the whole game is saved.
mkdir "$OUT/full" && touch "$OUT/full/games"
script '{"shot":"begun.json"}' '{"press":"stand"}' '{"shot":"played.json"}' '{"key":"Escape"}' '{"press":"pause:leave"}' \
    '{"shot":"title.json"}' '{"press":"menu:quit"}'
off_screen $play --data "$OUT/full" --input "$OUT/script.jsonl" --shots "$OUT/unsaved" 2>"$OUT/unsaved.txt" ||
    fail "a game that cannot be saved ends with status $?"
for shot in begun played title; do says unsaved $shot notice 'Not saved: '; done
grep -q 'Not saved: a game you have left' "$OUT/unsaved.txt" || fail "nothing is said at the end of a game that was not saved"
[ "$(find "$OUT/full" -name '*.sabacc*' | wc -l)" = 0 ] || fail "something of a record was left"
(cd "$OUT" && SDL_VIDEODRIVER=dummy exec timeout 60 "$SABACC" --assets "$ASSETS" --data /proc/self/cwd/full --mute $play \
    --run-for 8000 --shots "$OUT/mended" --shot-at 500,7500 --perf "$OUT/perf.json") & game=$!
while [ ! -e "$OUT/mended/shot-000500.json" ]; do sleep 0.1; done
rm "$OUT/full/games"
wait $game || fail "the mended game failed"
says mended shot-000500 notice 'Not saved: this game'
says_nothing mended shot-007500 notice
"$LAB" run "$(find "$OUT/full/games" -name '*.sabacc')" >/dev/null || fail "the game was not saved once it could be"
[ "$(find "$OUT/full/games" -name '*.unfinished' | wc -l)" = 1 ] || fail "the saved game is not noted"

# A numbered deal whose note cannot be kept: it waits with the game, also through the title and back.
mkdir -p "$OUT/noted/streaks.json"
deal='{"press":"menu:start"} {"press":"game"} {"press":"game:solitaire"} {"press":"seed"} {"text":"4711"} {"press":"start"}'
script $deal '{"shot":"begun.json"}' '{"key":"Escape"}' '{"press":"pause:leave"}' '{"shot":"left.json"}' \
    '{"press":"menu:resume"}' '{"shot":"back.json"}' '{"key":"n"}' '{"shot":"over.json"}' '{"key":"Escape"}' '{"press":"pause:quit"}'
off_screen --size 640x480 --data "$OUT/noted" --input "$OUT/script.jsonl" --shots "$OUT/note" 2>"$OUT/note.txt"
says note begun notice 'Not saved: this game'
says note left notice 'Not saved: a game you have left'
says note back notice 'Not saved: this game'
grep -q "deal 4711" "$OUT/note/over.json" || fail "a deal gone back to has no number any more"
[ "$(find "$OUT/noted/games" -name '*.sabacc' | wc -l)" = 1 ] || fail "a deal that was left was begun again"
rmdir "$OUT/noted/streaks.json"

# A damaged record goes on from its last good line; the damaged file is kept. What cannot be read at all is bad input.
file=$(record)
cp "$file" "$OUT/good"
printf '{"do": "0 nonsense"}\n{"do": "1 stand"}\n' >>"$file"
cp "$file" "$OUT/bad"
off_screen --resume --run-for 100 --size 640x480 --shots "$OUT/damaged" --shot-at 50 2>"$OUT/damaged.txt" || fail "a damaged game is not gone on with"
says damaged shot-000050 notice 'goes on from the line before'
grep -q 'goes on from the line before' "$OUT/damaged.txt" || fail "the damage is not said on stderr"
cmp -s "$file.damaged" "$OUT/bad" || fail "the damaged record was not kept"
cmp -s <(head -c "$(stat -c %s "$OUT/good")" "$file") "$OUT/good" || fail "good lines were lost"
"$LAB" run "$file" >/dev/null || fail "the mended record does not play"
printf 'nonsense\n' >"$file"
status=0
off_screen --resume --run-for 100 2>"$OUT/broken.txt" || status=$?
[ $status = 2 ] || fail "--resume of a broken record: exit $status, wanted 2"
[ "$(wc -l <"$OUT/broken.txt")" = 1 ] && grep -q "$(basename "$file"):1:" "$OUT/broken.txt" || fail "a broken record is not said in one line: $(cat "$OUT/broken.txt")"
script '{"press":"menu:resume"}' '{"shot":"broken.json"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/broken"
grep -q "$(basename "$file"):1:" "$OUT/broken/broken.json" || fail "the title does not say that the record is broken"
printf 'nonsense\n' | cmp -s - "$file" || fail "a broken record was written to"
rm -rf "$OUT/full" # its pictures have no record beside them at the beginning
