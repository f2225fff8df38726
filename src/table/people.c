#include "table/people.h"

#include <stdio.h>

#include "table/figure.h"
#include "table/seats.h"

static const char *portrait_of(const TableFrame *frame, int seat) {
    return frame->view->looks[seat].portrait;
}

static SpriteEffect effect_of(const TableFrame *frame, int seat, int turn) {
    return figure_effect(sabacc_table_game(frame->table)->place, turn, table_is_away(frame->table, seat));
}

static PersonPicture picture_of(const TableFrame *frame, int seat) {
    PersonPicture picture = {.turn = table_person_turn(frame, seat)};
    char face[TABLE_ASSET];
    table_face_of(frame, seat, "people", face);
    snprintf(picture.asset, TABLE_ASSET, "%.*s%s", TABLE_ASSET - 16, face, picture.turn ? "-turned" : "");
    picture.effect = effect_of(frame, seat, picture.turn);
    return picture;
}

static Sprite sprite_of(const PersonPicture *picture, Box box) {
    return (Sprite){.asset = picture->asset, .box = box, .effect = picture->effect};
}

/* It changes once there is another picture. Returns what is drawn. */
static Sprite draw_picture(const TableFrame *frame, const PersonPicture *wanted, PersonPicture *last,
                           Box box) {
    Sprite next = sprite_of(wanted, box);
    if (last->asset[0] == '\0' || canvas_prepare(frame->canvas, &next)) *last = *wanted;
    Sprite drawn = sprite_of(last, box);
    canvas_sprite(frame->canvas, &drawn);
    return drawn;
}

static void draw_figure(const TableFrame *frame, int seat) {
    PersonPicture wanted = picture_of(frame, seat), *last = &frame->people[seat];
    Box box = frame->at.seat[seat].figure;
    box.y += table_person_lean(frame, seat) * frame->at.room.scale;
    Sprite figure = draw_picture(frame, &wanted, last, box);
    figure_draw_eyes(frame->canvas, &figure, portrait_of(frame, seat), last->turn,
                     table_person_blinks(frame->view, seat));
}

/* It faces the middle of the table and stays there, whatever the person in it does. */
static void draw_chair(const TableFrame *frame, int seat) {
    static const float MOST = 1.04f; /* of its seat's width */
    const SeatPlaces *places = &frame->at.seat[seat];
    PersonPicture wanted = {.turn = places->turn, .effect = effect_of(frame, seat, places->turn)};
    snprintf(wanted.asset, TABLE_ASSET, "people/chair%s", places->turn ? "-turned" : "");
    draw_picture(frame, &wanted, &frame->chairs[seat],
                 figure_chair(places->figure, places->plate.width * MOST));
}

/* No chair hides a neighbour, and the house stands. */
void table_draw_people(const TableFrame *frame) {
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (frame->at.seat[seat].figure.width > 0 && seat != sabacc_house_seat(frame->table))
            draw_chair(frame, seat);
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (frame->at.seat[seat].figure.width > 0) draw_figure(frame, seat);
}
