#include "render/painted.h"

#include <assert.h>
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/rng.h"
#include "render/box_mean.h"
#include "render/ease.h"

enum { CHANNELS = sizeof(Pixel), SIDE = MATERIAL_SIDE, GRAIN_SIDE = 256 };

/* ---- the camera and the table (art/places/camera.inc, table.inc): columns, rows, centimetres ---- */

static const float EYE_HIGH = 50, EYE_BACK = 128, LENS = 1250, MIDDLE = 960, HORIZON = 10;
/* A tall picture is 900×1600, painted through a shorter lens about another horizon. */
#define TALL_LENS    (920.0f / 1250)
#define TALL_HORIZON 198
static const float FAR_EDGE = 60, SIDE_EDGE = 8, SIDE_WIDE = 100, FAR_WIDE = 62, NEAR_NARROWS = 24.0f / 52;
static const float BEVEL = 9, BEVEL_HIGH = 5.2f, BEAD = 1, REST_HIGH = 6.5f;

static float near_edge(PaintedPart part) {
    return part == PAINTED_TALL || part == PAINTED_TALL_RAIL ? -80 : -60;
}

PaintedView painted_view(PaintedPart part) {
    static const float TALL_COLUMN = 960 - 450 / TALL_LENS, TALL_WIDE = 900 / TALL_LENS;
    static const PaintedView views[PAINTED_PARTS] = {
        {0, 0, 1920, 1080},
        {TALL_COLUMN, 10 - TALL_HORIZON / TALL_LENS, TALL_WIDE, 1600 / TALL_LENS},
        {0, 260, 1920, 140},
        {TALL_COLUMN, 10 + (384 - TALL_HORIZON) / TALL_LENS, TALL_WIDE, 56 / TALL_LENS},
    };
    return views[part];
}

/* How far away a row of a plane of that height is, and the row of a point. */
static float depth_of(float row, float high) { return (EYE_HIGH - high) * LENS / (row - HORIZON) - EYE_BACK; }
static float row_of(float depth, float high) {
    return HORIZON + LENS * (EYE_HIGH - high) / (depth + EYE_BACK);
}

/* Half of the cloth's width at that depth. */
static float cloth_half(float depth) {
    if (depth > SIDE_EDGE)
        return SIDE_WIDE - (depth - SIDE_EDGE) * (SIDE_WIDE - FAR_WIDE) / (FAR_EDGE - SIDE_EDGE);
    return depth >= -SIDE_EDGE ? SIDE_WIDE : SIDE_WIDE - (-SIDE_EDGE - depth) * NEAR_NARROWS;
}

/* Columns from the middle to the rail's outer edge in a row, or none. */
static float table_half(float row) {
    if (row < 273) return 0;
    if (row < 278) return 420 + (row - 273) * 8;
    return row < 376 ? 460 + (row - 278) * 500 / 98 : INFINITY;
}

/* The row of the far rail's outer edge, so many columns from the middle. */
static float rail_row(float aside) {
    if (aside < 420) return 273;
    return aside < 460 ? 273 + (aside - 420) / 8 : 278 + (aside - 460) * 98 / 500;
}

/* ---- one painting ---- */

/* Of what is added to a row, in 16 bits: parts of a pixel's light in 32768ths, steps in BOX_MEAN_STEPS. */
typedef struct Row {
    float *shade;           /* of each pixel: how much lighter */
    int8_t *grain;          /* of each pixel */
    int16_t *lighter, *add; /* of each channel: parts of its light, and steps */
    int16_t *hidden;        /* of each channel: which part of what differs from its mean */
    uint8_t *finished;      /* each channel */
} Row;

typedef struct Painting {
    Pixmap *pixmap;
    PaintedPart part;
    PaintedView view;
    Material materials[2];
    float *cloth, *rail, *rest; /* tiles; a strip does not reach down to the rest */
    int8_t *grain;              /* a tile of GRAIN_SIDE² */
    float *line;                /* a row of a tile, */
    int16_t *fine;              /* the same in FINE_STEPS to twice its length, */
    int32_t *sums;              /* and its sums */
    BoxMean *mean;
    Row row;
    float sharpness;
} Painting;

