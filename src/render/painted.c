#include "render/painted.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/rng.h"

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

typedef struct Painting {
    Pixmap *pixmap;
    PaintedPart part;
    PaintedView view;
    Material materials[2];
    float *cloth, *rail, *rest; /* tiles */
    int8_t *grain;              /* a tile of GRAIN_SIDE² */
    float *line, *sums;         /* a row of a tile, and its sums to twice its length */
    float *shade;               /* of each pixel of a row: how much lighter */
    /* the pixels of the last rows as they were painted, their sums by column, and their means */
    Pixel *ring;
    uint32_t *columns;
    float *means, *shades, *grains, *values; /* by channel */
    float *spans;                            /* 1 / how many columns are around a pixel */
    int reach;
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

static void sum_up(float *sums, const float *line) {
    float sum = 0;
    for (int i = 0; i < 2 * SIDE; i++) {
        sums[i] = sum;
        sum += line[i % SIDE];
    }
    sums[2 * SIDE] = sums[2 * SIDE + 1] = sum;
}

static float sum_to(const float *sums, float u) {
    int whole = (int)u;
    return sums[whole] + (sums[whole + 1] - sums[whole]) * (u - (float)whole);
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
    sum_up(painting->sums, painting->line);
    strength *= powf(tall * wide, 0.3f) / wide;
    for (int x = from; x < to; x++) {
        float u = column_at(painting, x) * each;
        u -= floorf(u / SIDE) * SIDE;
        u = fminf(u, SIDE - 1e-3f);
        painting->shade[x] = strength * (sum_to(painting->sums, u + wide) - sum_to(painting->sums, u));
    }
}

/* ---- the rail ---- */

static float sample(const float *tile, float u, float v) {
    int left = (int)floorf(u), top = (int)floorf(v);
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
        painting->shade[x] =
            strength * sample(painting->rail, column * ALONG, (row - rail_row(fabsf(column))) * DOWN);
    }
}

static void shade_near_rail(Painting *painting, float strength, float row, float top, float foot) {
    float depth = near_edge(painting->part) - BEVEL / 2,
          along = (depth + EYE_BACK) / LENS * MATERIAL_FINENESS;
    float down = (row - top) / (foot - top) * BEVEL * MATERIAL_FINENESS;
    for (int x = 0; x < painting->pixmap->width; x++)
        painting->shade[x] = strength * sample(painting->rail, column_at(painting, x) * along, down);
}

/* ---- a row ---- */

static const float strengths[MATERIAL_COUNT] = {
    [MATERIAL_ENAMEL] = 0.030f, [MATERIAL_FELT] = 0.055f,   [MATERIAL_WOVEN] = 0.055f,
    [MATERIAL_HIDE] = 0.050f,   [MATERIAL_SHEET] = 0.032f,  [MATERIAL_WOOD] = 0.080f,
    [MATERIAL_STONE] = 0.060f,  [MATERIAL_BRUSHED] = 0.055f};

/* Whether it is the table's. */
static bool shade_row(Painting *painting, int y) {
    int wide = painting->pixmap->width;
    float near = near_edge(painting->part), outer = near - BEVEL - BEAD;
    float row = painting->view.row + ((float)y + 0.5f) * rows_each(painting), half = table_half(row);
    float top = row_of(near, 0), foot = row_of(outer, BEVEL_HIGH);
    float of_cloth = strengths[painting->materials[0]], of_rail = strengths[painting->materials[1]];
    memset(painting->shade, 0, (size_t)wide * sizeof *painting->shade);
    if (half <= 0) return false;
    if (row > foot) {
        shade_plane(painting, painting->rest, REST_HIGH, strengths[MATERIAL_HIDE], row, 0, wide);
    } else if (row > top) {
        shade_near_rail(painting, of_rail, row, top, foot);
    } else {
        float depth = depth_of(row, 0), cloth = 0;
        if (depth < FAR_EDGE) cloth = cloth_half(depth) * LENS / (depth + EYE_BACK);
        int left = x_of(painting, -cloth), right = x_of(painting, cloth);
        shade_far_rail(painting, of_rail, row, x_of(painting, -half), left);
        shade_far_rail(painting, of_rail, row, right, x_of(painting, half));
        if (cloth > 0) shade_plane(painting, painting->cloth, 0, of_cloth, row, left, right);
    }
    return true;
}

/* ---- what is flat ---- */

