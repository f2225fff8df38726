#define ZLIB_CONST
#include <stdlib.h>
#include <zlib.h>

#include "base/files_private.h"
#include "base/memory.h"

#define PACKED ".gz"

enum { BITS_OF_GZIP = MAX_WBITS + 16, FIRST_ROOM = 1 << 15 };

static void *take(void *unused, unsigned count, unsigned size) {
    (void)unused;
    return memory_calloc(count, size);
}

static void give_back(void *unused, void *block) {
    (void)unused;
    free(block);
}

/* Everything that one gzip file holds, and a zero byte. NULL with errno: EIO if the file is damaged or does
 * not end with its compressed bytes. */
static char *unpack(const char *packed, size_t length, size_t max, size_t *size) {
    z_stream stream = {.zalloc = take, .zfree = give_back, .next_in = (const Bytef *)packed};
    char *bytes = NULL;
    size_t room = 0;
    int state = length <= UINT32_MAX ? inflateInit2(&stream, BITS_OF_GZIP) : Z_DATA_ERROR;
    stream.avail_in = (uInt)length;
    while (state == Z_OK && stream.total_out <= max) {
        room = room == 0 ? FIRST_ROOM : 2 * room;
        bytes = memory_realloc(bytes, room, 1);
        stream.next_out = (Bytef *)bytes + stream.total_out;
        stream.avail_out = (uInt)(room - stream.total_out - 1);
        state = inflate(&stream, Z_NO_FLUSH);
    }
    const size_t used = stream.total_out;
    const bool is_whole = state == Z_STREAM_END && stream.avail_in == 0;
    (void)inflateEnd(&stream);
    if (is_whole && used <= max) {
        bytes[used] = '\0';
        if (size) *size = used;
        return bytes;
    }
    free(bytes);
    errno = used > max ? EFBIG : EIO;
    return NULL;
}

/* ---- what is there under its name, or packed ---- */

static char *packed_name(const char *path) { return file_join_words(path, PACKED, ""); }

static char *unpack_and_free(char *packed, size_t length, size_t max, size_t *size) {
    char *bytes = packed ? unpack(packed, length, max, size) : NULL;
    const int why = errno;
    free(packed);
    errno = why;
    return bytes;
}

bool file_is_shipped(const char *path) {
    char *packed = packed_name(path);
    const bool is_there = file_is_plain(path) || file_is_plain(packed);
    free(packed);
    return is_there;
}

bool file_is_shipped_below(const char *folder, const char *path) {
    char *packed = packed_name(path);
    const bool is_there = file_is_below(folder, path) || file_is_below(folder, packed);
    free(packed);
    return is_there;
}

char *file_read_shipped(const char *path, size_t max, size_t *size) {
    char *bytes = file_read(path, max, size);
    if (bytes || errno != ENOENT) return bytes;
    char *name = packed_name(path);
    size_t length = 0;
    char *packed = file_read(name, max, &length);
    free(name);
    return unpack_and_free(packed, length, max, size);
}

char *file_read_shipped_below(const char *folder, const char *path, size_t max, size_t *size) {
    char *bytes = file_read_below(folder, path, max, size);
    if (bytes || errno != ENOENT) return bytes;
    char *name = packed_name(path);
    size_t length = 0;
    char *packed = file_read_below(folder, name, max, &length);
    free(name);
    return unpack_and_free(packed, length, max, size);
}
