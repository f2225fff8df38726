# My table: past games looked through, found, replayed, gone on with, exported and deleted, by keys, mouse and pad; among them
# games left, one of them damaged, one that another program plays and one that cannot be read.
. "$HERE/common.sh"
export TZ=UTC
games=$OUT/data/games

# game NAME MINUTE [RECORD]: a game last played at that minute; without a record one that is no game at all.
game() {
    mkdir -p "$games"
    if [ -n "${3:-}" ]; then cp "$HERE/records/$3.sabacc" "$games/$1.sabacc"; else echo nonsense >"$games/$1.sabacc"; fi
    touch -d "2026-11-20 10:$2" "$games/$1.sabacc"
}
# left …: the same, and it can be gone on with.
left() {
    game "$@"
    printf '{"undo": true}\n' >"$games/$1.unfinished"
}
all_games() {
    rm -rf "$OUT/data"
    left a-spike 11 spike
    left b-damaged 13 called
    left c-broken 12
    left d-pazaak 09 side-cards
    left e-kessel 08 kessel-prize
    left f-tokens 07 device
    game g-classic 06 side-pots
    game h-pool 05 pool
    game i-stake 04 stake
    game j-two 03 two
    game k-why 02 why
    printf '{"do": "0 nonsense"}\n' >>"$games/b-damaged.sabacc"
    touch -d '2026-11-20 10:13' "$games/b-damaged.sabacc"
}
count_of() { find "$games" -name "$1" | wc -l; }

# Looked through to its end by keys and by the wheel, and found by what is typed: by a name, by a game, by nothing; in a low
# window and upright.
all_games
script "$(shot begin)" "$(key Down Down Right Left Down Down Down Down Down Down Down Down)" "$(shot end)" \
    '{"point":[400,400]}' '{"wheel":-3}' '{"wheel":-30}' "$(shot bottom)" '{"wheel":60}' '{"press":"game:0"}' "$(key Escape)" "$(key p)" '{"text":"az"}' "$(key Return)" "$(shot found)" \
    "$(key p Backspace Backspace Backspace Backspace)" '{"text":"zzz"}' "$(shot none)" "$(key Backspace Backspace Backspace)" '{"press":"show:finished"}' "$(shot finished)" \
    '{"press":"show:unfinished"}' "$(shot unfinished)" "$(key Escape)"
for frame in "$size" "$upright"; do
    off_screen --scene history --size "$frame" --input "$OUT/script.jsonl" --shots "$OUT/look-$frame"
    shows_all "$OUT/look-$frame" begin end bottom found none finished unfinished
done
says "look-$size" begin game:1 'cannot be read'
says "look-$size" begin game:0 'damaged; it goes on from before that'
says "look-$size" begin count '11 games'
says "look-$size" found count '1 of 11 games'
says "look-$size" found game:0 'Pazaak'
says "look-$size" finished count '5 of 11 games'
says "look-$size" unfinished count '6 of 11 games'
[ -s "$OUT/data/past-games.jsonl" ] || fail "the digests were not kept"
[ "$(wc -l <"$OUT/data/past-games.jsonl")" = 12 ] || fail "not every record has its line"

# The chosen game is replayed, and another gone on with; keys, then the pad. From a replay Back, or Done, leads back to it.
script "$(key Down Down Down Down Down Down Down Return Return)" "$(shot replay)" "$(key Escape)" "$(shot back)" \
    "$(key Return)" "$(shot again)" '{"press":"replay:leave"}' '{"press":"back"}' '{"press":"menu:quit"}'
off_screen --scene history --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/keys"
shows_all "$OUT/keys" replay back
cmp -s "$OUT/keys/replay.png" "$OUT/keys/again.png" || fail "a replay does not come back to its game"
[ "$(count_of '*.unfinished')" = 6 ] || fail "a replay changed what can be gone on with"
script '{"press":"menu:resume"}' "$(shot left)" "$(pad dpad-down a a)" "$(shot damaged)" "$(key Escape)" '{"press":"pause:quit"}'
off_screen --scene title --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/pad"
[ -s "$games/b-damaged.sabacc.damaged" ] || fail "the damaged record was not kept"
says pad left count '6 of 11 games'

# The chosen game: who won what; exported; given up, and then replayed; deleted only when asked twice. By the mouse.
all_games
script '{"press":"game:2"}' "$(shot page)" '{"press":"game:export"}' "$(shot exported)" '{"press":"game:over"}' "$(shot over)" \
    '{"press":"game:delete"}' "$(shot ask)" "$(key Left Return)" "$(shot kept)" '{"press":"game:delete"}' '{"press":"delete:yes"}' \
    "$(shot gone)" '{"press":"back"}'
off_screen --scene history --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/page"
shows_all "$OUT/page" page exported ask gone
says page page seat:0 'Ana'
says page ask delete 'Nothing brings it back'
cmp -s "$HERE/records/spike.sabacc" "$OUT/data/export/a-spike.sabacc" || fail "the export is not the record"
grep -q '^# Bespin Yarith' "$OUT/data/export/a-spike.md" || fail "no history was exported"
[ ! -e "$games/a-spike.sabacc" ] && [ ! -e "$games/a-spike.unfinished" ] || fail "the game is not deleted"
[ "$(count_of '*.sabacc')" = 10 ] || fail "more than one game was deleted"
[ "$(count_of '*.unfinished')" = 5 ] || fail "more than one note was removed"

# Another program plays the latest: it cannot be gone on with here, nor deleted.
all_games
hold_record "$games/b-damaged.sabacc"
script '{"press":"menu:history"}' "$(shot listed)" '{"press":"game:0"}' '{"press":"game:delete"}' '{"press":"delete:yes"}' "$(shot held)" \
    '{"press":"back"}' '{"press":"menu:quit"}'
off_screen --scene title --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/busy"
release_record
says busy listed game:0 'another program is playing it'
[ -e "$games/b-damaged.sabacc" ] || fail "a game that is played was deleted"

# Nothing played yet, and the last of two games gone on with given up: the title then has nothing to resume.
rm -rf "$OUT/data"
mkdir -p "$OUT/data"
script "$(shot empty)" '{"press":"tab:statistics"}' "$(shot nobody)" '{"press":"back"}'
off_screen --scene history --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/empty"
left a-spike 11 spike
left b-pool 12 pool
script '{"press":"menu:resume"}' '{"press":"game:0"}' '{"press":"game:over"}' '{"press":"game:0"}' \
    '{"press":"game:over"}' '{"press":"back"}' "$(shot nothing)" '{"press":"menu:quit"}'
off_screen --scene title --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/last"
[ "$(count_of '*.unfinished')" = 0 ] || fail "a game is still to be gone on with"
[ "$(count_of '*.sabacc')" = 2 ] || fail "a record was removed"
