#include "table/people.h"

#include <math.h>
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

static const Eyes *eyes_of(const char *face) {
    for (size_t i = 0; i < sizeof eyes / sizeof *eyes; i++)
        if (strcmp(eyes[i].face, face) == 0) return &eyes[i];
    return NULL;
}

static Box eyes_box(const Eyes *of, Box figure, int turn) {
    float by = figure.width / PICTURE;
    return (Box){figure.x + of->at[turn + 1].x * by, figure.y + of->at[turn + 1].y * by,
                 of->at[turn + 1].wide * by, of->at[turn + 1].high * by};
}

/* ---- drawing ---- */

/* In the light of the place. */
static SpriteEffect effect_of(const TableFrame *frame, int seat) {
    StyleLamps lamps = style_place_lamps(sabacc_table_game(frame->table)->place);
    return sprite_lit(table_is_away(frame->table, seat) ? SPRITE_AWAY : SPRITE_PLAIN, lamps.room, lamps.lamp);
}

static const char *turned(int turn) { return turn < 0 ? "-left" : turn > 0 ? "-right" : ""; }

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
    PersonPicture picture = {.turn = table_person_turn(frame, seat), .effect = effect_of(frame, seat)};
    char face[TABLE_ASSET];
    table_face_of(frame, seat, "people", face);
    snprintf(picture.asset, TABLE_ASSET, "%.*s%s", TABLE_ASSET - 16, face, turned(picture.turn));
    return picture;
}

static Sprite sprite_of(const PersonPicture *picture, Box box, float angle) {
    return (Sprite){.asset = picture->asset, .box = box, .angle = angle, .effect = picture->effect};
}

/* It changes once there is another picture. Returns what is drawn. */
static Sprite draw_picture(const TableFrame *frame, const PersonPicture *wanted, PersonPicture *last, Box box,
                           float angle) {
    Sprite next = sprite_of(wanted, box, angle);
    if (last->asset[0] == '\0' || canvas_prepare(frame->canvas, &next)) *last = *wanted;
    Sprite drawn = sprite_of(last, box, angle);
    canvas_sprite(frame->canvas, &drawn);
    return drawn;
}

static void draw_figure(const TableFrame *frame, int seat) {
    PersonPicture wanted = picture_of(frame, seat), *last = &frame->people[seat];
    Box box = frame->at.seat[seat].figure;
    box.y += table_person_lean(frame, seat) * frame->at.room.scale;
    Sprite figure = draw_picture(frame, &wanted, last, box, 0);
    draw_eyes(frame, seat, &figure, last->turn);
}

/* A chair's size by the width of whoever sits in it; its width by that of its seat, at most. */
static const float CHAIR_WIDE = 1.18f, CHAIR_HIGH = 0.684f, CHAIR_MOST = 1.04f;

/* It faces the middle of the table and stays there, whatever the person in it does. */
static void draw_chair(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    PersonPicture wanted = {.turn = places->turn, .effect = effect_of(frame, seat)};
    snprintf(wanted.asset, TABLE_ASSET, "people/chair%s", turned(places->turn));
    float side = places->figure.width, wide = fminf(side * CHAIR_WIDE, places->plate.width * CHAIR_MOST);
    draw_picture(frame, &wanted, &frame->chairs[seat],
                 box_place(places->figure, wide, side * CHAIR_HIGH, 0.5f, 1), 0);
}

/* No chair hides a neighbour, and the house stands. */
void table_draw_people(const TableFrame *frame) {
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (frame->at.seat[seat].figure.width > 0 && seat != sabacc_house_seat(frame->table))
            draw_chair(frame, seat);
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (frame->at.seat[seat].figure.width > 0) draw_figure(frame, seat);
}

/* They lie on the rail, however their owner leans. They are not drawn before there is a picture of them. */
static void draw_arms(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    PersonPicture wanted = {.effect = effect_of(frame, seat)}, *last = &frame->arms[seat];
    char face[TABLE_ASSET];
    table_face_of(frame, seat, "people", face);
    snprintf(wanted.asset, TABLE_ASSET, "%.*s-arms", TABLE_ASSET - 16, face);
    Sprite arms = sprite_of(&wanted, places->arms, places->slope);
    if (canvas_prepare(frame->canvas, &arms) || last->asset[0])
        draw_picture(frame, &wanted, last, places->arms, places->slope);
}

void table_draw_arms(const TableFrame *frame) {
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (frame->at.seat[seat].figure.width > 0) draw_arms(frame, seat);
}
