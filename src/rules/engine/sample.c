/* Chance and search: fair outcomes, random play, and sampling of what a view does not know. */
#include "rules/private.h"

static int random_bit(uint32_t bits, Rng *rng) {
    for (uint32_t skip = rng_below(rng, (uint32_t)bits_count(bits)); skip > 0; skip--) bits &= bits - 1;
    return __builtin_ctz(bits);
}

static int random_seat(SeatMask seats, Rng *rng) { return random_bit(seats, rng); }

/* Each card is in or out with equal probability. */
static void pick_subset(const SabaccSeat *hand, const SabaccOffer *offer, Rng *rng, SabaccAction *action) {
    for (int i = 0; i < hand->hand_count; i++)
        if ((offer->cards >> i & 1) && rng_below(rng, 2) == 0)
            action->cards[action->card_count++] = hand->hand[i];
}

/* Ten cards, no kind more often than allowed. */
static void pick_side(const SabaccTable *table, const SabaccOffer *offer, Rng *rng, SabaccAction *action) {
    SabaccCard kinds[SABACC_MAX_PILE];
    uint8_t taken[SABACC_MAX_PILE] = {0};
    uint32_t count = (uint32_t)sabacc_side_list(table, kinds);
    while (action->card_count < SABACC_SIDE_DECK) {
        uint32_t kind = rng_below(rng, count);
        if (taken[kind]++ < offer->max) action->cards[action->card_count++] = kinds[kind];
    }
}

static int32_t pick_between(const SabaccOffer *offer, Rng *rng) {
    return offer->min + (int32_t)rng_below(rng, (uint32_t)(offer->max - offer->min + 1));
}

/* What the croupier, too, chooses. */
static void pick_of_seats(const SabaccOffer *offer, Rng *rng, SabaccAction *action) {
    if (offer->kind == SABACC_OFFER_SEAT) {
        action->amount = random_seat(offer->seats, rng);
        return;
    }
    action->amount = seats_lowest(offer->seats);
    action->index = (uint8_t)pick_between(offer, rng);
}

/* What is not picked often; play-outs need not carry it with them. */
__attribute__((noinline)) static void pick_rarely(const SabaccTable *table, int seat,
                                                  const SabaccOffer *offer, Rng *rng, SabaccAction *action) {
    switch ((SabaccOfferKind)offer->kind) {
    case SABACC_OFFER_SEAT:
    case SABACC_OFFER_PICK: pick_of_seats(offer, rng, action); return;
    case SABACC_OFFER_SUBSET: pick_subset(&table->seat[seat], offer, rng, action); return;
    case SABACC_OFFER_TOKEN:
        action->card = offer->card;
        action->target = SABACC_NOBODY;
        if (offer->seats != 0) action->target = (int8_t)random_seat(offer->seats, rng);
        return;
    case SABACC_OFFER_FACES: action->card = (SabaccCard)(offer->card + random_bit(offer->cards, rng)); return;
    case SABACC_OFFER_VALUES: action->amount = random_bit(offer->cards, rng); return;
    case SABACC_OFFER_ITEM: action->item = (uint8_t)random_bit(offer->cards, rng); return;
    case SABACC_OFFER_SIDE: pick_side(table, offer, rng, action); return;
    case SABACC_OFFER_CLONE: {
        SabaccCard faces[SABACC_MAX_PILE];
        int count = sabacc_clone_list(table, seat, faces);
        action->card = table->seat[seat].hand[random_bit(offer->cards, rng)];
        action->other = faces[rng_below(rng, (uint32_t)count)];
        return;
    }
    case SABACC_OFFER_SKIFT:
        action->card = table->seat[seat].hand[random_bit(offer->cards, rng)];
        action->amount = pick_between(offer, rng);
        return;
    default: assert(false && "chance is picked by sabacc_chance");
    }
}

void sabacc_offer_pick(const SabaccTable *table, int seat, const SabaccOffer *offer, Rng *rng,
                       SabaccAction *action) {
    sabacc_offer_start(seat, offer, action);
    switch ((SabaccOfferKind)offer->kind) {
    case SABACC_OFFER_PLAIN: return;
    case SABACC_OFFER_AMOUNT: action->amount = pick_between(offer, rng); return;
    case SABACC_OFFER_CARD: action->card = table->seat[seat].hand[random_bit(offer->cards, rng)]; return;
    default: pick_rarely(table, seat, offer, rng, action);
    }
}

