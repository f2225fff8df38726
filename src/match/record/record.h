/* Records as docs/record.md has them, read: one line at a time, checked whole before anything is played, and
 * the header written. What is wrong is said as "FILE:LINE:COLUMN: …". */
#ifndef SABACC_MATCH_RECORD_RECORD_H
#define SABACC_MATCH_RECORD_RECORD_H

#include "match/match.h"

#include <jansson.h>

enum { RECORD_MOST_BYTES = 1 << 26, RECORD_MOST_DEALS = SABACC_MAX_SEATS * SABACC_MAX_HAND };

typedef enum RecordKind { RECORD_DO, RECORD_EXPECT, RECORD_REFUSE, RECORD_NOTE } RecordKind;

typedef struct RecordLine {
    int number; /* in the file, from 1 (the header) */
    RecordKind kind;
    size_t start;          /* byte of the file at which it begins */
    int action_count;      /* do: 1, or more of "* deal C C C"; refuse: 1; else 0 */
    SabaccAction *actions; /* owned */
    SabaccError error;     /* of refuse */
    json_t *expect;        /* owned; of expect */
} RecordLine;

typedef struct Record {
    char *path; /* owned */
    MatchSetup setup;
    MatchStack *stack; /* owned; NULL where the header has none */
    int line_count;
    RecordLine *lines;     /* owned; the header is not among them */
    size_t size;           /* bytes of the file that are read: all but a cut-off last line */
    bool is_cut;           /* such a line was dropped */
    bool is_damaged;       /* what was dropped is more than a line that was not written to its end */
    bool needs_line_break; /* the last line read lacks its line break */
} Record;

/* Reads a record. A cut-off last line (no line break, no whole JSON) is dropped with a sentence in `warning`,
 * which may be NULL. NULL with a message in `why`; else the caller owns it. */
Record *record_read(const char *path, Text *warning, Text *why);

/* The sentence of errno where a record could not be read. */
void record_say_unread(Text *why, const char *path);

/* The same from memory; `path` is only for messages. */
Record *record_read_bytes(const char *path, const char *bytes, size_t size, Text *warning, Text *why);

/* As much of a damaged record as is good: the lines before the first that cannot be read, which `why` then
 * tells of. NULL where not even the header can. */
Record *record_salvage_bytes(const char *path, const char *bytes, size_t size, Text *warning, Text *why);

/* Takes away the lines from that one on: they do not play. */
void record_drop_from(Record *record, int index);

void record_free(Record *record);

/* The header line of a setup, without a line break; the caller frees it. All options are named, so that the
 * record stays true when a default changes. */
char *record_header(const MatchSetup *setup);

/* The line of an action, {"do": "…"}. */
void record_line(const SabaccAction *action, Text *out);

#endif
