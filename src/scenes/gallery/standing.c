/* A piece that stands on a board under a lamp: its face, its sides, the lamp in it, and its shadow. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "scenes/gallery/private.h"

/* How thick a piece is, in shares of its height, and of what colour at its sides. */
typedef struct Body {
    const char *deck, *face; /* of the asset; the face's beginning */
    float thickness, corner;
    Colour light, dark; /* of its sides, above and below; 0: as its outline is */
    int blocks;         /* in the clay of a chip, around its edge */
    float block;        /* half of one, in radians */
    Colour mark;        /* of them */
} Body;

static const float RISE = 0.55f; /* of its upper side, of its thickness */

static bool begins(const char *word, const char *with) { return strncmp(word, with, strlen(with)) == 0; }

static const Body *body_of(const char *asset) {
    static const float DIE = 0.26f, DIE_CORNER = 0.19f, CHIP = 0.13f, ROUND = 0.49f;
    static const Colour bone = 0xfff7f3e8u;
    static const Body bodies[] = {
        {"dice", "die", DIE, DIE_CORNER, 0xff39454fu, 0xff11161bu, 0, 0, 0},
        {"dice", "gold", DIE, DIE_CORNER, 0xff7d5f22u, 0xff2d1f06u, 0, 0, 0},
        {"dice", "silver", DIE, DIE_CORNER, 0xff47525bu, 0xff171c21u, 0, 0, 0},
        {"dice", "pips", DIE, DIE_CORNER, 0xff8b7d60u, 0xff3b3120u, 0, 0, 0},
        {"dice", "", 0, 0, 0, 0, 0, 0, 0},
        {"chips", "stack", 0, 0, 0, 0, 0, 0, 0},
        {"chips", "chip-1000", CHIP, ROUND, 0xffe9bf48u, 0xff6d4a10u, 12, 0.05f, 0xff4b3006u},
        {"chips", "chip-100", CHIP, ROUND, 0xff2e78d8u, 0xff0a2c5cu, 8, 0.1f, bone},
        {"chips", "chip-500", CHIP, ROUND, 0xffa45fe2u, 0xff43187au, 12, 0.21f, bone},
        {"chips", "chip-25", CHIP, ROUND, 0xff2eb684u, 0xff0b4a34u, 6, 0.2f, bone},
        {"chips", "chip-5", CHIP, ROUND, 0xffdc5a2cu, 0xff5f1b08u, 5, 0.26f, bone},
        {"chips", "chip-1", CHIP, ROUND, 0xffd3deeau, 0xff63717fu, 4, 0.31f, 0xff41505cu},
        {"chips", "kessel-in-play", CHIP, ROUND, 0xff6a3a48u, 0xff1c0a11u, 12, 0.09f, 0xffe0647au},
        {"chips", "kessel", CHIP, ROUND, 0xff6a5c44u, 0xff17120bu, 8, 0.22f, 0xffffc549u},
        {"table", "all-in", 0.03f, 0, 0, 0, 0, 0, 0},
        {"table", "bomb", 0, 0, 0, 0, 0, 0, 0},
        {"table", "hand-pot", 0, 0, 0, 0, 0, 0, 0},
        {"table", "sabacc-pot", 0, 0, 0, 0, 0, 0, 0},
        {"table", "", 0.09f, 0, 0, 0, 0, 0, 0},
    };
    static const Body flat = {0};
    const char *face = strchr(asset, '/') + 1;
    for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++)
        if (begins(asset, bodies[i].deck) && begins(face, bodies[i].face)) return &bodies[i];
    return &flat;
}

/* ---- behind its face ---- */

/* What is seen of it so far behind its face. */
static void draw_slice(Canvas *canvas, const char *asset, const Body *body, Box behind) {
    static const float EDGE = 0.015f; /* the dark line around a face */
    const SpriteEffect dark = sprite_lit(SPRITE_PLAIN, 0xff50402cu, 0xffa08c68u);
    Box side = box_inset(behind, behind.width * EDGE, behind.height * EDGE);
    if (!body->light)
        canvas_sprite(canvas, &(Sprite){.asset = asset, .box = behind, .effect = dark});
    else
        canvas_panel(
            canvas, side,
            &(PanelStyle){.top = body->light, .bottom = body->dark, .radius = side.width * body->corner});
}

/* Slices as far apart as leaves no step in the outline of a round corner: a step of s is s²/8r deep. */
static void draw_slices(Canvas *canvas, const char *asset, const Body *body, Box face) {
    static const float DEPTH = 0.15f, STEP = 2, STEPS = 20;
    float deep = face.height * body->thickness, radius = face.width * body->corner;
    float step = fmaxf(sqrtf(8 * radius * DEPTH), fmaxf(STEP, deep / STEPS));
    if (body->light) /* the line around its far end */
        canvas_panel(
            canvas, (Box){face.x + deep, face.y - deep * RISE, face.width, face.height},
            &(PanelStyle){.top = 0xff0a0706u, .bottom = 0xff0a0706u, .radius = face.width * body->corner});
    for (float far = deep; far > 0; far -= step)
        draw_slice(canvas, asset, body, (Box){face.x + far, face.y - far * RISE, face.width, face.height});
}

/* A line along its side, at that angle of its edge, where that can be seen; what is below lies in the shade.
 */
