# The gallery by one device: a search, a deck, a card of it, both its sides, the next, the shift into a chosen card, a
# closer look, the fans, a back and a cloth taken to the tables, a slideshow, and back out.
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
shots="shelf found letters sheet card next turned shifted partner chosen closer again fan use used slide stopped"
back_bar=153,1020 theme_bar=384,1020 first_bar=614,1020 turn_bar=845,1020 slides_bar=1075,1020 use_bar=1306,1020
end_bar=1767,1020
case $1 in
keys)
    {
        shot shelf
        key / && printf '{"text":"evil"}\n' && shot found && key Backspace && shot letters && key Escape
        key Down Return && shot sheet && key Right Right Return && shot card && key Right && shot next
        key t && shot turned && key s && shot shifted && key w && shot partner && key Down Right Return && shot chosen
        key + + Down && shot closer && key Escape Escape && shot again && key f && shot fan
        key u && shot use && key Tab Return && shot used && key Escape
        key p && printf '{"at":60000,"shot":"slide"}\n{"at":60001,"key":"Left"}\n' && shot stopped
        key Escape Escape Escape
    } >"$OUT/script.jsonl"
    ;;
esac
