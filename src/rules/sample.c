/* Chance and search: fair outcomes, random play, and filling in what a view does not know. */
#include "rules/state.h"

void sabacc_offer_pick(const SabaccTable *table, int seat, const SabaccOffer *offer, Rng *rng,
                       SabaccAction *action) {
    *action = (SabaccAction){
        .seat = (int8_t)seat, .verb = offer->verb, .pile = offer->pile, .alignment = offer->alignment};
    switch ((SabaccOfferKind)offer->kind) {
    case SABACC_OFFER_PLAIN: return;
    case SABACC_OFFER_AMOUNT:
        action->amount = offer->least + (int32_t)rng_below(rng, (uint32_t)(offer->most - offer->least + 1));
        return;
    case SABACC_OFFER_CARD: {
        uint32_t slots = offer->cards;
        for (uint32_t skip = rng_below(rng, (uint32_t)__builtin_popcount(slots)); skip > 0; skip--)
            slots &= slots - 1;
        action->card = table->seat[seat].hand[__builtin_ctz(slots)];
        return;
    }
    case SABACC_OFFER_SEAT: {
        SeatMask left = offer->seats;
        for (uint32_t skip = rng_below(rng, (uint32_t)seats_count(left)); skip > 0; skip--)
            seats_take(&left, 0);
        action->amount = seats_lowest(left);
        return;
    }
    case SABACC_OFFER_PICK:
        action->amount = seats_lowest(offer->seats);
        action->index =
            (uint8_t)(offer->least + (int32_t)rng_below(rng, (uint32_t)(offer->most - offer->least + 1)));
        return;
    case SABACC_OFFER_DECK:
    case SABACC_OFFER_DICE: assert(false && "chance is picked by sabacc_chance");
    }
}

static void chance_roll(const SabaccTurn *turn, Rng *rng, SabaccAction *action) {
    action->verb = SABACC_VERB_ROLL;
    action->dice_count = turn->dice_due;
    for (int i = 0; i < action->dice_count; i++)
        action->dice[i] = (uint8_t)(1 + rng_below(rng, turn->dice_faces));
}

void sabacc_chance(const SabaccState *state, Rng *rng, SabaccAction *action) {
    const SabaccTable *table = &state->table;
    const SabaccTurn *turn = &table->turn;
    assert(turn->to_act == SABACC_CROUPIER);
    *action = (SabaccAction){.seat = SABACC_CROUPIER};
    switch ((SabaccDue)turn->due) {
    case SABACC_DUE_DEAL:
        action->verb = SABACC_VERB_DEAL;
        action->card = set_random(game_of(table)->deck, set_dealt_from(table), rng);
        return;
    case SABACC_DUE_ROLL: chance_roll(turn, rng, action); return;
    default: {
        SabaccOffers offers;
        sabacc_legal(state, SABACC_CROUPIER, &offers);
        sabacc_offer_pick(table, SABACC_CROUPIER, &offers.list[0], rng, action);
    }
    }
}

void sabacc_random_action(const SabaccState *state, Rng *rng, SabaccAction *action) {
    int seat = state->table.turn.to_act;
    assert(!state->table.over);
    if (seat == SABACC_CROUPIER) {
        sabacc_chance(state, rng, action);
        return;
    }
    SabaccOffers offers;
    sabacc_legal(state, seat, &offers);
    assert(offers.count > 0);
    const SabaccOffer *offer = &offers.list[rng_below(rng, (uint32_t)offers.count)];
    sabacc_offer_pick(&state->table, seat, offer, rng, action);
}

/* ---- filling in a view ---- */

static void forget_known(const Deck *deck, SabaccSet *unknown, const SabaccCard *cards, int count) {
    for (int i = 0; i < count; i++)
        if (cards[i] != SABACC_CARD_HIDDEN) set_remove(deck, unknown, cards[i]);
}

static SabaccCard take_random(const Deck *deck, SabaccSet *unknown, Rng *rng) {
    SabaccCard card = set_random(deck, unknown, rng);
    set_remove(deck, unknown, card);
    return card;
}

static void fill_hands(SabaccTable *table, const Deck *deck, SabaccSet *unknown, Rng *rng) {
    for (int i = 0; i < table->seats; i++)
        for (int card = 0; card < table->seat[i].hand_count; card++)
            if (table->seat[i].hand[card] == SABACC_CARD_HIDDEN)
                table->seat[i].hand[card] = take_random(deck, unknown, rng);
}

void sabacc_sample(const SabaccView *view, Rng *rng, SabaccState *state) {
    SabaccTable *table = &state->table;
    const Deck *deck = game_of(&view->table)->deck;
    bool is_whole = view->table.viewer == SABACC_OPEN;
    *table = view->table;
    if (is_whole) return;
    table->viewer = SABACC_OPEN;
    SabaccSet unknown = deck_all(deck);
    for (int i = 0; i < table->seats; i++) {
        forget_known(deck, &unknown, table->seat[i].hand, table->seat[i].hand_count);
        forget_known(deck, &unknown, table->seat[i].draws, table->seat[i].draw_count);
    }
    if (table->stale) { /* what lies on the table is the last hand's: the deck is whole */
        fill_hands(table, deck, &unknown, rng);
        table->deck = deck_all(deck);
        return;
    }
    forget_known(deck, &unknown, table->discard, table->discard_count);
    if (table->turn.aside != SABACC_CARD_NONE) set_remove(deck, &unknown, table->turn.aside);
    fill_hands(table, deck, &unknown, rng);
    for (int i = 0; i < table->junk_count; i++) set_add(deck, &table->junk, take_random(deck, &unknown, rng));
    for (int i = 0; i < table->pool_count; i++) set_add(deck, &table->pool, take_random(deck, &unknown, rng));
    table->deck = unknown;
}
