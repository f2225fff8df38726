#include "sheets/draft.h"

#include <errno.h>
#include <stdlib.h>
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

bool draft_begin(Draft *draft, const char *path, char *error, size_t size) {
    *draft = (Draft){.path = path};
    if (!*path) return fail("''", "a file's name is wanted", error, size);
    if (!is_free(path)) return fail(path, "there is something else than a file", error, size);
    size_t length = strlen(path) + sizeof ".part";
    draft->neighbour = malloc(length);
    if (!draft->neighbour) return fail(path, strerror(ENOMEM), error, size);
    snprintf(draft->neighbour, length, "%s.part", path);
    errno = 0;
    draft->file = is_free(draft->neighbour) ? fopen(draft->neighbour, "wb") : NULL;
    if (draft->file) return true;
    fail(path, errno ? strerror(errno) : "its neighbour .part is no file", error, size);
    free(draft->neighbour);
    return false;
}

cairo_status_t draft_write(void *closure, const unsigned char *data, unsigned int length) {
    Draft *draft = closure;
    return fwrite(data, 1, length, draft->file) == length ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

bool draft_end(Draft *draft, bool is_good, char *error, size_t size) {
    bool has_failed = ferror(draft->file) != 0;
    has_failed |= fclose(draft->file) != 0;
    bool is_there = is_good && !has_failed && rename(draft->neighbour, draft->path) == 0;
    if (!is_there && (is_good || has_failed)) fail(draft->path, strerror(errno), error, size);
    if (!is_there) remove(draft->neighbour);
    free(draft->neighbour);
    return is_there;
}
