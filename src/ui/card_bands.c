#include "ui/card_bands.h"

#include <math.h>

#include "ui/ease.h"

/* A flash is two changes, and there are never more than three a second. */
enum { CARD_BANDS = 9, SMALL_BANDS = 4, FLICKER_MS = 170 };
static const float HANGS_MS = 300,
                   RELAXED = 0.7f; /* then bands draw together, so that the face is seen again */
static const float HELD =
    0.13f; /* of its offset: how far a band of the new face stays off until it locks in */
static const float FAR = 0.36f, SMALL_FAR = 0.24f; /* of what is seen of the card: maximum offset of a band */
static const float SMALL_HIGH = 190; /* logical units: lower cards have fewer and bolder bands */
static const float FLIP_MS = 170;    /* a band turns over about its long axis to show the new face */
static const Colour LIGHT = 0xff7fdcffu, CORE = 0xffe6f8ffu;
static const Colour FRINGE = 0xffc277ffu; /* of the light: what is refracted most */

static bool is_small(const CardShift *shift) { return shift->box.height < SMALL_HIGH; }
static int bands_of(const CardShift *shift) { return is_small(shift) ? SMALL_BANDS : CARD_BANDS; }
static float band_high(const CardShift *shift) { return shift->box.height / (float)bands_of(shift); }

/* A pseudo-random number for each band and moment, −1 … 1. */
static float noise(int seed, int band, int moment) {
    uint32_t mixed =
        (uint32_t)seed * 2654435761u ^ (uint32_t)band * 2246822519u ^ (uint32_t)moment * 3266489917u;
    mixed = (mixed ^ mixed >> 15) * 2246822519u;
    return (float)(mixed >> 8 & 0xffff) / 32767.5f - 1;
}

/* The same without a jump from one moment to the next. */
static float drifting(int seed, int band, float now) {
    float moments = now / FLICKER_MS;
    int moment = (int)moments;
    float before = noise(seed, band, moment), after = noise(seed, band, moment + 1);
    return before + (after - before) * ease_soft(moments - (float)moment);
}

/* Bands alternate between left and right; the offset always changes. */
static float aside(const CardShift *shift, int band) {
    float side = (band + shift->seed) % 2 ? 1.0f : -1.0f;
    return side * (0.42f + 0.32f * fabsf(noise(shift->seed, band, 0)) +
                   0.26f * drifting(shift->seed, band, shift->now));
}

/* Overshoots and returns: t 0 … 1. */
static float with_swing(float t) {
    float left = 1 - t;
    return 1 - left * left * (1 - 2.2f * t);
}

static float share(float ms) { return fminf(fmaxf(ms / CARD_SETTLE_MS, 0), 1); }

static float between(const float at[2], float along) { return at[0] + (at[1] - at[0]) * along; }

static float locked_share(const CardShift *shift) { return fminf(fmaxf(shift->locks / CARD_LOCK_MS, 0), 1); }

/* The band's offset, and whether it already shows the other face. */
static float band_away(const CardShift *shift, float along, bool *is_after) {
    float broken = between(shift->broken, along), formed = between(shift->formed, along);
    float away = with_swing(share(broken)) * (1 - RELAXED * share(broken - HANGS_MS));
    *is_after = formed >= FLIP_MS / 2 && shift->after;
    if (formed < 0) return away;
    float locked = locked_share(shift), held = HELD * (1 - locked * locked);
    return held + (away - held) * (1 - with_swing(share(formed))) * (1 - locked);
}

/* How high a band is seen while it turns over, 0: edge-on … 1. */
static float band_flips(const CardShift *shift, float along) {
    static const float PI = 3.14159265f, LEAST = 0.06f;
    float formed = between(shift->formed, along);
    if (!shift->after || formed <= 0 || formed >= FLIP_MS) return 1;
    return fmaxf(fabsf(cosf(PI * formed / FLIP_MS)), LEAST);
}

static Sprite sprite_of(const CardShift *shift, const char *asset) {
    bool is_at_size = shift->raster_height <= 0;
    return (Sprite){.asset = asset,
                    .box = shift->box,
                    .angle = shift->angle,
                    .narrower = shift->narrower,
                    .lean = shift->lean,
                    .raster_height = is_at_size ? shift->box.height : shift->raster_height,
                    .raster_shape = shift->raster_shape};
}

static Sprite shadow_of(const CardShift *shift, float fade) {
    static const float DARK = 0.5f, DOWN = 0.015f;
    Sprite fallen = sprite_of(shift, shift->shadow);
    fallen.box.y += fallen.box.height * DOWN;
    fallen.effect = SPRITE_SHADOW;
    fallen.fade = 1 - (1 - fade) * DARK;
    return fallen;
}

