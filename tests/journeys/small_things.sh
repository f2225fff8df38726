# Small things at the table: small_things.sh keys|mouse|pad. What each choice does, said before it is pressed; what dice mean
# that bring no shift, as long as one likes to read it; keys that come early; a description that leaves free what can be
# chosen; chances that make a hundred; and the button that says that the last hand comes.
reviews_hands=yes
. "$HERE/common.sh"
device=$1
three='human:Ana,ai:regular:Vex,ai:regular:Orro'
seed=5

at() { printf '{"at":%s,%s}\n' "$1" "$2"; }
point() { printf '{"point":[%s]}\n' "$1"; }
# play NAME GAME ARGUMENTS…
play() {
    rm -rf "$OUT/data/games"
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$size" --seed "$seed" --game "${@:2}"
}

# ---- what a choice does ----

# Return keeps the hand as it is. What is traded for is named; a lifted card's buttons speak of that card, and so do piles.
{
    shot first
    for_device "$(key Left Up)" "$(point 1745,880)" "$(pad dpad-left dpad-up)"
    shot trade
    for_device "$(key x)" "$(click trade)" "$(pad a)"
    shot which
    for_device "$(key 1)" "$(click card:0)" "$(pad a)"
    shot lifted
    for_device "" "$(point 870,780)" ""
    shot down
    for_device "" "$(point 645,430)" ""
    shot pile
} >"$OUT/script.jsonl"
play hints corellian-spike --seats "$three"
says hints first hint 'Take no card: your hand stays as it is.'
says hints trade hint 'Give up one of your cards for the top card of the deck, or for'
says hints trade hint 'which lies open.'
# The mouse still lies on the card: it points at it only once it is moved.
says hints lifted hint 'Give this card up for the top card of the deck.'
says hints lifted hint "$(for_device Return: Return: A:)"
if [ "$device" = mouse ]; then
    says hints down hint 'Put the card down again'
    says hints pile hint 'Give this card up for'
fi

# A bet, two cards into the field. Where nothing that is offered can be undone, Return does nothing and says so.
{
    for_device "$(key b Return e 1 e 1)" "$(click bet confirm field card:0 field card:1)" "$(pad dpad-right a a a a a a)"
    for_device "" "$(point 960,330)" ""
    shot rest
    for_device "$(key Return)" "" "$(pad a)"
    shot rested
} >"$OUT/script.jsonl"
play rest casino --seats human:Ana
says rest rest hint 'Nothing; choose one yourself'
[ "$(words_of rest rest serial)" = "$(words_of rest rested serial)" ] || fail "a press did what cannot be undone"

# ---- dice ----

# What they mean stays; the table waits for whoever reads it, or goes on at a press.
throw() { key s m; }
seed=23
script $(throw) "$(at 12400 '"shot":"read"')" "$(at 13500 '"shot":"waited"')" "$(shot asked)"
play reading corellian-spike --seats "$three"
script $(throw) "$(at 11900 "$(for_device '"key":"z"' '"click":[960,600]' '"pad":"dpad-up"')")" "$(at 13500 '"shot":"went-on"')"
play skipped corellian-spike --seats "$three"
says reading read roll '3 twice: the Sabacc shift'
says reading asked roll '3 twice: the Sabacc shift'
[ "$(words_of skipped went-on serial)" -gt "$(words_of reading waited serial)" ] || fail "a press did not hurry the table"
script "$(key Return Return Return Return)" "$(shot none)"
play none classic --seats "$three"
says none none roll 'no shift'

# Whoever is early is told, or answered.
[ "$device" != keys ] || {
    script $(throw) "$(at 15250 '"key":"s"')" "$(at 15600 '"shot":"not-yet"')" "$(at 17300 '"key":"s"')" "$(shot answered)"
    play early corellian-spike --seats "$three"
    says early not-yet "" 'Not yet'
    says early answered hint 'Pay nothing, and stay in the hand.'
}

seed=5

# ---- panels ----

# The description of a token: not over the piles, nor over one's own hand.
{
    for_device "$(key Tab Tab Tab)" "$(point 1417,682)" "$(pad rb rb rb)"
    shot looked
} >"$OUT/script.jsonl"
for frame in "$size" "$upright"; do
    [ "$frame" = "$size" ] || [ "$device" != mouse ] || script "$(point 700,1260)" "$(shot looked)"
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/token-$frame" --size "$frame" --seed 5 --game kessel --seats "$three"
done

# ---- chances ----

# What the hand becomes: no row of nothing, and a hundred in all.
script "$(key F2)" '{"press":"chances"}' "$(shot advice)" "$(key F2)"
play becomes corellian-spike --seats "$three"
python3 - "$OUT/becomes/advice.json" <<'PYTHON' || fail "the chances do not make a hundred"
import json, sys
said = {fact["name"]: fact.get("text", "") for fact in json.load(open(sys.argv[1], encoding="utf-8"))["said"]}
shares = [said[name].split()[0] for name in said if name.startswith("kind:") and name.endswith(":share")]
assert shares and "0" not in shares, shares
assert sum(int(share) for share in shares if share != "<1") == 100, shares
PYTHON

# ---- the end ----

# Between the hands the button says that the last one comes.
script "$(key s f)" "$(shot two-more)" "$(key Return s f)" "$(shot last)"
play last corellian-spike --option "end=hands 3" --seats human:Ana,random:Vex
grep -q '"Continue"' "$OUT/last/two-more.json" || fail "more hands follow, and it is not said"
grep -q '"To the last hand"' "$OUT/last/last.json" || fail "the last hand is not said"
