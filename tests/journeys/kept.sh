# Side decks and house rules that cannot be saved: said at once and as long as that lasts, on every scene and at the end, and
# shown meanwhile where they were made. (That they are saved once they can be: tests/faults.)
. "$HERE/common.sh"
press() { printf '{"press":"%s"}\n' "$@"; }

mkdir -p "$OUT/data/side-decks.json/in-the-way"
touch "$OUT/data/house-rules"
{
    press menu:start game game:pazaak side:0 deck-name
    printf '{"text":"Sharp"}\n'
    press deck-keep
    printf '{"shot":"deck.json"}\n'
    press back
    printf '{"shot":"setup.json"}\n'
    press side:0
    printf '{"shot":"again.json"}\n'
    press back preset house-name
    printf '{"text":"Friday"}\n'
    press save
    printf '{"shot":"rules.json"}\n'
    press back back
    printf '{"shot":"title.json"}\n'
    press menu:quit
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/shots" --size "$size" 2>"$OUT/end.txt" || fail "the program ended with $?"
for shot in deck setup again rules title; do says shots $shot notice 'Not saved: your side decks'; done
says shots again deck:1 Sharp
for shot in rules title; do says shots $shot notice 'Not saved: your house rules'; done
for what in 'side decks' 'house rules'; do grep -q "Not saved: your $what" "$OUT/end.txt" || fail "the end does not say that the $what are lost"; done
[ -d "$OUT/data/side-decks.json/in-the-way" ] && [ ! -s "$OUT/data/house-rules" ] || fail "what lay in the way was changed"
