# Friends of whom one steps away: away.sh keys|mouse|pad. The table waits for her, with every hand face down, till she is
# back; or an opponent plays on for her, through the record like everybody, till she is. And faces and colours: each friend
# has the chosen face wherever a name is.
. "$HERE/common.sh"
device=$1
press() { printf '{"press":"%s"}\n' "$@"; }
says_now() { printf '{"expect":{"%s":"%s"}}\n' "$1" "$2"; }
nothing() { printf '{"expect":{"%s":null}}\n' "$1"; }
printf '{"Ana":{"face":"nyx"},"Ben":{"face":"dusk"},"Cleo":{"face":""}}\n' >"$OUT/data/players.json"
# Whoever is asked steps away: by the key, or by the menu.
step_away() {
    case $device in
    keys) key F4 ;;
    mouse) if [ "$1" = 2 ]; then press away:step; else press table:menu "pause:away:$1"; fi ;;
    pad)
        pad start
        press "pause:away:$1"
        ;;
    esac
}
back() { for_device "$(key x)" "$(press away:back)" "$(pad a)"; }
table() {
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/shots" --size "$size" --seed 3 --game corellian-spike \
        --option open-discard=off --seats human:Ana,human:Ben,human:Cleo "$@"
}

{
    shot curtain
    press look
    step_away 0 # her hand is open: it is hidden at once
    says_now away "Ana is away: the table waits. Any key brings Ana back."
    says_now name:0 "Ana (away)"
    nothing owner
    shot waits
    back
    nothing away
    says_now name:0 "Ana"
    press stand look stand
    step_away 2 # behind the curtain
    says_now away "Cleo is away: the table waits. Any key brings Cleo back."
    press away:level away:play # sharp
    shot played
    says_now name:2 "Cleo (away)"
    press check check # Ana, Ben
    press table:menu
    shot menu
    press pause:away:2
    says_now name:2 "Cleo"
    shot back
} >"$OUT/script.jsonl"
table
shows_all "$OUT/shots" curtain waits played menu back
"$LAB" run "$(record)" >/dev/null || fail "the record does not play"
[ "$(grep -c '{"do": "2 ' "$(record)")" -ge 2 ] || fail "nobody played on for Cleo"
grep -q '"agent": *"human"' "$(record)" || fail "the record does not say that Cleo is a person"
# What is seen while the table waits tells nothing of a hand.
sed -n '1,/"shot":"waits"/p' "$OUT/script.jsonl" >"$OUT/short.jsonl"
for seed in 3 4; do
    off_screen --input "$OUT/short.jsonl" --shots "$OUT/$seed" --size "$size" --seed $seed --game corellian-spike \
        --option open-discard=off --seats human:Ana,human:Ben,human:Cleo --data "$OUT/data-$seed"
done
cmp -s "$OUT/3/waits.png" "$OUT/4/waits.png" || fail "a hand is given away: compare $OUT/3/waits.png and $OUT/4/waits.png"

# The last one stays.
{
    press look
    key F4
    press away:play look
    key F4
    says_now owner "Ben: your turn"
    nothing away
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/two" --size "$size" --seed 3 --game corellian-spike \
    --seats human:Ana,human:Ben --data "$OUT/data-two"
