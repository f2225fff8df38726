# What the table shows beside what can be done: the keys of cards, piles and tokens; the rule of the seat that is pointed
# at, under its name; orders while they stand, and when they act; and no ways to watch a hand that is paid out.
. "$HERE/common.sh"
at() { printf '{"at":%s,%s}\n' "$1" "$2"; }
play() { # NAME GAME ARGUMENTS…
    rm -rf "$OUT/data/games"
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$size" --game "${@:2}"
}
# fact DIRECTORY SHOT NAME: left, right, top and bottom of what is so called.
fact() {
    python3 - "$OUT/$1/$2.json" "$3" <<'PYTHON'
import json, sys
for fact in json.load(open(sys.argv[1], encoding="utf-8"))["said"]:
    if fact["name"] == sys.argv[2]:
        left, top, wide, high = fact["box"]
        print(int(left), int(left + wide), int(top), int(top + high))
PYTHON
}

# ---- keys ----

# By their places, where keys are used; a pad has none. A lifted card keeps its key, and piles have theirs.
for frame in "$size" "$upright"; do
    script "$(shot asked)" "$(key 2)" "$(shot lifted)" "$(key 2 b)" "$(pad dpad-left)" "$(shot pad)"
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/keys-$frame" --size "$frame" --seed 5 --game corellian-spike \
        --seats human:Ana,ai:regular:Vex,ai:regular:Orro
    says "keys-$frame" asked key:card:0 1
    says "keys-$frame" asked key:card:1 2
    says "keys-$frame" lifted key:card:1 2
    says "keys-$frame" lifted key:deck D
    says "keys-$frame" lifted key:discard T
    says_nothing "keys-$frame" pad key:card:0
    says_nothing "keys-$frame" pad key:deck
done
# Nobody chooses a card by a number while an amount is asked for.
script "$(key c)" "$(shot asked)" "$(key k u)" "$(shot amount)"
keep called
off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/amount" --size "$size"
says_nothing amount amount key:card:0

# Kessel: four piles, and the tokens; no piles and no cards while a token is chosen.
script "$(shot asked)" "$(key k)" "$(shot which)" "$(key 1)" "$(shot chosen)"
play tokens kessel --seed 4 --seats human:Ana,random:Vex,random:Orro,random:Tally
for pair in deck:D discard:T blood:deck:B blood:discard:O token:0:1 token:2:3; do
    says tokens asked "key:${pair%:*}" "${pair##*:}"
done
says_nothing tokens asked key:token:1
says_nothing tokens which key:deck
says tokens which key:token:0 1
script "$(shot shelf)"
play shelf kessel --seed 4 --option tokens=select --seats human:Ana,random:Vex
[ "$(grep -c '"key:face:' "$OUT/shelf/shelf.json")" -ge 9 ] || fail "tokens of the shelf have no keys"

# ---- the rule of a seat ----

# Under nobody else's name, and over its cell as far as there is room.
script "$(key s s s)" "$(shot results)" '{"point":[760,1000]}' "$(shot vex)" '{"point":[1400,1000]}' "$(shot tally)"
play results kessel --seed 4 --option "end=hands 1" --seats human:Ana,random:Vex,random:Orro,random:Tally
says_nothing results results result:words
says results vex result:words "Vex: "
says results tally result:words "Tally: "
[ "$(fact results vex result:words | cut -d ' ' -f 1)" -lt "$(fact results tally result:words | cut -d ' ' -f 1)" ] ||
    fail "the rule of a seat does not stand over it"

# In two rows too the reason has a whole line, or its letters would be smaller.
script "$(key s s s Return)" "$(shot results)"
play rows kessel --seed 4 --option "end=hands 1" --seats human:Ana,random:Vex,random:Orro,random:Tally,random:Moluu,random:Nyx
python3 - "$OUT/rows/results.json" <<'PYTHON' || fail "reasons in smaller letters"
import json, sys
said = json.load(open(sys.argv[1], encoding="utf-8"))["said"]
high = [fact["box"][3] for fact in said if "beats " in fact.get("text", "")]
sys.exit(len(high) < 3 or min(high) < 24)
PYTHON

# ---- orders ----

# It is shown while it stands, says when it acts, and ends with the hand; the Dark Side counts below 0.
turn=$(key c m n s)
script "$(key d)" "$turn" "$turn" "$turn" "$(key u)" "$(shot mark)" "$(key Return)" "$turn" "$(shot stands)"
play orders force --seed 5 --seats human:Ana,ai:regular:Vex,ai:regular:Orro
says orders mark amount "−20"
says orders stands order:mark "Passing until −20"
says orders stands toast "your hand does not hold −20 yet"
script '{"press":"pass-until"}' '{"press":"confirm"}' "$(shot stands)" "$(key f)" "$(key Return)" "$(shot next)"
keep called
off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/ended" --size "$size"
says ended stands order:mark "Passing until 20"
says_nothing ended next order:mark

# ---- watching ----

# Once the pot is paid there is nothing to be skipped any more.
script '{"press":"fold"}' "$(for ms in $(seq 16000 400 24000); do at "$ms" "\"shot\":\"at-$ms\""; done)"
play watch classic --seed 2
paid=0
for ms in $(seq 16000 400 24000); do
    pot=$(words_of watch "at-$ms" pot:hand) ways=$(words_of watch "at-$ms" watch:skip)
    [ "$pot" = 0 ] && paid=$((paid + 1))
    [ "$pot" = 0 ] || [ -n "$ways" ] || fail "at $ms nothing can be skipped"
    [ "$pot" != 0 ] || [ -z "$ways" ] || fail "at $ms the hand is paid out, and can still be skipped"
done
[ "$paid" -ge 2 ] || fail "the hand was not paid out"

# ---- room ----

# What the dice mean covers no pile; tokens lie on the cloth; of each of five cards enough is seen.
right_of() { fact "$@" | awk 'NR == 1 { print $2 }'; }
left_of() { fact "$@" | awk 'NR == 1 { print $1 }'; }
says results results roll "Impostor: 5 or 3"
[ "$(right_of results results blood:discard:count)" -lt "$(left_of results results roll)" ] || fail "the dice's words cover a deck"
[ "$(right_of tokens asked token:0:2)" -lt 1870 ] || fail "a token lies beyond the cloth"
script "$(shot five)"
play five coruscant-shift --seed 5 --seats human:Ana,ai:regular:Vex,ai:regular:Orro
for slot in 0 1 2 3; do
    [ $(($(left_of five five "card:0:$((slot + 1))") - $(left_of five five "card:0:$slot"))) -ge 110 ] ||
        fail "card $slot lies under the next one"
done
vex=$(for slot in 0 1 2 3 4; do fact five five "card:1:$slot"; done | sort -n | awk 'NR == 1 { left = $1 } { right = $2 } END { print right - left }')
[ "$vex" -gt 250 ] || fail "Vex's cards are not spread: $vex wide"
