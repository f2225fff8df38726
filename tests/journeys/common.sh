# Shared by the journeys. Needs SABACC, LAB, ASSETS and OUT.
set -euo pipefail
export LC_ALL=C.UTF-8 SDL_AUDIODRIVER=dummy
rm -rf "$OUT"
mkdir -p "$OUT/data"

fail() {
    printf 'FAIL: %s\n' "$*" >&2
    exit 1
}

# off-screen ARGUMENTS…: plays without a window, with records in $OUT/data.
off_screen() { SDL_VIDEODRIVER=dummy timeout 200 "$SABACC" --assets "$ASSETS" --data "$OUT/data" --mute "$@"; }

# The record of the first game played; "Play again" may have begun others.
record() { find "$OUT/data/games" -name '*.sabacc' | sort | head -n 1; }

# The value of a key of the state at the end of a record.
state_of() { "$LAB" show "$1" | tr ',{}' '\n\n\n' | sed -n "s/^ *\"$2\": *//p" | head -n 1 | tr -d '" '; }

# The record plays, its game has ended after so many hands, and seat 0 has acted in it.
expect_finished() {
    local file hands
    file=$(record)
    "$LAB" run "$file" >/dev/null || fail "$file does not play"
    [ "$(state_of "$file" phase)" = game-over ] || fail "$file: phase $(state_of "$file" phase), wanted game-over"
    hands=$(state_of "$file" hand)
    [ "$hands" = "$1" ] || fail "$file: hand $hands, wanted $1"
    [ "$(grep -c '{"do": "0 ' "$file")" -ge "$1" ] || fail "$file: seat 0 hardly acted"
}
