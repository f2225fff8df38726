#include "table/figure.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "render/pixmap.h"
#include "ui/ease.h"
#include "ui/face_disc.h"
#include "ui/style.h"

SpriteEffect figure_effect(const char *place, bool is_away) {
    StyleLamps lamps = style_place_lamps(place);
    return sprite_lit(is_away ? SPRITE_AWAY : SPRITE_PLAIN, lamps.room, lamps.lamp);
}

SpriteEffect figure_mood_effect(const char *place, const char *mood) {
    static const Colour GOLD = 0xffffb448u, BRIGHT = 0xfffff2e6u, GLOOM = 0xff7484b0u, NIGHT = 0xff1a2030u;
    StyleLamps lamps = style_place_lamps(place);
    bool is_glad = strcmp(mood, "-glad") == 0;
    Colour room = is_glad ? pixel_mix(lamps.room, GOLD, 128) : pixel_mix(lamps.room, NIGHT, 128);
    Colour lamp = is_glad ? pixel_mix(lamps.lamp, BRIGHT, 128) : pixel_mix(lamps.lamp, GLOOM, 90);
    return sprite_lit(SPRITE_PLAIN, room, lamp);
}

SpriteEffect figure_lit_from(float column) {
    static const float MIDDLE = 0.44f; /* who sits before the middle is lit as they are painted */
    return column < MIDDLE ? SPRITE_FROM_RIGHT : SPRITE_FROM_LEFT;
}

const char *figure_turned(int turn) { return turn < 0 ? "-left" : turn > 0 ? "-right" : ""; }

static const float CHAIR_WIDE = 1.18f; /* by the width of whoever sits in it */

Box figure_chair(Box figure, float most) {
    static const float HIGH = 0.684f;
    return box_place(figure, fminf(figure.width * CHAIR_WIDE, most), figure.width * HIGH, 0.5f, 1);
}

Box figure_station(Box figure, float most) {
    static const float HIGH = 0.956f;
    return box_place(figure, fminf(figure.width * CHAIR_WIDE, most), figure.width * HIGH, 0.5f, 1);
}

static float rail_at(const TableRoom *room, float x) {
    return table_room_y(room, table_room_rail((x - room->x) / room->scale));
}

Box figure_to_rail(const TableRoom *room, Box chair) {
    static const float BEHIND = 6; /* columns */
    float lowest = fmaxf(rail_at(room, chair.x), rail_at(room, chair.x + chair.width));
    chair.height = fmaxf(chair.height, lowest + BEHIND * room->scale - chair.y);
    return chair;
}

void figure_chair_asset(const char *place, int turn, char *asset, size_t size) {
    snprintf(asset, size, "people/chair-%s%s", place, figure_turned(turn));
}

/* Turned by the slope about the middle of the rail's edge they lie on it. */
FigureArms figure_arms(const TableRoom *room, Box figure) {
    /* The picture's size and the rail's edge in it; from the figure's middle to a hand: in shares of its side
     */
    static const float WIDE = 1.1f, HIGH = 0.75f, EDGE = 0.58f, HAND_ASIDE = 0.2f;
    float side = figure.width, wide = side * WIDE, high = side * HIGH, up = side * EDGE - high / 2;
    float column = (figure.x + side / 2 - room->x) / room->scale, aside = side * HAND_ASIDE / room->scale;
    float left = table_room_y(room, table_room_rail(column - aside)),
          right = table_room_y(room, table_room_rail(column + aside));
    float slope = atan2f(right - left, 2 * HAND_ASIDE * side);
    float x = figure.x + side / 2 + up * sinf(slope), y = (left + right) / 2 - up * cosf(slope);
    return (FigureArms){
        .box = {x - wide / 2, y - high / 2, wide, high}, .slope = slope, .foot = fmaxf(left, right)};
}

/* ---- eyes ---- */

enum { PICTURE = 400 }; /* pixels of a figure's side */

typedef struct Eyes {
    const char *face;
    struct {
        int16_t x, y, wide, high;
    } at[3]; /* by turn: to the left, ahead, to the right */
} Eyes;

