/* Pazaak's side cards: side decks, the effect of a card on the table, and what is hidden from others. */
#include "rules/games/pazaak/pazaak.h"

#include "rules/engine/absorb.h"

static int side_form(const SabaccTable *table) { return table->options[SABACC_OPTION_SIDE_CARDS].form; }

bool pazaak_has_hand(const SabaccTable *table) { return side_form(table) != SABACC_SIDE_NONE; }
bool pazaak_is_shared(const SabaccTable *table) { return side_form(table) == SABACC_SIDE_SHARED; }
bool pazaak_picks_side(const SabaccTable *table) {
    return pazaak_has_hand(table) && !pazaak_is_shared(table);
}

bool pazaak_deals_again(const SabaccTable *table) {
    bool is_by_set = table->options[SABACC_OPTION_HAND_CARDS].form == SABACC_HAND_CARDS_SET;
    return pazaak_has_hand(table) && is_by_set && table->ext[PAZAAK_SETS_OVER] > 0;
}

/* ---- the kinds of side card (DK-5, PZ-1) ---- */

enum { PLUS, MINUS, EITHER, SIGNS_END, NUMBERS = 10 }; /* of +1 … +10, -1 … -10, ±1 … ±10 */

static bool is_signed(SabaccCard card) { return card >= CARD_SIDE && card < CARD_2_AND_4; }
static int sign_of(SabaccCard card) { return (card - CARD_SIDE) / NUMBERS; }

/* Kinds as bits, CARD_SIDE + i for bit i: numbers 1 … max of a sign. */
static uint64_t numbers_to(int sign, int max) { return ((UINT64_C(1) << max) - 1) << (sign * NUMBERS); }

static uint64_t side_kinds(const SabaccTable *table) {
    static const uint64_t specials = UINT64_C(0xf) << (CARD_2_AND_4 - CARD_SIDE);
    int form = side_form(table);
    bool to_10 = form == SABACC_SIDE_PLUS_10 || form == SABACC_SIDE_FULL_10;
    uint64_t plus = numbers_to(PLUS, to_10 ? 10 : 6);
    if (form == SABACC_SIDE_NONE) return 0;
    if (form == SABACC_SIDE_PLUS_6 || form == SABACC_SIDE_PLUS_10) return plus;
    return plus | numbers_to(MINUS, 6) | numbers_to(EITHER, 6) | specials;
}

int sabacc_side_list(const SabaccTable *table, SabaccCard kinds[SABACC_MAX_PILE]) {
    int count = 0;
    for (uint64_t left = side_kinds(table); left != 0; left &= left - 1)
        kinds[count++] = (SabaccCard)(CARD_SIDE + __builtin_ctzll(left));
    return count;
}

/* Two each of 1 to 5, with both signs if possible: these fit almost every table. */
void sabacc_side_usual(const SabaccTable *table, SabaccCard cards[SABACC_SIDE_DECK]) {
    int form = side_form(table);
    int sign = form == SABACC_SIDE_PLUS_6 || form == SABACC_SIDE_PLUS_10 ? PLUS : EITHER;
    for (int i = 0; i < SABACC_SIDE_DECK; i++)
        cards[i] = (SabaccCard)(CARD_SIDE + sign * NUMBERS + i / PAZAAK_COPIES);
}

SabaccError pazaak_check_side(const SabaccTable *table, const SabaccAction *action) {
    uint64_t kinds = side_kinds(table), once = 0, twice = 0;
    if (action->malformed || action->card_count != SABACC_SIDE_DECK) return SABACC_ERROR_BAD_ARGUMENT;
    for (int i = 0; i < action->card_count; i++) {
        int kind = action->cards[i] - CARD_SIDE;
        uint64_t bit = kind >= 0 && kind < 64 ? UINT64_C(1) << kind : 0;
        if ((kinds & bit & ~twice) == 0) return SABACC_ERROR_NO_SUCH_CARD;
        twice |= once & bit; /* at most two of each kind */
        once |= bit;
    }
    return SABACC_OK;
}

/* ---- what a card counts (PZ-4) ---- */

/* The number printed on a card, whatever its current value; 0 if there is none. */
static int number_on(SabaccCard card) {
    if (card >= CARD_PAZAAK && card < CARD_SIDE) return card - CARD_PAZAAK + 1;
    return is_signed(card) ? (card - CARD_SIDE) % NUMBERS + 1 : 0;
}

