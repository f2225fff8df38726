# Games against the house are left at every kind of moment and gone on with: nothing played is lost or dealt anew, and a
# numbered deal stays one.
. "$HERE/common.sh"
leave='{"key":"Escape"} {"press":"pause:quit"}'

# left NAME GAME LINE…: plays the lines, leaves, goes on with the rest of the hand, and the record has grown from what it was.
left() {
    local name=$1 game=$2 file
    shift 2
    rm -rf "$OUT/data/games"
    printf '%s\n' "$@" $leave >"$OUT/script.jsonl"
    off_screen --input "$OUT/script.jsonl" --size 640x360 --game "$game" --seats human:Ana --seed 5
    file=$(record)
    cp "$file" "$OUT/left.sabacc"
    script '{"shot":"resumed"}' '{"key":"n"}' '{"key":"n"}' '{"key":"k"}' '{"shot":"shown"}' '{"key":"Return"}' '{"key":"Escape"}' \
        '{"press":"pause:quit"}'
    off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/$name" --size 640x360
    [ "$(find "$OUT/data/games" -name '*.sabacc' | wc -l)" = 1 ] || fail "$name: resuming began another record"
    cmp -s <(head -c "$(stat -c %s "$OUT/left.sabacc")" "$file") "$OUT/left.sabacc" || fail "$name: the record was rewritten"
    [ "$(wc -l <"$file")" -gt "$(wc -l <"$OUT/left.sabacc")" ] || fail "$name: nothing more was played"
    "$LAB" run "$file" >/dev/null || fail "$name: the record does not play"
    shows_all "$OUT/$name" resumed shown
}

left begin casino
left bet casino '{"key":"b"}' '{"key":"Return"}'
left fielded casino '{"key":"b"}' '{"key":"Return"}' '{"key":"e"}' '{"key":"1"}'
left round-2 casino '{"key":"e"}' '{"key":"1"}' '{"key":"n"}'
left next casino '{"key":"k"}' '{"key":"Return"}'
left begin-alone solitaire
left moved solitaire '{"key":"d"}' '{"key":"x"}' '{"key":"1"}'
left next-alone solitaire '{"key":"n"}' '{"key":"Return"}'

# Closed while dice and cards are flying.
for ms in 3000 3600 4500 5500; do
    rm -rf "$OUT/data/games"
    script '{"key":"n"}'
    off_screen --input "$OUT/script.jsonl" --run-for $ms --size 640x360 --game casino --seats human:Ana --seed 5
    file=$(record)
    cp "$file" "$OUT/left.sabacc"
    off_screen --resume --run-for 3000 --size 640x360
    cmp -s <(head -c "$(stat -c %s "$OUT/left.sabacc")" "$file") "$OUT/left.sabacc" || fail "after $ms ms: the record was rewritten"
    "$LAB" run "$file" >/dev/null || fail "after $ms ms: the record does not play"
done

# A numbered deal that is left stays one, and its result is kept.
rm -rf "$OUT/data/games" "$OUT/data/streaks.json"
deal='{"press":"menu:start"} {"press":"game"} {"press":"game:solitaire"} {"press":"seed"} {"text":"4711"} {"press":"start"}'
printf '%s\n' $deal '{"key":"d"}' $leave >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --size 640x360
grep -q '"number"' "$OUT/data/streaks.json" && fail "a deal that was left is kept"
script '{"key":"n"}' '{"key":"Return"}' '{"shot":"over"}'
off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/deal" --size "$size"
grep -q "\"number\": 4711" "$OUT/data/streaks.json" || fail "the deal that was left and ended is not kept"

# A replay shows the hand again.
off_screen --replay "$(record)" --run-for 9000 --shot-at 5000 --shots "$OUT/replay" --size "$size"
