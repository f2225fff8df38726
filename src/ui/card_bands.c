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
static const Colour LIGHT = 0xff7fdcffu, CORE = 0xffe6f8ffu;

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
    *is_after = formed >= 0 && shift->after;
    if (formed < 0) return away;
    float locked = locked_share(shift), held = HELD * (1 - locked * locked);
    return held + (away - held) * (1 - with_swing(share(formed))) * (1 - locked);
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
    static const float STRONG = 0.34f, SMALL = 0.2f;
    Sprite ghost = sprite_of(shift, asset);
    ghost.fade = 1 - (is_small(shift) ? SMALL : STRONG) * out;
    if (out < 0.04f) return;
    slot.height = band_high(shift);
    canvas_push_clip(canvas, with_corners(shift, band, slot));
    canvas_sprite(canvas, &ghost);
    canvas_pop_clip(canvas);
}

/* A band that is off its place glows along the cut. */
static void draw_cut(Canvas *canvas, Box slot, Box box, int band, float out) {
    static const float INSET = 0.07f, STRONG = 0.5f;
    if (band == 0 || out < 0.04f) return;
    float thick = fmaxf(box.height * 0.006f, 1.6f);
    Box cut = {box.x + box.width * INSET, slot.y - thick / 2, box.width * (1 - 2 * INSET), thick};
    canvas_fill(canvas, cut, colour_fade(LIGHT, STRONG * fminf(out * 1.6f, 1)));
}

static void draw_band(Canvas *canvas, const CardShift *shift, int band) {
    bool is_after;
    float high = band_high(shift), along = ((float)band + 0.5f) * high / shift->box.height;
    float away = band_away(shift, along, &is_after) * shift->strength, out = fminf(fabsf(away), 1);
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
    canvas_push_clip(canvas, with_corners(shift, band, slot));
    Sprite sprite = sprite_of(shift, asset);
    sprite.box.x = box.x;
    sprite.fade = out * (0.06f + 0.2f * flicker);
    canvas_sprite(canvas, &sprite);
    canvas_pop_clip(canvas);
    draw_cut(canvas, slot, box, band, out);
}

/* Where a line crosses the card, as a share of its height; −1 if it does not. */
static float crossing(const float at[2]) {
    bool is_on_it = (at[0] >= 0) != (at[1] >= 0);
    return is_on_it ? at[0] / (at[0] - at[1]) : -1;
}

static void draw_line(Canvas *canvas, const CardShift *shift, const float at[2]) {
    float along = crossing(at);
    if (along < 0) return;
    Box box = shift->box;
    float thick = fmaxf(box.height * 0.012f, 2);
    Box line = {box.x - box.width * 0.05f, box.y + along * box.height - thick / 2, box.width * 1.1f, thick};
    canvas_glow(canvas, line, thick, box.width * 0.11f, colour_fade(LIGHT, 0.5f * shift->strength + 0.2f));
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
    if (is_whole || has_formed)
        draw_whole(canvas, shift, has_formed ? shift->after : shift->before);
    else
        for (int band = 0; band < bands_of(shift); band++) draw_band(canvas, shift, band);
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
