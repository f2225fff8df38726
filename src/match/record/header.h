/* The header of a record: line 1. */
#ifndef SABACC_MATCH_RECORD_HEADER_H
#define SABACC_MATCH_RECORD_HEADER_H

#include "match/json/cursor.h"
#include "match/match.h"

/* Reads the header. `stack` is filled if the header has one (*has_stack). False with a message. */
bool record_header_read(const JsonCursor *header, MatchSetup *setup, MatchStack *stack, bool *has_stack);

/* A JSON value of an option as text for sabacc_option_set; false with a message if it is invalid. */
bool record_option_text(const JsonCursor *value, const SabaccOptionSpec *spec, char *bytes, size_t size);

/* Reads the object "options" of a header, if present, into the rules; unnamed options stay unchanged. False
 * with a message. */
bool record_options_read(const JsonCursor *header, SabaccSetup *rules);

/* The option's value as a record writes it: a boolean, a number or a text. The caller owns it. */
json_t *record_option_json(const SabaccSetup *setup, SabaccOptionId id);

/* All options of the setup's game, in its order. */
json_t *record_options_json(const SabaccSetup *setup);

#endif
