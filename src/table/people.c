#include "table/people.h"

#include <stdio.h>
#include <string.h>

#include "table/seats.h"
#include "ui/face_disc.h"
#include "ui/style.h"

/* ---- where the eyes are ---- */

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

/* ---- drawing ---- */

/* In the light of the place. All figures are painted as turned to the left. */
static SpriteEffect effect_of(const TableFrame *frame, int seat, int turn) {
    SpriteEffect effect = table_is_away(frame->table, seat) ? SPRITE_AWAY : SPRITE_PLAIN;
    StyleLamps lamps = style_place_lamps(sabacc_table_game(frame->table)->place);
    if (turn > 0) effect |= SPRITE_MIRRORED;
    return sprite_lit(effect, lamps.room, lamps.lamp);
}

/* Closed eyes are there before they are needed: in place of a picture that is not there a card is shown. */
static void draw_eyes(const TableFrame *frame, int seat, const Sprite *figure, int turn) {
    const Eyes *of = eyes_of(face_disc_portrait(frame->view->looks[seat].portrait));
    char asset[TABLE_ASSET + 8];
    if (!of) return;
    snprintf(asset, sizeof asset, "%s-shut", figure->asset);
    Sprite shut = {
        .asset = asset, .box = eyes_box(of, figure->box, turn), .effect = figure->effect | SPRITE_PART};
    if (canvas_prepare(frame->canvas, &shut) && table_person_blinks(frame->view, seat))
        canvas_sprite(frame->canvas, &shut);
}

static PersonPicture picture_of(const TableFrame *frame, int seat) {
    PersonPicture picture = {.turn = table_person_turn(frame, seat)};
    char face[TABLE_ASSET];
    table_face_of(frame, seat, "people", face);
    snprintf(picture.asset, TABLE_ASSET, "%.*s%s", TABLE_ASSET - 16, face, picture.turn ? "-turned" : "");
    picture.effect = effect_of(frame, seat, picture.turn);
    return picture;
}

static Sprite figure_of(const TableFrame *frame, int seat, const PersonPicture *picture) {
    Box box = frame->at.seat[seat].figure;
    box.y += table_person_lean(frame, seat) * frame->at.room.scale;
    return (Sprite){.asset = picture->asset, .box = box, .effect = picture->effect};
}

/* A head turns and a mood changes once there is a picture of it. */
static void draw_figure(const TableFrame *frame, int seat) {
    PersonPicture wanted = picture_of(frame, seat), *last = &frame->people[seat];
    Sprite figure = figure_of(frame, seat, &wanted);
    if (last->asset[0] == '\0' || canvas_prepare(frame->canvas, &figure)) *last = wanted;
    figure = figure_of(frame, seat, last);
    canvas_sprite(frame->canvas, &figure);
    draw_eyes(frame, seat, &figure, last->turn);
}

void table_draw_people(const TableFrame *frame) {
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (frame->at.seat[seat].figure.width > 0) draw_figure(frame, seat);
}
