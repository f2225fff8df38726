# Playing by a single switch: a frame walks by itself, and the space bar chooses, alone. Put on by holding it at the title;
# the settings; a hand of the Corellian Spike and one of Kessel; a game set up, with a name; and put off again. Each "switch"
# waits until the frame is there, and fails where that takes too many steps.
. "$HERE/common.sh"
has() { grep -qF "$2" <(tr -d ' \n' <"$1") || fail "$1 lacks $2: $(cat "$1")"; }
switch() { printf '{"switch":"%s"}\n' "$@"; }
settings=$OUT/data/settings.json
by_switch() { printf '{"version": 1, "verdict": 0, "switch": 1}\n' >"$settings"; }
hand() { # NAME ARGUMENTS…
    local name=$1
    shift
    by_switch
    rm -rf "$OUT/data/games"
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/$name" --size "$size" --option "end=hands 1" "$@"
    expect_finished 1
    done_by_ana "$(record)" | tr '\n' ';' >"$OUT/$name.done"
}

# Held for less it does nothing.
{
    printf '%s\n' '{"at":1000,"key":"Space"}' '{"at":5000,"release":"Space"}' '{"shot":"not"}'
    printf '%s\n' '{"at":6000,"key":"Space"}' '{"at":11100,"release":"Space"}' '{"shot":"on"}'
    switch menu:settings settings:access setting:text-size scan:far-more scan:less scan:done
    shot larger
    switch setting:contrast setting:switch-step scan:less scan:done setting:switch
    shot two
    key Return Down # in the way of two: this one chooses, and any other moves the frame
    shot off
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/settings" --size "$size"
says_nothing settings not scan
says settings on scan menu:
says settings larger setting:text-size "145 %"
says settings two setting:switch two
says_nothing settings off scan
has "$settings" '"switch":0'
has "$settings" '"text-size":145,"contrast":1,"switch-step":10'

# A raise by the board of its amount.
{
    switch take:deck raise amount scan:more scan:more
    shot board
    switch scan:done confirm stand check stand match continue
    shot over
    switch title
} >"$OUT/script.jsonl"
hand spike --game corellian-spike --seats human:Ana,ai:novice:Vex,ai:novice:Orro --seed 12 --credits 100
[ "$(cat "$OUT/spike.done")" = "0 draw deck;0 raise 4;0 stand;0 check;0 stand;0 match;" ] || fail "done: $(cat "$OUT/spike.done")"

{
    switch take:deck choose:0 take:blood-deck choose:0 stand continue
    shot over
    switch title
} >"$OUT/script.jsonl"
hand kessel --game kessel --seats human:Ana,random:Vex,random:Orro --seed 4
[ "$(cat "$OUT/kessel.done")" = "0 draw sand deck;0 discard sand-sylop;0 draw blood deck;0 discard blood-impostor;0 stand;" ] || fail "done: $(cat "$OUT/kessel.done")"

# A name by the board of letters, another end, and out of the game by its menu.
by_switch
rm -rf "$OUT/data/games"
{
    switch menu:start game game:classic seat:0 name:0 scan:a
    shot letters
    switch scan:delete scan:o scan:done option:end start begin check table:menu pause:quit
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/setup" --size "$size" --seed 3
says setup letters name:0 Playera
grep -q '"name": "Playero"' "$(record)" || fail "the name was not spelt: $(head -n 1 "$(record)")"
[ "$(done_by_ana "$(record)")" = "0 check" ] || fail "done: $(done_by_ana "$(record)")"
