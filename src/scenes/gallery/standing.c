/* A piece that stands on a board under a lamp: its face, its sides, the lamp in it, and its shadow. */
#include <math.h>
#include <string.h>

#include "scenes/gallery/private.h"

/* How thick a piece is, in shares of its height, and of what colour at its sides. */
typedef struct Body {
    const char *deck, *face; /* of the asset; the face's beginning */
    float thickness, corner;
    Colour light, dark; /* of its sides, above and below; 0: as its outline is */
} Body;

static const float RISE = 0.42f; /* of its upper side, of its thickness */

static bool begins(const char *word, const char *with) { return strncmp(word, with, strlen(with)) == 0; }

static const Body *body_of(const char *asset) {
    static const float DIE = 0.17f, DIE_CORNER = 0.19f, CHIP = 0.09f, ROUND = 0.49f;
    static const Body bodies[] = {
        {"dice", "die", DIE, DIE_CORNER, 0xffaab4bcu, 0xff272e35u},
        {"dice", "gold", DIE, DIE_CORNER, 0xffd9ad48u, 0xff4d350bu},
        {"dice", "silver", DIE, DIE_CORNER, 0xffc3ccd3u, 0xff363e45u},
        {"dice", "pips", DIE, DIE_CORNER, 0xffd8c9a8u, 0xff5f5138u},
        {"dice", "", 0, 0, 0, 0},
        {"chips", "stack", 0, 0, 0, 0},
        {"chips", "chip-1000", CHIP, ROUND, 0xffd9b040u, 0xff5c400eu},
        {"chips", "chip-100", CHIP, ROUND, 0xff2e6ec2u, 0xff08203fu},
        {"chips", "chip-500", CHIP, ROUND, 0xff9a5bd0u, 0xff34125cu},
        {"chips", "chip-25", CHIP, ROUND, 0xff34ad82u, 0xff083b28u},
        {"chips", "chip-5", CHIP, ROUND, 0xffc9542cu, 0xff471406u},
        {"chips", "chip-1", CHIP, ROUND, 0xffb9c4cfu, 0xff4a5662u},
        {"chips", "kessel-in-play", CHIP, ROUND, 0xff6a3a48u, 0xff1c0a11u},
        {"chips", "kessel", CHIP, ROUND, 0xff6a5c44u, 0xff17120bu},
        {"table", "all-in", 0.03f, 0, 0, 0},
        {"table", "bomb", 0, 0, 0, 0},
        {"table", "hand-pot", 0, 0, 0, 0},
        {"table", "sabacc-pot", 0, 0, 0, 0},
        {"table", "", 0.09f, 0, 0, 0},
    };
    static const Body flat = {0};
    const char *face = strchr(asset, '/') + 1;
    for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++)
        if (begins(asset, bodies[i].deck) && begins(face, bodies[i].face)) return &bodies[i];
    return &flat;
}

/* What is seen of it so far behind its face; `top`: as its upper side is, under the lamp. */
static void draw_slice(Canvas *canvas, const char *asset, const Body *body, Box behind, bool is_top) {
    static const float EDGE = 0.015f; /* the dark line around a face */
    const SpriteEffect dark = sprite_lit(SPRITE_PLAIN, 0xff50402cu, 0xffa08c68u);
    Box side = box_inset(behind, behind.width * EDGE, behind.height * EDGE);
    if (!body->light)
        canvas_sprite(canvas, &(Sprite){.asset = asset, .box = behind, .effect = dark});
    else
        canvas_panel(canvas, side,
                     &(PanelStyle){.top = is_top ? body->light : pixel_mix(body->light, body->dark, 150),
                                   .bottom = body->dark,
                                   .radius = side.width * body->corner});
}

/* Slices as far apart as leaves no step in the outline of a round corner: a step of s is s²/8r deep. */
static void draw_slices(Canvas *canvas, const char *asset, const Body *body, Box face, bool is_top) {
    static const float DEPTH = 0.15f, STEP = 2, STEPS = 20;
    float deep = face.height * body->thickness, radius = face.width * body->corner;
    float step = fmaxf(sqrtf(8 * radius * DEPTH), fmaxf(STEP, deep / STEPS));
    for (float far = deep; far > 0; far -= step) {
        Box behind = {face.x + far, face.y - far * RISE, face.width, face.height};
        draw_slice(canvas, asset, body, behind, is_top);
    }
}

/* Behind its face: dark to the right, away from the lamp, and light above. */
static void draw_sides(Canvas *canvas, const char *asset, const Body *body, Box face) {
    static const float BEFORE_EDGE = 0.06f, ROUND = 0.4f;
    float deep = face.height * body->thickness, rise = deep * RISE;
    Box top = {face.x, face.y - rise, face.width * (1 - BEFORE_EDGE) + deep / 2, rise + face.height * 0.1f};
    bool is_round = body->corner > ROUND; /* without an edge between its sides */
    draw_slices(canvas, asset, body, face, is_round);
    if (!body->light || is_round) return;
    canvas_push_clip(canvas, top);
    draw_slices(canvas, asset, body, face, true);
    canvas_pop_clip(canvas);
}

/* Where the lamp is mirrored, above its middle. */
static void draw_gleam(Canvas *canvas, Box face) {
    Box gleam = box_place(face, face.width * 0.3f, face.height * 0.04f, 0.42f, 0.2f);
    canvas_glow(canvas, gleam, 2, face.height * 0.13f, 0x44fff3d8u);
}

/* Turned a little from the lamp, so that a side is seen; its shadow falls to the right and below. */
void gallery_draw_standing(Canvas *canvas, const char *asset, Box place, bool is_near) {
    const Body *body = body_of(asset);
    float deep = place.height * body->thickness;
    Box face = {place.x - deep / 2, place.y, place.width, place.height};
    Box fallen = {face.x + place.width * 0.06f + deep, place.y + place.height * 0.04f, place.width,
                  place.height};
    Box under = {face.x + place.width * 0.1f, place.y + place.height * 0.95f, place.width * 0.84f + deep,
                 place.height * 0.04f};
    canvas_glow(canvas, under, 2, place.height * 0.14f, 0xb0000000u);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = fallen, .fade = 0.45f, .effect = SPRITE_SHADOW});
    draw_sides(canvas, asset, body, face);
    if (is_near) gallery_draw_rim(canvas, asset, face);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = face, .effect = gallery_lamplit()});
    if (deep > 0) draw_gleam(canvas, face);
}
