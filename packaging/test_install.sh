#!/usr/bin/env bash
# Installs a build into an empty place and plays from there: test_install.sh CMAKE BUILD_DIRECTORY
# The installed game must use the pictures installed beside it, not the checkout's, and take no more than 16 MB,
# all languages included.
set -euo pipefail
LARGEST_KIB=$((16 * 1000 * 1000 / 1024))
PLACE=$(mktemp -d "${TMPDIR:-/tmp}/sabacc install.XXXXXX")
trap 'rm -rf "$PLACE"' EXIT

fail() {
    echo "$1" >&2
    exit 1
}

# title NAME: the title as the installed game shows it, in NAME.png; nothing is carried over from an earlier start.
title() {
    mkdir "$PLACE/$1" "$PLACE/$1-data"
    SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy usr/bin/sabacc --scene title --size 1280x720 \
        --shots "$1" --shot-at 1500 --run-for 2000 --data "$1-data" || return
    find "$1" -name '*.png' -exec mv {} "$1.png" \;
}

cd "$PLACE"
"$1" --install "$2" --prefix "$PLACE/usr" --strip >installed
# As a package counts it, each file to the next KiB; blocks depend on the file system.
kib_of() { find "$@" -type f -printf '%s\n' | awk '{ kib += int(($1 + 1023) / 1024) } END { print kib }'; }
size=$(kib_of usr) languages=$(kib_of usr/share/sabacc/locale usr/share/man/*/man6)
echo "Installed: $size KiB, $languages of them languages."
[ "$size" -le "$LARGEST_KIB" ] || fail "That is more than $LARGEST_KIB KiB."

usr/bin/sabacc-lab games
for document in rulebook.md record.md bots.md decks.md design.md schemas/state.json; do
    [ -s "usr/share/doc/sabacc/$document" ] || fail "The document $document is not installed."
done
for made in man/{,de/,es/,fr/,it/,ja/,pl/,pt_BR/,ru/}man6/sabacc{,-lab}.6 bash-completion/completions/sabacc-lab zsh/site-functions/_sabacc \
    fish/vendor_completions.d/sabacc-lab.fish mime/packages/sabacc.xml \
    icons/hicolor/48x48/mimetypes/sabacc-{record,house-rules}.png; do
    [ -s "usr/share/$made" ] || fail "$made is not installed."
done
usr/bin/sabacc-lab run usr/share/doc/sabacc/examples/*.sabacc || fail "The examples of the documents do not play."
usr/bin/sabacc-lab cards spike >cards || fail "The installed bench did not find its cards."
# Decks share pictures with each other, and with the fonts.
for deck in usr/share/sabacc/cards/*/deck.json.gz; do
    deck=${deck%/deck.json.gz}
    usr/bin/sabacc-lab cards "${deck##*/}" --png faces --height 40 >/dev/null 2>said || { cat said; fail "Not all of ${deck##*/} is installed."; }
done
# A copy of one of the game's own folders is a deck, packed as it is.
mkdir -p own/cards
cp -r usr/share/sabacc/cards/spike own/cards/copied
usr/bin/sabacc-lab cards own/cards/copied --png copied --height 40 >/dev/null 2>said || { cat said; fail "A copied deck is none."; }
[ "$(find copied -name '*.png' | wc -l)" = "$(usr/bin/sabacc-lab cards spike --png spike --height 40 >/dev/null && find spike -name '*.png' | wc -l)" ] ||
    fail "A copied deck has not all cards."
title good || fail "The installed game did not start."
[ -n "$(find good.png -size +10k)" ] || fail "The installed game left no picture worth the name."

# The game has the bench beside it write sheets, and shows no folder here that would need a desktop.
printf '{"press":"%s"}\n' deck:tokens gallery:more gallery:export export:write >export.jsonl
printf '{"shot":"export"}\n' >>export.jsonl
LC_ALL=C SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy usr/bin/sabacc --scene gallery --size 1280x720 --input export.jsonl \
    --shots export --data export-data || fail "The installed game did not come to its export."
[ "$(head -c 5 export-data/export/tokens-a4.pdf)" = %PDF- ] || fail "The installed game exports no sheets."

# With its own pictures spoilt it must not look as before: if it does, it had them from somewhere else.
find usr/share/sabacc/cards -type f -exec sh -c 'for file; do : >"$file"; done' sh {} +
if usr/bin/sabacc-lab cards spike >cards 2>&1; then
    fail "The installed bench has its cards from elsewhere than its own share/sabacc."
fi
if title spoilt && cmp -s good.png spoilt.png; then
    fail "The installed game has its pictures from elsewhere than its own share/sabacc."
fi
