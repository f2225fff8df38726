# How hands against the house end, and what is said of it: a bomb on each side and on both, equal hands, an Idiot's
# Array, a call that loses, bets that waited. Each is a game whose cards are stacked, gone on with from its record.
. "$HERE/common.sh"

# stacked GAME OPTIONS CARDS [ROLL]: such a record, kept as the one left unfinished.
stacked() {
    local roll=""
    [ $# -lt 4 ] || roll=", \"roll\": [[$4]]"
    kept=$OUT/data/games/kept.sabacc
    mkdir -p "$OUT/data/games"
    printf '{"sabacc-record": 1, "game": "%s", "options": {%s}, "seats": [{"name": "Ana", "credits": 100, "agent": "human"}], "seed": 5, "stack": {"deal": [%s]%s}}\n' \
        "$1" "$2" "$(printf '"%s", ' $3 | sed 's/, $//')" "$roll" >"$kept"
    printf '{"record": "%s", "undo": true}\n' "$kept" >"$OUT/data/games/unfinished.json"
}

# ends NAME WINNERS CREDITS [SIZE]: the keys are played, and the hand ends like that; with a second size there too.
ends() {
    local at
    for at in $size ${4:-}; do
        cp "$kept" "$OUT/kept"
        off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/$1-$at" --size $at
        "$LAB" run "$kept" >/dev/null || fail "$1: the record does not play"
        shows_all "$OUT/$1-$at" shown over
        [ "$("$LAB" show "$kept" | tr -d ' \n' | grep -o '"hand-end","winners":\[[0-9,]*\]')" = "\"hand-end\",\"winners\":[$2]" ] ||
            fail "$1: not won by [$2]"
        [ "$("$LAB" show "$kept" | tr -d ' \n' | grep -o '"credits":[0-9]*' | head -n 1)" = "\"credits\":$3" ] ||
            fail "$1: not $3 credits"
        cp "$OUT/kept" "$kept"
        printf '{"record": "%s", "undo": true}\n' "$kept" >"$OUT/data/games/unfinished.json"
    done
}

one='"end": "hands 1"'
script '{"key":"k"}' '{"shot":"shown"}' '{"key":"Return"}' '{"shot":"over"}'
stacked casino "$one" "sa1 sa2 idiot queen co8 co7 co5 co4"
ends house-bombs 0 101
stacked casino "$one" "sa9 sa8 co9 co1 co8 co2 co5 co4"
ends player-bombs 1 98
stacked casino "$one" "sa9 sa8 co9 co1 co8 co7 co5 co4"
ends both-bomb "" 99
stacked casino "$one" "sa9 sa8 co1 co2 co8 co7 co3 sa2"
ends equal "" 100
stacked casino "$one" "idiot co2 sa3 st9 co8 co7 co5 co1"
ends array 0 102 $upright
stacked casino "$one" "sa9 sa1 co1 co2 co8 co7 co3 sa2"
ends call-loses 1 98

# A bet that waits comes back when the hand is called; one that has entered the pot is lost, and paid once more.
script '{"key":"b"}' '{"key":"5"}' '{"key":"Return"}' '{"shot":"waits"}' '{"key":"k"}' '{"shot":"shown"}' '{"key":"Return"}' \
    '{"shot":"over"}'
stacked casino "$one" "sa9 sa8 co1 co2 co8 co7 co5 co4"
ends bet-returns 0 101
script '{"key":"b"}' '{"key":"5"}' '{"key":"Return"}' '{"key":"n"}' '{"shot":"round-2"}' '{"key":"k"}' '{"shot":"shown"}' \
    '{"key":"Return"}' '{"shot":"over"}'
stacked casino "$one" "sa9 sa8 co9 co1 co8 co2 co5 co3" "4, 4, 5, 6, 4, 5"
ends bet-lost 1 88 $upright

script '{"key":"n"}' '{"shot":"shown"}' '{"key":"Return"}' '{"shot":"over"}'
stake='"stake": 5, "end": "hands 1"'
stacked solitaire "$stake" "sa5 sa6 sa7 st1 co1 co2 co3 co4"
ends won 0 105 $upright
stacked solitaire "$stake" "sa9 sa8 co9 co1 st1 co2 co3 co4"
ends lost 1 95
stacked solitaire "$stake" "sa9 sa8 co9 co1 co11 co12 co3 co4"
ends drawn "" 100
stacked solitaire "$one" "idiot co2 sa3 st9 co8 co7 co5 co1"
ends solitaire-array 0 100
grep -q '"idiots-array"' "$OUT/data/streaks.json" || fail "the best hand is not kept"
grep -q '"won": 3' "$OUT/data/streaks.json" || fail "not three hands won: $(cat "$OUT/data/streaks.json")"
