#include "table/people.h"

#include <stdio.h>

#include "table/figure.h"
#include "table/seats.h"

static SpriteEffect effect_of(const TableFrame *frame, int seat) {
    return figure_effect(sabacc_table_game(frame->table)->place, table_is_away(frame->table, seat));
}

static PersonPicture picture_of(const TableFrame *frame, int seat) {
    PersonPicture picture = {.turn = table_person_turn(frame, seat), .effect = effect_of(frame, seat)};
    char face[TABLE_ASSET];
    table_face_of(frame, seat, "people", face);
    snprintf(picture.asset, TABLE_ASSET, "%.*s%s", TABLE_ASSET - 16, face, figure_turned(picture.turn));
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
    figure_draw_eyes(frame->canvas, &figure, frame->view->looks[seat].portrait, last->turn,
                     table_person_blinks(frame->view, seat));
}

/* It faces the middle of the table and stays there, whatever the person in it does. */
static void draw_chair(const TableFrame *frame, int seat) {
    static const float MOST = 1.04f; /* of its seat's width */
    const SeatPlaces *places = &frame->at.seat[seat];
    PersonPicture wanted = {.turn = places->turn, .effect = effect_of(frame, seat)};
    snprintf(wanted.asset, TABLE_ASSET, "people/chair%s", figure_turned(places->turn));
    draw_picture(frame, &wanted, &frame->chairs[seat],
                 figure_chair(places->figure, places->plate.width * MOST), 0);
}

/* No chair hides a neighbour, and the house stands. */
void table_draw_people(const TableFrame *frame) {
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (frame->at.seat[seat].figure.width > 0 && seat != sabacc_house_seat(frame->table))
            draw_chair(frame, seat);
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (frame->at.seat[seat].figure.width > 0) draw_figure(frame, seat);
}

/* They lie on the rail, however their owner leans, and before their owner: the room behind lights no edge of
 * them. They are not drawn before there is a picture of them. */
static void draw_arms(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    PersonPicture wanted = {.effect = effect_of(frame, seat) | SPRITE_PART}, *last = &frame->arms[seat];
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