/* Whether the player chooses the sign: for a card with two signs, and for a Tie Breaker that counts 1. */
static bool needs_sign(const SabaccTable *table, SabaccCard card) {
    if (card == CARD_TIEBREAKER) return table->options[SABACC_OPTION_TIEBREAKER].form == SABACC_TIEBREAKER_1;
    return is_signed(card) && sign_of(card) == EITHER;
}

int pazaak_value_played(const SabaccTable *table, SabaccCard card, int sign) {
    if (needs_sign(table, card)) return card == CARD_TIEBREAKER ? sign : sign * number_on(card);
    return is_signed(card) && sign_of(card) == MINUS ? -number_on(card) : number_on(card);
}

int pazaak_value(const SabaccTable *table, int seat, SabaccCard card) {
    (void)seat;
    return pazaak_value_played(table, card, 1);
}

bool pazaak_has_tiebreaker(const SabaccSeat *seat) {
    for (int i = 0; i < seat->laid_count; i++)
        if (seat->laid[i] == CARD_TIEBREAKER) return true;
    return false;
}

/* The last card on the table with a value; -1 if there is none. */
static int slot_to_double(const SabaccSeat *seat) {
    int slot = seat->laid_count - 1;
    while (slot >= 0 && seat->laid_value[slot] == 0) slot--;
    return slot;
}

/* ---- playing one (PZ-2) ---- */

static bool is_playable(const SabaccSeat *seat, SabaccCard card) {
    return card != CARD_DOUBLE || slot_to_double(seat) >= 0;
}

static void offer_slot(SabaccOffers *offers, int slot, int sign) {
    SabaccOffer *offer = offer_add(offers, SABACC_VERB_PLAY, SABACC_OFFER_CARD);
    offer->cards = UINT32_C(1) << slot;
    offer->sign = (int8_t)sign;
}

static bool is_copy(const SabaccSeat *seat, int slot) {
    for (int i = 0; i < slot; i++)
        if (seat->hand[i] == seat->hand[slot]) return true;
    return false;
}

void pazaak_offer_play(const SabaccTable *table, int number, SabaccOffers *offers) {
    const SabaccSeat *seat = &table->seat[number];
    for (int slot = 0; slot < seat->hand_count; slot++) {
        SabaccCard card = seat->hand[slot];
        if (is_copy(seat, slot) || !is_playable(seat, card)) continue;
        if (!needs_sign(table, card)) {
            offer_slot(offers, slot, 0);
            continue;
        }
        offer_slot(offers, slot, 1);
        offer_slot(offers, slot, -1);
    }
}

SabaccError pazaak_check_play(const SabaccTable *table, const SabaccAction *action) {
    const SabaccSeat *seat = &table->seat[action->seat];
    if (action->malformed || (action->sign != 0) != needs_sign(table, action->card))
        return SABACC_ERROR_BAD_ARGUMENT;
    if (hand_slot(seat, action->card) < 0) return SABACC_ERROR_NO_SUCH_CARD;
    return is_playable(seat, action->card) ? SABACC_OK : SABACC_ERROR_NOT_NOW;
}

/* ---- what events do ---- */

static void turn_signs(SabaccSeat *seat, int number, int other) {
    for (int i = 0; i < seat->laid_count; i++) {
        int face = number_on(seat->laid[i]);
        if (face == number || face == other) seat->laid_value[i] = (int8_t)-seat->laid_value[i];
    }
}

static void have_effect(SabaccSeat *seat, SabaccCard card) {
    if (card == CARD_2_AND_4) turn_signs(seat, 2, 4);
    if (card == CARD_3_AND_6) turn_signs(seat, 3, 6);
    if (card == CARD_DOUBLE) {
        int slot = slot_to_double(seat);
        seat->laid_value[slot] = (int8_t)(2 * seat->laid_value[slot]);
    }
}

int sabacc_table_total_with(const SabaccTable *table, int number, SabaccCard card, int sign) {
    SabaccSeat seat = table->seat[number];
    int total = pazaak_value_played(table, card, sign);
    if (card != CARD_DOUBLE || slot_to_double(&seat) >= 0) have_effect(&seat, card);
    for (int i = 0; i < seat.laid_count; i++) total += seat.laid_value[i];
    return total;
}

