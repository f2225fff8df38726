# Included by the scripts that take pictures: compares the shapes of all moments in OUT with tests/golden/drawn/DRAWN.txt,
# or with UPDATE keeps them. Widths of words depend on the release of the font library: kept are those of Debian 12.
set(update)
if(UPDATE)
  set(update --update)
endif()
execute_process(COMMAND ${PYTHON} ${CMAKE_CURRENT_LIST_DIR}/drawn.py ${update} ${GOLDEN}/drawn/${DRAWN}.txt ${OUT} RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  math(EXPR failed "${failed} + 1")
endif()
