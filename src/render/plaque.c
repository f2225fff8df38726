#include "render/plaque_look.h"

#include <math.h>
#include <stddef.h>

#include "render/ease.h"

static const float PI = 3.14159265f;

/* ---- a plaque as an effect ---- */

enum { MATERIAL_AT = 4, HIGH_AT = 8, SLOPE_AT = 17, LAYER_AT = 23, SLOPE_ZERO = 32, SLOPE_BITS = 63 };

SpriteEffect plaque_effect(const Plaque *plaque) {
    int steps = (int)lroundf(plaque->slope / PLAQUE_SLOPE_STEP) + SLOPE_ZERO;
    return (SpriteEffect)(SPRITE_PLAQUE | (uint32_t)plaque->material << MATERIAL_AT |
                          (uint32_t)plaque->high << HIGH_AT | (uint32_t)steps << SLOPE_AT |
                          (uint32_t)plaque->layer << LAYER_AT);
}

static Plaque plaque_of(SpriteEffect effect) {
    uint32_t bits = effect;
    return (Plaque){.material = bits >> MATERIAL_AT & 15,
                    .layer = bits >> LAYER_AT & 3,
                    .high = (int)(bits >> HIGH_AT & PLAQUE_HIGHEST),
                    .slope = PLAQUE_SLOPE_STEP * (float)((int)(bits >> SLOPE_AT & SLOPE_BITS) - SLOPE_ZERO)};
}

/* ---- numbers ---- */

static float clamp(float value, float low, float high) { return fminf(fmaxf(value, low), high); }

/* −1 … 1 for each point of a grid. */
static float hashed(int x, int y) {
    uint32_t h = (uint32_t)x * 0x9e3779b1u ^ (uint32_t)y * 0x85ebca77u;
    h = (h ^ h >> 15) * 0x2c1b3c6du;
    h = (h ^ h >> 12) * 0x297a2d39u;
    return (float)(h >> 16 & 0xffff) / 32767.5f - 1;
}

/* Between those points. */
static float noise(float x, float y) {
    float left = floorf(x), top = floorf(y), across = ease_step(0, 1, x - left),
          down = ease_step(0, 1, y - top);
    int column = (int)left, row = (int)top;
    float above = hashed(column, row) + across * (hashed(column + 1, row) - hashed(column, row));
    float below = hashed(column, row + 1) + across * (hashed(column + 1, row + 1) - hashed(column, row + 1));
    return above + down * (below - above);
}

typedef struct Tone {
    float red, green, blue;
} Tone;

static Tone tone_of(Colour c) {
    return (Tone){(float)(c >> 16 & 255) / 255, (float)(c >> 8 & 255) / 255, (float)(c & 255) / 255};
}
static Tone mixed(Tone a, Tone b, float t) {
    return (Tone){a.red + (b.red - a.red) * t, a.green + (b.green - a.green) * t,
                  a.blue + (b.blue - a.blue) * t};
}
static Tone times(Tone a, float by) { return (Tone){a.red * by, a.green * by, a.blue * by}; }
static Tone plus(Tone a, float by) { return (Tone){a.red + by, a.green + by, a.blue + by}; }
static const Tone BLACK = {0, 0, 0};

/* ---- the outline ---- */

typedef struct Drawing {
    const PlaqueLook *look;
    Plaque plaque;
    float scale;          /* pixels a unit */
    float half_x, half_y; /* of the plate */
} Drawing;

/* A point of the plate from its middle: u along its slope, v across it; how deep it is inside the outline,
 * negative outside; and where the outline nearest to it faces. */
typedef struct Spot {
    float u, v, deep, faces_x, faces_y;
} Spot;

typedef float Outline(const Drawing *drawing, float u, float v);

static float rounded(float x, float y, float corner) {
    return hypotf(fmaxf(x + corner, 0), fmaxf(y + corner, 0)) + fminf(fmaxf(x, y) + corner, 0) - corner;
}

