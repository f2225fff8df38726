#include "render/wood.h"

#include <math.h>
#include <stdlib.h>

#include "base/memory.h"
#include "base/rng.h"
#include "render/ease.h"
#include "render/material.h"

/* All lengths are in widths of a board: across it from 0 to 1, along it from 0 on. */
static const float TAU = 6.2831853f, TEXELS_A_BOARD = 158;
enum { KNOTS = 6, BENDS = 3, WAVES = 3, PIECES = 3 };

static float share(Rng *rng) { return (float)(rng_next(rng) >> 8) * 0x1p-24f; }
static float between(Rng *rng, float from, float to) { return from + (to - from) * share(rng); }

typedef struct Knot {
    float across, along, size;
} Knot;

/* A sum of sines along a board, whole periods each. */
typedef struct Bends {
    float base, high[BENDS], turns[BENDS], phase[BENDS];
} Bends;

/* Waves that run slantwise through the grain. */
typedef struct Waves {
    float high[WAVES], across[WAVES], turns[WAVES], phase[WAVES];
} Waves;

typedef struct Board {
    float heart, rings; /* where the middle of the trunk was, and rings a width */
    float tone;         /* lighter or darker in all */
    Bends depth;        /* of that middle below the surface: where it changes the rings form arches */
    Waves waves;
    Knot knots[KNOTS];
    int knot_count;
    float ends[PIECES]; /* where pieces of it meet */
    int end_count;
    uint32_t texel; /* where in the tile of pores it begins */
} Board;

static void choose_knots(Board *board, Rng *rng, float length) {
    static const float APART = 5.2f;
    for (float at = between(rng, 0, APART); at < length && board->knot_count < KNOTS;
         at += between(rng, 0.6f, 1.4f) * APART) {
        board->knots[board->knot_count++] =
            (Knot){between(rng, 0.2f, 0.8f), at, between(rng, 0.035f, 0.075f)};
    }
}

static Bends choose_depth(Rng *rng, float length) {
    Bends depth = {.base = between(rng, 0.5f, 0.9f)};
    for (int i = 0; i < BENDS; i++) {
        float turns = roundf(length / between(rng, 5, 14));
        depth.turns[i] = turns < 1 ? 1 : turns;
        depth.high[i] = between(rng, 0.08f, 0.26f);
        depth.phase[i] = between(rng, 0, TAU);
    }
    return depth;
}

static Waves choose_waves(Rng *rng, float length) {
    static const float HIGH[WAVES] = {0.016f, 0.005f, 0.05f}, LONG[WAVES] = {1.7f, 0.8f, 6},
                       ACROSS[WAVES] = {3, 7, 1};
    Waves waves = {0};
    for (int i = 0; i < WAVES; i++) {
        waves.high[i] = HIGH[i];
        waves.across[i] = ACROSS[i] * between(rng, 0.7f, 1.4f);
        waves.turns[i] = roundf(fmaxf(length / LONG[i], 1));
        waves.phase[i] = between(rng, 0, TAU);
    }
    return waves;
}

/* Neighbours end at different heights. */
static void choose_ends(Board *board, Rng *rng, int index, float length) {
    static const float LONG = 7, LEAST = 1.4f;
    float first = LONG * (0.2f + 0.8f * (float)(index * 5 % 7) / 7) + between(rng, -0.3f, 0.3f);
    for (float at = first; at < length - LEAST && board->end_count < PIECES; at += LONG)
        if (at > LEAST) board->ends[board->end_count++] = at;
}

static Board board_of(int index, float length, bool is_nailed) {
    Rng rng = rng_of(7, 2 * (uint64_t)index + 1);
    Board board = {.heart = between(&rng, -0.5f, 1.5f),
                   .rings = between(&rng, 9, 16),
                   .tone = between(&rng, -0.55f, 0.45f),
                   .texel = rng_next(&rng)};
    board.depth = choose_depth(&rng, length);
    board.waves = choose_waves(&rng, length);
    choose_knots(&board, &rng, length);
    if (is_nailed) choose_ends(&board, &rng, index, length);
    return board;
}

