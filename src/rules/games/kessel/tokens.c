/* Shift tokens (KE-1, KE-8): how seats get them, their effects, and their targets. */
#include "rules/games/kessel/kessel.h"

int kessel_token_count(const SabaccTable *table) {
    bool none = table->options[SABACC_OPTION_TOKENS].form == SABACC_TOKENS_NONE;
    return none ? 0 : table->options[SABACC_OPTION_TOKEN_COUNT].n;
}

/* KE-1: one set of the sixteen; two with six or more seats. */
const Deck *kessel_pool_deck(const SabaccTable *table) {
    enum { SEATS_OF_TWO_SETS = 6 };
    return table->seats >= SEATS_OF_TWO_SETS ? &deck_tokens_twice : &deck_tokens;
}

static int tokens_form(const SabaccTable *table) { return table->options[SABACC_OPTION_TOKENS].form; }

/* ---- taking them (KE-1) ---- */

enum { TAKING, PASSING }; /* turn->stage while tokens are taken */

/* In a draft, tokens already taken come before the rest of the pack in the seat's list. */
static int taken_of(const SabaccTable *table, int seat) {
    int left = kessel_token_count(table) - table->turn.chooses; /* turn->chooses: packs passed on so far */
    return table->seat[seat].token_count - left + (seat_in(table->turn.asked, seat) ? 0 : 1);
}

int kessel_tokens_taken(const SabaccTable *table, int seat) {
    bool drafts = tokens_form(table) == SABACC_TOKENS_DRAFT && table->turn.phase == SABACC_PHASE_TOKENS;
    bool is_dealt = table->turn.asked != 0;          /* before that the first packs are being dealt */
    bool takes_part = seat_in(table->in_game, seat); /* a seat that could not ante has none (ST-2) */
    if (!drafts || !takes_part) return table->seat[seat].token_count;
    return is_dealt ? taken_of(table, seat) : 0;
}

static void begin_tokens(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    SabaccTurn *turn = engine->turn;
    int count = kessel_token_count(table);
    turn->chooses = 0;
    turn->round_robin = 0;
    if (count == 0) return;
    if (tokens_form(table) == SABACC_TOKENS_SELECT) {
        engine_ask(engine, table->in_game, first_seat(table));
        return;
    }
    EMIT(engine, .type = SABACC_EVENT_OWN, .seat = SABACC_CROUPIER, .amount = KESSEL_OWN_TOKENS);
    for (SeatMask left = table->in_game; left != 0;)
        engine_owe_from(engine, seats_take(&left, 0), count, SABACC_PILE_TOKENS);
}

/* The tokens are dealt: in a draft each seat takes one of its pack. */
static void chance_tokens(Engine *engine) {
    if (tokens_form(engine->table) == SABACC_TOKENS_DRAFT)
        engine_ask(engine, engine->table->in_game, first_seat(engine->table));
}

/* The tokens that a seat may take, as bits of the sixteen. */
static uint32_t takeable(const SabaccTable *table, int seat) {
    const SabaccSeat *at = &table->seat[seat];
    uint32_t faces = 0;
    if (tokens_form(table) == SABACC_TOKENS_SELECT) {
        faces = (UINT32_C(1) << TOKEN_KINDS) - 1;
        for (int i = 0; i < at->token_count; i++)
            if (at->tokens[i] != SABACC_CARD_HIDDEN) faces &= ~(UINT32_C(1) << (at->tokens[i] - CARD_TOKEN));
        return faces;
    }
    for (int i = taken_of(table, seat); i < at->token_count; i++)
        if (at->tokens[i] != SABACC_CARD_HIDDEN) faces |= UINT32_C(1) << (at->tokens[i] - CARD_TOKEN);
    return faces;
}

static void offer_take(const SabaccTable *table, int seat, SabaccOffers *offers) {
    SabaccOffer *offer = offer_add(offers, SABACC_VERB_TAKE, SABACC_OFFER_FACES);
    offer->card = CARD_TOKEN;
    offer->cards = takeable(table, seat);
}