/* The distance from the plate's outline, positive outside. */
static float outline(const Drawing *drawing, float u, float v) {
    const PlaqueLook *look = drawing->look;
    float corner = fminf(look->corner, drawing->half_y * 0.6f);
    float x = fabsf(u) - drawing->half_x, y = fabsf(v) - drawing->half_y;
    if (look->shape == SHAPE_CUT) return fmaxf(fmaxf(x, y), (x + y + corner) * 0.70711f);
    if (look->shape == SHAPE_SCOOPED) return fmaxf(fmaxf(x, y), corner - hypotf(x, y));
    return rounded(x, y, corner);
}

/* From that of the recess: it goes straight round a scooped corner, and is rounded farther out. */
static float around(const Drawing *drawing, float u, float v) {
    static const float ROUND = 3;
    if (drawing->look->shape != SHAPE_SCOOPED) return outline(drawing, u, v);
    return rounded(fabsf(u) - drawing->half_x, fabsf(v) - drawing->half_y, ROUND);
}

static Spot spot_at(const Drawing *drawing, Outline *of, float u, float v) {
    static const float NEAR = 0.4f;
    Spot spot = {.u = u, .v = v, .deep = -of(drawing, u, v)};
    float x = of(drawing, u + NEAR, v) - of(drawing, u - NEAR, v);
    float y = of(drawing, u, v + NEAR) - of(drawing, u, v - NEAR);
    float long_is = fmaxf(hypotf(x, y), 1e-6f);
    spot.faces_x = x / long_is, spot.faces_y = y / long_is;
    return spot;
}

/* ---- the face ---- */

static float grain_at(Grain grain, float u, float v) {
    switch (grain) {
    case GRAIN_BRUSHED: return 0.7f * noise(u / 34, v * 1.3f) + 0.5f * noise(u / 9, v * 2.1f);
    case GRAIN_WOOD:
        return 0.7f * noise(u / 52, (v + 2 * noise(u / 40, v / 9)) / 2.4f) + 0.5f * noise(u / 12, v * 1.4f);
    case GRAIN_HIDE: return 0.9f * fabsf(noise(u / 2.1f, v / 1.9f)) - 0.4f + 0.3f * noise(u / 14, v / 14);
    case GRAIN_STONE: return 0.6f * noise(u * 0.9f, v * 0.9f) + 0.5f * noise(u / 7, v / 5);
    case GRAIN_WOVEN:
        return 0.6f * sinf(u * PI / 1.5f) * sinf(v * PI / 1.5f) + 0.4f * noise(u / 9, v * 0.9f) +
               0.3f * noise(u * 0.9f, v / 8);
    case GRAIN_DENTED:
        return 1.5f * (noise((u + v) / 17, (v - 0.6f * u) / 15) -
                       noise((u + v + 3) / 17, (v + 3 - 0.6f * u) / 15)) +
               0.3f * noise(u, v) + 0.3f * noise(u / 30, v * 1.2f);
    case GRAIN_MOTTLED: {
        float patch = noise(u / 15, v / 9) + 0.5f * noise(u / 6 + 40, v / 4.5f);
        return 2 * ease_step(-0.35f, 0.5f, patch) - 1;
    }
    case GRAIN_FINE: break;
    }
    return 0.6f * noise(u * 1.1f, v * 1.1f) + 0.4f * noise(u / 11, v / 11);
}

/* A sheen in the upper part, as of a lamp above it, and a fine light along the upper edge. */
static float gloss_at(const Drawing *drawing, const Spot *spot) {
    float down = spot->v / drawing->half_y + 0.18f * spot->u / drawing->half_x;
    float sheen = 0.5f * ease_step(0.06f, -0.04f, down) * ease_step(-1.1f, 0, down);
    float line = spot->v + drawing->half_y - drawing->look->rim_wide - 3;
    return sheen + 0.8f * expf(-line * line / 1.6f);
}

