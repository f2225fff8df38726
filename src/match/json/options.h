/* A game's options as JSON, as headers of records, states and house rules have them. */
#ifndef SABACC_MATCH_JSON_OPTIONS_H
#define SABACC_MATCH_JSON_OPTIONS_H

#include "match/json/cursor.h"

/* A JSON value of an option as text for sabacc_option_set; false with a message if it is invalid. */
bool json_option_text(const JsonCursor *value, const SabaccOptionSpec *spec, char *bytes, size_t size);

/* Reads the object "options" of a header, if present, into the rules; unnamed options stay unchanged. False
 * with a message. */
bool json_options_read(const JsonCursor *header, SabaccSetup *rules);

/* The option's value: a boolean, a number or a text. The caller owns it. */
json_t *json_of_option(const SabaccSetup *setup, SabaccOptionId id);

/* All options of the setup's game, in its order. */
json_t *json_of_options(const SabaccSetup *setup);

#endif
