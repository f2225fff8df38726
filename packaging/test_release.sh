#!/usr/bin/env bash
# The archives of a release: test_release.sh CPACK BUILD_DIRECTORY
# packaging/release itself takes minutes. Here it makes the source, and CPack packs a build that is there, twice.
set -euo pipefail
PROJECT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
CPACK=$1 BUILD=$2
PLACE=$(mktemp -d "${TMPDIR:-/tmp}/sabacc release.XXXXXX")
trap 'rm -rf "$PLACE"' EXIT

fail() {
    echo "$1" >&2
    exit 1
}

version=$(sed -n 's/^project(sabacc VERSION \([0-9.]*\) .*/\1/p' "$PROJECT/CMakeLists.txt")
source=sabacc-$version

# One maintainer wherever one is named.
maintainer=$(sed -n 's/^set(SABACC_MAINTAINER "\(.*\)" CACHE.*/\1/p' "$PROJECT/cmake/owner.cmake")
grep -qxF "Maintainer: $maintainer" "$PROJECT/debian/control" || fail "debian/control has another maintainer than cmake/owner.cmake."
head -n 5 "$PROJECT/debian/changelog" | grep -qF " -- $maintainer  " || fail "debian/changelog has another maintainer than cmake/owner.cmake."

# The source: the same bytes twice, no kept screens, and whole enough to be configured without what only tests need.
"$PROJECT/packaging/release" --source "$PLACE/first"
"$PROJECT/packaging/release" --source "$PLACE/second" >"$PLACE/said"
cmp "$PLACE/first/$source.tar.gz" "$PLACE/second/$source.tar.gz" || fail "The source archive differs from time to time."
(cd "$PLACE/first" && sha256sum --check SHA256SUMS)
tar -xzf "$PLACE/first/$source.tar.gz" -C "$PLACE"
[ -s "$PLACE/$source/src/rules/sabacc.h" ] || fail "The source archive lacks the source."
[ ! -e "$PLACE/$source/tests/golden" ] || fail "The source archive has the kept screens."
cmake -S "$PLACE/$source" -B "$PLACE/configured" -G Ninja -D SABACC_TESTS=ON >"$PLACE/said"
grep -q "tests of pictures are disabled" "$PLACE/said" || fail "Nothing says that tests of pictures are disabled."
ctest --test-dir "$PLACE/configured" -N -R '^table-pictures-640x360$' >"$PLACE/said"
grep -q "Disabled" "$PLACE/said" || fail "A test without its kept screens is not disabled."

# What a version must agree with: a changelog without it is refused.
cp -r "$PLACE/$source" "$PLACE/other"
sed -i 's/^project(sabacc VERSION [0-9.]*/project(sabacc VERSION 99.0.0/' "$PLACE/other/CMakeLists.txt"
git -C "$PLACE/other" init -q
if "$PLACE/other/packaging/release" --source "$PLACE/third" >"$PLACE/said" 2>&1; then
    fail "A version that CHANGELOG.md does not date is released all the same."
fi
grep -q "no dated section for 99.0.0" "$PLACE/said" || fail "It is not said what CHANGELOG.md lacks."

# pack KIND FOLDER [-D …]: by CPack into that folder.
export SOURCE_DATE_EPOCH=1700000000
pack() {
    mkdir -p "$PLACE/$2"
    (cd "$BUILD" && "$CPACK" -G "$1" -B "$PLACE/$2" "${@:3}") >"$PLACE/said" 2>&1 || { cat "$PLACE/said"; fail "CPack makes no $1."; }
    rm -rf "$PLACE/$2/_CPack_Packages"
}

# The archive: the same bytes wherever it is packed. It runs wherever it is unpacked, and names each library that it needs.
pack TGZ a
pack TGZ longer
cmp "$PLACE"/a/*.tar.gz "$PLACE"/longer/*.tar.gz || fail "The archive differs by where it is packed."
tar -xzf "$PLACE"/a/*.tar.gz -C "$PLACE/longer"
root=$(echo "$PLACE"/longer/*-linux-*/)
[ "$("$root/bin/sabacc" --version)" = "sabacc $version" ] || fail "The unpacked game does not know its version."
"$root/bin/sabacc-lab" cards spike >/dev/null || fail "The unpacked bench does not find its cards."
for library in $(objdump -p "$root/bin/sabacc" "$root/bin/sabacc-lab" | awk '/NEEDED/ { print $2 }'); do
    grep -qx "    $library" "$root/NEEDS" || fail "NEEDS does not name $library."
done
for font in Jura-SemiBold.otf Play-Regular.ttf Play-Bold.ttf OFL.txt; do
    [ -s "$root/share/sabacc/fonts/$font" ] || fail "The archive lacks fonts/$font."
done
[ "$(find "$root" -mindepth 1 -printf '%Ts\n' | sort -u)" = $SOURCE_DATE_EPOCH ] || fail "Not all files are of the given time."

# The package, packed quickly and without the search for libraries: its files are root's, and it has what Debian wants.
pack DEB package -D CPACK_DEBIAN_COMPRESSION_TYPE=gzip -D CPACK_DEBIAN_PACKAGE_SHLIBDEPS=OFF
package=$(echo "$PLACE"/package/*.deb)
[ "$(dpkg-deb -f "$package" Version)" = "$version" ] || fail "The package has another version."
dpkg-deb -f "$package" Description >"$PLACE/said"
grep -q "Fourteen games" "$PLACE/said" || fail "The package is not described as in debian/control."
dpkg-deb -c "$package" >"$PLACE/listed"
! awk '$2 != "root/root"' "$PLACE/listed" | grep . || fail "Files of the package are not root's."
for file in doc/sabacc/changelog.gz doc/sabacc/copyright doc/sabacc/rulebook.md.gz man/man6/sabacc.6.gz; do
    grep -q "/usr/share/$file$" "$PLACE/listed" || fail "The package lacks share/$file."
done
