/* Pazaak (S4): sets to 20 with one's own cards; best of several sets. A match is one hand of the core, and
 * each set a round. */
#include "rules/games/pazaak/pazaak.h"

static const SabaccOption options[] = {
    {SABACC_OPTION_WAGER, "20", "PZ-1"},          {SABACC_OPTION_SIDE_CARDS, "full", "PZ-1, PZ-6"},
    {SABACC_OPTION_MAIN, "auto", "PZ-6"},         {SABACC_OPTION_HAND_CARDS, "match", "PZ-6"},
    {SABACC_OPTION_AUTO_STAND, "on", "PZ-2"},     {SABACC_OPTION_NINE_CARDS, "set", "PZ-3"},
    {SABACC_OPTION_TIEBREAKER, "0", "PZ-4"},      {SABACC_OPTION_SETS, "3", "PZ-5"},
    {SABACC_OPTION_STARTER, "alternate", "PZ-5"},
};

static const SabaccPreset presets[] = {
    {"pazaak-low-tech", N_("Four hand cards a set from one special deck; a main card only if one likes (S4)"),
     "side-cards=shared;main=choice;hand-cards=set"},
};

enum { MAX_POINTS = SABACC_SET_POINTS, MAX_SETS = 20, MANY_CARDS = SABACC_SET_CARDS };

static int form_of(const SabaccTable *table, SabaccOptionId id) { return table->options[id].form; }

/* PZ-5: with first-seat there is no roll. */
static bool is_rolled_for(const SabaccTable *table) {
    return form_of(table, SABACC_OPTION_STARTER) != SABACC_STARTER_FIRST_SEAT;
}

static bool has_choice(const SabaccTable *table) {
    return form_of(table, SABACC_OPTION_MAIN) == SABACC_MAIN_CHOICE;
}

static bool has_verb(const SabaccTable *table, int verb) {
    switch (verb) {
    case SABACC_VERB_SIDE: return pazaak_picks_side(table);
    case SABACC_VERB_PLAY: return pazaak_has_hand(table);
    case SABACC_VERB_MAIN:
    case SABACC_VERB_NONE: return has_choice(table);
    case SABACC_VERB_ROLL: return is_rolled_for(table);
    default: return true;
    }
}

static void emit_own(Engine *engine, PazaakOwn what, int seat, int second) {
    EMIT(engine, .type = SABACC_EVENT_OWN, .seat = (int8_t)seat, .amount = (int32_t)what, .second = second);
}

/* ---- the wager (PZ-1) ---- */

static int32_t wager_of(const SabaccTable *table) {
    int32_t wager = table->options[SABACC_OPTION_WAGER].n;
    for (int seat = 0; seat < table->seats; seat++)
        if (table->seat[seat].credits < wager) wager = table->seat[seat].credits;
    return wager;
}

static void end_wager(Engine *engine, const PhaseRow *row) {
    (void)row;
    int32_t wager = wager_of(engine->table);
    EMIT(engine, .type = SABACC_EVENT_HAND, .amount = 1);
    if (pazaak_is_shared(engine->table)) emit_own(engine, PAZAAK_OWN_SPECIAL, SABACC_CROUPIER, 0);
    for (int seat = 0; seat < engine->table->seats; seat++)
        EMIT(engine, .type = SABACC_EVENT_ANTE, .seat = (int8_t)seat, .amount = wager);
}

static const Phase phase_wager = {.id = SABACC_PHASE_ANTE, .topic = GUIDE_WAGER, .end = end_wager};

/* ---- side decks, and hands from them (PZ-1, PZ-6) ---- */

static void begin_side(Engine *engine, const PhaseRow *row) {
    (void)row;
    engine_ask(engine, engine->table->dealt, 0);
}

static void offer_side(const SabaccTable *table, int seat, SabaccOffers *offers) {
    (void)table, (void)seat;
    offer_add(offers, SABACC_VERB_SIDE, SABACC_OFFER_SIDE)->max = PAZAAK_COPIES;
}

