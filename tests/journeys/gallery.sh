# The gallery by one device: a search, a deck, a card of it, the next, both its sides, the shift, first into any card and
# then into a chosen one, a closer look, the fans, a back and a cloth taken to the tables, a slideshow, a piece
# from close, and back out.
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
shots="shelf found letters sheet card next turned shifted partner chosen closer again fan more use used slide stopped pieces piece piece_closer"

# now LINE: it does not wait for calm.
now() { printf '{"at":0,%s}\n' "$1"; }

with_keys() {
    shot shelf
    key / && printf '{"text":"evil"}\n' && shot found && key Backspace && shot letters && key Escape
    key Right Right Right Return && shot sheet
    key Right Right Return && shot card
    key Right && shot next
    key t && shot turned
    key s && shot shifted
    key w && shot partner && key Right Return && shot chosen
    key + + Down && shot closer
    key Escape Escape && shot again
    key f && shot fan
    key m && shot more && key Right Tab Right Right u && shot use && key Return Return && shot used && key Return
    key p && now '"shot":"slide"' && now '"key":"Left"' && shot stopped
    key Escape Escape
    key Down Left Return && shot pieces && key Down Right Return && shot piece && key + && shot piece_closer
    key Escape Escape Escape Escape
}

# Of a deck the buttons stand in a row at the foot, of a card beside it; the rest is in a menu over them.
with_mouse() {
    local end=1767,1020 first=150,1020 shift=1790,936 more=1510,1020 card_end=1820,1024 zoom=1568,1024 piece_zoom=1480,1024
    local back=1829,528 cloth=1829,604 use=1540,756 slides=1540,680
    shot shelf
    click 1700,60 476,890 282,950 863,890 && shot found
    click 1832,950 && shot letters && click 863,890 && shot typed_again && click $end
    click 1655,340 && shot sheet
    click 250,290 && shot card
    click 1175,500 && shot next
    click 625,499 && shot turned
    click $shift && shot shifted
    click 1500,936 && shot partner && click 500,290 && shot chosen
    click $zoom $zoom && shot closer
    click $card_end $card_end && shot again
    click $first && shot fan
    click $more && shot more && click $back $cloth $cloth $use && shot use && click 1730,711 1730,823 && shot used && click 1732,912
    click $more $slides && now '"shot":"slide"' && now '"click":[900,300]' && shot stopped
    click $end $end
    click 1405,756 && shot pieces && click 1536,374 && shot piece && click $piece_zoom && shot piece_closer
    click $card_end $card_end $end $end
}

with_pad() {
    shot shelf
    pad lb a dpad-right dpad-right dpad-right dpad-right a && shot letters
    pad dpad-down dpad-left dpad-left a && shot found && pad b
    pad dpad-right dpad-right dpad-right a && shot sheet
    pad dpad-right dpad-right a && shot card
    pad dpad-right && shot next
    pad x && shot turned
    pad y && shot shifted
    pad lb a && shot partner && pad dpad-right a && shot chosen
    pad rt rt dpad-down && shot closer
    pad b b && shot again
    pad y && shot fan
    pad rb dpad-right dpad-right dpad-right a && shot more && pad dpad-right rb dpad-right dpad-right rb dpad-down a && shot use
    pad a a && shot used && pad a
    pad rb dpad-right dpad-right dpad-right a rb rb a && now '"shot":"slide"' && now '"pad":"a"' && shot stopped
    pad b b
    pad dpad-down dpad-left a && shot pieces && pad dpad-down dpad-right a && shot piece && pad rt && shot piece_closer
    pad b b b b
}

"with_$1" >"$OUT/script.jsonl"
printf '%s\n' '{"press":"menu:quit"}' >>"$OUT/script.jsonl"
off_screen --scene gallery --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots"
# shellcheck disable=SC2086
shows_all "$OUT/shots" $shots
[ ! -e "$OUT/shots/typed_again.png" ] || cmp "$OUT/shots/found.png" "$OUT/shots/typed_again.png" ||
    fail "Del takes no letter away"
# A person from close by is the half that sits at a table, hands and all.
printf '%s\n' '{"press":"deck:players"}' '{"press":"card:1"}' '{"shot":"person"}' >"$OUT/person.jsonl"
(unset SABACC_MOMENTS && DRAWN='' && off_screen --scene gallery --size "$size" --input "$OUT/person.jsonl" --shots "$OUT/person")
grep -aq 'people/vex-glad-arms' "$OUT/person/person.drawn" || fail "a person from close by has no hands"
# Without motion cards change by a fade.
off_screen --scene gallery --size "$size" --input "$OUT/script.jsonl" --reduced-motion --data "$OUT/calm"
grep -q '"back-2"' "$OUT/data/settings.json" || fail "the back is not kept"
grep -q '"cloth-3"\|"cloth-2"' "$OUT/data/settings.json" || fail "the cloth is not kept"
