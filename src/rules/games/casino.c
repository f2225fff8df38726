/* Casino Sabacc (S4): one player against the house, which only matches bets, fields two cards and calls by a
 * published policy (CS-2). */
#include "rules/games/house.h"

static const SabaccOption options[] = {
    {SABACC_OPTION_ANTE, "1", "CS-1"},
    {SABACC_OPTION_BETS_INTO, "hand", "CS-3"},
    {SABACC_OPTION_MODERATION, "-14", "DK-2"},
    {SABACC_OPTION_STAR, "-17", "DK-2"},
    {SABACC_OPTION_ROUND_LIMIT, "12", "CA-2, CS-6"},
    {SABACC_OPTION_END, "last-standing", "ST-3"},
};

/* ---- a round begins (CS-3) ---- */

static void begin_round(Engine *engine, const PhaseRow *row) {
    (void)row;
    int32_t bet = engine->table->pending;
    if (bet > 0) {
        EMIT(engine, .type = SABACC_EVENT_MATCH, .seat = HOUSE, .amount = bet, .second = bet);
        EMIT(engine, .type = SABACC_EVENT_GATHER);
    }
    EMIT(engine, .type = SABACC_EVENT_ANTE, .seat = HOUSE, .second = 1);
}

static const Phase phase_casino_round = {
    .id = SABACC_PHASE_ANTE, .topic = GUIDE_CASINO_ROUND, .begin = begin_round};

/* ---- the field (CS-2) ---- */

enum { FIELD_CARDS = 2 };

static void move_card(Engine *engine, int seat, int slot, SabaccEventType type) {
    const SabaccSeat *hand = &engine->table->seat[seat];
    EMIT(engine, .type = (uint8_t)type, .seat = (int8_t)seat, .audience = SABACC_EVERYBODY, .count = 1,
         .cards = {hand->hand[slot]}, .second = slot);
}

static bool field_is_full(const SabaccSeat *hand) { return bits_count(hand->fielded) >= FIELD_CARDS; }

/* ---- the player (CS-2) ---- */

static void begin_play(Engine *engine, const PhaseRow *row) {
    (void)row;
    engine_ask(engine, seat_bit(PLAYER), PLAYER);
}

/* The house can match, and lose as much again, up to the credit limit. */
static int32_t max_covered(const SabaccTable *table) {
    int32_t max = (SABACC_MAX_CREDITS + table->house - table->seat[HOUSE].paid) / 2;
    return max > 0 ? max : 0;
}

static int32_t max_bet(const SabaccTable *table) {
    int32_t credits = table->seat[PLAYER].credits, max = max_covered(table);
    return credits < max ? credits : max;
}

static void offer_cards(SabaccOffers *offers, SabaccVerb verb, uint32_t cards) {
    if (cards != 0) offer_add(offers, verb, SABACC_OFFER_CARD)->cards = cards;
}

static void offer_play(const SabaccTable *table, int seat, SabaccOffers *offers) {
    const SabaccSeat *hand = &table->seat[seat];
    if (table->pending == 0 && max_bet(table) > 0) {
        SabaccOffer *bet = offer_add(offers, SABACC_VERB_BET, SABACC_OFFER_AMOUNT);
        bet->min = 1;
        bet->max = max_bet(table);
    }
    if (!field_is_full(hand)) offer_cards(offers, SABACC_VERB_FIELD, hand_unprotected(hand));
    offer_cards(offers, SABACC_VERB_UNFIELD, hand->fielded);
    offer_add(offers, SABACC_VERB_CALL, SABACC_OFFER_PLAIN);
    offer_add(offers, SABACC_VERB_DONE, SABACC_OFFER_PLAIN);
}

static SabaccError check_bet(const SabaccTable *table, const SabaccAction *action) {
    if (action->amount < 1) return SABACC_ERROR_UNDER_LIMIT;
    if (action->amount > table->seat[action->seat].credits) return SABACC_ERROR_NOT_ENOUGH_CREDITS;
    return action->amount > max_covered(table) ? SABACC_ERROR_OVER_LIMIT : SABACC_OK;
}

