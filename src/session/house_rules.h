/* House rules: the options of one game under a name, in a file of their own that can be shared.
 *
 *     {
 *       "sabacc-house-rules": 1,
 *       "name": "Friday night",
 *       "game": "classic",
 *       "options": {"ante": 5, "limit": "fixed 3 6", "side-pots": true}
 *     }
 *
 * One JSON object, its options spelled as in a record's header (docs/record.md); an option that is not named
 * has the game's default, so that a file always means the same. Written files name all options. A record of a
 * game played by house rules contains its options and does not need the file.
 *
 * Reading is as strict as that of records: an error is reported as "FILE:LINE:COLUMN: …" and nothing is
 * applied. */
#ifndef SABACC_SESSION_HOUSE_RULES_H
#define SABACC_SESSION_HOUSE_RULES_H

#include "match/match.h"

#define HOUSE_RULES_ENDING ".sabacc-rules"
enum { HOUSE_RULES_NAME = MATCH_WORDS, HOUSE_RULES_MOST_BYTES = 1 << 16 };

typedef struct HouseRules {
    char name[HOUSE_RULES_NAME]; /* as shown to players, UTF-8 */
    const SabaccGame *game;
    SabaccValue options[SABACC_OPTIONS];
} HouseRules;

/* Whether a preset argument is a file: it contains a '/' or ends in ".json" or HOUSE_RULES_ENDING. Anything
 * else is a preset's id. */
bool house_rules_is_path(const char *preset);

/* True if the name is valid: not empty, no spaces at its ends, no control characters, UTF-8, at most
 * HOUSE_RULES_NAME - 1 bytes. Otherwise `why` says what is wrong. */
bool house_rules_name_check(const char *name, Text *why);

/* Writes the file name for that name: small letters, digits and hyphens, then HOUSE_RULES_ENDING. */
void house_rules_file_name(const char *name, Text *out);

/* The options of the setup under that name, which must pass house_rules_name_check. */
HouseRules house_rules_of(const SabaccSetup *setup, const char *name);

/* Sets all options of the setup; false with a sentence, and no change, if they are of another game. */
bool house_rules_apply(const HouseRules *rules, SabaccSetup *setup, Text *why);

/* Whether the setup is of their game and has exactly these options. */
bool house_rules_are_set(const HouseRules *rules, const SabaccSetup *setup);

/* Reads a file; false with a message in `why` if it cannot be read or has an error. */
bool house_rules_read(const char *path, HouseRules *rules, Text *why);

/* The same from its bytes; `path` is for messages. */
bool house_rules_read_bytes(const char *path, const char *bytes, size_t size, HouseRules *rules, Text *why);

/* Writes the whole file to a temporary file and renames it: either the old or the new file is there. False
 * with errno and a message. */
bool house_rules_write(const char *path, const HouseRules *rules, Text *why);

#endif
