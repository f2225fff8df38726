# Who has stepped away still is when the game goes on: away_kept.sh. The table waits for one, and an opponent plays on for
# another, as when it was left; by --resume, and from the title. Whoever is back stays back.
. "$HERE/common.sh"
press() { printf '{"press":"%s"}\n' "$@"; }
says_now() { printf '{"expect":{"%s":"%s"}}\n' "$1" "$2"; }
nothing() { printf '{"expect":{"%s":null}}\n' "$1"; }
resume() { off_screen --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$size" --resume; }
quit() { press table:menu pause:quit; }

{
    press look
    key F4 # Ana: the table waits
    press away:level away:play # and a sharp opponent plays on
    press look
    key F4 # Ben
    says_now away "Ben is away: the table waits. Any key brings Ben back."
    says_now name:0 "Ana (away)"
    quit
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --size "$size" --seed 3 --game corellian-spike --option open-discard=off \
    --seats human:Ana,human:Ben,human:Cleo
acted=$(grep -c '{"do": "0 ' "$(record)")

{
    says_now away "Ben is away: the table waits. Any key brings Ben back."
    says_now name:0 "Ana (away)"
    says_now name:1 "Ben (away)"
    nothing owner
    shot still-away
    press away:level away:level away:play # master
    press look stand check
    shot played-for
    quit
} >"$OUT/script.jsonl"
resume again
[ "$(grep -c '{"do": "0 ' "$(record)")" -gt "$acted" ] || fail "nobody plays on for Ana"
grep -q '{"do": "1 ' "$(record)" || fail "nobody plays on for Ben"
[ "$(grep -o '"agent": *"human"' "$(record)" | wc -l)" = 3 ] || fail "the record does not say that all are people"

{
    press look # Cleo
    says_now name:0 "Ana (away)"
    says_now name:1 "Ben (away)"
    press table:menu pause:away:0 table:menu pause:away:1
    says_now name:0 "Ana"
    press table:menu pause:leave menu:resume look
    says_now name:0 "Ana"
    says_now name:1 "Ben"
    shot all-here
} >"$OUT/script.jsonl"
resume back
"$LAB" run "$(record)" >/dev/null || fail "the record does not play"
