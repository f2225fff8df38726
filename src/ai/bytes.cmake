# cmake -DFROM=FILE -DTO=FILE.c -DNAME=NAME -DHEADER=FILE.h -P bytes.cmake: a file's bytes as an array in C.
file(READ ${FROM} bytes HEX)
string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE ${TO} "#include \"${HEADER}\"\n\nconst uint8_t ${NAME}[] = {\n${bytes}\n};\n")
