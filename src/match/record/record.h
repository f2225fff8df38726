/* Reads records (docs/record.md): one line at a time, all validated before anything is played; and writes the
 * header. Errors are "FILE:LINE:COLUMN: …". */
#ifndef SABACC_MATCH_RECORD_RECORD_H
#define SABACC_MATCH_RECORD_RECORD_H

#include "match/match.h"

#include <jansson.h>

enum {
    RECORD_MOST_BYTES = 1 << 26,
    RECORD_MOST_OF_LINE = 1 << 20,
    RECORD_MOST_DEALS = SABACC_MAX_SEATS * SABACC_MAX_HAND
};

typedef enum RecordKind { RECORD_DO, RECORD_EXPECT, RECORD_REFUSE, RECORD_NOTE } RecordKind;

typedef struct RecordLine {
    int number; /* in the file, from 1 (the header) */
    RecordKind kind;
    size_t start;          /* its offset in the file */
    int action_count;      /* do: 1, or more of "* deal C C C"; refuse: 1; else 0 */
    SabaccAction *actions; /* owned */
    SabaccError error;     /* of refuse */
    json_t *expect;        /* owned; of expect */
    char *note;            /* owned; of note */
} RecordLine;

typedef struct Record {
    char *path; /* owned */
    MatchSetup setup;
    MatchStack *stack; /* owned; NULL where the header has none */
    int line_count;
    RecordLine *lines;     /* owned; the header is not among them */
    size_t size;           /* bytes of the file that were read: all but an incomplete last line */
    bool is_cut;           /* such a line was dropped */
    bool is_damaged;       /* more was dropped than an incomplete last line */
    bool needs_line_break; /* the last line read lacks its line break */
} Record;

/* Reads a record. An incomplete last line (no line break, not valid JSON) is dropped with a sentence in
 * `warning`, which may be NULL. NULL with a message in `why`; otherwise the caller owns it. */
Record *record_read(const char *path, Text *warning, Text *why);

/* The sentence for errno if a record could not be read. */
void record_explain_unread(Text *why, const char *path);

/* The same from memory; `path` is only for messages. */
Record *record_read_bytes(const char *path, const char *bytes, size_t size, Text *warning, Text *why);

/* The good part of a damaged record: the lines before the first unreadable one, which `why` then describes.
 * NULL if not even the header can be read. */
Record *record_salvage_bytes(const char *path, const char *bytes, size_t size, Text *warning, Text *why);

/* Removes the lines from that one on: they are not valid play. */
void record_drop_from(Record *record, int index);

void record_free(Record *record);

/* The header line of a setup, without a line break; the caller frees it. All options are named, so that the
 * record stays valid when a default changes. */
char *record_header(const MatchSetup *setup);

/* The line of an action, {"do": "…"}. */
void record_line(const SabaccAction *action, Text *out);

#endif