static float columns_each(const Painting *painting) {
    return painting->view.wide / (float)painting->pixmap->width;
}
static float rows_each(const Painting *painting) {
    return painting->view.high / (float)painting->pixmap->height;
}
static float column_at(const Painting *painting, int x) {
    return painting->view.column + ((float)x + 0.5f) * columns_each(painting) - MIDDLE;
}
static int x_of(const Painting *painting, float from_middle) {
    float x = (MIDDLE + from_middle - painting->view.column) / columns_each(painting);
    return (int)fminf(fmaxf(x + 0.5f, 0), (float)painting->pixmap->width);
}

/* ---- what lies on a plane ---- */

enum { FINE_STEPS = 4096, PLACE_BITS = 15, SIDE_BITS = 9, SHIFT = 32 - SIDE_BITS - PLACE_BITS };
static_assert(SIDE == 1 << SIDE_BITS, "a place in a tile goes round by itself in 32 bits");

/* The mean of the tile's rows from v on. */
static void average_rows(float *line, const float *tile, float v, float high) {
    float weight = 1 / high;
    memset(line, 0, SIDE * sizeof *line);
    for (float at = floorf(v); at < v + high; at++) {
        float part = fminf(at + 1, v + high) - fmaxf(at, v);
        const float *row = tile + (size_t)((int)at & (SIDE - 1)) * SIDE;
        for (int i = 0; i < SIDE; i++) line[i] += row[i] * (part * weight);
    }
}

static void sum_up(Painting *painting) {
    int16_t *fine = painting->fine;
    int32_t *sums = painting->sums, sum = 0;
    for (int i = 0; i < SIDE; i++) fine[i] = (int16_t)(int32_t)(painting->line[i] * FINE_STEPS);
    memcpy(fine + SIDE, fine, SIDE * sizeof *fine);
    for (int i = 0; i < SIDE; i++) {
        sums[i] = sum;
        sum += fine[i];
    }
    for (int i = 0; i < SIDE; i++) sums[SIDE + i] = sum + sums[i];
}

/* To a place in the row, of which the last PLACE_BITS are parts of a texel. */
static inline int32_t sum_to(const Painting *painting, uint32_t place) {
    uint32_t whole = place >> PLACE_BITS, part = place & ((1 << PLACE_BITS) - 1);
    return painting->sums[whole] + (painting->fine[whole] * (int32_t)part >> PLACE_BITS);
}

/* A row of a plane of that height, between two pixels. What is too fine for a pixel is averaged, and what is
 * left then is made stronger by part of what was lost. */
static void shade_plane(Painting *painting, const float *tile, float high, float strength, float row,
                        int from, int to) {
    static const float FOOTPRINT = 1.2f;
    float half = rows_each(painting) / 2, far = depth_of(row - half, high), near = depth_of(row + half, high);
    float tall = fmaxf((far - near) * MATERIAL_FINENESS * FOOTPRINT, 1);
    float each = (depth_of(row, high) + EYE_BACK) / LENS * MATERIAL_FINENESS;
    float step = columns_each(painting) * each, wide = fmaxf(step * FOOTPRINT, 1);
    average_rows(painting->line, tile, (far + near) / 2 * MATERIAL_FINENESS - tall / 2, tall);
    sum_up(painting);
    strength *= powf(tall * wide, 0.3f) / wide / FINE_STEPS;
    double first = (double)column_at(painting, from) * each;
    uint32_t place = (uint32_t)(int64_t)floor(first * (1 << (PLACE_BITS + SHIFT)));
    uint32_t by = (uint32_t)(step * (1 << (PLACE_BITS + SHIFT)));
    uint32_t across = (uint32_t)(fminf(wide, SIDE - 1) * (1 << PLACE_BITS));
    float *shade = painting->row.shade;
    for (int x = from; x < to; x++, place += by) {
        uint32_t left = place >> SHIFT;
        shade[x] = strength * (float)(sum_to(painting, left + across) - sum_to(painting, left));
    }
}

/* ---- the rail ---- */

static inline int whole_of(float number) { return (int)number - (number < 0); }

static inline float sample(const float *tile, float u, float v) {
    int left = whole_of(u), top = whole_of(v);
    float across = u - (float)left, down = v - (float)top;
    const float *above = tile + (size_t)(top & (SIDE - 1)) * SIDE;
    const float *below = tile + (size_t)((top + 1) & (SIDE - 1)) * SIDE;
    left &= SIDE - 1;
    int right = (left + 1) & (SIDE - 1);
    float first = above[left] + (above[right] - above[left]) * across;
    return first + (below[left] + (below[right] - below[left]) * across - first) * down;
}

