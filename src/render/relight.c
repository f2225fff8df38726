#include "render/relight.h"

#include <math.h>
#include <stddef.h>

typedef struct Light {
    float red, green, blue; /* 0 … 1 */
} Light;

static Light light_of(Colour colour) {
    return (Light){(float)(colour >> 16 & 255) / 255, (float)(colour >> 8 & 255) / 255,
                   (float)(colour & 255) / 255};
}

static float step(float from, float to, float x) {
    float share = fminf(fmaxf((x - from) / (to - from), 0), 1);
    return share * share * (3 - 2 * share);
}

/* How much of the lamp's colour it takes, and of its light; of the room's light in what is dark, and at the
 * edges. */
static const float LAMP_COLOUR = 0.46f, LAMP_LIGHT = 0.98f, ROOM_IN_DARK = 0.05f, ROOM_AT_EDGES = 1.0f;
static const float EDGE_WIDE = 0.019f, RIGHT_EDGE = 0.5f; /* of the picture; of the left one's */
/* What is dark loses light and what is light gains it, so that forms stay round; and of what is brighter than
 * the middle, less takes the lamp's colour. */
static const float LIGHT_IN_DARK = 0.74f, LIGHT_IN_LIGHT = 1.24f, HIGHLIGHT_PLAIN = 0.55f;
static const float CORNERS_LOST = 0.7f, POOL = 0.35f;

typedef struct Lit {
    float lamp, pool, edge; /* by how much: the lamp, the light from below, the room at its edge */
} Lit;

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

/* How much of what meets the eye there is an edge, 0 … 1. */
static float edge_at(const Pixmap *pixmap, int x, int y) {
    return fmaxf(open_to(pixmap, x, y, -1), RIGHT_EDGE * open_to(pixmap, x, y, 1));
}

static Lit lit_at(const Pixmap *pixmap, int x, int y) {
    float across = ((float)x + 0.5f) / (float)pixmap->width, down = ((float)y + 0.5f) / (float)pixmap->height;
    float aside = fabsf(across - 0.5f) * 2;
    float lost = step(0.42f, 0.95f, aside) * step(0.5f, 0.8f, down);
    return (Lit){.lamp = 1 - CORNERS_LOST * lost,
                 .pool = POOL * step(0.74f, 0.93f, down) * (1 - aside),
                 .edge = edge_at(pixmap, x, y) * (1 - 0.5f * step(0.55f, 0.9f, down))};
}

static Pixel channel(Pixel pixel, int shift, float lamp, float room, const Lit *lit, float grey) {
    float alpha = (float)(pixel >> 24), value = (float)(pixel >> shift & 255), bright = grey / alpha;
    float tinted = LAMP_COLOUR * (1 - HIGHLIGHT_PLAIN * fmaxf(0, 2 * bright - 1));
    value *=
        LAMP_LIGHT * (1 - tinted * (1 - lamp)) * (LIGHT_IN_DARK + (LIGHT_IN_LIGHT - LIGHT_IN_DARK) * bright);
    value += room * ROOM_IN_DARK * (alpha - grey);
    value *= lit->lamp * (1 + lit->pool * lamp);
    value += room * ROOM_AT_EDGES * lit->edge * alpha * (0.45f + 0.55f * sqrtf(grey / 255));
    return (Pixel)(fminf(value, alpha) + 0.5f) << shift;
}

static Pixel relit(Pixel pixel, Light lamp, Light room, const Lit *lit) {
    float grey =
        0.3f * (float)(pixel >> 16 & 255) + 0.59f * (float)(pixel >> 8 & 255) + 0.11f * (float)(pixel & 255);
    return (pixel & 0xff000000u) | channel(pixel, 16, lamp.red, room.red, lit, grey) |
           channel(pixel, 8, lamp.green, room.green, lit, grey) |
           channel(pixel, 0, lamp.blue, room.blue, lit, grey);
}

void relight(Pixmap *pixmap, Colour room, Colour lamp, bool is_part) {
    Light behind = light_of(room), above = light_of(lamp);
    for (int y = 0; y < pixmap->height; y++) {
        Pixel *row = pixmap->pixels + (ptrdiff_t)y * pixmap->stride;
        for (int x = 0; x < pixmap->width; x++) {
            if (row[x] >> 24 == 0) continue;
            Lit lit = is_part ? (Lit){.lamp = 1} : lit_at(pixmap, x, y);
            row[x] = relit(row[x], above, behind, &lit);
        }
    }
}