/* The corners of a card that is turned are above its first band, and below its last. */
static Box with_corners(const CardShift *shift, int band, Box slot) {
    float over = shift->box.width / 2 * fabsf(sinf(shift->angle));
    if (band == 0) slot.y -= over, slot.height += over;
    if (band == bands_of(shift) - 1) slot.height += over;
    return slot;
}

/* Each band has a shadow of its own, which is lost as it leaves its place. */
static void draw_band_shadow(Canvas *canvas, const CardShift *shift, int band, Box slot, float x, float out) {
    if (!shift->shadow || out >= 1) return;
    Sprite fallen = shadow_of(shift, out);
    fallen.box.x = x;
    float more = band == 0 || band == bands_of(shift) - 1 ? shift->box.height : 0;
    slot.height = band_high(shift) + more;
    if (band == 0) slot.y -= more;
    canvas_push_clip(canvas, slot);
    canvas_sprite(canvas, &fallen);
    canvas_pop_clip(canvas);
}

/* What is left of it in its place, so that a card is seen even where its bands are dark and far apart. */
static void draw_ghost(Canvas *canvas, const CardShift *shift, int band, const char *asset, Box slot,
                       float out) {
    static const float STRONG = 0.2f, SMALL = 0.16f;
    Sprite ghost = sprite_of(shift, asset);
    ghost.fade = 1 - (is_small(shift) ? SMALL : STRONG) * out;
    if (out < 0.04f) return;
    slot.height = band_high(shift);
    canvas_push_clip(canvas, with_corners(shift, band, slot));
    canvas_sprite(canvas, &ghost);
    canvas_pop_clip(canvas);
}

/* A band that is off its place glows along both cuts, of which each has another edge of the colours. */
static void draw_cuts(Canvas *canvas, Box seen, int band, float out) {
    static const float INSET = 0.09f, STRONG = 0.85f, ASIDE = 0.02f;
    if (out < 0.04f) return;
    float thick = fmaxf(seen.width * 0.009f, 1.8f), light = STRONG * fminf(out * 1.6f, 1);
    Box cut = {seen.x + seen.width * (INSET - ASIDE), seen.y, seen.width * (1 - 2 * INSET), thick};
    if (band > 0) canvas_fill(canvas, cut, colour_fade(LIGHT, light));
    cut.x += 2 * ASIDE * seen.width, cut.y = seen.y + seen.height - thick;
    canvas_fill(canvas, cut, colour_fade(FRINGE, light * 0.8f));
}

/* Light shines on its edge as it turns over; an end of a pointed card is narrower. */
static void draw_edge_on(Canvas *canvas, const CardShift *shift, int band, Box seen, float flips) {
    static const float INSET = 0.1f, AT_ENDS = 0.32f, THICK = 2, GLOWS = 0.05f;
    bool is_end = band == 0 || band == bands_of(shift) - 1;
    float light = 1 - flips, inset = seen.width * (is_end ? AT_ENDS : INSET);
    if (light < 0.4f) return;
    Box edge = {seen.x + inset, seen.y + (seen.height - THICK) / 2, seen.width - 2 * inset, THICK};
    canvas_glow(canvas, edge, 1, seen.width * GLOWS, colour_fade(LIGHT, 0.8f * light * light));
}

/* A part of the picture, squeezed about the middle of the band. */
static Box squeezed(Box box, float middle, float share) {
    return (Box){box.x, middle + (box.y - middle) * share, box.width, box.height * share};
}

static void draw_band(Canvas *canvas, const CardShift *shift, int band) {
    bool is_after;
    float high = band_high(shift), along = ((float)band + 0.5f) * high / shift->box.height;
    float away = band_away(shift, along, &is_after) * shift->strength, out = fminf(fabsf(away), 1);
    float flips = band_flips(shift, along);
    Box box = shift->box, slot = box;
    slot.y += (float)band * high;
    slot.height = high * (1 - (is_small(shift) ? 0.2f : 0.3f) * out);
    slot.x -= box.width;
    slot.width *= 3;
    const char *asset = is_after ? shift->after : shift->before;
    draw_ghost(canvas, shift, band, asset, slot, out);
    box.x += away * aside(shift, band) * (is_small(shift) ? SMALL_FAR : FAR) *
             (shift->seen > 0 ? shift->seen : box.width);
    draw_band_shadow(canvas, shift, band, slot, box.x, out);
    float flicker = 0.5f + 0.5f * drifting(shift->seed + 7, band, shift->now);
    float middle = slot.y + slot.height / 2;
    Sprite sprite = sprite_of(shift, asset);
    sprite.raster_height = sprite.raster_height > 0 ? sprite.raster_height : box.height;
    sprite.box = squeezed(box, middle, flips);
    sprite.fade = out * (0.02f + 0.1f * flicker);
    Box seen = squeezed(with_corners(shift, band, slot), middle, flips);
    canvas_push_clip(canvas, seen);
    canvas_sprite(canvas, &sprite);
    canvas_pop_clip(canvas);
    seen.x = box.x, seen.width = box.width;
    draw_cuts(canvas, seen, band, out);
    draw_edge_on(canvas, shift, band, seen, flips);
}