static float depth_at(const Bends *bends, float along, float length) {
    float depth = bends->base;
    for (int i = 0; i < BENDS; i++)
        depth += bends->high[i] * sinf(TAU * bends->turns[i] * along / length + bends->phase[i]);
    return depth;
}

/* ---- a point of the wood: from −1, dark, to 1, light ---- */

/* A year begins light and ends in a dark line. */
static float ring_at(float rings) {
    static const float LINE = 0.8f;
    float year = rings - floorf(rings);
    float light = 0.3f - 0.75f * year * year;
    return year > LINE ? light + (year - LINE) / (1 - LINE) * (0.3f - light) : light;
}

typedef struct Near {
    float bump, core; /* what it adds to the rings; 1 within a knot … 0 */
    float inside;     /* of its radius */
} Near;

/* Knots are longer along the board, and the grain flows around them. */
static Near near_knots(const Board *board, float across, float along, float length) {
    static const float LONGER = 0.74f, REACH = 4.2f, BUMP = 0.3f, SOFT = 0.3f;
    Near near = {0};
    for (int i = 0; i < board->knot_count; i++) {
        const Knot *knot = &board->knots[i];
        float beside = across - knot->across, down = along - knot->along;
        down = (down - length * roundf(down / length)) * LONGER;
        float distance = sqrtf(beside * beside + down * down) / knot->size;
        if (distance > REACH) continue;
        float near_by = 1 - distance / REACH;
        near.bump += BUMP * ease_soft(near_by);
        float core = fminf(fmaxf((1 - distance) / SOFT + 0.5f, 0), 1);
        if (core > near.core) near = (Near){near.bump, core, distance};
    }
    return near;
}

static float knot_shade(float inside) {
    static const float RINGS = 3.5f;
    return -0.55f - 0.5f * inside * inside + 0.12f * cosf(TAU * RINGS * inside);
}

/* ---- joints and nails ---- */

/* Light comes from above or the left: the edge towards it is bright, the other in shadow. `from`, `to`: the
 * distances to both edges; `pixel`: how wide one is. */
static float edge_shade(float from, float to, float pixel) {
    static const float GAP = 0.011f, SOFT = 0.05f, LIT = 0.012f;
    if (fminf(from, to) < fmaxf(GAP / 2, pixel / 2)) return -1.5f;
    float shade = to < SOFT ? -0.55f * (1 - to / SOFT) : 0;
    if (from < GAP / 2 + fmaxf(LIT, pixel)) return 0.5f;
    return from < SOFT ? shade - 0.22f * (1 - from / SOFT) : shade;
}

/* A round head, lit from above, with its shadow below; 0 beside it. */
static float nail_shade(float across, float along) {
    static const float SIZE = 0.03f, SHADOW = 0.02f;
    float distance = sqrtf(across * across + along * along);
    if (distance < SIZE) return along < -0.2f * SIZE && distance < 0.8f * SIZE ? 1.1f : -1.25f;
    float below = sqrtf(across * across + (along - SHADOW) * (along - SHADOW));
    return below < SIZE * 1.3f ? -0.7f * (1 - (below - SIZE) / (SIZE * 0.6f)) : 0;
}

static float nails_at(float across, float from_end) {
    static const float BESIDE = 0.17f, ABOVE = 0.16f;
    if (fabsf(fabsf(from_end) - ABOVE) > 0.09f) return 0;
    float along = from_end < 0 ? from_end + ABOVE : from_end - ABOVE;
    return nail_shade(across < 0.5f ? across - BESIDE : across - 1 + BESIDE, along);
}

static float ends_shade(const Board *board, float across, float along, float length, float pixel) {
    float first = nails_at(across, along), last = nails_at(across, along - length);
    float shade = first != 0 ? first : last;
    for (int i = 0; i < board->end_count; i++) {
        float beyond = along - board->ends[i];
        if (fabsf(beyond) > 0.4f) continue;
        float nails = nails_at(across, beyond);
        shade += nails != 0 ? nails : edge_shade(beyond < 0 ? 1 : beyond, beyond < 0 ? -beyond : 1, pixel);
    }
    return shade;
}

