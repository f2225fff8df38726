# Side decks: put together and kept in the setup, each person's own, played by two at one screen behind the curtain, and a
# file that cannot be read, which is put aside and lost to nobody.
. "$HERE/common.sh"
file=$OUT/data/side-decks.json
press() { printf '{"press":"%s"}\n' "$@"; }

{
    press menu:start game game:pazaak
    printf '{"shot":"setup"}\n'
    press side:0 side-clear side-add:0 side-add:0 side-add:6 side-add:6
    printf '{"shot":"half"}\n'
    press side-add:6 side-add:18 side-add:18 side-add:19 side-add:20 side-add:21 side-drop:8:21 side-add:21
    press side-fill deck-name
    printf '{"text":"Sharp"}\n'
    press deck-keep
    printf '{"shot":"kept"}\n'
    press back
    printf '{"shot":"chosen"}\n{"key":"Escape"}\n'
    press menu:quit
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/shots" --size "$size"
shows_all "$OUT/shots" setup half kept chosen
says shots half "" Name
told=$(tr -d ' \n' <"$file")
[[ $told == *'"player":"Player","name":"Sharp","chosen":true,"cards":["+1","+1","-1","-1",'* ]] || fail "kept: $told"

# Two persons: the first plays the deck kept, the second the house's; neither sees the other's.
{
    press look
    printf '{"shot":"first"}\n'
    press confirm look
    printf '{"shot":"second"}\n'
    press confirm
    printf '{"key":"Escape"}\n'
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/shots" --size "$size" --game pazaak --seats human:Player,human:Ben --seed 2
shows_all "$OUT/shots" first second
sides=$(grep -o '"[01] side [^"]*' "$(record)" | cut -c 2-)
[[ $sides == "0 side +1 +1 -1 -1"*"1 side ±1 ±1 ±2 ±2 ±3 ±3 ±4 ±4 ±5 ±5" ]] || fail "picked: $sides"

# By the pointer: a card carried from the felt to the rack is in it, one carried over the felt is not, and one carried out of
# the rack is out of it.
felt=450,450 rack=1500,760
carry() { printf '{"down":[%s]}\n{"move":[%s]}\n' "$1" "$2"; }
{
    press look side-clear
    carry 130,220 $felt # the kind +1
    printf '{"up":[%s]}\n{"shot":"over-felt"}\n' $felt
    carry 130,220 $rack
    printf '{"shot":"carried"}\n{"up":[%s]}\n{"shot":"in-rack"}\n' $rack
    carry 150,760 $felt
    printf '{"up":[%s]}\n{"shot":"taken-out"}\n' $felt
    printf '{"key":"Escape"}\n'
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/carried" --size "$size" --game pazaak --seats human:Player,human:Ben --seed 2
shows_all "$OUT/carried" over-felt carried in-rack
says carried in-rack side-count:0 1
for shot in over-felt carried taken-out; do says_nothing carried $shot side-count:0; done

# A file that cannot be read is told of by its line, and kept aside when another deck is.
printf '{"sabacc-side-decks": 1,\n "decks": [oops' >"$file"
{
    press menu:start game game:pazaak side:0
    printf '{"shot":"told"}\n'
    press deck-name
    printf '{"text":"New"}\n'
    press deck-keep back
    printf '{"key":"Escape"}\n'
    press menu:quit
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/shots" --size "$size"
shows_all "$OUT/shots" told
grep -q oops "$file.bak" || fail "what could not be read is lost"
grep -q '"name": "New"' "$file" || fail "the new deck is not kept"

# Two decks kept, and a table that allows neither: both are told of, and neither is kept with cards missing.
two_decks() {
    python3 - "$file" <<'PYTHON'
import json, sys
both = [f"±{n}" for n in (1, 2, 3, 4, 5) for _ in "ab"]
decks = [{"player": "Player", "name": "Both", "chosen": True, "cards": both},
         {"player": "Player", "name": "Half", "chosen": False, "cards": ["+1", "+2", "+3", "+4", "+5"] + both[:5]}]
with open(sys.argv[1], "w", encoding="utf-8") as out:
    json.dump({"sabacc-side-decks": 1, "decks": decks}, out)
PYTHON
}
two_decks
{
    printf '{"at":300,"shot":"not-allowed"}\n{"shot":"usual"}\n'
    press deck:1 deck:2
    printf '{"at":0,"shot":"fill-up"}\n{"shot":"filled"}\n'
    press deck-keep side-fill deck-keep deck:0
    printf '{"key":"Escape"}\n'
    press pause:quit
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/other" --size "$size" --game pazaak --option side-cards=plus-6 \
    --seats human:Player,random:Vex
shows_all "$OUT/other" not-allowed fill-up
# The same upright and in the largest text: what is said is broken into lines.
two_decks
printf '{"text-size": 200}\n' >"$OUT/data/settings.json"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/large" --size "$upright" --game pazaak --option side-cards=plus-6 \
    --seats human:Player,random:Vex
