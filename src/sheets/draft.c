#include "sheets/draft.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

static bool fail(const char *path, const char *why, char *error, size_t size) {
    if (size) snprintf(error, size, "%s: cannot be written: %s", path, why);
    return false;
}

/* A device, a folder or a link must not be renamed over: /dev/stdout is a link, too. */
static const char *why_not_free(const char *path) {
    struct stat about;
    if (lstat(path, &about) != 0 || S_ISREG(about.st_mode)) return NULL;
    return S_ISLNK(about.st_mode) ? "there is a link: name the file itself"
                                  : "there is something else than a file";
}

bool draft_begin(Draft *draft, const char *path, char *error, size_t size) {
    if (!*path) return fail("''", "a file's name is wanted", error, size);
    const char *why = why_not_free(path);
    if (why) return fail(path, why, error, size);
    draft->why = 0;
    return file_draft_begin(&draft->file, path) || fail(path, strerror(errno), error, size);
}

cairo_status_t draft_write(void *closure, const unsigned char *data, unsigned int length) {
    Draft *draft = closure;
    if (fwrite(data, 1, length, draft->file.stream) == length) return CAIRO_STATUS_SUCCESS;
    if (!draft->why) draft->why = errno ? errno : EIO;
    return CAIRO_STATUS_WRITE_ERROR;
}

bool draft_end(Draft *draft, bool is_good, char *error, size_t size) {
    char path[4096];
    snprintf(path, sizeof path, "%s", draft->file.path);
    if (file_draft_end(&draft->file, is_good && !draft->why, FILE_QUICK)) return true;
    if (draft->why) return fail(path, strerror(draft->why), error, size);
    return is_good ? fail(path, strerror(errno), error, size) : false;
}
