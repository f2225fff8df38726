/* All file work of the program. No other module opens, writes, syncs, renames, locks or lists files;
 * tests/arrows enforces this.
 *
 * There are three ways to write:
 * - a draft replaces a whole file. It is written to a temporary file in the same folder, created exclusively
 *   and never through a link, then renamed. A reader sees the old file or the new one, never half of one.
 * - a log grows by appending and is locked while it is open. An append is complete or absent: what a full
 *   disk left of it is cut off again.
 * - a lock file is empty. A program holds it while it changes files that several programs share.
 *
 * FILE_SAFE is for what a player has made: the data and the file's name are on the disk before the call
 * returns. FILE_QUICK is for what can be regenerated: a power cut may lose it.
 *
 * A temporary file is called NAME.XXXXXXXX.part and is locked while it is written. An unlocked one was left
 * by a killed program; file_sweep removes it.
 *
 * Where a file is expected, a folder, pipe or device is refused at once: no function here blocks on a pipe.
 * Reading follows links, because a player may keep files elsewhere. Writing never does: a link in the place
 * of a file is replaced, or refused where the function says so.
 *
 * Functions return false (or NULL) on failure and set errno; file_words returns the sentence for it. The
 * compiler warns about ignored results. This module does not know what is in the files. It keeps no state
 * between calls: any function may be called on any thread. */
#ifndef SABACC_BASE_FILES_H
#define SABACC_BASE_FILES_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define FILE_CHECKED __attribute__((warn_unused_result))

/* errno codes with a special meaning here. */
enum {
    FILE_IS_SPECIAL = ESPIPE,   /* a pipe, socket or device where a file is expected */
    FILE_IS_HELD = EWOULDBLOCK, /* another program, or this one, is writing the file */
    FILE_LEADS_OUT = EINVAL,    /* a path relative to a folder leaves that folder */
};

/* The sentence for an errno code, without a full stop: "No space left on device". Translated. */
const char *file_words(int code);

/* ---- file information ---- */

typedef enum FileKind { FILE_NONE, FILE_PLAIN, FILE_FOLDER, FILE_LINK, FILE_SPECIAL } FileKind;

typedef struct FileFacts {
    FileKind kind;
    uint64_t size, inode, device;
    int64_t changed; /* last change: seconds since the epoch, */
    int32_t changed_ns;
} FileFacts;

/* FILE_NONE with errno if the path cannot be examined. file_facts follows links, file_facts_of_link does not.
 */
FileFacts file_facts(const char *path);
FileFacts file_facts_of_link(const char *path);

bool file_is_plain(const char *path);
bool file_is_folder(const char *path);
/* True if both exist and are the same file. */
bool file_is_same(const char *path, const char *other);
bool file_can_run(const char *path);
bool file_can_write_in(const char *folder);
/* The absolute path without links. Heap string, the caller frees it. NULL with errno. */
char *file_full_path(const char *path);
/* The path of this program's executable if the system reports it. Heap string, the caller frees it. */
char *file_program(void);

typedef struct FileList {
    char **names; /* heap, sorted by bytes; without "." and ".." */
    size_t count;
} FileList;

/* Lists at most `max` names of a folder. On failure false with errno, and the list is empty. Free it with
 * file_list_free. */
bool file_list(FileList *list, const char *folder, size_t max) FILE_CHECKED;
void file_list_free(FileList *list);

/* ---- reading ---- */

/* Reads the whole file and appends a zero byte, which `*size` (may be NULL) does not count. Heap string, the
 * caller frees it. NULL with errno if it cannot be read; EFBIG if it has more than `max` bytes. */
char *file_read(const char *path, size_t max, size_t *size) FILE_CHECKED;

/* As file_read, of FOLDER/PATH where neither is trusted: no part of the path may be "..", "." or empty, and
 * none may be a link (the folder itself may be one). FILE_LEADS_OUT, ELOOP or ENOTDIR otherwise. */
char *file_read_below(const char *folder, const char *path, size_t max, size_t *size) FILE_CHECKED;

/* True if something of that name exists, readable or not; false if the path leaves the folder. */
bool file_is_below(const char *folder, const char *path);

/* As file_read, file_read_below and the questions beside them, of what may be compressed as an installation
 * keeps it: where there is no PATH, PATH.gz is read and unpacked (gzip; `max` bounds both). EIO if that is
 * damaged. */
char *file_read_shipped(const char *path, size_t max, size_t *size) FILE_CHECKED;
char *file_read_shipped_below(const char *folder, const char *path, size_t max, size_t *size) FILE_CHECKED;
bool file_is_shipped(const char *path);
bool file_is_shipped_below(const char *folder, const char *path);

/* A file read in pieces. */
typedef struct FileReader {
    int descriptor;
} FileReader;

bool file_reader_open(FileReader *reader, const char *path) FILE_CHECKED;
/* Reads exactly `size` bytes; false if there are fewer. */
bool file_reader_take(FileReader *reader, void *bytes, size_t size) FILE_CHECKED;
bool file_reader_is_at_end(FileReader *reader) FILE_CHECKED;
void file_reader_close(FileReader *reader);

