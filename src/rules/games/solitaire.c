/* Solitaire Sabacc (S4): a hand improved in a few moves, against a blind hand of the house. */
#include "rules/games/house.h"

static const SabaccOption options[] = {
    {SABACC_OPTION_STAKE, "0", "SO-2"},
    {SABACC_OPTION_MOVES, "4", "SO-1"},
    {SABACC_OPTION_SHIFT_ON_DISCARD, "off", "SO-1"},
    {SABACC_OPTION_MODERATION, "-14", "DK-2"},
    {SABACC_OPTION_STAR, "-17", "DK-2"},
    {SABACC_OPTION_NEGATIVE_23, "below", "CA-4"},
    {SABACC_OPTION_END, "last-standing", "ST-3"},
};

/* ---- moves (SO-1) ---- */

enum { MIN_CARDS = 2 };

static void begin_moves(Engine *engine, const PhaseRow *row) {
    (void)row;
    engine->turn->round_robin = 0;
    engine_ask(engine, seat_bit(PLAYER), PLAYER); /* turn->stage counts the moves */
}

static void offer_moves(const SabaccTable *table, int seat, SabaccOffers *offers) {
    const SabaccSeat *hand = &table->seat[seat];
    if (deck_can_deal(table)) {
        offer_add(offers, SABACC_VERB_DRAW, SABACC_OFFER_PLAIN);
        offer_add(offers, SABACC_VERB_TRADE, SABACC_OFFER_CARD)->cards = hand_slots(hand);
    }
    if (hand->hand_count > MIN_CARDS)
        offer_add(offers, SABACC_VERB_DISCARD, SABACC_OFFER_CARD)->cards = hand_slots(hand);
    offer_add(offers, SABACC_VERB_DONE, SABACC_OFFER_PLAIN);
}

static SabaccError check_moves(const SabaccTable *table, const SabaccAction *action) {
    const SabaccSeat *hand = &table->seat[action->seat];
    bool draws = action->verb == SABACC_VERB_DRAW, trades = action->verb == SABACC_VERB_TRADE;
    bool from_pile = (draws || trades) && action->pile > SABACC_PILE_DECK;
    if (action->malformed || draws_from_a_family(action) || from_pile) return SABACC_ERROR_BAD_ARGUMENT;
    if (action->verb == SABACC_VERB_DONE) return SABACC_OK;
    if (!draws && hand_slot(hand, action->card) < 0) return SABACC_ERROR_NO_SUCH_CARD;
    if (draws || trades) return deck_can_deal(table) ? SABACC_OK : SABACC_ERROR_PILE_EMPTY;
    return hand->hand_count > MIN_CARDS ? SABACC_OK : SABACC_ERROR_TOO_FEW_CARDS;
}

/* Another card is replaced, but not the last `spared`, which was just drawn. */
static void shift_another(Engine *engine, int spared) {
    SabaccTurn *turn = engine->turn;
    turn->shift = SABACC_SHIFT_UNDER_MARKER;
    turn->shifts = 0;
    turn->spared = (uint8_t)spared;
    turn->picked = 0;
    turn->picking = seat_bit(PLAYER);
    EMIT(engine, .type = SABACC_EVENT_SHIFT, .seat = SABACC_CROUPIER, .amount = SABACC_SHIFT_UNDER_MARKER);
}

/* Moves the card from the hand to the junk; a trade's replacement is due. */
static void give_up(Engine *engine, const SabaccAction *action) {
    const SabaccSeat *hand = &engine->table->seat[action->seat];
    bool trades = action->verb == SABACC_VERB_TRADE;
    int slot = hand_slot(hand, action->card);
    SeatMask seen = hand->seen[slot];
    if (trades)
        EMIT(engine, .type = SABACC_EVENT_TRADE, .seat = action->seat, .pile = SABACC_PILE_DECK,
             .audience = seen, .count = 1, .cards = {action->card}, .second = slot);
    EMIT(engine, .type = SABACC_EVENT_DISCARD, .seat = action->seat, .audience = seen, .count = 1,
         .cards = {action->card}, .second = trades ? -1 : slot);
    bool shifts = option_is_on(engine->table, SABACC_OPTION_SHIFT_ON_DISCARD);
    if (trades) {
        engine_owe(engine, action->seat, 1);
        engine->turn->shifts = shifts; /* after the replacement */
    } else if (shifts) {
        shift_another(engine, 0);
    }
}

