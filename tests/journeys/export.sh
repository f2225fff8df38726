# The export panel by one device: the tokens' sheets on Letter, their folder opened, and one token as a picture; then
# an export that is stopped, and one where nothing can be written.
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
device=$1
# What opens folders here only notes which.
mkdir -p "$OUT/bin"
printf '#!/bin/sh\necho "$1" >>"%s/opened"\n' "$OUT" >"$OUT/bin/xdg-open"
chmod +x "$OUT/bin/xdg-open"
export PATH="$OUT/bin:$PATH"
mkdir -p "$OUT/data"
case $device in
keys)
    script "$(key Right Right Down Return)" "$(key e)" "$(shot panel)" "$(key Up Up Up Up Up Right)" "$(shot letter)" \
        "$(key w)" "$(shot written)" "$(key o Escape)" "$(key Right Return)" "$(key e)" "$(shot card)" "$(key Return)" \
        "$(shot card-written)"
    ;;
mouse)
    script "$(click 1089,790 1510,1020 1540,832)" "$(shot panel)" "$(click 1720,305)" "$(shot letter)" "$(click 1194,904)" \
        "$(shot written)" "$(click 1413,904 1632,904)" "$(click 395,545 1670,1023 1570,836)" "$(shot card)" "$(click 1194,904)" \
        "$(shot card-written)"
    ;;
pad)
    script "$(pad dpad-right dpad-right dpad-down a)" "$(pad rb dpad-right dpad-right dpad-right dpad-down dpad-right a dpad-down dpad-down dpad-down dpad-down a)" \
        "$(shot panel)" "$(pad dpad-up dpad-up dpad-up dpad-up dpad-up dpad-right)" "$(shot letter)" "$(pad x)" "$(shot written)" \
        "$(pad y b)" "$(pad dpad-up dpad-up a rb rb rb a dpad-down dpad-down dpad-down dpad-down a)" "$(shot card)" "$(pad x)" "$(shot card-written)"
    ;;
esac
off_screen --scene gallery --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots"
shows_all "$OUT/shots" panel letter written card card-written

pdfinfo "$OUT/data/export/tokens-letter.pdf" >"$OUT/about" || fail "the sheets are no PDF"
grep -q 'Pages: *2$' "$OUT/about" || fail "the sheets have not two pages"
grep -q 'Page size: *612 x 792' "$OUT/about" || fail "the sheets are not of Letter"
opened=$(cat "$OUT/opened")
[ "$(printf '%b' "${opened//%/\\x}")" = file:///proc/self/cwd/data/export ] || fail "what was opened is not the folder of the sheets"
picture=$(find "$OUT/data/export" -name '*.png')
face=$(basename "$picture" .png)
[ "$picture" = "$OUT/data/export/tokens-1080px/$face.png" ] || fail "pictures: $picture"
SABACC_ASSETS=$ASSETS "$LAB" cards tokens --png "$OUT/bench" --height 1080 --only "$face" >/dev/null
cmp "$picture" "$OUT/bench/$face.png" || fail "the panel's picture is not the bench's"
[ -z "$(find "$OUT/data" -name '*.part')" ] || fail "something half written is left"
[ "$device" = keys ] || exit 0

# Escape stops what is being written, and only then leaves; whatever is there is whole.
script "$(key Right Return e)" "$(key Up Up Up Up Up Up Right w)" '{"at":1,"key":"Escape"}' '{"at":1,"shot":"stopping"}' \
    "$(shot stopped)"
rm -r "$OUT/data/export"
off_screen --scene gallery --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots"
shows_all "$OUT/shots" stopping stopped
[ "$(find "$OUT/data/export" -name '*.png' | wc -l)" -lt 60 ] || fail "it was not stopped"
[ -z "$(find "$OUT/data" -name '*.part')" ] || fail "something half written is left after a stop"

# With them a cover of two pages and a box of one; no game is played with tokens alone, so there are no rules.
rm -r "$OUT/data/export"
script "$(key Right Right Down Return)" "$(key e)" "$(key Up Up Right Right Right)" "$(shot with-them)" "$(key w)" "$(shot boxed)"
off_screen --scene gallery --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots"
shows_all "$OUT/shots" with-them boxed
pdfinfo "$OUT"/data/export/tokens-*.pdf >"$OUT/about" || fail "the sheets with a box are no PDF"
grep -q 'Pages: *5$' "$OUT/about" || fail "cover and box are not three pages"

# Where nothing can be written it is said, and nothing is there.
rm -rf "$OUT/data/export"
echo "in the way" >"$OUT/data/export"
script "$(key Right Return e w)" "$(shot refused)"
off_screen --scene gallery --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots"
shows_all "$OUT/shots" stopped refused
[ "$(cat "$OUT/data/export")" = "in the way" ] || fail "a file was written over"
