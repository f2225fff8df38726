/* Static fields (FD): cards face up before their owner, protected from shifts. */
#include "rules/private.h"

static SabaccValue field_of(const SabaccTable *table) { return table->options[SABACC_OPTION_FIELD]; }

static int fielded_count(const SabaccSeat *hand) { return bits_count(hand->fielded); }

enum { CARD_IN = 1, CARD_OUT = 2 }; /* bits of turn->field_moves */

/* The seat is acting in its own turn: in games of turns that includes the bet (CL-2). */
static bool on_own_turn(const SabaccTable *table, int seat) {
    const SabaccTurn *turn = &table->turn;
    bool draws = turn->phase == SABACC_PHASE_DRAW || turn->phase == SABACC_PHASE_PLAY;
    return turn->to_act == seat && (draws || turn->player == seat);
}

/* FD-6: a seat is to act and the hand is not over; between hands its cards are still on the table. */
static bool hand_is_played(const SabaccTable *table) {
    return table->turn.to_act >= 0 && !table->stale && table->turn.phase != SABACC_PHASE_BETWEEN;
}

/* Whether the option lets the seat field a card now; the card itself and `max N` are checked separately. */
static bool may_field(const SabaccTable *table, int seat) {
    const SabaccSeat *hand = &table->seat[seat];
    if (!seat_in(sabacc_active(table), seat) || !hand_is_played(table)) return false;
    switch (field_of(table).form) {
    case SABACC_FIELD_FREE: return true; /* FD-2, FD-6 */
    case SABACC_FIELD_ONE_ONE:
        return on_own_turn(table, seat) && !(table->turn.field_moves & CARD_IN);         /* FD-3 */
    case SABACC_FIELD_MAX: return fielded_count(hand) == 0 || draw_is_turn(table, seat); /* FD-4 */
    default: return false;
    }
}

static bool may_unfield(const SabaccTable *table, int seat) {
    return field_of(table).form == SABACC_FIELD_ONE_ONE && on_own_turn(table, seat) &&
           !(table->turn.field_moves & CARD_OUT);
}

static bool is_full(const SabaccTable *table, int seat) {
    SabaccValue field = field_of(table);
    return field.form == SABACC_FIELD_MAX && fielded_count(&table->seat[seat]) >= field.n;
}

void field_offer(const SabaccTable *table, int seat, SabaccOffers *offers) {
    const SabaccSeat *hand = &table->seat[seat];
    uint32_t free = hand_unprotected(hand);
    if (free != 0 && may_field(table, seat) && !is_full(table, seat))
        offer_add(offers, SABACC_VERB_FIELD, SABACC_OFFER_CARD)->cards = free;
    if (hand->fielded != 0 && may_unfield(table, seat))
        offer_add(offers, SABACC_VERB_UNFIELD, SABACC_OFFER_CARD)->cards = hand->fielded;
}

/* FD-4: each further card is the choice of a DRAW turn. */
static bool uses_turn(const SabaccTable *table, int seat) {
    return field_of(table).form == SABACC_FIELD_MAX && table->seat[seat].fielded != 0;
}

bool field_moves_freely(const SabaccTable *table, const SabaccAction *action) {
    if (action->verb == SABACC_VERB_UNFIELD) return true;
    return action->verb == SABACC_VERB_FIELD && !uses_turn(table, action->seat);
}

SabaccError field_check(const SabaccTable *table, const SabaccAction *action) {
    const SabaccSeat *hand = &table->seat[action->seat];
    bool in = action->verb == SABACC_VERB_FIELD;
    if (in ? !may_field(table, action->seat) : !may_unfield(table, action->seat)) return SABACC_ERROR_NOT_NOW;
    if (action->malformed) return SABACC_ERROR_BAD_ARGUMENT;
    int slot = in ? hand_slot(hand, action->card) : hand_fielded_slot(hand, action->card);
    if (slot < 0) return SABACC_ERROR_NO_SUCH_CARD;
    if (in && (hand->fielded >> slot & 1)) return SABACC_ERROR_CARD_FIELDED;
    return in && is_full(table, action->seat) ? SABACC_ERROR_OVER_LIMIT : SABACC_OK;
}

/* Inline, so that each event is emitted as a known one. */
static inline __attribute__((always_inline)) void emit_move(Engine *engine, int type,
                                                            const SabaccAction *action, int slot) {
    EMIT(engine, .type = (uint8_t)type, .seat = action->seat, .audience = SABACC_EVERYBODY, .count = 1,
         .cards = {action->card}, .second = slot);
}

void field_move(Engine *engine, const SabaccAction *action) {
    const SabaccSeat *hand = &engine->table->seat[action->seat];
    bool in = action->verb == SABACC_VERB_FIELD;
    int slot = in ? hand_slot(hand, action->card) : hand_fielded_slot(hand, action->card);
    engine->turn->timer_spent = 0;
    if (on_own_turn(engine->table, action->seat)) engine->turn->field_moves |= in ? CARD_IN : CARD_OUT;
    if (in)
        emit_move(engine, SABACC_EVENT_FIELD, action, slot);
    else
        emit_move(engine, SABACC_EVENT_UNFIELD, action, slot);
}
