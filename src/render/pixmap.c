#include "render/pixmap.h"

#include "base/memory.h"
#include "render/packed.h"

#include <assert.h>
#include <stdlib.h>

enum { PIXMAP_SIDE_MAX = 16384 };

static Pixmap *create(int width, int height, void *(*allocate)(size_t count, size_t size)) {
    assert(width > 0 && height > 0 && width <= PIXMAP_SIDE_MAX && height <= PIXMAP_SIDE_MAX);
    Pixmap *pixmap = memory_calloc(1, sizeof *pixmap);
    *pixmap = (Pixmap){.width = width, .height = height, .stride = width, .ink = {0, 0, width, height}};
    pixmap->pixels = allocate((size_t)width * (size_t)height, sizeof *pixmap->pixels);
    return pixmap;
}

Pixmap *pixmap_create(int width, int height) { return create(width, height, memory_calloc_large); }
Pixmap *pixmap_create_unset(int width, int height) { return create(width, height, memory_alloc_large); }

void pixmap_free(Pixmap *pixmap) {
    if (!pixmap) return;
    free(pixmap->spans);
    packed_free(pixmap->packed);
    free(pixmap->pixels);
    free(pixmap);
}

/* Several pixels are looked at at a time. */
static Pixel common_bits(const Pixel *row, int width) {
    Pixel all = UINT32_MAX;
    for (int x = 0; x < width; x++) all &= row[x];
    return all;
}

static RowSpan span_of_row(const Pixel *row, int width) {
    int first = 0, end = width;
    if (common_bits(row, width) >> 24 == 255) return (RowSpan){0, 0, (uint16_t)width, (uint16_t)width};
    while (first < end && row[first] >> 24 == 0) first++;
    while (end > first && row[end - 1] >> 24 == 0) end--;
    int best = first, best_end = first;
    for (int x = first; x < end;) {
        int start = x;
        while (x < end && row[x] >> 24 == 255) x++;
        if (x - start > best_end - best) best = start, best_end = x;
        while (x < end && row[x] >> 24 != 255) x++;
    }
    return (RowSpan){(uint16_t)first, (uint16_t)best, (uint16_t)best_end, (uint16_t)end};
}

/* Grown from the middle, as many rows up as down: what is cut off a card are its corners. */
static PixelRect core_of(const Pixmap *pixmap, const RowSpan *spans) {
    PixelRect best = {0};
    int left = 0, right = pixmap->width, middle = pixmap->height / 2;
    for (int top = middle, bottom = middle; top >= 0; top--, bottom = pixmap->height - 1 - top) {
        const RowSpan *rows[] = {&spans[top], &spans[bottom]};
        for (int i = 0; i < 2; i++) {
            if (rows[i]->solid > left) left = rows[i]->solid;
            if (rows[i]->solid_end < right) right = rows[i]->solid_end;
        }
        PixelRect core = {left, top, right - left, bottom - top + 1};
        if (right <= left) break;
        if (pixel_rect_area(core) > pixel_rect_area(best)) best = core;
    }
    return best;
}

/* Corners are cut or round: as many rows beyond the core as enlarge it most. */
static void measure_beyond(Pixmap *pixmap) {
    PixelRect core = pixmap->core;
    int room =
        core.y < pixmap->height - core.y - core.height ? core.y : pixmap->height - core.y - core.height;
    float cut = 0, most = 0;
    pixmap->beyond = 0;
    for (int i = 1; i <= room && !pixel_rect_is_empty(core); i++) {
        const RowSpan *rows[] = {&pixmap->spans[core.y - i], &pixmap->spans[core.y + core.height - 1 + i]};
        for (int k = 0; k < 2; k++) {
            int left = rows[k]->solid - core.x, right = core.x + core.width - rows[k]->solid_end;
            float lacks = (float)(left > right ? left : right) / (float)i;
            if (lacks > cut) cut = lacks;
        }
        float gained = (float)i * ((float)core.width - cut * (float)(i + 1));
        if (cut * 2 * (float)i >= (float)core.width) break;
        if (gained > most) most = gained, pixmap->beyond = i, pixmap->cut = cut;
    }
}

static PixelRect ink_of(const Pixmap *pixmap, const RowSpan *spans) {
    PixelRect ink = {0};
    for (int y = 0; y < pixmap->height; y++)
        ink = pixel_rect_join(ink, (PixelRect){spans[y].first, y, spans[y].end - spans[y].first, 1});
    return ink;
}

void pixmap_measure(Pixmap *pixmap) {
    RowSpan *spans = memory_alloc((size_t)pixmap->height * sizeof *spans);
    for (int y = 0; y < pixmap->height; y++) {
        spans[y] = span_of_row(pixmap->pixels + (size_t)y * (size_t)pixmap->stride, pixmap->width);
    }
    free(pixmap->spans);
    pixmap->spans = spans;
    pixmap->core = core_of(pixmap, spans);
    measure_beyond(pixmap);
    pixmap->ink = ink_of(pixmap, spans);
}

unsigned long pixmap_bytes(const Pixmap *pixmap) {
    unsigned long rows = (unsigned long)pixmap->height;
    if (pixmap->packed)
        return sizeof *pixmap + rows * sizeof(RowSpan) + packed_bytes(pixmap->packed, pixmap->height);
    return sizeof *pixmap + rows * (unsigned long)pixmap->stride * sizeof(Pixel) + rows * sizeof(RowSpan);
}

PixelRect pixel_rect_meet(PixelRect a, PixelRect b) {
    int x = a.x > b.x ? a.x : b.x, y = a.y > b.y ? a.y : b.y;
    int right = a.x + a.width < b.x + b.width ? a.x + a.width : b.x + b.width;
    int bottom = a.y + a.height < b.y + b.height ? a.y + a.height : b.y + b.height;
    if (right <= x || bottom <= y) return (PixelRect){0};
    return (PixelRect){x, y, right - x, bottom - y};
}

PixelRect pixel_rect_join(PixelRect a, PixelRect b) {
    if (pixel_rect_is_empty(a)) return b;
    if (pixel_rect_is_empty(b)) return a;
    int x = a.x < b.x ? a.x : b.x, y = a.y < b.y ? a.y : b.y;
    int right = a.x + a.width > b.x + b.width ? a.x + a.width : b.x + b.width;
    int bottom = a.y + a.height > b.y + b.height ? a.y + a.height : b.y + b.height;
    return (PixelRect){x, y, right - x, bottom - y};
}