static Tone face_at(const Drawing *drawing, const Spot *spot) {
    const PlaqueLook *look = drawing->look;
    float down = clamp(spot->v / drawing->half_y / 2 + 0.5f, 0, 1);
    Tone face = mixed(tone_of(look->top), tone_of(look->bottom), down);
    face = times(face, 1 + look->grain_deep * grain_at(look->grain, spot->u, spot->v));
    return plus(face, look->gloss * gloss_at(drawing, spot));
}

/* ---- what is at its ends ---- */

static float end_at(const Drawing *drawing, const Spot *spot) { return drawing->half_x - fabsf(spot->u); }

static Tone stripes(const Drawing *drawing, const Spot *spot, Tone face) {
    static const float WIDE = 11, PITCH = 11;
    float end = end_at(drawing, spot), side = spot->u < 0 ? 1.0f : -1.0f;
    if (end > WIDE) return face;
    float along = (spot->u * side + spot->v) / PITCH;
    float yellow = ease_step(-0.06f, 0.06f, fabsf(along - floorf(along) - 0.5f) - 0.25f);
    float worn = ease_step(0.25f, 0.6f, noise(spot->u / 3, spot->v / 3)) * 0.5f;
    Tone painted = mixed(tone_of(0xff1c1a18u), tone_of(0xffd09a2au), yellow);
    return mixed(mixed(painted, face, worn), BLACK, 0.5f * ease_step(WIDE - 1.2f, WIDE, end));
}

/* Angles in the corners, with the gaps of a stencil. */
static Tone stencil(const Drawing *drawing, const Spot *spot, Tone face) {
    static const float IN = 4.5f, WIDE = 1.5f, LONG = 13, GAP = 7, GAP_WIDE = 1.6f;
    float x = end_at(drawing, spot), y = drawing->half_y - fabsf(spot->v);
    bool is_across = fabsf(y - IN) < WIDE / 2 && x > IN - 1 && x < LONG && fabsf(x - GAP) > GAP_WIDE / 2;
    bool is_down = fabsf(x - IN) < WIDE / 2 && y > IN - 1 && y < LONG && fabsf(y - GAP) > GAP_WIDE / 2;
    float chipped = ease_step(0.42f, 0.5f, noise(spot->u / 3.4f, spot->v / 2.6f));
    if (is_across || is_down) return mixed(tone_of(0xff2a2e26u), face, chipped);
    float worn = chipped * ease_step(5, 1, fminf(x, y));
    return mixed(face, tone_of(0xff6d6a64u), worn);
}

/* Lozenges, one over the other, enamelled. */
static Tone pips(const Drawing *drawing, const Spot *spot, Tone face) {
    static const float IN = 8.5f, SIDE = 3.3f, APART = 9;
    float x = end_at(drawing, spot) - IN, y = fabsf(fabsf(spot->v) - APART / 2);
    if (drawing->half_y < 2 * APART) y = fabsf(spot->v);
    float away = fabsf(x) + y - SIDE;
    if (away > 1) return face;
    return mixed(tone_of(drawing->look->metal), times(face, 0.6f), ease_step(-0.4f, 0.4f, away));
}

static Tone stone_ends(const Drawing *drawing, const Spot *spot, Tone face) {
    static const float WIDE = 10.5f;
    float end = end_at(drawing, spot);
    if (end > WIDE + 1) return face;
    Tone dark = times(tone_of(drawing->look->metal), 1 + 0.3f * grain_at(GRAIN_STONE, spot->u + 70, spot->v));
    return mixed(dark, times(face, 0.55f), ease_step(WIDE - 0.6f, WIDE + 0.2f, end));
}