static SabaccError check_field(const SabaccSeat *hand, const SabaccAction *action) {
    bool in = action->verb == SABACC_VERB_FIELD;
    int slot = in ? hand_slot(hand, action->card) : hand_fielded_slot(hand, action->card);
    if (slot < 0) return SABACC_ERROR_NO_SUCH_CARD;
    if (in && (hand->fielded >> slot & 1)) return SABACC_ERROR_CARD_FIELDED;
    return in && field_is_full(hand) ? SABACC_ERROR_OVER_LIMIT : SABACC_OK;
}

static SabaccError check_play(const SabaccTable *table, const SabaccAction *action) {
    if (action->verb == SABACC_VERB_BET && table->pending > 0) return SABACC_ERROR_NOT_NOW;
    if (action->malformed) return SABACC_ERROR_BAD_ARGUMENT;
    switch (action->verb) {
    case SABACC_VERB_BET: return check_bet(table, action);
    case SABACC_VERB_FIELD:
    case SABACC_VERB_UNFIELD: return check_field(&table->seat[action->seat], action);
    default: return SABACC_OK;
    }
}

static void call(Engine *engine, int seat) {
    EMIT(engine, .type = SABACC_EVENT_CALL, .seat = (int8_t)seat, .clause = SABACC_CLAUSE_CA_1);
    engine_go(engine, engine->game->called_row);
}

static void act_play(Engine *engine, const SabaccAction *action) {
    const SabaccSeat *hand = &engine->table->seat[action->seat];
    engine->turn->asked = seat_bit(action->seat); /* until it is done */
    switch (action->verb) {
    case SABACC_VERB_BET:
        EMIT(engine, .type = SABACC_EVENT_BET, .seat = action->seat, .amount = action->amount,
             .second = action->amount);
        return;
    case SABACC_VERB_FIELD:
        move_card(engine, action->seat, hand_slot(hand, action->card), SABACC_EVENT_FIELD);
        return;
    case SABACC_VERB_UNFIELD:
        move_card(engine, action->seat, hand_fielded_slot(hand, action->card), SABACC_EVENT_UNFIELD);
        return;
    case SABACC_VERB_CALL: call(engine, action->seat); return;
    default: engine->turn->asked = 0; return;
    }
}

/* ---- the house (CS-2) ---- */

static bool house_calls(const SabaccTable *table) {
    SabaccWorth worth = hand_worth(table, HOUSE);
    return worth.takes_sabacc_pot || (worth.total >= 19 && worth.total <= 22);
}

/* The two cards whose sum is nearest to 11; of equal pairs the first in hand order. */
static uint32_t house_field(const SabaccTable *table) {
    enum { AIM = 11 };
    const SabaccSeat *hand = &table->seat[HOUSE];
    uint32_t best = hand->fielded;
    int nearest = INT32_MAX;
    for (int one = 0; one < hand->hand_count; one++)
        for (int other = one + 1; other < hand->hand_count; other++) {
            int sum =
                classic_value(table, HOUSE, hand->hand[one]) + classic_value(table, HOUSE, hand->hand[other]);
            int away = sum < AIM ? AIM - sum : sum - AIM;
            if (away >= nearest) continue;
            nearest = away;
            best = UINT32_C(1) << one | UINT32_C(1) << other;
        }
    return best;
}

static void move_cards(Engine *engine, uint32_t slots, SabaccEventType type) {
    for (; slots != 0; slots &= slots - 1) move_card(engine, HOUSE, __builtin_ctz(slots), type);
}

static void end_play(Engine *engine, const PhaseRow *row) {
    (void)row;
    if (house_calls(engine->table)) {
        call(engine, HOUSE);
        return;
    }
    uint32_t fielded = engine->table->seat[HOUSE].fielded, field = house_field(engine->table);
    move_cards(engine, fielded & ~field, SABACC_EVENT_UNFIELD);
    move_cards(engine, field & ~fielded, SABACC_EVENT_FIELD);
}

static const Phase phase_casino_play = {
    .id = SABACC_PHASE_PLAY,
    .topic = GUIDE_CASINO_PLAY,
    .verbs = VERB_BIT(BET) | VERB_BIT(FIELD) | VERB_BIT(UNFIELD) | VERB_BIT(CALL) | VERB_BIT(DONE),
    .begin = begin_play,
    .offer = offer_play,
    .check = check_play,
    .act = act_play,
    .end = end_play,
};

/* ---- the dice (CS-4) ---- */

