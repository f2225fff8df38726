#include "sheets/draft.h"

#include <stdio.h>

static bool fail(const char *path, const char *why, char *error, size_t size) {
    if (size) snprintf(error, size, "%s: cannot be written: %s", path, why);
    return false;
}

/* A device, folder or link must not be replaced by a rename: /dev/stdout is a link too. */
static const char *why_not_free(const char *path) {
    FileKind kind = file_facts_of_link(path).kind;
    if (kind == FILE_LINK) return "there is a link: name the file itself";
    return kind == FILE_NONE || kind == FILE_PLAIN ? NULL : "there is something else than a file";
}

bool draft_begin(FileDraft *draft, const char *path, char *error, size_t size) {
    if (!*path) return fail("''", "a file's name is wanted", error, size);
    const char *why = why_not_free(path);
    if (why) return fail(path, why, error, size);
    return file_draft_begin(draft, path) || fail(path, file_words(errno), error, size);
}

cairo_status_t draft_write(void *closure, const unsigned char *data, unsigned int length) {
    return file_draft_put(closure, data, length) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

bool draft_end(FileDraft *draft, bool is_good, char *error, size_t size) {
    char path[4096];
    int why = draft->why;
    snprintf(path, sizeof path, "%s", draft->path);
    if (file_draft_end(draft, is_good, FILE_QUICK)) return true;
    if (is_good) why = errno;
    return why ? fail(path, file_words(why), error, size) : false;
}