static void act_side(Engine *engine, const SabaccAction *action) {
    SabaccEvent event = {.type = SABACC_EVENT_TAKE,
                         .seat = action->seat,
                         .audience = seat_bit(action->seat),
                         .count = action->card_count};
    memcpy(event.cards, action->cards, action->card_count);
    engine_emit(engine, &event);
}

static const Phase phase_side = {
    .id = SABACC_PHASE_SIDE,
    .topic = GUIDE_SIDE_DECK,
    .verbs = VERB_BIT(SIDE),
    .begin = begin_side,
    .offer = offer_side,
    .check = pazaak_check_side,
    .act = act_side,
};

static void owe_hand(Engine *engine, int seat) {
    bool is_shared = pazaak_is_shared(engine->table);
    engine->turn->round_robin = 0;
    engine_owe_from(engine, seat, PAZAAK_HAND, is_shared ? SABACC_PILE_SPECIAL : SABACC_PILE_SIDE);
}

static void begin_hands(Engine *engine, const PhaseRow *row) {
    (void)row;
    owe_hand(engine, 0);
}

static void chance_hands(Engine *engine) {
    if (engine->turn->stage++ == 0) owe_hand(engine, 1); /* seat 0 has all its cards (DK-8) */
}

static const Phase phase_hands = {
    .id = SABACC_PHASE_DEAL, .topic = GUIDE_HAND_CARDS, .begin = begin_hands, .chance = chance_hands};

/* ---- who begins (PZ-5) ---- */

static void owe_dice(Engine *engine) {
    engine->turn->dice_due = 2;
    engine->turn->dice_faces = 6;
}

static void begin_roll(Engine *engine, const PhaseRow *row) {
    (void)row;
    owe_dice(engine);
}

static void chance_roll(Engine *engine) {
    if (engine->table->dice[0] == engine->table->dice[1]) owe_dice(engine);
}

static const Phase phase_first = {
    .id = SABACC_PHASE_ROLL, .topic = GUIDE_FIRST_ROLL, .begin = begin_roll, .chance = chance_roll};

static int sets_over(const SabaccTable *table) { return table->ext[PAZAAK_SETS_OVER]; }

static int other(int seat) { return 1 - seat; }

/* After a tied set the same seat begins again, unless the seats alternate. */
static int starter_of(const SabaccTable *table) {
    int form = form_of(table, SABACC_OPTION_STARTER), last = table->ext[PAZAAK_STARTER];
    SeatMask won = table->ext[PAZAAK_LAST_WON];
    if (form == SABACC_STARTER_FIRST_SEAT) return 0;
    if (sets_over(table) == 0) return table->dice[1] > table->dice[0];
    if (form == SABACC_STARTER_ALTERNATE) return other(last);
    if (won == 0) return last;
    return form == SABACC_STARTER_WINNER ? seats_lowest(won) : other(seats_lowest(won));
}

static void begin_set(Engine *engine, const PhaseRow *row) {
    (void)row;
    int starter = starter_of(engine->table);
    EMIT(engine, .type = SABACC_EVENT_ROUND, .amount = sets_over(engine->table) + 1);
    emit_own(engine, PAZAAK_OWN_SET, starter, 0);
    engine->turn->player = (int8_t)starter;
}

static const Phase phase_set = {.id = SABACC_PHASE_MAIN, .topic = GUIDE_SET, .begin = begin_set};

/* ---- a turn: the main card (PZ-2, PZ-6) ---- */

static void ask_player(Engine *engine) {
    engine_ask(engine, seat_bit(engine->turn->player), engine->turn->player);
}

static void owe_main_card(Engine *engine) {
    engine_owe_from(engine, engine->turn->player, 1, SABACC_PILE_TABLE);
}

static void begin_main(Engine *engine, const PhaseRow *row) {
    (void)row;
    if (has_choice(engine->table))
        ask_player(engine);
    else
        owe_main_card(engine);
}

static void offer_main(const SabaccTable *table, int seat, SabaccOffers *offers) {
    (void)table, (void)seat;
    offer_add(offers, SABACC_VERB_MAIN, SABACC_OFFER_PLAIN);
    offer_add(offers, SABACC_VERB_NONE, SABACC_OFFER_PLAIN);
}

