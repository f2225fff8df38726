#include "decks/files.h"

#include "base/files.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- reading ---- */

static const char *why_not_read(size_t limit) {
    switch (errno) {
    case ENOENT: return "is not there";
    case FILE_LEADS_OUT: return "leads out of the deck's folder: put the file into it";
    case ELOOP:
    case ENOTDIR: return "is a link, or lies behind one: put the file itself into the deck's folder";
    case EISDIR:
    case FILE_IS_SPECIAL: return "is not a file";
    case EFBIG:
        return limit > DECK_TEXT_MAX ? "is larger than a picture may be (16 MiB)"
                                     : "is larger than a text may be (1 MiB)";
    default: return "cannot be read";
    }
}

char *deck_file_read(const char *dir, const char *path, size_t limit, size_t *length, const char **why) {
    char *bytes = file_read_shipped_below(dir, path, limit, length);
    if (!bytes) *why = why_not_read(limit);
    return bytes;
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

/* Checks every chunk from the signature to IEND: this finds a truncated or damaged file without decompressing
 * it. */
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