/* ---- drafts: writing a whole file ---- */

typedef enum FileCare { FILE_QUICK, FILE_SAFE } FileCare;

/* A file being written. Every draft begun must be ended exactly once. */
typedef struct FileDraft {
    char *path, *part, *buffer; /* heap, freed by file_draft_end */
    size_t used;                /* bytes of the buffer in use */
    int descriptor, why;        /* why: errno of the first write that failed; 0 for none */
} FileDraft;

/* Opens the temporary file. On failure false with errno, and nothing is held. */
bool file_draft_begin(FileDraft *draft, const char *path) FILE_CHECKED;

/* Writes the next bytes. False if this or an earlier write failed. The draft keeps the error and reports it
 * in file_draft_end, so callers may ignore the result. */
bool file_draft_put(FileDraft *draft, const void *bytes, size_t size);

/* Closes the draft. If `is_good` and every write succeeded, the file is renamed to its path; otherwise it is
 * removed, and what was at the path stays. True if the new file is in place (with FILE_SAFE: on the disk);
 * false with errno if it should be and is not. */
bool file_draft_end(FileDraft *draft, bool is_good, FileCare care) FILE_CHECKED;

/* Writes a whole file in one call. */
bool file_write(const char *path, const void *bytes, size_t size, FileCare care) FILE_CHECKED;

/* As file_write, but fails with EEXIST if something of that name exists; that stays unchanged. */
bool file_write_new(const char *path, const void *bytes, size_t size, FileCare care) FILE_CHECKED;

/* Copies the file to PATH + ENDING, or to PATH + ENDING + "-2" and so on if that is taken, as with FILE_SAFE.
 * The name is written to `kept`, of `room` bytes. False with errno. */
bool file_copy_aside(const char *path, const char *ending, char *kept, size_t room) FILE_CHECKED;

/* Removes a file or an empty folder. Also true if there is none. */
bool file_remove(const char *path) FILE_CHECKED;

/* Sets the file's time to now. Only a hint: failure is ignored. */
void file_touch(const char *path);

/* Makes a folder with the user's usual permissions; file_make_folders also makes the missing parents, all
 * with owner-only permissions. True if the folder exists afterwards; its name is on the disk. */
bool file_make_folder(const char *path) FILE_CHECKED;
bool file_make_folders(const char *path) FILE_CHECKED;

/* Removes the temporary files in a folder that no program is writing. `ending` is ".part" or what another
 * version used. Returns how many were removed. */
int file_sweep(const char *folder, const char *ending);

/* ---- logs: files that grow ---- */

/* Locked while it is open: another program, or another log in this one, gets FILE_IS_HELD. */
typedef struct FileLog {
    bool is_open;
    bool is_torn;    /* the file is longer than `size`: truncate it before anything else */
    bool is_unnamed; /* its name is not on the disk yet */
    int descriptor;
    size_t size; /* bytes appended completely */
    FileCare care;
    char *path; /* heap */
} FileLog;

/* Creates a file with these bytes; on failure no file is left. EEXIST if there is one already. A FILE_QUICK
 * log is never synced. */
bool file_log_create(FileLog *log, const char *path, const void *bytes, size_t size,
                     FileCare care) FILE_CHECKED;

/* Opens an existing file that is not a link, as FILE_SAFE. */
bool file_log_open(FileLog *log, const char *path) FILE_CHECKED;

/* Reads the whole file, as file_read. */
char *file_log_read(const FileLog *log, size_t max, size_t *size) FILE_CHECKED;

/* Appends all of the bytes or none. The log stays usable after a failure. */
bool file_log_append(FileLog *log, const void *bytes, size_t size) FILE_CHECKED;

/* Replaces the file's contents as with FILE_SAFE and continues after them. On failure false with errno; the
 * old file stays and the log continues in it. */
bool file_log_replace(FileLog *log, const void *bytes, size_t size) FILE_CHECKED;

/* Syncs what was appended, and the file's name. ENOENT if the file was removed meanwhile. After a failure it
 * is unknown how much of the file is on the disk: only file_log_replace repairs that. */
bool file_log_sync(FileLog *log) FILE_CHECKED;

/* False with errno if the system reports only now that a write failed. Releases everything in any case. Does
 * nothing for a log that is not open. */
bool file_log_close(FileLog *log) FILE_CHECKED;

/* Closes a log to which nothing was written, or whose contents are not wanted. */
void file_log_drop(FileLog *log);

/* ---- locks ---- */

typedef struct FileLock {
    int descriptor; /* −1: the file system has no locks, and the lock is assumed */
} FileLock;

/* Locks the file of that name for this program alone, creating it if missing; tries for `wait_ms`.
 * FILE_IS_HELD if another program has it. */
bool file_lock(FileLock *lock, const char *path, int wait_ms) FILE_CHECKED;
void file_unlock(FileLock *lock);

/* The process id that holds a lock on that file; 0 if none does or the system does not tell. */
int file_holder(const char *path);

/* True if some program has that log open. */
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
