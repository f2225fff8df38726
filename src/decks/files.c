#include "decks/files.h"

#include "base/memory.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PART_MAX = 256 };

/* ---- reading ---- */

static const char *why_not_opened(void) {
    if (errno == ENOENT) return "is not there";
    if (errno == ELOOP || errno == EMLINK || errno == ENOTDIR)
        return "is a link, or lies behind one: put the file itself into the deck's folder";
    return "cannot be read";
}

/* The next part of a path in `part`; false at one that may not be. */
static bool take_part(const char **path, char part[PART_MAX]) {
    size_t length = strcspn(*path, "/");
    if (length == 0 || length >= PART_MAX || (*path)[length - 1] == '\\') return false;
    memcpy(part, *path, length);
    part[length] = '\0';
    *path += length + ((*path)[length] == '/');
    return strcmp(part, "..") != 0 && strcmp(part, ".") != 0 && !strchr(part, '\\');
}

static int open_at(int folder, const char *part, bool is_last) {
    int flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | (is_last ? O_NONBLOCK : O_DIRECTORY);
    int opened = openat(folder, part, flags);
    int kept = errno;
    close(folder);
    errno = kept;
    return opened;
}

/* The file's descriptor, -1 with *why. */
static int open_path(const char *dir, const char *path, const char **why) {
    char part[PART_MAX];
    int at = open(dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    while (at >= 0 && *path) {
        if (!take_part(&path, part)) {
            close(at);
            errno = EINVAL;
            *why = "leads out of the deck's folder: put the file into it";
            return -1;
        }
        at = open_at(at, part, *path == '\0');
    }
    if (at < 0) *why = why_not_opened();
    return at;
}

static char *read_all(int file, size_t size, const char **why) {
    char *bytes = memory_alloc(size + 1);
    size_t length = 0;
    for (ssize_t got; length < size && (got = read(file, bytes + length, size - length)) > 0;)
        length += (size_t)got;
    bytes[length] = '\0';
    if (length == size) return bytes;
    *why = "cannot be read to its end";
    free(bytes);
    return NULL;
}

static const char *too_large(size_t limit) {
    return limit > DECK_TEXT_MAX ? "is larger than a picture may be (16 MiB)"
                                 : "is larger than a text may be (1 MiB)";
}

char *deck_file_read(const char *dir, const char *path, size_t limit, size_t *length, const char **why) {
    struct stat about;
    char *bytes = NULL;
    int file = open_path(dir, path, why);
    if (file < 0) return NULL;
    if (fstat(file, &about) != 0 || !S_ISREG(about.st_mode))
        *why = "is not a file";
    else if (about.st_size < 0 || (size_t)about.st_size > limit)
        *why = too_large(limit);
    else
        bytes = read_all(file, *length = (size_t)about.st_size, why);
    close(file);
    return bytes;
}

bool deck_file_exists(const char *dir, const char *path) {
    const char *why = NULL;
    int file = open_path(dir, path, &why);
    if (file >= 0) close(file);
    return file >= 0 || (errno != ENOENT && errno != EINVAL);
}

/* ---- PNG ---- */

static uint32_t number_at(const char *bytes) {
    uint32_t number = 0;
    for (int i = 0; i < 4; i++) number = number << 8 | (unsigned char)bytes[i];
    return number;
}

static void make_table(uint32_t table[256]) {
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t value = i;
        for (int bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320u ^ value >> 1 : value >> 1;
        table[i] = value;
    }
}

static uint32_t sum_of(const uint32_t table[256], const char *bytes, size_t length) {
    uint32_t sum = 0xffffffffu;
    for (size_t i = 0; i < length; i++) sum = table[(sum ^ (unsigned char)bytes[i]) & 255] ^ sum >> 8;
    return ~sum;
}

/* Every chunk whole, from the signature to IEND: a file that is cut short or spoilt is found here, without
 * unpacking it. */
static bool chunks_are_whole(const char *bytes, size_t length) {
    uint32_t table[256];
    bool has_pixels = false;
    make_table(table);
    for (size_t at = 8; length - at >= 12;) {
        size_t size = number_at(bytes + at);
        const char *kind = bytes + at + 4;
        if (size > length - at - 12 || number_at(kind + 4 + size) != sum_of(table, kind, size + 4))
            return false;
        has_pixels |= memcmp(kind, "IDAT", 4) == 0 && size > 0;
        if (memcmp(kind, "IEND", 4) == 0) return has_pixels;
        at += size + 12;
    }
    return false;
}

bool deck_png_check(const char *bytes, size_t length, int *width, int *height, const char **why) {
    static const char head[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
    if (length < 45 || memcmp(bytes, head, 16) != 0) {
        *why = "is not a PNG: save it as one";
        return false;
    }
    uint32_t wide = number_at(bytes + 16), high = number_at(bytes + 20);
    *width = wide <= DECK_PNG_SIDE_MAX ? (int)wide : 0;
    *height = high <= DECK_PNG_SIDE_MAX ? (int)high : 0;
    if (*width < DECK_PNG_SIDE_MIN || *height < DECK_PNG_SIDE_MIN)
        *why = "must be from 16 to 4096 pixels wide and high";
    else if (!chunks_are_whole(bytes, length))
        *why = "is damaged, or was not written to its end: save it again";
    else
        return true;
    return false;
}
