# Upright: the strip says how far the game is without cutting it short, and the adviser's panel leaves air above one's own
# cards, at the usual size of text and a larger one.
. "$HERE/common.sh"

# facts DIRECTORY SHOT: a line each: the name, whether it is cut, left, top, bottom.
facts() {
    python3 - "$OUT/$1/$2.json" <<'PYTHON'
import json, sys
with open(sys.argv[1], encoding="utf-8") as file:
    for fact in json.load(file)["said"]:
        left, top, wide, high = fact["box"]
        print(fact["name"] or "-", "cut" if fact.get("cut") else "whole", int(left), int(top), int(top + high))
PYTHON
}

begin=""
table() { # NAME GAME ARGUMENTS…: at the first question, without and with advice
    script $begin "$(shot table)" '{"key":"F2"}' "$(shot advice)"
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$upright" --seed 5 --game "${@:2}"
}

strip_is_whole() { ! facts "$1" table | grep -q '^course[^ ]* cut' || fail "$1: the strip is cut"; }

# The panel ends 18 below its last words.
has_air() {
    local low card
    low=$(facts "$1" advice | awk '/^(advice:|kind:[0-9]+:)/ && $5 > low { low = $5 } END { print low + 18 }')
    card=$(facts "$1" advice | awk '/^card:0:/ && (!top || $4 < top) { top = $4 } END { print top + 0 }')
    [ "$card" = 0 ] || [ $((card - low)) -ge 8 ] || fail "$1: the panel ends at $low, a card begins at $card"
}

# A table of each kind; the larger text where the panel wants most room.
both() { # PERCENT GAME…
    printf '{"text-size": %d}\n' "$1" >"$OUT/data/settings.json"
    for game in "${@:2}"; do
        seats=human:Ana,ai:regular:Vex begin=
        case $game in
        casino | solitaire) seats=human:Ana ;;
        pazaak) begin='{"press":"confirm"}' ;;
        esac
        table $game-$1 $game --seats $seats
        strip_is_whole $game-$1
        has_air $game-$1
    done
}
both 100 corellian-spike coruscant-shift classic casino kessel pazaak solitaire
both 150 corellian-spike low-tech
printf '{}\n' >"$OUT/data/settings.json"
begin='{"press":"confirm"}'
says pazaak-100 table course:hand "Set 1, first to 3"
table one-set pazaak --option sets=1 --seats human:Ana,ai:regular:Vex
says one-set table course:hand "The only set"
strip_is_whole one-set
begin=
table rounds classic --option "end=dealer-cycles 2" --seats human:Ana,ai:regular:Vex
says rounds table course:end "Deal round 1 of 2"
strip_is_whole rounds
