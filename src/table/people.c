#include "table/people.h"

#include <stdio.h>

#include "table/figure.h"
#include "table/seats.h"
#include "ui/face_disc.h"

static SpriteEffect effect_of(const TableFrame *frame, int seat) {
    return figure_effect(sabacc_table_game(frame->table)->place, table_is_away(frame->table, seat));
}

/* What has just happened is taken in before it is seen in a face. */
static void face_of(const TableFrame *frame, int seat, const PersonPose *pose, char face[TABLE_ASSET]) {
    table_face_of(frame, seat, "people", face);
    if (!pose->takes_in) return;
    snprintf(face, TABLE_ASSET, "people/%s", face_disc_portrait(frame->view->looks[seat].portrait));
}

static PersonPicture picture_of(const TableFrame *frame, int seat, const PersonPose *pose) {
    PersonPicture picture = {.turn = pose->turn, .effect = effect_of(frame, seat)};
    char face[TABLE_ASSET];
    face_of(frame, seat, pose, face);
    snprintf(picture.asset, TABLE_ASSET, "%.*s%s", TABLE_ASSET - 16, face, figure_turned(picture.turn));
    return picture;
}

static Sprite sprite_of(const PersonPicture *picture, const Sprite *at) {
    Sprite sprite = *at;
    sprite.asset = picture->asset;
    sprite.effect = picture->effect;
    return sprite;
}

/* It changes once there is another picture. Returns what is drawn. */
static Sprite draw_picture(const TableFrame *frame, const PersonPicture *wanted, PersonPicture *last,
                           const Sprite *at) {
    Sprite next = sprite_of(wanted, at);
    if (last->asset[0] == '\0' || canvas_prepare(frame->canvas, &next)) *last = *wanted;
    Sprite drawn = sprite_of(last, at);
    canvas_sprite(frame->canvas, &drawn);
    return drawn;
}

/* It grows from its middle down, where the rail hides it. */
static Sprite posed(const TableFrame *frame, int seat, const PersonPose *pose) {
    static const float CROWN = 0.09f, NECK = 0.56f, FOOT = 0.88f; /* of its height */
    Box place = frame->at.seat[seat].figure, box = place;
    float column = frame->at.room.scale, larger = 1 + pose->sits.nears;
    box.width *= larger;
    box.height *= larger;
    box.x -= (box.width - place.width) / 2;
    box.y += pose->sits.sinks * column;
    return (Sprite){.box = box,
                    .raster_height = place.height,
                    .bend = {.crown = box.y + CROWN * box.height,
                             .neck = box.y + NECK * box.height,
                             .foot = box.y + FOOT * box.height,
                             .crown_x = pose->tilts * column,
                             .neck_x = pose->aside * column,
                             .neck_y = pose->sits.nods * column}};
}

static void draw_figure(const TableFrame *frame, int seat) {
    PersonPose pose = table_person_pose(frame, seat);
    PersonPicture wanted = picture_of(frame, seat, &pose), *last = &frame->people[seat];
    Sprite at = posed(frame, seat, &pose), figure = draw_picture(frame, &wanted, last, &at);
    figure_draw_eyes(frame->canvas, &figure, frame->view->looks[seat].portrait, last->turn, pose.sits.shuts);
}

/* It faces the middle of the table and stays there, whatever the person in it does. */
static void draw_chair(const TableFrame *frame, int seat) {
    static const float MOST = 1.04f; /* of its seat's width */
    const SeatPlaces *places = &frame->at.seat[seat];
    PersonPicture wanted = {.turn = places->turn, .effect = effect_of(frame, seat)};
    figure_chair_asset(sabacc_table_game(frame->table)->place, places->turn, wanted.asset, TABLE_ASSET);
    draw_picture(frame, &wanted, &frame->chairs[seat],
                 &(Sprite){.box = figure_chair(places->figure, places->plate.width * MOST)});
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
    PersonPose pose = table_person_pose(frame, seat);
    PersonPicture wanted = {.effect = effect_of(frame, seat) | SPRITE_PART}, *last = &frame->arms[seat];
    char face[TABLE_ASSET];
    face_of(frame, seat, &pose, face);
    snprintf(wanted.asset, TABLE_ASSET, "%.*s-arms", TABLE_ASSET - 16, face);
    Sprite at = {.box = places->arms, .angle = places->slope}, arms;
    at.box.y += pose.reaches * frame->at.room.scale;
    arms = sprite_of(&wanted, &at);
    if (canvas_prepare(frame->canvas, &arms) || last->asset[0]) draw_picture(frame, &wanted, last, &at);
}

void table_draw_arms(const TableFrame *frame) {
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (frame->at.seat[seat].figure.width > 0) draw_arms(frame, seat);
}
