/* Cards that lie on the cloth, seen from one's chair. */
#include "table/cards.h"

/* All lines across the cloth lead to the middle of the far rail, and beyond. */
CardLook table_lying_look(const TableFrame *frame, const CardLook *look, float share) {
    static const float NARROWER = 0.14f, LEAN = 0.00034f; /* of its height, a logical unit from the middle */
    CardLook lies = *look;
    float middle = table_room_x(&frame->at.room, ROOM_WIDE / 2);
    lies.narrower = NARROWER * share;
    lies.lean = (middle - look->box.x - look->box.width / 2) * LEAN * look->box.height * share;
    lies.raster_shape = frame->at.card_shape;
    if (lies.raster_height <= 0) lies.raster_height = look->box.width / lies.raster_shape;
    return lies;
}

void table_draw_lying_card(const TableFrame *frame, const CardLook *look) {
    CardLook lies = table_lying_look(frame, look, 1);
    table_draw_card(frame, &lies);
}

void table_draw_lying_deck(const TableFrame *frame, const CardLook *look, int layers) {
    CardLook lies = table_lying_look(frame, look, 1);
    for (int i = 0; i < layers; i++) {
        lies.box.y = look->box.y - TABLE_LAYER_TENTHS * 0.1f * (float)i;
        lies.gloom = i > 0 ? 1 : look->gloom; /* one shadow for all */
        table_draw_card(frame, &lies);
    }
}

void table_draw_lying_outline(const TableFrame *frame, Box box, float width, Colour edge) {
    CardLook lies = table_lying_look(frame, &(CardLook){.box = box}, 1);
    float out = lies.lean / 2, in = box.width * lies.narrower / 2, foot = box.y + box.height;
    float corners[][2] = {{box.x + in + out, box.y},
                          {box.x + box.width - in + out, box.y},
                          {box.x + box.width - out, foot},
                          {box.x - out, foot}};
    for (int i = 0; i < 4; i++) {
        const float *from = corners[i], *to = corners[(i + 1) % 4];
        canvas_line(frame->canvas, from[0], from[1], to[0], to[1], width, edge);
    }
}
