/* A JSON value as a small file of its own. */
#ifndef SABACC_MATCH_JSON_FILE_H
#define SABACC_MATCH_JSON_FILE_H

#include "base/files.h"

#include <jansson.h>

/* Writes the value and a line break to the file, replacing it as file_write does. `flags` are jansson's:
 * JSON_INDENT(2). False with errno; a NULL value is out of memory. The caller keeps the value. */
bool json_file_write(const char *path, const json_t *value, size_t flags, FileCare care) FILE_CHECKED;

/* The value of a file of at most `max` bytes; the caller owns it. NULL if it cannot be read: `error->line` is
 * 0 and errno says why; or if it is not JSON: `error` says where and why. */
json_t *json_file_read(const char *path, size_t max, json_error_t *error) FILE_CHECKED;

#endif
