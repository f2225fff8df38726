/* A turn of Kessel Sabacc: optionally a token, then a draw and a discard, or a stand (KE-3). */
#include "rules/games/kessel/kessel.h"

enum { FIRST_CHOICE, MUST_DISCARD, TOKEN_RUNS }; /* turn->stage; tokens.c has those beyond */

static bool locks(const SabaccTable *table) { return option_is_on(table, SABACC_OPTION_STAND_LOCKS); }

static void begin_turn(Engine *engine, const PhaseRow *row) {
    (void)row;
    SeatMask seats = (SeatMask)(sabacc_active(engine->table) & ~kessel_byte(engine->table, KESSEL_LOCKED));
    engine->turn->round_robin = 0;
    engine->turn->family = SABACC_NO_FAMILY;
    if (kessel_byte(engine->table, KESSEL_DREW) != 0) kessel_set(engine, KESSEL_DREW, 0);
    engine_ask(engine, seats, first_seat(engine->table));
}

static bool is_embargoed(const SabaccTable *table, int seat) {
    return kessel_has(table, KESSEL_EMBARGO, seat);
}

static bool can_pay(const SabaccTable *table, int seat) {
    return table->seat[seat].chips > 0 || kessel_has(table, KESSEL_FREE, seat);
}

/* The deck has one, or its pile makes it anew: of 22 cards of a family eight seats hold nine at the most. */
static bool pile_has_card(const SabaccTable *table, int family, int pile) {
    int discarded = family == SABACC_BLOOD ? table->blood_discard_count : table->discard_count;
    return pile == SABACC_PILE_DECK || discarded > 0;
}

static uint32_t family_cards(const SabaccSeat *hand, int family) {
    return family == SABACC_BLOOD ? hand->blood : hand_slots(hand) & ~hand->blood;
}

static void offer_draws(const SabaccTable *table, SabaccOffers *offers) {
    for (int family = SABACC_SAND; family <= SABACC_BLOOD; family++)
        for (int pile = SABACC_PILE_DECK; pile <= SABACC_PILE_DISCARD; pile++) {
            if (!pile_has_card(table, family, pile)) continue;
            SabaccOffer *offer = offer_add(offers, SABACC_VERB_DRAW, SABACC_OFFER_PLAIN);
            offer->family = (uint8_t)family;
            offer->pile = (uint8_t)pile;
        }
}

/* The two dice of Prime Sabacc, or of an Impostor. */
void kessel_offer_dice(const SabaccTable *table, SabaccOffers *offers) {
    offer_add(offers, SABACC_VERB_CHOOSE, SABACC_OFFER_VALUES)->cards =
        UINT32_C(1) << table->dice[0] | UINT32_C(1) << table->dice[1];
}

static void offer_turn(const SabaccTable *table, int seat, SabaccOffers *offers) {
    if (kessel_token_waits(table)) {
        kessel_offer_dice(table, offers);
        return;
    }
    if (table->turn.stage == MUST_DISCARD) {
        offer_add(offers, SABACC_VERB_DISCARD, SABACC_OFFER_CARD)->cards =
            family_cards(&table->seat[seat], table->turn.chooses);
        return;
    }
    kessel_token_offer(table, seat, offers);
    if (!is_embargoed(table, seat) && can_pay(table, seat)) offer_draws(table, offers);
    offer_add(offers, SABACC_VERB_STAND, SABACC_OFFER_PLAIN);
}

static SabaccError check_draw(const SabaccTable *table, const SabaccAction *action) {
    if (is_embargoed(table, action->seat)) return SABACC_ERROR_NOT_NOW;
    if (action->malformed || action->family == SABACC_NO_FAMILY) return SABACC_ERROR_BAD_ARGUMENT;
    int pile = action->pile == SABACC_PILE_UNSAID ? SABACC_PILE_DECK : action->pile;
    if (pile > SABACC_PILE_DISCARD) return SABACC_ERROR_BAD_ARGUMENT;
    if (!pile_has_card(table, action->family, pile)) return SABACC_ERROR_PILE_EMPTY;
    return can_pay(table, action->seat) ? SABACC_OK : SABACC_ERROR_NOT_ENOUGH_CREDITS;
}

static SabaccError check_discard(const SabaccTable *table, const SabaccAction *action) {
    const SabaccSeat *hand = &table->seat[action->seat];
    if (action->malformed) return SABACC_ERROR_BAD_ARGUMENT;
    uint32_t cards = family_cards(hand, table->turn.chooses);
    for (int i = 0; i < hand->hand_count; i++)
        if ((cards >> i & 1) && hand->hand[i] == action->card) return SABACC_OK;
    return SABACC_ERROR_NO_SUCH_CARD;
}

SabaccError kessel_check_die(const SabaccTable *table, const SabaccAction *action) {
    if (action->malformed) return SABACC_ERROR_BAD_ARGUMENT;
    bool was_rolled = action->amount == table->dice[0] || action->amount == table->dice[1];
    return was_rolled ? SABACC_OK : SABACC_ERROR_BAD_ARGUMENT;
}

