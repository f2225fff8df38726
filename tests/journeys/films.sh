# The film of each game, of which moments every 150 ms are held to what is kept: its title, the opponents' play, the
# first close-up, and what follows it. Lying, upright, with reduced motion and with larger text.
. "$HERE/common.sh"
export SABACC_MOMENTS_MS=150

# film GAME ARGUMENTS…
film() {
    local game=$1
    shift
    off_screen --demo --game "$game" --seed 42 "$@"
    rm -rf "$OUT/data/games"
}

turn=0
for game in $("$LAB" games | cut -d' ' -f1); do
    film "$game" --size $size --run-for 26000
    # Upright every other one.
    [ $(((turn += 1) % 2)) = 0 ] || film "$game" --size $upright --run-for 14000
done
for game in corellian-spike kessel pazaak; do
    film "$game" --size $size --run-for 14000 --reduced-motion
    printf '{"text-size": 150, "pace": 4}\n' >"$OUT/data/settings.json"
    film "$game" --size $upright --run-for 14000
    rm "$OUT/data/settings.json"
done
exit 0
