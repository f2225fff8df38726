/* Improving a hand from the deck or the open discard pile (SK-3). */
#include "rules/private.h"

static int max_cards(const SabaccTable *table) {
    switch (table->options[SABACC_OPTION_MAX_CARDS].form) {
    case SABACC_MAX_CARDS_3: return 3;
    case SABACC_MAX_CARDS_4: return 4;
    default: return SABACC_MAX_HAND;
    }
}

static bool pile_has_card(const SabaccTable *table, int pile) {
    return pile == SABACC_PILE_DISCARD ? table->discard_count > 0 : deck_can_deal(table);
}

static void begin(Engine *engine, const PhaseRow *row) {
    (void)row;
    engine->turn->round_robin = 0;
    engine_ask(engine, sabacc_active(engine->table), first_seat(engine->table));
}

static void offer(const SabaccTable *table, int seat, SabaccOffers *offers) {
    const SabaccSeat *hand = &table->seat[seat];
    bool may_draw = hand->hand_count < max_cards(table);
    for (int pile = SABACC_PILE_DECK; pile <= SABACC_PILE_DISCARD; pile++) {
        if (!pile_has_card(table, pile)) continue;
        if (may_draw) offer_add(offers, SABACC_VERB_DRAW, SABACC_OFFER_PLAIN)->pile = (uint8_t)pile;
        SabaccOffer *trade = offer_add(offers, SABACC_VERB_TRADE, SABACC_OFFER_CARD);
        trade->pile = (uint8_t)pile;
        trade->cards = hand_slots(hand);
    }
    if (option_is_on(table, SABACC_OPTION_MAY_STAND))
        offer_add(offers, SABACC_VERB_STAND, SABACC_OFFER_PLAIN);
}

static SabaccError check(const SabaccTable *table, const SabaccAction *action) {
    const SabaccSeat *hand = &table->seat[action->seat];
    if (action->verb == SABACC_VERB_DRAW && hand->hand_count >= max_cards(table)) return SABACC_ERROR_NOT_NOW;
    if (action->malformed || draws_from_a_family(action) || action->pile > SABACC_PILE_DISCARD)
        return SABACC_ERROR_BAD_ARGUMENT;
    if (action->verb == SABACC_VERB_STAND) return SABACC_OK;
    if (action->verb == SABACC_VERB_TRADE && hand_slot(hand, action->card) < 0)
        return SABACC_ERROR_NO_SUCH_CARD;
    if (!pile_has_card(table, action->pile)) return SABACC_ERROR_PILE_EMPTY;
    return SABACC_OK;
}

static void lay_aside_on_pile(Engine *engine) {
    SabaccTurn *turn = engine->turn;
    SabaccCard card = turn->aside;
    if (card == SABACC_CARD_NONE) return;
    turn->aside = SABACC_CARD_NONE;
    EMIT(engine, .type = SABACC_EVENT_DISCARD, .seat = turn->player, .audience = SABACC_EVERYBODY, .count = 1,
         .cards = {card}, .second = -1, .pile = SABACC_PILE_DISCARD);
}

static int pile_of(bool from_deck) { return from_deck ? SABACC_PILE_DECK : SABACC_PILE_DISCARD; }

/* The card that is taken, which is seen only on the pile. */
static SabaccCard card_seen(const SabaccTable *table, bool from_deck) {
    return from_deck ? SABACC_CARD_NONE : table->discard[table->discard_count - 1];
}

static void act_draw(Engine *engine, const SabaccAction *action, bool from_deck) {
    EMIT(engine, .type = SABACC_EVENT_DRAW, .seat = action->seat, .audience = SABACC_EVERYBODY,
         .pile = (uint8_t)pile_of(from_deck), .count = !from_deck,
         .cards = {card_seen(engine->table, from_deck)});
}

/* The card given up is set aside until the new one has come, so it cannot come back. */
static void act_trade(Engine *engine, const SabaccAction *action, bool from_deck) {
    const SabaccTable *table = engine->table;
    EMIT(engine, .type = SABACC_EVENT_TRADE, .seat = action->seat, .audience = SABACC_EVERYBODY,
         .pile = (uint8_t)pile_of(from_deck), .second = hand_slot(&table->seat[action->seat], action->card),
         .count = (uint8_t)(1 + !from_deck), .cards = {action->card, card_seen(table, from_deck)});
    engine->turn->aside = action->card;
}

static void act(Engine *engine, const SabaccAction *action) {
    bool from_deck = action->pile != SABACC_PILE_DISCARD;
    engine->turn->player = action->seat;
    if (action->verb == SABACC_VERB_STAND) {
        EMIT(engine, .type = SABACC_EVENT_STAND, .seat = action->seat);
        return;
    }
    if (action->verb == SABACC_VERB_DRAW)
        act_draw(engine, action, from_deck);
    else
        act_trade(engine, action, from_deck);
    if (from_deck)
        engine_owe(engine, action->seat, 1);
    else
        lay_aside_on_pile(engine);
}

const Phase phase_improve = {
    .id = SABACC_PHASE_IMPROVE,
    .topic = GUIDE_IMPROVE,
    .verbs = VERB_BIT(DRAW) | VERB_BIT(TRADE) | VERB_BIT(STAND),
    .begin = begin,
    .offer = offer,
    .check = check,
    .act = act,
    .chance = lay_aside_on_pile,
};
