# Settings: what the command line says is for one run; what the player changes is kept, in the configuration directory,
# beside whatever else is in the file. A file that cannot be read is neither lost nor waited for.
reviews_hands=yes
. "$HERE/common.sh"
export HOME=$OUT/home
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME
kept=$HOME/.config/sabacc/settings.json old=$HOME/.local/share/sabacc/settings.json
mkdir -p "$HOME"
at_home() { SDL_VIDEODRIVER=dummy timeout 60 "$SABACC" --assets "$ASSETS" "$@" 2>"$OUT/said"; }
has() { grep -qF "$2" <(tr -d ' \n' <"$1") || fail "$1 lacks $2: $(cat "$1")"; }
lacks() { ! grep -qF "$2" <(tr -d ' \n' <"$1") || fail "$1 has $2: $(cat "$1")"; }
page() { script '{"press":"menu:settings"}' "$@" '{"press":"back"}' '{"press":"menu:quit"}'; }

# What 0.1.0 has left is carried over, and the old file stays.
mkdir -p "${old%/*}"
printf '{"music": 20, "pace": 3, "haptics": [1]}' >"$old"
cp "$old" "$OUT/old.json"
page '{"shot":"carried"}'
at_home --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots"
has "$kept" '"version":1,"music":20,"pace":3,"haptics":[1]'
cmp "$old" "$OUT/old.json" || fail "the old settings were touched"
cp "$kept" "$OUT/once.json"
at_home --size "$size" --input "$OUT/script.jsonl"
cmp "$kept" "$OUT/once.json" || fail "a second start changed the settings"

# For one run, while another setting is changed; and kept where the player changes this very one.
page '{"press":"setting:totals"}' '{"shot":"overridden"}'
at_home --size "$size" --reduced-motion --mute --lang en --input "$OUT/script.jsonl" --shots "$OUT/shots"
has "$kept" '"totals":0'
for key in reduced-motion muted language fullscreen; do lacks "$kept" "\"$key\""; done
page '{"press":"setting:coach"}' '{"press":"settings:access"}' '{"press":"setting:shake"}' '{"press":"back"}'
at_home --fullscreen --input "$OUT/script.jsonl"
has "$kept" '"coach":0'
has "$kept" '"shake":0'
lacks "$kept" '"fullscreen"'
page '{"press":"setting:muted"}' '{"press":"settings:access"}' '{"press":"setting:reduced-motion"}' '{"press":"back"}'
at_home --size "$size" --reduced-motion --mute --input "$OUT/script.jsonl"
has "$kept" '"muted":0'
has "$kept" '"reduced-motion":0'
has "$kept" '"haptics":[1]'
shows_all "$OUT/shots" carried overridden

# Sounds are opened once they are to be heard, so that only then it is said that there are none.
printf '%s\n' '{"key":"Ctrl+M"}' >"$OUT/script.jsonl"
SDL_AUDIODRIVER=none at_home --size "$size" --mute --input "$OUT/script.jsonl" --perf "$OUT/perf.json" --run-for 3000
grep -q "No sound" "$OUT/said" || fail "sound was not looked for when it was wanted: $(cat "$OUT/said")"

# A file of a newer version, a broken one, and a pipe.
printf '{"version": 7, "music": 20, "pace": "swift"}' >"$kept"
page '{"press":"setting:totals"}'
at_home --size "$size" --input "$OUT/script.jsonl"
has "$kept" '{"version":7,"music":20,"pace":"swift","totals":0}'
grep -q "settings.json: these settings are of a newer version" "$OUT/said" || fail "said: $(cat "$OUT/said")"
printf '{"music": 20, ' >"$kept"
page '{"shot":"told"}' '{"press":"setting:totals"}' '{"shot":"aside"}'
at_home --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots"
[ "$(cat "$kept.bak")" = '{"music": 20, ' ] || fail "the broken file is lost"
has "$kept" '{"version":1,"totals":0}'
grep -q 'settings.json:1:' "$OUT/shots/told.json" || fail "nothing on the screen says that the settings are broken"
grep -q 'settings.json.bak' "$OUT/shots/aside.json" || fail "nothing on the screen says where they are kept"
rm "$kept"
mkfifo "$kept"
page '{"press":"setting:totals"}' '{"shot":"pipe"}'
at_home --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots"
[ -p "$kept" ] || fail "the pipe is overwritten"
grep -q 'it is a pipe' "$OUT/shots/pipe.json" || fail "nothing on the screen says that nothing is kept"
rm "$kept"

# With --data all lies there, and a temporary file that a kill has left is cleared away.
touch "$OUT/data/settings.json.0badcafe.part" "$HOME/.config/sabacc/settings.json.0badcafe.part"
page '{"press":"setting:totals"}'
off_screen --size "$size" --input "$OUT/script.jsonl"
[ ! -e "$kept" ] || fail "--data keeps settings elsewhere"
has "$OUT/data/settings.json" '{"version":1,"totals":0}'
at_home --size "$size" --input "$OUT/script.jsonl"
[ -z "$(find "$OUT/data" "$HOME" -name '*.part')" ] || fail "temporary files stay: $(find "$OUT/data" "$HOME" -name '*.part')"

# A preset that another version knew: its options are played without the name, and the record can be read.
sed 's/low-stakes/galactic/' "$HERE/../scenes/fixtures/data-0.1.0/setup.json" >"$OUT/data/setup.json"
script '{"press":"menu:table"}' '{"shot":"unknown"}' '{"press":"start"}' '{"press":"begin"}' '{"key":"Escape"}' \
    '{"press":"pause:quit"}'
off_screen --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots"
"$LAB" run "$(record)" >/dev/null || fail "the record of an unknown preset cannot be read"
grep -q 'galactic' "$OUT/shots/unknown.json" || fail "nothing on the screen says that the preset is not known"
grep -q '"preset": "galactic"' "$OUT/data/setup.json.bak" || fail "the setup with the unknown preset is lost"

# Keys that were put elsewhere drive the table: what L shows, Y does; L itself nothing.
printf '{"version": 1, "keys": {"l": "y"}}' >"$OUT/data/settings.json"
script '{"key":"l"}' '{"shot":"without"}' '{"key":"y"}' '{"shot":"hands"}' '{"key":"Escape"}' '{"key":"Escape"}' \
    '{"press":"pause:quit"}'
off_screen --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots" --game corellian-spike --seats human,ai:regular:Vex,ai:regular:Orro,ai:regular:Tally --seed 3
grep -q '"rules:' "$OUT/shots/hands.json" || fail "the key chosen for the list of hands does not open it"
! grep -q '"rules:' "$OUT/shots/without.json" || fail "a key that was put elsewhere still does what it did"
has "$OUT/data/settings.json" '"keys":{"l":"y"}'

# The page of keys: one is picked up and put elsewhere by the key itself, or by arrows as a pad has them; and back to the usual.
rm "$OUT/data/settings.json"
script '{"press":"menu:settings"}' '{"press":"settings:keys"}' '{"key":"a"}' '{"key":"Return"}' '{"key":"n"}' '{"key":"x"}' \
    '{"pad":"a"}' '{"pad":"dpad-right"}' '{"pad":"a"}' '{"shot":"keys"}' '{"key":"Escape"}' '{"press":"back"}' '{"press":"menu:quit"}'
off_screen --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots"
has "$OUT/data/settings.json" '"keys":{"a":"n","c":"x","n":"a","x":"c"}'
page '{"press":"settings:keys"}' '{"press":"keys:usual"}' '{"press":"back"}'
off_screen --size "$size" --input "$OUT/script.jsonl"
has "$OUT/data/settings.json" '"keys":{}'