static SabaccError check_main(const SabaccTable *table, const SabaccAction *action) {
    (void)table;
    return action->malformed ? SABACC_ERROR_BAD_ARGUMENT : SABACC_OK;
}

static void act_main(Engine *engine, const SabaccAction *action) {
    emit_own(engine, PAZAAK_OWN_SAID, action->seat, action->verb);
    if (action->verb == SABACC_VERB_MAIN) owe_main_card(engine);
}

static const Phase phase_main = {
    .id = SABACC_PHASE_MAIN,
    .topic = GUIDE_MAIN_CARD,
    .verbs = VERB_BIT(MAIN) | VERB_BIT(NONE),
    .begin = begin_main,
    .offer = offer_main,
    .check = check_main,
    .act = act_main,
};

/* ---- a turn: the hand card, and its end (PZ-2) ---- */

enum { HAND_CARD_TO_COME, HAND_CARD_PLAYED }; /* turn->stage */

/* PZ-3: nine cards win the set at once. */
static bool has_nine(const SabaccTable *table, int seat) {
    return table->seat[seat].laid_count >= MANY_CARDS && sabacc_table_total(table, seat) <= MAX_POINTS;
}

static void begin_card(Engine *engine, const PhaseRow *row) {
    (void)row;
    if (!has_nine(engine->table, engine->turn->player)) ask_player(engine);
}

static void offer_card(const SabaccTable *table, int seat, SabaccOffers *offers) {
    if (table->turn.stage == HAND_CARD_TO_COME) pazaak_offer_play(table, seat, offers);
    offer_add(offers, SABACC_VERB_END, SABACC_OFFER_PLAIN);
    offer_add(offers, SABACC_VERB_STAND, SABACC_OFFER_PLAIN);
}

static SabaccError check_card(const SabaccTable *table, const SabaccAction *action) {
    if (action->verb == SABACC_VERB_PLAY) {
        if (table->turn.stage == HAND_CARD_PLAYED) return SABACC_ERROR_NOT_NOW;
        return pazaak_check_play(table, action);
    }
    return action->malformed ? SABACC_ERROR_BAD_ARGUMENT : SABACC_OK;
}

static void play(Engine *engine, const SabaccAction *action) {
    const SabaccTable *table = engine->table;
    EMIT(engine, .type = SABACC_EVENT_PLAY, .seat = action->seat, .audience = SABACC_EVERYBODY, .count = 1,
         .cards = {action->card}, .amount = pazaak_value_played(table, action->card, action->sign),
         .second = hand_slot(&table->seat[action->seat], action->card));
    engine->turn->stage = HAND_CARD_PLAYED;
    if (!has_nine(table, action->seat)) ask_player(engine);
}

static void stand(Engine *engine, int seat, SabaccClause clause) {
    EMIT(engine, .type = SABACC_EVENT_STAND, .seat = (int8_t)seat, .clause = (uint8_t)clause);
    emit_own(engine, PAZAAK_OWN_STOOD, seat, 0);
}

static void act_card(Engine *engine, const SabaccAction *action) {
    switch (action->verb) {
    case SABACC_VERB_PLAY: play(engine, action); return;
    case SABACC_VERB_STAND: stand(engine, action->seat, SABACC_CLAUSE_NONE); return;
    default: emit_own(engine, PAZAAK_OWN_SAID, action->seat, action->verb); return;
    }
}

/* ---- the end of a match (PZ-5, PZ-7) ---- */

static void finish_match(Engine *engine, SeatMask winners, SeatMask champions) {
    EMIT(engine, .type = SABACC_EVENT_MATCH_END, .seat = SABACC_CROUPIER, .amount = winners);
    EMIT(engine, .type = SABACC_EVENT_HAND_END, .amount = winners);
    EMIT(engine, .type = SABACC_EVENT_GAME_END, .seat = SABACC_CROUPIER, .amount = champions);
    engine->turn->player = SABACC_NOBODY;
    engine_stop(engine);
}