static const Eyes eyes[] = {
#define EYES(face, x, y, wide, high, left_x, left_y, left_wide, left_high, right_x, right_y, right_wide,     \
             right_high)                                                                                     \
    {face,                                                                                                   \
     {{left_x, left_y, left_wide, left_high},                                                                \
      {x, y, wide, high},                                                                                    \
      {right_x, right_y, right_wide, right_high}}},
#include "table/eyes.def"
#undef EYES
};

static const Eyes *eyes_of(const char *face, const char *body) {
    enum { NAME = 24 };
    char name[NAME];
    snprintf(name, sizeof name, "%s%s", face, body);
    for (size_t i = 0; i < sizeof eyes / sizeof *eyes; i++)
        if (strcmp(eyes[i].face, name) == 0) return &eyes[i];
    return NULL;
}

static Box eyes_box(const Eyes *of, Box figure, int turn) {
    float by = figure.width / PICTURE;
    return (Box){figure.x + of->at[turn + 1].x * by, figure.y + of->at[turn + 1].y * by,
                 of->at[turn + 1].wide * by, of->at[turn + 1].high * by};
}

/* How far lids are down when eyes look down, of their way. */
static float lowered(const char *face) {
    static const struct {
        const char *face;
        float lowered;
    } lids[] = {
#define LIDS(face, lowered) {face, lowered},
#include "table/lids.def"
#undef LIDS
    };
    for (size_t i = 0; i < sizeof lids / sizeof *lids; i++)
        if (strcmp(lids[i].face, face) == 0) return lids[i].lowered;
    return 0.5f;
}

/* Of the way of a lid. */
static float covered(const char *face, float shut) {
    float half = lowered(face);
    return shut < 0.5f ? half * shut * 2 : half + (1 - half) * (shut - 0.5f) * 2;
}

/* Where the lids of each eye begin and end in a picture of closed ones, in its rows, and the column between
 * the eyes: 0 where there is one, or all go down together. */
typedef struct LidRows {
    char picture[18];
    uint8_t split, left[2], right[2];
} LidRows;

static const LidRows *rows_of(const char *asset) {
    static const LidRows pictures[] = {
#define ROWS(picture, split, left_top, left_foot, right_top, right_foot)                                     \
    {picture, split, {left_top, left_foot}, {right_top, right_foot}},
#include "table/lid_rows.def"
#undef ROWS
    };
    const char *slash = strrchr(asset, '/'), *name = slash ? slash + 1 : asset;
    for (size_t i = 0; i < sizeof pictures / sizeof *pictures; i++)
        if (strcmp(pictures[i].picture, name) == 0) return &pictures[i];
    return NULL;
}

/* How far to the right the bend moves what is at that height. */
static float bent(const Bend *bend, float y) {
    float high = bend->neck - bend->crown;
    return bend->neck_x + (high > 0 ? bend->crown_x * fminf(fmaxf((bend->neck - y) / high, 0), 1) : 0);
}

/* The lids of one eye, or of all, on their way down to a row of the picture, from x to x. */
static void draw_lid(Canvas *canvas, const Sprite *lids, float left, float right, float row) {
    float top = lids->box.y - lids->box.height + lids->bend.neck_y;
    canvas_push_clip(canvas, (Box){left, top, right - left, lids->box.height + row});
    canvas_sprite(canvas, lids);
    canvas_pop_clip(canvas);
}

/* by: pixels of the picture. A head that tilts has one eye lower than the other. */
static void draw_lids(Canvas *canvas, const Sprite *lids, const LidRows *rows, float by, float share) {
    float wide = lids->box.width, left = lids->box.x - wide, right = lids->box.x + 2 * wide;
    float middle = lids->box.x + rows->split * by + bent(&lids->bend, lids->box.y + lids->box.height / 2);
    float left_row = rows->left[0] + share * (rows->left[1] - rows->left[0]),
          right_row = rows->right[0] + share * (rows->right[1] - rows->right[0]);
    if (rows->split) draw_lid(canvas, lids, left, middle, left_row * by);
    draw_lid(canvas, lids, rows->split ? middle : left, right, right_row * by);
}

