# Desktop file, metainfo, types of files and icons, under the id of the application (cmake/owner.cmake), and their tests.

# translated(OUT KIND): OUT of OUT.in/NAME, with its texts in every language of po/LINGUAS; KIND is xml or desktop. gettext wants
# the catalogues beside a plain list of them.
find_program(MSGFMT msgfmt)
set(languages_of_desktops ${CMAKE_CURRENT_BINARY_DIR}/languages)
file(STRINGS ${PROJECT_SOURCE_DIR}/po/LINGUAS listed ENCODING UTF-8 REGEX "^[a-z]")
set(plain "")
set(catalogues_of_desktops "")
foreach(line ${listed})
  string(REGEX MATCH "^[A-Za-z_@]+" language ${line})
  string(APPEND plain "${language}\n")
  file(MAKE_DIRECTORY ${languages_of_desktops})
  file(CREATE_LINK ${PROJECT_SOURCE_DIR}/po/${language}.po ${languages_of_desktops}/${language}.po SYMBOLIC)
  list(APPEND catalogues_of_desktops ${PROJECT_SOURCE_DIR}/po/${language}.po)
endforeach()
file(WRITE ${languages_of_desktops}/LINGUAS.new "${plain}")
configure_file(${languages_of_desktops}/LINGUAS.new ${languages_of_desktops}/LINGUAS COPYONLY)
function(translated out kind)
  get_filename_component(name ${out} NAME)
  if(NOT plain)
    configure_file(${out}.in/${name} ${out} COPYONLY)
    return()
  endif()
  set(keywords)
  if(kind STREQUAL desktop)
    set(keywords --keyword --keyword=Name --keyword=GenericName --keyword=Comment --keyword=Keywords)
  endif()
  add_custom_command(OUTPUT ${out} VERBATIM DEPENDS ${out}.in/${name} ${languages_of_desktops}/LINGUAS ${catalogues_of_desktops}
                     COMMAND ${MSGFMT} --${kind} ${keywords} --template=${out}.in/${name} -d ${languages_of_desktops} -o ${out})
  set_property(GLOBAL APPEND PROPERTY TRANSLATED_FOR_DESKTOPS ${out})
endfunction()

set(desktop_file ${CMAKE_CURRENT_BINARY_DIR}/${SABACC_APP_ID}.desktop)
configure_file(sabacc.desktop.in ${desktop_file}.in/${SABACC_APP_ID}.desktop @ONLY)
translated(${desktop_file} desktop)
install(FILES ${desktop_file} DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)

# The types of its files.
set(types_file ${CMAKE_CURRENT_BINARY_DIR}/${SABACC_APP_ID}.xml)
configure_file(sabacc.mime.xml.in ${types_file} @ONLY)
install(FILES ${types_file} DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)

