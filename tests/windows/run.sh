#!/usr/bin/env bash
# The core and the opponents, built for Windows and run by Wine, play as those of this system do:
# run.sh COMPILER WINE HANDS TABLES OUT     HANDS is hands.c for this system, TABLES the array of the trained tables
set -euo pipefail
PROJECT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
export WINEPREFIX=$5/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml="
rm -rf "$5"
mkdir -p "$5"
sources=("$PROJECT"/src/base/{text,rng,hash}.c "$PROJECT"/src/ai/*.c "$4" "$PROJECT/tests/windows/hands.c")
while IFS= read -r source; do sources+=("$source"); done < <(find "$PROJECT/src/rules" -name '*.c' | sort)
"$1" -std=c17 -O0 -Wall -Wextra -Werror -Wno-maybe-uninitialized -D_POSIX_C_SOURCE=200809L -I"$PROJECT/src" -static -o "$5/hands.exe" \
    "${sources[@]}" -lm
"$3" >"$5/here"
"$2" "$5/hands.exe" 2>"$5/said" | tr -d '\r' >"$5/there"
diff "$5/here" "$5/there" || { cat "$5/said"; exit 1; }