/* Its grain runs along it. */
static void shade_far_rail(Painting *painting, float strength, float row, int from, int to) {
    static const float ALONG = 0.155f * MATERIAL_FINENESS, DOWN = 0.2f * MATERIAL_FINENESS; /* texels each */
    for (int x = from; x < to; x++) {
        float column = column_at(painting, x);
        painting->row.shade[x] =
            strength * sample(painting->rail, column * ALONG, (row - rail_row(fabsf(column))) * DOWN);
    }
}

static void shade_near_rail(Painting *painting, float strength, float row, float top, float foot) {
    float depth = near_edge(painting->part) - BEVEL / 2,
          along = (depth + EYE_BACK) / LENS * MATERIAL_FINENESS;
    float down = (row - top) / (foot - top) * BEVEL * MATERIAL_FINENESS;
    for (int x = 0; x < painting->pixmap->width; x++)
        painting->row.shade[x] = strength * sample(painting->rail, column_at(painting, x) * along, down);
}

/* ---- a row ---- */

static const float strengths[MATERIAL_COUNT] = {
    [MATERIAL_ENAMEL] = 0.030f, [MATERIAL_FELT] = 0.055f,   [MATERIAL_WOVEN] = 0.055f,
    [MATERIAL_HIDE] = 0.050f,   [MATERIAL_SHEET] = 0.032f,  [MATERIAL_WOOD] = 0.080f,
    [MATERIAL_STONE] = 0.060f,  [MATERIAL_BRUSHED] = 0.055f};

/* Most of the near rail is a lip and lines of metal, on which grain would be scratches. */
static const float OF_METAL = 0.3f;

/* The lamp's pool: the middle of the cloth is lighter than it is painted, and the table's far corners darker.
 */
static void shade_pool(Painting *painting, float row, int left, int right) {
    static const float AT = 540, HIGH = 440, WIDE = 1020, LIT = 0.12f, DARK = -0.34f;
    static const float BEGINS = 0.05f, ENDS = 1.1f; /* of the distance's square */
    float down = (row - AT) / HIGH, *restrict shade = painting->row.shade;
    float from = column_at(painting, 0) / WIDE, each = columns_each(painting) / WIDE;
    for (int x = left; x < right; x++) {
        float aside = from + (float)x * each;
        shade[x] += LIT + (DARK - LIT) * ease_step(BEGINS, ENDS, aside * aside + down * down);
    }
}

/* Whether it is the table's. */
static bool shade_row(Painting *painting, int y) {
    int wide = painting->pixmap->width;
    float near = near_edge(painting->part), outer = near - BEVEL - BEAD;
    float row = painting->view.row + ((float)y + 0.5f) * rows_each(painting), half = table_half(row);
    float top = row_of(near, 0), foot = row_of(outer, BEVEL_HIGH);
    float of_cloth = strengths[painting->materials[0]], of_rail = strengths[painting->materials[1]];
    memset(painting->row.shade, 0, (size_t)wide * sizeof *painting->row.shade);
    if (half <= 0) return false;
    if (row > foot) {
        shade_plane(painting, painting->rest, REST_HIGH, strengths[MATERIAL_HIDE], row, 0, wide);
    } else if (row > top) {
        shade_near_rail(painting, of_rail * OF_METAL, row, top, foot);
    } else {
        float depth = depth_of(row, 0), cloth = 0;
        if (depth < FAR_EDGE) cloth = cloth_half(depth) * LENS / (depth + EYE_BACK);
        int left = x_of(painting, -cloth), right = x_of(painting, cloth);
        shade_far_rail(painting, of_rail, row, x_of(painting, -half), left);
        shade_far_rail(painting, of_rail, row, right, x_of(painting, half));
        if (cloth > 0) shade_plane(painting, painting->cloth, 0, of_cloth, row, left, right);
    }
    shade_pool(painting, row, x_of(painting, -half), x_of(painting, half));
    return true;
}

/* ---- all ---- */

/* What differs from the mean around it by less than QUIET steps is a flaw, by more than LOUD the painting. */
static const float QUIET = 2.5f, LOUD = 9;
enum { SHARP_MOST = 36 };                                    /* steps beyond which an edge is sharp enough */
static const float DARKEST = 14;                             /* what is darker has the structure of that */
static const float GRAIN_IN_DARK = 0.009f, GRAIN = 0.00014f; /* steps for one of the tile's, and by light */