static SabaccError check_turn(const SabaccTable *table, const SabaccAction *action) {
    bool first = table->turn.stage == FIRST_CHOICE;
    switch (action->verb) {
    case SABACC_VERB_CHOOSE:
        return kessel_token_waits(table) ? kessel_check_die(table, action) : SABACC_ERROR_NOT_NOW;
    case SABACC_VERB_DISCARD:
        return table->turn.stage == MUST_DISCARD ? check_discard(table, action) : SABACC_ERROR_NOT_NOW;
    case SABACC_VERB_TOKEN: return first ? kessel_token_check(table, action) : SABACC_ERROR_NOT_NOW;
    case SABACC_VERB_DRAW: return first ? check_draw(table, action) : SABACC_ERROR_NOT_NOW;
    default:
        if (!first) return SABACC_ERROR_NOT_NOW;
        return action->malformed ? SABACC_ERROR_BAD_ARGUMENT : SABACC_OK;
    }
}

void kessel_mark_stood(Engine *engine, int seat, bool stood) {
    if (engine->table->seat[seat].stood != stood)
        EMIT(engine, .type = SABACC_EVENT_OWN, .seat = (int8_t)seat, .amount = KESSEL_OWN_STOOD,
             .second = stood);
}

/* The turn is over: clears what applied to it alone. */
static void close_turn(Engine *engine, int seat, bool stood) {
    engine->turn->stage = FIRST_CHOICE;
    kessel_mark_stood(engine, seat, stood);
    if (kessel_byte(engine->table, KESSEL_FREE) != 0) kessel_set(engine, KESSEL_FREE, 0);
    if (kessel_byte(engine->table, KESSEL_PLAYED) != 0) kessel_set(engine, KESSEL_PLAYED, 0);
    if (is_embargoed(engine->table, seat)) kessel_mark(engine, KESSEL_EMBARGO, seat, false);
    if (stood && locks(engine->table)) kessel_mark(engine, KESSEL_LOCKED, seat, true);
}

static SabaccCard top_of_pile(const SabaccTable *table, int family) {
    return family == SABACC_BLOOD ? table->blood_discard[table->blood_discard_count - 1]
                                  : table->discard[table->discard_count - 1];
}

static void act_draw(Engine *engine, const SabaccAction *action) {
    const SabaccTable *table = engine->table;
    SabaccTurn *turn = engine->turn;
    bool from_pile = action->pile == SABACC_PILE_DISCARD;
    if (!kessel_has(table, KESSEL_FREE, action->seat)) kessel_chips(engine, action->seat, -1, 1);
    EMIT(engine, .type = SABACC_EVENT_DRAW, .seat = action->seat, .audience = SABACC_EVERYBODY,
         .pile = from_pile ? SABACC_PILE_DISCARD : SABACC_PILE_DECK, .second = action->family,
         .count = from_pile, .cards = {from_pile ? top_of_pile(table, action->family) : SABACC_CARD_NONE});
    kessel_mark(engine, KESSEL_DREW, action->seat, true);
    turn->stage = MUST_DISCARD;
    turn->chooses = action->family;
    turn->asked |= seat_bit(action->seat);
    if (from_pile) return;
    turn->family = action->family;
    engine_owe(engine, action->seat, 1);
}

int kessel_slot(const SabaccSeat *hand, SabaccFamily family) {
    return __builtin_ctz(family_cards(hand, (int)family));
}

void kessel_discard(Engine *engine, int seat, int slot) {
    const SabaccSeat *hand = &engine->table->seat[seat];
    int family = hand->blood >> slot & 1 ? SABACC_BLOOD : SABACC_SAND;
    EMIT(engine, .type = SABACC_EVENT_DISCARD, .seat = (int8_t)seat, .audience = SABACC_EVERYBODY, .count = 1,
         .cards = {hand->hand[slot]}, .second = slot, .amount = family, .pile = SABACC_PILE_DISCARD);
}

static void act_discard(Engine *engine, const SabaccAction *action) {
    const SabaccSeat *hand = &engine->table->seat[action->seat];
    uint32_t cards = family_cards(hand, engine->turn->chooses);
    int slot = 0;
    while (!((cards >> slot & 1) && hand->hand[slot] == action->card)) slot++;
    kessel_discard(engine, action->seat, slot);
    engine->turn->chooses = 0;
    close_turn(engine, action->seat, false);
}

static void act_turn(Engine *engine, const SabaccAction *action) {
    switch (action->verb) {
    case SABACC_VERB_DRAW: act_draw(engine, action); return;
    case SABACC_VERB_DISCARD: act_discard(engine, action); return;
    case SABACC_VERB_TOKEN:
        engine->turn->asked |= seat_bit(action->seat);
        kessel_token_play(engine, action);
        return;
    case SABACC_VERB_CHOOSE:
        engine->turn->asked |= seat_bit(action->seat);
        kessel_token_choose(engine, action->seat, action->amount);
        return;
    default:
        EMIT(engine, .type = SABACC_EVENT_STAND, .seat = action->seat);
        close_turn(engine, action->seat, true);
    }
}

static void chance_turn(Engine *engine) {
    if (engine->turn->stage >= TOKEN_RUNS)
        kessel_token_chance(engine);
    else
        engine->turn->family = SABACC_NO_FAMILY;
}

const Phase phase_kessel_turn = {
    .id = SABACC_PHASE_TURN,
    .topic = GUIDE_KESSEL_TURN,
    .verbs = VERB_BIT(TOKEN) | VERB_BIT(DRAW) | VERB_BIT(DISCARD) | VERB_BIT(STAND) | VERB_BIT(CHOOSE),
    .begin = begin_turn,
    .offer = offer_turn,
    .check = check_turn,
    .act = act_turn,
    .chance = chance_turn,
};
