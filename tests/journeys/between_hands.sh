# What is decided between hands, by two people at one screen: a ship is staked beside the pot, lost, shown at its winner's
# plate, staked there again and won back (PL-2); and whoever cannot pay the next ante buys in again, or leaves (ST-7).
. "$HERE/common.sh"

# Each once all is at rest: buttons by name, a picture.
press() { printf '{"when":"idle","press":"%s"}\n' "$@"; }
at() { printf '{"when":"idle","shot":"%s"}\n' "$1"; }
resume() { off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$size"; }
expect_done() { # what people did in the record, in this order
    local did wanted
    did=$(sed -n 's/^{"do": "\([0-9] .*\)"}$/\1/p' "$kept" | tr '\n' ';')
    wanted=$(printf '%s;' "$@")
    [ "$did" = "$wanted" ] || fail "did $did, wanted $wanted"
}
ship=$'\ue036'
to_showdown="stand check check stand"

# Ana owns the ship, worth 1000. She has 598 against a bet of 800, loses by 11 to 19, and Bex takes it; then Bex has 698
# against 790, and loses by 3 to 19.
keep ship
script "$(press look)" "$(at owned)" "$(press bet)" "$(key 8 0 0 Return)" "$(press look stake)" "$(at which)" \
    "$(press item:ship)" "$(at beside)" "$(press match $to_showdown continue)" "$(at asked)" "$(key t)" "$(press look)" \
    "$(at winner)" "$(press bet)" "$(key 7 9 0 Return)" "$(press look stake item:ship)" "$(at again)" \
    "$(press match $to_showdown continue)" "$(at asked-back)" "$(press item:ship look)" "$(at back)" \
    "$(press table:log)" "$(at log)"
resume ship
expect_done "1 bet 800" "0 stake ship" "0 match" "1 stand" "0 check" "1 check" "0 stand" "1 take-item ship" \
    "0 bet 790" "1 stake ship" "1 match" "0 stand" "1 check" "0 check" "1 stand" "0 take-item ship"
shows_all "$OUT/ship" owned which beside asked winner again asked-back back log
says ship owned items:0 "$ship"
for shot in owned winner back; do says_nothing ship $shot staked:0; done
for owner in beside:Ana asked:Ana again:Bex asked-back:Bex; do
    says ship ${owner%:*} staked:0 Ship
    says ship ${owner%:*} staked:0 ${owner#*:}
    for seat in 0 1; do says_nothing ship ${owner%:*} items:$seat; done
done
says ship asked "" "The ship lay beside the pot you have won. Take it for 1000?"
says ship winner items:1 "$ship"
says_nothing ship winner items:0
says ship back items:0 "$ship"
says_nothing ship back items:1
for line in "Bex stakes the ship beside the pot: the house lends 1000" "Bex takes the ship of Ana for 1000" \
    "Ana takes the ship of Bex for 1000"; do
    says ship log "" "$line"
done

# By pad it is left to the house instead, which sells it back to Ana. What has the focus at first answers nothing.
keep ship
script "$(press look bet)" "$(key 8 0 0 Return)" "$(press look stake item:ship match $to_showdown continue)" \
    "$(pad a)" "$(at still)" "$(pad dpad-down dpad-right a)" \
    "$(press look table:log)" "$(at left)"
resume left
says left still "" "The ship lay beside the pot you have won. Take it for 1000?"
says left left "" "Bex leaves the ship"
says left left "" "The house keeps the ship of Ana"
says left left items:0 "$ship"
grep -q '"do": "1 pass"' "$kept" || fail "the ship was not left"

# Bex folds with 1 credit left, too few for the antes of 2. Return buys in again; the last hand, and the game, go to Ana,
# who has most net of that.
keep rebuy
script "$(press look bet)" "$(key 7 Return)" "$(press look raise)" "$(key 8 Return)" "$(press fold continue)" \
    "$(at asked)" "$(key Return)" "$(press look)" "$(at bought)" "$(press bet)" "$(key 8 Return)" "$(press look raise)" "$(key 9 Return)" "$(press fold continue)" "$(at over)"
resume rebuy
expect_done "1 bet 7" "0 raise 8" "1 fold" "1 rebuy" "0 bet 8" "1 raise 9" "0 fold"
shows_all "$OUT/rebuy" asked bought over
says rebuy asked "" "You cannot pay the next ante. Buy in again for 10? (1 of 1 left)"
says rebuy asked pass "Leave the game"
says rebuy bought credits:1 9
says rebuy over rebuys:1 "net of 1 rebuy"
says rebuy over gained:1 "−1"

keep rebuy
script "$(press look bet)" "$(key 7 Return)" "$(press look raise)" "$(key 8 Return)" "$(press fold continue)" \
    "$(key p)" "$(press table:log)" "$(at out)"
resume out
says out out "" "Bex does not buy in again"
says out out "" "Bex leaves the game"
