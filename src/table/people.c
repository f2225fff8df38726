#include "table/people.h"

#include <stdio.h>

#include "table/seats.h"

static void figure_asset(const TableLook *look, const char *mood, char asset[TABLE_ASSET]) {
    bool has_face = look->portrait && look->portrait[0];
    snprintf(asset, TABLE_ASSET, "people/%s%s", has_face ? look->portrait : "guest", has_face ? mood : "");
}

static void draw_figure(const TableFrame *frame, int seat) {
    const TableLook *look = &frame->view->looks[seat];
    char asset[TABLE_ASSET];
    bool is_dim = table_has_left_hand(frame->table, seat) || table_sits_out(frame->table, seat);
    figure_asset(look, table_mood_of(frame, seat), asset);
    canvas_sprite(frame->canvas, &(Sprite){.asset = asset,
                                           .box = frame->at.seat[seat].figure,
                                           .effect = is_dim ? SPRITE_DIM : SPRITE_PLAIN});
}

void table_draw_people(const TableFrame *frame) {
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (frame->at.seat[seat].figure.width > 0) draw_figure(frame, seat);
}
