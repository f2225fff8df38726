/* A place in a line of JSON, or in a file that is one JSON object, for messages with FILE:LINE:COLUMN. A
 * JsonCursor is a value together with the keys and indices that led to it, so that an error can be located in
 * the text. */
#ifndef SABACC_MATCH_JSON_CURSOR_H
#define SABACC_MATCH_JSON_CURSOR_H

#include "rules/sabacc.h"

#include <jansson.h>

enum { JSON_CURSOR_DEPTH = 6 };

/* The line being read and the destination of errors. */
typedef struct JsonCursorLine {
    const char *file;
    int number;       /* from 1: the first line of the text */
    const char *text; /* `length` bytes of one line without its line break, or of a whole file */
    size_t length;
    Text *why;
} JsonCursorLine;

typedef struct JsonCursorStep {
    const char *key; /* NULL for an index */
    size_t index;
} JsonCursorStep;

typedef struct JsonCursor {
    const JsonCursorLine *line;
    json_t *json; /* borrowed */
    int depth;
    JsonCursorStep steps[JSON_CURSOR_DEPTH];
} JsonCursor;

/* Writes "FILE:LINE:COLUMN: " and the sentence to line->why. Always false. The column counts bytes of the
 * text from 1; if the text has several lines, the message gives the line and column within it. */
__attribute__((format(printf, 3, 4))) bool json_cursor_line_fail(const JsonCursorLine *line, size_t column,
                                                                 const char *format, ...);

/* Parses the line, which must be one JSON object without duplicate keys; the caller owns it. NULL with a
 * message. */
json_t *json_cursor_parse(const JsonCursorLine *line);

JsonCursor json_cursor_of(const JsonCursorLine *line, json_t *json);
JsonCursor json_cursor_key(const JsonCursor *cursor,
                           const char *key); /* json is NULL if the object has no such key */
JsonCursor json_cursor_index(const JsonCursor *cursor, size_t index);

/* Reports an error at the cursor: at its key, or at the element of an array. Always false. */
__attribute__((format(printf, 2, 3))) bool json_cursor_fail(const JsonCursor *cursor, const char *format,
                                                            ...);

/* The name of the value: its last key. */
const char *json_cursor_name(const JsonCursor *cursor);

/* The following report an error and return false if the value is not of the kind. */
bool json_cursor_is_object(const JsonCursor *cursor);
bool json_cursor_is_array(const JsonCursor *cursor, size_t max);
bool json_cursor_bool(const JsonCursor *cursor, bool *value);
bool json_cursor_int(const JsonCursor *cursor, int64_t min, int64_t max, int64_t *number);
bool json_cursor_words(const JsonCursor *cursor, const char **words);
bool json_cursor_words_into(const JsonCursor *cursor, char *bytes, size_t size); /* at most size-1 bytes */

/* Every key of the object is one of `keys` (NULL at the end). */
bool json_cursor_keys_are(const JsonCursor *cursor, const char *const *keys);

#endif
