/* All file work of the program. No other room opens, writes, syncs, renames, locks or lists anything;
 * tests/arrows holds them to that.
 *
 * Three ways of writing, and which one a file wants:
 *   - a draft: the whole file anew. It is written to a temporary file beside its place, made exclusively and
 *     never through a link, and renamed. Anybody meets the old file or the new one, never half of one.
 *   - a log: a file that grows, locked as long as it is open. An append is whole or not there: what a full
 * disk left of it is cut off again.
 *   - a lock file: nothing is in it; whoever changes files that several programs share holds it meanwhile.
 * FILE_SAFE is for what a player has made: it is on the disk, and so is its name, before the call returns.
 * FILE_QUICK is for what can be made again: a power cut may cost it.
 *
 * A temporary file is called NAME.XXXXXXXX.part and is locked while it is written. One that nobody locks was
 * left by a kill; file_sweep removes it.
 *
 * Where a file is expected, a folder, a pipe or a device is refused at once: nothing here waits for whoever
 * writes into a pipe. Reading follows links, since a player may keep files elsewhere; writing never does: a
 * link in the place of a file is replaced, or refused where that is said.
 *
 * What fails returns false (or NULL) and says why by errno; file_words has the sentence. Every result is to
 * be looked at, and the compiler sees to it. This room does not know what is in the files. Nothing is kept
 * between calls: any function may be called on any thread.
 */
#ifndef SABACC_BASE_FILES_H
#define SABACC_BASE_FILES_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define FILE_CHECKED __attribute__((warn_unused_result))

/* Codes of errno that have a meaning of their own here. */
enum {
    FILE_IS_ODD = ESPIPE,       /* a pipe, a socket or a device lies where a file is expected */
    FILE_IS_HELD = EWOULDBLOCK, /* another program, or this one, is writing it */
    FILE_LEADS_OUT = EINVAL,    /* of a path below a folder: it leaves the folder */
};

/* The sentence of a code, without a full stop: "No space left on device". In the player's language. */
const char *file_words(int code);

/* ---- what lies there ---- */

typedef enum FileKind { FILE_NONE, FILE_PLAIN, FILE_FOLDER, FILE_LINK, FILE_ODD } FileKind;

typedef struct FileFacts {
    FileKind kind;
    uint64_t size, inode, device;
    int64_t changed; /* last change, seconds of the epoch, */
    int32_t changed_ns;
} FileFacts;

/* FILE_NONE with errno where it cannot be looked at. file_facts follows links, file_facts_of_link does not.
 */
FileFacts file_facts(const char *path);
FileFacts file_facts_of_link(const char *path);

bool file_is_plain(const char *path);
bool file_is_folder(const char *path);
/* Whether both are there and the same. */
bool file_is_same(const char *path, const char *other);
bool file_can_run(const char *path);
bool file_can_write_in(const char *folder);
/* The path from the root, without links: a heap string, the caller frees it. NULL with errno. */
char *file_full_path(const char *path);
/* This program's own file, where the system tells it: a heap string as above. */
char *file_program(void);

typedef struct FileList {
    char **names; /* heap, in the order of their bytes; without "." and ".." */
    size_t count;
} FileList;

/* At most `max` names of a folder. False with errno, the list empty. file_list_free gives it back. */
bool file_list(FileList *list, const char *folder, size_t max) FILE_CHECKED;
void file_list_free(FileList *list);

/* ---- reading ---- */

/* All of the file, and a zero byte behind it. A heap string, the caller frees it; `*size` (may be NULL)
 * without that zero. NULL with errno where it cannot be read; EFBIG where it has more than `max` bytes. */
char *file_read(const char *path, size_t max, size_t *size) FILE_CHECKED;

/* The same of FOLDER/PATH, where neither is to be trusted: no part of the path is "..", "." or empty, and
 * none is a link (the folder itself may be one). FILE_LEADS_OUT, ELOOP or ENOTDIR where that is so. */
char *file_read_below(const char *folder, const char *path, size_t max, size_t *size) FILE_CHECKED;

/* Whether something of that name lies there, be it readable or not; false where the path leads out. */
bool file_is_below(const char *folder, const char *path);

/* A file read piece by piece. */
typedef struct FileReader {
    int descriptor;
} FileReader;

bool file_reader_open(FileReader *reader, const char *path) FILE_CHECKED;
/* Reads exactly `size` bytes; false where there are fewer. */
bool file_reader_take(FileReader *reader, void *bytes, size_t size) FILE_CHECKED;
bool file_reader_is_at_end(FileReader *reader) FILE_CHECKED;
void file_reader_close(FileReader *reader);

/* ---- writing the whole ---- */

typedef enum FileCare { FILE_QUICK, FILE_SAFE } FileCare;

/* A file in the making. Every draft that was begun is to be ended once. */
typedef struct FileDraft {
    char *path, *part, *buffer; /* heap, given back by file_draft_end */
    size_t used;                /* of the buffer */
    int descriptor, why;        /* why: errno of the first write that failed; 0 for none */
} FileDraft;

/* Opens the temporary file. False with errno, nothing held, where it cannot. */
bool file_draft_begin(FileDraft *draft, const char *path) FILE_CHECKED;

