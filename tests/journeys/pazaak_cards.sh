# Side cards played from the hand by one device alone: 2&4, Double, a Tie Breaker that counts 1 and a card with two signs,
# where each turn asks whether a main card is wanted.
. "$HERE/common.sh"
device=$1
key() { printf '{"key":"%s"}\n' "$@"; }
pad() { printf '{"pad":"%s"}\n' "$@"; }
click() { for at in "$@"; do printf '{"click":[%s]}\n' "$at"; done; }
shot() { printf '{"shot":"%s"}\n' "$1"; }
first=489,1017 # of the buttons
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
        click 486,822 && shot lifted
        click $first && shot turned
        click $first $first 590,822 $first && shot doubled
        click $first $first 696,822 489,1017 && shot tie-breaker
        click $first 960,653 $first 802,822 803,1017 && shot taken-away
        ;;
    pad) # the focus is on End, the cards above it at the left; a lifted one leads to its button
        pad dpad-up dpad-up dpad-left dpad-left dpad-left a && shot lifted
        pad a && shot turned
        pad a a dpad-up dpad-left dpad-left dpad-left a a && shot doubled
        pad a a dpad-up dpad-left a a && shot tie-breaker
        pad a a a dpad-up a dpad-right a && shot taken-away
        ;;
    esac
} >"$OUT/script.jsonl"
off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/shots" --size "$size"
played=$(done_by_ana "$kept" | sed -n 's/^0 play //p' | tr '\n' ';')
[ "$played" = "2&4;double;tiebreaker +;±2 -;" ] || fail "by $device: played $played"
shows_all "$OUT/shots" lifted turned doubled tie-breaker taken-away
