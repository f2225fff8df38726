# A game is left in the middle and gone on with: from the title, by --resume, and after the window was closed while
# cards were flying. Nothing already played is lost, and nothing is dealt anew.
. "$HERE/common.sh"
play="--size 640x480 --game corellian-spike --seats human:Ana,ai:novice:Vex --seed 3"
printf '%s\n' '{"press":"stand"}' '{"key":"Escape"}' '{"press":"pause:leave"}' '{"press":"menu:resume"}' \
    '{"key":"c"}' '{"key":"m"}' '{"key":"Escape"}' '{"press":"pause:quit"}' >"$OUT/leave.jsonl"
off_screen --input "$OUT/leave.jsonl" $play
file=$(record)
[ "$(find "$OUT/data/games" -name '*.sabacc' | wc -l)" = 1 ] || fail "resuming began another record"
cp "$file" "$OUT/left.sabacc"
off_screen --resume --run-for 120 --size 640x480
cmp -s <(head -c "$(stat -c %s "$OUT/left.sabacc")" "$file") "$OUT/left.sabacc" || fail "the record was rewritten"
"$LAB" run "$file" >/dev/null || fail "the record does not play"

# Closed after 300 ms: the deal is still flying.
rm -rf "$OUT/data/games"
off_screen --run-for 300 $play
file=$(record)
lines=$(wc -l <"$file")
[ "$lines" -ge 2 ] || fail "the closed window left only $lines lines"
off_screen --resume --run-for 300 --size 640x480
[ "$(wc -l <"$file")" -ge "$lines" ] || fail "lines were lost"
"$LAB" run "$file" >/dev/null || fail "the record of the closed window does not play"

# A data directory that cannot be written: play goes on, nothing is kept, and the screen says so once.
printf '%s\n' '{"shot":"kept"}' '{"press":"stand"}' >"$OUT/one.jsonl"
off_screen --input "$OUT/one.jsonl" $play --shots "$OUT/with"
off_screen --input "$OUT/one.jsonl" $play --shots "$OUT/without" --data /proc/nowhere
[ -s "$OUT/without/kept.png" ] || fail "there is no play without a data directory"
! cmp -s "$OUT/with/kept.png" "$OUT/without/kept.png" || fail "nothing says that the game is not kept"

# What was won before counts at the end: two hands, with and without a pause between them. Seed 5's first is the other's.
solitaire() { off_screen --input "$OUT/script.jsonl" --size 640x480 --shots "$OUT/$1" --data "$OUT/$1" "${@:2}"; }
begin=(--game solitaire --option "end=hands 2" --seats human:Ana --seed 5)
script $(key n Return n Return) "$(shot over)"
solitaire whole "${begin[@]}"
script $(key n Return Escape) '{"press":"pause:quit"}'
solitaire parts "${begin[@]}"
script $(key n Return) "$(shot over)"
solitaire parts --resume
for seat in 0 1; do
    won=$(words_of whole over hands-won:$seat)
    [ -n "$won" ] || fail "the end does not say how many hands seat $seat won"
    says parts over hands-won:$seat "$won"
done

# What each seat had when a hand began is read from the record: its end says the same as without a pause. What opponents
# said before it is over by then, so that they are silent here.
mkdir -p "$OUT/hands" "$OUT/hands-parts"
printf '{"talk": 0}\n' | tee "$OUT/hands/settings.json" >"$OUT/hands-parts/settings.json"
watched=(--game corellian-spike --option "end=hands 3" --seats ai:novice:Vex,ai:novice:Orro,ai:regular:Tally --seed 4)
panel() { off_screen --input "$OUT/script.jsonl" --size $size --shots "$OUT/$1" --data "$OUT/$1" "${@:2}"; }
script $(key Return Return Return) "$(shot hand)"
panel hands "${watched[@]}"
script $(key Return Return Escape) '{"press":"pause:quit"}'
panel hands-parts "${watched[@]}"
script $(key Return) "$(shot hand)"
panel hands-parts --resume
words_of hands hand course | grep -F "Hand 3" >/dev/null || fail "it is not the end of the third hand"
cmp -s "$OUT/hands/hand.drawn" "$OUT/hands-parts/hand.drawn" || fail "gone on with, the hand ends otherwise"
