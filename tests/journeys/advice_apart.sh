# The adviser changes nothing: the same acts with its panel open and without it leave the same record, byte for byte.
. "$HERE/common.sh"

# play GAME NAME KEY…: some acts by their own keys, as far as they are offered, for Return goes where the advice does; before
# that these keys are pressed.
play() {
    rm -rf "$OUT/data" && mkdir "$OUT/data"
    printf '{"version": 1, "verdict": 0, "advice-chances": 1}\n' >"$OUT/data/settings.json"
    {
        key "${@:3}"
        shot "asked-$2"
        case $1 in corellian-spike) key s m c s m c ;; *) key s s s s ;; esac
        shot "$2"
    } >"$OUT/script.jsonl"
    off_screen --game "$1" --seats 'human:Ana,ai:regular:Vex' --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$size"
}

for game in corellian-spike kessel; do
    play $game without F2 F2
    play $game with F2
    [ -n "$(words_of $game asked-with advice:0:do)" ] || fail "$game: no advice"
    says_nothing $game asked-without advice:0:do
    [ "$(grep -c '{"do": "0 ' "$OUT/$game/without.sabacc")" -ge 2 ] || fail "$game: seat 0 hardly acted"
    cmp "$OUT/$game/without.sabacc" "$OUT/$game/with.sabacc" || fail "$game: advice changes the record"
done
