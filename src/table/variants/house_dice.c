/* Dice thrown for cards, one each, and shown on them (CS-4): until the next round begins, or the card is
 * removed. Those that remove their card are lit. */
#include "table/variants/house.h"

#include <math.h>

#include "table/dice.h"
#include "table/variants/plain.h"

static const double THROW_MS = 900, BETWEEN_MS = 45;
enum { HIGHEST_THAT_SHIFTS = 3 };

static HouseOwn *own_of(const TableView *view) { return table_own(view); }

/* ---- thrown and taken up ---- */

/* In the order of the roll: a seat's cards in hand order, the seats in theirs. */
static void lay_dice(TableView *view) {
    const SabaccTable *table = &view->shown.table;
    HouseOwn *own = own_of(view);
    int count = 0;
    for (int seat = 0; seat < table->seats; seat++)
        for (uint32_t left = sabacc_unprotected(table, seat); left != 0 && count < table->dice_count;
             left &= left - 1, count++)
            own->dice[count] = (CardDie){(int8_t)seat, (int8_t)__builtin_ctz(left), table->dice[count]};
    own->die_count = count;
}

double table_house_roll(TableView *view, const SabaccEvent *event) {
    const HouseOwn *own = own_of(view);
    table_absorb_event(view, event);
    lay_dice(view);
    for (int i = 0; i < own->die_count; i++)
        table_fly(view,
                  (Flight){.kind = FLIGHT_DIE,
                           .from = {.kind = PLACE_THROW, .slot = i},
                           .to = {.kind = PLACE_CARD_DIE, .slot = i},
                           .die = own->dice[i].face},
                  BETWEEN_MS * i, THROW_MS);
    return table_begin_reading(view, table_lands_in(view) + BETWEEN_MS);
}

double table_house_round(TableView *view, const SabaccEvent *event) {
    own_of(view)->die_count = 0;
    return table_begin_quiet(view, event);
}

/* A card's die is removed with it. */
static void drop_die(HouseOwn *own, int seat, int slot) {
    int kept = 0;
    for (int i = 0; i < own->die_count; i++) {
        CardDie die = own->dice[i];
        if (die.seat == seat && die.slot == slot) continue;
        if (die.seat == seat && die.slot > slot) die.slot--;
        own->dice[kept++] = die;
    }
    own->die_count = kept;
}

double table_house_pick(TableView *view, const SabaccEvent *event) {
    drop_die(own_of(view), event->seat, event->second);
    return table_begin_pick(view, event);
}

void table_house_absorbed(TableView *view, const SabaccEvent *event, bool is_at_once) {
    bool takes_up = event->type == SABACC_EVENT_ROLL || event->type == SABACC_EVENT_ROUND;
    if (is_at_once && takes_up) own_of(view)->die_count = 0;
}

static uint32_t slots_of(const TableFrame *frame, int seat, bool is_removed) {
    const HouseOwn *own = own_of(frame->view);
    uint32_t slots = 0;
    for (int i = 0; i < own->die_count && frame->view->shift == SABACC_SHIFT_DICE; i++)
        if (own->dice[i].seat == seat && table_die_removes(own->dice[i].face) == is_removed)
            slots |= UINT32_C(1) << own->dice[i].slot;
    return slots;
}

uint32_t table_house_shift_takes(const TableFrame *frame, int seat) { return slots_of(frame, seat, true); }

uint32_t table_house_shift_spares(const TableFrame *frame, int seat) {
    return slots_of(frame, seat, false) | table_plain_shift_spares(frame, seat);
}

/* ---- drawn ---- */

/* In the lower corner of its card where that has ornament only: both indices and the picture stay readable.
 */
Box table_card_die_box(const TableFrame *frame, const Place *place) {
    static const float SIDE = 0.38f, IN = 0.06f, UP = 0.04f; /* shares of the card */
    static const float READ = 46, LARGE = 0.24f; /* on a large card a die need not be larger to be read */
    const HouseOwn *own = own_of(frame->view);
    if (place->slot >= own->die_count) return (Box){0};
    CardDie die = own->dice[place->slot];
    Place at = table_in_hand(die.seat, die.slot);
    Box card = table_place_box(frame, &at);
    float side = fminf(card.width * SIDE, fmaxf(READ, card.width * LARGE)),
          below = side * (TABLE_DIE_BODY - 1) / 2;
    return (Box){card.x + card.width * IN, card.y + card.height * (1 - UP) - below - side, side, side};
}

Box table_card_die_throw(const TableFrame *frame, const Place *place) {
    static const float SIDE = 90;
    return table_throw_box(frame, place->slot, SIDE);
}

bool table_die_removes(int face) { return face <= HIGHEST_THAT_SHIFTS; }

bool table_card_dice_lie(const TableFrame *frame) {
    const HouseOwn *own = own_of(frame->view);
    for (int i = 0; i < own->die_count; i++)
        if (table_is_coming(frame, &(Place){.kind = PLACE_CARD_DIE, .slot = i})) return false;
    return own->die_count > 0;
}

void table_draw_card_dice(const TableFrame *frame) {
    static const float ASKEW = 0.16f;
    const HouseOwn *own = own_of(frame->view);
    for (int i = 0; i < own->die_count; i++) {
        Place place = {.kind = PLACE_CARD_DIE, .slot = i};
        if (table_is_coming(frame, &place)) continue;
        Box box = table_card_die_box(frame, &place);
        bool shifts = table_die_removes(own->dice[i].face);
        if (shifts)
            canvas_glow(frame->canvas, box, box.width * 0.2f, box.width * 0.45f,
                        colour_fade(STYLE_LOSS, 0.9f));
        table_draw_lying_die(frame, i, own->dice[i].face, box, i % 2 ? -ASKEW : ASKEW, 0);
    }
}
