# Side cards played from the hand by one device alone: 2&4, Double, a Tie Breaker that counts 1 and a card with two signs,
# where each turn asks whether a main card is wanted.
. "$HERE/common.sh"
device=$1
keep side-cards
{
    case $device in
    keys)
        key 1 && shot lifted
        key Return && shot turned
        key e d 1 p && shot doubled
        key e d 1 p && shot tie-breaker
        key e Return d 1 m && shot taken-away
        ;;
    mouse)
        click card:0 && shot lifted
        click play && shot turned
        click end deal card:0 play && shot doubled
        click end deal card:0 sign:+ && shot tie-breaker
        click end continue deal card:0 sign:- && shot taken-away
        ;;
    pad) # the focus is on End, the cards are at its left; a lifted one leads to its button
        pad dpad-left dpad-left dpad-left dpad-left dpad-left dpad-left a && shot lifted
        pad a && shot turned
        pad a a dpad-left dpad-left dpad-left dpad-left a a && shot doubled
        pad a a dpad-left dpad-left dpad-left a a && shot tie-breaker
        pad a a a dpad-left dpad-left a dpad-right a && shot taken-away
        ;;
    esac
} >"$OUT/script.jsonl"
off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/shots" --size "$size"
played=$(done_by_ana "$kept" | sed -n 's/^0 play //p' | tr '\n' ';')
[ "$played" = "2&4;double;tiebreaker +;±2 -;" ] || fail "by $device: played $played"
shows_all "$OUT/shots" lifted turned doubled tie-breaker taken-away
