/* Declarations: a side for the whole game (FO-1), the total of the first two cards (BK-1). */
#include "rules/phases/ante.h"

static SabaccError check_side(const SabaccTable *table, const SabaccAction *action) {
    (void)table;
    bool is_side = !action->malformed && action->alignment != SABACC_UNALIGNED;
    return is_side ? SABACC_OK : SABACC_ERROR_BAD_ARGUMENT;
}

/* Before the first hand that a seat is dealt into (ST-6). */
static void begin_align(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    SeatMask unaligned = 0;
    for (SeatMask left = ante_ready(table); left != 0;) {
        int seat = seats_take(&left, 0);
        if (table->seat[seat].alignment == SABACC_UNALIGNED) unaligned |= seat_bit(seat);
    }
    engine_ask(engine, unaligned, first_seat(table));
}

static void offer_side(const SabaccTable *table, int seat, SabaccOffers *offers) {
    (void)table, (void)seat;
    for (int side = SABACC_LIGHT; side <= SABACC_DARK; side++)
        offer_add(offers, SABACC_VERB_DECLARE, SABACC_OFFER_PLAIN)->alignment = (uint8_t)side;
}

static void act_align(Engine *engine, const SabaccAction *action) {
    EMIT(engine, .type = SABACC_EVENT_DECLARE, .seat = action->seat, .second = action->alignment);
}

const Phase phase_align = {
    .id = SABACC_PHASE_DECLARE,
    .topic = GUIDE_ALIGN,
    .verbs = VERB_BIT(DECLARE),
    .begin = begin_align,
    .offer = offer_side,
    .check = check_side,
    .act = act_align,
};

/* ---- totals ---- */

enum { MAX_DECLARED = 99 };

static void declare_truly(Engine *engine, int seat) {
    const SabaccSeat *hand = &engine->table->seat[seat];
    EMIT(engine, .type = SABACC_EVENT_DECLARE, .seat = (int8_t)seat,
         .amount = hand_total(engine->table, seat, hand->hand, hand->hand_count));
}

static void begin_declare(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    switch (table->options[SABACC_OPTION_DECLARE].form) {
    case SABACC_DECLARE_TRUE:
        for (SeatMask left = table->dealt; left != 0;)
            declare_truly(engine, seats_take(&left, first_seat(table)));
        break;
    case SABACC_DECLARE_BLUFF: engine_ask(engine, table->dealt, first_seat(table)); break;
    default: break;
    }
}

static void offer_total(const SabaccTable *table, int seat, SabaccOffers *offers) {
    (void)table, (void)seat;
    SabaccOffer *offer = offer_add(offers, SABACC_VERB_DECLARE, SABACC_OFFER_AMOUNT);
    offer->min = -MAX_DECLARED;
    offer->max = MAX_DECLARED;
}

static SabaccError check_total(const SabaccTable *table, const SabaccAction *action) {
    (void)table;
    if (action->malformed || action->alignment != SABACC_UNALIGNED) return SABACC_ERROR_BAD_ARGUMENT;
    if (action->amount < -MAX_DECLARED) return SABACC_ERROR_UNDER_LIMIT;
    return action->amount > MAX_DECLARED ? SABACC_ERROR_OVER_LIMIT : SABACC_OK;
}

static void act_declare(Engine *engine, const SabaccAction *action) {
    EMIT(engine, .type = SABACC_EVENT_DECLARE, .seat = action->seat, .amount = action->amount);
}

const Phase phase_declare = {
    .id = SABACC_PHASE_DECLARE,
    .topic = GUIDE_DECLARE,
    .verbs = VERB_BIT(DECLARE),
    .begin = begin_declare,
    .offer = offer_total,
    .check = check_total,
    .act = act_declare,
};
