# The text of a clause, where the rules pages name it: by one device to an option, into its clauses, and back to it.
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
device=$1
shows='{"expect":{"clauses:title":"Ante"}}
{"expect":{"clause:CL-1":"CL-1"}}
{"expect":{"clause:CL-1":"Every hand each seat antes ‘ante’ (default 1) into each pot."}}'
hides='{"expect":{"clause:CL-1":null}}'

# The row of the ante is reached, opened, left by the key for back (by the mouse: Done), and opened again from where
# the focus is; Done has it then.
to_options=$(for_device "$(key Right Right Right Right Return)" "$(click 1195,173)" "$(pad dpad-right dpad-right dpad-right dpad-right a)")
to_ante=$(for_device "$(key Down Return)" "$(click 700,295)" "$(pad dpad-down a)")
back=$(for_device "$(key Escape)" "$(click 1310,640)" "$(pad b)")
again=$(for_device "$(key Return)" "$(click 700,295)" "$(pad a)")
end=$(for_device "$(key Return)" "$(click 1310,640)" "$(pad a)")
script "$to_options" '{"expect":{"option:ante":"CL-1"}}' "$to_ante" "$shows" '{"shot":"clause"}' "$back" "$hides" "$again" "$shows" \
    "$end" "$hides" '{"press":"rules:steps"}' '{"shot":"steps"}' '{"press":"back"}' '{"press":"menu:quit"}'
off_screen --scene rules --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots"
shows_all "$OUT/shots" clause steps

# A long text is scrolled by the keys; Tab comes to the rows, not to the list that holds them.
[ "$device" = keys ] || exit 0
script "$to_options" $(key Tab Down Return) '{"expect":{"clauses:title":"The house antes too"}}' $(key Escape) '{"press":"option:end"}' \
    '{"expect":{"clause:ST-3":"ST-3"}}' $(key Return) '{"press":"back"}' '{"press":"menu:quit"}'
off_screen --scene rules --size "$size" --input "$OUT/script.jsonl" --run-for 60000
for _ in 1 2 3 4 5 6; do printf '{"press":"rules:game"}\n'; done >"$OUT/six.jsonl"
script '{"press":"rules:options"}' "$(cat "$OUT/six.jsonl")" '{"press":"option:table"}' $(key Down) '{"shot":"top"}' \
    $(key Down) '{"shot":"down"}' $(key Return) '{"press":"back"}' '{"press":"menu:quit"}'
off_screen --scene rules --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/long"
shows_all "$OUT/long" top down
