#include "render/relight.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "render/ease.h"

typedef struct Light {
    float red, green, blue; /* 0 … 1 */
} Light;

static Light light_of(Colour colour) {
    return (Light){(float)(colour >> 16 & 255) / 255, (float)(colour >> 8 & 255) / 255,
                   (float)(colour & 255) / 255};
}

/* A lamp's colour, as those whom it lights show it. */
static Light deepened(Light lamp) {
    static const float DEEPER = 1.7f;
    return (Light){powf(lamp.red, DEEPER), powf(lamp.green, DEEPER), powf(lamp.blue, DEEPER)};
}

/* How much of the lamp's colour it takes, and of its light; of the room's light in what is dark, in the shade
 * and at the edges. */
static const float LAMP_COLOUR = 0.64f, LAMP_LIGHT = 1.0f, ROOM_IN_DARK = 0.09f, ROOM_IN_SHADE = 0.4f,
                   ROOM_AT_EDGES = 1.0f;
static const float EDGE_WIDE = 0.019f, WEAKER_EDGE = 0.5f; /* of the picture; of the stronger edge's */
/* What is dark loses light and what is light gains it, so that forms stay round; and of what is brighter than
 * the middle, less takes the lamp's colour. */
static const float LIGHT_IN_DARK = 0.74f, LIGHT_IN_LIGHT = 1.24f, HIGHLIGHT_PLAIN = 0.45f;
static const float CORNERS_LOST = 0.7f, POOL = 0.35f;
/* On the side away from the lamp so much of its light is lost, and so much is gained on the other. */
static const float SHADE = 0.68f, KEY = 0.17f;
/* Colours of one room are a little alike: so much of a place's own colour gives way to its grey; more by how
 * much a lamp is bluer than red, or fur would turn green. */
static const float GREYED = 0.17f, GREYED_BY_COLD = 0.7f;

typedef struct Lit {
    float lamp, pool, edge, shade; /* by how much: the lamp, the light from below, the room at its edge and in
                                      the shade */
    float greyed;
} Lit;

/* Of a form that is as round as a pillar: the columns of its left and right edge, a little late, so that they
 * change smoothly from row to row. */
typedef struct Pillar {
    float left, right;
    bool is_known;
} Pillar;

static bool is_solid(Pixel pixel) { return pixel >> 31; }

static void pillar_follow(Pillar *pillar, const Pixmap *pixmap, int y) {
    static const float LATE = 0.09f; /* of the picture's height */
    const Pixel *row = pixmap->pixels + (ptrdiff_t)y * pixmap->stride;
    int left = 0, right = pixmap->width - 1;
    while (left <= right && !is_solid(row[left])) left++;
    while (right > left && !is_solid(row[right])) right--;
    if (left > right) return;
    float share = pillar->is_known ? 1 - expf(-1 / (LATE * (float)pixmap->height)) : 1;
    pillar->left += ((float)left - pillar->left) * share;
    pillar->right += ((float)right - pillar->right) * share;
    pillar->is_known = true;
}

/* Where a column lies between a pillar's edges: from -1 at the left to 1 at the right one. A pillar is at
 * least so many columns wide from its middle: a crown, which is narrow at first, faces the lamp. */
static float across_pillar(const Pillar *pillar, int x, float least) {
    float middle = (pillar->left + pillar->right) / 2,
          half = fmaxf((pillar->right - pillar->left) / 2, least);
    return fminf(fmaxf(((float)x - middle) / half, -1), 1);
}

/* The same of a part that is seen as a picture of its own. */
static float across_figure(const Relight *by, float across) {
    static const float ASIDE = 0.3f, WIDE = 0.9f, NARROW = 0.65f; /* of a figure's half width */
    return ASIDE * by->lies + (by->lies == 0 ? WIDE : NARROW) * across;
}

static float clear_at(const Pixmap *pixmap, int x, int y) {
    if (x < 0 || y < 0 || x >= pixmap->width || y >= pixmap->height) return 1;
    return 1 - (float)(pixmap->pixels[y * pixmap->stride + x] >> 24) / 255;
}

