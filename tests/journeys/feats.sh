# Feats by one device alone: found at a table and told in its panel, kept once, remembered in a game that is gone on with,
# shown on their page; and none in a demo or a replay.
. "$HERE/common.sh"
device=$1
feats=$OUT/data/feats.json
play="--game solitaire --seats human:Ana --option stake=40 --credits 100 --size $size"
# found: the ids that are kept, in order.
found() {
    python3 - "$feats" <<'PYTHON'
import json, os, sys
print(" ".join(sorted(json.load(open(sys.argv[1]))["feats"])) if os.path.exists(sys.argv[1]) else "")
PYTHON
}
# A hand ended at once, and its panel closed; a pad's first press shows where the focus is.
first=
case $device in
keys) end=$(key n) on=$(key Return) ;;
mouse) end='{"press":"done"}' on='{"press":"continue"}' ;;
pad) end='{"press":"done"}' on=$(pad a) first=$(pad dpad-right) ;;
esac

# Three hands won in a row, which double the stack: with the third one both are told, and kept.
script $first "$end" '{"shot":"one"}' "$on" "$end" '{"shot":"two"}' "$on" "$end" '{"shot":"three"}'
off_screen $play --option "end=hands 4" --input "$OUT/script.jsonl" --shots "$OUT/three" --seed 8
[ "$(found)" = "doubled three-in-row" ] || fail "found: $(found)"
grep -q 'A feat: Three in a row' "$OUT/three/three.json" || fail "the feat is not told in the panel"
grep -q 'A feat' "$OUT/three/one.json" && fail "a feat is told in the first hand"

cp "$feats" "$OUT/once.json"

# The page, with feats of before, an unknown one, and a title.
printf '{"feats": {"ship": {"on": 20261101, "game": "classic"}, "moon": {"on": 1}}}\n' >"$feats"
case $device in
keys) script '{"press":"menu:tonight"}' '{"press":"tab:2"}' '{"shot":"page"}' "$(key Tab PageDown)" '{"shot":"down"}' "$(key Escape)" '{"shot":"title"}' ;;
mouse) script '{"press":"menu:tonight"}' '{"press":"tab:2"}' '{"shot":"page"}' '{"point":[900,600]}' '{"wheel":-6}' '{"shot":"down"}' '{"press":"back"}' '{"shot":"title"}' ;;
pad) script '{"press":"menu:tonight"}' '{"press":"tab:2"}' '{"shot":"page"}' "$(pad rb lt)" '{"shot":"down"}' "$(pad b)" '{"shot":"title"}' ;;
esac
off_screen --input "$OUT/script.jsonl" --shots "$OUT/page" --size "$size"
shows_all "$OUT/page" page down title
says page page title:next 'Feats: 1 of 29'
says page page title 'Guest'
says page down feat:ship '2026-11-01'

# The rest is the same by every device.
[ "$device" = keys ] || exit 0

# Once more: nothing is told, and nothing changes.
cp "$OUT/once.json" "$feats"
rm -rf "$OUT/data/games"
script $first "$end" "$on" "$end" "$on" "$end" '{"shot":"three"}'
off_screen $play --option "end=hands 4" --input "$OUT/script.jsonl" --shots "$OUT/again" --seed 8
grep -q 'A feat' "$OUT/again/three.json" && fail "a feat is told a second time"
cmp -s "$feats" "$OUT/once.json" || fail "the second time was kept"

# A game that was left after two hands is gone on with: the row of hands is remembered.
rm -rf "$OUT/data/games" "$feats"
script $first "$end" "$on" "$end" "$on" '{"key":"Escape"}' '{"press":"pause:leave"}'
off_screen $play --option "end=hands 4" --input "$OUT/script.jsonl" --seed 8
script $first "$end" '{"shot":"three"}'
off_screen --resume --size "$upright" --input "$OUT/script.jsonl" --shots "$OUT/resumed"
case " $(found) " in *" three-in-row "*) ;; *) fail "two hands before the game was left are forgotten: $(found)" ;; esac

# Another feat, in the last hand of a game.
rm -rf "$OUT/data/games" "$feats"
script $first "$end" "$on" "$end" "$on" "$end"
off_screen $play --option "end=hands 3" --input "$OUT/script.jsonl" --seed 14
[ "$(found)" = idiots-array ] || fail "no Idiot's Array: $(found)"
file=$(record)
rm "$feats"

# Neither a demo nor a replay finds any.
off_screen --replay "$file" --run-for 9000 --size "$size"
off_screen --demo --game solitaire --option stake=40 --option "end=hands 4" --run-for 9000 --size "$size"
[ ! -e "$feats" ] || fail "a replay or a demo found $(found)"