static void draw_strand(Canvas *canvas, const Body *body, Box face, float angle, float wide) {
    static const float WITHIN = 0.97f;
    float deep = face.height * body->thickness, rise = deep * RISE, far = hypotf(deep, rise);
    float radius = face.width / 2 * WITHIN, right = cosf(angle), down = sinf(angle);
    float seen = (right * deep - down * rise) / far, past = 1 - wide / 2 / far; /* its ends are round */
    if (seen <= 0) return;
    float x = face.x + face.width / 2 + right * radius, y = face.y + face.height / 2 + down * radius;
    canvas_line(canvas, x, y, x + deep * past, y - rise * past, fmaxf(wide * seen, 1),
                pixel_mix(0xff0a0706u, body->mark, (unsigned)(170 - 80 * down)));
}

/* Blocks of another clay go through from one face of a chip to the other. */
static void draw_blocks(Canvas *canvas, const Body *body, Box face) {
    enum { STRANDS = 7 };
    static const float TURN = 6.2831853f;
    float wide = body->block * face.width / STRANDS;
    for (int i = 0; i < body->blocks * STRANDS; i++) {
        float within = ((float)(i % STRANDS) + 0.5f) / STRANDS * 2 - 1;
        float angle = TURN * ((float)(i / STRANDS) / (float)body->blocks - 0.25f) + within * body->block;
        draw_strand(canvas, body, face, angle, wide * 1.25f);
    }
}

/* ---- a die ---- */

static const char *const DICE = "dice"; /* the deck */

/* The faces of its three axes: those that lie opposite each other. */
typedef struct Axes {
    const char *die, *faces[3][2]; /* as their faces are called */
} Axes;

static const Axes *axes_of(const char *asset) {
    static const Axes dice[] = {
        {"die-", {{"1", "6"}, {"2", "5"}, {"3", "4"}}},
        {"pips-", {{"1", "6"}, {"2", "5"}, {"3", "4"}}},
        {"gold", {{"-0", "-0"}, {"+5", "-5"}, {"+10", "-10"}}},
        {"silver-", {{"circle", "circle"}, {"triangle", "triangle"}, {"square", "square"}}}};
    for (size_t i = 0; i < sizeof dice / sizeof *dice && begins(asset, DICE); i++)
        if (begins(asset + strlen(DICE) + 1, dice[i].die)) return &dice[i];
    return NULL;
}

/* The first faces of the other two axes: what is seen above it, and at its side. */
static void faces_beside(const Axes *axes, const char *asset, char beside[2][GALLERY_ASSET]) {
    const char *front = asset + strlen(DICE) + 1 + strlen(axes->die);
    for (int axis = 0, found = 0; axis < 3 && found < 2; axis++) {
        const char *const *faces = axes->faces[axis];
        if (strcmp(front, faces[0]) != 0 && strcmp(front, faces[1]) != 0)
            snprintf(beside[found++], GALLERY_ASSET, "%s/%s%s", DICE, axes->die, faces[0]);
    }
}

/* In parallel projection, between its edges: the upper face in the light of the lamp, the right one away from
 * it. */
static void draw_faces(Canvas *canvas, const Axes *axes, const char *asset, Box face, float deep) {
    const SpriteEffect above = sprite_lit(SPRITE_PLAIN, 0xffffd8a0u, 0xffffffffu),
                       aside = sprite_lit(SPRITE_PLAIN, 0xff302418u, 0xff6c5a44u);
    static const float FILTERED = 0.5f; /* what is so narrow is not to flicker */
    char beside[2][GALLERY_ASSET] = {"", ""};
    float rise = deep * RISE;
    faces_beside(axes, asset, beside);
    canvas_sprite(canvas, &(Sprite){.asset = beside[0],
                                    .box = {face.x + deep / 2, face.y - rise, face.width, rise},
                                    .skew = -deep,
                                    .effect = above,
                                    .raster_height = face.height * FILTERED,
                                    .raster_shape = 1});
    Box side = {face.x + face.width + (deep - face.height) / 2, face.y + face.height / 2 - (rise + deep) / 2,
                face.height, deep};
    canvas_sprite(canvas, &(Sprite){.asset = beside[1],
                                    .box = side,
                                    .angle = 1.5707963f,
                                    .skew = rise,
                                    .effect = aside,
                                    .raster_height = face.height * FILTERED,
                                    .raster_shape = 1});
}

static void draw_sides(Canvas *canvas, const char *asset, const Body *body, Box face) {
    const Axes *axes = axes_of(asset);
    draw_slices(canvas, asset, body, face);
    if (body->blocks > 0) draw_blocks(canvas, body, face);
    if (axes) draw_faces(canvas, axes, asset, face, face.height * body->thickness);
}

void gallery_draw_sides(Canvas *canvas, const char *asset, Box face) {
    draw_sides(canvas, asset, body_of(asset), face);
}

/* Where the lamp is mirrored, above its middle. */
static void draw_gleam(Canvas *canvas, Box face) {
    Box gleam = box_place(face, face.width * 0.3f, face.height * 0.04f, 0.42f, 0.2f);
    canvas_glow(canvas, gleam, 2, face.height * 0.13f, 0x44fff3d8u);
}

/* Turned a little from the lamp, so that a side is seen; its shadow falls to the right and below. */
void gallery_draw_standing(Canvas *canvas, const char *asset, Box place, bool is_near) {
    static const float SMALLER = 0.1f; /* what has sides of its own takes their room too */
    const Body *body = body_of(asset);
    float smaller = body->light ? SMALLER : 0, deep = place.height * (1 - smaller) * body->thickness;
    Box face = box_place(place, place.width * (1 - smaller), place.height * (1 - smaller), 0.5f, 1);
    face.x -= deep / 2;
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
