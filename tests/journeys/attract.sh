# A title left alone shows games of opponents; any input leads back to it as it was; and nothing of it is kept.
. "$HERE/common.sh"
shots=$OUT/shots

# A minute after the last input the film begins: the first picture is still of the title.
script '{"key":"Down"}' '{"key":"Down"}' '{"shot":"before"}' '{"at":59000,"shot":"still"}' '{"at":63000,"shot":"film"}' \
    '{"at":80000,"shot":"table"}' '{"at":81000,"key":"Right"}' '{"shot":"after"}' '{"press":"menu:quit"}'
off_screen --scene title --seed 5 --size "$size" --input "$OUT/script.jsonl" --shots "$shots"
shows_all "$shots" before film table
cmp -s "$shots/before.png" "$shots/still.png" || fail "the film began before a minute was over"
cmp -s "$shots/before.png" "$shots/after.png" || fail "the title is not as it was"

# A pad, a wheel or a mouse ends it as well, and presses nothing there: the first click only wakes the title.
for input in '"pad":"a"' '"wheel":1' '"click":[1800,300]' '"click":[330,560]'; do
    script '{"shot":"before"}' '{"at":70000,"shot":"film"}' "{\"at\":71000,$input}" '{"shot":"after"}' \
        '{"press":"menu:quit"}'
    off_screen --scene title --size "$size" --input "$OUT/script.jsonl" --shots "$shots/other"
    cmp -s "$shots/other/before.png" "$shots/other/film.png" && fail "no film before $input"
    [ "$input" = '"click":[330,560]' ] || cmp -s "$shots/other/before.png" "$shots/other/after.png" ||
        fail "after $input the title is not as it was"
done

# Once switched off it never begins.
mkdir -p "$OUT/off"
printf '{"demo": 0}\n' >"$OUT/off/settings.json"
script '{"shot":"before"}' '{"at":200000,"shot":"after"}' '{"press":"menu:quit"}'
off_screen --scene title --size "$size" --data "$OUT/off" --input "$OUT/script.jsonl" --shots "$shots/off"
cmp -s "$shots/off/before.png" "$shots/off/after.png" || fail "the film began though it is switched off"

# A demo of no game plays several, and the same seed the same ones; neither leaves anything behind.
film() { off_screen --demo --seed 11 --size "$size" --data "$OUT/$1" --shots "$shots/$1" --shot-at "$2" --run-for "$3"; }
film first 2000,9000,75000 76000
film second 2000,9000 10000
shows_all "$shots/first" shot-002000 shot-009000 shot-075000
for shot in 002000 009000; do
    cmp -s "$shots/first/shot-$shot.png" "$shots/second/shot-$shot.png" || fail "the same seed showed another film"
done
for data in data off first second; do
    left=$(find "$OUT/$data" -type f ! -path "*/pictures/*" ! -name settings.json)
    [ -z "$left" ] || fail "the film has left $left"
done
