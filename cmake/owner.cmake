# What only the owner of a release can give, in one place: `cmake -D NAME=VALUE`, or these lines. What is left empty is
# left out of what is installed. A desktop's id is the reverse of a domain of the owner's (org.example.sabacc); desktop
# file, metainfo and icons are then called after it. debian/control and debian/changelog repeat the maintainer, for they are
# read without CMake; the test packaging.release compares.
set(SABACC_APP_ID "sabacc" CACHE STRING "Id of the application: a reversed domain and a name")
set(SABACC_DEVELOPER "The Sabacc developers" CACHE STRING "Who makes the game, as shown in software centres")
set(SABACC_DEVELOPER_ID "" CACHE STRING "Id of the developer: a reversed domain")
set(SABACC_MAINTAINER "The Sabacc developers <sabacc@packages.invalid>" CACHE STRING "Who maintains the packages: name and mail address")
set(SABACC_HOMEPAGE "" CACHE STRING "Address of the game's page")
set(SABACC_BUGTRACKER "" CACHE STRING "Address where faults are reported")
set(SABACC_SCREENSHOTS "" CACHE STRING "Address of the folder in which the pictures of packaging/screenshots lie")