/* Three brushes were wiped at each end. */
static Tone paint_ends(const Drawing *drawing, const Spot *spot, Tone face) {
    static const Colour paints[] = {0xffc33a4cu, 0xffe0a02cu, 0xff2b7f9cu};
    float end = end_at(drawing, spot), row = (spot->v / drawing->half_y + 1) * 1.5f;
    int which = (int)clamp(row, 0, 2);
    float reach = 9 + 4 * noise(spot->v * 0.8f, (float)which * 7) + 2 * noise(spot->v * 2, spot->u / 9);
    float ragged = 0.72f + 0.28f * noise(spot->u / 7, spot->v * 1.6f);
    return mixed(face, tone_of(paints[which]), ragged * ease_step(reach + 1, reach - 1.5f, end));
}

static Tone with_ends(const Drawing *drawing, const Spot *spot, Tone face) {
    static Tone (*const ends[])(const Drawing *, const Spot *, Tone) = {
        [ENDS_STRIPES] = stripes,  [ENDS_STENCIL] = stencil,  [ENDS_PIPS] = pips,
        [ENDS_STONE] = stone_ends, [ENDS_PAINT] = paint_ends,
    };
    Ends which = drawing->look->ends;
    return which == ENDS_PLAIN ? face : ends[which](drawing, spot, face);
}

/* ---- how it is fastened ---- */

/* A round head, lit from above; its slot where it is a screw. */
static Tone head(Tone face, Tone metal, float x, float y, float radius, bool is_screw) {
    float away = hypotf(x, y);
    if (away > radius + 1.6f) return face;
    face = mixed(face, BLACK, 0.6f * ease_step(radius + 1.6f, radius - 0.4f, hypotf(x, y - 0.8f)));
    float lit = 1 - (is_screw ? 0.25f : 0.5f) * y / radius - 0.1f * x / radius;
    Tone top = times(metal, lit);
    if (!is_screw)
        top = plus(top, 0.3f * expf(-(x * x + (y + radius * 0.45f) * (y + radius * 0.45f)) / 0.8f));
    if (is_screw) top = mixed(top, BLACK, 0.65f * ease_step(0.8f, 0.3f, fabsf(0.8f * y + 0.6f * x)));
    return mixed(top, face, ease_step(radius - 0.35f, radius + 0.35f, away));
}

/* In its corners. */
static Tone rivets(const Drawing *drawing, const Spot *spot, Tone face) {
    static const float RADIUS = 2.3f, IN = 6;
    float x = (fabsf(spot->u) - drawing->half_x + IN) * (spot->u < 0 ? -1.0f : 1.0f),
          y = (fabsf(spot->v) - drawing->half_y + IN) * (spot->v < 0 ? -1.0f : 1.0f);
    return head(face, tone_of(drawing->look->metal), x, y, RADIUS, false);
}

/* At both ends. */
static Tone screws(const Drawing *drawing, const Spot *spot, Tone face) {
    static const float RADIUS = 2.7f, IN = 3.2f;
    float in = drawing->look->rim_wide + drawing->look->line_wide + RADIUS + IN;
    float x = (fabsf(spot->u) - drawing->half_x + in) * (spot->u < 0 ? -1.0f : 1.0f);
    return head(face, tone_of(drawing->look->metal), x, spot->v, RADIUS, true);
}

/* A seam inside the edge. */
static Tone stitches(const Drawing *drawing, const Spot *spot, Tone face) {
    static const float IN = 5.2f, THICK = 0.85f, PITCH = 8, THREAD = 0.66f;
    bool is_end = fabsf(spot->faces_x) > fabsf(spot->faces_y);
    float along = (is_end ? spot->v : spot->u) / PITCH, of = along - floorf(along);
    float groove = ease_step(2.2f, 0.4f, fabsf(spot->deep - IN));
    face = times(face, 1 - 0.34f * groove);
    float thread = ease_step(THICK + 0.4f, THICK - 0.3f, fabsf(spot->deep - IN)) *
                   ease_step(THREAD / 2 + 0.04f, THREAD / 2 - 0.04f, fabsf(of - 0.5f));
    return mixed(face, times(tone_of(drawing->look->metal), 1 - 0.2f * (spot->deep - IN)), thread);
}

