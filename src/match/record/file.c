#include "match/record/file.h"

#include "base/hash.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "match/playthrough.h"

#include <stdlib.h>
#include <string.h>

static bool complain(Text *why, const char *path, const char *what) {
    int code = errno;
    text_add(why, path);
    text_add(why, ": ");
    text_add(why, what);
    text_add(why, ": ");
    text_add(why, file_words(code));
    errno = code;
    return false;
}

/* ---- the text ---- */

static void add(RecordFile *file, const char *bytes, size_t count) {
    if (count == 0) return;
    if (file->size + count > file->room) {
        file->room = 2 * (file->size + count);
        file->text = memory_realloc(file->text, file->room, 1);
    }
    memcpy(file->text + file->size, bytes, count);
    file->size += count;
    file->is_unsynced = true;
}

void record_file_begin(RecordFile *file, const char *path, FileCare care) {
    *file = (RecordFile){.path = memory_strdup(path), .care = care};
}

void record_file_resume(RecordFile *file, const char *path, FileLog *log, const char *bytes, size_t size,
                        size_t good) {
    *file = (RecordFile){.path = memory_strdup(path), .care = FILE_SAFE, .is_there = true};
    add(file, bytes, good);
    file->is_unsynced = good < size;
    file->must_rewrite = log == NULL;
    file->seen_size = size;
    file->seen_hash = hash_bytes(bytes, size);
    if (log == NULL) return;
    file->log = *log;
    *log = (FileLog){.is_open = false};
    file->log.is_torn = good < size;
    file->log.size = good;
}

void record_file_add(RecordFile *file, const char *line) {
    if (file->path == NULL) return;
    add(file, line, strlen(line));
    add(file, "\n", 1);
}

void record_file_cut(RecordFile *file, size_t size) {
    if (file->path == NULL) return;
    file->size = size;
    if (file->log.is_open && size < file->log.size) file->must_rewrite = true;
}

/* ---- the file ---- */

static bool set_aside(RecordFile *file, Text *kept, Text *why) {
    char name[4096];
    if (!file_copy_aside(file->path, ".damaged", name, sizeof name))
        return complain(why, file->path, _("the damaged record cannot be copied, and stays as it is"));
    const char *slash = strrchr(name, '/');
    if (kept != NULL) text_add(kept, slash != NULL ? slash + 1 : name);
    file->must_set_aside = false;
    return true;
}

static bool create(RecordFile *file, Text *why) {
    if (!file_log_create(&file->log, file->path, file->text, file->size, file->care))
        return complain(why, file->path, _("cannot create the record"));
    file->is_there = true;
    return true;
}

static bool is_as_seen(const RecordFile *file) {
    size_t size;
    char *bytes = file_log_read(&file->log, SIZE_MAX, &size);
    bool is_same = bytes != NULL && size == file->seen_size && hash_bytes(bytes, size) == file->seen_hash;
    free(bytes);
    return is_same;
}

/* A file that could not be opened when it was read may have been changed by another program since. */
static bool open_again(RecordFile *file, Text *why) {
    if (!file_log_open(&file->log, file->path))
        return complain(why, file->path, _("the record cannot be written"));
    if (is_as_seen(file)) return true;
    file_log_drop(&file->log);
    errno = FILE_IS_HELD;
    return complain(why, file->path, _("the record cannot be written"));
}

/* If an append fails, a rewrite to another place on the disk may succeed. */
static bool bring_up(RecordFile *file) {
    size_t there = file->log.size;
    if (!file->must_rewrite && file_log_append(&file->log, file->text + there, file->size - there))
        return true;
    file->must_rewrite = true;
    return file_log_replace(&file->log, file->text, file->size);
}

bool record_file_save(RecordFile *file, Text *kept, Text *why) {
    if (file->path == NULL) return true;
    if (file->must_set_aside && !set_aside(file, kept, why)) return false;
    if (!file->log.is_open && !(file->is_there ? open_again(file, why) : create(file, why))) return false;
    if (!bring_up(file)) return complain(why, file->path, _("the record cannot be written"));
    file->must_rewrite = false;
    return true;
}

bool record_file_sync(RecordFile *file, Text *why) {
    if (!record_file_save(file, NULL, why)) return false;
    if (file->path == NULL || !file->is_unsynced) return true;
    file->must_rewrite = !file_log_sync(&file->log);
    if (file->must_rewrite) return complain(why, file->path, _("the record cannot be written"));
    file->is_unsynced = false;
    return true;
}

void record_file_close(RecordFile *file) {
    file_log_drop(&file->log);
    free(file->path);
    free(file->text);
    *file = (RecordFile){.path = NULL};
}
