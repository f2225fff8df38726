# What CPack makes of a build: `cpack -G DEB` a package for Debian, `cpack -G TGZ` an archive to unpack anywhere, which lists
# in NEEDS what it takes from the system. packaging/release configures and calls it; values of an owner are in
# cmake/owner.cmake.
set(CPACK_PACKAGE_NAME sabacc)
set(CPACK_PACKAGE_VENDOR ${SABACC_DEVELOPER})
set(CPACK_PACKAGE_CONTACT ${SABACC_MAINTAINER})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "table for the family of Sabacc card games")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
string(TOLOWER ${CMAKE_SYSTEM_NAME} system)
set(CPACK_PACKAGE_FILE_NAME sabacc-${PROJECT_VERSION}-${system}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
# What Debian wants besides, the list of needs, and one time for all files.
set(CPACK_PRE_BUILD_SCRIPTS ${PACKAGING_DIR}/finish.cmake)
set(CPACK_SABACC_SOURCE ${PROJECT_SOURCE_DIR})
set(CPACK_SABACC_DOCDIR ${CMAKE_INSTALL_DOCDIR})
set(CPACK_SABACC_MANDIR ${CMAKE_INSTALL_MANDIR})

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
if(SABACC_BUNDLED_FONTS)
  set(CPACK_DEBIAN_PACKAGE_DEPENDS "")
else()
  set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-jura, fonts-play")
endif()
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${SABACC_HOMEPAGE})
# As debian/control describes it.
file(STRINGS ${PROJECT_SOURCE_DIR}/debian/control about ENCODING UTF-8)
list(JOIN about "\n" about)
string(REGEX REPLACE ".*\nDescription: [^\n]*\n (.*)" "\\1" about "${about}")
string(REPLACE "\n .\n" "\n\n" about "${about}")
string(REPLACE "\n " "\n" about "${about}")
set(CPACK_PACKAGE_DESCRIPTION "${about}")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "${about}")

set(CPACK_ARCHIVE_COMPONENT_INSTALL OFF)
include(CPack)
