#include "render/box_mean.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

/* Plain loops over 16-bit numbers, of which each computes eight at a time. Four channels in one 64-bit number
 * are summed at once: none of them leaves its 16 bits. */

enum { CHANNELS = sizeof(Pixel) };

struct BoxMean {
    const Pixmap *pixmap;
    int reach, y;
    int parts;                /* of a step, in which are summed up: as many as 16 bits allow */
    uint16_t *apart;          /* a row's channels, with `reach` empty pixels at both ends */
    uint64_t *sums;           /* of the pixels beside each other */
    uint16_t *shares, *means; /* 1 / how many these are; the result */
    uint16_t row_shares[2 * BOX_MEAN_REACH_MAX + 2]; /* 1 / so many rows */
    uint16_t *rows, *columns;                        /* means of the last rows, and their sums */
    int opaque_rows; /* how many one after the other, up to the last that was read */
};

static size_t channel_count(const BoxMean *mean) { return (size_t)mean->pixmap->width * CHANNELS; }

/* A part of 65536, rounded up so that what is flat keeps its level. */
static uint16_t share_of(int parts, int count) {
    uint32_t share = ((uint32_t)parts * 65536 + (uint32_t)count - 1) / (uint32_t)count;
    assert(share <= UINT16_MAX);
    return (uint16_t)share;
}

BoxMean *box_mean_create(const Pixmap *pixmap, int reach) {
    assert(reach >= BOX_MEAN_REACH_MIN && reach <= BOX_MEAN_REACH_MAX);
    assert(pixmap->width > reach && pixmap->height > reach);
    BoxMean *mean = memory_calloc(1, sizeof *mean);
    int last = pixmap->width - 1, around = 2 * reach + 1;
    size_t width = (size_t)pixmap->width, count = width * CHANNELS;
    *mean = (BoxMean){.pixmap = pixmap, .reach = reach, .parts = around * 255 * 16 <= UINT16_MAX ? 16 : 8};
    mean->apart = memory_calloc((width + 2 * (size_t)reach) * CHANNELS, sizeof *mean->apart);
    mean->sums = memory_calloc(width, sizeof *mean->sums);
    mean->shares = memory_alloc(count * sizeof *mean->shares);
    mean->means = memory_alloc(count * sizeof *mean->means);
    mean->rows = memory_calloc((size_t)around * count, sizeof *mean->rows);
    mean->columns = memory_calloc(count, sizeof *mean->columns);
    for (int rows = reach + 1; rows <= around; rows++)
        mean->row_shares[rows] = share_of(BOX_MEAN_STEPS / mean->parts, rows);
    for (int i = 0; i < (int)count; i++) {
        int x = i / CHANNELS, from = x > reach ? x - reach : 0, to = x + reach < last ? x + reach : last;
        mean->shares[i] = share_of(1, to - from + 1);
    }
    return mean;
}

void box_mean_free(BoxMean *mean) {
    free(mean->apart);
    free(mean->sums);
    free(mean->shares);
    free(mean->means);
    free(mean->rows);
    free(mean->columns);
    free(mean);
}

static void read_row(BoxMean *mean, const Pixel *row) {
    size_t count = channel_count(mean);
    const uint8_t *restrict channels = (const uint8_t *)row;
    uint16_t *restrict apart = mean->apart + (size_t)mean->reach * CHANNELS;
    uint16_t parts = (uint16_t)mean->parts;
    Pixel all = UINT32_MAX;
    for (size_t i = 0; i < count; i++) apart[i] = (uint16_t)(channels[i] * parts);
    for (int x = 0; x < mean->pixmap->width; x++) all &= row[x];
    mean->opaque_rows = all >> 24 == 255 ? mean->opaque_rows + 1 : 0;
}

static uint64_t pixel_at(const uint16_t *channels) {
    uint64_t pixel;
    memcpy(&pixel, channels, sizeof pixel);
    return pixel;
}

static void sum_across(BoxMean *mean) {
    const uint16_t *first = mean->apart, *next = mean->apart;
    uint64_t sum = 0;
    for (int i = 0; i < 2 * mean->reach; i++, next += CHANNELS) sum += pixel_at(next);
    for (int x = 0; x < mean->pixmap->width; x++, first += CHANNELS, next += CHANNELS) {
        sum += pixel_at(next);
        mean->sums[x] = sum;
        sum -= pixel_at(first);
    }
}

/* The means of that row take the place of those that are out of reach now. Below the picture there are none.
 */
static void add_row(BoxMean *mean, int y) {
    const Pixmap *pixmap = mean->pixmap;
    bool is_there = y < pixmap->height;
    int around = 2 * mean->reach + 1;
    size_t count = channel_count(mean);
    if (is_there) {
        read_row(mean, pixmap->pixels + (size_t)y * (size_t)pixmap->stride);
        sum_across(mean);
    } else {
        memset(mean->sums, 0, (size_t)pixmap->width * sizeof *mean->sums);
    }
    const uint16_t *restrict sums = (const uint16_t *)(const void *)mean->sums, *restrict shares =
                                                                                    mean->shares;
    uint16_t *restrict columns = mean->columns, *restrict row = mean->rows + (size_t)(y % around) * count;
    for (size_t i = 0; i < count; i++) {
        uint16_t average = (uint16_t)((uint32_t)sums[i] * shares[i] >> 16);
        columns[i] = (uint16_t)(columns[i] + average - row[i]);
        row[i] = average;
    }
}

static void average_columns(BoxMean *mean, int rows) {
    const uint16_t *restrict columns = mean->columns;
    uint16_t *restrict means = mean->means;
    const uint16_t share = mean->row_shares[rows];
    for (size_t i = 0; i < channel_count(mean); i++)
        means[i] = (uint16_t)((uint32_t)columns[i] * share >> 16);
}

uint16_t *box_mean_next(BoxMean *mean) {
    int y = mean->y++, reach = mean->reach, last = mean->pixmap->height - 1;
    for (int ahead = y == 0 ? 0 : reach; ahead <= reach; ahead++) add_row(mean, y + ahead);
    average_columns(mean, (y + reach < last ? y + reach : last) - (y > reach ? y - reach : 0) + 1);
    return mean->means;
}

bool box_mean_is_opaque(const BoxMean *mean) {
    int y = mean->y - 1, reach = mean->reach, last = mean->pixmap->height - 1;
    return mean->opaque_rows > (y + reach < last ? y + reach : last) - (y > reach ? y - reach : 0);
}