/* On which side of the face closed eyes lie: of one that has turned, or has one eye. */
static SpriteEffect side_of(const Eyes *of, int turn) {
    enum { ASIDE = 14 }; /* pixels */
    int aside = of->at[turn + 1].x + of->at[turn + 1].wide / 2 - PICTURE / 2;
    return aside < -ASIDE ? SPRITE_ON_LEFT : aside > ASIDE ? SPRITE_ON_RIGHT : SPRITE_PLAIN;
}

/* Prepared before they are needed: in place of a picture that is not there a card is shown. */
void figure_draw_eyes(Canvas *canvas, const Sprite *figure, const char *portrait, const char *body, int turn,
                      float shut) {
    enum { ASSET = 56 };
    static const float LEAST = 0.12f;
    const char *face = face_disc_portrait(portrait);
    const Eyes *of = eyes_of(face, body);
    char asset[ASSET];
    if (!of) return;
    snprintf(asset, sizeof asset, "%s-shut", figure->asset);
    SpriteEffect part = SPRITE_PART | side_of(of, turn);
    Sprite lids = {.asset = asset,
                   .box = eyes_box(of, figure->box, turn),
                   .bend = figure->bend,
                   .fade = figure->fade,
                   .effect = figure->effect | part};
    if (figure->raster_height > 0)
        lids.raster_height = lids.box.height * figure->raster_height / figure->box.height;
    if (!canvas_prepare(canvas, &lids) || shut < LEAST) return;
    canvas_push_name(canvas, shut < 1 ? "lids" : "shut");
    const LidRows *rows = rows_of(figure->asset);
    if (shut >= 1 || !rows)
        canvas_sprite(canvas, &lids);
    else
        draw_lids(canvas, &lids, rows, figure->box.width / PICTURE, covered(face, shut));
    canvas_pop_name(canvas);
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

/* ---- looking about ---- */

/* At most once in each slot, at a moment of its own, three times of four. */
static const double GLANCE_SLOT_MS = 3700, TURNS_MS = 240, LOOKS_MS = 700;
enum { GLANCE_SPREAD_MS = 1100, LOOKS_LONGER_MS = 900, SELDOM = 4 };

typedef struct GlanceTime {
    GlanceAt at;
    double from, to; /* INFINITY: none in this slot */
} GlanceTime;

static GlanceTime glance_in(const char *portrait, int seat, double slot) {
    const char *face = face_disc_portrait(portrait);
    uint64_t hash = hash_step(hash_bytes(face, strlen(face)), (uint64_t)slot * 3 + 1);
    hash = hash_step(hash, (uint64_t)seat);
    if ((hash >> 40) % SELDOM == 0) return (GlanceTime){.from = INFINITY, .to = INFINITY};
    double from = slot * GLANCE_SLOT_MS + (double)((hash >> 16) % GLANCE_SPREAD_MS);
    double looks = LOOKS_MS + (double)((hash >> 28) % LOOKS_LONGER_MS);
    return (GlanceTime){(GlanceAt)((hash >> 48) % GLANCES), from, from + 2 * TURNS_MS + looks};
}

Glance figure_glance(const char *portrait, int seat, double now) {
    GlanceTime glance = glance_in(portrait, seat, floor(now / GLANCE_SLOT_MS));
    if (now < glance.from || now >= glance.to) return (Glance){0};
    return (Glance){glance.at, (float)fmin(1, fmin(now - glance.from, glance.to - now) / TURNS_MS)};
}

double figure_next_glance(const char *portrait, int seat, double now) {
    double slot = floor(now / GLANCE_SLOT_MS);
    GlanceTime glance = glance_in(portrait, seat, slot);
    if (now < glance.from) return fmin(glance.from, (slot + 1) * GLANCE_SLOT_MS);
    if (now >= glance.to) return (slot + 1) * GLANCE_SLOT_MS;
    double stays = glance.from + TURNS_MS, leaves = glance.to - TURNS_MS;
    if (now >= stays && now < leaves) return leaves;
    return fmin(now + UI_SLOW_MS, now < stays ? stays : glance.to);
}
