/* Dice that are thrown for cards, one each, and lie with them (CS-4): until the next round begins, or the
   card goes. Those that send their card away are lit. */
#include <math.h>
#include <string.h>

#include "table/dice.h"
#include "table/motion.h"
#include "table/variants/house.h"

static const double THROW_MS = 900, BETWEEN_MS = 45, LOOK_MS = 620;
enum { HIGHEST_THAT_SHIFTS = 3 };

bool table_has_card_dice(const SabaccTable *table) {
    return (sabacc_table_game(table)->shows & SABACC_SHOWS_CARD_DICE) != 0;
}

void table_drop_card_dice(TableView *view) { view->card_die_count = 0; }

/* In the order of the roll: a seat's cards in hand order, the seats in theirs. */
static void lay_dice(TableView *view) {
    const SabaccTable *table = &view->shown.table;
    int count = 0;
    for (int seat = 0; seat < table->seats; seat++)
        for (uint32_t left = sabacc_unprotected(table, seat); left != 0 && count < table->dice_count;
             left &= left - 1, count++)
            view->card_die[count] = (CardDie){(int8_t)seat, (int8_t)__builtin_ctz(left), table->dice[count]};
    view->card_die_count = count;
}

double table_throw_card_dice(TableView *view) {
    lay_dice(view);
    for (int i = 0; i < view->card_die_count; i++)
        table_fly(view,
                  (Flight){.kind = FLIGHT_DIE,
                           .from = {.kind = PLACE_THROW, .slot = i},
                           .to = {.kind = PLACE_CARD_DIE, .slot = i},
                           .die = view->card_die[i].face},
                  BETWEEN_MS * i, THROW_MS);
    return THROW_MS + BETWEEN_MS * view->card_die_count + LOOK_MS;
}

void table_card_left(TableView *view, int seat, int slot) {
    int kept = 0;
    for (int i = 0; i < view->card_die_count; i++) {
        CardDie die = view->card_die[i];
        if (die.seat == seat && die.slot == slot) continue;
        if (die.seat == seat && die.slot > slot) die.slot--;
        view->card_die[kept++] = die;
    }
    view->card_die_count = kept;
}

/* On the lower half of its card, where the index above stays to be read. */
Box table_card_die_box(const TableFrame *frame, int index) {
    if (index >= frame->view->card_die_count) return (Box){0};
    CardDie die = frame->view->card_die[index];
    Box card = table_place_box(frame, &(Place){.kind = PLACE_HAND, .seat = die.seat, .slot = die.slot});
    float side = card.width * 0.42f;
    return (Box){card.x + (card.width - side) / 2, card.y + card.height * 0.60f, side, side};
}

void table_draw_card_dice(const TableFrame *frame) {
    for (int i = 0; i < frame->view->card_die_count; i++) {
        if (table_is_coming(frame, &(Place){.kind = PLACE_CARD_DIE, .slot = i})) continue;
        Box box = table_card_die_box(frame, i);
        bool shifts = frame->view->card_die[i].face <= HIGHEST_THAT_SHIFTS;
        if (shifts)
            canvas_glow(frame->canvas, box, box.width * 0.2f, box.width * 0.45f,
                        colour_fade(STYLE_LOSS, 0.9f));
        table_draw_die(frame, frame->view->card_die[i].face, box, 0, 0, box.height);
    }
}