/* The light that has broken it shines through between its bands. */
static void draw_backlight(Canvas *canvas, const CardShift *shift) {
    static const float STRONG = 0.62f, SIDE = 0.2f, ENDS = 0.16f, SPREADS = 0.2f;
    bool is_after;
    float out = 0, most = (float)bands_of(shift);
    for (int band = 0; band < bands_of(shift); band++)
        out += fminf(fabsf(band_away(shift, ((float)band + 0.5f) / most, &is_after)), 1) / most;
    float wide = shift->seen > 0 ? shift->seen : shift->box.width;
    Box behind = shift->box;
    behind.width = wide;
    behind = box_inset(behind, wide * SIDE, behind.height * ENDS);
    if (out * shift->strength < 0.02f) return;
    canvas_glow(canvas, behind, wide * 0.1f, wide * SPREADS,
                colour_fade(LIGHT, STRONG * fminf(1.4f * out, 1) * shift->strength));
}

/* Where a line crosses the card, as a share of its height; −1 if it does not. */
static float crossing(const float at[2]) {
    bool is_on_it = (at[0] >= 0) != (at[1] >= 0);
    return is_on_it ? at[0] / (at[0] - at[1]) : -1;
}

/* White in the middle, and of another colour before it and behind it. */
static void draw_line(Canvas *canvas, const CardShift *shift, const float at[2]) {
    static const float GLOWS = 0.13f, FRINGES = 1.4f;
    float along = crossing(at);
    if (along < 0) return;
    Box box = shift->box;
    float thick = fmaxf(box.height * 0.018f, 3), ahead = at[0] >= 0 ? thick * FRINGES : -thick * FRINGES;
    Box line = {box.x - box.width * 0.05f, box.y + along * box.height - thick / 2, box.width * 1.1f, thick},
        before = line, behind = line;
    before.y += ahead, behind.y -= ahead;
    canvas_glow(canvas, behind, thick, box.width * GLOWS, colour_fade(LIGHT, 0.6f * shift->strength + 0.2f));
    canvas_glow(canvas, before, thick, box.width * GLOWS / 3, colour_fade(FRINGE, 0.7f));
    canvas_fill(canvas, line, CORE);
}

static void draw_whole(Canvas *canvas, const CardShift *shift, const char *asset) {
    Sprite sprite = sprite_of(shift, asset), fallen = shadow_of(shift, 0);
    if (shift->shadow) canvas_sprite(canvas, &fallen);
    canvas_sprite(canvas, &sprite);
}

void card_shift_draw(Canvas *canvas, const CardShift *shift) {
    bool is_whole = fmaxf(shift->broken[0], shift->broken[1]) < 0 || shift->strength <= CARD_ONLY_TOUCHED;
    bool has_formed = shift->after && shift->locks >= CARD_LOCK_MS;
    if (is_whole || has_formed) {
        draw_whole(canvas, shift, has_formed ? shift->after : shift->before);
    } else {
        draw_backlight(canvas, shift);
        for (int band = 0; band < bands_of(shift); band++) draw_band(canvas, shift, band);
    }
    draw_line(canvas, shift, shift->broken);
    draw_line(canvas, shift, shift->formed);
}

void card_shift_alone(Canvas *canvas, const char *before, const char *after, Box box, float moved) {
    static const float DOWN = 420, UP_FROM = 820, UP_TO = 1200, LOCKS = 1400;
    float now = moved * CARD_SHIFT_MS;
    card_shift_draw(canvas, &(CardShift){.before = before,
                                         .after = after,
                                         .box = box,
                                         .broken = {now, now - DOWN},
                                         .formed = {now - UP_TO, now - UP_FROM},
                                         .locks = now - LOCKS,
                                         .strength = 1,
                                         .seed = 3,
                                         .now = now});
}