/* How open it is to the upper left (−1) or right (1). */
static float open_to(const Pixmap *pixmap, int x, int y, float side) {
    enum { STEPS = 5 };
    static const float steps[STEPS] = {0.3f, 0.5f, 0.75f, 1, 1.25f};
    float far = fmaxf(1, (float)pixmap->width * EDGE_WIDE), open = 0;
    for (int i = 0; i < STEPS; i++)
        open += clear_at(pixmap, x + (int)lroundf(side * 0.85f * far * steps[i]),
                         y - (int)lroundf(0.5f * far * steps[i]));
    return open / STEPS;
}

/* The very contour turns away from whoever looks: its light is less, or its steps would be seen. */
static float turned_off(const Pixmap *pixmap, int x, int y) {
    static const float LESS = 1.3f;
    float clear = clear_at(pixmap, x, y) * 2 + clear_at(pixmap, x - 1, y) + clear_at(pixmap, x + 1, y) +
                  clear_at(pixmap, x, y - 1) + clear_at(pixmap, x, y + 1);
    return fmaxf(1 - LESS * clear / 6, 0);
}

/* How much of what meets the eye there is an edge, 0 … 1: most on the side away from the lamp. */
static float edge_at(const Pixmap *pixmap, int x, int y, float side) {
    float strong = side < 0 ? 1 : -1;
    float edge = fmaxf(open_to(pixmap, x, y, strong), WEAKER_EDGE * open_to(pixmap, x, y, -strong));
    return edge > 0 ? edge * turned_off(pixmap, x, y) : 0;
}

/* The lamp's light at a share of the way to the side from which it comes, −1 … 1; the shade there. */
static void turn_away(Lit *lit, float toward) {
    lit->shade = ease_step(-0.05f, 0.95f, -toward);
    lit->lamp *= 1 - SHADE * lit->shade + KEY * ease_step(0, 1, toward);
}

static Lit lit_at(const Pixmap *pixmap, int x, int y, float side) {
    float across = ((float)x + 0.5f) / (float)pixmap->width, down = ((float)y + 0.5f) / (float)pixmap->height;
    float aside = fabsf(across - 0.5f) * 2;
    float lost = ease_step(0.42f, 0.95f, aside) * ease_step(0.5f, 0.8f, down);
    return (Lit){.lamp = 1 - CORNERS_LOST * lost,
                 .pool = POOL * ease_step(0.74f, 0.93f, down) * (1 - aside),
                 .edge = edge_at(pixmap, x, y, side) * (1 - 0.5f * ease_step(0.55f, 0.9f, down))};
}

/* What is nearly white comes up to it but slowly, so that its form is still seen. */
static float held_back(float value, float alpha) {
    static const float FROM = 0.74f;
    float from = FROM * alpha, room = alpha - from;
    return value <= from ? value : from + room * (1 - expf((from - value) / room));
}

static Pixel channel(Pixel pixel, int shift, float lamp, float room, const Lit *lit, float grey) {
    float alpha = (float)(pixel >> 24), value = (float)(pixel >> shift & 255), bright = grey / alpha;
    float tinted = LAMP_COLOUR * (1 - HIGHLIGHT_PLAIN * fmaxf(0, 2 * bright - 1));
    value += (grey - value) * lit->greyed;
    float in_shade = room * ROOM_IN_SHADE * lit->shade * (0.3f * value + 0.7f * grey);
    value *=
        LAMP_LIGHT * (1 - tinted * (1 - lamp)) * (LIGHT_IN_DARK + (LIGHT_IN_LIGHT - LIGHT_IN_DARK) * bright);
    value += room * ROOM_IN_DARK * (alpha - grey);
    value *= lit->lamp * (1 + lit->pool * lamp);
    value += in_shade + room * ROOM_AT_EDGES * lit->edge * alpha * (0.45f + 0.55f * sqrtf(grey / 255));
    return (Pixel)(fminf(held_back(value, alpha), alpha) + 0.5f) << shift;
}

static Pixel relit(Pixel pixel, Light lamp, Light room, const Lit *lit) {
    float grey =
        0.3f * (float)(pixel >> 16 & 255) + 0.59f * (float)(pixel >> 8 & 255) + 0.11f * (float)(pixel & 255);
    return (pixel & 0xff000000u) | channel(pixel, 16, lamp.red, room.red, lit, grey) |
           channel(pixel, 8, lamp.green, room.green, lit, grey) |
           channel(pixel, 0, lamp.blue, room.blue, lit, grey);
}

/* ---- the contour ---- */