static void win_match(Engine *engine, int seat, SabaccClause clause) {
    if (engine->table->hand_pot > 0)
        EMIT(engine, .type = SABACC_EVENT_PAYOUT, .seat = (int8_t)seat, .amount = engine->table->hand_pot,
             .clause = (uint8_t)clause);
    finish_match(engine, seat_bit(seat), seat_bit(seat));
}

static void draw_match(Engine *engine) {
    const SabaccTable *table = engine->table;
    for (int seat = 0; seat < table->seats; seat++)
        if (table->seat[seat].paid > 0)
            EMIT(engine, .type = SABACC_EVENT_RETURN, .seat = (int8_t)seat, .amount = table->seat[seat].paid,
                 .clause = SABACC_CLAUSE_PZ_7);
    finish_match(engine, 0, table->dealt);
}

/* ---- the end of a set (PZ-3, PZ-4) ---- */

enum { SET_ROW = 4, TURN_ROW = 6 };

int sabacc_set_starter(const SabaccTable *table) {
    return table->turn.row < SET_ROW ? SABACC_NOBODY : table->ext[PAZAAK_STARTER];
}

static void win_set(Engine *engine, SeatMask winner, SabaccClause clause, bool wins_match) {
    const SabaccTable *table = engine->table;
    EMIT(engine, .type = SABACC_EVENT_SET, .seat = SABACC_CROUPIER, .amount = winner,
         .second = sets_over(table) + 1, .clause = (uint8_t)clause);
    if (wins_match)
        win_match(engine, seats_lowest(winner), clause);
    else if (winner != 0 && table->seat[seats_lowest(winner)].sets >= table->options[SABACC_OPTION_SETS].n)
        win_match(engine, seats_lowest(winner), SABACC_CLAUSE_PZ_5);
    else if (sets_over(table) >= MAX_SETS)
        draw_match(engine);
    else
        engine_go(engine, SET_ROW);
}

/* A Tie Breaker of one seat breaks the tie; Tie Breakers of both do not. */
static void compare(Engine *engine) {
    const SabaccTable *table = engine->table;
    int first = sabacc_table_total(table, 0), second = sabacc_table_total(table, 1);
    bool breaks = pazaak_has_tiebreaker(&table->seat[0]), also = pazaak_has_tiebreaker(&table->seat[1]);
    if (first != second)
        win_set(engine, seat_bit(first > second ? 0 : 1), SABACC_CLAUSE_PZ_3, false);
    else if (breaks != also)
        win_set(engine, seat_bit(breaks ? 0 : 1), SABACC_CLAUSE_PZ_4, false);
    else
        win_set(engine, 0, SABACC_CLAUSE_PZ_3, false);
}

static bool is_done(const SabaccTable *table, int seat) { return table->seat[seat].stood != 0; }

/* Why a seat stands automatically at the end of this turn: with 20, or after two consecutive `none`s. */
static SabaccClause why_it_stands(const SabaccTable *table, int seat) {
    bool has_20 = seat == table->turn.player && sabacc_table_total(table, seat) == MAX_POINTS;
    if (has_20 && option_is_on(table, SABACC_OPTION_AUTO_STAND)) return SABACC_CLAUSE_PZ_2;
    return table->ext[PAZAAK_NONES] >= 2 ? SABACC_CLAUSE_PZ_6 : SABACC_CLAUSE_NONE;
}

static void stand_by_themselves(Engine *engine) {
    const SabaccTable *table = engine->table;
    for (int seat = 0; seat < table->seats; seat++) {
        SabaccClause clause = why_it_stands(table, seat);
        if (!is_done(table, seat) && clause != SABACC_CLAUSE_NONE) stand(engine, seat, clause);
    }
}

static void end_card(Engine *engine, const PhaseRow *row) {
    const SabaccTable *table = engine->table;
    int seat = engine->turn->player;
    if (has_nine(table, seat)) {
        bool is_match = form_of(table, SABACC_OPTION_NINE_CARDS) == SABACC_NINE_CARDS_MATCH;
        win_set(engine, seat_bit(seat), SABACC_CLAUSE_PZ_3, is_match);
        return;
    }
    if (sabacc_table_total(table, seat) > MAX_POINTS) {
        win_set(engine, seat_bit(other(seat)), SABACC_CLAUSE_PZ_3, false);
        return;
    }
    stand_by_themselves(engine);
    if (is_done(table, 0) && is_done(table, 1)) {
        compare(engine);
        return;
    }
    if (!is_done(table, other(seat))) engine->turn->player = (int8_t)other(seat);
    engine_go(engine, row->back);
}

