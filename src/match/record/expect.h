/* What a record expects of a table (docs/record.md, "expect"): validated when it is read, and checked against
 * the table when its line is reached. */
#ifndef SABACC_MATCH_RECORD_EXPECT_H
#define SABACC_MATCH_RECORD_EXPECT_H

#include "match/json/cursor.h"
#include "match/playthrough.h"

/* Public events since the last `expect` line; owns its memory. */
typedef struct ExpectEvents {
    uint8_t *types; /* SabaccEventType */
    size_t count, room;
} ExpectEvents;

/* Adds the public ones of `events`. */
void expect_events_add(ExpectEvents *since, const SabaccEvents *events);
void expect_events_clear(ExpectEvents *since);
void expect_events_free(ExpectEvents *since);

/* Validates the object: known keys with values of the right kind, for `seats` seats; else a message. */
bool expect_read(const JsonCursor *expect, int seats);

/* Whether everything expected holds; otherwise "expected …, found …" in `why`. */
bool expect_check(const json_t *expect, const Playthrough *play, const ExpectEvents *since, Text *why);

#endif
