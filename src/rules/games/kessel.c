/* Kessel Sabacc (S3 and its Appendix B): chips, two families of cards, three turns a hand, and shift tokens.
 */
#include "rules/games/kessel.h"

#include "rules/phases/game_end.h"

static const SabaccOption options[] = {
    {SABACC_OPTION_BUY_IN, "50", "KE-1"},        {SABACC_OPTION_CHIPS, "8", "KE-1"},
    {SABACC_OPTION_TOKENS, "random", "KE-1"},    {SABACC_OPTION_TOKEN_COUNT, "3", "KE-1"},
    {SABACC_OPTION_SYLOPS, "2", "DK-4"},         {SABACC_OPTION_STAND_LOCKS, "off", "KE-3"},
    {SABACC_OPTION_EARLY_REVEAL, "off", "KE-3"}, {SABACC_OPTION_EMBEZZLE, "pot", "KE-8"},
    {SABACC_OPTION_SABACC_TAX, "0", "KE-6"},     {SABACC_OPTION_END, "last-standing", "KE-7"},
};

static const SabaccPreset presets[] = {
    {"outlaws", N_("One Sylop a family, taxed sabaccs, early reveal and six chips, as most tables play it"),
     "sylops-per-family=1;sabacc-tax=1;early-reveal=on;chips=6"}, /* KE-6a */
};

static const uint8_t ladder[] = {SABACC_RANK_PRIME_SABACC, SABACC_RANK_PURE_SYLOPS, SABACC_RANK_PAIR,
                                 SABACC_RANK_DIFFERENCE};

/* KE-1: with no tokens there are none to take or play, and only some are taken. */
static bool has_verb(const SabaccTable *table, int verb) {
    int form = sabacc_option(table, SABACC_OPTION_TOKENS).form;
    if (verb == SABACC_VERB_TOKEN) return kessel_token_count(table) > 0;
    if (verb == SABACC_VERB_TAKE) return kessel_token_count(table) > 0 && form != KESSEL_TOKENS_RANDOM;
    return true;
}

static const Deck *deck_by_option(const SabaccTable *table) {
    enum { TWO_SYLOPS };
    return sabacc_option(table, SABACC_OPTION_SYLOPS).form == TWO_SYLOPS ? &deck_kessel : &deck_kessel_44;
}

/* ---- chips and bytes ---- */

void kessel_set(Engine *engine, int index, int value) {
    EMIT(engine, .type = SABACC_EVENT_OWN, .seat = SABACC_CROUPIER, .amount = index, .second = value);
}

void kessel_mark(Engine *engine, int index, int seat, bool is_set) {
    int bits = engine->table->ext[index];
    kessel_set(engine, index, is_set ? bits | seat_bit(seat) : bits & ~seat_bit(seat));
}

void kessel_chips(Engine *engine, int seat, int stock, int staked) {
    EMIT(engine, .type = SABACC_EVENT_CHIPS, .seat = (int8_t)seat, .amount = stock, .second = staked);
}

int kessel_tax(Engine *engine, int seat, int chips, bool from_play, SabaccClause clause) {
    const SabaccSeat *at = &engine->table->seat[seat];
    int there = from_play ? at->staked : at->chips, lost = chips < there ? chips : there;
    if (lost > 0)
        EMIT(engine, .type = SABACC_EVENT_TAX, .seat = (int8_t)seat, .amount = lost, .second = from_play,
             .clause = (uint8_t)clause);
    return lost;
}

static void absorb(SabaccTable *table, const SabaccEvent *event) {
    SabaccSeat *seat = &table->seat[event->seat >= 0 ? event->seat : 0];
    switch (event->type) {
    case SABACC_EVENT_CHIPS:
        seat->chips = (int16_t)(seat->chips + event->amount);
        seat->staked = (int16_t)(seat->staked + event->second);
        return;
    case SABACC_EVENT_TAX:
        if (event->second)
            seat->staked = (int16_t)(seat->staked - event->amount);
        else
            seat->chips = (int16_t)(seat->chips - event->amount);
        return;
    case SABACC_EVENT_CHOOSE: table->ext[event->second] = (uint8_t)event->amount; return;
    case SABACC_EVENT_OWN:
        if (event->amount < KESSEL_USED) {
            table->ext[event->amount] = (uint8_t)event->second;
            return;
        }
        break;
    default: break;
    }
    kessel_token_absorb(table, event);
}

