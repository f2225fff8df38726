# The end of an evening with friends: three hands of Corellian Spike, one of them won by a bluff, and the page of everybody's
# best moments, found by keys, mouse and pad, in landscape and upright. evening.sh keys|mouse|pad
. "$HERE/common.sh"
device=$1
press() { printf '{"press":"%s"}\n' "$@"; }
play_out() { # what is offered first, all of a hand: three looks and 18 turns
    press look stand look stand look stand check check check
    for _ in 1 2; do press stand stand stand check check check; done
}
{
    play_out
    press continue
    press look stand look stand look stand # a bet that both believe
    press bet confirm fold fold continue
    play_out
    press continue
    shot over
    for_device "$(key Left Left Return)" "$(click 1474,1010)" "$(pad dpad-left dpad-left a)" # the first shows the focus
    shot evening
    key Escape
    shot back
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/shots" --size "$size" --game corellian-spike --seed 5 \
    --option "end=hands 3" --seats human:Ana,human:Ben,human:Cleo
shows_all "$OUT/shots" over evening
says shots evening evening:0 "Nulrhek · −2"
says shots evening evening:1 "Nulrhek · −4"
says shots evening evening:2 "Nulrhek · +4: Ana folded Nulrhek · −1"
says shots evening evening:2 "3"
says_nothing shots back evening:0
[ "$(find "$OUT/data/games" -name '*.sabacc' | wc -l)" = 1 ] || fail "another game has begun"
