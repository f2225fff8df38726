# Shared by the journeys. Needs SABACC, LAB, ASSETS and OUT; JOURNEY_SIZE and JOURNEY_UPRIGHT say how large the pictures are.
set -euo pipefail
export LC_ALL=C.UTF-8 SDL_AUDIODRIVER=dummy SABACC_TODAY=20261121
# The interpreter itself: a python3 that is a script which looks for one takes longer than most of what it is asked here.
PATH=$(python3 -c 'import os, sys; print(os.path.dirname(sys.executable))'):$PATH
# Places are logical, so a small window is as good, and four times as quick to draw; a larger one to look at.
size=${JOURNEY_SIZE:-640x360} upright=${JOURNEY_UPRIGHT:-450x800}
rm -rf "$OUT"
mkdir -p "$OUT/data"
# Nothing is reckoned after a hand, which takes long, but where a journey says before that it is about that, or about settings.
[ -n "${reviews_hands:-}" ] || printf '{"version": 1, "verdict": 0}\n' >"$OUT/data/settings.json"
ln -s "$ASSETS" "$OUT/assets"

fail() {
    printf 'FAIL: %s\n' "$*" >&2
    exit 1
}

# Whatever a journey takes pictures of must say what the record says, and be drawn as is kept ($DRAWN; empty where
# nothing is).
screens_agree() {
    local status=$?
    [ "$status" = 0 ] || exit "$status"
    python3 "$HERE/../screens/check_screens.py" "$LAB" "$OUT" || fail "a screen differs from its record"
    [ -z "$DRAWN" ] || python3 "$HERE/../screens/drawn.py" ${JOURNEY_DRAWN:-} "$DRAWN" "$OUT" ||
        fail "a screen is drawn otherwise than is kept"
}
trap screens_agree EXIT

# off_screen ARGUMENTS…: plays without a window, with records in $OUT/data, and from $directory. What is drawn and heard
# before each event of a script, and while something moves twice a second, goes into a folder of its own for each run,
# where it is held to what is kept; so chance is given too, by a seed. The program knows $OUT as a place that is called the
# same wherever the tests are built, so that what it says of its files can be kept.
# Of what moves only every eighth step is drawn, as on a slow machine, which saves half of the time.
runs=0
export SABACC_MOMENTS_MS=500 SABACC_STEPS_A_FRAME=8
# Pictures that one run has drawn for its size are there for all others of the same program, of every journey; what another
# program has drawn would hide a fault of this one.
export SABACC_PICTURES=$OUT/../pictures-$(stat -Lc '%Y-%s' "$SABACC")
find "$OUT/.." -maxdepth 1 -name 'pictures-*' ! -name "${SABACC_PICTURES##*/}" -exec rm -rf {} +
off_screen() {
    runs=$((runs + 1))
    [ -z "$DRAWN" ] || export SABACC_MOMENTS=$OUT/moments/run-$runs
    local assets=/proc/self/cwd/assets
    [ -z "${directory:-}" ] || assets=$ASSETS
    case " $* " in
    *" -- "*) set -- --seed 8 "$@" ;; # a file is opened
    *" --game "* | *" --preset "* | *" --demo "* | *" --resume "* | *" --replay "* | *" --scene "*) set -- --seed 8 "$@" ;;
    *) set -- --scene title --seed 8 "$@" ;;
    esac
    (cd "${directory:-$OUT}" && SDL_VIDEODRIVER=dummy timeout 200 "$SABACC" --assets "$assets" \
        --data /proc/self/cwd/data --mute "${@/#"$OUT"\//\/proc\/self\/cwd\/}")
}

# The record of the first game played; "Play again" may have begun others.
record() { games_by_time | head -n 1; }
# The records of a data directory, those played last at the end: two begun in one second are not in order by their names.
games_by_time() { find "${1:-$OUT/data}/games" -name '*.sabacc' -printf '%T@ %p\n' | sort -n | cut -d ' ' -f 2-; }

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

# keep RECORD: copies it among the games as the one left unfinished, for --resume; $kept is then its path.
keep() {
    kept=$OUT/data/games/kept.sabacc
    mkdir -p "$OUT/data/games"
    cp "$HERE/records/$1.sabacc" "$kept"
    printf '{"record": "%s", "undo": true}\n' "$kept" >"$OUT/data/games/unfinished.json"
}

# hold_record RECORD: locks it as another program does that plays it, until release_record.
hold_record() {
    python3 - "$1" "$OUT/held" "$OUT/release" <<'PYTHON' &
import fcntl, os, sys, time
with open(sys.argv[1], "rb+") as file:
    fcntl.flock(file, fcntl.LOCK_EX)
    open(sys.argv[2], "w").close()
    while not os.path.exists(sys.argv[3]):
        time.sleep(0.05)
PYTHON
    holder=$!
    while [ ! -e "$OUT/held" ]; do sleep 0.05; done
}
release_record() {
    touch "$OUT/release"
    wait "$holder"
}

# script LINE…: an input file of these lines.
script() { printf '%s\n' "$@" >"$OUT/script.jsonl"; }

# done_by_ana FILE: what seat 0 did in it, one action a line.
done_by_ana() { sed -n 's/^{"do": "\(0 .*\)"}$/\1/p' "$1"; }

# shows_all DIRECTORY NAME…: these pictures were made there, and no two of them are the same.
shows_all() {
    local directory=$1 sums
    shift
    for shot in "$@"; do [ -s "$directory/$shot.png" ] || fail "no picture $shot"; done
    sums=$(cd "$directory" && for shot in "$@"; do cksum <"$shot.png"; done | sort -u | wc -l)
    [ "$sums" = $# ] || fail "some of $* show the same"
}

# words_of DIRECTORY SHOT NAME: what that screen says under that name, a line each.
words_of() {
    python3 - "$OUT/$1/$2.json" "$3" <<'PYTHON'
import json, sys
with open(sys.argv[1], encoding="utf-8") as file:
    for fact in json.load(file)["said"]:
        if fact["name"] == sys.argv[2]:
            print(fact.get("text", fact.get("note", "")))
PYTHON
}

# says DIRECTORY SHOT NAME WORDS: it says these among them.
says() { words_of "$1" "$2" "$3" | grep -F -- "$4" >/dev/null || fail "$1/$2 does not say '$4' as $3"; }
says_nothing() { [ -z "$(words_of "$@")" ] || fail "$1/$2 says something as $3"; }

# Lines of a script: keys, buttons of a pad, clicks at X,Y or on a widget, a picture.
key() { printf '{"key":"%s"}\n' "$@"; }
pad() { printf '{"pad":"%s"}\n' "$@"; }
click() {
    for at in "$@"; do
        case $at in
        *,*) printf '{"click":[%s]}\n' "$at" ;;
        *) printf '{"click":"%s"}\n' "$at" ;;
        esac
    done
}
shot() { printf '{"shot":"%s"}\n' "$1"; }

# for_device KEYS MOUSE PAD: of three lists of lines that of $device.
for_device() {
    case $device in
    keys) printf '%s\n' $1 ;;
    mouse) printf '%s\n' $2 ;;
    pad) printf '%s\n' $3 ;;
    esac
}
