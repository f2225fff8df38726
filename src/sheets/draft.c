#include "sheets/draft.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

static bool fail(const char *path, const char *why, char *error, size_t size) {
    if (size) snprintf(error, size, "%s: cannot be written: %s", path, why);
    return false;
}

/* A device or a folder must not be renamed over. */
static bool is_free(const char *path) {
    struct stat about;
    return stat(path, &about) != 0 || S_ISREG(about.st_mode);
}

bool draft_begin(FileDraft *draft, const char *path, char *error, size_t size) {
    if (!*path) return fail("''", "a file's name is wanted", error, size);
    if (!is_free(path)) return fail(path, "there is something else than a file", error, size);
    return file_draft_begin(draft, path) || fail(path, strerror(errno), error, size);
}

cairo_status_t draft_write(void *closure, const unsigned char *data, unsigned int length) {
    FileDraft *draft = closure;
    return fwrite(data, 1, length, draft->stream) == length ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

bool draft_end(FileDraft *draft, bool is_good, char *error, size_t size) {
    char path[4096];
    snprintf(path, sizeof path, "%s", draft->path);
    if (file_draft_end(draft, is_good, FILE_QUICK)) return true;
    return is_good ? fail(path, strerror(errno), error, size) : false;
}
