# Side decks of the house, each with its manner, and a budget for those who build one: at the table of two friends, by keys,
# mouse or pad, and in the setup. side_decks_of_the_house.sh keys|mouse|pad
. "$HERE/common.sh"
device=$1
press() { printf '{"press":"%s"}\n' "$@"; }
says_now() { printf '{"expect":{"toast":"%s"}}\n' "$1"; }
{
    press look
    shot usual
    for_device "$(key Tab Tab Tab Tab Down Return)" "$(click 1734,275)" "$(pad lb dpad-down a)"
    shot climber
    press house:5
    shot doubler
    press side-budget # 30: the house's ten ± cost 40
    press deck:0 confirm
    says_now "This deck costs 40, and the budget is 30."
    shot too-dear
    press side-clear side-fill
    shot within
    press confirm look # Ben is held to the same
    press side-clear side-add:12 side-add:12 side-add:13 side-add:13 side-add:14 side-add:14 side-add:15
    press side-add:15
    says_now "This card costs 4, and 2 of the budget are left."
    press side-add:0 side-fill # 29 for eight
    says_now "The budget does not pay for ten cards: take out one that is dear."
    shot ben
    press house:0 confirm
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/shots" --size "$size" --game pazaak --seed 2 --seats human:Ana,human:Ben
shows_all "$OUT/shots" usual climber doubler too-dear within ben
says shots climber side-effect "$([ "$device" = mouse ] && printf 'Big steps up' || printf 'Small steps')"
says shots doubler side-effect "It doubles the last card"
sides=$(grep -o '"[01] side [^"]*' "$(record)" | cut -c 2-)
[ "$sides" = "0 side +1 +1 +2 +2 ±1 ±1 ±2 ±2 tiebreaker tiebreaker
1 side +1 +2 -1 -2 ±1 ±1 ±2 ±2 ±3 ±3" ] || fail "played: $sides"

# In the setup too; at a table that allows plus cards alone no manner is offered, and the budget is gone with the program.
{
    press menu:start game game:pazaak side:0 house:2
    shot setup
    printf '{"text":"Down"}\n' | sed 's/.*/{"press":"deck-name"}\n&/'
    press deck-keep side-budget deck:0 deck-name
    printf '{"text":"Dear"}\n'
    press deck-keep
    says_now "This deck costs 40, and the budget is 30."
    press back
    printf '{"key":"Escape"}\n'
    press menu:quit
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/setup" --size "$size"
says setup setup side-effect "Steps down"
grep -q '"name": "Down"' "$OUT/data/side-decks.json" || fail "the house's deck was not kept under a name"
{
    press look
    printf '{"expect":{"house:0":null}}\n{"expect":{"side-budget":"No budget"}}\n'
    press confirm
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --size "$size" --game pazaak --option side-cards=plus-6 --seats human:Ana,human:Ben
