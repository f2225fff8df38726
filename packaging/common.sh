# shellcheck shell=bash
# What packaging/play and packaging/check share: speaking, failing, running a step with its output in a log.
# Expects PROJECT (the checkout) to be set; LOGS is where the logs of the steps go.

say() { printf '%s\n' "$@"; }

fail() {
    printf '%s\n' "$@" >&2
    exit 1
}

# run_quietly NAME COMMAND… : output to the log of that name; the command's own status.
run_quietly() {
    mkdir -p "$LOGS"
    "${@:2}" >"$LOGS/$1.log" 2>&1 </dev/null
}

show_log() {
    printf -- '---- the end of %s\n' "$LOGS/$1.log" >&2
    tail -n "${2:-40}" "$LOGS/$1.log" >&2
    printf -- '----\n' >&2
}

# run_logged NAME ADVICE COMMAND… : as run_quietly, but a failure shows the log's end and the advice, and ends all.
run_logged() {
    run_quietly "$1" "${@:3}" && return
    show_log "$1"
    fail "The step \"$1\" failed. $2"
}

# configure PRESET [options of cmake…] and build PRESET [options…]: in build/PRESET, through ccache where it is at hand.
configure() {
    local launcher=""
    ! command -v ccache >/dev/null || launcher=ccache
    cmake -S "$PROJECT" --preset "$1" -D CMAKE_C_COMPILER_LAUNCHER="$launcher" "${@:2}"
}

build() { cmake --build "$PROJECT/build/$1" --parallel "$(jobs)" "${@:2}"; }

jobs() { getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2; }
