# What the 76-card games ask of a player, by one device alone: keys, mouse or pad. A card for the field and a call, a
# total that is declared, a side, a card put away after a draw.
. "$HERE/common.sh"
device=$1

# steps KEYS MOUSE PAD: the script of the device; each argument is a list of lines.
steps() { for_device "$@" >"$OUT/script.jsonl"; }
resume() { off_screen --resume --input "$OUT/script.jsonl" --size "$size"; }
expect_end() { # what seat 0 did last, in this order
    local did wanted
    did=$(done_by_ana "$1" | tail -n $(($# - 1)) | tr '\n' ';')
    shift
    wanted=$(printf '%s;' "$@")
    [[ $did == $wanted ]] || fail "by $device: did $did, wanted $wanted"
}

# At the question of calling the focus is on Pass, the second of five; the first press of a pad only shows it.
keep called
steps "$(key e 1 k)" "$(click field card:0 call)" "$(pad dpad-left dpad-left dpad-down dpad-down a a dpad-left a)"
resume
expect_end "$kept" "0 field co9" "0 call"

keep put-away
steps "$(key d a 3)" "$(click draw put-away card:2)" "$(pad dpad-left dpad-left a a dpad-right a)"
resume
[ "$(done_by_ana "$kept" | tail -n 2 | head -n 1)" = "0 draw" ] || fail "by $device: no card drawn"
[[ $(done_by_ana "$kept" | tail -n 1) == "0 discard "* ]] || fail "by $device: no card put away"

new="--size $size --seats human:Ana,random:Vex --seed 4"
rm -r "$OUT/data/games"
steps "$(key 4 2 - Return)" "$(click sign confirm)" "$(pad dpad-left dpad-left dpad-left a)"
off_screen --input "$OUT/script.jsonl" $new --game brockley --option declare=bluff
declared=$(done_by_ana "$(record)" | sed -n 's/^0 declare //p')
[ -n "$declared" ] || fail "by $device: nothing declared"
[ "$device" != keys ] || [ "$declared" = -42 ] || fail "declared $declared, wanted -42"

rm -r "$OUT/data/games"
steps "$(key d)" "$(click declare:dark)" "$(pad dpad-right dpad-right a)"
off_screen --input "$OUT/script.jsonl" $new --game force
[ "$(done_by_ana "$(record)" | head -n 1)" = "0 declare dark" ] || fail "by $device: not the Dark Side"
