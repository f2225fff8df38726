# A player's own decks in the gallery, one of them broken: on the shelf, card by card, from close by, in a long slideshow,
# exported in every way that can be chosen, and taken to the tables. Lying and upright.
. "$HERE/common.sh"
press() { printf '{"press":"%s"}\n' "$@"; }
times() { for _ in $(seq "$1"); do key "${@:2}"; done; }
put_decks() {
    rm -rf "$OUT/data"
    mkdir -p "$OUT/data/cards/broken" "$OUT/data/cards/half"
    cp -r "$ASSETS/examples/daylight" "$OUT/data/cards/daylight"
    printf 'no picture' >"$OUT/data/cards/broken/ci+3.png"
    cp "$ASSETS"/examples/daylight/*.json "$OUT/data/cards/half/"
    printf '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 440"><rect width="9"/></svg>' >"$OUT/data/cards/half/sylop.svg"
}

{
    shot shelf
    times 6 Down
    times 3 Right
    press deck:own:broken
    shot broken
    press deck:own:daylight
    shot sheet
    times 3 Right
    key Return
    shot card
    key + + + - 0 PageUp PageUp PageUp PageDown
    shot near
    # A slideshow begun from close by shows cards whole.
    key p
    printf '%s\n' '{"at":4,"shot":"slide"}' '{"at":4,"key":"Right"}'
    shot stopped
    key + + +
    key Right Down 0 t
    press gallery:next gallery:previous
    key s w Right Return s w
    press gallery:any
    shot partners
    key u
    shot use
    key Return Return Down Return Escape
    key e
    shot panel
    for row in paper copies back width kind height; do
        press "export:$row"
        times 2 Right
        key Left
    done
    shot chosen
    key Escape Escape f Escape Escape
    key / && printf '{"text":"sylop"}\n'
    key Return
    shot found
    times 4 Escape
} >"$OUT/script.jsonl"
for frame in "$size" "$upright"; do
    put_decks
    off_screen --scene gallery --size "$frame" --input "$OUT/script.jsonl" --shots "$OUT/$frame" 2>"$OUT/said.txt"
    shows_all "$OUT/$frame" shelf broken sheet card near slide partners use panel chosen found
done

# What has one side only is not turned.
{
    for deck in pieces players; do
        press deck:$deck
        key Right Return Return t s w
        press back back
    done
} >"$OUT/script.jsonl"
off_screen --scene gallery --size "$size" --input "$OUT/script.jsonl" 2>"$OUT/said.txt"
