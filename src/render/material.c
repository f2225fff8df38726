#include "render/material.h"

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/rng.h"

enum { SIDE = MATERIAL_SIDE, TEXELS = SIDE * SIDE, WRAP = SIDE - 1 };

static const float TAU = 6.2831853f;

/* 0 … below 1 */
static float share(Rng *rng) { return (float)(rng_next(rng) >> 8) * 0x1p-24f; }
static float between(Rng *rng, float from, float to) { return from + (to - from) * share(rng); }

static inline int whole_of(float number) { return (int)number - (number < 0); }

static float *texel(float *tile, int x, int y) { return &tile[(y & WRAP) * SIDE + (x & WRAP)]; }

/* ---- what materials are made of ---- */

typedef struct Strokes {
    int count;
    float shortest, longest; /* texels */
    float spread;            /* radians to either side of the rows; TAU: all directions */
    float bend;              /* radians a texel, at most */
    float dark, light;       /* strengths: one between them for each */
} Strokes;

/* A point lies on four texels. */
static inline void add_point(float *tile, float x, float y, float strength) {
    int left = whole_of(x), top = whole_of(y);
    float right = x - (float)left, below = strength * (y - (float)top), above = strength - below;
    float *upper = texel(tile, 0, top), *lower = texel(tile, 0, top + 1);
    int first = left & WRAP, second = (left + 1) & WRAP;
    upper[first] += above * (1 - right);
    upper[second] += above * right;
    lower[first] += below * (1 - right);
    lower[second] += below * right;
}

static void draw_stroke(float *tile, Rng *rng, const Strokes *strokes) {
    float x = between(rng, 0, SIDE), y = between(rng, 0, SIDE);
    float turn = between(rng, -strokes->spread, strokes->spread);
    float bend = between(rng, -strokes->bend, strokes->bend);
    float strength = between(rng, strokes->dark, strokes->light);
    int length = (int)between(rng, strokes->shortest, strokes->longest);
    float along = cosf(turn), down = sinf(turn), bend_along = cosf(bend), bend_down = sinf(bend);
    for (int i = 0; i < length; i++) {
        add_point(tile, x, y, strength);
        x += along, y += down;
        float turned = along * bend_along - down * bend_down;
        down = down * bend_along + along * bend_down;
        along = turned;
    }
}

static void add_strokes(float *tile, Rng *rng, Strokes strokes) {
    for (int i = 0; i < strokes.count; i++) draw_stroke(tile, rng, &strokes);
}

/* A row of cells, as wide as the tile. */
static void stretch_cells(float *row, const float *cells, int wide) {
    int columns = SIDE / wide;
    for (int left = 0; left < columns; left++) {
        float from = cells[left], by = cells[(left + 1) % columns] - from;
        for (int x = 0; x < wide; x++) row[left * wide + x] = from + by * ((float)x / (float)wide);
    }
}

/* Smooth noise of cells that are so large; each a power of two. */
static void add_noise(float *tile, Rng *rng, int wide, int high, float strength) {
    int columns = SIDE / wide, rows = SIDE / high;
    float *cells = memory_alloc((size_t)columns * (size_t)rows * sizeof *cells);
    float above[SIDE], below[SIDE];
    for (int i = 0; i < columns * rows; i++) cells[i] = between(rng, -strength, strength);
    stretch_cells(below, cells, wide);
    for (int y = 0; y < SIDE; y++) {
        if (y % high == 0) {
            memcpy(above, below, sizeof above);
            stretch_cells(below, cells + (y / high + 1) % rows * columns, wide);
        }
        float down = (float)(y % high) / (float)high, *row = tile + (size_t)y * SIDE;
        for (int x = 0; x < SIDE; x++) row[x] += above[x] + (below[x] - above[x]) * down;
    }
    free(cells);
}

/* ---- threads ---- */

enum { THREADS_MAX = SIDE / 2 };

/* Where each texel is on its thread, of threads of about that pitch. */
typedef struct Threads {
    int thread[SIDE];
    float height[SIDE]; /* 0 at a thread's edges, 1 on its ridge */
    float tone[THREADS_MAX];
} Threads;

static void spin(Threads *threads, Rng *rng, int pitch) {
    int count = SIDE / pitch & ~1;
    float edges[THREADS_MAX + 1];
    for (int i = 0; i <= count; i++)
        edges[i] = ((float)i + between(rng, -0.22f, 0.22f)) * (float)SIDE / (float)count;
    edges[0] = 0, edges[count] = SIDE;
    for (int i = 0, x = 0; i < count; i++) {
        threads->tone[i] = between(rng, -0.45f, 0.45f);
        for (; x < SIDE && (float)x < edges[i + 1]; x++) {
            float along = ((float)x + 0.5f - edges[i]) / (edges[i + 1] - edges[i]);
            threads->thread[x] = i;
            threads->height[x] = sinf(fminf(fmaxf(along, 0), 1) * TAU / 2);
        }
    }
}

