/* The spike dice (SK-4): where they match, every active seat's hand goes back into the deck and as many new
 * cards are dealt, seat by seat from the dealer's left (DK-8); the discard pile stays as it is. */
#include "rules/state.h"

static void begin(Engine *engine, const PhaseRow *row) { engine->turn->dice_due = row->n; }

static void shift(Engine *engine) {
    const SabaccTable *table = engine->table;
    for (SeatMask left = sabacc_active(table); left != 0;) {
        int seat = seats_take(&left, 0);
        engine_owe(engine, seat, table->seat[seat].hand_count);
    }
    engine->turn->round_robin = 0;
    EMIT(engine, .type = SABACC_EVENT_SHIFT, .seat = SABACC_CROUPIER);
}

static void chance(Engine *engine) {
    const SabaccTable *table = engine->table;
    if (engine->turn->stage++ > 0) return; /* that was the last card of a shift */
    if (table->dice[0] == table->dice[1]) shift(engine);
}

const Phase phase_dice = {.id = SABACC_PHASE_DICE, .begin = begin, .chance = chance};