static SabaccError check_take(const SabaccTable *table, const SabaccAction *action) {
    if (action->malformed || !sabacc_card_is_token(action->card)) return SABACC_ERROR_BAD_ARGUMENT;
    bool is_there = takeable(table, action->seat) >> (action->card - CARD_TOKEN) & 1;
    return is_there ? SABACC_OK : SABACC_ERROR_NO_SUCH_CARD;
}

static void act_take(Engine *engine, const SabaccAction *action) {
    const SabaccTable *table = engine->table;
    bool selects = tokens_form(table) == SABACC_TOKENS_SELECT;
    EMIT(engine, .type = SABACC_EVENT_TAKE, .seat = action->seat, .audience = seat_bit(action->seat),
         .count = 1, .cards = {action->card}, .second = selects ? -1 : engine->turn->chooses);
    if (selects && table->seat[action->seat].token_count < kessel_token_count(table))
        engine->turn->asked |= seat_bit(action->seat);
}

/* All seats have taken: the rest of each pack is passed to the left (KE-1). */
static void pass_packs(Engine *engine) {
    const SabaccTable *table = engine->table;
    int taken = engine->turn->chooses + 1;
    SabaccCard packs[SABACC_MAX_SEATS][SABACC_MAX_TOKENS];
    int left_of_pack = kessel_token_count(table) - taken;
    for (int seat = 0; seat < table->seats; seat++)
        memcpy(packs[seat], table->seat[seat].tokens + (seat_in(table->in_game, seat) ? taken : 0),
               (size_t)left_of_pack);
    for (SeatMask left = table->in_game; left != 0;) {
        int from = seats_take(&left, first_seat(table)), to = seats_after(table->in_game, from);
        SabaccEvent event = {.type = SABACC_EVENT_OWN,
                             .seat = (int8_t)to,
                             .audience = seat_bit(to),
                             .amount = KESSEL_OWN_PACK,
                             .second = taken,
                             .count = (uint8_t)left_of_pack};
        memcpy(event.cards, packs[from], (size_t)left_of_pack);
        engine_emit(engine, &event);
    }
    engine->turn->chooses = (uint8_t)taken;
    engine_ask(engine, table->in_game, first_seat(table));
}

static void end_tokens(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    bool drafts = tokens_form(table) == SABACC_TOKENS_DRAFT;
    if (drafts && engine->turn->chooses + 1 < kessel_token_count(table))
        pass_packs(engine);
    else
        engine->turn->chooses = 0;
}

const Phase phase_kessel_tokens = {
    .id = SABACC_PHASE_TOKENS,
    .topic = GUIDE_TOKENS,
    .verbs = VERB_BIT(TAKE),
    .begin = begin_tokens,
    .offer = offer_take,
    .check = check_take,
    .act = act_take,
    .chance = chance_tokens,
    .end = end_tokens,
};

/* ---- playing them (KE-8) ---- */

/* Other seats in the game that tokens can affect (KE-8a, KE-8c). */
static SeatMask others(const SabaccTable *table, int seat) {
    return (SeatMask)(table->in_game & ~seat_bit(seat) & ~kessel_byte(table, KESSEL_IMMUNE));
}

static bool needs_target(SabaccCard token) {
    return token == TOKEN_EXHAUSTION || token == TOKEN_DIRECT_TRANSACTION || token == TOKEN_TARGET_TARIFF ||
           token == TOKEN_TARGET_AUDIT;
}

static SeatMask only_stood(const SabaccTable *table, SeatMask seats) {
    SeatMask stood = 0;
    while (seats != 0) {
        int seat = seats_take(&seats, 0);
        if (table->seat[seat].stood) stood |= seat_bit(seat);
    }
    return stood;
}

static SeatMask targets(const SabaccTable *table, int seat, SabaccCard token) {
    SeatMask seats = others(table, seat);
    return token == TOKEN_TARGET_AUDIT ? only_stood(table, seats) : seats; /* KE-8b */
}

