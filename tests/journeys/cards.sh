# Decks, backs and table chosen by one device: kept in the settings, seen at the table; a broken deck is no hindrance.
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
mkdir -p "$OUT/data/cards/broken"
cp -r "$ASSETS/examples/daylight" "$OUT/data/cards/daylight"
printf 'no picture' >"$OUT/data/cards/broken/ci+3.png"

# table NAME: a picture of one's own hand at Corellian Spike, and of nothing that moves.
table() {
    printf '%s\n' '{"shot":"'"$1"'"}' >"$OUT/table.jsonl"
    off_screen --size "$size" --input "$OUT/table.jsonl" --shots "$OUT/shots" --game corellian-spike --seed 3 \
        --seats human:Ana,ai:novice:Vex 2>"$OUT/$1.err"
}
table house

case $1 in
keys) script $(key Down Down Down Right Right Return Right Right Return Left Left Left Left Right Right Return) '{"shot":"chosen"}' $(key Escape) ;;
mouse) script $(click 234,372 722,758 1071,765 234,814 1161,762) '{"shot":"chosen"}' $(click 1770,1020) ;;
pad)
    script $(pad dpad-down dpad-down dpad-down dpad-right dpad-right a dpad-right dpad-right a dpad-left dpad-left \
        dpad-left dpad-left dpad-right dpad-right a) '{"shot":"chosen"}' $(pad b) ;;
esac
printf '%s\n' '{"press":"menu:quit"}' >>"$OUT/script.jsonl"
off_screen --scene cards --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots" 2>"$OUT/cards.err"
settings=$OUT/data/settings.json
tr -d ' \n' <"$settings" >"$OUT/settings.txt"
grep -q '"spike":{"deck":"own:daylight","back":"back-2"}' "$OUT/settings.txt" || fail "$(cat "$OUT/settings.txt")"
grep -q '"cloth":"cloth-2"' "$OUT/settings.txt" || fail "$(cat "$OUT/settings.txt")"
grep -q 'cards/broken/ci+3.png:1: is not a PNG' "$OUT/cards.err" || fail "nothing is said of the broken deck"
[ "$(wc -l <"$OUT/cards.err")" = 1 ] || fail "$(cat "$OUT/cards.err")"
# Another table in place of that.
cp "$settings" "$OUT/kept.json"
script $(key Down Down Down Down Down Down Down Right Right Right Return) $(key Escape) '{"press":"menu:quit"}'
off_screen --scene cards --size "$size" --input "$OUT/script.jsonl" 2>"$OUT/cards.err"
grep -q '"cloth":"cloth-3"' <(tr -d ' \n' <"$settings") || fail "$(cat "$settings")"
cp "$OUT/kept.json" "$settings"
table daylight
[ ! -s "$OUT/daylight.err" ] || fail "$(cat "$OUT/daylight.err")"

# Chosen and broken: the house's cards lie there, on the chosen table, and one line says why.
sed -i 's/own:daylight/own:broken/' "$settings"
table broken
[ "$(grep -c 'broken/ci+3.png:1: ' "$OUT/broken.err")" = 1 ] || fail "$(cat "$OUT/broken.err")"
sed -i 's/"own:broken"/"spike"/' "$settings"
table mended
cmp "$OUT/shots/broken.png" "$OUT/shots/mended.png" || fail "a broken deck does not look like the house's"
shows_all "$OUT/shots" house chosen daylight mended
