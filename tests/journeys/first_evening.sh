# What somebody finds on a first evening: Play proposes the game that its poster says to begin with, no arrow gives the own
# seat away, nobody at the table is said so, and Resume names the game that it goes on with.
. "$HERE/common.sh"

# Left at one's own seat leads on; a press gives it to an opponent, and takes it back.
script '{"press":"menu:start"}' '{"when":"idle","shot":"proposed"}' '{"press":"seat:0"}' '{"key":"Left"}' '{"shot":"left"}' \
    '{"press":"seat:0"}' '{"key":"Return"}' '{"shot":"given"}' '{"key":"Left"}' '{"shot":"back"}' '{"press":"back"}' \
    '{"press":"menu:quit"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/setup" --size "$size"
says setup proposed seat:0 "Person"
says_nothing setup proposed setup:short
says setup left agent:0 "Person"
says_nothing setup left setup:short
says setup given agent:0 "Novice"
says setup given setup:short "Nobody of you plays"
says setup back agent:0 "Person"

# One game is named; of several one is chosen.
leave='{"key":"Escape"} {"when":"idle","press":"pause:leave"}'
script '{"press":"menu:start"}' '{"press":"start"}' $leave '{"when":"idle","shot":"one"}' '{"press":"menu:table"}' '{"press":"start"}' \
    $leave '{"when":"idle","shot":"two"}' '{"press":"menu:quit"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/title" --size "$size"
says title one menu:resume "Corellian Spike"
says title two menu:resume "Resume…"

# In past games what can be resumed is not played yet.
script '{"press":"menu:history"}' '{"press":"tab:statistics"}' '{"when":"idle","shot":"statistics"}' '{"press":"tab:players"}' '{"when":"idle","shot":"players"}' \
    '{"press":"back"}' '{"press":"menu:quit"}'
off_screen --input "$OUT/script.jsonl" --shots "$OUT/past" --size 1280x720
says past statistics figures "games, 2 unfinished"

