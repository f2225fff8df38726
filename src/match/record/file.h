/* The record of a game in progress, and its file.
 *
 * The complete text of the record is held in memory: lines are added, and undo removes some. Saving updates
 * the file: missing lines are appended, or the whole file is rewritten safely. So a failed write only delays:
 * the next successful save writes everything. */
#ifndef SABACC_MATCH_RECORD_FILE_H
#define SABACC_MATCH_RECORD_FILE_H

#include "base/files.h"
#include "base/text.h"

typedef struct RecordFile {
    char *path; /* owned; NULL: nothing is saved, and the rest is unused */
    char *text; /* owned: the whole record */
    size_t size, room;
    FileCare care;
    FileLog log;         /* open if the file exists */
    bool is_there;       /* a file of that name is this record's */
    bool must_rewrite;   /* the file's contents are not a prefix of the text */
    bool must_set_aside; /* the file is damaged: copy it before writing */
    bool is_unsynced;    /* something was added since the last sync */
    size_t seen_size;    /* the file's size when it was read, if it could not be opened for writing then */
    uint64_t seen_hash;
} RecordFile;

/* A record to be saved at `path`, where no file may exist; nothing is written yet. FILE_SAFE for a game that
 * cannot be replayed. */
void record_file_begin(RecordFile *file, const char *path, FileCare care);

/* Continues the record at `path`: all of its bytes as read, of which the first `good` are kept. Takes
 * ownership of the open file `log`; NULL if it is not writable now. */
void record_file_resume(RecordFile *file, const char *path, FileLog *log, const char *bytes, size_t size,
                        size_t good);

/* Adds a line and a line break. */
void record_file_add(RecordFile *file, const char *line);

/* Removes all but the first `size` bytes. */
void record_file_cut(RecordFile *file, size_t size);

/* Updates the file to the text; also true if nothing is saved. False with errno and a sentence in `why`;
 * may be retried at any time. If the file was damaged, `kept` gets the name of its copy (may be NULL). */
bool record_file_save(RecordFile *file, Text *kept, Text *why) FILE_CHECKED;

/* The same, with a sync. */
bool record_file_sync(RecordFile *file, Text *why) FILE_CHECKED;

/* Frees everything. Unsaved lines are lost. */
void record_file_close(RecordFile *file);

#endif
