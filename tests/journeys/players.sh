# Players and their faces: chosen in My table by keys, mouse and pad, and at the setup; seen at the table, where no face sits
# twice; a file that is broken is put aside.
. "$HERE/common.sh"
export TZ=UTC

face_of() { python3 -c 'import json, sys; print(json.load(open(sys.argv[1]))[sys.argv[2]]["face"])' "$OUT/data/players.json" "$1"; }

# Two people are added and given faces, a third is added and removed.
script '{"press":"tab:players"}' "$(shot nobody)" '{"press":"player:name"}' '{"text":"Bo"}' "$(key Return)" "$(shot one)" \
    '{"press":"player:name"}' '{"text":"Ana"}' '{"press":"player:add"}' "$(shot two)" '{"press":"face:11"}' '{"press":"face:3"}' "$(shot faces)" \
    '{"press":"player:name"}' '{"text":"Cleo"}' "$(key Return)" "$(shot three)" '{"press":"off:2"}' '{"press":"back"}'
for frame in "$size" "$upright"; do
    rm -rf "$OUT/data"
    mkdir -p "$OUT/data"
    off_screen --scene history --size "$frame" --input "$OUT/script.jsonl" --shots "$OUT/list-$frame"
    shows_all "$OUT/list-$frame" nobody one two faces three
    says "list-$frame" two player:0 Ana
    says "list-$frame" two player:1 Bo
    says "list-$frame" three player:2 Cleo
    grep -q Cleo "$OUT/data/players.json" && fail "Cleo was not removed"
    [ "$(face_of Ana) $(face_of Bo)" = 'tally orro' ] || fail "the faces are $(face_of Ana) and $(face_of Bo)"
done

# Another face by keys alone, and again another by the pad alone.
script "$(key Up Up Up Up Right Right Right Return)" "$(shot page)" "$(key Down Down Left Return)" "$(shot chosen)" "$(key Escape)"
off_screen --scene history --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/keys"
by_keys="$(face_of Ana) $(face_of Bo)"
[ "$by_keys" != 'tally orro' ] || fail "keys choose no face"
script "$(pad dpad-up dpad-up dpad-up dpad-up dpad-right dpad-right dpad-right a)" "$(pad dpad-down dpad-down dpad-left dpad-left a)" "$(shot chosen)" "$(pad b)"
off_screen --scene history --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/pad"
[ "$(face_of Ana) $(face_of Bo)" != "$by_keys" ] || fail "the pad chooses no face"

# At the setup the face changes at a press; characters keep theirs, which are never offered. It is seen at the table.
rm -f "$OUT/data/players.json"
script "$(shot before)" '{"press":"seat:0"}' '{"press":"face:0"}' "$(shot next)" '{"press":"start"}' "$(shot table)" "$(key Escape)" '{"press":"pause:quit"}'
off_screen --scene setup --game classic --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/setup"
shows_all "$OUT/setup" before next
[ -e "$OUT/data/players.json" ] || fail "the setup kept no face"

# Whoever sits down without a name has the name and the face that they will have at the table, can choose another there as
# anybody can, and keeps both in the list of games. No face is there twice.
faces() { # of the people who are shown, each once: the chosen one's face lies at the table and on the card
    grep -aoE 'face:.*portraits/[a-z]+' "$OUT/nameless/$1.drawn" | sed 's/ [0-9]*,[0-9]* [0-9]*x[0-9]*:/ /' | sort -u |
        grep -oE 'portraits/[a-z]+' | sort | uniq -c | sed 's/^ *//'
}
rm -rf "$OUT/data/players.json" "$OUT/data/games"
script '{"press":"agent:1"}' '{"press":"agent:1"}' '{"press":"agent:1"}' "$(shot given)" '{"press":"face:1"}' "$(shot chosen)" \
    '{"press":"start"}' "$(key Return)" "$(shot curtain)"
off_screen --scene setup --size "$size" --seed 5 --game corellian-spike --input "$OUT/script.jsonl" --shots "$OUT/nameless"
says nameless given name:1 'Player 2'
faces given | grep '^[2-9]' && fail "a face sits twice at the setup"
faces chosen | grep '^[2-9]' && fail "a chosen face sits twice at the setup"
[ "$(faces curtain)" = "1 portraits/$(face_of 'Player 2')" ] || fail "who has no name has another face at the table than at the setup"
rm "$OUT/data/players.json"
script "$(shot games)"
off_screen --scene history --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/nameless-games"
grep -aoE 'portraits/[a-z]+' "$OUT/nameless-games/games.drawn" | sort | uniq -c | sed 's/^ *//' >"$OUT/faces"
[ "$(grep -c . "$OUT/faces")" -ge 4 ] || fail "four sat there, and faces are $(cat "$OUT/faces")"

# A broken file is put aside before another takes its place, and said.
echo '{"Ana": ' >"$OUT/data/players.json"
script '{"press":"tab:players"}' "$(shot broken)" '{"press":"face:2"}' "$(shot mended)" '{"press":"back"}'
off_screen --scene history --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/broken"
says broken broken toast players.json
[ "$(cat "$OUT/data/players.json.bak")" = '{"Ana": ' ] || fail "the broken file was not kept"