static void chance_roll(const SabaccTurn *turn, Rng *rng, SabaccAction *action) {
    action->verb = SABACC_VERB_ROLL;
    action->dice_count = turn->dice_due;
    if (turn->dice_faces == 0) { /* CO-1 */
        static const int8_t gold[] = {0, 0, 5, -5, 10, -10};
        action->dice[0] = (uint8_t)gold[rng_below(rng, 6)];
        action->dice[1] = (uint8_t)(SABACC_DIE_CIRCLE + rng_below(rng, 3));
        return;
    }
    for (int i = 0; i < action->dice_count; i++)
        action->dice[i] = (uint8_t)(1 + rng_below(rng, turn->dice_faces));
}

static SabaccCard chance_card(const SabaccTable *table, Rng *rng) {
    const SabaccTurn *turn = &table->turn;
    if (deals_plainly(turn)) return set_random(deck_of(table), &table->deck, rng);
    if (deals_from_deck(turn)) {
        bool is_whole = turn->family == SABACC_NO_FAMILY;
        SabaccSet family = is_whole ? table->deck : family_of_deck(table);
        return set_random(deck_of(table), &family, rng);
    }
    Source source = deal_source(table);
    return set_random_of_few(source.deck, &source.set, rng);
}

static void chance_of_seats(const SabaccState *state, Rng *rng, SabaccAction *action) {
    SabaccOffers offers;
    sabacc_legal(state, SABACC_CROUPIER, &offers);
    assert(offers.count > 0);
    sabacc_offer_start(SABACC_CROUPIER, &offers.list[0], action);
    pick_of_seats(&offers.list[0], rng, action);
}

void sabacc_chance(const SabaccState *state, Rng *rng, SabaccAction *action) {
    const SabaccTable *table = &state->table;
    const SabaccTurn *turn = &table->turn;
    assert(turn->to_act == SABACC_CROUPIER);
    *action = (SabaccAction){.seat = SABACC_CROUPIER};
    switch ((SabaccDue)turn->due) {
    case SABACC_DUE_DEAL:
        action->verb = SABACC_VERB_DEAL;
        action->card = chance_card(table, rng);
        return;
    case SABACC_DUE_ROLL: chance_roll(turn, rng, action); return;
    default: chance_of_seats(state, rng, action);
    }
}

bool sabacc_random_saying(const SabaccState *state, SeatMask seats, Rng *rng, SabaccAction *action) {
    const SabaccTable *table = &state->table;
    SeatMask left = (SeatMask)(seats & sabacc_may_sit_out(table));
    if (left == 0) return false;
    int seat = seats_take(&left, 0);
    for (uint32_t skip = rng_below(rng, (uint32_t)seats_count(left) + 1); skip > 0; skip--)
        seat = seats_take(&left, 0);
    bool is_out = seat_in(table->sits_out, seat);
    *action = (SabaccAction){.seat = (int8_t)seat, .verb = is_out ? SABACC_VERB_SIT_IN : SABACC_VERB_SIT_OUT};
    return true;
}

/* Play-outs call this for every action of a seat: it is compiled in one piece. */
__attribute__((flatten)) static void random_of_seat(const SabaccState *state, int seat, Rng *rng,
                                                    SabaccAction *action) {
    SabaccOffers offers;
    offers.count = 0;
    offer_seat(&state->table, seat, &offers);
    assert(offers.count > 0);
    const SabaccOffer *offer = &offers.list[rng_below(rng, (uint32_t)offers.count)];
    sabacc_offer_pick(&state->table, seat, offer, rng, action);
}

void sabacc_random_action(const SabaccState *state, Rng *rng, SabaccAction *action) {
    int seat = state->table.turn.to_act;
    assert(!state->table.over);
    if (seat == SABACC_CROUPIER)
        sabacc_chance(state, rng, action);
    else if (seat == SABACC_NOBODY)
        sabacc_random_saying(state, state->table.sits_out, rng, action);
    else
        random_of_seat(state, seat, rng, action);
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
    const Deck *deck = deck_of(&view->table);
    const Game *game = game_of(&view->table);
    bool is_whole = view->table.viewer == SABACC_OPEN;
    *table = view->table;
    if (is_whole) return;
    table->viewer = SABACC_OPEN;
    if (game->fill != NULL) { /* its hidden cards come from several decks */
        game->fill(table, rng);
        return;
    }
    SabaccSet unknown = deck_all(deck);
    for (int i = 0; i < table->seats; i++) {
        forget_known(deck, &unknown, table->seat[i].hand, table->seat[i].hand_count);
        forget_known(deck, &unknown, table->seat[i].draws, table->seat[i].draw_count);
    }
    if (table->stale) { /* the cards on the table are the last hand's: the deck is full */
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
