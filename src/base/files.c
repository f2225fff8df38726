#include "base/files.h"

#include "base/memory.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FIRST_ROOM = 1 << 14 };

/* ---- reading ---- */

/* Room for a byte more than has been read, so that the end, or one byte too many, is met. */
static char *make_room(char *bytes, size_t used, size_t *room) {
    if (used + 1 < *room) return bytes;
    *room = *room == 0 ? FIRST_ROOM : 2 * *room;
    return memory_realloc(bytes, *room, 1);
}

static char *read_stream(FILE *stream, size_t max, size_t *size) {
    char *bytes = NULL;
    size_t room = 0, used = 0, got;
    do {
        bytes = make_room(bytes, used, &room);
        got = fread(bytes + used, 1, room - used - 1, stream);
        used += got;
    } while (got > 0 && used <= max);
    if (ferror(stream) || used > max) {
        int why = ferror(stream) ? errno : EFBIG;
        free(bytes);
        errno = why;
        return NULL;
    }
    bytes[used] = '\0';
    if (size) *size = used;
    return bytes;
}

char *file_read(const char *path, size_t max, size_t *size) {
    FILE *stream = fopen(path, "rb");
    if (!stream) return NULL;
    char *bytes = read_stream(stream, max, size);
    int why = errno;
    fclose(stream);
    errno = why;
    return bytes;
}

/* ---- writing ---- */

static void let_go(FileDraft *draft) {
    free(draft->path);
    free(draft->neighbour);
    *draft = (FileDraft){0};
}

/* A folder, a device or a pipe is nobody's forgotten draft. */
static FILE *open_neighbour(const char *path) {
    struct stat about;
    if (stat(path, &about) == 0 && !S_ISREG(about.st_mode)) {
        errno = EEXIST;
        return NULL;
    }
    return fopen(path, "wb");
}

bool file_draft_begin(FileDraft *draft, const char *path) {
    size_t length = strlen(path);
    *draft = (FileDraft){.path = memory_strdup(path), .neighbour = memory_alloc(length + sizeof ".part")};
    memcpy(draft->neighbour, path, length);
    memcpy(draft->neighbour + length, ".part", sizeof ".part");
    draft->stream = open_neighbour(draft->neighbour);
    if (draft->stream) return true;
    int why = errno;
    let_go(draft);
    errno = why;
    return false;
}

/* What could not be written shows at the latest when it is flushed; the first reason is kept. */
static int close_draft(FileDraft *draft, FileCare care) {
    int why = 0;
    bool has_failed = ferror(draft->stream) != 0;
    if (has_failed) why = errno ? errno : EIO;
    errno = 0;
    if (fflush(draft->stream) != 0 && !why) why = errno;
    if (!why && care == FILE_SAFE && fsync(fileno(draft->stream)) != 0) why = errno;
    if (fclose(draft->stream) != 0 && !why) why = errno;
    return why;
}

bool file_draft_end(FileDraft *draft, bool is_good, FileCare care) {
    int why = close_draft(draft, is_good ? care : FILE_QUICK);
    bool is_there = is_good && !why && rename(draft->neighbour, draft->path) == 0;
    if (!is_there && !why) why = errno;
    if (!is_there) unlink(draft->neighbour);
    let_go(draft);
    if (!is_there) errno = why;
    return is_there;
}

bool file_write(const char *path, const void *bytes, size_t size, FileCare care) {
    FileDraft draft;
    if (!file_draft_begin(&draft, path)) return false;
    fwrite(bytes, 1, size, draft.stream); /* a fault stays with the stream, and is met at the end */
    return file_draft_end(&draft, true, care);
}
