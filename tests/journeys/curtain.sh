# Two people at one screen: two games that differ only in cards nobody but their owner may see must look the same while
# the curtain is down and while a hand lies face down, pixel for pixel, whatever is opened, pointed at or explained; and
# differ once the owner looks. The curtain comes when a hand has cards that its owner has not seen, and not again.
. "$HERE/common.sh"
press() { printf '{"press":"%s"}\n' "$@"; }
owner() { printf '{"expect":{"owner":"%s: your turn"}}\n' "$1"; }
{
    shot curtain-1
    press look
    shot look-1
    press peek
    shot down
    key l
    shot down-ladder
    key Escape F1
    shot down-rules
    key Escape g
    shot down-log
    key g q
    shot down-explained
    key Escape
    printf '{"point":[860,760]}\n'
    shot down-pointed
    press stand
    shot curtain-2
    key Escape
    shot paused
    press pause:continue look
    shot look-2
    press stand # both have seen their hands: from here on there is no curtain
    owner Ana
    shot down-ana
    key y
    shot look-ana
    key y
    shot down-ana-again
    key y
    press bet
    key y
    shot down-amount
    key 3 Return
    owner Ben
    shot down-ben
    click peek
    shot look-ben
    click peek
    shot down-ben-again
    press raise confirm
    owner Ana
    pad lt
    shot look-ana-2
    pad lt
    shot down-ana-2
    press match
} >"$OUT/script.jsonl"
for seed in 1 2; do
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/$seed" --size 960x540 --seed $seed --game corellian-spike \
        --seats human:Ana,human:Ben --option open-discard=off --option dice-before-bet=off --data "$OUT/data-$seed"
done
same="curtain-1 down down-ladder down-rules down-log down-explained down-pointed curtain-2 paused down-ana down-amount
    down-ben down-ben-again down-ana-2"
for shot in $same; do
    cmp -s "$OUT/1/$shot.png" "$OUT/2/$shot.png" || fail "$shot gives something away: compare $OUT/1 and $OUT/2"
done
for shot in look-1 look-2 look-ana look-ben look-ana-2; do
    cmp -s "$OUT/1/$shot.png" "$OUT/2/$shot.png" && fail "$shot shows no hand"
done
cmp -s "$OUT/1/curtain-1.png" "$OUT/1/look-1.png" && fail "the curtain does not lift"
cmp -s "$OUT/1/down-ana.png" "$OUT/1/down-ana-again.png" || fail "the hand does not lie as before after a look"
done_of() { sed -n 's/^{"do": "\([0-9] .*\)"}$/\1/p' "$1" | tr '\n' ';'; }
for seed in 1 2; do
    [ "$(done_of "$(games_by_time "$OUT/data-$seed" | head -n 1)")" = "0 stand;1 stand;0 bet 3;1 raise 4;0 match;" ] ||
        fail "seed $seed: $(done_of "$(games_by_time "$OUT/data-$seed" | head -n 1)")"
done

# Three people who do what is offered first, all of a hand: one curtain for each, of 18 turns; at Pazaak two for each, for the side
# deck and for the hand. curtains GAME SEATS PRESSES WANTED TURNS
curtains() {
    local game=$1 moments=$OUT/count-$1 count turns
    mkdir -p "$moments"
    { key Down; for _ in $(seq "$3"); do key Return; done; } >"$OUT/script.jsonl" # Down: the keys are used
    (cd "$OUT" && SABACC_MOMENTS=$moments SABACC_MOMENTS_MS= SDL_VIDEODRIVER=dummy timeout 100 "$SABACC" --assets "$ASSETS" \
        --data "$OUT/data-$game" --mute --seed 3 --size 640x360 --game "$game" --seats "$2" --input "$OUT/script.jsonl")
    rm "$moments/0001.drawn" # before Down the first curtain is there already
    count=$(grep -l 'button look in' "$moments"/*.drawn | wc -l)
    turns=$(done_of "$(games_by_time "$OUT/data-$game" | head -n 1)" | tr ';' '\n' | grep -vc side)
    [ "$count" = "$4" ] || fail "$game: $count curtains in $turns turns, wanted $4"
    [ "$turns" -ge "$5" ] || fail "$game: $turns turns, wanted $5"
}
curtains corellian-spike human:Ana,human:Ben,human:Cleo 21 3 18
curtains pazaak human:Ana,human:Ben 26 4 10

# Where the house shifts cards between the turns (SH-1), and deals them back from a pool (SH-4), as they choose.
for _ in $(seq 40); do key Return; done >"$OUT/script.jsonl"
for rule in "core timer 2" "core d6 1-6" "pool d6 1-6" "rim d6 1-6" "under-marker d6 1-6"; do
    off_screen --input "$OUT/script.jsonl" --size "$size" --seed 3 --run-for 30000 --game classic \
        --seats human:Ana,human:Ben,human:Cleo --option "shift=${rule%% *}" --option "shift-on=${rule#* }" --data "$OUT/data-${rule%% *}-${rule##* }"
done
exit 0