/* ---- the opening (KE-1) ---- */

static int32_t buy_in(const SabaccTable *table) { return sabacc_option(table, SABACC_OPTION_BUY_IN).n; }

static int chips_each(const SabaccTable *table) {
    static const int chips[] = {4, 6, 8, 10, 12};
    return chips[sabacc_option(table, SABACC_OPTION_CHIPS).form];
}

static void begin_opening(Engine *engine, const PhaseRow *row) {
    (void)row;
    engine->turn->dealer_due = engine->table->dealer == SABACC_NOBODY;
}

static SeatMask buyers(const SabaccTable *table) {
    SeatMask seats = 0;
    for (int seat = 0; seat < table->seats; seat++)
        if (table->seat[seat].credits >= buy_in(table)) seats |= seat_bit(seat);
    return seats;
}

static void finish_game(Engine *engine, SeatMask winners) {
    if (engine->table->hand_pot > 0 && winners != 0)
        pots_share(engine, SABACC_EVENT_PAYOUT, engine->table->hand_pot, winners, SABACC_CLAUSE_KE_7);
    EMIT(engine, .type = SABACC_EVENT_GAME_END, .seat = SABACC_CROUPIER, .amount = winners);
    engine_stop(engine);
}

static SeatMask richest(const SabaccTable *table) {
    SeatMask best = 0;
    int32_t most = -1;
    for (int seat = 0; seat < table->seats; seat++) {
        if (table->seat[seat].credits > most) best = 0;
        if (table->seat[seat].credits < most) continue;
        most = table->seat[seat].credits;
        best |= seat_bit(seat);
    }
    return best;
}

static void buy_all_in(Engine *engine) {
    const SabaccTable *table = engine->table;
    for (SeatMask left = table->dealt; left != 0;) {
        int seat = seats_take(&left, first_seat(table));
        EMIT(engine, .type = SABACC_EVENT_ANTE, .seat = (int8_t)seat, .amount = buy_in(table));
        kessel_chips(engine, seat, chips_each(table), 0);
    }
}

/* The buy-ins make the prize; a seat that cannot pay is out. */
static void end_opening(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    SeatMask short_of_it = (SeatMask)(table->in_game & ~buyers(table));
    if (engine->turn->serial == 0) EMIT(engine, .type = SABACC_EVENT_DEALER, .seat = table->dealer);
    if (buyers(table) != 0 && !seat_in(buyers(table), table->dealer))
        EMIT(engine, .type = SABACC_EVENT_DEALER, .seat = (int8_t)seats_after(buyers(table), table->dealer));
    while (short_of_it != 0)
        EMIT(engine, .type = SABACC_EVENT_OUT, .seat = (int8_t)seats_take(&short_of_it, first_seat(table)),
             .clause = SABACC_CLAUSE_ST_2);
    if (!seats_several(table->in_game)) {
        finish_game(engine, richest(table));
        return;
    }
    EMIT(engine, .type = SABACC_EVENT_HAND, .amount = 1);
    buy_all_in(engine);
}

static const Phase phase_buy_in = {.id = SABACC_PHASE_ANTE, .begin = begin_opening, .end = end_opening};

/* ---- the deal (KE-2, DK-8) ---- */

static void begin_deal(Engine *engine, const PhaseRow *row) {
    SabaccTurn *turn = engine->turn;
    turn->family = row->how;
    turn->round_robin = 1;
    turn->deal_from = (int8_t)first_seat(engine->table);
    if (row->n == 0) {
        turn->owed_board = 1;
        return;
    }
    for (SeatMask left = engine->table->dealt; left != 0;) engine_owe(engine, seats_take(&left, 0), 1);
}

static const Phase phase_family_deal = {.id = SABACC_PHASE_DEAL, .begin = begin_deal};

/* ---- a turn (KE-3) ---- */

