# Every target of the project gets these through sabacc_options.
add_library(sabacc_options INTERFACE)
target_compile_definitions(sabacc_options INTERFACE _POSIX_C_SOURCE=200809L)
target_include_directories(sabacc_options INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_options(sabacc_options INTERFACE -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes)
if(SABACC_WERROR)
  target_compile_options(sabacc_options INTERFACE -Werror)
endif()
if(SABACC_SANITIZE)
  # Lightly optimised, so that the tests take half as long. Of what gcc warns only when it optimises, these two are
  # often wrong beside sanitizers.
  target_compile_options(sabacc_options INTERFACE -O1 -fsanitize=address,undefined -fno-sanitize-recover=all
                         -fno-omit-frame-pointer "$<$<C_COMPILER_ID:GNU>:-Wno-maybe-uninitialized;-Wno-format-truncation>")
  target_link_options(sabacc_options INTERFACE -fsanitize=address,undefined)
endif()
if(SABACC_TSAN)
  target_compile_options(sabacc_options INTERFACE -fsanitize=thread)
  target_link_options(sabacc_options INTERFACE -fsanitize=thread)
endif()
if(SABACC_FUZZ)
  target_compile_options(sabacc_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
