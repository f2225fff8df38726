/* A JSON value as a small file of its own. */
#ifndef SABACC_MATCH_JSON_FILE_H
#define SABACC_MATCH_JSON_FILE_H

#include "base/files.h"

#include <jansson.h>

/* Writes the value and a line break in the place of whatever lay there, as file_write does. `flags` are
 * jansson's: JSON_INDENT(2). False with errno; a NULL value is no memory. The value stays the caller's. */
bool json_file_write(const char *path, const json_t *value, size_t flags, FileCare care) FILE_CHECKED;

/* The value of a file of at most `max` bytes; the caller's. NULL where it cannot be read: `error->line` is 0,
 * and errno says why; or where it is no JSON: `error` says where and why. */
json_t *json_file_read(const char *path, size_t max, json_error_t *error) FILE_CHECKED;

#endif
