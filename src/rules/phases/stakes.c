/* Staking named items (PL-2): the house pays their price, keeps them, and sells them back between hands. */
#include "rules/phases/game_end.h"

int32_t sabacc_item_credits(const SabaccTable *table, SabaccItem item) {
    return sabacc_item_price(item) * sabacc_option(table, SABACC_OPTION_ANTE).n;
}

static int32_t price(const SabaccTable *table, int item) {
    return sabacc_item_credits(table, (SabaccItem)item);
}

bool stakes_are_on(const SabaccTable *table) { return option_is_on(table, SABACC_OPTION_STAKES); }

void stake_offer(const SabaccTable *table, int seat, SabaccOffers *offers) {
    if (stakes_are_on(table) && table->seat[seat].items != 0)
        offer_add(offers, SABACC_VERB_STAKE, SABACC_OFFER_ITEM)->cards = table->seat[seat].items;
}

SabaccError stake_check(const SabaccTable *table, const SabaccAction *action) {
    return table->seat[action->seat].items >> action->item & 1 ? SABACC_OK : SABACC_ERROR_BAD_ARGUMENT;
}

void stake_pay(Engine *engine, const SabaccAction *action) {
    EMIT(engine, .type = SABACC_EVENT_STAKE, .seat = action->seat,
         .amount = price(engine->table, action->item), .second = action->item, .clause = SABACC_CLAUSE_PL_2);
}

/* ---- buying back, between hands ---- */

static uint32_t redeemable(const SabaccTable *table, int seat) {
    uint32_t items = 0;
    for (int item = 0; item < SABACC_ITEMS; item++)
        if ((table->seat[seat].pawned >> item & 1) && price(table, item) <= table->seat[seat].credits)
            items |= UINT32_C(1) << item;
    return items;
}

static void begin(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    SeatMask seats = 0;
    if (!hand_follows(table)) return;
    for (int seat = 0; seat < table->seats; seat++)
        if (redeemable(table, seat) != 0) seats |= seat_bit(seat);
    engine_ask(engine, seats, first_seat(table));
}

static void offer(const SabaccTable *table, int seat, SabaccOffers *offers) {
    offer_add(offers, SABACC_VERB_REDEEM, SABACC_OFFER_ITEM)->cards = redeemable(table, seat);
    offer_add(offers, SABACC_VERB_DONE, SABACC_OFFER_PLAIN);
}

static SabaccError check(const SabaccTable *table, const SabaccAction *action) {
    if (action->malformed) return SABACC_ERROR_BAD_ARGUMENT;
    if (action->verb == SABACC_VERB_DONE) return SABACC_OK;
    if (!(table->seat[action->seat].pawned >> action->item & 1)) return SABACC_ERROR_BAD_ARGUMENT;
    return redeemable(table, action->seat) >> action->item & 1 ? SABACC_OK : SABACC_ERROR_NOT_ENOUGH_CREDITS;
}

static void act(Engine *engine, const SabaccAction *action) {
    if (action->verb == SABACC_VERB_DONE) return;
    EMIT(engine, .type = SABACC_EVENT_REDEEM, .seat = action->seat,
         .amount = price(engine->table, action->item), .second = action->item, .clause = SABACC_CLAUSE_PL_2);
    if (redeemable(engine->table, action->seat) != 0) engine->turn->asked |= seat_bit(action->seat);
}

const Phase phase_redeem = {
    .id = SABACC_PHASE_BETWEEN,
    .topic = GUIDE_REDEEM,
    .verbs = VERB_BIT(REDEEM) | VERB_BIT(DONE),
    .begin = begin,
    .offer = offer,
    .check = check,
    .act = act,
};
