# A card for the field while another is to act: alone against opponents, who wait for it, and between two people at one
# screen, before the new card is hidden and from behind the curtain.
. "$HERE/common.sh"
play="--size 960x540 --game classic --seed 3"
for at in $(seq 400 400 12000); do printf '{"at":%s,"key":"e"}\n' "$at"; done >"$OUT/script.jsonl"
printf '%s\n' '{"press":"card:1"}' '{"shot":"fielded"}' >>"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/shots" $play --seats human:Ana,random:Vex,random:Orro --data "$OUT/alone"
alone=$(find "$OUT/alone/games" -name '*.sabacc')
[ "$(done_by_ana "$alone" | grep -c '^0 field')" = 1 ] || fail "alone: no card was fielded"

keep two
script '{"press":"look"}' '{"press":"draw"}' '{"shot":"look"}' '{"press":"aside:0"}' '{"press":"card:2"}' \
    '{"shot":"curtain"}' '{"press":"aside:0"}' '{"shot":"again"}' '{"press":"look"}' '{"press":"cancel"}' '{"press":"look"}' \
    '{"shot":"ben"}'
off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/shots" --size 960x540
[ "$(done_by_ana "$kept" | grep -c '^0 field')" = 1 ] || fail "two people: no card was fielded"
shows_all "$OUT/shots" look curtain again ben

# An action taken back while the others act: it is one's own turn again, and no other's.
script '{"press":"check"}' '{"at":0,"shot":"waiting"}' '{"at":0,"key":"Escape"}' '{"press":"pause:undo"}' '{"shot":"undone"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/undone" $play --option field=free --seats human:Ana,random:Vex,random:Orro \
    --data "$OUT/back"
shows_all "$OUT/undone" waiting undone
