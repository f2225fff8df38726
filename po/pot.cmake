# POTFILES is made from what holds marked texts, so that no file is forgotten; and of the lessons and decks, whose texts are
# marked in copies.
file(GLOB_RECURSE sources RELATIVE ${ROOT} ${ROOT}/src/*.c ${ROOT}/src/*.h ${ROOT}/src/*.def)
list(SORT sources)
set(potfiles "")
foreach(source ${sources})
  file(STRINGS ${ROOT}/${source} marked REGEX "(^|[^A-Za-z0-9_])(N?_|C_|ngettext_|NN_)\\(\"")
  if(marked)
    string(APPEND potfiles "${source}\n")
  endif()
endforeach()
file(GLOB copied RELATIVE ${ROOT} ${ROOT}/assets/lessons/*.sabacc ${ROOT}/assets/cards/*/deck.json)
list(SORT copied)
foreach(copy ${copied})
  string(APPEND potfiles "${copy}\n")
endforeach()
execute_process(COMMAND ${PYTHON} ${ROOT}/po/marked.py ${ROOT} ${WORK} RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "marked.py ended with ${status}")
endif()
file(WRITE ${ROOT}/po/POTFILES "${potfiles}")
execute_process(
  COMMAND ${XGETTEXT} --language=C --from-code=UTF-8 --keyword=_ --keyword=N_ --keyword=ngettext_:1,2 --keyword=NN_:1,2 --keyword=C_:1c,2 --add-comments=TRANSLATORS: --sort-by-file
          --no-wrap --package-name=sabacc --package-version=${VERSION} --directory=${WORK} --directory=${ROOT}
          --files-from=po/POTFILES --output=po/sabacc.pot
  WORKING_DIRECTORY ${ROOT} RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "xgettext ended with ${status}")
endif()
# What desktops and their stores say of the program (packaging/desktop.cmake).
set(joined --from-code=UTF-8 --join-existing --sort-by-file --no-wrap --package-name=sabacc --package-version=${VERSION}
    --output=po/sabacc.pot)
execute_process(COMMAND ${XGETTEXT} ${joined} packaging/sabacc.metainfo.xml.in
                WORKING_DIRECTORY ${ROOT} RESULT_VARIABLE status)
if(status EQUAL 0)
  execute_process(COMMAND ${XGETTEXT} ${joined} --language=Desktop --keyword --keyword=Name --keyword=GenericName --keyword=Comment
                          --keyword=Keywords packaging/sabacc.desktop.in
                  WORKING_DIRECTORY ${ROOT} RESULT_VARIABLE status)
endif()
if(NOT status EQUAL 0)
  message(FATAL_ERROR "xgettext ended with ${status} for what desktops say")
endif()