/* Writes on. False where this or an earlier write failed: the fault stays with the draft and is reported at
 * its end, so that callers may write on blindly. */
bool file_draft_put(FileDraft *draft, const void *bytes, size_t size);

/* Closes it, and gives it the file's name if `is_good` and everything has arrived; else it is removed, and
 * whatever lay at the path stays as it was. True where the new file is there, and with FILE_SAFE on the disk;
 * false with errno where it should be and is not. */
bool file_draft_end(FileDraft *draft, bool is_good, FileCare care) FILE_CHECKED;

/* The same in one: these bytes are the file. */
bool file_write(const char *path, const void *bytes, size_t size, FileCare care) FILE_CHECKED;

/* The same, but where something of that name lies already: false with EEXIST, and it stays. */
bool file_write_new(const char *path, const void *bytes, size_t size, FileCare care) FILE_CHECKED;

/* Copies the file to PATH + ENDING, or PATH + ENDING + "-2" and so on where that is taken, the safe way.
 * The name is written to `kept`, of `room` bytes. False with errno. */
bool file_copy_aside(const char *path, const char *ending, char *kept, size_t room) FILE_CHECKED;

/* Removes a file, or an empty folder. True as well where there is none. */
bool file_remove(const char *path) FILE_CHECKED;

/* Notes that it was used now. A hint: where it cannot be noted nothing is lost. */
void file_touch(const char *path);

/* Makes a folder, with the rights that are usual for this user; file_make_folders makes those above it too,
 * all of them for their owner only. True where it is there afterwards and is a folder; its name is on the
 * disk. */
bool file_make_folder(const char *path) FILE_CHECKED;
bool file_make_folders(const char *path) FILE_CHECKED;

/* Removes from a folder the temporary files that nobody is writing; `ending` is ".part", or what another
 * version has used. How many were removed. */
int file_sweep(const char *folder, const char *ending);

/* ---- a file that grows ---- */

/* Locked while it is open: another program, and another log of this one, gets FILE_IS_HELD. */
typedef struct FileLog {
    bool is_open;
    bool is_torn;    /* more lies in the file than its size says: cut off before anything else */
    bool is_unnamed; /* its name is not on the disk yet */
    int descriptor;
    size_t size; /* of what was appended whole */
    FileCare care;
    char *path; /* heap */
} FileLog;

/* A new file that begins with these bytes; all of them, or no file. EEXIST where there is one already. A
 * FILE_QUICK log is never synced. */
bool file_log_create(FileLog *log, const char *path, const void *bytes, size_t size,
                     FileCare care) FILE_CHECKED;

/* An existing file, no link. It is FILE_SAFE. */
bool file_log_open(FileLog *log, const char *path) FILE_CHECKED;

/* All of it, as file_read. */
char *file_log_read(const FileLog *log, size_t max, size_t *size) FILE_CHECKED;

/* Appends all of the bytes or none. After a failure the log may be used on. */
bool file_log_append(FileLog *log, const void *bytes, size_t size) FILE_CHECKED;

/* These bytes are the file now, and the log goes on behind them; else the old file is there and the log goes
 * on in that. The safe way; false with errno. */
bool file_log_replace(FileLog *log, const void *bytes, size_t size) FILE_CHECKED;

/* What was appended is on the disk, and so is the name. ENOENT where the file was removed meanwhile. Where
 * this fails, what of the file is on the disk is not known: only file_log_replace mends that. */
bool file_log_sync(FileLog *log) FILE_CHECKED;

/* False with errno where the system reports only now that something was not written. Gives everything back
 * all the same. Nothing to do for a log that is not open. */
bool file_log_close(FileLog *log) FILE_CHECKED;

/* The same of a log to which nothing was written, or nothing that is wanted. */
void file_log_drop(FileLog *log);

/* ---- locks ---- */

typedef struct FileLock {
    int descriptor; /* −1: the file system knows no locks, and one does without */
} FileLock;

/* Locks the file of that name, made where it is missing, for this program alone; tries for `wait_ms`.
 * FILE_IS_HELD where another has it. */
bool file_lock(FileLock *lock, const char *path, int wait_ms) FILE_CHECKED;
void file_unlock(FileLock *lock);

/* The number of the process that holds a lock on that file; 0 where none does or the system does not tell. */
int file_holder(const char *path);

/* Whether somebody has the log of that name open. */
bool file_is_held(const char *path);

/* ---- watching ---- */

/* Folders in which something may change; it reports that something did, not what. For one thread, but for
 * file_watch_wake. */
typedef struct FileWatch FileWatch;

/* NULL with errno where the system cannot watch folders. */
FileWatch *file_watch_open(void);
void file_watch_close(FileWatch *watch);

/* From now on what comes, goes or changes in that folder is reported, not what does in those below it. May
 * be repeated. False with errno where it cannot be watched, and of NULL. */
bool file_watch_add(FileWatch *watch, const char *folder) FILE_CHECKED;

/* Waits until something has changed, file_watch_wake is called or `wait_ms` have passed (−1: for ever). True
 * where something has changed since the last call that said so. */
bool file_watch_wait(FileWatch *watch, int wait_ms);

/* Ends the wait that is going on, or else the next one. May be called on any thread; NULL is fine. */
void file_watch_wake(FileWatch *watch);

#endif
