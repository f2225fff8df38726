/* Staking named items (PL-2): the house lends their price. They lie beside the pot, to be taken by who wins
 * it, or the house keeps them and sells them back between hands. */
#include "rules/phases/ante.h"
#include "rules/phases/game_end.h"

int32_t sabacc_item_credits(const SabaccTable *table, SabaccItem item) {
    return sabacc_item_price(item) * table->options[SABACC_OPTION_ANTE].n;
}

static int32_t price(const SabaccTable *table, int item) {
    return sabacc_item_credits(table, (SabaccItem)item);
}

uint32_t sabacc_item_kinds(const uint8_t counts[SABACC_ITEMS]) {
    uint32_t kinds = 0;
    for (int item = 0; item < SABACC_ITEMS; item++)
        if (counts[item] > 0) kinds |= UINT32_C(1) << item;
    return kinds;
}

bool stakes_are_on(const SabaccTable *table) {
    return table->options[SABACC_OPTION_STAKES].form != SABACC_STAKES_OFF;
}

bool sabacc_stakes_lie_beside(const SabaccTable *table) {
    return table->options[SABACC_OPTION_STAKES].form == SABACC_STAKES_POT;
}

/* Those that the house's account can still bear (ST-5). */
static uint32_t stakeable(const SabaccTable *table, int seat) {
    uint32_t items = sabacc_item_kinds(table->seat[seat].items);
    for (int item = 0; item < SABACC_ITEMS; item++)
        if (!house_can_pay(table, price(table, item))) items &= ~(UINT32_C(1) << item);
    return items;
}

void stake_offer(const SabaccTable *table, int seat, SabaccOffers *offers) {
    if (stakes_are_on(table) && stakeable(table, seat) != 0)
        offer_add(offers, SABACC_VERB_STAKE, SABACC_OFFER_ITEM)->cards = stakeable(table, seat);
}

SabaccError stake_check(const SabaccTable *table, const SabaccAction *action) {
    return stakeable(table, action->seat) >> action->item & 1 ? SABACC_OK : SABACC_ERROR_BAD_ARGUMENT;
}

void stake_pay(Engine *engine, const SabaccAction *action) {
    EMIT(engine, .type = SABACC_EVENT_STAKE, .seat = action->seat,
         .amount = price(engine->table, action->item), .second = action->item, .clause = SABACC_CLAUSE_PL_2);
}

/* ---- taking what lies beside the pot ---- */

/* Who won most credits of the pots that the staker paid into, the nearest to the dealer's left of equals;
 * SABACC_NOBODY if nobody won any. */
static int winner_of(const SabaccTable *table, int staker) {
    int winner = SABACC_NOBODY;
    for (SeatMask left = table->dealt; left != 0;) {
        int seat = seats_take(&left, first_seat(table));
        int32_t most = winner == SABACC_NOBODY ? 0 : table->seat[winner].won_of[staker];
        if (table->seat[seat].won_of[staker] > most) winner = seat;
    }
    return winner;
}

/* The seat that is asked about the first item; SABACC_NOBODY if the price is more than it has left of that,
 * or has at all. */
static int taker_of_first(const SabaccTable *table) {
    int staker = table->staked[0].seat, winner = winner_of(table, staker);
    if (winner == SABACC_NOBODY) return winner;
    const SabaccSeat *seat = &table->seat[winner];
    int32_t cost = price(table, table->staked[0].item);
    bool covers = seat->won_of[staker] - seat->taken >= cost && seat->credits >= cost;
    return covers ? winner : SABACC_NOBODY;
}

static void keep_first(Engine *engine) {
    SabaccStaked first = engine->table->staked[0];
    EMIT(engine, .type = SABACC_EVENT_KEEP_ITEM, .seat = (int8_t)first.seat, .second = first.item,
         .clause = SABACC_CLAUSE_PL_2);
}

/* The house keeps what nobody is asked about. */
static void ask_about_first(Engine *engine) {
    const SabaccTable *table = engine->table;
    while (table->staked_count > 0) {
        int taker = taker_of_first(table);
        if (taker == SABACC_NOBODY)
            keep_first(engine);
        else {
            engine_ask(engine, seat_bit(taker), taker);
            return;
        }
    }
}

static void begin_take(Engine *engine, const PhaseRow *row) {
    (void)row;
    ask_about_first(engine);
}

static void offer_take(const SabaccTable *table, int seat, SabaccOffers *offers) {
    (void)seat;
    offer_add(offers, SABACC_VERB_TAKE_ITEM, SABACC_OFFER_ITEM)->cards = UINT32_C(1) << table->staked[0].item;
    offer_add(offers, SABACC_VERB_PASS, SABACC_OFFER_PLAIN);
}

static SabaccError check_take(const SabaccTable *table, const SabaccAction *action) {
    if (action->malformed) return SABACC_ERROR_BAD_ARGUMENT;
    bool is_another = action->verb == SABACC_VERB_TAKE_ITEM && action->item != table->staked[0].item;
    return is_another ? SABACC_ERROR_BAD_ARGUMENT : SABACC_OK;
}

static void act_take(Engine *engine, const SabaccAction *action) {
    if (action->verb == SABACC_VERB_PASS) {
        int item = engine->table->staked[0].item;
        EMIT(engine, .type = SABACC_EVENT_PASS, .seat = action->seat, .amount = price(engine->table, item),
             .second = item, .clause = SABACC_CLAUSE_PL_2);
        keep_first(engine);
    } else {
        EMIT(engine, .type = SABACC_EVENT_TAKE_ITEM, .seat = action->seat,
             .amount = price(engine->table, action->item), .second = action->item,
             .clause = SABACC_CLAUSE_PL_2);
    }
    ask_about_first(engine);
}

const Phase phase_take_item = {
    .id = SABACC_PHASE_BETWEEN,
    .topic = GUIDE_TAKE_ITEM,
    .verbs = VERB_BIT(TAKE_ITEM) | VERB_BIT(PASS),
    .begin = begin_take,
    .offer = offer_take,
    .check = check_take,
    .act = act_take,
};

/* ---- buying back, between hands ---- */

static uint32_t redeemable(const SabaccTable *table, int seat) {
    uint32_t items = sabacc_item_kinds(table->seat[seat].pawned);
    for (int item = 0; item < SABACC_ITEMS; item++)
        if (price(table, item) > table->seat[seat].credits) items &= ~(UINT32_C(1) << item);
    return items;
}

static void begin(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    SeatMask seats = 0;
    if (game_ends_otherwise(table)) return;
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
    if (table->seat[action->seat].pawned[action->item] == 0) return SABACC_ERROR_BAD_ARGUMENT;
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
