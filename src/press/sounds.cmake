# The maker of assets/sounds. What it makes is kept in the tree; `ninja press-sounds` makes it anew. Only the tests need it.
if(SABACC_TESTS)
  pkg_check_modules(SNDFILE REQUIRED IMPORTED_TARGET sndfile)
else()
  pkg_check_modules(SNDFILE IMPORTED_TARGET sndfile)
endif()
if(NOT SNDFILE_FOUND)
  return()
endif()
add_executable(sabacc-press-sounds
  sounds.c sounds_backroom.c sounds_band.c sounds_cards.c sounds_chips.c sounds_dice.c sounds_endings.c sounds_level.c sounds_lounge.c sounds_ogg.c sounds_players.c sounds_room.c
  sounds_stakes.c sounds_stings.c sounds_stings_players.c sounds_ui.c synth.c)
target_link_libraries(sabacc-press-sounds PRIVATE sabacc_options sabacc_base sabacc_files PkgConfig::SNDFILE m)
# Contracted multiply-adds would make other samples on other machines. Optimised also in debug builds: it is slow work.
target_compile_options(sabacc-press-sounds PRIVATE -ffp-contract=off -O2)
add_custom_target(press-sounds
  COMMAND sabacc-press-sounds ${PROJECT_SOURCE_DIR}/assets/sounds
  COMMENT "Making assets/sounds anew"
  VERBATIM)
