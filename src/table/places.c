/* The box of each kind of place. */
#include "table/places.h"

#include <math.h>

#include "table/centre.h"
#include "table/dice.h"
#include "table/variants/boards.h"
#include "table/variants/families.h"
#include "table/variants/house.h"
#include "table/variants/target_marks.h"

/* Single draws lie one upon the other, each a little further. */
static Box single_place(const TableFrame *frame, const Place *place) {
    const SeatPlaces *seat = &frame->at.seat[place->seat];
    Box box = seat->single;
    if (seat->is_large && !frame->at.is_portrait) { /* between the hand and its total */
        HandRow row = table_row_of(frame, place->seat);
        float high = seat->card_height * 0.7f;
        box = (Box){row.right + 20, row.y + (row.high - high) / 2, high * frame->at.card_shape, high};
    }
    float aside = (float)(place->slot % 4) * 5;
    return (Box){box.x + aside, box.y + aside, box.width, box.height};
}

/* Above the words that say what a throw does, where the tray has any. */
static Box die_place(const TableFrame *frame, int slot) {
    const Box tray = frame->at.dice;
    char form[16];
    if (sabacc_table_game(frame->table)->shows & SABACC_SHOWS_TARGET) return table_plaque_die(tray, slot);
    table_option_word(frame->table, SABACC_OPTION_SHIFT_ON, form, sizeof form);
    int count = frame->table->dice_count > 1 ? frame->table->dice_count : 2;
    Box column = box_column(box_inset(tray, 14, 0), slot % count, count, 12);
    if (frame->table->dice_count == 1) column = tray;
    float side = fminf(column.width, tray.height - 36);
    if (form[0] == '\0') return box_place(column, side, side, 0.5f, 0.5f);
    side = fminf(fminf(column.width, box_column(box_inset(tray, 14, 0), 0, 2, 12).width), tray.height - 46);
    return box_place((Box){column.x, column.y + 9, column.width, tray.height - 42}, side, side, 0.5f, 0.5f);
}

static Box deck_top(const TableFrame *frame, bool is_blood) {
    Box box = is_blood ? frame->at.blood_deck : frame->at.deck;
    int cards = is_blood ? frame->table->blood_count : frame->table->deck_count;
    int layers = table_deck_layers(frame->table, cards);
    if (layers > 1) box.y -= TABLE_LAYER_TENTHS * 0.1f * (float)(layers - 1);
    return box;
}

Box table_place_box(const TableFrame *frame, const Place *place) {
    const TableLayout *at = &frame->at;
    switch (place->kind) {
    case PLACE_HAND:
    case PLACE_APART: return table_hand_place(frame, place);
    case PLACE_SINGLE: return single_place(frame, place);
    case PLACE_DECK: return deck_top(frame, place->slot == SABACC_BLOOD);
    case PLACE_UNDER: return (Box){at->deck.x, at->deck.y + 12, at->deck.width, at->deck.height};
    case PLACE_DISCARD: return place->slot == SABACC_BLOOD ? at->blood_discard : at->discard;
    case PLACE_JUNK:
        return table_has_junk_heap(frame->table) ? table_heap_box(frame) : deck_top(frame, false);
    case PLACE_POOL: return table_pool_box(frame, place->slot);
    case PLACE_ASIDE: return at->aside;
    case PLACE_STACK: return at->seat[place->seat].medal;
    case PLACE_BET: return at->seat[place->seat].bet;
    case PLACE_HAND_POT: return at->hand_pot;
    case PLACE_SABACC_POT: return at->sabacc_pot;
    case PLACE_STOCK:
    case PLACE_IN_PLAY: return table_disc_box(frame, place, 0);
    case PLACE_TOKEN: return table_token_box(frame, place->seat, place->slot);
    case PLACE_HOUSE: return (Box){at->box.x + at->box.width / 2 - 60, at->box.y - 130, 120, 120};
    case PLACE_BLOCK: return at->seat[place->seat].block;
    case PLACE_LAID: return table_laid_box(frame, place->seat, place->slot);
    case PLACE_SIDE: return table_hand_place(frame, &(Place){.kind = PLACE_HAND, .seat = place->seat});
    case PLACE_DIE: return die_place(frame, place->slot);
    case PLACE_CARD_DIE: return table_card_die_box(frame, place->slot);
    case PLACE_THROW: {
        float side = table_has_card_dice(frame->table) ? 90 : at->dice.height - 36;
        return (Box){at->box.x + at->box.width * 0.8f + (float)place->slot * side,
                     at->box.y + at->box.height - side, side, side};
    }
    case PLACE_NONE: break;
    }
    return (Box){0};
}