typedef struct Sum {
    uint32_t channel[4];
} Sum;

static void add_to(Sum *sum, Pixel pixel, uint32_t weight) {
    for (int i = 0; i < 4; i++) sum->channel[i] += (pixel >> 8 * i & 255) * weight;
}

/* The mean of a pixel and those around it in three rows of a picture that is `width` wide: nearer ones count
 * more, and outside the picture the nearest one counts again. */
static Pixel mean_around(Pixel *const rows[3], int x, int width) {
    enum { HALF = 8, SHARE = 4 }; /* of a sixteenth */
    const int left = x > 0 ? x - 1 : 0, right = x + 1 < width ? x + 1 : x;
    Sum sum = {{HALF, HALF, HALF, HALF}};
    for (int i = 0; i < 3; i++) {
        uint32_t weight = i == 1 ? 2 : 1;
        add_to(&sum, rows[i][left], weight);
        add_to(&sum, rows[i][x], 2 * weight);
        add_to(&sum, rows[i][right], weight);
    }
    Pixel mean = 0;
    for (int i = 0; i < 4; i++) mean |= (sum.channel[i] >> SHARE) << 8 * i;
    return mean;
}

static bool is_contour(Pixel *const rows[3], int x, int width) {
    const int left = x > 0 ? x - 1 : 0, right = x + 1 < width ? x + 1 : x;
    Pixel all = 0xff000000u, any = 0;
    for (int i = 0; i < 3; i++) {
        all &= rows[i][left] & rows[i][x] & rows[i][right];
        any |= rows[i][left] | rows[i][x] | rows[i][right];
    }
    return all >> 24 < 255 && any >> 24 > 0;
}

/* Smooths the steps of an outline, and nothing else. Its foot, where a picture is cut off, stays as it is. */
static void smooth_contour(Pixmap *pixmap) {
    int width = pixmap->width;
    size_t bytes = (size_t)width * sizeof(Pixel);
    Pixel *kept = memory_alloc(3 * bytes), *rows[3] = {kept, kept + width, kept + 2 * width};
    memcpy(rows[1], pixmap->pixels, bytes);
    memcpy(rows[0], rows[1], bytes);
    for (int y = 0; y < pixmap->height; y++) {
        int next = y + 1 < pixmap->height ? y + 1 : y;
        memcpy(rows[2], pixmap->pixels + (ptrdiff_t)next * pixmap->stride, bytes);
        if (next == y) memcpy(rows[2], rows[1], bytes);
        Pixel *row = pixmap->pixels + (ptrdiff_t)y * pixmap->stride;
        for (int x = 0; x < width; x++)
            if (is_contour(rows, x, width)) row[x] = mean_around(rows, x, width);
        Pixel *oldest = rows[0];
        rows[0] = rows[1], rows[1] = rows[2], rows[2] = oldest;
    }
    free(kept);
}

void relight(Pixmap *pixmap, const Relight *by) {
    enum { CONTOUR_WIDE = 200 };     /* of so many columns each one, a contour is smoothed once */
    static const float LEAST = 0.2f; /* of a figure's width: half a head's */
    Light behind = light_of(by->room), above = deepened(light_of(by->lamp));
    float greyed = GREYED + GREYED_BY_COLD * fmaxf(above.blue - above.red, 0);
    float least = by->is_part ? 1 : LEAST * (float)pixmap->width;
    Pillar pillar = {.right = (float)pixmap->width - 1};
    for (int y = 0; y < pixmap->height; y++) {
        Pixel *row = pixmap->pixels + (ptrdiff_t)y * pixmap->stride;
        if (!by->is_part) pillar_follow(&pillar, pixmap, y);
        for (int x = 0; x < pixmap->width; x++) {
            if (row[x] >> 24 == 0) continue;
            Lit lit = by->is_part ? (Lit){.lamp = 1} : lit_at(pixmap, x, y, by->side);
            lit.greyed = greyed;
            float across = across_pillar(&pillar, x, least);
            turn_away(&lit, by->side * (by->is_part ? across_figure(by, across) : across));
            row[x] = relit(row[x], above, behind, &lit);
        }
    }
    if (by->is_part) return;
    for (int wide = CONTOUR_WIDE; wide <= pixmap->width; wide += CONTOUR_WIDE) smooth_contour(pixmap);
}
