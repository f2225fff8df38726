/* Kessel Sabacc (S3 and its Appendix B): chips, two families of cards, three turns a hand, and shift tokens.
 */
#include "rules/games/kessel/kessel.h"

#include "rules/phases/game_end.h"

static const SabaccOption options[] = {
    {SABACC_OPTION_BUY_IN, "50", "KE-1"},         {SABACC_OPTION_CHIPS, "8", "KE-1"},
    {SABACC_OPTION_TOKENS, "random", "KE-1"},     {SABACC_OPTION_TOKEN_COUNT, "3", "KE-1"},
    {SABACC_OPTION_SYLOPS, "2", "DK-4"},          {SABACC_OPTION_STAND_LOCKS, "off", "KE-3"},
    {SABACC_OPTION_EARLY_REVEAL, "off", "KE-3"},  {SABACC_OPTION_EMBEZZLE, "pot", "KE-8"},
    {SABACC_OPTION_SABACC_TAX, "0", "KE-6"},      {SABACC_OPTION_REBUY, "off", "ST-7"},
    {SABACC_OPTION_END, "last-standing", "KE-7"},
};

static const SabaccPreset presets[] = {
    {"outlaws",
     N_("One Sylop a family, taxed sabaccs, early reveal and six chips, as most tables play it (KE-6a)"),
     "sylops-per-family=1;sabacc-tax=1;early-reveal=on;chips=6"}, /* KE-6a */
};

/* KE-1: without tokens none can be taken or played, and only some modes have a choice. */
static bool has_verb(const SabaccTable *table, int verb) {
    int form = table->options[SABACC_OPTION_TOKENS].form;
    if (verb == SABACC_VERB_TOKEN) return kessel_token_count(table) > 0;
    if (verb == SABACC_VERB_TAKE) return kessel_token_count(table) > 0 && form != SABACC_TOKENS_RANDOM;
    return true;
}

static const Deck *deck_by_option(const SabaccTable *table) {
    enum { TWO_SYLOPS };
    return table->options[SABACC_OPTION_SYLOPS].form == TWO_SYLOPS ? &deck_kessel : &deck_kessel_44;
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
    if (event->type == SABACC_EVENT_OWN && event->amount < KESSEL_USED) {
        table->ext[event->amount] = (uint8_t)event->second;
        return;
    }
    SabaccSeat *seat = &table->seat[event->seat & (SABACC_MAX_SEATS - 1)];
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
    default: kessel_token_absorb(table, event);
    }
}

/* ---- the opening (KE-1) ---- */

static int32_t buy_in(const SabaccTable *table) { return table->options[SABACC_OPTION_BUY_IN].n; }

static int chips_of(SabaccValue option) {
    static const int chips[] = {4, 6, 8, 10, 12};
    return chips[option.form];
}

static int chips_each(const SabaccTable *table) { return chips_of(table->options[SABACC_OPTION_CHIPS]); }

