/* The file a record is written to: appended line by line, each flushed, never rewritten but by undo. */
#ifndef SABACC_MATCH_RECORD_FILE_H
#define SABACC_MATCH_RECORD_FILE_H

#include "match/match.h"

#include <stdio.h>

typedef struct RecordFile {
    FILE *stream; /* owned; NULL where nothing is written */
    char *path;   /* owned */
    size_t size;  /* bytes in it */
} RecordFile;

/* Creates the file, which must not exist yet. False with a sentence in `why`. */
bool record_file_create(RecordFile *file, const char *path, Text *why);

/* Opens a file to go on after its first `size` bytes; what lies behind them is cut off. False as above. */
bool record_file_open(RecordFile *file, const char *path, size_t size, Text *why);

/* Appends the line and a line break and flushes. False with a sentence in `why`: then the file is closed,
 * since a line that is only half there must stay the last. */
bool record_file_append(RecordFile *file, const char *line, Text *why);

/* Shortens the file to `size` bytes: the rest is written beside it and takes its place, so that either the
 * old or the new file is there whole. False with a sentence in `why`; then the old one goes on. */
bool record_file_shorten(RecordFile *file, size_t size, Text *why);

void record_file_close(RecordFile *file);

#endif
