/* The spike dice (SK-4): if they match, every active seat's hand returns to the deck and as many new cards
 * are dealt, seat by seat from the dealer's left (DK-8); the discard pile stays. */
#include "rules/private.h"

static void begin(Engine *engine, const PhaseRow *row) {
    engine->turn->dice_due = row->n;
    engine->turn->dice_faces = 6;
}

static void chance(Engine *engine) {
    const SabaccTable *table = engine->table;
    if (engine->turn->stage++ > 0) return; /* the last card of a shift has been dealt */
    if (table->dice[0] == table->dice[1]) shift_begin(engine, SABACC_SHIFT_SPIKE);
}

const Phase phase_dice = {.id = SABACC_PHASE_DICE, .topic = GUIDE_DICE, .begin = begin, .chance = chance};
