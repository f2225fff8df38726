/* The record of a game that is being played, and the file it is kept in.
 *
 * The text of the record is held in memory as it ought to be: lines are added, and undo takes some off again.
 * Saving brings the file up to it: what is missing is appended, or the whole is written anew the safe way. So
 * what a full disk refused is only late: the next save that works writes it all. */
#ifndef SABACC_MATCH_RECORD_FILE_H
#define SABACC_MATCH_RECORD_FILE_H

#include "base/files.h"
#include "base/text.h"

typedef struct RecordFile {
    char *path; /* owned; NULL: nothing is kept, and the rest means nothing */
    char *text; /* owned: the whole record */
    size_t size, room;
    FileCare care;
    FileLog log;         /* open where the file is there */
    bool is_there;       /* a file of that name is this record's */
    bool must_rewrite;   /* what is in the file is not the beginning of the text */
    bool must_set_aside; /* the file is damaged: it is copied before anything is written */
    bool is_unsynced;    /* something was added since the last sync */
    size_t seen_size;    /* of the file as it was read, where it could not be opened for writing then */
    uint64_t seen_hash;
} RecordFile;

/* A record to be kept at `path`, where nothing must lie; nothing is written yet. FILE_SAFE where it is of a
 * game that cannot be played again. */
void record_file_begin(RecordFile *file, const char *path, FileCare care);

/* Goes on with the record at `path`: all of its bytes as they were read, of which the first `good` are kept.
 * `log` is the open file, taken over; NULL where it cannot be written to now. */
void record_file_resume(RecordFile *file, const char *path, FileLog *log, const char *bytes, size_t size,
                        size_t good);

/* Adds a line and a line break. */
void record_file_add(RecordFile *file, const char *line);

/* Takes off all but the first `size` bytes. */
void record_file_cut(RecordFile *file, size_t size);

/* Brings the file up to the text; true as well where nothing is kept. False with a sentence in `why`, to be
 * tried again at any time. Where the file was damaged, `kept` gets the name of its copy (may be NULL). */
bool record_file_save(RecordFile *file, Text *kept, Text *why) FILE_CHECKED;

/* The same, and what was saved stays after a power cut. */
bool record_file_sync(RecordFile *file, Text *why) FILE_CHECKED;

/* Gives everything back. What was not saved is gone. */
void record_file_close(RecordFile *file);

#endif