enum { STEPS = BOX_MEAN_STEPS, PARTS = 32768 };

static inline int16_t least(int16_t a, int16_t b) { return a < b ? a : b; }
static inline int16_t most(int16_t a, int16_t b) { return a > b ? a : b; }

/* `parts` of 32768ths of a number. */
static inline int16_t part_of(int16_t number, int16_t parts) {
    return (int16_t)((int16_t)((int32_t)number * parts >> 16) * 2);
}

static void copy_grain(Painting *painting, int y) {
    const int8_t *tile = painting->grain + (size_t)(y % GRAIN_SIDE) * GRAIN_SIDE;
    int wide = painting->pixmap->width, at = y / GRAIN_SIDE * 97 % GRAIN_SIDE;
    for (int x = 0; x < wide; at = 0) {
        int count = GRAIN_SIDE - at < wide - x ? GRAIN_SIDE - at : wide - x;
        memcpy(painting->row.grain + x, tile + at, (size_t)count);
        x += count;
    }
}

/* Structure and grain, for each channel. */
static void spread_row(Painting *painting, int y) {
    const float *restrict shade = painting->row.shade;
    const int8_t *restrict grain = painting->row.grain;
    int16_t *restrict lighter = painting->row.lighter, *restrict add = painting->row.add;
    copy_grain(painting, y);
    for (int x = 0; x < painting->pixmap->width; x++) {
        float parts = shade[x] + GRAIN * grain[x], steps = DARKEST * shade[x] + GRAIN_IN_DARK * grain[x];
        int16_t of_light = (int16_t)(int32_t)(parts * PARTS),
                at_all = (int16_t)(int32_t)(steps * STEPS + STEPS / 2);
        for (int i = 0; i < CHANNELS; i++) lighter[x * CHANNELS + i] = of_light;
        for (int i = 0; i < CHANNELS; i++) add[x * CHANNELS + i] = at_all;
    }
}

/* Where something around is transparent, a pixel is its own mean. */
static void leave_edges(const uint8_t *painted, uint16_t *means, int width) {
    for (size_t i = 0; i < (size_t)width * CHANNELS; i += CHANNELS) {
        if (means[i + CHANNELS - 1] >= 255 * STEPS - STEPS / 2) continue;
        for (size_t j = i; j < i + CHANNELS; j++) means[j] = (uint16_t)(painted[j] * STEPS);
    }
}

/* Plain loops, of which each computes eight channels at a time. */
static void hide_flaws(const Row *row, const uint8_t *restrict painted, const uint16_t *restrict means,
                       size_t count) {
    const int16_t loud = (int16_t)(LOUD * STEPS), between = (int16_t)((LOUD - QUIET) * STEPS),
                  each = (int16_t)(PARTS / between);
    int16_t *restrict hidden = row->hidden;
    for (size_t i = 0; i < count; i++) {
        int16_t detail = (int16_t)(painted[i] * STEPS - means[i]);
        int16_t off = most(detail, (int16_t)-detail);
        hidden[i] = (int16_t)(least(most((int16_t)(loud - off), 0), between) * each);
    }
}

static void finish_channels(const Row *row, const uint8_t *restrict painted, const uint16_t *restrict means,
                            size_t count, float sharpness) {
    const int16_t sharp = (int16_t)(sharpness * PARTS);
    const int16_t *restrict lighter = row->lighter, *restrict add = row->add, *restrict hidden = row->hidden;
    uint8_t *restrict finished = row->finished;
    for (size_t i = 0; i < count; i++) {
        int16_t mean = (int16_t)means[i], detail = (int16_t)(painted[i] * STEPS - mean);
        int16_t edge = most(least(detail, SHARP_MOST * STEPS), -SHARP_MOST * STEPS);
        detail = (int16_t)(detail + part_of(edge, sharp));
        int16_t value = (int16_t)(mean + detail - part_of(detail, hidden[i]));
        value = (int16_t)(value + part_of(value, lighter[i]) + add[i]);
        finished[i] = (uint8_t)least((int16_t)(most(value, 0) / STEPS), 255);
    }
}

/* What is not opaque stays as it is. */
static void put_row(Pixel *restrict pixels, const uint8_t *row, int width, bool is_opaque) {
    const Pixel *restrict finished = (const Pixel *)(const void *)row;
    static const Pixel OPAQUE = 0xff000000u;
    for (int x = 0; x < width && is_opaque; x++) pixels[x] = finished[x] | OPAQUE;
    for (int x = 0; x < width && !is_opaque; x++)
        if (pixels[x] >= OPAQUE) pixels[x] = finished[x] | OPAQUE;
}

