#!/usr/bin/env bash
# shellcheck disable=SC2016,SC2317
# Shows what packaging/packages.sh asks for, from machines played by small stand-ins for the package managers.
set -uo pipefail
PROJECT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
PLACE=$(mktemp -d "${TMPDIR:-/tmp}/sabacc packages.XXXXXX")
trap 'rm -rf "$PLACE"' EXIT
LOGS=$PLACE/logs
STAND_INS=$PLACE/bin
failures=0

# stand_in NAME TEXT: a command of that name that runs TEXT and notes how it was called.
stand_in() {
    mkdir -p "$STAND_INS"
    printf '#!/bin/bash\necho "%s $*" >>"%s/calls"\n%s\n' "$1" "$PLACE" "$2" >"$STAND_INS/$1"
    chmod +x "$STAND_INS/$1"
}

# machine DISTRIBUTION INSTALLED… : a fresh machine with these packages.
machine() {
    rm -rf "$STAND_INS" "$PLACE/root" "$PLACE/calls"
    mkdir -p "$PLACE/root/etc" "$STAND_INS"
    touch "$PLACE/calls"
    printf '%s\n' "${@:2}" >"$PLACE/installed"
    local has="grep -qx -- \"\${!#}\" \"$PLACE/installed\""
    case $1 in
        debian) printf 'ID=ubuntu\nID_LIKE=debian\n' ;;
        fedora) printf 'ID=fedora\n' ;;
        arch) printf 'ID=endeavouros\nID_LIKE=arch\n' ;;
        other) printf 'ID=plan9\n' ;;
    esac >"$PLACE/root/etc/os-release"
    stand_in dpkg-query "$has && printf installed"
    stand_in rpm "$has"
    stand_in pacman "case \$1 in -T) $has ;; esac"
    stand_in brew "case \$1 in list) $has ;; esac"
    stand_in apt-cache 'echo "$2 | 1.0 | somewhere"'
    stand_in dnf ':'
    stand_in apt-get ':'
    stand_in id 'echo "${STAND_IN_ID:-0}"'
    stand_in sudo 'case $1 in -n) exit 1 ;; *) exec "$@" ;; esac'
}

# run_install PURPOSE… : packages_install on that machine.
run_install() {
    PATH=$STAND_INS:$PATH PACKAGES_ROOT=$PLACE/root PACKAGES_SYSTEM=${SYSTEM:-Linux} ${ON_TERMINAL:-} bash -c '
        set -euo pipefail; PROJECT=$1; LOGS=$2
        . "$PROJECT/packaging/common.sh"; . "$PROJECT/packaging/packages.sh"; packages_install "${@:3}"
    ' install "$PROJECT" "$LOGS" "$@" >"$PLACE/said" 2>&1 </dev/null
}

# install PURPOSE… : with nobody there to answer.
install() { ON_TERMINAL="" run_install "$@"; }

# answer WORD PURPOSE… : on a terminal, where somebody types the word.
answer() {
    cat >"$PLACE/terminal.py" <<'PYTHON'
import os, pty, sys
child, terminal = pty.fork()
if child == 0:
    os.execvp(sys.argv[2], sys.argv[2:])
os.write(terminal, sys.argv[1].encode() + b"\n")
try:
    while said := os.read(terminal, 4096):
        os.write(1, said)
except OSError:  # Linux's word for the end
    pass
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
PYTHON
    ON_TERMINAL="python3 terminal.py $1"
    (cd "$PLACE" && run_install "${@:2}")
}

# every DISTRIBUTION PURPOSE… : all names of that column.
every() {
    bash -c 'PROJECT=$1; . "$PROJECT/packaging/packages.sh"; packages_wanted "${@:2}"' every "$PROJECT" "$@" | tr -d '?'
}

expect() {
    "${@:2}" || { failures=$((failures + 1)); echo "FAILED: $1"; sed 's/^/    /' "$PLACE/said" "$PLACE/calls"; }
}
called() { grep -q -- "^$1" "$PLACE/calls"; }
not_called() { ! called "$1"; }
said() { grep -q -- "$1" "$PLACE/said"; }
said_nothing() { [ ! -s "$PLACE/said" ]; }
installs_exactly() { [ "$(grep -E '^(apt-get|dnf|pacman -S|brew) ?install|^pacman -S ' "$PLACE/calls" | tail -n 1)" = "$1" ]; }

