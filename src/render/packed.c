#include "render/packed.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "render/paint_run.h"

enum {
    PACKED_LEAST_PIXELS = 1 << 18,
    PACKED_SHARE = 8, /* at most one in so many is not transparent */
    PACKED_GAP = 16   /* transparent pixels that end a run */
};

/* A run from the column on, or one of no pixels. */
static PackedRun run_from(const Pixel *row, int x, int width) {
    while (x < width && row[x] == 0) x++;
    int end = x;
    for (int i = x; i < width && i - end < PACKED_GAP; i++)
        if (row[i] != 0) end = i + 1;
    return (PackedRun){(uint16_t)x, (uint16_t)(end - x)};
}

static const Pixel *row_of(const Pixmap *pixmap, int y) {
    return pixmap->pixels + (ptrdiff_t)y * pixmap->stride;
}

/* How many runs and pixels it comes to. */
static void count_runs(const Pixmap *pixmap, size_t *runs, size_t *pixels) {
    *runs = *pixels = 0;
    for (int y = 0; y < pixmap->height; y++) {
        PackedRun run;
        for (int x = 0; (run = run_from(row_of(pixmap, y), x, pixmap->width)).count > 0;
             x = run.x + run.count)
            ++*runs, *pixels += run.count;
    }
}

static void fill(PackedPixels *packed, const Pixmap *pixmap) {
    PackedRun *next = packed->runs, run;
    Pixel *to = packed->pixels;
    for (int y = 0; y < pixmap->height; y++) {
        const Pixel *row = row_of(pixmap, y);
        packed->rows[y] = (PackedRow){(uint32_t)(next - packed->runs), (uint32_t)(to - packed->pixels)};
        for (int x = 0; (run = run_from(row, x, pixmap->width)).count > 0; x = run.x + run.count) {
            memcpy(to, row + run.x, run.count * sizeof *to);
            to += run.count;
            *next++ = run;
        }
    }
    packed->rows[pixmap->height] =
        (PackedRow){(uint32_t)(next - packed->runs), (uint32_t)(to - packed->pixels)};
}

void pixmap_pack(Pixmap *pixmap) {
    size_t all = (size_t)pixmap->width * (size_t)pixmap->height, runs, pixels;
    if (all < PACKED_LEAST_PIXELS || !pixmap->spans || pixmap->is_solid || pixmap->is_grain) return;
    count_runs(pixmap, &runs, &pixels);
    if (pixels * PACKED_SHARE > all) return;
    PackedPixels *packed = memory_calloc(1, sizeof *packed);
    packed->rows = memory_alloc(((size_t)pixmap->height + 1) * sizeof *packed->rows);
    packed->runs = memory_alloc(runs * sizeof *packed->runs);
    packed->pixels = memory_alloc(pixels * sizeof *packed->pixels);
    fill(packed, pixmap);
    free(pixmap->pixels);
    pixmap->pixels = NULL;
    pixmap->packed = packed;
}

Pixmap *pixmap_unpacked(const Pixmap *pixmap) {
    const PackedPixels *packed = pixmap->packed;
    Pixmap *whole = pixmap_create(pixmap->width, pixmap->height);
    for (int y = 0; y < pixmap->height; y++) {
        Pixel *row = whole->pixels + (ptrdiff_t)y * whole->stride;
        const Pixel *from = packed->pixels + packed->rows[y].pixel;
        for (uint32_t i = packed->rows[y].run; i < packed->rows[y + 1].run; i++) {
            memcpy(row + packed->runs[i].x, from, packed->runs[i].count * sizeof *from);
            from += packed->runs[i].count;
        }
    }
    pixmap_measure(whole);
    return whole;
}

void paint_packed(Target target, const Pixmap *pixmap, int x, int y, uint32_t opacity) {
    const PackedPixels *packed = pixmap->packed;
    PixelRect area = pixel_rect_meet((PixelRect){x, y, pixmap->width, pixmap->height}, target.clip);
    int left = area.x - x, right = left + area.width;
    for (int row = area.y - y; row < area.y - y + area.height; row++) {
        const Pixel *top = packed->pixels + packed->rows[row].pixel;
        Pixel *under = target.pixels + (ptrdiff_t)(y + row) * target.stride + x;
        for (uint32_t i = packed->rows[row].run; i < packed->rows[row + 1].run; i++) {
            int start = packed->runs[i].x, end = start + packed->runs[i].count;
            int from = start > left ? start : left, to = end < right ? end : right;
            if (from < to) run_blend(under + from, top + from - start, to - from, opacity);
            top += packed->runs[i].count;
        }
    }
}

void packed_free(PackedPixels *packed) {
    if (!packed) return;
    free(packed->rows);
    free(packed->runs);
    free(packed->pixels);
    free(packed);
}

unsigned long packed_bytes(const PackedPixels *packed, int height) {
    PackedRow end = packed->rows[height];
    return sizeof *packed + ((unsigned long)height + 1) * sizeof *packed->rows +
           end.run * sizeof *packed->runs + end.pixel * sizeof *packed->pixels;
}
