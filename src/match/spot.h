/* A place in a line of JSON, or in a file that is one JSON object, for messages that say FILE:LINE:COLUMN. A
 * Spot is a value together with the keys and indices that led to it, so that a fault found while reading can
 * be pointed at in the text. */
#ifndef SABACC_MATCH_SPOT_H
#define SABACC_MATCH_SPOT_H

#include "rules/sabacc.h"

#include <jansson.h>

enum { SPOT_DEPTH = 6 };

/* The line being read and where complaints go. */
typedef struct SpotLine {
    const char *file;
    int number;       /* from 1: the first line of the text */
    const char *text; /* `length` bytes of one line, its line break not among them, or of a whole file */
    size_t length;
    Text *why;
} SpotLine;

typedef struct SpotStep {
    const char *key; /* NULL for an index */
    size_t index;
} SpotStep;

typedef struct Spot {
    const SpotLine *line;
    json_t *json; /* borrowed */
    int depth;
    SpotStep steps[SPOT_DEPTH];
} Spot;

/* Writes "FILE:LINE:COLUMN: " and the sentence to line->why. Always false. The column counts
 * bytes of the text from 1; where line breaks come before it, the message says the line and column it is at.
 */
__attribute__((format(printf, 3, 4))) bool spot_line_fail(const SpotLine *line, size_t column,
                                                          const char *format, ...);

/* Parses the line, which must be one JSON object without double keys; the caller owns it. NULL with a
 * message. */
json_t *spot_parse(const SpotLine *line);

Spot spot_of(const SpotLine *line, json_t *json);
Spot spot_key(const Spot *spot, const char *key); /* json is NULL where the object has no such key */
Spot spot_index(const Spot *spot, size_t index);

/* Complains about the spot: at its key, or at the element where it is one of an array. Always false. */
__attribute__((format(printf, 2, 3))) bool spot_fail(const Spot *spot, const char *format, ...);

/* The name of the spot: its last key. */
const char *spot_name(const Spot *spot);

/* The following complain and return false where the value is not of the kind. */
bool spot_is_object(const Spot *spot);
bool spot_is_array(const Spot *spot, size_t most);
bool spot_bool(const Spot *spot, bool *value);
bool spot_int(const Spot *spot, int64_t least, int64_t most, int64_t *number);
bool spot_words(const Spot *spot, const char **words);
bool spot_words_into(const Spot *spot, char *bytes, size_t size); /* at most size-1 bytes */

/* Every key of the object is one of `keys` (NULL at the end). */
bool spot_keys_are(const Spot *spot, const char *const *keys);

#endif
