/* House rules: the options of one game under a name, in a file of their own that can be kept and handed on.
 *
 *     {
 *       "sabacc-house-rules": 1,
 *       "name": "Friday night",
 *       "game": "classic",
 *       "options": {"ante": 5, "limit": "fixed 3 6", "side-pots": true}
 *     }
 *
 * One JSON object, its options spelled as in a record's header (docs/record.md); an option that is not named
 * has the game's default, so that such a file means the same whatever was set before. What is written names
 * them all. A record of a game played by house rules holds its options itself and needs no such file.
 *
 * Reading is as strict as that of records: a fault is told as "FILE:LINE:COLUMN: …" and nothing is taken
 * over.
 */
#ifndef SABACC_SESSION_HOUSE_RULES_H
#define SABACC_SESSION_HOUSE_RULES_H

#include "match/match.h"

#define HOUSE_RULES_ENDING ".sabacc-rules"
enum { HOUSE_RULES_NAME = MATCH_WORDS, HOUSE_RULES_MOST_BYTES = 1 << 16 };

typedef struct HouseRules {
    char name[HOUSE_RULES_NAME]; /* as players read it, UTF-8 */
    const SabaccGame *game;
    SabaccValue options[SABACC_OPTIONS];
} HouseRules;

/* Whether what was said as a preset is a file: it has a '/' in it or ends in ".json" or HOUSE_RULES_ENDING.
 * Anything else is a preset's id. */
bool house_rules_is_path(const char *preset);

/* True where the name can be given: not empty, no spaces at its ends, no control characters, UTF-8, at most
 * HOUSE_RULES_NAME - 1 bytes. Else `why` says what is wrong. */
bool house_rules_name_check(const char *name, Text *why);

/* Writes a file's name for that name: small letters, digits and hyphens, HOUSE_RULES_ENDING behind. */
void house_rules_file_name(const char *name, Text *out);

/* The options of the setup under that name, which must pass house_rules_name_check. */
HouseRules house_rules_of(const SabaccSetup *setup, const char *name);

/* Sets all options of the setup; false with a sentence, nothing changed, where they are of another game. */
bool house_rules_apply(const HouseRules *rules, SabaccSetup *setup, Text *why);

/* Whether the setup is of their game and has exactly these options. */
bool house_rules_are_set(const HouseRules *rules, const SabaccSetup *setup);

/* Reads a file; false with a message in `why` where it cannot be read or has a fault. */
bool house_rules_read(const char *path, HouseRules *rules, Text *why);

/* The same from its bytes; `path` is for messages. */
bool house_rules_read_bytes(const char *path, const char *bytes, size_t size, HouseRules *rules, Text *why);

/* Writes the file as a whole beside `path` and puts it in its place: either the old file is there or the new
 * one. False with a message. */
bool house_rules_write(const char *path, const HouseRules *rules, Text *why);

#endif