bool sabacc_breaks_ties(const SabaccTable *table, int seat) {
    return pazaak_has_tiebreaker(&table->seat[seat]);
}

bool sabacc_side_has_sign(const SabaccTable *table, SabaccCard card) { return needs_sign(table, card); }

static uint8_t *spent_by(SabaccTable *table, int seat) {
    return table->ext + PAZAAK_SPENT + seat * PAZAAK_HAND;
}

static int spent_count(const uint8_t *spent) {
    int count = 0;
    while (count < PAZAAK_HAND && spent[count] != SABACC_CARD_NONE) count++;
    return count;
}

static void lay(SabaccTable *table, const SabaccEvent *event) {
    SabaccSeat *seat = &table->seat[event->seat];
    uint8_t *spent = spent_by(table, event->seat);
    spent[spent_count(spent)] = event->cards[0];
    have_effect(seat, event->cards[0]);
    assert(seat->laid_count < SABACC_MAX_LAID);
    seat->laid[seat->laid_count] = event->cards[0];
    seat->laid_value[seat->laid_count++] = (int8_t)event->amount;
}

static void pick_side(SabaccSeat *seat, const SabaccEvent *event) {
    memcpy(seat->side, event->cards, event->count);
    seat->side_count = event->count;
    seat->last = SABACC_VERB_SIDE;
}

static SabaccSet special_deck(const SabaccTable *table) {
    SabaccCard kinds[SABACC_MAX_PILE];
    SabaccSet set = {0};
    int count = sabacc_side_list(table, kinds);
    for (int i = 0; i < count; i++) set_add(&deck_side, &set, kinds[i]);
    return set;
}

static void open_special_deck(SabaccTable *table) {
    SabaccCard kinds[SABACC_MAX_PILE];
    table->pool_count = (uint8_t)sabacc_side_list(table, kinds);
    if (table->viewer == SABACC_OPEN) table->pool = special_deck(table);
}

static void into_side(SabaccTable *table, int number, SabaccCard card) {
    SabaccSeat *seat = &table->seat[number];
    bool is_own = table->viewer == SABACC_OPEN || table->viewer == number;
    if (!pazaak_is_shared(table)) seat->side[seat->side_count++] = is_own ? card : SABACC_CARD_HIDDEN;
}

/* PZ-6: hand cards, also those played, go back; the side deck or the special deck is whole again. */
static void take_back_hands(SabaccTable *table) {
    for (int i = 0; i < table->seats; i++) {
        uint8_t *spent = spent_by(table, i);
        for (int card = 0; card < table->seat[i].hand_count; card++)
            into_side(table, i, table->seat[i].hand[card]);
        for (int card = 0; card < spent_count(spent); card++) into_side(table, i, spent[card]);
        cards_from_hand(&table->seat[i]);
        memset(spent, SABACC_CARD_NONE, PAZAAK_HAND);
    }
    if (pazaak_is_shared(table)) open_special_deck(table);
}

/* Cards on the table return to the main deck; hand cards played are used up, unless new ones are dealt. */
static void begin_set(SabaccTable *table, int starter) {
    table->ext[PAZAAK_STARTER] = (uint8_t)starter;
    table->ext[PAZAAK_NONES] = 0;
    if (pazaak_deals_again(table)) take_back_hands(table);
    table->deck_count = deck_pazaak.cards;
    if (table->viewer == SABACC_OPEN) table->deck = deck_all(&deck_pazaak);
    for (int i = 0; i < table->seats; i++) {
        SabaccSeat *seat = &table->seat[i];
        memset(seat->laid, SABACC_CARD_NONE, sizeof seat->laid);
        memset(seat->laid_value, 0, sizeof seat->laid_value);
        seat->laid_count = 0;
        seat->stood = 0;
        seat->last = SABACC_VERBS;
        seat->last_amount = 0;
    }
}

/* PZ-6: a main card between two `none`s breaks the sequence. */
static void say(SabaccTable *table, int seat, int verb) {
    table->seat[seat].last = (uint8_t)verb;
    table->seat[seat].last_amount = 0;
    if (verb == SABACC_VERB_NONE) table->ext[PAZAAK_NONES]++;
    if (verb == SABACC_VERB_MAIN) table->ext[PAZAAK_NONES] = 0;
}