static int token_slot(const SabaccSeat *seat, SabaccCard token) {
    for (int i = 0; i < seat->token_count; i++)
        if (seat->tokens[i] == token) return i;
    return -1;
}

static bool may_play(const SabaccTable *table, int seat) { return !kessel_has(table, KESSEL_PLAYED, seat); }

void kessel_token_offer(const SabaccTable *table, int seat, SabaccOffers *offers) {
    const SabaccSeat *at = &table->seat[seat];
    for (int i = 0; i < at->token_count && may_play(table, seat); i++) {
        SabaccCard token = at->tokens[i];
        bool is_copy = token_slot(at, token) < i;
        SeatMask seats = needs_target(token) ? targets(table, seat, token) : 0;
        if (is_copy || (needs_target(token) && seats == 0)) continue;
        SabaccOffer *offer = offer_add(offers, SABACC_VERB_TOKEN, SABACC_OFFER_TOKEN);
        offer->card = token;
        offer->seats = seats;
    }
}

SabaccError kessel_token_check(const SabaccTable *table, const SabaccAction *action) {
    SabaccCard token = action->card;
    if (!may_play(table, action->seat)) return SABACC_ERROR_NOT_NOW;
    if (action->malformed || !sabacc_card_is_token(token)) return SABACC_ERROR_BAD_ARGUMENT;
    if (needs_target(token) != (action->target >= 0)) return SABACC_ERROR_BAD_ARGUMENT;
    if (token_slot(&table->seat[action->seat], token) < 0) return SABACC_ERROR_NO_SUCH_CARD;
    if (!needs_target(token)) return SABACC_OK;
    bool can_be =
        action->target < table->seats && seat_in(targets(table, action->seat, token), action->target);
    return can_be ? SABACC_OK : SABACC_ERROR_BAD_TARGET;
}

/* ---- what each does ---- */

enum {
    TOKEN_DEALS_SAND = 2,
    TOKEN_DEALS_BLOOD,
    TOKEN_ROLLS,
    TOKEN_CHOOSES
}; /* turn->stage; kessel.c uses 0 and 1 */

static void refund(Engine *engine, int seat, int max) {
    int staked = engine->table->seat[seat].staked, chips = max < staked ? max : staked;
    if (chips > 0) kessel_chips(engine, seat, chips, -chips);
}

static void tax_all(Engine *engine, SeatMask seats, int chips) {
    while (seats != 0)
        kessel_tax(engine, seats_take(&seats, first_seat(engine->table)), chips, false, SABACC_CLAUSE_KE_8);
}

static void embezzle(Engine *engine, int seat) {
    bool from_pot = engine->table->options[SABACC_OPTION_EMBEZZLE].form == SABACC_EMBEZZLE_POT;
    int taken = 0;
    for (SeatMask left = others(engine->table, seat); left != 0;)
        taken +=
            kessel_tax(engine, seats_take(&left, first_seat(engine->table)), 1, from_pot, SABACC_CLAUSE_KE_8);
    if (taken > 0) kessel_chips(engine, seat, from_pot ? 0 : taken, from_pot ? taken : 0);
}

static void add_rule(Engine *engine, int rule) {
    kessel_set(engine, KESSEL_RULES, kessel_byte(engine->table, KESSEL_RULES) | rule);
}

/* KE-8d: Sand, then Blood, onto their piles, then one of each dealt. */
static void exhaust(Engine *engine, int target) {
    SabaccTurn *turn = engine->turn;
    kessel_discard(engine, target, kessel_slot(&engine->table->seat[target], SABACC_SAND));
    kessel_discard(engine, target, kessel_slot(&engine->table->seat[target], SABACC_BLOOD));
    turn->stage = TOKEN_DEALS_SAND;
    turn->player = (int8_t)target;
    turn->family = SABACC_SAND;
    engine_owe(engine, target, 1);
}

