# The text of a clause, wherever a mark stands for it: on the rules pages by one device to an option, into its clauses,
# and back to it; by keys also in the setup, in the log and in the results. Ids are seen by those who want them.
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
device=$1
shows='{"expect":{"clauses:title":"Ante"}}
{"expect":{"clause:CL-1":"CL-1"}}
{"expect":{"clause:CL-1":"Every hand each seat antes ‘ante’ (default 1) into each pot."}}'
hides='{"expect":{"clause:CL-1":null}}'

# The row of the ante is reached, opened, left by the key for back (by the mouse: Done), and opened again from where
# the focus is; Done has it then.
to_options=$(for_device "$(key Right Right Right Right Return)" "$(click 1454,53)" "$(pad dpad-right dpad-right dpad-right dpad-right a)")
to_ante=$(for_device "$(key Down Return)" "$(click 700,212)" "$(pad dpad-down a)")
back=$(for_device "$(key Escape)" "$(click 1310,640)" "$(pad b)")
again=$(for_device "$(key Return)" "$(click 700,212)" "$(pad a)")
end=$(for_device "$(key Return)" "$(click 1310,640)" "$(pad a)")
script "$to_options" '{"expect":{"option:ante":"§"}}' "$to_ante" "$shows" '{"shot":"clause"}' "$back" "$hides" "$again" "$shows" \
    "$end" "$hides" '{"press":"rules:steps"}' '{"shot":"steps"}' '{"press":"back"}' '{"press":"menu:quit"}'
off_screen --scene rules --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots"
shows_all "$OUT/shots" clause steps

says_nowhere() { # DIRECTORY SHOT WORDS
    ! grep -F -- "$3" "$OUT/$1/$2.json" >/dev/null || fail "$1/$2 says '$3'"
}
for id in CL-1 S0 'ante 1'; do says_nowhere shots steps "$id"; done

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

# In the setup each option has its mark, and each way of playing that of its source.
setup=('{"press":"menu:start"}' '{"press":"game"}' '{"press":"game:classic"}' '{"press":"house-rules"}' '{"press":"clauses:ante:CL-1"}' '{"expect":{"clause:CL-1":"CL-1"}}' $(key Escape)
    '{"point":[500,800]}' '{"wheel":-4}' '{"shot":"setup"}' '{"press":"preset"}' '{"shot":"ways"}' '{"press":"clauses:low-stakes:S0"}'
    '{"expect":{"clause:S0":"76 Card Deck Rules, version 1.00"}}' $(key Escape) '{"press":"back"}' '{"press":"rules"}'
    '{"shot":"rules"}' '{"press":"clauses:source:S0"}' '{"shot":"source"}' $(key Return) '{"press":"rules:options"}'
    '{"shot":"options"}' '{"press":"back"}' '{"press":"back"}' '{"press":"menu:quit"}')
script "${setup[@]}"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/hidden" --size "$size"
shows_all "$OUT/hidden" setup ways rules source options
for words in CL-1 S0 'ante 1' low-stakes 100000; do
    for shot in setup ways rules options; do says_nowhere hidden $shot "$words"; done
done

# Those who read clauses see them, and how records spell what is set.
printf '{"clauses": 1}\n' >"$OUT/data/settings.json"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/shown" --size "$size"
says shown setup '' 'CL-1'
says shown setup '' 'ante 1'
says shown setup '' '(1 to 100000)'
says shown ways '' '(S0)'
says shown options option:ante 'CL-1'
says shown options option:ante 'ante 1'
rm "$OUT/data/settings.json"

# At the table: a line of the log from the keys alone, and all that a line of the results says. The game waits below.
script '{"when":"idle","key":"g"}' '{"shot":"log"}' $(key Home Down Return) '{"expect":{"clauses:title":"What the rulebook says"}}' \
    '{"shot":"clause"}' $(key Escape Return) '{"expect":{"clauses:title":"What the rulebook says"}}' $(key Return) \
    '{"expect":{"clauses:title":null}}' '{"press":"table:menu"}' '{"press":"pause:quit"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/log" --size "$size" --game classic --option stakes=on --seats human:Ana,ai:novice:Vex
says_nowhere log log PL-2
says log clause clause:PL-2 'Seats may own items'
keep demise
script '{"press":"call"}' '{"shot":"results"}' '{"press":"result:0"}' '{"expect":{"clause:SD-1":"SD-1"}}' \
    '{"expect":{"clause:CA-7":"CA-7"}}' $(key Escape) '{"expect":{"clause:SD-1":null}}' '{"press":"continue"}'
off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/results" --size "$size"
for id in SD-1 CA-1 CA-7; do says_nowhere results results $id; done
