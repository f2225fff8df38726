# A shift in the middle of a hand, met in every way: at each pace, with reduced motion, hurried, with the menu over it,
# in a window that changes its size, and taken back. The game that comes of it is the same.
. "$HERE/common.sh"
size=640x360

# shifted NAME ARGUMENTS…: from the record whose next bet ends in a shift, by $OUT/script.jsonl; leaves $OUT/NAME.sabacc.
shifted() {
    local name=$1
    shift
    keep pool
    sed -i '1s/"shift-on": "d6 1-6"/"shift-on": "d6 1-6", "shift": "core"/' "$kept"
    off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/$name" --size $size "$@"
    cp "$kept" "$OUT/$name.sabacc"
    "$LAB" run "$OUT/$name.sabacc" >/dev/null || fail "$name: the record does not play"
}

# as_usual NAME: what was played is what is played without any of this.
as_usual() { cmp -s "$OUT/usual.sabacc" "$OUT/$1.sabacc" || fail "$1: another game came of it"; }

# set_to JSON: the player's settings.
set_to() { printf '%s\n' "$1" >"$OUT/data/settings.json"; }

script '{"press":"match"}' '{"at":30000,"shot":"rest"}' '{"key":"d"}' '{"at":60000,"shot":"end"}'
shifted usual --shot-at 4100,4500,5500,5800,6100,6400,6700,7000,7300,7600
"$LAB" run "$OUT/usual.sabacc" >/dev/null
[ "$(grep -c '"\* roll' "$OUT/usual.sabacc")" -ge 1 ] || fail "nothing was thrown"
moving=$(cksum "$OUT"/usual/shot-*.png | cut -d' ' -f1 | sort -u | wc -l)
[ "$moving" -ge 8 ] || fail "of ten moments of a shift only $moving differ"

for pace in 0 1 3 4; do
    set_to "{\"pace\": $pace}"
    shifted pace-$pace
    as_usual pace-$pace
    cmp -s "$OUT/usual/rest.png" "$OUT/pace-$pace/rest.png" || fail "pace $pace: the table lies otherwise"
done
set_to '{"reduced-motion": 1}'
shifted calm --shot-at 4100,4500
as_usual calm
cmp -s "$OUT/usual/rest.png" "$OUT/calm/rest.png" || fail "reduced motion: the table lies otherwise"
for moment in 4100 4500; do
    cmp -s "$OUT/usual/shot-00$moment.png" "$OUT/calm/shot-00$moment.png" && fail "reduced motion changes nothing"
done
rm "$OUT/data/settings.json"

# Hurried in the middle: all of it is there at once.
script '{"press":"match"}' '{"at":6200,"press":"hurry"}' '{"at":6300,"shot":"hurried"}' '{"at":30000,"shot":"rest"}' \
    '{"key":"d"}' '{"at":60000,"shot":"end"}'
shifted hurry
as_usual hurry
cmp -s "$OUT/usual/rest.png" "$OUT/hurry/rest.png" || fail "hurried, the table lies otherwise"
cmp -s "$OUT/hurry/hurried.png" "$OUT/hurry/rest.png" || fail "hurried, it is not there at once"

# The menu over it: it stands still, and goes on from there.
script '{"press":"match"}' '{"at":6200,"key":"Escape"}' '{"at":6300,"shot":"menu"}' '{"at":12000,"shot":"later"}' \
    '{"key":"Escape"}' '{"at":12100,"shot":"going-on"}' '{"at":30000,"shot":"rest"}' '{"key":"d"}' '{"at":60000,"shot":"end"}'
shifted pause
as_usual pause
cmp -s "$OUT/pause/menu.png" "$OUT/pause/later.png" || fail "under the menu it went on"
cmp -s "$OUT/pause/going-on.png" "$OUT/pause/rest.png" && fail "the menu finished the shift"

# Another size in the middle: it goes on there.
script '{"press":"match"}' '{"at":6000,"key":"F11"}' '{"at":6300,"shot":"full"}' '{"at":30000,"shot":"rest"}' \
    '{"key":"d"}' '{"at":60000,"shot":"end"}'
shifted resize
as_usual resize
shows_all "$OUT/resize" full rest end
[ "$(head -c 24 "$OUT/resize/full.png" | tail -c 8 | cksum)" != "$(head -c 24 "$OUT/usual/rest.png" | tail -c 8 | cksum)" ] ||
    fail "the window kept its size"
rm "$OUT/data/settings.json"

# Taken back in the middle, and played again: chance is not thrown anew.
script '{"press":"match"}' '{"at":6200,"key":"Escape"}' '{"press":"pause:undo"}' '{"shot":"undone"}' '{"press":"match"}' \
    '{"at":30000,"shot":"rest"}' '{"key":"d"}' '{"at":60000,"shot":"end"}'
shifted undo --practice
cmp -s <("$LAB" show "$OUT/usual.sabacc") <("$LAB" show "$OUT/undo.sabacc") || fail "played again, it ends otherwise"
cmp -s "$OUT/undo/undone.png" "$OUT/undo/rest.png" && fail "nothing was taken back"
exit 0