/* KE-8d: visible to the two seats only. */
static void swap(Engine *engine, int seat, int target) {
    const SabaccSeat *one = &engine->table->seat[seat], *other = &engine->table->seat[target];
    SabaccEvent event = {.type = SABACC_EVENT_SWAP,
                         .seat = (int8_t)seat,
                         .audience = seat_bit(seat) | seat_bit(target),
                         .second = target,
                         .count = 4,
                         .cards = {other->hand[0], other->hand[1], one->hand[0], one->hand[1]}};
    engine_emit(engine, &event);
}

/* KE-8b: the next seat's next turn; an immune seat is not bound, and the embargo does not move on. */
static void embargo(Engine *engine, int seat) {
    int next = seats_after(engine->table->in_game, seat);
    if (next != seat && !kessel_has(engine->table, KESSEL_IMMUNE, next))
        kessel_mark(engine, KESSEL_EMBARGO, next, true);
}

static void roll_prime(Engine *engine) {
    engine->turn->stage = TOKEN_ROLLS;
    engine->turn->dice_faces = 6;
    engine->turn->dice_due = 2;
}

static SeatMask stood_others(const SabaccTable *table, int seat) {
    return only_stood(table, others(table, seat));
}

void kessel_token_play(Engine *engine, const SabaccAction *action) {
    const SabaccTable *table = engine->table;
    int seat = action->seat, target = action->target;
    EMIT(engine, .type = SABACC_EVENT_TOKEN, .seat = action->seat, .audience = SABACC_EVERYBODY, .count = 1,
         .cards = {action->card}, .second = target >= 0 ? target : -1, .clause = SABACC_CLAUSE_KE_8);
    kessel_mark(engine, KESSEL_PLAYED, seat, true);
    switch (action->card) {
    case TOKEN_FREE_DRAW: kessel_mark(engine, KESSEL_FREE, seat, true); return;
    case TOKEN_REFUND: refund(engine, seat, 2); return;
    case TOKEN_EXTRA_REFUND: refund(engine, seat, 3); return;
    case TOKEN_EMBEZZLEMENT: embezzle(engine, seat); return;
    case TOKEN_MAJOR_FRAUD: add_rule(engine, KESSEL_FRAUD); return;
    case TOKEN_COOK_THE_BOOKS: add_rule(engine, KESSEL_BOOKS); return;
    case TOKEN_MARK_DOWN: add_rule(engine, KESSEL_MARKED); return;
    case TOKEN_PRIME_SABACC: roll_prime(engine); return;
    case TOKEN_EXHAUSTION: exhaust(engine, target); return;
    case TOKEN_DIRECT_TRANSACTION: swap(engine, seat, target); return;
    case TOKEN_GENERAL_TARIFF: tax_all(engine, others(table, seat), 1); return;
    case TOKEN_TARGET_TARIFF: tax_all(engine, seat_bit(target), 2); return;
    case TOKEN_EMBARGO: embargo(engine, seat); return;
    case TOKEN_GENERAL_AUDIT: tax_all(engine, stood_others(table, seat), 2); return;
    case TOKEN_TARGET_AUDIT: tax_all(engine, seat_bit(target), 3); return;
    default: kessel_mark(engine, KESSEL_IMMUNE, seat, true); return;
    }
}

void kessel_token_chance(Engine *engine) {
    SabaccTurn *turn = engine->turn;
    switch (turn->stage) {
    case TOKEN_DEALS_SAND:
        turn->stage = TOKEN_DEALS_BLOOD;
        turn->family = SABACC_BLOOD;
        engine_owe(engine, turn->player, 1);
        return;
    case TOKEN_DEALS_BLOOD:
        turn->stage = 0;
        turn->family = SABACC_NO_FAMILY;
        turn->player = SABACC_NOBODY;
        return;
    default: turn->stage = TOKEN_CHOOSES;
    }
}

bool kessel_token_waits(const SabaccTable *table) { return table->turn.stage == TOKEN_CHOOSES; }

void kessel_token_choose(Engine *engine, int seat, int value) {
    engine->turn->stage = 0;
    EMIT(engine, .type = SABACC_EVENT_CHOOSE, .seat = (int8_t)seat, .amount = value, .second = KESSEL_PRIME);
}

