#include "match/json/file.h"

#include <stdlib.h>

static int put(const char *bytes, size_t size, void *draft) {
    return file_draft_put(draft, bytes, size) ? 0 : -1;
}

bool json_file_write(const char *path, const json_t *value, size_t flags, FileCare care) {
    FileDraft draft;
    errno = ENOMEM;
    if (!value || !file_draft_begin(&draft, path)) return false;
    bool is_put = json_dump_callback(value, put, &draft, flags) == 0;
    int why = draft.why ? draft.why : ENOMEM; /* if the file is not what failed */
    file_draft_put(&draft, "\n", 1);
    if (file_draft_end(&draft, is_put, care)) return true;
    if (!is_put) errno = why;
    return false;
}

json_t *json_file_read(const char *path, size_t max, json_error_t *error) {
    size_t size;
    char *bytes = file_read(path, max, &size);
    *error = (json_error_t){.line = 0};
    if (!bytes) return NULL;
    json_t *value = json_loadb(bytes, size, JSON_REJECT_DUPLICATES, error);
    free(bytes);
    return value;
}