/* ---- all ---- */

typedef struct Drawing {
    Pixmap *pixmap;
    const Wood *wood;
    float *pores; /* a tile of MATERIAL_SIDE² */
    float side;   /* of a board, in pixels */
    float length; /* of the boards */
} Drawing;

static Pixel pixel_of(float shade) {
    static const float DARKEST = 0.62f, LIGHTEST = 0.2f;
    static const Colour DARK = 0xff120802u, LIGHT = 0xffffce8eu;
    float alpha = shade < 0 ? fminf(-shade, 1.5f) * DARKEST / 1.5f : fminf(shade, 1.2f) * LIGHTEST / 1.2f;
    return pixel_from_colour(colour_fade(shade < 0 ? DARK : LIGHT, alpha));
}

static float pore_at(const Drawing *drawing, const Board *board, float across, float along) {
    enum { WRAP = MATERIAL_SIDE - 1 };
    uint32_t row = (uint32_t)(across * TEXELS_A_BOARD) + (board->texel >> 8),
             column =
                 (uint32_t)(along / drawing->length *
                            roundf(drawing->length * TEXELS_A_BOARD / MATERIAL_SIDE + 0.5f) * MATERIAL_SIDE);
    return drawing->pores[(row & WRAP) * MATERIAL_SIDE + (column & WRAP)];
}

static float wave_at(const Waves *waves, float across, const float turned[WAVES]) {
    float wave = 0;
    for (int i = 0; i < WAVES; i++) wave += waves->high[i] * sinf(waves->across[i] * across + turned[i]);
    return wave;
}

static Pixel *pixel_at(const Drawing *drawing, int across, int along) {
    const Pixmap *pixmap = drawing->pixmap;
    return drawing->wood->is_upright ? &pixmap->pixels[along * pixmap->stride + across]
                                     : &pixmap->pixels[across * pixmap->stride + along];
}

static void draw_row(const Drawing *drawing, const Board *board, int first, int end, int at) {
    static const float PORE = 0.1f, RING = 0.7f, TONE = 0.45f;
    float along = ((float)at + 0.5f) / drawing->side, length = drawing->length, turned[WAVES];
    float depth = depth_at(&board->depth, along, length), pixel = 1 / drawing->side;
    for (int i = 0; i < WAVES; i++)
        turned[i] = TAU * board->waves.turns[i] * along / length + board->waves.phase[i];
    for (int x = first; x < end; x++) {
        float across = ((float)(x - first) + 0.5f) / (float)(end - first);
        Near near = near_knots(board, across, along, length);
        float beside = across - board->heart + wave_at(&board->waves, across, turned);
        float rings = board->rings * (sqrtf(beside * beside + depth * depth) + near.bump);
        float shade = RING * ring_at(rings) + TONE * board->tone;
        shade += (knot_shade(near.inside) - shade) * near.core;
        shade += PORE * pore_at(drawing, board, across, along);
        shade += edge_shade(across, 1 - across, pixel);
        if (drawing->wood->is_nailed) shade += ends_shade(board, across, along, length, pixel);
        *pixel_at(drawing, x, at) = pixel_of(shade);
    }
}

void wood_draw(Pixmap *pixmap, const Wood *wood) {
    int sides = wood->is_upright ? pixmap->width : pixmap->height;
    int along = wood->is_upright ? pixmap->height : pixmap->width;
    Drawing drawing = {.pixmap = pixmap, .wood = wood, .pores = material_tile(MATERIAL_WOOD)};
    drawing.side = (float)sides / (float)wood->boards;
    drawing.length = (float)along / drawing.side;
    for (int i = 0; i < wood->boards; i++) {
        Board board = board_of(i, drawing.length, wood->is_nailed);
        int first = sides * i / wood->boards, end = sides * (i + 1) / wood->boards;
        for (int at = 0; at < along; at++) draw_row(&drawing, &board, first, end, at);
    }
    free(drawing.pores);
    pixmap->is_grain = true;
    pixmap_measure(pixmap);
}