static int dice_of(const SabaccTable *table, int seat) {
    return bits_count(hand_unprotected(&table->seat[seat]));
}

static void begin_roll(Engine *engine, const PhaseRow *row) {
    (void)row;
    engine->turn->dice_due = (uint8_t)(dice_of(engine->table, PLAYER) + dice_of(engine->table, HOUSE));
    engine->turn->dice_faces = 6;
}

static const Phase phase_casino_roll = {
    .id = SABACC_PHASE_ROLL, .topic = GUIDE_CASINO_ROLL, .begin = begin_roll};

/* Cards whose die shows 1 to 3 go to the junk, last first; as many are due. */
static void shift_hand(Engine *engine, int seat, const uint8_t *dice) {
    enum { HIGHEST_THAT_SHIFTS = 3 };
    const SabaccSeat *hand = &engine->table->seat[seat];
    int die = dice_of(engine->table, seat), gone = 0;
    for (int slot = hand->hand_count - 1; slot >= 0; slot--) {
        if (hand->fielded >> slot & 1) continue;
        if (dice[--die] > HIGHEST_THAT_SHIFTS) continue;
        EMIT(engine, .type = SABACC_EVENT_PICK, .seat = (int8_t)seat, .audience = hand->seen[slot],
             .count = 1, .cards = {hand->hand[slot]}, .amount = die, .second = slot);
        gone++;
    }
    engine_owe(engine, seat, gone);
}

static void begin_shift(Engine *engine, const PhaseRow *row) {
    (void)row;
    const uint8_t *dice = engine->table->dice;
    int of_player = dice_of(engine->table, PLAYER);
    engine->turn->round_robin = 0;
    EMIT(engine, .type = SABACC_EVENT_SHIFT, .seat = SABACC_CROUPIER, .amount = SABACC_SHIFT_DICE);
    shift_hand(engine, PLAYER, dice);
    shift_hand(engine, HOUSE, dice + of_player);
}

static bool some_shift(const SabaccTable *table) {
    for (int die = 0; die < table->dice_count; die++)
        if (table->dice[die] <= 3) return true;
    return false;
}

static const Phase phase_casino_shift = {.id = SABACC_PHASE_SHIFT, .begin = begin_shift};

/* ---- the payout (CS-6) ---- */

static void pay_penalty(Engine *engine, int seat) {
    const SabaccSeat *owing = &engine->table->seat[seat];
    int32_t penalty = owing->paid;
    if (seat == PLAYER && penalty > owing->credits) penalty = owing->credits;
    if (penalty > 0)
        EMIT(engine, .type = SABACC_EVENT_PENALTY, .seat = (int8_t)seat, .amount = penalty,
             .clause = SABACC_CLAUSE_CS_6);
}

static void pay_penalties(Engine *engine, SeatMask winners) {
    const SabaccTable *table = engine->table;
    for (int seat = PLAYER; seat <= HOUSE; seat++) {
        bool called_and_lost = seat == table->caller && !seat_in(winners, seat);
        if (seat_in(table->bombed, seat) || called_and_lost) pay_penalty(engine, seat);
    }
}

/* A single winner takes the hand pot, and by its rank the sabacc pot with the penalties; returns whether it
 * took the latter. */
static bool pay_winner(Engine *engine, SeatMask winner) {
    const SabaccTable *table = engine->table;
    pay_penalties(engine, winner);
    pots_share(engine, SABACC_EVENT_PAYOUT, table->hand_pot, winner, SABACC_CLAUSE_CS_6);
    bool won = hand_takes_sabacc_pot(table, seats_lowest(winner));
    if (won) pots_share(engine, SABACC_EVENT_SABACC_PAYOUT, table->sabacc_pot, winner, SABACC_CLAUSE_CS_5);
    return won;
}

static void begin_payout(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    if (table->pending > 0)
        EMIT(engine, .type = SABACC_EVENT_RETURN, .seat = PLAYER, .amount = table->pending,
             .clause = SABACC_CLAUSE_CS_3);
    SeatMask none, winners = house_best(table, table->dealt, &none);
    bool won = false;
    if (winners == 0)
        EMIT(engine, .type = SABACC_EVENT_PAYOUT, .seat = SABACC_CROUPIER, .amount = table->hand_pot,
             .second = -1, .clause = SABACC_CLAUSE_CS_6);
    else if (seats_several(winners))
        house_return_bets(engine, SABACC_CLAUSE_CS_6);
    else
        won = pay_winner(engine, winners);
    EMIT(engine, .type = SABACC_EVENT_HAND_END, .amount = seats_several(winners) ? 0 : winners,
         .second = won);
}