static void finish_row(Painting *painting, int y) {
    const Pixmap *pixmap = painting->pixmap;
    size_t count = (size_t)pixmap->width * CHANNELS;
    Pixel *pixels = pixmap->pixels + (size_t)y * (size_t)pixmap->stride;
    const uint8_t *painted = (const uint8_t *)pixels;
    uint16_t *means = box_mean_next(painting->mean);
    bool is_opaque = box_mean_is_opaque(painting->mean);
    float sharpness = shade_row(painting, y) ? painting->sharpness : 0;
    spread_row(painting, y);
    if (!is_opaque) leave_edges(painted, means, pixmap->width);
    hide_flaws(&painting->row, painted, means, count);
    finish_channels(&painting->row, painted, means, count, sharpness);
    put_row(pixels, painting->row.finished, pixmap->width, is_opaque);
}

static int8_t *make_grain(void) {
    enum { MOST = 127, DICE = 4 };
    Rng rng = rng_of(7, 7);
    int8_t *grain = memory_alloc(GRAIN_SIDE * GRAIN_SIDE);
    for (int i = 0; i < GRAIN_SIDE * GRAIN_SIDE; i++) {
        uint32_t sum = 0, bits = rng_next(&rng);
        for (int die = 0; die < DICE; die++) sum += bits >> (8 * die) & 255;
        int value = ((int)sum - DICE * 255 / 2) / DICE;
        grain[i] = (int8_t)(value < -MOST ? -MOST : value > MOST ? MOST : value);
    }
    return grain;
}

static Row row_create(size_t wide) {
    return (Row){.shade = memory_alloc(wide * sizeof(float)),
                 .grain = memory_alloc(wide),
                 .lighter = memory_alloc(wide * CHANNELS * sizeof(int16_t)),
                 .add = memory_alloc(wide * CHANNELS * sizeof(int16_t)),
                 .hidden = memory_alloc(wide * CHANNELS * sizeof(int16_t)),
                 .finished = memory_alloc(wide * CHANNELS)};
}

/* Than the picture that was painted. */
static float larger_of(const Painting *painting) {
    return fmaxf((float)painting->pixmap->width / (painting->part % 2 == 0 ? 1920 : 900), 1);
}

static int reach_of(const Painting *painting) { return (int)(5 * fminf(larger_of(painting), 3) + 0.5f); }

static void open_painting(Painting *painting) {
    static const float SHARP = 0.22f, SHARP_BEYOND = 0.25f, SHARPEST = 0.5f;
    size_t wide = (size_t)painting->pixmap->width;
    float larger = larger_of(painting);
    painting->sharpness = fminf(SHARP + SHARP_BEYOND * (larger - 1), SHARPEST);
    painting->cloth = material_tile(painting->materials[0]);
    painting->rail = material_tile(painting->materials[1]);
    if (painting->part < PAINTED_WIDE_RAIL) painting->rest = material_tile(MATERIAL_HIDE);
    painting->grain = make_grain();
    painting->line = memory_alloc(SIDE * sizeof *painting->line);
    painting->fine = memory_alloc(2 * SIDE * sizeof *painting->fine);
    painting->sums = memory_alloc(2 * SIDE * sizeof *painting->sums);
    painting->mean = box_mean_create(painting->pixmap, reach_of(painting));
    painting->row = row_create(wide);
}

static void close_painting(const Painting *painting) {
    free(painting->cloth);
    free(painting->rail);
    free(painting->rest);
    free(painting->grain);
    free(painting->line);
    free(painting->fine);
    free(painting->sums);
    free(painting->row.shade);
    free(painting->row.grain);
    free(painting->row.lighter);
    free(painting->row.add);
    free(painting->row.hidden);
    free(painting->row.finished);
    box_mean_free(painting->mean);
}

void painted_finish(Pixmap *pixmap, PaintedPart part, Material cloth, Material rail) {
    Painting painting = {
        .pixmap = pixmap, .part = part, .view = painted_view(part), .materials = {cloth, rail}};
    int reach = reach_of(&painting);
    if (pixmap->width <= reach || pixmap->height <= reach) return;
    open_painting(&painting);
    for (int y = 0; y < pixmap->height; y++) finish_row(&painting, y);
    close_painting(&painting);
}