static Tone with_fastening(const Drawing *drawing, const Spot *spot, Tone face) {
    switch (drawing->look->fastening) {
    case FASTENED_RIVETS: return rivets(drawing, spot, face);
    case FASTENED_SCREWS: return screws(drawing, spot, face);
    case FASTENED_STITCHES: return stitches(drawing, spot, face);
    case FASTENED_NOT: break;
    }
    return face;
}

/* ---- edge and recess ---- */

/* How much light an edge that faces there catches from above: −1 … 1. */
static float caught(const Spot *spot) { return -0.96f * spot->faces_y - 0.28f * spot->faces_x; }

static Tone with_rim(const Drawing *drawing, const Spot *spot, Tone face) {
    static const float BEVEL = 2.2f;
    const PlaqueLook *look = drawing->look;
    float light = caught(spot), deep = spot->deep;
    if (look->line_wide > 0) {
        float line = ease_step(look->line_wide, look->line_wide * 0.4f, fabsf(deep - look->line_in));
        face = mixed(face, tone_of(look->line), line);
    }
    if (deep < look->rim_wide + 0.5f) {
        Tone rim = times(tone_of(look->rim), 1 + 0.22f * light);
        if (look->rim_wide > 4) rim = times(rim, 1 + 0.2f * grain_at(GRAIN_WOOD, spot->u, spot->v));
        face = mixed(rim, face, ease_step(look->rim_wide - 0.5f, look->rim_wide + 0.5f, deep));
    }
    if (look->rim_wide > 2) /* the face lies lower than a frame around it */
        face = mixed(face, BLACK,
                     0.3f * ease_step(2.4f, 0, fabsf(deep - look->rim_wide - 1)) * clamp(0.3f + light, 0, 1));
    float bevel = ease_step(BEVEL, 0.2f, deep) * (look->glows ? 0.2f : 1);
    face = light > 0 ? plus(face, 0.2f * light * bevel) : times(face, 1 + 0.5f * light * bevel);
    return face;
}

typedef struct Shade {
    Tone tone;
    float alpha;
} Shade;

/* Around the plate: a dark gap, deeper above, where no light falls into it, and a lip below that catches it.
 */
static Shade recess_at(const Drawing *drawing, const Spot *spot) {
    static const float GAP = 3.4f, LIP = 1.7f, SHADOW = 7;
    float away = -spot->deep, light = caught(spot);
    const PlaqueLook *look = drawing->look;
    if (look->glows) {
        float glow = clamp(1 - away / 12, 0, 1);
        if (away > 1.5f) return (Shade){tone_of(look->rim), 0.34f * glow * glow};
    }
    if (away < GAP) return (Shade){BLACK, 0.82f + 0.1f * light - 0.1f * away / GAP};
    float lip = ease_step(GAP + LIP, GAP + 0.3f, away);
    if (light < 0) return (Shade){{1, 0.93f, 0.82f}, 0.42f * -light * lip};
    return (Shade){BLACK, 0.5f * light * ease_step(GAP + SHADOW, GAP, away)};
}

/* In the shade colours are greyer; every material is then dark enough for light ink. */
static Tone shaded(Tone face) {
    static const float LIGHT = 0.16f, GREY = 0.3f, KNEE = 0.3f;
    float grey = 0.3f * face.red + 0.59f * face.green + 0.11f * face.blue;
    Tone pale = mixed(face, (Tone){grey, grey, grey}, GREY);
    return times(pale, LIGHT / (KNEE + (1 - KNEE) * grey));
}