/* ---- what is in force ---- */

static SabaccInForce rule_in_force(const SabaccTable *table, SabaccCard token, int value) {
    return (SabaccInForce){.token = token, .seats = table->in_game, .value = (uint8_t)value, .is_rule = true};
}

int kessel_in_force(const SabaccTable *table, SabaccInForce list[SABACC_MAX_IN_FORCE]) {
    static const struct {
        uint8_t rule;
        SabaccCard token;
    } rules[] = {{KESSEL_FRAUD, TOKEN_MAJOR_FRAUD},
                 {KESSEL_BOOKS, TOKEN_COOK_THE_BOOKS},
                 {KESSEL_MARKED, TOKEN_MARK_DOWN}};
    static const struct {
        uint8_t byte;
        SabaccCard token;
    } marks[] = {
        {KESSEL_EMBARGO, TOKEN_EMBARGO}, {KESSEL_IMMUNE, TOKEN_IMMUNITY}, {KESSEL_FREE, TOKEN_FREE_DRAW}};
    int count = 0, prime = kessel_byte(table, KESSEL_PRIME);
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (kessel_byte(table, KESSEL_RULES) & rules[i].rule)
            list[count++] = rule_in_force(table, rules[i].token, 0);
    if (prime != 0) list[count++] = rule_in_force(table, TOKEN_PRIME_SABACC, prime);
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        SeatMask seats = kessel_byte(table, marks[i].byte);
        if (seats != 0) list[count++] = (SabaccInForce){.token = marks[i].token, .seats = seats};
    }
    return count;
}

/* ---- what their events do ---- */

static void absorb_take(SabaccSeat *seat, const SabaccEvent *event) {
    if (event->second < 0) { /* selected from all tokens */
        seat->tokens[seat->token_count++] = event->cards[0];
        return;
    }
    int slot = token_slot(seat, event->cards[0]); /* from a pack: to the front of it */
    if (slot < event->second) {
        for (slot = event->second; slot < seat->token_count - 1 && seat->tokens[slot] != event->cards[0];
             slot++) {}
    }
    seat->tokens[slot] = seat->tokens[event->second];
    seat->tokens[event->second] = event->cards[0];
}

static void note_spent(SabaccTable *table, int seat, SabaccCard token) {
    uint8_t *spent = table->ext + KESSEL_SPENT + SABACC_MAX_TOKENS * seat;
    while (*spent != SABACC_CARD_NONE) spent++;
    assert(spent < table->ext + KESSEL_SPENT + SABACC_MAX_TOKENS * (seat + 1));
    *spent = token;
}

static void absorb_token(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    int slot = token_slot(seat, event->cards[0]);
    if (slot < 0) slot = seat->token_count - 1; /* unknown to this viewer */
    memmove(seat->tokens + slot, seat->tokens + slot + 1, (size_t)(seat->token_count - slot - 1));
    seat->tokens[--seat->token_count] = SABACC_CARD_NONE;
    note_spent(table, event->seat, event->cards[0]);
}

static void absorb_swap(SabaccSeat *one, SabaccSeat *other, const SabaccEvent *event) {
    SabaccSeat before = *one;
    memcpy(one->hand, other->hand, sizeof one->hand);
    memcpy(one->seen, other->seen, sizeof one->seen);
    one->blood = other->blood;
    memcpy(other->hand, before.hand, sizeof other->hand);
    memcpy(other->seen, before.seen, sizeof other->seen);
    other->blood = before.blood;
    for (int i = 0; i < 2; i++) {
        one->seen[i] |= event->audience;
        other->seen[i] |= event->audience;
        if (event->cards[0] == SABACC_CARD_HIDDEN) continue;
        one->hand[i] = event->cards[i];
        other->hand[i] = event->cards[2 + i];
    }
}

static void absorb_tokens(SabaccTable *table) {
    const Deck *deck = kessel_pool_deck(table);
    table->pool_count = deck->cards;
    if (table->viewer == SABACC_OPEN) table->pool = deck_all(deck);
}