enum { FIRST_CHOICE, MUST_DISCARD, TOKEN_RUNS }; /* turn->stage; kessel_tokens.c has those beyond */

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

static bool pile_has_card(const SabaccTable *table, int family, int pile) {
    bool is_blood = family == SABACC_BLOOD;
    int discarded = is_blood ? table->blood_discard_count : table->discard_count;
    int left = is_blood ? table->blood_count : table->deck_count;
    return pile == SABACC_PILE_DISCARD ? discarded > 0 : left > 0 || discarded > 1;
}

static uint32_t family_cards(const SabaccSeat *hand, int family) {
    return family == SABACC_BLOOD ? hand->kept : hand_slots(hand) & ~hand->kept; /* kept: the Blood cards */
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
static void offer_dice(const SabaccTable *table, SabaccOffers *offers) {
    offer_add(offers, SABACC_VERB_CHOOSE, SABACC_OFFER_VALUES)->cards =
        UINT32_C(1) << table->dice[0] | UINT32_C(1) << table->dice[1];
}

static void offer_turn(const SabaccTable *table, int seat, SabaccOffers *offers) {
    if (kessel_token_waits(table)) {
        offer_dice(table, offers);
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

static SabaccError check_choose(const SabaccTable *table, const SabaccAction *action) {
    if (action->malformed) return SABACC_ERROR_BAD_ARGUMENT;
    bool was_rolled = action->amount == table->dice[0] || action->amount == table->dice[1];
    return was_rolled ? SABACC_OK : SABACC_ERROR_BAD_ARGUMENT;
}

static SabaccError check_turn(const SabaccTable *table, const SabaccAction *action) {
    bool first = table->turn.stage == FIRST_CHOICE;
    switch (action->verb) {
    case SABACC_VERB_CHOOSE:
        return kessel_token_waits(table) ? check_choose(table, action) : SABACC_ERROR_NOT_NOW;
    case SABACC_VERB_DISCARD:
        return table->turn.stage == MUST_DISCARD ? check_discard(table, action) : SABACC_ERROR_NOT_NOW;
    case SABACC_VERB_TOKEN: return first ? kessel_token_check(table, action) : SABACC_ERROR_NOT_NOW;
    case SABACC_VERB_DRAW: return first ? check_draw(table, action) : SABACC_ERROR_NOT_NOW;
    default:
        if (!first) return SABACC_ERROR_NOT_NOW;
        return action->malformed ? SABACC_ERROR_BAD_ARGUMENT : SABACC_OK;
    }
}

static void mark_stood(Engine *engine, int seat, bool stood) {
    if (engine->table->seat[seat].stood != stood)
        EMIT(engine, .type = SABACC_EVENT_OWN, .seat = (int8_t)seat, .amount = KESSEL_OWN_STOOD,
             .second = stood);
}

/* The turn is over: what held for it alone is gone. */
static void close_turn(Engine *engine, int seat, bool stood) {
    engine->turn->stage = FIRST_CHOICE;
    mark_stood(engine, seat, stood);
    if (kessel_byte(engine->table, KESSEL_FREE) != 0) kessel_set(engine, KESSEL_FREE, 0);
    if (kessel_byte(engine->table, KESSEL_PLAYED) != 0) kessel_set(engine, KESSEL_PLAYED, 0);
    if (is_embargoed(engine->table, seat)) kessel_mark(engine, KESSEL_EMBARGO, seat, false);
    if (stood && locks(engine->table)) kessel_mark(engine, KESSEL_LOCKED, seat, true);
}

static void act_draw(Engine *engine, const SabaccAction *action) {
    const SabaccTable *table = engine->table;
    SabaccTurn *turn = engine->turn;
    bool from_pile = action->pile == SABACC_PILE_DISCARD, is_blood = action->family == SABACC_BLOOD;
    SabaccEvent event = {.type = SABACC_EVENT_DRAW, .seat = action->seat, .audience = 0xff};
    event.pile = from_pile ? SABACC_PILE_DISCARD : SABACC_PILE_DECK;
    event.second = action->family;
    if (from_pile)
        event.cards[event.count++] = is_blood ? table->blood_discard[table->blood_discard_count - 1]
                                              : table->discard[table->discard_count - 1];
    if (!kessel_has(table, KESSEL_FREE, action->seat)) kessel_chips(engine, action->seat, -1, 1);
    engine_emit(engine, &event);
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
    int family = hand->kept >> slot & 1 ? SABACC_BLOOD : SABACC_SAND;
    EMIT(engine, .type = SABACC_EVENT_DISCARD, .seat = (int8_t)seat, .audience = 0xff, .count = 1,
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

static const Phase phase_kessel_turn = {
    .id = SABACC_PHASE_TURN,
    .verbs = VERB_BIT(TOKEN) | VERB_BIT(DRAW) | VERB_BIT(DISCARD) | VERB_BIT(STAND) | VERB_BIT(CHOOSE),
    .begin = begin_turn,
    .offer = offer_turn,
    .check = check_turn,
    .act = act_turn,
    .chance = chance_turn,
};

/* KE-3: a turn ends the hand after which all are locked, and with `early-reveal` one in which nobody drew. */
static bool goes_on(const SabaccTable *table) {
    bool is_anybody_left = (sabacc_active(table) & ~kessel_byte(table, KESSEL_LOCKED)) != 0;
    if (!is_anybody_left) return false;
    return !option_is_on(table, SABACC_OPTION_EARLY_REVEAL) || kessel_byte(table, KESSEL_DREW) != 0;
}

/* ---- the reveal (KE-4) ---- */

static bool is_impostor(SabaccCard card) { return card == CARD_SAND_IMPOSTOR || card == CARD_BLOOD_IMPOSTOR; }

static int die_byte(int seat, int family) { return KESSEL_DIE + 2 * seat + (family == SABACC_BLOOD); }

/* The next Impostor without its value: from the dealer's left, Sand before Blood; false where there is none.
 */
static bool next_impostor(const SabaccTable *table, int *seat, int *family) {
    if (kessel_byte(table, KESSEL_RULES) & KESSEL_FRAUD) return false;
    for (SeatMask left = sabacc_active(table); left != 0;) {
        *seat = seats_take(&left, first_seat(table));
        const SabaccSeat *hand = &table->seat[*seat];
        for (*family = SABACC_SAND; *family <= SABACC_BLOOD; ++*family)
            if (is_impostor(hand->hand[kessel_slot(hand, (SabaccFamily)*family)]) &&
                kessel_byte(table, die_byte(*seat, *family)) == 0)
                return true;
    }
    return false;
}

static void show(Engine *engine, int seat) {
    const SabaccSeat *hand = &engine->table->seat[seat];
    SabaccEvent event = {
        .type = SABACC_EVENT_REVEAL, .seat = (int8_t)seat, .audience = 0xff, .count = hand->hand_count};
    memcpy(event.cards, hand->hand, hand->hand_count);
    engine_emit(engine, &event);
}

static void roll_next(Engine *engine) {
    int seat, family;
    engine->turn->dice_faces = 6;
    engine->turn->dice_due = next_impostor(engine->table, &seat, &family) ? 2 : 0;
}

static void begin_reveal(Engine *engine, const PhaseRow *row) {
    (void)row;
    kessel_set(engine, KESSEL_IMMUNE, 0);
    for (SeatMask left = sabacc_active(engine->table); left != 0;)
        show(engine, seats_take(&left, first_seat(engine->table)));
    roll_next(engine);
}

static void chance_reveal(Engine *engine) {
    int seat, family;
    if (next_impostor(engine->table, &seat, &family)) engine_ask(engine, seat_bit(seat), seat);
}

static void offer_reveal(const SabaccTable *table, int seat, SabaccOffers *offers) {
    (void)seat;
    offer_dice(table, offers);
}

static void act_reveal(Engine *engine, const SabaccAction *action) {
    int seat, family;
    next_impostor(engine->table, &seat, &family);
    EMIT(engine, .type = SABACC_EVENT_CHOOSE, .seat = action->seat, .amount = action->amount,
         .second = die_byte(seat, family));
    roll_next(engine);
}

static const Phase phase_kessel_reveal = {
    .id = SABACC_PHASE_REVEAL,
    .verbs = VERB_BIT(CHOOSE),
    .begin = begin_reveal,
    .offer = offer_reveal,
    .check = check_choose,
    .act = act_reveal,
    .chance = chance_reveal,
};

/* ---- what a hand is worth (KE-4, KE-5) ---- */

static bool is_sylop(SabaccCard card) { return card == CARD_SAND_SYLOP || card == CARD_BLOOD_SYLOP; }

/* What one card counts beside no other: 0 for a Sylop, and for an Impostor whose dice are to come. */
static int value(const SabaccTable *table, int seat, SabaccCard card) {
    int face = (card - CARD_KESSEL) % 8 + 1;
    if (!is_impostor(card)) return face <= 6 ? face : 0;
    if (kessel_byte(table, KESSEL_RULES) & KESSEL_FRAUD) return 6;
    return kessel_byte(table, die_byte(seat, card >= CARD_BLOOD ? SABACC_BLOOD : SABACC_SAND));
}

enum { AT_SUM = 0, AT_CLOSER = 8, AT_PAIR = 16, AT_KIND = 20, MOST_SUM = 63, MOST_DIFFERENCE = 15 };
enum { KIND_DIFFERENCE = 1, KIND_SABACC, KIND_PURE, KIND_PRIME };

static SabaccWorth sabacc_of(const SabaccTable *table, int pair) {
    bool inverted = (kessel_byte(table, KESSEL_RULES) & KESSEL_BOOKS) != 0;
    bool is_prime = pair == kessel_byte(table, KESSEL_PRIME);
    uint64_t key = is_prime
                       ? (uint64_t)KIND_PRIME << AT_KIND
                       : (uint64_t)KIND_SABACC << AT_KIND | (uint64_t)(inverted ? pair : 7 - pair) << AT_PAIR;
    return (SabaccWorth){.key = key, .rank = is_prime ? SABACC_RANK_PRIME_SABACC : SABACC_RANK_PAIR};
}

static SabaccWorth worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count) {
    if (count < 2) return (SabaccWorth){.rank = SABACC_RANK_DIFFERENCE};
    SabaccCard one = cards[0], other = cards[1];
    if (is_sylop(one) && is_sylop(other)) /* KE-8d: also under Mark Down */
        return (SabaccWorth){.key = (uint64_t)KIND_PURE << AT_KIND, .rank = SABACC_RANK_PURE_SYLOPS};
    int first = value(table, seat, one), second = value(table, seat, other);
    bool needs_dice = (is_impostor(one) && first == 0) || (is_impostor(other) && second == 0);
    if (needs_dice) return (SabaccWorth){.rank = SABACC_RANK_NEEDS_DICE};
    bool marked = (kessel_byte(table, KESSEL_RULES) & KESSEL_MARKED) != 0;
    if (is_sylop(one) && !marked) first = second;
    if (is_sylop(other) && !marked) second = first;
    int difference = first > second ? first - second : second - first;
    if (difference == 0) return sabacc_of(table, first);
    return (SabaccWorth){.key = (uint64_t)KIND_DIFFERENCE << AT_KIND |
                                (uint64_t)(MOST_DIFFERENCE - difference) << AT_CLOSER |
                                (uint64_t)(MOST_SUM - first - second) << AT_SUM,
                         .total = difference,
                         .rank = SABACC_RANK_DIFFERENCE};
}

/* The pair that a sabacc is of; how great a difference. */
static int kind_number(const SabaccTable *table, const SabaccWorth *hand) {
    bool inverted = (kessel_byte(table, KESSEL_RULES) & KESSEL_BOOKS) != 0;
    int pair = (int)(hand->key >> AT_PAIR & 0xf);
    if (hand->rank == SABACC_RANK_PAIR) return inverted ? pair : 7 - pair;
    return hand->rank == SABACC_RANK_DIFFERENCE ? hand->total : 0;
}

static SabaccCriterion criterion(uint64_t key, uint64_t other) {
    if (key >> AT_KIND != other >> AT_KIND) return SABACC_CRITERION_RANK;
    if (key >> AT_PAIR != other >> AT_PAIR) return SABACC_CRITERION_BETTER_PAIR;
    return key >> AT_CLOSER != other >> AT_CLOSER ? SABACC_CRITERION_LOWER_DIFFERENCE
                                                  : SABACC_CRITERION_LOWER_CARDS;
}

static SeatMask best(const SabaccTable *table, SeatMask seats, SeatMask *wants) {
    *wants = 0;
    return hands_best_by(table, seats, hand_worth);
}

/* ---- the payout (KE-6, KE-7) ---- */

static void pay_tax(Engine *engine, int seat) {
    enum { TAXED = 1 };
    SabaccWorth hand = hand_worth(engine->table, seat);
    bool is_sabacc = hand.rank != SABACC_RANK_DIFFERENCE;
    int tax = is_sabacc ? sabacc_option(engine->table, SABACC_OPTION_SABACC_TAX).form == TAXED : hand.total;
    kessel_tax(engine, seat, engine->table->seat[seat].staked, true, SABACC_CLAUSE_KE_6);
    kessel_tax(engine, seat, tax, false, SABACC_CLAUSE_KE_6);
}

static void judge(Engine *engine, int seat) {
    SabaccWorth hand = hand_worth(engine->table, seat);
    EMIT(engine, .type = SABACC_EVENT_SHOWDOWN, .seat = (int8_t)seat, .amount = hand.total,
         .second = hand.rank, .worth = hand);
}

static void begin_payout(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    for (SeatMask left = sabacc_active(table); left != 0;)
        judge(engine, seats_take(&left, first_seat(table)));
    SeatMask winners = hands_best_by(table, sabacc_active(table), hand_worth);
    for (SeatMask left = sabacc_active(table); left != 0;) {
        int seat = seats_take(&left, first_seat(table)), staked = table->seat[seat].staked;
        if (!seat_in(winners, seat))
            pay_tax(engine, seat);
        else if (staked > 0)
            kessel_chips(engine, seat, staked, -staked);
    }
    EMIT(engine, .type = SABACC_EVENT_HAND_END, .amount = winners);
}

static const Phase phase_kessel_payout = {.id = SABACC_PHASE_PAYOUT, .begin = begin_payout};

static SeatMask most_chips(const SabaccTable *table) {
    SeatMask best_seats = 0;
    int most = -1;
    for (SeatMask left = table->in_game; left != 0;) {
        int seat = seats_take(&left, 0), chips = table->seat[seat].chips;
        if (chips > most) best_seats = 0;
        if (chips < most) continue;
        most = chips;
        best_seats |= seat_bit(seat);
    }
    return best_seats;
}

static void leave_without_chips(Engine *engine) {
    const SabaccTable *table = engine->table;
    for (SeatMask left = table->in_game; left != 0;) {
        int seat = seats_take(&left, first_seat(table));
        if (table->seat[seat].chips == 0)
            EMIT(engine, .type = SABACC_EVENT_OUT, .seat = (int8_t)seat, .clause = SABACC_CLAUSE_KE_7);
    }
}

/* Last actions, table rules and dice start afresh each hand. */
static void next_hand(Engine *engine) {
    for (int i = 0; i < KESSEL_OF_HAND; i++)
        if (engine->table->ext[i] != 0) kessel_set(engine, i, 0);
    for (int seat = 0; seat < engine->table->seats; seat++) mark_stood(engine, seat, false);
    EMIT(engine, .type = SABACC_EVENT_HAND, .amount = engine->table->hand + 1);
}

static void move_token(Engine *engine, SeatMask left) {
    int next = seats_after(left, engine->table->dealer);
    EMIT(engine, .type = SABACC_EVENT_DEALER, .seat = (int8_t)next,
         .amount = token_comes_round(engine->table, next));
}

/* ST-3: by the option; asked once the token has moved. */
static bool end_has_come(const SabaccTable *table) {
    SabaccValue end = sabacc_option(table, SABACC_OPTION_END);
    if (end.form == SABACC_END_CYCLES) return table->cycles >= end.n;
    return end.form == SABACC_END_HANDS && table->hand >= end.n;
}

static void end_hand(Engine *engine, const PhaseRow *row) {
    const SabaccTable *table = engine->table;
    leave_without_chips(engine);
    SeatMask left = table->in_game;
    if (left == 0) left = table->winners; /* KE-7: none has chips */
    if (left != 0) move_token(engine, left);
    if (!seats_several(table->in_game)) {
        finish_game(engine, left);
    } else if (end_has_come(table)) {
        finish_game(engine, most_chips(table)); /* KE-7 */
    } else {
        next_hand(engine);
        engine_go(engine, row->back);
    }
}

static const Phase phase_kessel_end = {.id = SABACC_PHASE_BETWEEN, .end = end_hand};

/* ---- the game ---- */

enum { DEAL = 2, TURN = 6, SHOW = 8, END = 10 };

static const PhaseRow rows[] = {
    {.phase = &phase_buy_in},                                           /* KE-1 */
    {.phase = &phase_kessel_tokens},                                    /* KE-1 */
    [DEAL] = {.phase = &phase_family_deal, .how = SABACC_SAND, .n = 1}, /* KE-2 */
    {.phase = &phase_family_deal, .how = SABACC_BLOOD, .n = 1},         /* KE-2 */
    {.phase = &phase_family_deal, .how = SABACC_SAND},                  /* KE-2 */
    {.phase = &phase_family_deal, .how = SABACC_BLOOD},                 /* KE-2 */
    [TURN] = {.phase = &phase_kessel_turn},                             /* KE-3 */
    {.phase = &phase_round_end, .n = 3, .back = TURN, .when = goes_on}, /* KE-3 */
    [SHOW] = {.phase = &phase_kessel_reveal},                           /* KE-4 */
    {.phase = &phase_kessel_payout},                                    /* KE-5, KE-6 */
    [END] = {.phase = &phase_kessel_end, .back = DEAL},                 /* KE-7 */
};

const Game game_kessel = {
    .face =
        {
            .id = "kessel",
            .name = N_("Kessel Sabacc"),
            .source = "S3",
            .line = N_("Sand and Blood: two cards as equal as can be, and tokens that bend the rules"),
            .steps = N_(
                "One Sand card and one Blood card each: bring them as close to each other as you can.\n"
                "On your turn you may play a shift token, then pay a chip to draw and discard, or stand.\n"
                "After three turns hands are shown; an Impostor counts what you choose of two dice.\n"
                "The closest pair takes its chips back; the others lose theirs, and pay their difference.\n"
                "Who has no chips is out; the last one takes the prize."),
            .least_seats = 2,
            .most_seats = 8,
            .options = options,
            .option_count = sizeof options / sizeof options[0],
            .presets = presets,
            .preset_count = sizeof presets / sizeof presets[0],
            .cards = "kessel",
            .ladder = ladder,
            .ladder_count = sizeof ladder,
            .deck_cards = 46,
            .hand_cards = 2,
            .rounds = 3,
            .shows = SABACC_SHOWS_DICE | SABACC_SHOWS_CHIPS,
        },
    .deck = &deck_kessel,
    .deck_by_option = deck_by_option, /* DK-4 */
    .rows = rows,
    .row_count = sizeof rows / sizeof rows[0],
    .called_row = SHOW,
    .end_row = END,
    .win_clause = SABACC_CLAUSE_KE_5,
    .verbs = VERB_BIT(TAKE) | VERB_BIT(TOKEN) | VERB_BIT(DRAW) | VERB_BIT(DISCARD) | VERB_BIT(STAND) |
             VERB_BIT(CHOOSE),
    .has_verb = has_verb,
    .absorb = absorb,
    .fill = kessel_token_fill,
    .in_force = kessel_in_force,
    .tokens_taken = kessel_tokens_taken,
    .spent_tokens = KESSEL_SPENT,
    .pool_deck = kessel_pool_deck,
    .value = value,
    .worth = worth,
    .kind_number = kind_number,
    .criterion = criterion,
    .best = best,
};
