/* The box of each kind of place. */
#include "table/places.h"

#include <math.h>

#include "table/centre.h"
#include "table/dice.h"
#include "table/seats.h"
#include "table/variant.h"

/* ---- at a seat ---- */

/* Between one's own hand and its total, and at the right of another's. */
static Box beside_hand(const TableFrame *frame, int seat) {
    static const float GAP = 20, HIGH = 0.4f, GAP_OF_OTHERS = 8, HIGH_OF_OTHERS = 0.7f;
    const SeatPlaces *places = &frame->at.seat[seat];
    bool is_own = seat == frame->at.bottom;
    float high = places->card_height * (is_own ? HIGH : HIGH_OF_OTHERS);
    float wide = high * table_laid_shape(frame->at.card_shape, places->lies);
    float foot = is_own ? places->label.y + places->label.height : places->cards.y + places->card_height;
    float right = frame->at.box.x + frame->at.box.width;
    float x = table_row_of(frame, seat).right + (is_own ? GAP : GAP_OF_OTHERS);
    return (Box){fminf(x, right - wide), foot - high, wide, high};
}

/* Single draws overlap, each shifted a little. */
static Box single_box(const TableFrame *frame, const Place *place) {
    bool is_upright = place->seat == frame->at.bottom && frame->at.is_portrait;
    Box box = is_upright ? frame->at.seat[place->seat].single : beside_hand(frame, place->seat);
    float aside = (float)(place->slot % 4) * 5;
    return (Box){box.x + aside, box.y + aside, box.width, box.height};
}

static Box stack_box(const TableFrame *frame, const Place *place) {
    return frame->at.seat[place->seat].medal;
}

static Box bet_box(const TableFrame *frame, const Place *place) { return frame->at.seat[place->seat].bet; }

static Box items_box(const TableFrame *frame, const Place *place) {
    return table_item_box(frame, place->seat);
}

static Box block_box(const TableFrame *frame, const Place *place) {
    return frame->at.seat[place->seat].block;
}

/* ---- in the middle ---- */

static Box deck_box(const TableFrame *frame, const Place *place) {
    (void)place;
    return table_top_of_deck(frame, frame->at.deck, frame->table->deck_count);
}

static Box under_box(const TableFrame *frame, const Place *place) {
    (void)place;
    Box deck = frame->at.deck;
    return (Box){deck.x, deck.y + 12, deck.width, deck.height};
}

static Box discard_box(const TableFrame *frame, const Place *place) {
    (void)place;
    return frame->at.discard;
}

static Box junk_box(const TableFrame *frame, const Place *place) {
    return table_has_junk_heap(frame->table) ? table_heap_box(frame) : deck_box(frame, place);
}

static Box pool_box(const TableFrame *frame, const Place *place) {
    return table_pool_box(frame, place->slot);
}

static Box aside_box(const TableFrame *frame, const Place *place) {
    (void)place;
    return frame->at.aside;
}

static Box hand_pot_box(const TableFrame *frame, const Place *place) {
    (void)place;
    return frame->at.hand_pot;
}

static Box staked_box(const TableFrame *frame, const Place *place) {
    return table_staked_box(frame, place->slot);
}

static Box sabacc_pot_box(const TableFrame *frame, const Place *place) {
    (void)place;
    return frame->at.sabacc_pot;
}

/* ---- beyond the table ---- */

static Box house_box(const TableFrame *frame, const Place *place) {
    (void)place;
    Box table = frame->at.box;
    return (Box){table.x + table.width / 2 - 60, table.y - 130, 120, 120};
}

static Box throw_box(const TableFrame *frame, const Place *place) {
    return table_throw_box(frame, place->slot, frame->at.dice.height - 36);
}

/* ---- the table ---- */

static const TablePlaceRow rows[PLACE_OWN] = {
    [PLACE_HAND] = {.kind = PLACE_HAND, .box = table_hand_place, .is_at_seat = true},
    [PLACE_APART] = {.kind = PLACE_APART, .box = table_hand_place, .is_at_seat = true},
    [PLACE_SINGLE] = {.kind = PLACE_SINGLE, .box = single_box, .is_at_seat = true},
    [PLACE_STACK] = {.kind = PLACE_STACK, .box = stack_box, .is_at_seat = true},
    [PLACE_BET] = {.kind = PLACE_BET, .box = bet_box, .is_at_seat = true},
    [PLACE_BLOCK] = {.kind = PLACE_BLOCK, .box = block_box, .is_at_seat = true},
    [PLACE_ITEMS] = {.kind = PLACE_ITEMS, .box = items_box, .is_at_seat = true},
    [PLACE_DECK] = {.kind = PLACE_DECK, .box = deck_box},
    [PLACE_UNDER] = {.kind = PLACE_UNDER, .box = under_box},
    [PLACE_DISCARD] = {.kind = PLACE_DISCARD, .box = discard_box},
    [PLACE_JUNK] = {.kind = PLACE_JUNK, .box = junk_box},
    [PLACE_POOL] = {.kind = PLACE_POOL, .box = pool_box},
    [PLACE_ASIDE] = {.kind = PLACE_ASIDE, .box = aside_box},
    [PLACE_HAND_POT] = {.kind = PLACE_HAND_POT, .box = hand_pot_box},
    [PLACE_STAKED] = {.kind = PLACE_STAKED, .box = staked_box},
    [PLACE_SABACC_POT] = {.kind = PLACE_SABACC_POT, .box = sabacc_pot_box},
    [PLACE_HOUSE] = {.kind = PLACE_HOUSE, .box = house_box},
    [PLACE_DIE] = {.kind = PLACE_DIE, .box = table_die_place},
    [PLACE_THROW] = {.kind = PLACE_THROW, .box = throw_box},
};

/* The variant's row takes precedence over the shared one. */
static const TablePlaceRow *row_of(const SabaccTable *table, int kind) {
    const TableVariant *variant = table_variant(table);
    for (size_t i = 0; i < variant->places.count; i++)
        if (variant->places.rows[i].kind == kind) return &variant->places.rows[i];
    return kind < PLACE_OWN ? &rows[kind] : &rows[PLACE_NONE];
}

Box table_place_box(const TableFrame *frame, const Place *place) {
    const TablePlaceRow *row = row_of(frame->table, place->kind);
    return row->box ? row->box(frame, place) : (Box){0};
}

bool table_place_is_at_seat(const SabaccTable *table, const Place *place) {
    return row_of(table, place->kind)->is_at_seat;
}