static void weave(float *tile, Rng *rng) {
    enum { PITCH = 5 };
    Threads *warp = memory_alloc(sizeof *warp), *weft = memory_alloc(sizeof *weft);
    spin(warp, rng, PITCH);
    spin(weft, rng, PITCH);
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            int across = warp->thread[x], down = weft->thread[y];
            bool is_weft = (across + down) % 2 != 0;
            float ridge = is_weft ? weft->height[y] * (0.6f + 0.4f * warp->height[x])
                                  : warp->height[x] * (0.6f + 0.4f * weft->height[y]);
            float tone = is_weft ? weft->tone[down] : warp->tone[across];
            tile[y * SIDE + x] += ridge + tone + (is_weft ? 0.12f : -0.12f);
        }
    free(warp);
    free(weft);
}

/* ---- pebbles ---- */

enum { PEBBLE = 4, PEBBLES = SIDE / PEBBLE }; /* texels of one; how many in a row */

typedef struct Pebble {
    float x, y, tone;
} Pebble;

/* A row of cells, side by side for each point: how far to the right of it its cell's pebble is, the pebble's
 * row and its tone. One cell more at both ends. */
typedef struct Cells {
    float across[SIDE + 2 * PEBBLE], row[SIDE + 2 * PEBBLE], tone[SIDE + 2 * PEBBLE];
} Cells;

static void spread_cells(Cells *cells, const Pebble *pebbles, int row) {
    const Pebble *in_row = pebbles + (ptrdiff_t)(row & (PEBBLES - 1)) * PEBBLES;
    for (int i = 0; i < SIDE + 2 * PEBBLE; i++) {
        const Pebble *pebble = &in_row[(i / PEBBLE - 1) & (PEBBLES - 1)];
        cells->across[i] = pebble->x - (float)(i % PEBBLE);
        cells->row[i] = (float)(row * PEBBLE) + pebble->y;
        cells->tone[i] = pebble->tone;
    }
}

static inline float lower(float a, float b) { return a < b ? a : b; }
static inline float higher(float a, float b) { return a > b ? a : b; }

/* A row of points: the squares of the distances to one pebble, the nearest and the next, and the nearest's
 * tone. */
typedef struct Nearest {
    float distance[SIDE], first[SIDE], second[SIDE], tone[SIDE];
} Nearest;

/* The pebbles of the cells that are so many beside those of the points. */
static void approach(Nearest *nearest, const Cells *cells, float y, int aside) {
    const float *restrict across = cells->across + PEBBLE * (1 + aside),
                          *restrict row = cells->row + PEBBLE * (1 + aside),
                          *restrict tone = cells->tone + PEBBLE * (1 + aside);
    float *restrict distance = nearest->distance, *restrict first = nearest->first,
                    *restrict second = nearest->second, *restrict of = nearest->tone;
    float beside = (float)(PEBBLE * aside);
    for (int x = 0; x < SIDE; x++) {
        float right = across[x] + beside, below = row[x] - y;
        distance[x] = right * right + below * below;
        second[x] = lower(second[x], higher(first[x], distance[x]));
        first[x] = lower(first[x], distance[x]);
    }
    for (int x = 0; x < SIDE; x++) of[x] += (tone[x] - of[x]) * (distance[x] > first[x] ? 0.0f : 1.0f);
}

static void find_nearest(Nearest *nearest, const Cells cells[3], int y) {
    static const float FAR_OFF = 1e9f;
    for (int x = 0; x < SIDE; x++) nearest->first[x] = nearest->second[x] = FAR_OFF;
    for (int row = 0; row < 3; row++)
        for (int aside = -1; aside <= 1; aside++) approach(nearest, &cells[row], (float)y, aside);
}

static void lay_pebbles(float *tile, Rng *rng) {
    static const float CREASE = 2.2f, LIT = 0.8f;
    Pebble *pebbles = memory_alloc(PEBBLES * PEBBLES * sizeof *pebbles);
    float *height = memory_alloc(TEXELS * sizeof *height);
    Nearest *nearest = memory_calloc(1, sizeof *nearest);
    Cells *cells = memory_alloc(3 * sizeof *cells);
    for (int i = 0; i < PEBBLES * PEBBLES; i++)
        pebbles[i] = (Pebble){between(rng, 0, PEBBLE), between(rng, 0, PEBBLE), between(rng, -0.25f, 0.25f)};
    for (int y = 0; y < SIDE; y++) {
        float *restrict row = tile + (size_t)y * SIDE, *restrict high = height + (size_t)y * SIDE;
        for (int i = 0; i < 3 && y % PEBBLE == 0; i++) spread_cells(&cells[i], pebbles, y / PEBBLE + i - 1);
        find_nearest(nearest, cells, y);
        for (int x = 0; x < SIDE; x++) {
            float in = (sqrtf(nearest->second[x]) - sqrtf(nearest->first[x])) / CREASE;
            in = in < 1 ? in : 1;
            high[x] = in * (2 - in);
            row[x] += high[x] + nearest->tone[x];
        }
    }
    /* The lamp is at the far side: what falls away from it is darker. */
    for (int y = 0; y < SIDE; y++) {
        const float *near = texel(height, 0, y + 1), *far = texel(height, 0, y - 1);
        for (int x = 0; x < SIDE; x++) tile[y * SIDE + x] += LIT * (near[x] - far[x]);
    }
    free(pebbles);
    free(height);
    free(nearest);
    free(cells);
}

