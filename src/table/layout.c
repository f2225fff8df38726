#include "table/layout.h"

#include <string.h>

#include "table/dice.h"
#include "table/variants/plain.h"

Box table_stack_on(Box plate) {
    float wide = plate.height * 1.15f;
    return (Box){plate.x + plate.width - wide - 10, plate.y + plate.height * 0.06f, wide,
                 plate.height * 0.56f};
}

void table_place_pots(TableLayout *at, float x, float y, float side, float between) {
    at->hand_pot = (Box){x - between / 2 - side, y - side / 2, side, side};
    at->sabacc_pot = (Box){x + between / 2, y - side / 2, side, side};
}

bool table_has_field(const SabaccTable *table) {
    char form[16];
    table_option_word(table, SABACC_OPTION_FIELD, form, sizeof form);
    return form[0] != '\0' && strcmp(form, "off") != 0;
}

LayoutRoom table_layout_plain(const SabaccTable *table, TableLayout *at, float raised) {
    return at->is_portrait ? table_layout_upright(table, at, raised)
                           : table_layout_in_room(table, at, raised);
}

void table_plain_lay_out(const SabaccTable *table, TableLayout *at, float raised) {
    table_layout_plain(table, at, raised);
}

TableLayout table_layout_of(const SabaccTable *table, int bottom, const TableArea *area, float card_shape,
                            float raised) {
    TableLayout at = {.box = area->box,
                      .bar = area->bar,
                      .is_portrait = area->is_portrait,
                      .bottom = bottom,
                      .card_shape = card_shape};
    at.room = table_room_in(area);
    if (at.is_portrait) at.box = table_room_across(&at.room, at.box);
    TABLE_ASK(table, lay_out)(table, &at, raised);
    return at;
}

TableLayout table_layout_for(const SabaccTable *table, const TableArea *area, float card_shape,
                             float raised) {
    return table_layout_of(table, table->viewer >= 0 ? table->viewer : 0, area, card_shape, raised);
}
