#ifndef SABACC_SESSION_KEPT_JSON_H
#define SABACC_SESSION_KEPT_JSON_H

/* A small file with one JSON object, changed key by key. Programs that share the file hold a lock (".lock" in
 * its folder) from reading to writing, so that none undoes another's change. Unknown members, as written by a
 * newer version, are kept. A file that could not be read is never overwritten: broken JSON is first copied to
 * PATH.bak, and if there is a pipe, a folder or a file without permissions, nothing is written.
 *
 * Sentences are of the form "PATH: …"; only the first of several is added to `why`. If reading or writing
 * fails, errno is set too. */

#include <stdbool.h>
#include <stddef.h>

#include <jansson.h>

#include "base/files.h"
#include "base/text.h"

enum { KEPT_PATH = 1100 };

typedef struct KeptJson {
    json_t *root; /* the object; change it between begin and end */
    char path[KEPT_PATH];
    FileLock lock;
    bool is_broken; /* the existing file is to be copied aside before it is replaced */
} KeptJson;

/* Adds "PATH: " and the words to `why`, unless it already has a sentence. Returns false; preserves errno. */
bool kept_json_fail(Text *why, const char *path, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The same for one of several faults that are all reported: "PATH: …; …". */
bool kept_json_fail_also(Text *why, const char *path, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The path of a file of the data directory. False with errno, and with a sentence unless `why` is NULL, if it
 * is too long. */
bool kept_json_path(const char *data, const char *name, char path[KEPT_PATH], Text *why);

/* The file's object, at most `max` bytes; the caller owns it. NULL if there is no file, with `why` empty, or
 * if it cannot be read, with a sentence. */
json_t *kept_json_read(const char *path, size_t max, Text *why) FILE_CHECKED;

/* The same from its bytes; `path` is for the sentence. */
json_t *kept_json_read_bytes(const char *path, const char *bytes, size_t size, Text *why);

/* The lock alone, for files that are changed in another way; release it with file_unlock. Creates the folder
 * if missing. False with a sentence. */
bool kept_json_lock(FileLock *lock, const char *path, Text *why) FILE_CHECKED;

/* Locks and reads the file; an empty object if it is missing or broken. False with a sentence if nothing may
 * be written; then do not call end. */
bool kept_json_begin(KeptJson *kept, const char *path, size_t max, Text *why) FILE_CHECKED;

/* Sets a member of the object or of one nested in it; takes ownership of `value`. If it replaces a value of
 * another type, the file is copied aside before it is written. */
void kept_json_set(KeptJson *kept, json_t *object, const char *key, json_t *value);
/* The same for a nested object, to set members in it; borrowed. */
json_t *kept_json_object(KeptJson *kept, json_t *object, const char *key);

/* Writes the object safely if `is_changed`, and frees everything. False with a sentence if it is not written.
 * Also adds a sentence if a copy was put aside. */
bool kept_json_end(KeptJson *kept, bool is_changed, Text *why) FILE_CHECKED;

#endif