/* ---- all ---- */

static void make_enamel(float *tile, Rng *rng) {
    add_noise(tile, rng, 2, 2, 0.9f);
    add_noise(tile, rng, 4, 4, 0.7f);
    add_noise(tile, rng, 16, 16, 0.5f);
    add_strokes(tile, rng, (Strokes){1500, 16, 70, TAU, 0.02f, -0.5f, 1.1f});
}

static void make_felt(float *tile, Rng *rng) {
    add_strokes(tile, rng, (Strokes){22000, 6, 22, TAU, 0.12f, -1, 1});
    add_noise(tile, rng, 2, 2, 0.8f);
    add_noise(tile, rng, 16, 16, 0.9f);
}

static void make_woven(float *tile, Rng *rng) {
    weave(tile, rng);
    add_noise(tile, rng, 2, 2, 0.35f);
    add_noise(tile, rng, 16, 16, 0.25f);
}

static void make_hide(float *tile, Rng *rng) {
    lay_pebbles(tile, rng);
    add_noise(tile, rng, 2, 2, 0.35f);
    add_noise(tile, rng, 32, 32, 0.3f);
}

static void make_sheet(float *tile, Rng *rng) {
    add_noise(tile, rng, 4, 4, 1);
    add_noise(tile, rng, 8, 8, 0.6f);
    add_noise(tile, rng, 32, 32, 0.5f);
    add_strokes(tile, rng, (Strokes){900, 20, 110, TAU, 0.006f, -1.4f, 1.8f});
}

static void make_wood(float *tile, Rng *rng) {
    add_noise(tile, rng, 128, 8, 1);
    add_noise(tile, rng, 64, 2, 1);
    add_noise(tile, rng, 16, 2, 0.4f);
    add_strokes(tile, rng, (Strokes){3200, 6, 40, 0.03f, 0, -1.8f, 0.3f});
}

static void make_brushed(float *tile, Rng *rng) {
    add_noise(tile, rng, 128, 2, 1);
    add_noise(tile, rng, 32, 2, 0.7f);
    add_noise(tile, rng, 64, 64, 0.4f);
    add_strokes(tile, rng, (Strokes){1400, 20, 120, 0.05f, 0, -1, 1.4f});
}

static void make_stone(float *tile, Rng *rng) {
    for (int size = 2; size <= 32; size *= 2) add_noise(tile, rng, size, size, 0.9f);
    add_strokes(tile, rng, (Strokes){2600, 1, 4, TAU, 0, -2.4f, 1});
}

/* Mean 0, deviation 1. Several sums are added up at a time, each of few enough to stay exact. */
static void normalise(float *tile) {
    enum { LANES = 8 };
    double sum = 0, squares = 0;
    for (int y = 0; y < SIDE; y++) {
        float sums[LANES] = {0}, squared[LANES] = {0};
        for (int x = 0; x < SIDE; x += LANES)
            for (int i = 0; i < LANES; i++) {
                float value = tile[y * SIDE + x + i];
                sums[i] += value, squared[i] += value * value;
            }
        for (int i = 0; i < LANES; i++) sum += (double)sums[i], squares += (double)squared[i];
    }
    float mean = (float)(sum / TEXELS);
    float each = 1 / (float)sqrt(squares / TEXELS - (double)mean * mean);
    for (int i = 0; i < TEXELS; i++) {
        float value = (tile[i] - mean) * each;
        value = value < MATERIAL_PEAK ? value : MATERIAL_PEAK;
        tile[i] = value > -MATERIAL_PEAK ? value : -MATERIAL_PEAK;
    }
}

float *material_tile(Material material) {
    static void (*const make[MATERIAL_COUNT])(float *, Rng *) = {
        [MATERIAL_ENAMEL] = make_enamel, [MATERIAL_FELT] = make_felt,       [MATERIAL_WOVEN] = make_woven,
        [MATERIAL_HIDE] = make_hide,     [MATERIAL_SHEET] = make_sheet,     [MATERIAL_WOOD] = make_wood,
        [MATERIAL_STONE] = make_stone,   [MATERIAL_BRUSHED] = make_brushed,
    };
    Rng rng = rng_of(1, 2 * (uint64_t)material + 1);
    float *tile = memory_calloc(TEXELS, sizeof *tile);
    make[material](tile, &rng);
    normalise(tile);
    return tile;
}