static void absorb_own_of_pazaak(SabaccTable *table, const SabaccEvent *event) {
    switch ((PazaakOwn)event->amount) {
    case PAZAAK_OWN_SPECIAL: open_special_deck(table); return;
    case PAZAAK_OWN_SET: begin_set(table, event->seat); return;
    case PAZAAK_OWN_SAID: say(table, event->seat, event->second); return;
    case PAZAAK_OWN_STOOD: table->seat[event->seat].stood = 1; return;
    }
}

static void absorb_set(SabaccTable *table, const SabaccEvent *event) {
    table->ext[PAZAAK_SETS_OVER] = (uint8_t)event->second;
    table->ext[PAZAAK_LAST_WON] = (uint8_t)event->amount;
    for (SeatMask left = (SeatMask)event->amount; left != 0;) table->seat[seats_take(&left, 0)].sets++;
}

void pazaak_absorb(SabaccTable *table, const SabaccEvent *event) {
    switch (event->type) {
    case SABACC_EVENT_TAKE: pick_side(&table->seat[event->seat], event); return;
    case SABACC_EVENT_PLAY: lay(table, event); return;
    case SABACC_EVENT_SET: absorb_set(table, event); return;
    case SABACC_EVENT_OWN: absorb_own_of_pazaak(table, event); return;
    default: return;
    }
}

/* ---- what others do not know (PZ-1) ---- */

const Deck *pazaak_pool_deck(const SabaccTable *table) {
    (void)table;
    return &deck_side;
}

/* All side cards possible for one seat, or in the shared deck. */
static SabaccSet all_side_cards(const SabaccTable *table) {
    SabaccSet once = special_deck(table);
    return pazaak_is_shared(table) ? once : set_union(&deck_side, once, once);
}

static void forget(SabaccSet *unknown, const SabaccCard *cards, int count) {
    for (int i = 0; i < count; i++)
        if (cards[i] != SABACC_CARD_HIDDEN) set_remove(&deck_side, unknown, cards[i]);
}

static void forget_seat(SabaccTable *table, int seat, SabaccSet *unknown) {
    forget(unknown, table->seat[seat].hand, table->seat[seat].hand_count);
    forget(unknown, table->seat[seat].side, table->seat[seat].side_count);
    forget(unknown, spent_by(table, seat), spent_count(spent_by(table, seat)));
}

static void guess(SabaccCard *cards, int count, SabaccSet *unknown, Rng *rng) {
    for (int i = 0; i < count; i++) {
        if (cards[i] != SABACC_CARD_HIDDEN) continue;
        cards[i] = set_random(&deck_side, unknown, rng);
        set_remove(&deck_side, unknown, cards[i]);
    }
}

static void guess_seat(SabaccTable *table, int seat, SabaccSet *unknown, Rng *rng) {
    guess(table->seat[seat].hand, table->seat[seat].hand_count, unknown, rng);
    guess(table->seat[seat].side, table->seat[seat].side_count, unknown, rng);
}

/* Each seat has its own two of each kind; the special deck is shared. */
static void fill_side_cards(SabaccTable *table, Rng *rng) {
    SabaccSet all = all_side_cards(table), unknown = all;
    bool is_shared = pazaak_is_shared(table);
    for (int seat = 0; seat < table->seats; seat++) {
        if (!is_shared) unknown = all;
        forget_seat(table, seat, &unknown);
        if (!is_shared) guess_seat(table, seat, &unknown, rng);
    }
    if (!is_shared) return;
    for (int seat = 0; seat < table->seats; seat++) guess_seat(table, seat, &unknown, rng);
    table->pool = unknown;
}

/* All main cards are open, so the rest of their deck is known. */
static void fill_main_deck(SabaccTable *table) {
    table->deck = deck_all(&deck_pazaak);
    for (int seat = 0; seat < table->seats; seat++)
        for (int i = 0; i < table->seat[seat].laid_count; i++)
            if (deck_has_kind(&deck_pazaak, table->seat[seat].laid[i]))
                set_remove(&deck_pazaak, &table->deck, table->seat[seat].laid[i]);
}

void pazaak_fill(SabaccTable *table, Rng *rng) {
    fill_main_deck(table);
    if (pazaak_has_hand(table)) fill_side_cards(table, rng);
}