static Pixel *ring_row(const Painting *painting, int y) {
    int rows = 2 * painting->reach + 2;
    return painting->ring + (size_t)(y % rows) * (size_t)painting->pixmap->width;
}

static void add_to_columns(Painting *painting, int y) {
    const Pixmap *pixmap = painting->pixmap;
    if (y >= pixmap->height) return;
    Pixel *row = ring_row(painting, y);
    memcpy(row, pixmap->pixels + (size_t)y * (size_t)pixmap->stride, (size_t)pixmap->width * sizeof *row);
    const uint8_t *restrict channels = (const uint8_t *)row;
    uint32_t *restrict columns = painting->columns;
    for (size_t i = 0; i < (size_t)pixmap->width * CHANNELS; i++) columns[i] += channels[i];
}

static void take_from_columns(Painting *painting, int y) {
    if (y < 0) return;
    size_t count = (size_t)painting->pixmap->width * CHANNELS;
    const uint8_t *restrict channels = (const uint8_t *)ring_row(painting, y);
    uint32_t *restrict columns = painting->columns;
    for (size_t i = 0; i < count; i++) columns[i] -= channels[i];
}

static void add_column(uint32_t *sum, const Painting *painting, int x) {
    const uint32_t *column = painting->columns + (size_t)x * CHANNELS;
    for (int i = 0; i < CHANNELS; i++) sum[i] += column[i];
}

static void take_column(uint32_t *sum, const Painting *painting, int x) {
    const uint32_t *column = painting->columns + (size_t)x * CHANNELS;
    for (int i = 0; i < CHANNELS; i++) sum[i] -= column[i];
}

/* The mean of the square around each pixel of a row, as far as it is in the picture. */
static void average_columns(Painting *painting, int y) {
    int wide = painting->pixmap->width, high = painting->pixmap->height, reach = painting->reach;
    int rows = (y + reach < high ? y + reach : high - 1) - (y > reach ? y - reach : 0) + 1;
    uint32_t sum[CHANNELS] = {0};
    for (int x = 0; x < reach && x < wide; x++) add_column(sum, painting, x);
    for (int x = 0; x < wide; x++) {
        if (x + reach < wide) add_column(sum, painting, x + reach);
        if (x > reach) take_column(sum, painting, x - reach - 1);
        float each = painting->spans[x] / (float)rows;
        float *mean = painting->means + (size_t)x * CHANNELS;
        for (int i = 0; i < CHANNELS; i++) mean[i] = (float)(int32_t)sum[i] * each;
    }
}

/* ---- all ---- */

/* What differs from the mean around it by less than QUIET steps is a flaw, by more than LOUD the painting. */
static const float QUIET = 2.5f, LOUD = 9, SHARP_MOST = 36;
static const float DARKEST = 14;                             /* what is darker has the structure of that */
static const float GRAIN_IN_DARK = 0.009f, GRAIN = 0.00014f; /* steps for one of the tile's, and by light */

/* Unlike fminf and fmaxf, several are computed at a time. */
static inline float lower(float a, float b) { return a < b ? a : b; }
static inline float higher(float a, float b) { return a > b ? a : b; }

static inline float finished(float painted, float mean, float sharpness, float shade, float grain) {
    float detail = painted - mean, loud = fabsf(detail);
    float kept = lower(higher((loud - QUIET) * (1 / (LOUD - QUIET)), 0), 1);
    float edge = lower(1, SHARP_MOST / higher(loud, 1));
    float value = mean + detail * kept * (1 + sharpness * edge);
    value += shade * (value + DARKEST) + grain * (GRAIN_IN_DARK + GRAIN * value) + 0.5f;
    return lower(higher(value, 0), 255);
}

/* A row's channels side by side: as painted, and what is added to each. */
static void spread_row(Painting *painting, int y, const uint8_t *from) {
    const int8_t *grain = painting->grain + (size_t)(y % GRAIN_SIDE) * GRAIN_SIDE;
    int turned = y / GRAIN_SIDE * 97;
    for (int x = 0; x < painting->pixmap->width; x++) {
        size_t at = (size_t)x * CHANNELS;
        float of_grain = (float)grain[(x + turned) % GRAIN_SIDE];
        for (size_t i = at; i < at + CHANNELS; i++) {
            painting->shades[i] = painting->shade[x];
            painting->grains[i] = of_grain;
        }
        bool is_at_edge =
            painting->means[at + CHANNELS - 1] < 254.5f; /* something around it is transparent */
        if (is_at_edge)
            for (size_t i = at; i < at + CHANNELS; i++) painting->means[i] = (float)from[i];
    }
}

