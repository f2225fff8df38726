/* What a record expects of a table (docs/record.md, "expect"): checked for sense when it is read, and against
 * the table when its line is reached. */
#ifndef SABACC_MATCH_RECORD_EXPECT_H
#define SABACC_MATCH_RECORD_EXPECT_H

#include "match/json/cursor.h"
#include "match/playthrough.h"

/* Events told since the last `expect` line; the memory is owned. */
typedef struct ExpectEvents {
    uint8_t *types; /* SabaccEventType */
    size_t count, room;
} ExpectEvents;

/* Adds the told ones of `events`. */
void expect_events_add(ExpectEvents *since, const SabaccEvents *events);
void expect_events_clear(ExpectEvents *since);
void expect_events_free(ExpectEvents *since);

/* Whether the object names known keys with values of their kind, of a table of `seats`; else a message. */
bool expect_read(const JsonCursor *expect, int seats);

/* Whether all that the object expects holds; else "expected …, found …" in `why`. */
bool expect_check(const json_t *expect, const Playthrough *play, const ExpectEvents *since, Text *why);

#endif
