#include "press/sounds_ogg.h"

#include <math.h>
#include <sndfile.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/memory.h"

/* ---- the same bytes each time ---- */

/* The library chooses an Ogg stream's serial number from the clock: it is overwritten with a fixed one. */
enum { PAGE_HEAD = 27, SERIAL_AT = 14, SUM_AT = 22, SEGMENTS_AT = 26, SERIAL = 0x53414243 };

static void put_word(unsigned char *at, uint32_t word) {
    for (int n = 0; n < 4; n++) at[n] = (unsigned char)(word >> 8 * n);
}

/* The checksum of an Ogg page: the polynomial 04c11db7, highest bit first. */
static uint32_t page_sum(const unsigned char *page, size_t size) {
    uint32_t sum = 0;
    for (size_t n = 0; n < size; n++) {
        sum ^= (uint32_t)page[n] << 24;
        for (int bit = 0; bit < 8; bit++) sum = sum << 1 ^ (sum >> 31 ? 0x04c11db7u : 0);
    }
    return sum;
}

static size_t page_size(const unsigned char *page, size_t left) {
    if (left < PAGE_HEAD || memcmp(page, "OggS", 4) != 0) return 0;
    size_t size = PAGE_HEAD + page[SEGMENTS_AT];
    for (int n = 0; n < page[SEGMENTS_AT] && PAGE_HEAD + (size_t)n < left; n++) size += page[PAGE_HEAD + n];
    return size <= left ? size : 0;
}

static bool number_pages(unsigned char *bytes, size_t size) {
    for (size_t at = 0; at < size;) {
        const size_t page = page_size(bytes + at, size - at);
        if (page == 0) return false;
        put_word(bytes + at + SERIAL_AT, SERIAL);
        put_word(bytes + at + SUM_AT, 0);
        put_word(bytes + at + SUM_AT, page_sum(bytes + at, page));
        at += page;
    }
    return size > 0;
}

/* ---- a file in memory ---- */

typedef struct Bytes {
    unsigned char *at;
    sf_count_t size, room, here;
} Bytes;

static sf_count_t bytes_length(void *user) { return ((Bytes *)user)->size; }
static sf_count_t bytes_tell(void *user) { return ((Bytes *)user)->here; }

static sf_count_t bytes_seek(sf_count_t offset, int whence, void *user) {
    Bytes *bytes = user;
    const sf_count_t from = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? bytes->here : bytes->size;
    return bytes->here = from + offset;
}

static sf_count_t bytes_read(void *to, sf_count_t count, void *user) {
    Bytes *bytes = user;
    const sf_count_t got = count < bytes->size - bytes->here ? count : bytes->size - bytes->here;
    memcpy(to, bytes->at + bytes->here, (size_t)got);
    bytes->here += got;
    return got;
}

static sf_count_t bytes_write(const void *from, sf_count_t count, void *user) {
    Bytes *bytes = user;
    if (bytes->here + count > bytes->room) {
        const sf_count_t room = 2 * (bytes->here + count);
        bytes->at = memory_realloc(bytes->at, (size_t)room, 1);
        bytes->room = room;
    }
    memcpy(bytes->at + bytes->here, from, (size_t)count);
    bytes->here += count;
    if (bytes->here > bytes->size) bytes->size = bytes->here;
    return count;
}

static bool encode(Bytes *bytes, const Tape *left, const Tape *right, double quality) {
    SF_INFO info = {
        .samplerate = SYNTH_RATE, .channels = right ? 2 : 1, .format = SF_FORMAT_OGG | SF_FORMAT_VORBIS};
    SF_VIRTUAL_IO in_memory = {bytes_length, bytes_seek, bytes_read, bytes_write, bytes_tell};
    SNDFILE *file = sf_open_virtual(&in_memory, SFM_WRITE, &info, bytes);
    if (!file) return false;
    sf_command(file, SFC_SET_VBR_ENCODING_QUALITY, &quality, sizeof quality);
    bool is_written = true;
    for (int i = 0; i < left->length && is_written; i++) {
        const double frame[2] = {left->sample[i], right ? right->sample[i] : 0};
        is_written = sf_writef_double(file, frame, 1) == 1;
    }
    return sf_close(file) == 0 && is_written;
}

bool ogg_write(const char *path, const Tape *left, const Tape *right, double quality) {
    Bytes bytes = {0};
    const bool is_made = encode(&bytes, left, right, quality) && number_pages(bytes.at, (size_t)bytes.size);
    const bool is_written = is_made && file_write(path, bytes.at, (size_t)bytes.size, FILE_QUICK);
    free(bytes.at);
    if (!is_made) fprintf(stderr, "sabacc-press-sounds: %s cannot be encoded\n", path);
    if (is_made && !is_written)
        fprintf(stderr,
                "sabacc-press-sounds: %s cannot be written; is there such a directory, and room on it?\n",
                path);
    return is_written;
}

double ogg_likeness(const char *path, const Tape *left, const Tape *right) {
    SF_INFO info = {0};
    SNDFILE *file = sf_open(path, SFM_READ, &info);
    double both = 0, made = 0, read = 0, frame[2] = {0};
    const bool fits = file && info.frames == left->length && info.channels == (right ? 2 : 1);
    for (int i = 0; fits && i < left->length; i++) {
        if (sf_readf_double(file, frame, 1) != 1) break;
        for (int lane = 0; lane < info.channels; lane++) {
            const double sample = lane ? right->sample[i] : left->sample[i];
            both += sample * frame[lane], made += sample * sample, read += frame[lane] * frame[lane];
        }
    }
    if (file) sf_close(file);
    return fits && made > 0 && read > 0 ? both / sqrt(made * read) : -2;
}
