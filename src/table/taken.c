#include "table/taken.h"

#include <assert.h>
#include <math.h>

#include "table/hand_row.h"
#include "table/variant.h"
#include "ui/hand_groups.h"

void table_taken_add(TableTakenList *taken, Box box, TablePart part) {
    if (box.width <= 0 || box.height <= 0) return;
    assert(taken->count < TABLE_TAKEN);
    taken->list[taken->count++] = (TableTaken){box, part};
}

Box table_with_words(Box box, float above, float below) {
    if (box.width <= 0) return box;
    return (Box){box.x, box.y - above, box.width, box.height + above + below};
}

void table_taken_middle(TableTakenList *taken, const SabaccTable *table, const TableLayout *at) {
    static const float WORDS = 40, MARKER_WIDE = 700;
    Box marker = box_place(at->marker, fminf(at->marker.width, MARKER_WIDE), at->marker.height, 0.5f, 0.5f);
    const TableTaken places[] = {{table_with_words(at->deck, 0, WORDS), TABLE_PART_PILE},
                                 {table_with_words(at->discard, 0, WORDS), TABLE_PART_PILE},
                                 {at->aside, TABLE_PART_PILE},
                                 {table_with_words(at->hand_pot, 0, WORDS), TABLE_PART_POT},
                                 {table_with_words(at->sabacc_pot, 0, WORDS), TABLE_PART_POT},
                                 {at->dice, TABLE_PART_DICE},
                                 {at->staked, TABLE_PART_POT},
                                 {marker, TABLE_PART_MARKER},
                                 {at->phase, TABLE_PART_MARKER},
                                 {at->bar, TABLE_PART_BAR}};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        table_taken_add(taken, places[i].box, places[i].part);
    bool has_families = sabacc_family(table, 0, 0) != SABACC_NO_FAMILY; /* with their counts below */
    float below = has_families ? WORDS : 0;
    for (int i = 0; i < TABLE_OWN_BOXES; i++)
        table_taken_add(taken, table_with_words(at->own[i], 0, below), TABLE_PART_POT);
}

/* ---- all of it ---- */

/* Where the cards of a hand are; of one before a straight rail, which may grow, where they can be. */
static Box row_of(const SabaccTable *table, const TableLayout *at, int index) {
    const SeatPlaces *seat = &at->seat[index];
    HandCounts counts = {.of = {(float)hand_held_count(table, index), (float)hand_apart_count(table, index)}};
    HandRow row = table_hand_row(seat, at->card_shape, &counts);
    if (seat->middle <= 0 && row.slope == 0) return seat->cards;
    float left = row.right, top = seat->cards.y, foot = top + seat->cards.height;
    for (int group = 0; group < HAND_GROUPS; group++) {
        Box ends[] = {table_row_box(&row, (HandGroup)group, 0),
                      table_row_box(&row, (HandGroup)group, fmaxf(counts.of[group] - 1, 0))};
        left = fminf(left, row.left[group]);
        for (int end = 0; end < 2 && counts.of[group] > 0 && row.slope != 0; end++) {
            top = fminf(top, ends[end].y);
            foot = fmaxf(foot, ends[end].y + ends[end].height);
        }
    }
    return (Box){left, top, row.right - left, foot - top};
}

/* With the words below it, if it has any, and the room of cards that are lifted. */
static Box cards_of(const SabaccTable *table, const TableLayout *at, int index) {
    static const float BELOW = 36, LIFTED = 30;
    const SeatPlaces *seat = &at->seat[index];
    bool has_rack = table_variant(table)->draw_rack_sign != NULL;
    float above = seat->is_large ? LIFTED : 0;
    Box cards = row_of(table, at, index);
    return seat->is_large || has_rack ? table_with_words(cards, above, BELOW * seat->scale) : cards;
}

static void take_seat(TableTakenList *taken, const SabaccTable *table, const TableLayout *at, int index) {
    const SeatPlaces *seat = &at->seat[index];
    TablePart part = seat->is_large ? TABLE_PART_OWN : TABLE_PART_SEAT;
    table_taken_add(taken, seat->plate, part);
    table_taken_add(taken, seat->medal, part);
    table_taken_add(taken, seat->block, part);
    table_taken_add(taken, cards_of(table, at, index), part);
    table_taken_add(taken, seat->bet, part);
    table_taken_add(taken, seat->stacks, part);
    table_taken_add(taken, seat->label, seat->is_large ? TABLE_PART_WORTH : part);
    for (int i = 0; i < SEAT_OWN_BOXES; i++) table_taken_add(taken, seat->own[i], part);
}

void table_view_taken(const TableView *view, const TableArea *area, TableTakenList *taken) {
    const SabaccTable *table = &table_view_shown(view)->table;
    TableLayout at = table_layout_of(table, table_view_bottom(view), area, table_card_shape(view), 0);
    taken->count = 0;
    for (int seat = 0; seat < table->seats; seat++) take_seat(taken, table, &at, seat);
    table_taken_middle(taken, table, &at);
}
