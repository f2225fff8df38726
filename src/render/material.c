#include "render/material.h"

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

#include "base/memory.h"
#include "base/rng.h"

enum { SIDE = MATERIAL_SIDE, TEXELS = SIDE * SIDE, WRAP = SIDE - 1 };

static const float TAU = 6.2831853f;

/* 0 … below 1 */
static float share(Rng *rng) { return (float)(rng_next(rng) >> 8) * 0x1p-24f; }
static float between(Rng *rng, float from, float to) { return from + (to - from) * share(rng); }

static float *texel(float *tile, int x, int y) { return &tile[(y & WRAP) * SIDE + (x & WRAP)]; }

/* ---- what materials are made of ---- */

typedef struct Strokes {
    int count;
    float shortest, longest; /* texels */
    float spread;            /* radians to either side of the rows; TAU: all directions */
    float bend;              /* radians a texel, at most */
    float dark, light;       /* strengths: one between them for each */
} Strokes;

static void draw_stroke(float *tile, Rng *rng, const Strokes *strokes) {
    float x = between(rng, 0, SIDE), y = between(rng, 0, SIDE);
    float turn = between(rng, -strokes->spread, strokes->spread);
    float bend = between(rng, -strokes->bend, strokes->bend);
    float strength = between(rng, strokes->dark, strokes->light);
    int length = (int)between(rng, strokes->shortest, strokes->longest);
    for (int i = 0; i < length; i++, turn += bend) {
        int left = (int)floorf(x), top = (int)floorf(y);
        float right = x - (float)left, below = y - (float)top;
        *texel(tile, left, top) += strength * (1 - right) * (1 - below);
        *texel(tile, left + 1, top) += strength * right * (1 - below);
        *texel(tile, left, top + 1) += strength * (1 - right) * below;
        *texel(tile, left + 1, top + 1) += strength * right * below;
        x += cosf(turn), y += sinf(turn);
    }
}

static void add_strokes(float *tile, Rng *rng, Strokes strokes) {
    for (int i = 0; i < strokes.count; i++) draw_stroke(tile, rng, &strokes);
}

/* Smooth noise of cells that are so large; each a power of two. */
static void add_noise(float *tile, Rng *rng, int wide, int high, float strength) {
    int columns = SIDE / wide, rows = SIDE / high;
    float *cells = memory_alloc((size_t)columns * (size_t)rows * sizeof *cells);
    for (int i = 0; i < columns * rows; i++) cells[i] = between(rng, -strength, strength);
    for (int y = 0; y < SIDE; y++) {
        const float *above = cells + y / high * columns, *below = cells + (y / high + 1) % rows * columns;
        float down = (float)(y % high) / (float)high;
        for (int x = 0; x < SIDE; x++) {
            int left = x / wide, right = (left + 1) % columns;
            float across = (float)(x % wide) / (float)wide;
            float top = above[left] + (above[right] - above[left]) * across;
            float foot = below[left] + (below[right] - below[left]) * across;
            tile[y * SIDE + x] += top + (foot - top) * down;
        }
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

/* How far a point is inside its pebble, 0 at the crease. */
static float inside(const Pebble *pebbles, int x, int y, float *tone) {
    float first = INFINITY, second = INFINITY;
    int column = x / PEBBLE, row = y / PEBBLE;
    for (int i = row - 1; i <= row + 1; i++)
        for (int j = column - 1; j <= column + 1; j++) {
            const Pebble *pebble = &pebbles[(i & (PEBBLES - 1)) * PEBBLES + (j & (PEBBLES - 1))];
            float across = (float)(j * PEBBLE) + pebble->x - (float)x,
                  down = (float)(i * PEBBLE) + pebble->y - (float)y;
            float distance = across * across + down * down;
            if (distance < first) {
                second = first, first = distance;
                *tone = pebble->tone;
            } else if (distance < second) {
                second = distance;
            }
        }
    return sqrtf(second) - sqrtf(first);
}

static void lay_pebbles(float *tile, Rng *rng) {
    static const float CREASE = 2.2f, LIT = 0.8f;
    Pebble *pebbles = memory_alloc(PEBBLES * PEBBLES * sizeof *pebbles);
    float *height = memory_alloc(TEXELS * sizeof *height);
    for (int i = 0; i < PEBBLES * PEBBLES; i++)
        pebbles[i] = (Pebble){between(rng, 0, PEBBLE), between(rng, 0, PEBBLE), between(rng, -0.25f, 0.25f)};
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            float tone = 0, in = fminf(inside(pebbles, x, y, &tone) / CREASE, 1);
            height[y * SIDE + x] = in * (2 - in);
            tile[y * SIDE + x] += height[y * SIDE + x] + tone;
        }
    /* The lamp is at the far side: what falls away from it is darker. */
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            tile[y * SIDE + x] += LIT * (*texel(height, x, y + 1) - *texel(height, x, y - 1));
    free(pebbles);
    free(height);
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

/* Mean 0, deviation 1. */
static void normalise(float *tile) {
    double sum = 0, squares = 0;
    for (int i = 0; i < TEXELS; i++) sum += tile[i], squares += (double)tile[i] * tile[i];
    float mean = (float)(sum / TEXELS);
    float each = 1 / (float)sqrt(squares / TEXELS - (double)mean * mean);
    for (int i = 0; i < TEXELS; i++)
        tile[i] = fminf(fmaxf((tile[i] - mean) * each, -MATERIAL_PEAK), MATERIAL_PEAK);
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
