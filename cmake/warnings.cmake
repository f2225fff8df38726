# Every target of the project gets these through sabacc_options.
add_library(sabacc_options INTERFACE)
target_compile_definitions(sabacc_options INTERFACE _POSIX_C_SOURCE=200809L)
target_include_directories(sabacc_options INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_options(sabacc_options INTERFACE -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes)
if(SABACC_WERROR)
  # What gcc guesses when it optimises hard is told, but not refused.
  target_compile_options(sabacc_options INTERFACE -Werror
    "$<$<C_COMPILER_ID:GNU>:-Wno-error=format-truncation;-Wno-error=array-bounds;-Wno-error=aggressive-loop-optimizations;-Wno-error=maybe-uninitialized>")
endif()
if(SABACC_SANITIZE)
  # Optimised, so that the tests take half as long; gcc lightly, for which more takes longer to compile than it saves. Of
  # what gcc warns only when it optimises, these two are often wrong beside sanitizers. By clang undefined behaviour is an
  # illegal instruction, which is a quarter quicker to compile and to run; by gcc it is told in words. The tests' own files
  # (tests/CMakeLists.txt) are compiled by it in a third of the time without, and hardly run slower.
  set(by_gcc -O1 -fno-sanitize-recover=all -Wno-maybe-uninitialized -Wno-format-truncation)
  set(by_clang "$<IF:$<STREQUAL:$<TARGET_PROPERTY:FOLDER>,tests>,-O0,-O2>" -fsanitize-trap=undefined)
  target_compile_options(sabacc_options INTERFACE -fsanitize=address,undefined -fno-omit-frame-pointer
    "$<IF:$<C_COMPILER_ID:GNU>,${by_gcc},${by_clang}>")
  target_link_options(sabacc_options INTERFACE -fsanitize=address,undefined)
endif()
if(SABACC_TSAN)
  target_compile_options(sabacc_options INTERFACE -fsanitize=thread)
  target_link_options(sabacc_options INTERFACE -fsanitize=thread)
endif()
if(SABACC_FUZZ)
  target_compile_options(sabacc_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
