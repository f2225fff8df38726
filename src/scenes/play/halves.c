/* The choice of a side of the Force (FO-1): a plate on each half of the table, the Light one on the left.
 * Upright the bar has its buttons. */

#include <string.h>

#include "scenes/play/private.h"
#include "table/room.h"
#include "ui/style.h"

static const float COLUMN[] = {560, 1360}, ROW = 665; /* of the middle of each, in the room */
static const float WIDE = 430, HIGH = 186, PAD = 18, EMBLEM = 84, GAP = 16;

static void draw_half(const PlayScene *play, Ui *ui, const PickButton *button, Box plate) {
    Canvas *canvas = ui_canvas(ui);
    bool is_light = strcmp(button->name, "declare:light") == 0;
    char words[PICK_HINT];
    style_sign_plate(canvas, plate);
    Box rest = box_inset(plate, PAD, PAD);
    action_bar_draw_button(ui, button, box_cut_bottom(&rest, STYLE_BUTTON_HIGH, GAP));
    Box emblem = box_cut_left(&rest, EMBLEM, GAP);
    canvas_sprite(canvas, &(Sprite){.asset = is_light ? "table/light" : "table/dark",
                                    .box = box_place(emblem, rest.height, rest.height, 0.5f, 0.5f)});
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    pick_hint(&play->asking.pick, button->name, words, sizeof words);
    canvas_paragraph_within(canvas, rest, &style, words);
}

void play_draw_halves(const PlayScene *play, Ui *ui, const TableArea *table) {
    PickButton buttons[PICK_BUTTONS];
    TableRoom room = table_room_in(table);
    Box box = table->box;
    int count = pick_buttons(&play->asking.pick, buttons);
    if (canvas_layout(ui_canvas(ui))->is_portrait || play->mode != PLAY_OPEN) return;
    float across = box.width / ROOM_WIDE;
    for (int i = 0; i < count; i++) {
        if (!buttons[i].is_on_table) continue;
        bool is_right = strcmp(buttons[i].name, "declare:light") != 0;
        float x =
            across < room.scale ? box.x + COLUMN[is_right] * across : table_room_x(&room, COLUMN[is_right]);
        draw_half(play, ui, &buttons[i],
                  (Box){x - WIDE / 2, table_room_y(&room, ROW) - HIGH / 2, WIDE, HIGH});
    }
}