static const Phase phase_card = {
    .id = SABACC_PHASE_CARD,
    .topic = GUIDE_HAND_CARD,
    .verbs = VERB_BIT(PLAY) | VERB_BIT(END) | VERB_BIT(STAND),
    .begin = begin_card,
    .offer = offer_card,
    .check = check_card,
    .act = act_card,
    .end = end_card,
};

/* ---- what a table is worth, as far as a set goes ---- */

static SabaccWorth worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count) {
    (void)cards, (void)count; /* hand cards count only when played */
    int32_t total = sabacc_table_total(table, seat);
    uint64_t key = (uint64_t)(1000 + total) << 1 | pazaak_has_tiebreaker(&table->seat[seat]);
    return (SabaccWorth){.key = total > MAX_POINTS ? 0 : key, .total = total, .rank = SABACC_RANK_UP_TO_20};
}

static SabaccCriterion criterion(uint64_t key, uint64_t other_key) {
    (void)key, (void)other_key;
    return SABACC_CRITERION_HIGHER_TOTAL;
}

static SabaccRange hand_sizes(const SabaccTable *table) {
    (void)table;
    return (SabaccRange){1, SABACC_MAX_LAID};
}

/* ---- the game ---- */

static const PhaseRow rows[] = {
    {.phase = &phase_wager},                               /* PZ-1 */
    {.phase = &phase_side, .when = pazaak_picks_side},     /* PZ-1 */
    {.phase = &phase_hands, .when = pazaak_has_hand},      /* PZ-1, PZ-6 */
    {.phase = &phase_first, .when = is_rolled_for},        /* PZ-5 */
    [SET_ROW] = {.phase = &phase_set},                     /* PZ-5 */
    {.phase = &phase_hands, .moment = pazaak_deals_again}, /* PZ-6 */
    [TURN_ROW] = {.phase = &phase_main},                   /* PZ-2, PZ-6 */
    {.phase = &phase_card, .back = TURN_ROW},              /* PZ-2, PZ-3, PZ-4, PZ-7 */
};

const Game game_pazaak = {
    .face =
        {
            .id = "pazaak",
            .name = N_("Pazaak"),
            .source = "S4",
            .line = N_("Two players, sets to 20, four cards up the sleeve"),
            .min_seats = 2,
            .max_seats = 2,
            .options = options,
            .option_count = sizeof options / sizeof options[0],
            .presets = presets,
            .preset_count = sizeof presets / sizeof presets[0],
            .cards = "pazaak",
            .place = "corner",
            .deck_cards = 40,
            .table = SABACC_TABLE_BOARDS,
            .dice = SABACC_DICE_PIPS,
            .no_token = true,
            .played_for = {.prize = SABACC_FOR_SETS,
                           .compared = SABACC_COMPARES_LAID,
                           .by_round = true,
                           .score = pazaak_score,
                           .trifle = pazaak_trifle},
            FACTS(&fact_dice, &pazaak_fact_sets, &pazaak_fact_table),
        },
    .deck = &deck_pazaak, /* DK-5 */
    .aim = GUIDE_AIM_20,
    .rows = rows,
    .row_count = sizeof rows / sizeof rows[0],
    .win_clause = SABACC_CLAUSE_PZ_3,
    .verbs =
        VERB_BIT(SIDE) | VERB_BIT(PLAY) | VERB_BIT(MAIN) | VERB_BIT(NONE) | VERB_BIT(END) | VERB_BIT(STAND),
    .has_verb = has_verb,
    .absorb = pazaak_absorb,
    .fill = pazaak_fill,
    .pool_deck = pazaak_pool_deck,
    .value = pazaak_value,
    .hand_sizes = hand_sizes,
    .kind_cards = 2,
    .worth = worth,
    .criterion = criterion,
};
