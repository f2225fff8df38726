#!/bin/sh
# The instructions of an action of the core, choosing included: without and with events.
#
#     tests/perf/count_core.sh build/release [GAME…]
#
# It wants valgrind. The counts do not depend on what else the machine does.
set -eu
core=$1/tests/perf/bench_core
actions=40000
shift

count() {
    valgrind --tool=callgrind --toggle-collect=play_one --callgrind-out-file=/dev/null "$core" "$@" 2>&1 |
        awk -v actions=$actions '/Collected/ { printf "%.0f", $NF / actions }'
}

printf '%-18s %9s %12s\n' game actions 'with events'
for game in ${*:-$("$core" games)}; do
    printf '%-18s %9s %12s\n' "$game" "$(count "$game" $actions)" "$(count "$game" $actions events)"
done