static void act_move(Engine *engine, const SabaccAction *action) {
    SabaccTurn *turn = engine->turn;
    if (action->verb == SABACC_VERB_DONE) return;
    if (++turn->stage < engine->table->options[SABACC_OPTION_MOVES].n) turn->asked = seat_bit(action->seat);
    if (action->verb != SABACC_VERB_DRAW) {
        give_up(engine, action);
        return;
    }
    EMIT(engine, .type = SABACC_EVENT_DRAW, .seat = action->seat, .pile = SABACC_PILE_DECK,
         .audience = SABACC_EVERYBODY);
    engine_owe(engine, action->seat, 1);
}

static void chance_after_move(Engine *engine) {
    if (engine->turn->shifts) shift_another(engine, 1);
}

static const Phase phase_moves = {
    .id = SABACC_PHASE_DRAW,
    .topic = GUIDE_MOVES,
    .verbs = VERB_BIT(DRAW) | VERB_BIT(TRADE) | VERB_BIT(DISCARD) | VERB_BIT(DONE),
    .begin = begin_moves,
    .offer = offer_moves,
    .check = check_moves,
    .act = act_move,
    .chance = chance_after_move,
};

/* SO-1: the player's hand; the dealer's has the four cards that were dealt. */
static SabaccRange hand_sizes(const SabaccTable *table) {
    enum { DEALT = 4 };
    int moves = table->options[SABACC_OPTION_MOVES].n, min = DEALT - moves;
    return (SabaccRange){min > MIN_CARDS ? min : MIN_CARDS, DEALT + moves};
}

/* ---- the payout (SO-2) ---- */

static void begin_payout(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    SeatMask none, best = house_best(table, table->dealt, &none);
    SeatMask winner = seats_several(best) ? 0 : best;
    if (winner == 0)
        house_return_bets(engine, SABACC_CLAUSE_SO_2);
    else
        pots_share(engine, SABACC_EVENT_PAYOUT, table->hand_pot, winner, SABACC_CLAUSE_SO_2);
    EMIT(engine, .type = SABACC_EVENT_HAND_END, .amount = winner);
}

static const Phase phase_solitaire_payout = {
    .id = SABACC_PHASE_PAYOUT, .topic = GUIDE_SOLITAIRE_PAYOUT, .begin = begin_payout};

/* ---- the game ---- */

enum { HAND = 1, SHOW = 5, END = 7 };

static const PhaseRow rows[] = {
    {.phase = &phase_opening},
    [HAND] = {.phase = &phase_ante},                             /* SO-2: the stake, at even money */
    {.phase = &phase_house_deal, .how = DEAL_TO_PLAYER, .n = 4}, /* SO-1 */
    {.phase = &phase_moves},                                     /* SO-1 */
    {.phase = &phase_house_deal, .how = DEAL_TO_HOUSE, .n = 4},  /* SO-2 */
    [SHOW] = {.phase = &phase_reveal},                           /* SO-2 */
    {.phase = &phase_solitaire_payout},                          /* SO-2 */
    [END] = {.phase = &phase_hand_end, .back = HAND},            /* ST-3 */
};

const Game game_solitaire = {
    .face =
        {
            .id = "solitaire",
            .name = N_("Solitaire Sabacc"),
            .source = "S4",
            .line = N_("Four cards and four moves, against a hand dealt blind"),
            .min_seats = 1,
            .max_seats = 1,
            .options = options,
            .option_count = sizeof options / sizeof options[0],
            .cards = "classic",
            .place = "bunk",
            .deck_cards = 76,
            .rounds = 1,
            .table = SABACC_TABLE_HOUSE,
            .shows = SABACC_SHOWS_HOUSE,
            .no_token = true,
            .played_for = {.for_streaks = true},
            .policy = N_("The house takes four cards\n"
                         "when you are done,\n"
                         "and leaves them as they are."),
            .policy_in_full = N_(
                "The house makes no choices: once your moves are over it is dealt four cards, which count as "
                "they lie. They may bomb out like any hand. The better hand wins; if both bomb out or are "
                "equal it is a draw (SO-2)."),
        },
    .deck = &deck_classic, /* DK-1 */
    .aim = GUIDE_AIM_23,
    .rows = rows,
    .row_count = sizeof rows / sizeof rows[0],
    .called_row = SHOW,
    .end_row = END,
    .win_clause = SABACC_CLAUSE_SO_2,
    .sabacc_ante = ANTE_NONE,
    .array_cards = 4, /* CA-4a */
    .verbs = VERB_BIT(DRAW) | VERB_BIT(TRADE) | VERB_BIT(DISCARD) | VERB_BIT(DONE),
    .value = classic_value,
    .hand_sizes = hand_sizes,
    .alike = classic_alike,
    .worth = classic_worth,
    .criterion = classic_criterion,
    .best = house_best,
};