static const Phase phase_casino_payout = {
    .id = SABACC_PHASE_PAYOUT, .topic = GUIDE_CASINO_PAYOUT, .begin = begin_payout};

/* What goes is replaced (CS-4). */
static SabaccRange hand_sizes(const SabaccTable *table) {
    (void)table;
    return (SabaccRange){4, 4};
}

/* ---- the game ---- */

enum { HAND = 1, ROUND = 5, SHOW = 10, END = 12 };

static const PhaseRow rows[] = {
    {.phase = &phase_opening},
    [HAND] = {.phase = &phase_ante},                                 /* CS-1 */
    {.phase = &phase_house_deal, .how = DEAL_TO_PLAYER, .n = 4},     /* CS-1 */
    {.phase = &phase_house_deal, .how = DEAL_OPEN_TO_HOUSE, .n = 1}, /* CS-1 */
    {.phase = &phase_house_deal, .how = DEAL_TO_HOUSE, .n = 3},      /* CS-1 */
    [ROUND] = {.phase = &phase_casino_round},                        /* CS-3 */
    {.phase = &phase_casino_play},                                   /* CS-2 */
    {.phase = &phase_casino_roll},                                   /* CS-4 */
    {.phase = &phase_casino_shift, .moment = some_shift},            /* CS-4 */
    {.phase = &phase_round_end, .back = ROUND},                      /* CS-6 */
    [SHOW] = {.phase = &phase_reveal},                               /* CS-5 */
    {.phase = &phase_casino_payout},                                 /* CS-6 */
    [END] = {.phase = &phase_hand_end, .back = HAND},                /* ST-3 */
};

const Game game_casino = {
    .face =
        {
            .id = "casino",
            .name = N_("Casino Sabacc"),
            .source = "S4",
            .line = N_("You against the house: field two cards, dice take the others, call in time"),
            .min_seats = 1,
            .max_seats = 1,
            .options = options,
            .option_count = sizeof options / sizeof options[0],
            .cards = "classic",
            .place = "casino",
            .deck_cards = 76,
            .table = SABACC_TABLE_HOUSE,
            .shows = SABACC_SHOWS_SABACC_POT | SABACC_SHOWS_FIELD | SABACC_SHOWS_CALLER | SABACC_SHOWS_HOUSE,
            .dice = SABACC_DICE_PIPS,
            .no_token = true,
            FACTS(&fact_caller, &fact_sabacc_pot, &fact_dice, &fact_field),
            .policy = N_("The house calls with 19 to 23, −23, 46\n"
                         "or an Idiot’s Array; with anything else\n"
                         "it fields the two cards nearest to 11\n"
                         "together. It matches every bet."),
            .policy_in_full = N_(
                "The house makes no choices: it plays by this policy, after you are done with a round. With "
                "an Idiot’s Array, 23, 46, −23 or 19 to 22 it calls, and the hands are shown at once. With "
                "any other hand it puts the two cards whose sum is nearest to 11 into its field, of equal "
                "pairs the one that comes first in its hand, takes any others out, and is done. It never "
                "bets of itself; what you bet it matches when the next round begins, and then it also pays "
                "1 credit into the sabacc pot (CS-2, CS-3)."),
        },
    .deck = &deck_classic, /* DK-1 */
    .aim = GUIDE_AIM_CASINO,
    .rows = rows,
    .row_count = sizeof rows / sizeof rows[0],
    .called_row = SHOW,
    .end_row = END,
    .win_clause = SABACC_CLAUSE_CS_5,
    .sabacc_ante = ANTE_NONE,
    .array_cards = 4, /* CA-4a */
    .bets_wait = true,
    .verbs = VERB_BIT(BET) | VERB_BIT(FIELD) | VERB_BIT(UNFIELD) | VERB_BIT(CALL) | VERB_BIT(DONE),
    .value = classic_value,
    .hand_sizes = hand_sizes,
    .alike = classic_alike,
    .worth = casino_worth,
    .criterion = classic_criterion,
    .best = house_best,
};
