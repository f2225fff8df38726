#include "table/figure.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "ui/face_disc.h"
#include "ui/style.h"

SpriteEffect figure_effect(const char *place, int turn, bool is_away) {
    SpriteEffect effect = is_away ? SPRITE_AWAY : SPRITE_PLAIN;
    StyleLamps lamps = style_place_lamps(place);
    if (turn > 0) effect |= SPRITE_MIRRORED;
    return sprite_lit(effect, lamps.room, lamps.lamp);
}

Box figure_chair(Box figure, float most) {
    static const float WIDE = 1.18f, HIGH = 0.684f; /* by the width of whoever sits in it */
    return box_place(figure, fminf(figure.width * WIDE, most), figure.width * HIGH, 0.5f, 1);
}

/* ---- eyes ---- */

enum { PICTURE = 400 }; /* pixels of a figure's side */

typedef struct Eyes {
    const char *face;
    struct {
        int16_t x, y, wide, high;
    } ahead, turned;
} Eyes;

static const Eyes eyes[] = {
#define EYES(face, x, y, wide, high, turned_x, turned_y, turned_wide, turned_high)                           \
    {face, {x, y, wide, high}, {turned_x, turned_y, turned_wide, turned_high}},
#include "table/eyes.def"
#undef EYES
};

static const Eyes *eyes_of(const char *face) {
    for (size_t i = 0; i < sizeof eyes / sizeof *eyes; i++)
        if (strcmp(eyes[i].face, face) == 0) return &eyes[i];
    return NULL;
}

static Box eyes_box(const Eyes *of, Box figure, int turn) {
    float by = figure.width / PICTURE;
    float x = turn ? of->turned.x : of->ahead.x, y = turn ? of->turned.y : of->ahead.y;
    float wide = turn ? of->turned.wide : of->ahead.wide, high = turn ? of->turned.high : of->ahead.high;
    if (turn > 0) x = PICTURE - x - wide;
    return (Box){figure.x + x * by, figure.y + y * by, wide * by, high * by};
}

/* Prepared before they are needed: in place of a picture that is not there a card is shown. */
void figure_draw_eyes(Canvas *canvas, const Sprite *figure, const char *portrait, int turn, bool is_shut) {
    enum { ASSET = 56 };
    const Eyes *of = eyes_of(face_disc_portrait(portrait));
    char asset[ASSET];
    if (!of) return;
    snprintf(asset, sizeof asset, "%s-shut", figure->asset);
    Sprite shut = {
        .asset = asset, .box = eyes_box(of, figure->box, turn), .effect = figure->effect | SPRITE_PART};
    if (canvas_prepare(canvas, &shut) && is_shut) canvas_sprite(canvas, &shut);
}

/* ---- blinking ---- */

/* Once in each slot, at a moment of its own: every three to seven seconds. */
static const double SLOT_MS = 5000, BLINK_MS = 140;
enum { SPREAD_MS = 2000 };

static double blink_at(const char *portrait, int seat, double slot) {
    const char *face = face_disc_portrait(portrait);
    uint64_t hash = hash_step(hash_bytes(face, strlen(face)), (uint64_t)slot);
    hash = hash_step(hash, (uint64_t)seat);
    return slot * SLOT_MS + (double)((hash >> 16) % SPREAD_MS);
}

bool figure_blinks(const char *portrait, int seat, double now) {
    double at = blink_at(portrait, seat, floor(now / SLOT_MS));
    return now >= at && now < at + BLINK_MS;
}

double figure_next_blink(const char *portrait, int seat, double now) {
    double slot = floor(now / SLOT_MS), at = blink_at(portrait, seat, slot);
    if (now < at) return at;
    return now < at + BLINK_MS ? at + BLINK_MS : blink_at(portrait, seat, slot + 1);
}