static Shade plate_at(const Drawing *drawing, float u, float v) {
    float covers = clamp(0.5f - outline(drawing, u, v) * drawing->scale, 0, 1);
    Shade beside = {BLACK, 0};
    if (covers < 1) {
        Spot outside = spot_at(drawing, around, u, v);
        outside.deep = fminf(outside.deep, 0);
        beside = recess_at(drawing, &outside);
    }
    if (covers <= 0) return beside;
    Spot spot = spot_at(drawing, outline, u, v);
    spot.deep = fmaxf(spot.deep, 0);
    Tone face = with_ends(drawing, &spot, face_at(drawing, &spot));
    face = with_rim(drawing, &spot, with_fastening(drawing, &spot, face));
    if (drawing->plaque.layer == PLAQUE_SHADED) face = shaded(face);
    float opaque = drawing->look->opaque > 0 ? drawing->look->opaque : 1;
    if (spot.deep < drawing->look->rim_wide) opaque = 1;
    float alpha = covers * opaque + (1 - covers) * beside.alpha;
    return (Shade){mixed(beside.tone, face, covers * opaque / fmaxf(alpha, 1e-3f)), alpha};
}

/* The light of who acts or has won: a line along the edge, and its shine on both sides of it. */
static Shade light_at(const Drawing *drawing, float u, float v) {
    static const float LINE = 3.2f, INSIDE = 10, LOSES = 0.75f;
    static const Colour lights[PLAQUE_LAYERS] = {[PLAQUE_LIT] = 0xffffb84au, [PLAQUE_WON] = 0xff6fd3a6u};
    float deep = -outline(drawing, u, v), alpha;
    if (deep < 0) {
        deep = fminf(-around(drawing, u, v), -0.01f);
        float shine = clamp(1 + deep / (PLAQUE_MARGIN - 1), 0, 1);
        alpha = LOSES * shine * shine;
        float line = clamp(0.5f + (deep + 0.6f) * drawing->scale, 0, 1);
        alpha += (1 - alpha) * line;
    } else {
        float line = clamp(0.5f + (LINE - deep) * drawing->scale, 0, 1);
        float shine = clamp(1 - deep / INSIDE, 0, 1);
        alpha = fmaxf(line, 0.35f * shine * shine);
    }
    return (Shade){tone_of(lights[drawing->plaque.layer]), alpha};
}

/* ---- all of it ---- */

static uint32_t channel_of(float value, float alpha) {
    return (uint32_t)(clamp(value, 0, 1) * alpha * 255 + 0.5f);
}

static Pixel pixel_of(Shade shade) {
    float alpha = clamp(shade.alpha, 0, 1);
    return (uint32_t)(alpha * 255 + 0.5f) << 24 | channel_of(shade.tone.red, alpha) << 16 |
           channel_of(shade.tone.green, alpha) << 8 | channel_of(shade.tone.blue, alpha);
}

/* The ends lean as what goes away from one does. */
static float leans(const Drawing *drawing) { return -0.9f * drawing->plaque.slope; }

Pixmap *plaque_draw(int width, int height, SpriteEffect effect) {
    Plaque plaque = plaque_of(effect);
    float rises = fabsf(plaque.slope), high = fmaxf((float)plaque.high, 1);
    float scale = ((float)height - rises * (float)width) / (high + 2 * PLAQUE_MARGIN * (1 - rises));
    Drawing drawing = {plaque_look(plaque.material), plaque, fmaxf(scale, 0.05f), 0, high / 2};
    drawing.half_x = fmaxf((float)width / drawing.scale / 2 - PLAQUE_MARGIN, 1);
    bool is_light = plaque.layer == PLAQUE_LIT || plaque.layer == PLAQUE_WON;
    Pixmap *pixmap = pixmap_create_unset(width, height);
    for (int row = 0; row < height; row++)
        for (int column = 0; column < width; column++) {
            float x = ((float)column + 0.5f - (float)width / 2) / drawing.scale,
                  y = ((float)row + 0.5f - (float)height / 2) / drawing.scale;
            float v = y - plaque.slope * x, u = x + leans(&drawing) * v;
            Shade shade = is_light ? light_at(&drawing, u, v) : plate_at(&drawing, u, v);
            pixmap->pixels[(ptrdiff_t)row * pixmap->stride + column] = pixel_of(shade);
        }
    pixmap_measure(pixmap);
    return pixmap;
}