void kessel_token_absorb(SabaccTable *table, const SabaccEvent *event) {
    SabaccSeat *seat = &table->seat[event->seat >= 0 ? event->seat : 0];
    if (event->type == SABACC_EVENT_TAKE) {
        absorb_take(seat, event);
    } else if (event->type == SABACC_EVENT_TOKEN) {
        absorb_token(table, seat, event);
    } else if (event->type == SABACC_EVENT_SWAP) {
        absorb_swap(seat, &table->seat[event->second], event);
    } else if (event->amount == KESSEL_OWN_PACK) {
        memcpy(seat->tokens + event->second, event->cards, event->count);
    } else if (event->amount == KESSEL_OWN_STOOD) {
        seat->stood = (uint8_t)event->second;
    } else {
        assert(event->amount == KESSEL_OWN_TOKENS);
        absorb_tokens(table);
    }
}

/* ---- what a view does not know ---- */

static void forget(const Deck *deck, SabaccSet *left, SabaccCard card) {
    if (card != SABACC_CARD_HIDDEN && set_copies(deck, left, card) > 0) set_remove(deck, left, card);
}

static SabaccCard take_random(const Deck *deck, SabaccSet *left, Rng *rng) {
    SabaccCard card = set_random(deck, left, rng);
    set_remove(deck, left, card);
    return card;
}

/* Dealt tokens come from the sets in use; chosen ones may be any that the seat does not have. */
static void fill_tokens(SabaccTable *table, Rng *rng) {
    const Deck *deck = kessel_pool_deck(table);
    bool selects = tokens_form(table) == SABACC_TOKENS_SELECT;
    SabaccSet left = deck_all(deck);
    for (int i = KESSEL_SPENT; i < KESSEL_USED && !selects; i++)
        if (table->ext[i] != SABACC_CARD_NONE) forget(deck, &left, table->ext[i]);
    for (int seat = 0; seat < table->seats && !selects; seat++)
        for (int i = 0; i < table->seat[seat].token_count; i++)
            forget(deck, &left, table->seat[seat].tokens[i]);
    for (int seat = 0; seat < table->seats; seat++) {
        SabaccSet own = deck_all(&deck_tokens);
        for (int i = 0; i < table->seat[seat].token_count; i++)
            if (table->seat[seat].tokens[i] == SABACC_CARD_HIDDEN)
                table->seat[seat].tokens[i] =
                    selects ? take_random(&deck_tokens, &own, rng) : take_random(deck, &left, rng);
    }
    table->pool = table->pool_count > 0 ? left : (SabaccSet){0};
}

static void fill_hands(SabaccTable *table, SabaccSet *left, Rng *rng) {
    const Deck *deck = deck_of(table);
    for (int seat = 0; seat < table->seats; seat++) {
        SabaccSeat *at = &table->seat[seat];
        for (int i = 0; i < at->hand_count; i++) {
            if (at->hand[i] != SABACC_CARD_HIDDEN) continue;
            SabaccSet family = family_only(deck, left, at->blood >> i & 1 ? SABACC_BLOOD : SABACC_SAND);
            at->hand[i] = set_random(deck, &family, rng);
            set_remove(deck, left, at->hand[i]);
        }
    }
}

void kessel_token_fill(SabaccTable *table, Rng *rng) {
    const Deck *deck = deck_of(table);
    SabaccSet left = deck_all(deck);
    for (int seat = 0; seat < table->seats; seat++)
        for (int i = 0; i < table->seat[seat].hand_count; i++) forget(deck, &left, table->seat[seat].hand[i]);
    for (int i = 0; i < table->discard_count && !table->stale; i++) forget(deck, &left, table->discard[i]);
    for (int i = 0; i < table->blood_discard_count && !table->stale; i++)
        forget(deck, &left, table->blood_discard[i]);
    fill_hands(table, &left, rng);
    table->deck = table->stale ? deck_all(deck) : left;
    fill_tokens(table, rng);
}
