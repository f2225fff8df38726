#include "table/layout.h"

#include <math.h>

#include "table/dice.h"
#include "table/stacks.h"
#include "table/variants/plain.h"

Box table_stack_on(Box plate) {
    float wide = plate.height * 1.15f;
    return (Box){plate.x + plate.width - wide - 10, plate.y + plate.height * 0.06f, wide,
                 plate.height * 0.56f};
}

/* Chips and ring by the width of a pot, and what of its plate is below the ring; in portrait that has two
 * lines. */
static const float POT_SHAPE = 0.55f, POT_WORDS = 32, POT_WORDS_UPRIGHT = 48;

static float pot_words(const TableLayout *at) { return at->is_portrait ? POT_WORDS_UPRIGHT : POT_WORDS; }

float table_pot_high(const TableLayout *at, float side) { return side * POT_SHAPE + pot_words(at); }

float table_pot_side(const TableLayout *at, float wide, float high) {
    return fminf(wide, (high - pot_words(at)) / POT_SHAPE);
}

void table_place_pots(TableLayout *at, float x, float y, float side, float between) {
    float high = table_pot_high(at, side);
    at->hand_pot = (Box){x - between / 2 - side, y - high / 2, side, high};
    at->sabacc_pot = (Box){x + between / 2, y - high / 2, side, high};
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
                      .is_view = area->room.scale > 0,
                      .phase = area->is_portrait ? (Box){0} : area->head,
                      .bottom = bottom,
                      .card_shape = card_shape};
    at.room = table_room_in(area);
    if (at.is_portrait) at.box = table_room_across(&at.room, at.box);
    TABLE_ASK(table, lay_out)(table, &at, raised);
    table_place_stacks(table, &at);
    return at;
}

TableLayout table_layout_for(const SabaccTable *table, const TableArea *area, float card_shape,
                             float raised) {
    return table_layout_of(table, table->viewer >= 0 ? table->viewer : 0, area, card_shape, raised);
}
