# For every player: a hand by keys that were put elsewhere, a hand and the settings at 200 % of text in a small window,
# captions of sounds with the sound off, and colours as others see them, which are not kept.
. "$HERE/common.sh"
settings=$OUT/data/settings.json
set_to() { printf '{"version": 1, "verdict": 0%s}\n' "$1" >"$settings"; }
hand() { # NAME SIZE: the script, as a hand of the Spike
    rm -rf "$OUT/data/games"
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$2" --game corellian-spike --option "end=hands 1" \
        --seats human:Ana,ai:novice:Vex,ai:novice:Orro --seed 12 --credits 100
    done_by_ana "$(record)" | tr '\n' ';' >"$OUT/$1.done"
}
wanted="0 draw deck;0 match;0 match;0 stand;0 match;0 stand;0 match;"

# D, S and M are put on W, X and V, which say so on the buttons; D, S and M themselves do what W, X and V did: nothing.
set_to ', "keys": {"d": "w", "w": "d", "s": "x", "x": "s", "m": "v", "v": "m"}'
{
    shot begin
    key w
    shot drawn
    key d m s v v x v x v Return
    shot over
} >"$OUT/script.jsonl"
hand keys "$size"
[ "$(cat "$OUT/keys.done")" = "$wanted" ] || fail "by other keys: $(cat "$OUT/keys.done")"
expect_finished 1

# Buttons of a pad: X chooses and A is the first answer, by the page, and so the buttons say.
set_to ''
{
    printf '%s\n' '{"press":"settings:pad"}' '{"key":"Down"}' '{"key":"Up"}' '{"key":"Right"}' '{"key":"Right"}'
    shot page
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/pad" --size "$size" --scene access
tr -d ' \n' <"$settings" | grep -qF '"pad-choose":2,"pad-back":0,"pad-first":1' || fail "the buttons are not kept: $(cat "$settings")"
set_to ', "pad-choose": 2, "pad-first": 0'
{
    pad dpad-right dpad-left
    shot begin
    pad x
    shot chosen
} >"$OUT/script.jsonl"
hand pad "$size"
[ -n "$(cat "$OUT/pad.done")" ] || fail "X does not choose"

# At 200 % everything is there that is there at 100 %.
set_to ', "text-size": 200'
{
    shot begin
    key d
    shot bet
    key m m s
    shot later
    key m s m
    shot showdown
    key Return
    shot over
} >"$OUT/script.jsonl"
hand large 1280x720
[ "$(cat "$OUT/large.done")" = "$wanted" ] || fail "at 200 %: $(cat "$OUT/large.done")"
for page in setup settings access keys cards; do
    shot $page >"$OUT/script.jsonl"
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/large" --size 1280x720 --scene $page
done

# Captions in the strip below, whether or not a sound is heard, with whose it is and the side it comes from; none where they are off.
set_to ', "captions": 1'
{
    shot turn
    key d
    shot drawn
} >"$OUT/script.jsonl"
hand captions "$size"
says captions turn caption:middle "Your turn"
says captions drawn caption:left "Vex: Card dealt"
says captions drawn caption:right "Orro: Chips"
set_to ''
hand silent "$size"
says_nothing silent turn caption:middle

# Colours of another's eyes last as long as the program.
for wanted_colour in 'without red' 'without green' 'without blue'; do
    printf '{"press":"setting:colours"}\n'
    printf '{"shot":"%s"}\n' "${wanted_colour#without }"
done >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/colours" --size "$size" --scene access
shows_all "$OUT/colours" red green blue
says colours red setting:colours "without red"
! grep -q colours "$settings" || fail "the colours of another's eyes are kept"
