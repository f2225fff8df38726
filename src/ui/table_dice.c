#include "ui/table_private.h"

#include <math.h>
#include <stdio.h>

void table_draw_die(const TableFrame *frame, int face, Box box, float angle, float fade, float rest) {
    char asset[TABLE_ASSET];
    snprintf(asset, sizeof asset, "dice/die-%d", face);
    Box fallen = box;
    fallen.y += 5;
    canvas_sprite(frame->canvas, &(Sprite){.asset = asset,
                                           .box = fallen,
                                           .angle = angle,
                                           .fade = 0.4f + 0.6f * fade,
                                           .effect = SPRITE_SHADOW,
                                           .raster_height = rest});
    canvas_sprite(frame->canvas,
                  &(Sprite){.asset = asset, .box = box, .angle = angle, .fade = fade, .raster_height = rest});
}

void table_draw_dice(const TableFrame *frame) {
    if (!(sabacc_table_game(frame->table)->shows & SABACC_SHOWS_DICE)) return;
    Box tray = frame->at.dice;
    canvas_panel(frame->canvas, tray,
                 &(PanelStyle){.top = 0x78020608u,
                               .bottom = 0x4a061014u,
                               .edge = 0x707fdcffu,
                               .edge_width = 1.5f,
                               .radius = 26,
                               .is_cut = true});
    if (frame->table->dice_count == 0) {
        TextStyle style = style_text(FONT_SYMBOL, tray.height * 0.5f, 0x38a9b4bbu, TEXT_CENTRE);
        canvas_text(frame->canvas, tray, &style, "\uE02E");
    }
    for (int i = 0; i < frame->table->dice_count; i++) {
        Place place = {.kind = PLACE_DIE, .slot = i};
        if (table_is_coming(frame, &place)) continue;
        Box box = table_place_box(frame, &place);
        table_draw_die(frame, frame->table->dice[i], box, 0, 0, box.height);
    }
}
