# The list of games left, by keys and pad: of several kinds, one of them damaged, one that another program plays and one that
# cannot be read; looked through, gone on with, and taken off it.
. "$HERE/common.sh"
export TZ=UTC
games=$OUT/data/games

# left NAME MINUTE [RECORD]: a game left at that minute; without a record one that is no game at all.
left() {
    mkdir -p "$games"
    if [ -n "${3:-}" ]; then cp "$HERE/records/$3.sabacc" "$games/$1.sabacc"; else echo nonsense >"$games/$1.sabacc"; fi
    printf '{"undo": true}\n' >"$games/$1.unfinished"
    touch -d "2026-11-20 10:$2" "$games/$1".*
}
all_left() {
    rm -rf "$games"
    left a-spike 11 spike
    left b-damaged 13 called
    left c-broken 12
    left d-pazaak 09 side-cards
    left e-kessel 08 kessel-prize
    left f-tokens 07 device
    left g-classic 06 side-pots
    left h-pool 05 pool
    left i-stake 04 stake
    left j-two 03 two
    printf '{"do": "0 nonsense"}\n' >>"$games/b-damaged.sabacc"
    touch -d '2026-11-20 10:13' "$games/b-damaged.sabacc"
}

# Looked through to its end, by keys and by the wheel; a broken one cannot be chosen; back to the title.
all_left
script '{"press":"menu:resume"}' "$(shot begin)" "$(key Down Down Down Right Left Down Down Down Down Down Down)" "$(shot end)" \
    "$(key Down Up Up PageUp Up Up Up Up Up Up)" '{"wheel":-3}' "$(shot wheel)" '{"wheel":-20}' '{"wheel":2}' \
    "$(key Escape)" "$(shot title)" '{"press":"menu:resume"}' '{"press":"back"}' '{"press":"menu:quit"}'
for frame in "$size" "$upright"; do
    off_screen --scene title --size "$frame" --input "$OUT/script.jsonl" --shots "$OUT/look-$frame"
    shows_all "$OUT/look-$frame" begin end title
done
says "look-$size" begin game:1 'cannot be read'
says "look-$size" begin game:0 'damaged; it goes on from before that'

# One is taken off and one gone on with, by keys; then the damaged one, by the pad, and it says so.
script '{"press":"menu:resume"}' "$(key Down Right Return)" "$(shot off)" "$(key Down Left Return)" "$(shot gone-on)" \
    "$(key Escape)" '{"press":"pause:leave"}' '{"press":"menu:quit"}'
off_screen --scene title --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/keys"
[ "$(find "$games" -name '*.unfinished' | wc -l)" = 9 ] || fail "not one game was taken off"
[ "$(find "$games" -name '*.sabacc' | wc -l)" = 10 ] || fail "a record was removed"
all_left
script '{"press":"menu:resume"}' "$(pad dpad-down)" "$(pad a)" "$(shot damaged)" "$(key Escape)" '{"press":"pause:quit"}'
off_screen --scene title --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/pad"
[ -s "$games/b-damaged.sabacc.damaged" ] || fail "the damaged record was not kept"

# Another program plays the latest.
all_left
hold_record "$games/b-damaged.sabacc"
script '{"press":"menu:resume"}' "$(shot listed)" "$(key Down Return)" "$(shot second)" "$(key Escape)" '{"press":"pause:leave"}' \
    "$(shot title)" '{"press":"menu:quit"}'
off_screen --scene title --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/busy"
release_record
says busy listed game:0 'another program is playing it'

# The last one taken off: nothing to resume, and the title has no such item.
rm -rf "$games"
left a-spike 11 spike
left b-pool 12 pool
script '{"press":"menu:resume"}' '{"press":"off:0"}' '{"press":"off:0"}' "$(shot nothing)" '{"press":"menu:quit"}'
off_screen --scene title --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/last"
