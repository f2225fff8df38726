# Files are opened from the command line and dropped on the window: records that are gone on with or replayed, house rules,
# decks, and what is none of these. A game in progress is kept. Then what goes over the clipboard, and Alt+Return.
. "$HERE/common.sh"
press() { printf '{"press":"%s"}\n' "$@"; }
drop() { printf '{"drop":"/proc/self/cwd/%s"}\n' "$1"; }
# expects NAME WORDS: the screen says these under that name.
expects() { printf '{"expect":{"%s":"%s"}}\n' "$1" "$2"; }
quit=$(press pause:quit)
opens() { off_screen --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/$1" -- "$2"; }
spike="--game corellian-spike --seats human:Ana,ai:novice:Vex --seed 3"
lines_of() { wc -l <"$1"; }

# A game that lies elsewhere is gone on with where it lies, and nowhere else.
script "$(press stand)" "$(key Escape)" "$quit"
off_screen --size "$size" --input "$OUT/script.jsonl" $spike
mkdir "$OUT/elsewhere"
cp "$(record)" "$OUT/elsewhere/friend.sabacc"
cp "$(record)" "$OUT/kept-as-it-was"
before=$(lines_of "$OUT/elsewhere/friend.sabacc")
script "$(press check)" "$(key Escape)" "$quit"
opens friend "$OUT/elsewhere/friend.sabacc"
[ "$(lines_of "$OUT/elsewhere/friend.sabacc")" -gt "$before" ] || fail "the opened game was not gone on with"
"$LAB" run "$OUT/elsewhere/friend.sabacc" >/dev/null || fail "the opened record does not play"
[ "$(find "$OUT/data/games" -name '*.sabacc' | wc -l)" = 1 ] || fail "opening began another record"
cmp -s "$(record)" "$OUT/kept-as-it-was" || fail "opening changed another record"
[ "$(find "$OUT/elsewhere" -type f | wc -l)" = 1 ] || fail "opening left something beside the record"

# One of the data directory is the same game as the title resumes; given up it is replayed.
script "$(press check)" "$(key Escape)" "$quit"
opens own "$(record)"
[ "$(lines_of "$(record)")" -gt "$before" ] || fail "the game of the data directory was not gone on with"
[ "$(find "$OUT/data/games" -name '*.unfinished' | wc -l)" = 1 ] || fail "it is not noted as unfinished any more"
rm "$OUT"/data/games/*.unfinished
lines=$(lines_of "$(record)")
script "$(press replay:back table:menu)" "$quit"
opens replayed "$(record)"
[ "$(lines_of "$(record)")" = "$lines" ] || fail "a replay wrote into the record"

# Where another program plays the game, this one says that it keeps nothing, and writes nothing.
cp "$OUT/elsewhere/friend.sabacc" "$OUT/as-it-was"
hold_record "$OUT/elsewhere/friend.sabacc"
script "$(shot held)" "$(key Escape)" "$quit"
opens shared "$OUT/elsewhere/friend.sabacc"
release_record
says shared held notice "Another program is playing this game"
cmp -s "$OUT/elsewhere/friend.sabacc" "$OUT/as-it-was" || fail "a game that is held was written"

# One from elsewhere that is over is replayed, and one whose chance has no source.
script "$(shot begun)" "$(press table:menu)" "$quit"
for example in classic bot-exchange; do
    cp "$ASSETS/../docs/examples/$example.sabacc" "$OUT/elsewhere/"
    opens "$example" "$OUT/elsewhere/$example.sabacc"
    cmp -s "$OUT/elsewhere/$example.sabacc" "$ASSETS/../docs/examples/$example.sabacc" || fail "a replay wrote into $example"
done

# House rules are asked about once; kept, they are chosen, and played by.
printf '%s\n' '{"sabacc-house-rules": 1, "name": "Friday night", "game": "swag", "options": {"ante": 4}}' >"$OUT/friday.json"
script "$(shot asked)" "$(press open:no)" "$(press menu:quit)"
opens asked "$OUT/friday.json"
[ ! -d "$OUT/data/house-rules" ] || fail "house rules were kept unasked"
script "$(press open:once start begin)" "$(key Escape)" "$quit"
opens once "$OUT/friday.json"
[ ! -d "$OUT/data/house-rules" ] || fail "house rules that were to be played once are kept"
[[ $(head -n 1 "$(games_by_time | tail -n 1)") == *'"game": "swag"'*'"ante": 4'* ]] || fail "it is not played by them"
script "$(press open:keep start begin)" "$(key Escape)" "$quit"
opens keep "$OUT/friday.json"
[ -s "$OUT/data/house-rules/friday-night.sabacc-rules" ] || fail "house rules were not kept"
script "$(press start begin)" "$(key Escape)" "$quit"
opens again "$OUT/friday.json"

# A deck is copied if the player wants it, and laid out in the gallery. Then it is there, and nothing is asked.
cp -r "$ASSETS/examples/daylight" "$OUT/daylight"
for way in daylight daylight/deck.json; do
    rm -rf "$OUT/data/cards"
    script "$(shot asked)" "$(press open:keep card:0)" "$(shot card)"
    opens "deck-${way##*/}" "$OUT/$way"
    diff -r "$OUT/daylight" "$OUT/data/cards/daylight" >/dev/null || fail "the copy of the deck is another"
done
script "$(press card:0)"
opens deck-again "$OUT/data/cards/daylight"
[ "$(ls "$OUT/data/cards")" = daylight ] || fail "a deck that is there was copied: $(ls "$OUT/data/cards")"