# metainfo(OUT): made of what the variables of cmake/owner.cmake hold where it is called. What the owner has not given is
# left out. Its releases are the dated headings of CHANGELOG.md.
function(metainfo out)
  set(metainfo_owner "\n  <developer_name>${SABACC_DEVELOPER}</developer_name>")
  if(SABACC_DEVELOPER_ID)
    set(metainfo_owner "\n  <developer id=\"${SABACC_DEVELOPER_ID}\">\n    <name>${SABACC_DEVELOPER}</name>\n  </developer>")
  endif()
  foreach(kind homepage bugtracker)
    string(TOUPPER SABACC_${kind} given)
    if(${given})
      string(APPEND metainfo_owner "\n  <url type=\"${kind}\">${${given}}</url>")
    endif()
  endforeach()
  if(SABACC_SCREENSHOTS)
    string(APPEND metainfo_owner "
  <screenshots>
    <screenshot type=\"default\">
      <caption>A hand of Corellian Spike</caption>
      <image>${SABACC_SCREENSHOTS}/table.png</image>
    </screenshot>
    <screenshot>
      <caption>The gallery of cards</caption>
      <image>${SABACC_SCREENSHOTS}/gallery.png</image>
    </screenshot>
  </screenshots>")
  endif()
  set(metainfo_releases "")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
  file(STRINGS ${PROJECT_SOURCE_DIR}/CHANGELOG.md dated REGEX "^## [0-9.]+ - [0-9-]+$" ENCODING UTF-8)
  foreach(heading ${dated})
    string(REGEX MATCH "^## ([0-9.]+) - ([0-9-]+)$" heading ${heading})
    string(APPEND metainfo_releases "\n    <release version=\"${CMAKE_MATCH_1}\" date=\"${CMAKE_MATCH_2}\"/>")
  endforeach()
  get_filename_component(name ${out} NAME)
  configure_file(${PACKAGING_DIR}/sabacc.metainfo.xml.in ${out}.in/${name} @ONLY)
  translated(${out} xml)
endfunction()
set(metainfo_file ${CMAKE_CURRENT_BINARY_DIR}/${SABACC_APP_ID}.metainfo.xml)
metainfo(${metainfo_file})
install(FILES ${metainfo_file} DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)

# The icon is kept as layers, like every picture; desktops want it as files of the usual sizes, and as one to be scaled.
set(icon_deck ${PROJECT_SOURCE_DIR}/assets/cards/table)
file(GLOB icon_layers CONFIGURE_DEPENDS ${icon_deck}/*)
file(GLOB file_icon_layers CONFIGURE_DEPENDS icons/*)
set(icon_out ${CMAKE_CURRENT_BINARY_DIR}/icons)
foreach(size 16 32 48 64 128 256 512)
  set(icon ${icon_out}/${size}x${size}/${SABACC_APP_ID}.png)
  add_custom_command(OUTPUT ${icon} VERBATIM DEPENDS sabacc-press ${icon_layers}
                     COMMAND ${CMAKE_COMMAND} -E make_directory ${icon_out}/${size}x${size}
                     COMMAND sabacc-press face ${icon_deck} icon ${size} ${icon})
  list(APPEND icons ${icon})
  install(FILES ${icon} DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps)
  set(kinds record house-rules)
  if(size GREATER 256) # no desktop shows a file's icon as large
    set(kinds "")
  endif()
  foreach(kind ${kinds})
    set(icon ${icon_out}/${size}x${size}/${SABACC_APP_ID}-${kind}.png)
    add_custom_command(OUTPUT ${icon} VERBATIM DEPENDS sabacc-press ${icon_layers} ${file_icon_layers}
                       COMMAND ${CMAKE_COMMAND} -E make_directory ${icon_out}/${size}x${size}
                       COMMAND sabacc-press face ${PACKAGING_DIR}/icons ${kind} ${size} ${icon})
    list(APPEND icons ${icon})
    install(FILES ${icon} DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/mimetypes)
  endforeach()
endforeach()
set(icon ${icon_out}/scalable/${SABACC_APP_ID}.svg)
add_custom_command(OUTPUT ${icon} VERBATIM DEPENDS sabacc-press ${icon_layers}
                   COMMAND ${CMAKE_COMMAND} -E make_directory ${icon_out}/scalable
                   COMMAND sabacc-press svg ${icon_deck} icon > ${icon})
list(APPEND icons ${icon})
install(FILES ${icon} DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
add_custom_target(icons ALL DEPENDS ${icons})

find_package(Python3 3.8 REQUIRED COMPONENTS Interpreter)
add_test(NAME packaging.mime COMMAND ${Python3_EXECUTABLE} ${PACKAGING_DIR}/test_mime.py ${types_file} ${desktop_file} ${icon_out})
set_tests_properties(packaging.mime PROPERTIES ENVIRONMENT PYTHONDONTWRITEBYTECODE=1)
find_program(DESKTOP_FILE_VALIDATE desktop-file-validate)
if(DESKTOP_FILE_VALIDATE)
  add_test(NAME packaging.desktop COMMAND ${DESKTOP_FILE_VALIDATE} ${desktop_file})
endif()
# As an owner gives the rest: nothing is left to be said then, not even pedantically.
function(metainfo_of_an_owner out)
  set(SABACC_APP_ID org.example.sabacc)
  set(SABACC_DEVELOPER_ID "")
  set(SABACC_HOMEPAGE https://example.org/sabacc)
  set(SABACC_BUGTRACKER https://example.org/sabacc/faults)
  set(SABACC_SCREENSHOTS https://example.org/sabacc/pictures)
  metainfo(${out})
endfunction()
metainfo_of_an_owner(${CMAKE_CURRENT_BINARY_DIR}/owner/org.example.sabacc.metainfo.xml)
get_property(translated_for_desktops GLOBAL PROPERTY TRANSLATED_FOR_DESKTOPS)
add_custom_target(desktop-texts ALL DEPENDS ${translated_for_desktops})
find_program(APPSTREAMCLI appstreamcli)
if(APPSTREAMCLI)
  add_test(NAME packaging.metainfo COMMAND ${APPSTREAMCLI} validate --pedantic --strict --no-net
           ${CMAKE_CURRENT_BINARY_DIR}/owner/org.example.sabacc.metainfo.xml)
  # Without an owner's domain the id is a plain word.
  add_test(NAME packaging.metainfo-plain COMMAND ${APPSTREAMCLI} validate --no-net
           --override=cid-desktopapp-is-not-rdns=info ${metainfo_file})
endif()
