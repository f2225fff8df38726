# The adviser at the table, by keys, mouse or pad: opened, with all chances, and closed, the reason of another choice, the same numbers as
# `sabacc-lab odds`; with several people only if all agree, and never in the deal of the day.
. "$HERE/common.sh"
device=$1
# All chances, or only what is best.
chances() { for_device '{"press":"chances"}' "$(click chances)" '{"press":"chances"}'; }
advise() { for_device "$(key F2)" "$(click table:advice)" "$(pad ls)"; }
# Opens the reason of the second choice.
second() { for_device '{"press":"advice:1"}' "$(click advice:1)" '{"press":"advice:1"}'; }
seats='human:Ana,ai:regular:Vex,ai:regular:Brass'

{
    shot before.json
    advise
    chances
    shot open
    second
    shot second
    advise
    shot closed.json
    advise
    key s
    shot bets
    key m
    shot later.json
} >"$OUT/script.jsonl"
off_screen --game corellian-spike --seats "$seats" --seed 8 --input "$OUT/script.jsonl" --shots "$OUT/alone" --size "$size"
says_nothing alone before advice:0:do
says_nothing alone closed advice:0:do
for row in 0 1 2 3; do [ -n "$(words_of alone open advice:$row:do)" ] || fail "no choice $row"; done
[ -n "$(words_of alone open advice:why)" ] || fail "no reason"
[ "$(words_of alone open advice:why)" != "$(words_of alone second advice:why)" ] || fail "one reason for two choices"
[ -n "$(words_of alone bets advice:0:do)" ] || fail "no advice about the next question"

# It prints what the bench prints: of as many hands, at the same place.
agrees() {
    local record=$OUT/alone/$1.sabacc playouts
    [ -s "$record" ] || fail "no record of $1"
    playouts=$(words_of alone "$1" advice:count)
    "$LAB" odds "$record" --playouts "$playouts" --json >"$OUT/odds.json"
    python3 - "$OUT/odds.json" "$OUT/alone/$1.json" <<'PYTHON' || fail "the screen of $1 and odds differ"
import json, sys
odds = json.load(open(sys.argv[1]))["choices"]
said = {fact["name"]: fact.get("text", "") for fact in json.load(open(sys.argv[2], encoding="utf-8"))["said"]}
shown = [index for index in range(6) if "advice:%d:do" % index in said]
assert shown == list(range(min(len(shown), len(odds)))) and len(shown) >= min(4, len(odds)), shown
for index in shown:
    choice = odds[index]
    # What shows more than the first is told in words instead.
    outshines = round(10 * choice["credits"]) > round(10 * odds[0]["credits"])
    assert outshines == ("advice:%d:beside" % index in said) and outshines != ("advice:%d:worth" % index in said), (index, choice)
    if outshines:
        continue
    worth = float(said["advice:%d:worth" % index].replace("−", "-"))
    win = int(said["advice:%d:win" % index].split()[0])
    assert abs(worth - choice["credits"]) <= 0.051, (index, worth, choice)
    assert abs(win - 100 * choice["win"]) <= 0.51, (index, win, choice)
assert said["advice:why"] == odds[0]["why"], (said["advice:why"], odds[0]["why"])
PYTHON
}
agrees open
agrees bets

# The rest is the same by every device.
[ "$device" = keys ] || exit 0

# It stands open in the next game, and is upright too, where there is no room for all chances nor a switch for them.
script "$(shot upright)"
off_screen --game classic --seats "$seats" --seed 8 --input "$OUT/script.jsonl" --shots "$OUT/upright" --size "$upright"
[ -n "$(words_of upright upright advice:short:do)" ] || fail "it does not stand open"
says_nothing upright upright chances

# Two people: nothing behind the curtain, and none until all agree; then by the one who looks.
{
    shot curtain.json
    printf '{"press":"look"}\n'
    shot refused.json
    printf '{"press":"agree"}\n'
    shot agreed.json
} >"$OUT/script.jsonl"
off_screen --game corellian-spike --seats 'human:Ana,human:Ben,ai:regular:Vex' --seed 8 --input "$OUT/script.jsonl" --shots "$OUT/friends" --size "$size"
says_nothing friends curtain advice:0:do
says_nothing friends curtain advice:note
says_nothing friends refused advice:0:do
says friends refused advice:note "only if all of you agree"
[ -n "$(words_of friends agreed advice:0:do)" ] || fail "no advice although all agree"

# The deal of the day is played without.
script '{"press":"menu:tonight"}' '{"press":"daily:9"}' "$(shot deal.json)"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/deal" --size "$size"
says_nothing deal deal advice:0:do
says deal deal advice:note "the same for everybody"
