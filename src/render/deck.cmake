# The deck loader: text to text, without SDL, so that tests and the press may use it alone.
if(NOT TARGET sabacc_deck)
  add_library(sabacc_deck STATIC ${CMAKE_CURRENT_LIST_DIR}/deck.c ${CMAKE_CURRENT_LIST_DIR}/deck_compose.c
                                 ${CMAKE_CURRENT_LIST_DIR}/deck_families.c ${CMAKE_CURRENT_LIST_DIR}/deck_files.c
                                 ${CMAKE_CURRENT_LIST_DIR}/deck_fragments.c ${CMAKE_CURRENT_LIST_DIR}/deck_own.c
                                 ${CMAKE_CURRENT_LIST_DIR}/deck_pictures.c ${CMAKE_CURRENT_LIST_DIR}/deck_prove.c ${CMAKE_CURRENT_LIST_DIR}/deck_schema.c
                                 ${CMAKE_CURRENT_LIST_DIR}/deck_subset.c ${CMAKE_CURRENT_LIST_DIR}/deck_text.c)
  target_link_libraries(sabacc_deck PUBLIC sabacc_options PRIVATE sabacc_files PkgConfig::JANSSON m)
endif()