# What cannot be opened: the screen and standard error say why, and the program ends as with bad input.
printf 'no record\n' >"$OUT/other.txt"
head -c 300 "$HERE/records/called.sabacc" | sed 's/"seats"/"saets"/' >"$OUT/broken.sabacc"
printf '{"sabacc-house-rules": 1, "name": "x", "game": "swag", "options": {"ante": 0}}\n' >"$OUT/broken.sabacc-rules"
mkdir "$OUT/empty"
refused() {
    local status=0
    script "$(shot refused)" "$(press open:no menu:quit)"
    opens "refused-$1" "$OUT/$1" 2>"$OUT/said" || status=$?
    [ "$status" = 2 ] || fail "$1: exit status $status, wanted 2"
    grep -F -- "$2" "$OUT/said" >/dev/null || fail "$1: standard error says $(cat "$OUT/said")"
    [ "$(lines_of "$OUT/said")" = 1 ] || fail "$1: more than a line on standard error: $(cat "$OUT/said")"
    says "refused-$1" refused open:words "${3:-$2}"
}
refused other.txt "This is no record of a game" "no record"
refused broken.sabacc 'broken.sabacc:1:' 'broken.sabacc:1:'
refused broken.sabacc-rules "broken.sabacc-rules:1:" "'0' is no value of ante"
refused empty "has no face of any deck" "has no face"
status=0
off_screen -- "$OUT/nowhere" 2>"$OUT/said" || status=$?
[ "$status" = 2 ] || fail "a file that is not there: exit status $status"
grep -q "nowhere: No such file" "$OUT/said" || fail "said $(cat "$OUT/said")"

# Dropped on a table: what is broken leaves the game as it is, and the rest leaves it to be resumed.
rm -rf "$OUT/data/games"
script "$(drop broken.sabacc)" "$(shot told)" "$(press open:no stand)" "$(drop other.txt)" "$(drop friday.json)" \
    "$(press start begin)" "$(drop daylight)" "$(press open:no)" "$(drop elsewhere/friend.sabacc)" "$(key Escape)" \
    "$(press pause:leave menu:quit)"
off_screen --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/dropped" $spike 2>"$OUT/said"
says dropped told open:words "broken.sabacc:1:"
[ "$(find "$OUT/data/games" -name '*.unfinished' | wc -l)" = 2 ] || fail "a game in progress was lost: $(ls "$OUT/data/games")"
games_by_time | xargs "$LAB" run >/dev/null || fail "the games do not play"

# Alt+Return is no Return: it presses nothing, and Return still does.
script '{"key":"Alt+Return"}' "$(shot title)" '{"key":"Alt+Return"}' "$(key Return)" "$(shot chosen)"
rm -rf "$OUT/data"
mkdir "$OUT/data"
off_screen --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/alt"
shows_all "$OUT/alt" title chosen
[ ! -e "$OUT/data/settings.json" ] || ! grep fullscreen "$OUT/data/settings.json" || fail "Alt+Return is kept in the settings"

# A name and a seed go from field to field; what is pasted leaves out what a field has no room for, or is no digit. Then the
# hand that is over and a past game are copied as text, into the next field.
copy='{"key":"Ctrl+C"}' cut='{"key":"Ctrl+X"}' paste='{"key":"Ctrl+V"}'
rm -rf "$OUT/data"
mkdir "$OUT/data"
script "$(press menu:start game game:classic house-rules seat:0 name:0)" "$cut" '{"text":"Ana 12-34"}' "$copy" "$(press seed)" "$paste" "$cut" \
    "$(press name:0)" "$paste" "$(shot pasted)" "$(press seed)" "$paste" "$(press start)" "$(key Escape)" "$quit"
off_screen --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/paste"
says paste pasted name:0 "Ana 12-34123"
header=$(head -n 1 "$(record)")
[[ $header == *'"name": "Ana 12-34123"'*'"seed": 1234}'* ]] || fail "the seed was not pasted: $header"

rm -rf "$OUT/data/games"
script "$copy" '{"at":1,"shot":"none"}' $(key n Return) "$copy" "$(shot copied)" "$(key Escape)" "$(press pause:leave menu:history)" \
    $(key a Backspace) "$paste" "$(shot searched)" "$cut" "$(press game:0)" "$copy" $(key Escape a Backspace) "$paste" "$(shot again)"
off_screen --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/copy" --game solitaire --option "end=hands 1" --seats human:Ana --seed 5
for shot in searched again; do says copy "$shot" search "Solitaire Sabac"; done
says copy again toast "The game is copied as text: paste it wherever you like."

# Folders are shown by the desktop, which is told which; where there is none, their path is told.
script "$(press game:0 game:export game:folder)" '{"at":1,"shot":"export"}' "$(shot end)"
if ! command -v xdg-open >"$OUT/opener"; then
    off_screen --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/folders" --scene history
    says folders export toast "No program here shows folders. It is /proc/self/cwd/data/export"
fi
mkdir "$OUT/bin"
printf '#!/bin/sh\necho "$1" >>"%s/opened"\n' "$OUT" >"$OUT/bin/xdg-open"
chmod +x "$OUT/bin/xdg-open"
script "$(press cards:own cards:folder)" '{"at":1,"shot":"cards"}' "$(shot end)"
PATH=$OUT/bin:$PATH off_screen --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/decks" --scene cards
says_nothing decks cards toast
[ -d "$OUT/data/cards" ] || fail "the folder of decks was not made"
for _ in $(seq 50); do [ -s "$OUT/opened" ] || sleep 0.1; done # it is started beside the program
[ "$(cat "$OUT/opened")" = file:///proc/self/cwd/data/cards ] || fail "opened: $(cat "$OUT/opened")"
