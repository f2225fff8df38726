# The games with Spike cards and with a target, by one device alone: moments that have something to decide and to explain
# (a trump tie, a draw-off, a hand of nothing, a Spike card bought and the dice that leave it lying), then a whole hand of
# each. Each line of a script waits until the game is calm; what means nothing at that moment does nothing.
. "$HERE/common.sh"
device=$1


# moment RECORD WANTED…: plays the lines read from there on, with a picture before and after; then what Ana did last.
moment() {
    local record=$1 did wanted
    shift
    {
        printf '%s\n' '{"shot":"asked"}'
        cat
        printf '%s\n' '{"shot":"answered"}'
    } >"$OUT/script.jsonl"
    keep "$record"
    off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/$record" --size "$size"
    shows_all "$OUT/$record" asked answered
    did=$(done_by_ana "$kept" | tail -n $# | tr '\n' ';')
    wanted=$(printf '%s;' "$@")
    [[ $did == $wanted ]] || fail "$record by $device: did $did, wanted $wanted"
}

# The focus is on what costs least, or on the first card to be kept; the first press of a pad only shows it.
check=$(for_device "$(key c)" "$(click check)" "$(pad dpad-left a)")
moment trump-tie "0 check" <<<"$check"
moment draw-off "0 check" <<<"$check"
moment nothing-kept "0 keep" < <(for_device "$(key k)" "$(click confirm)" "$(pad dpad-left dpad-right dpad-right dpad-right dpad-right dpad-right a)")
moment keep-some "0 keep tr+8 ci+3" < <(for_device "$(key 1 4 k)" "$(click card:0 card:3 confirm)" "$(pad dpad-left a dpad-right dpad-right dpad-right a dpad-right dpad-right a)")
moment spike "0 buy spike" "0 check" < <(for_device "$(key i c)" "$(click buy:spike check)" "$(pad dpad-right dpad-right a a)")

# The first of two or three buttons, the third, Continue.
hand=$(for_device "$(key 1 k p c m Return)" "$(click 1445,886 1445,960 1797,990)" "$(pad dpad-right dpad-right dpad-right dpad-right dpad-right a dpad-left a)")
for game in bespin-yarith coruscant-shift; do
    rm -r "$OUT/data/games"
    {
        printf '%s\n' '{"shot":"begin"}'
        for turn in $(seq $([ "$device" = pad ] && echo 30 || echo 12)); do printf '%s\n' "$hand"; done
        printf '%s\n' '{"shot":"over"}'
    } >"$OUT/script.jsonl"
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/$game" --size "$size" --game $game --option "end=hands 1" \
        --seats human:Ana,random:Vex,random:Orro,random:Tally --seed 4
    expect_finished 1
    shows_all "$OUT/$game" begin over
done