/* Those that cannot pay the buy-in get none. */
static int32_t beginning(const SabaccSetup *setup, int seat) {
    bool can_buy = setup->credits[seat] >= setup->options[SABACC_OPTION_BUY_IN].n;
    return can_buy ? chips_of(setup->options[SABACC_OPTION_CHIPS]) : 0;
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
    int32_t max = -1;
    for (int seat = 0; seat < table->seats; seat++) {
        if (table->seat[seat].credits > max) best = 0;
        if (table->seat[seat].credits < max) continue;
        max = table->seat[seat].credits;
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

/* The buy-ins form the prize; a seat that cannot pay is eliminated. */
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

static const Phase phase_buy_in = {
    .id = SABACC_PHASE_ANTE, .topic = GUIDE_BUY_IN, .begin = begin_opening, .end = end_opening};

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

static const Phase phase_family_deal = {
    .id = SABACC_PHASE_DEAL, .topic = GUIDE_FAMILY_DEAL, .begin = begin_deal};

/* KE-3: the hand ends after a turn that leaves all locked, and with `early-reveal` after one without a draw.
 */
static bool goes_on(const SabaccTable *table) {
    bool is_anybody_left = (sabacc_active(table) & ~kessel_byte(table, KESSEL_LOCKED)) != 0;
    if (!is_anybody_left) return false;
    return !option_is_on(table, SABACC_OPTION_EARLY_REVEAL) || kessel_byte(table, KESSEL_DREW) != 0;
}

/* ---- the payout (KE-6, KE-7) ---- */

static void pay_tax(Engine *engine, int seat) {
    SabaccWorth hand = hand_worth(engine->table, seat);
    bool is_sabacc = hand.rank != SABACC_RANK_DIFFERENCE;
    int tax =
        is_sabacc ? engine->table->options[SABACC_OPTION_SABACC_TAX].form == SABACC_SABACC_TAX_1 : hand.total;
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

static const Phase phase_kessel_payout = {
    .id = SABACC_PHASE_PAYOUT, .topic = GUIDE_KESSEL_PAYOUT, .begin = begin_payout};

static SeatMask max_chips(const SabaccTable *table) {
    SeatMask best_seats = 0;
    int max = -1;
    for (SeatMask left = table->in_game; left != 0;) {
        int seat = seats_take(&left, 0), chips = table->seat[seat].chips;
        if (chips > max) best_seats = 0;
        if (chips < max) continue;
        max = chips;
        best_seats |= seat_bit(seat);
    }
    return best_seats;
}

static SeatMask without_chips(const SabaccTable *table) {
    SeatMask seats = 0;
    for (SeatMask left = table->in_game; left != 0;) {
        int seat = seats_take(&left, 0);
        if (table->seat[seat].chips == 0) seats |= seat_bit(seat);
    }
    return seats;
}

static void leave_without_chips(Engine *engine) {
    for (SeatMask left = without_chips(engine->table); left != 0;)
        EMIT(engine, .type = SABACC_EVENT_OUT, .seat = (int8_t)seats_take(&left, first_seat(engine->table)),
             .clause = SABACC_CLAUSE_KE_7);
}

/* The house pays into the prize; the seat gets its chips, and no new tokens (ST-7). */
static void rebuy(Engine *engine, int seat) {
    enum { INTO_PRIZE = 1 };
    EMIT(engine, .type = SABACC_EVENT_REBUY, .seat = (int8_t)seat, .amount = buy_in(engine->table),
         .second = INTO_PRIZE, .clause = SABACC_CLAUSE_ST_7);
    kessel_chips(engine, seat, chips_each(engine->table), 0);
}

/* Last actions, table rules and dice are reset each hand. */
static void next_hand(Engine *engine) {
    for (int i = 0; i < KESSEL_OF_HAND; i++)
        if (engine->table->ext[i] != 0) kessel_set(engine, i, 0);
    for (int seat = 0; seat < engine->table->seats; seat++) kessel_mark_stood(engine, seat, false);
    EMIT(engine, .type = SABACC_EVENT_HAND, .amount = engine->table->hand + 1);
}

static void move_token(Engine *engine, SeatMask left) {
    int next = seats_after(left, engine->table->dealer);
    EMIT(engine, .type = SABACC_EVENT_DEALER, .seat = (int8_t)next,
         .amount = token_comes_round(engine->table, next));
}

/* ST-3: depends on the option; `cycles` with the move of the token after this hand. */
static bool end_has_come(const SabaccTable *table, int32_t cycles) {
    SabaccValue end = table->options[SABACC_OPTION_END];
    if (end.form == SABACC_END_CYCLES) return cycles >= end.n;
    return end.form == SABACC_END_HANDS && table->hand >= end.n;
}

static bool ends(const SabaccTable *table) {
    SeatMask staying = (SeatMask)((table->in_game & ~without_chips(table)) | rebuyers(table));
    if (staying == 0) return true; /* KE-7: no seat has chips */
    int next = seats_after(staying, table->dealer);
    return end_has_come(table, table->cycles + token_comes_round(table, next));
}

static void end_hand(Engine *engine, const PhaseRow *row) {
    const SabaccTable *table = engine->table;
    leave_without_chips(engine);
    SeatMask left = table->in_game;
    if (left == 0) left = table->winners; /* KE-7: no seat has chips */
    if (left != 0) move_token(engine, left);
    if (!seats_several(table->in_game)) {
        finish_game(engine, left);
    } else if (end_has_come(table, table->cycles)) {
        finish_game(engine, max_chips(table)); /* KE-7 */
    } else {
        next_hand(engine);
        engine_go(engine, row->back);
    }
}

static const Phase phase_kessel_end = {
    .id = SABACC_PHASE_BETWEEN, .topic = GUIDE_KESSEL_END, .end = end_hand};

static SabaccRange hand_sizes(const SabaccTable *table) {
    (void)table;
    return (SabaccRange){2, 2}; /* KE-2 */
}

/* ---- the game ---- */

enum { DEAL = 2, TURN = 6, SHOW = 8, END = 10 };

static const PhaseRow rows[] = {
    {.phase = &phase_buy_in},                                             /* KE-1 */
    {.phase = &phase_kessel_tokens},                                      /* KE-1 */
    [DEAL] = {.phase = &phase_family_deal, .how = SABACC_SAND, .n = 1},   /* KE-2 */
    {.phase = &phase_family_deal, .how = SABACC_BLOOD, .n = 1},           /* KE-2 */
    {.phase = &phase_family_deal, .how = SABACC_SAND},                    /* KE-2 */
    {.phase = &phase_family_deal, .how = SABACC_BLOOD},                   /* KE-2 */
    [TURN] = {.phase = &phase_kessel_turn},                               /* KE-3 */
    {.phase = &phase_round_end, .n = 3, .back = TURN, .moment = goes_on}, /* KE-3 */
    [SHOW] = {.phase = &phase_kessel_reveal},                             /* KE-4 */
    {.phase = &phase_kessel_payout},                                      /* KE-5, KE-6 */
    [END] = {.phase = &phase_rebuy, .when = rebuys_are_on},               /* ST-7 */
    {.phase = &phase_kessel_end, .back = DEAL},                           /* KE-7 */
};

const Game game_kessel = {
    .face =
        {
            .id = "kessel",
            .name = N_("Kessel Sabacc"),
            .source = "S3",
            .line = N_("Sand and Blood: two cards as equal as can be, and tokens that bend the rules"),
            .min_seats = 2,
            .max_seats = 8,
            .options = options,
            .option_count = sizeof options / sizeof options[0],
            .presets = presets,
            .preset_count = sizeof presets / sizeof presets[0],
            .cards = "kessel",
            .place = "mine",
            .deck_cards = 46,
            .hand_cards = 2,
            .rounds = 3,
            .table = SABACC_TABLE_FAMILIES,
            .dice = SABACC_DICE_PIPS,
            .played_for = {.prize = SABACC_FOR_CHIPS,
                           .holding = kessel_holding,
                           .beginning = beginning,
                           .score = kessel_score,
                           .trifle = kessel_trifle},
            FACTS(&fact_dice, &kessel_fact_sand, &kessel_fact_blood, &kessel_fact_chips, &kessel_fact_in_play,
                  &kessel_fact_tokens),
        },
    .deck = &deck_kessel,
    .two_families = true,
    .deck_by_option = deck_by_option, /* DK-4 */
    .aim = GUIDE_AIM_EQUAL,
    .rows = rows,
    .row_count = sizeof rows / sizeof rows[0],
    .spent = without_chips,
    .ends = ends,
    .rebuy = rebuy,
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
    .value = kessel_value,
    .hand_sizes = hand_sizes,
    .kind_cards = 2,
    .worth = kessel_worth,
    .kind_number = kessel_kind_number,
    .criterion = kessel_criterion,
    .best = kessel_best,
};
