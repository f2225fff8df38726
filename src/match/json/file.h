/* A JSON value as a small file of its own. */
#ifndef SABACC_MATCH_JSON_FILE_H
#define SABACC_MATCH_JSON_FILE_H

#include "base/files.h"

#include <jansson.h>

/* Writes the value, indented by so many spaces, and a line break, in the place of whatever lay there, as
 * file_write does. False with errno; a NULL value is no memory. The value stays the caller's. */
bool json_file_write(const char *path, const json_t *value, size_t indent, FileCare care);

#endif