# shellcheck disable=SC2046
for distribution in debian fedora arch; do
    machine $distribution $(every $distribution play pack check)
    install play pack check
    expect "$distribution, all there: nothing is said or installed" said_nothing
    expect "$distribution, all there: the lists are not refreshed" not_called 'apt-get'
done

# shellcheck disable=SC2046
machine debian $(every debian play | grep -v -e libjansson-dev -e ninja-build)
install play
expect "debian, two missing: the lists are refreshed" called 'apt-get update'
expect "debian, two missing: these two, no other" \
    installs_exactly "apt-get install -y --no-install-recommends ninja-build libjansson-dev"
expect "debian, two missing: it says what it runs" said 'apt-get install -y --no-install-recommends ninja-build libjansson-dev'

machine debian
install play
expect "debian, nothing there: SDL2 is asked for" called 'apt-get install .*libsdl2-dev'
expect "debian, to play: no tools of tests" not_called 'apt-get install .*xdotool'
install play pack check
expect "debian, to check: the tools of tests too" called 'apt-get install .*xdotool'
expect "debian: no mark reaches the command" not_called 'apt-get install .*[?]'

# shellcheck disable=SC2046
machine debian $(every debian play pack check | grep -v libclang-rt-dev)
stand_in apt-cache ':'
install play pack check
expect "debian, a ? package that is not offered: nothing is installed" not_called 'apt-get install'
expect "debian, a ? package that is not offered: no fault" said_nothing

machine debian
STAND_IN_ID=1000 install play
status=$?
expect "no rights, nobody to ask: an error" test "$status" = 1
expect "no rights, nobody to ask: the command is named" said 'sudo apt-get install'
expect "no rights, nobody to ask: nothing is touched" not_called 'apt-get'

machine debian
STAND_IN_ID=1000 answer n play
status=$?
expect "no rights, on a terminal: it asks before anything" said 'May I run that with sudo?'
expect "no rights, no is the answer: an error" test "$status" = 1
expect "no rights, no is the answer: the command is named" said 'sudo apt-get install'
expect "no rights, no is the answer: nothing is touched" not_called 'apt-get'

machine debian
STAND_IN_ID=1000 answer y play
status=$?
expect "no rights, yes is the answer: no error" test "$status" = 0
expect "no rights, yes is the answer: it asked" said 'May I run that with sudo?'
expect "no rights, yes is the answer: sudo installs" called 'sudo env DEBIAN_FRONTEND=noninteractive apt-get install .*libsdl2-dev'

machine debian
stand_in sudo 'case $1 in -n) exit 0 ;; *) exec "$@" ;; esac'
STAND_IN_ID=1000 install play
status=$?
expect "no password wanted, nobody to ask: no error" test "$status" = 0
expect "no password wanted, nobody to ask: sudo installs" called 'sudo env DEBIAN_FRONTEND=noninteractive apt-get install'
expect "no password wanted, nobody to ask: it says what it runs" said 'apt-get install -y --no-install-recommends'

machine debian
stand_in sudo 'case $1 in -n) exit 0 ;; *) exec "$@" ;; esac'
STAND_IN_ID=1000 answer n play
expect "no password wanted, on a terminal: it asks all the same" said 'May I run that with sudo?'
expect "no password wanted, no is the answer: nothing is touched" not_called 'apt-get'

machine debian
stand_in apt-get 'echo "mirror is gone"; exit 100'
install play
status=$?
expect "a mirror that fails: an error" test "$status" = 1
expect "a mirror that fails: its words are shown" said 'mirror is gone'

# shellcheck disable=SC2046
machine fedora $(every fedora play | grep -v -x SDL2-devel)
install play
expect "fedora, one missing: this one" installs_exactly "dnf install -y SDL2-devel"

# shellcheck disable=SC2046
machine arch $(every arch play | grep -v -x sdl2)
install play
expect "arch, one missing: this one" installs_exactly "pacman -S --needed --noconfirm sdl2"

# shellcheck disable=SC2046
SYSTEM=Darwin machine fedora $(every macos play | sed 's/cask://' | grep -v -x jansson)
SYSTEM=Darwin STAND_IN_ID=501 install play
expect "macos, one missing: this one, without sudo" installs_exactly "brew install jansson"

machine other
install play
expect "an unknown system: it says so" said 'I install nothing'

[ $failures = 0 ] && echo "What is asked for is what is missing."
exit $((failures > 0))
