#include "match/json/file.h"

#include <errno.h>

static int put(const char *bytes, size_t size, void *stream) {
    return fwrite(bytes, 1, size, stream) == size ? 0 : -1;
}

bool json_file_write(const char *path, const json_t *value, size_t indent, FileCare care) {
    FileDraft draft;
    errno = ENOMEM;
    if (!value || !file_draft_begin(&draft, path)) return false;
    errno = ENOMEM; /* where it is not the stream that fails */
    bool is_put = json_dump_callback(value, put, draft.stream, JSON_INDENT(indent)) == 0;
    int why = errno;
    is_put = is_put && fputc('\n', draft.stream) != EOF;
    if (file_draft_end(&draft, is_put, care)) return true;
    if (!is_put) errno = why;
    return false;
}
