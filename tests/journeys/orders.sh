# The question that comes again and again: answered once for the round, or until the hand holds a mark; the chip takes
# the order off, the mark is kept, and taking back goes to what was decided by hand.
. "$HERE/common.sh"
passes() { done_by_ana "$kept" | grep -c '^0 pass' || true; }

keep called
script '{"press":"pass-until"}' '{"key":"1"}' '{"key":"9"}' '{"press":"confirm"}' '{"shot":"passing"}' '{"key":"c"}' \
    '{"key":"m"}' '{"press":"order:mark"}' '{"shot":"asked"}'
off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/shots" --size 960x540
[ "$(sed -n 's/.*"classic": *//p' "$OUT/data/marks.json")" = 19 ] || fail "the mark is not kept"
[ "$(passes)" -ge 1 ] || fail "did not pass"
shows_all "$OUT/shots" passing asked

# Passed round after round, as long as the mark is out of reach.
keep called
script '{"press":"pass-until"}' '{"key":"2"}' '{"key":"3"}' '{"press":"confirm"}' \
    "$(for _ in 1 2 3 4 5 6; do key c m n; done)" '{"shot":"rounds"}' '{"key":"Escape"}' '{"press":"pause:undo"}' '{"shot":"undone"}'
off_screen --resume --practice --input "$OUT/script.jsonl" --shots "$OUT/shots" --size 960x540

# 17 in hand: a mark of 17 is held at once, and asked for.
keep called
script '{"press":"pass-until"}' '{"key":"1"}' '{"key":"7"}' '{"press":"confirm"}' '{"key":"c"}' '{"key":"m"}' \
    '{"press":"call"}'
off_screen --resume --input "$OUT/script.jsonl" --size 960x540
[ "$(done_by_ana "$kept" | tail -n 1)" = "0 call" ] || fail "with the mark in hand one is not asked"

# Taken back: the record ends where the question was, and nothing passes by itself any more.
keep called
script '{"press":"pass-round"}' '{"key":"Escape"}' '{"press":"pause:undo"}' '{"shot":"back"}' '{"press":"call"}'
off_screen --resume --practice --input "$OUT/script.jsonl" --shots "$OUT/shots" --size 960x540
[ "$(passes)" = 0 ] || fail "the pass was not taken back"
[ "$(done_by_ana "$kept" | tail -n 1)" = "0 call" ] || fail "could not call after taking back"
