# shellcheck shell=bash
# Which of the system's packages are missing, and installing them. Sourced by packaging/play and packaging/check;
# knows the package managers, knows nothing of the game. The names are in packaging/packages.
# PACKAGES_ROOT and PACKAGES_SYSTEM may be set by the test to stand in for /etc and `uname -s`.

# The column of packaging/packages that fits this machine; nothing when none does.
packages_distribution() {
    [ "${PACKAGES_SYSTEM:-$(uname -s)}" != Darwin ] || { echo macos; return; }
    local release="${PACKAGES_ROOT:-}/etc/os-release" names=""
    # shellcheck disable=SC1090
    [ ! -r "$release" ] || names=$(. "$release" && echo "${ID:-} ${ID_LIKE:-}")
    case " $names " in
        *" debian "* | *" ubuntu "*) echo debian ;;
        *" fedora "* | *" rhel "*) echo fedora ;;
        *" arch "*) echo arch ;;
    esac
}

# packages_wanted DISTRIBUTION PURPOSE… : the cells of that column for these purposes, one name a line.
packages_wanted() {
    local column
    case $1 in debian) column=3 ;; fedora) column=4 ;; arch) column=5 ;; macos) column=6 ;; esac
    awk -F'|' -v column="$column" -v purposes=" ${*:2} " '
        /^#/ || NF < 6 { next }
        { gsub(/ /, "", $1) }
        index(purposes, " " $1 " ") { n = split($column, names, " ")
            for (i = 1; i <= n; i++) if (names[i] != "-") print names[i] }' "$PROJECT/packaging/packages"
}

packages_is_installed() {
    case $1 in
        debian) [ "$(dpkg-query -W -f '${db:Status-Status}' "$2" 2>/dev/null)" = installed ] ;;
        fedora) rpm -q --whatprovides "$2" >/dev/null 2>&1 ;;
        arch) pacman -T "$2" >/dev/null 2>&1 ;;
        macos) case $2 in
                   cask:*) brew list --cask "${2#cask:}" >/dev/null 2>&1 ;;
                   *) brew list --formula "$2" >/dev/null 2>&1 ;;
               esac ;;
    esac
}

packages_is_offered() {
    case $1 in
        debian) [ -n "$(apt-cache madison "$2" 2>/dev/null)" ] ;;
        fedora) dnf -q list "$2" >/dev/null 2>&1 ;;
        arch) pacman -Si "$2" >/dev/null 2>&1 ;;
        macos) case $2 in
                   cask:*) brew info --cask "${2#cask:}" >/dev/null 2>&1 ;;
                   *) brew info --formula "$2" >/dev/null 2>&1 ;;
               esac ;;
    esac
}

# packages_missing DISTRIBUTION PURPOSE… : those of packages_wanted that are not installed, `?` kept in front.
packages_missing() {
    local name
    packages_wanted "$@" | while read -r name; do
        packages_is_installed "$1" "${name#\?}" || echo "$name"
    done
}

# packages_command DISTRIBUTION NAME… : the command line that installs them, without sudo.
packages_command() {
    case $1 in
        debian) echo "apt-get install -y --no-install-recommends ${*:2}" ;;
        fedora) echo "dnf install -y ${*:2}" ;;
        arch) echo "pacman -S --needed --noconfirm ${*:2}" ;;
        macos) echo "brew install ${*:2}" | sed 's/cask://g' ;;
    esac
}

# How commands that need rights are run: nothing in front for root and Homebrew, `sudo` after asking, and an error
# that names the command where nobody is there to ask.
packages_rights() {
    [ "$1" != macos ] && [ "$(id -u)" != 0 ] || return 0
    command -v sudo >/dev/null || fail "Installing needs root's rights, and there is no sudo. As root, run:" "    $2"
    if sudo -n true 2>/dev/null && [ ! -t 0 ]; then
        echo sudo
        return
    fi
    [ -t 0 ] || fail "Installing needs root's rights, and nobody is here to be asked. Run this, then try again:" "    sudo $2"
    local answer
    read -r -p "May I run that with sudo? [y/N] " answer
    case $answer in [yY]*) echo sudo ;; *) fail "Nothing was installed. Run this, then try again:" "    sudo $2" ;; esac
}

# packages_install PURPOSE… : installs what is missing for these purposes, saying so; silent where nothing is.
packages_install() {
    local distribution missing offered=() name rights command
    distribution=$(packages_distribution)
    if [ -z "$distribution" ]; then
        say "This system is neither Debian, Ubuntu, Fedora, Arch nor macOS: I install nothing." \
            "packaging/packages lists what is needed."
        return
    fi
    [ "$distribution" != macos ] || command -v brew >/dev/null ||
        fail "Homebrew is needed to install libraries: see https://brew.sh, then try again."
    missing=$(packages_missing "$distribution" "$@")
    # A `?` package that is not offered stays missing for ever: alone it is no reason to refresh lists or to ask.
    grep -qv '^?' <<<"$missing" || packages_any_offered "$distribution" "$missing" || return 0
    [ -n "$missing" ] || return 0
    say "Some packages are missing on this machine."
    # shellcheck disable=SC2046
    command=$(packages_command "$distribution" $(tr -d '?' <<<"$missing"))
    say "To install them I run:" "    $command"
    rights=$(packages_rights "$distribution" "$command") || exit 1
    if [ "$distribution" = debian ]; then
        say "Refreshing the list of packages."
        # shellcheck disable=SC2086
        run_logged packages "Is the network there? The package mirror did not answer." $rights apt-get update
    fi
    for name in $missing; do
        if [ "$name" = "${name#\?}" ] || packages_is_offered "$distribution" "${name#\?}"; then
            offered+=("${name#\?}")
        else
            say "${name#\?} is not offered here; going on without it."
        fi
    done
    [ ${#offered[@]} -gt 0 ] || return 0
    say "Installing them; this may take a few minutes."
    # shellcheck disable=SC2046,SC2086
    run_logged packages "Install these by hand, then try again: ${offered[*]}" \
        $rights env DEBIAN_FRONTEND=noninteractive $(packages_command "$distribution" "${offered[@]}")
}

packages_any_offered() {
    local name
    for name in $2; do
        ! packages_is_offered "$1" "${name#\?}" || return 0
    done
    return 1
}