/* Three plain loops, of which each computes several channels at a time. */
static void finish_channels(const Painting *painting, const uint8_t *restrict painted, uint8_t *restrict to,
                            float sharpness) {
    size_t count = (size_t)painting->pixmap->width * CHANNELS;
    float *restrict values = painting->values;
    const float *restrict means = painting->means, *restrict shades = painting->shades,
                          *restrict grains = painting->grains;
    for (size_t i = 0; i < count; i++) values[i] = (float)painted[i];
    for (size_t i = 0; i < count; i++)
        values[i] = finished(values[i], means[i], sharpness, shades[i], grains[i]);
    for (size_t i = 0; i < count; i++) to[i] = (uint8_t)(int32_t)values[i];
}

static void finish_row(Painting *painting, int y) {
    const Pixmap *pixmap = painting->pixmap;
    float sharpness = shade_row(painting, y) ? painting->sharpness : 0;
    const Pixel *from = ring_row(painting, y);
    Pixel *to = pixmap->pixels + (size_t)y * (size_t)pixmap->stride;
    spread_row(painting, y, (const uint8_t *)from);
    finish_channels(painting, (const uint8_t *)from, (uint8_t *)to, sharpness);
    for (int x = 0; x < pixmap->width; x++) {
        bool is_opaque = from[x] >> 24 == 255;
        to[x] = is_opaque ? to[x] | 0xff000000u : from[x];
    }
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

static void open_painting(Painting *painting) {
    static const float REACH = 5, SHARP = 0.22f, SHARP_BEYOND = 0.25f, SHARPEST = 0.5f;
    size_t wide = (size_t)painting->pixmap->width;
    float larger = fmaxf((float)wide / (painting->part % 2 == 0 ? 1920 : 900), 1);
    painting->reach = (int)(REACH * fminf(larger, 3) + 0.5f);
    painting->sharpness = fminf(SHARP + SHARP_BEYOND * (larger - 1), SHARPEST);
    painting->cloth = material_tile(painting->materials[0]);
    painting->rail = material_tile(painting->materials[1]);
    painting->rest = material_tile(MATERIAL_HIDE);
    painting->grain = make_grain();
    painting->line = memory_alloc(SIDE * sizeof *painting->line);
    painting->sums = memory_alloc((2 * SIDE + 2) * sizeof *painting->sums);
    painting->shade = memory_alloc(wide * sizeof *painting->shade);
    painting->ring = memory_alloc((size_t)(2 * painting->reach + 2) * wide * sizeof *painting->ring);
    painting->columns = memory_calloc(wide * CHANNELS, sizeof *painting->columns);
    painting->means = memory_alloc(wide * CHANNELS * sizeof *painting->means);
    painting->shades = memory_alloc(wide * CHANNELS * sizeof *painting->shades);
    painting->grains = memory_alloc(wide * CHANNELS * sizeof *painting->grains);
    painting->values = memory_alloc(wide * CHANNELS * sizeof *painting->values);
    painting->spans = memory_alloc(wide * sizeof *painting->spans);
    for (int x = 0, last = (int)wide - 1, reach = painting->reach; x <= last; x++) {
        int from = x > reach ? x - reach : 0, to = x + reach < last ? x + reach : last;
        painting->spans[x] = 1 / (float)(to - from + 1);
    }
}

static void close_painting(const Painting *painting) {
    free(painting->cloth);
    free(painting->rail);
    free(painting->rest);
    free(painting->grain);
    free(painting->line);
    free(painting->sums);
    free(painting->shade);
    free(painting->ring);
    free(painting->columns);
    free(painting->means);
    free(painting->shades);
    free(painting->grains);
    free(painting->values);
    free(painting->spans);
}

void painted_finish(Pixmap *pixmap, PaintedPart part, Material cloth, Material rail) {
    Painting painting = {
        .pixmap = pixmap, .part = part, .view = painted_view(part), .materials = {cloth, rail}};
    open_painting(&painting);
    for (int y = 0; y < painting.reach; y++) add_to_columns(&painting, y);
    for (int y = 0; y < pixmap->height; y++) {
        add_to_columns(&painting, y + painting.reach);
        take_from_columns(&painting, y - painting.reach - 1);
        average_columns(&painting, y);
        finish_row(&painting, y);
    }
    close_painting(&painting);
}
