#!/usr/bin/env bash
# Installs a build into an empty place and plays from there: test_install.sh CMAKE BUILD_DIRECTORY
# The installed game must find its pictures without the checkout, and take no more than 15 MB.
set -euo pipefail
LARGEST_KIB=$((15 * 1000 * 1000 / 1024))
PLACE=$(mktemp -d "${TMPDIR:-/tmp}/sabacc install.XXXXXX")
trap 'rm -rf "$PLACE"' EXIT

"$1" --install "$2" --prefix "$PLACE/usr" --strip >"$PLACE/installed"
size=$(du -sk "$PLACE/usr" | cut -f 1)
echo "Installed: $size KiB."
[ "$size" -le "$LARGEST_KIB" ] || { echo "That is more than $LARGEST_KIB KiB." >&2; exit 1; }

mkdir "$PLACE/pictures" "$PLACE/data"
cd "$PLACE"
usr/bin/sabacc-lab games
SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy usr/bin/sabacc --scene title --shots pictures --shot-at 500 --run-for 1000 --data data
found=$(find pictures -name '*.png' -size +10k)
[ -n "$found" ] || { echo "The installed game left no picture worth the name." >&2; exit 1; }
