/* Coruscant Shift (S3): a target and a trump by two dice; some cards are kept, the rest shifts once. */
#include "rules/games/betting.h"

static const SabaccOption options[] = {
    {SABACC_OPTION_ANTE, "1", "CO-1"},
    {SABACC_OPTION_HOUSE_ANTE, "off", "ST-2a"},
    {SABACC_OPTION_SYLOP_TRUMP, "off", "CO-3"},
    OPTIONS_BETTING("none", "0", "CO-2"),
    OPTIONS_TOKEN_END,
};

static const SabaccPreset presets[] = {
    PRESETS_BETTING,
};

/* ---- the dice (CO-1) ---- */

static void begin_dice(Engine *engine, const PhaseRow *row) {
    (void)row;
    engine->turn->dice_due = 2;
    engine->turn->dice_faces = 0; /* gold and silver */
}

static const Phase phase_target = {.id = SABACC_PHASE_DICE, .topic = GUIDE_TARGET_DICE, .begin = begin_dice};

/* ---- keeping cards (CO-2) ---- */

static uint32_t free_cards(const SabaccSeat *hand) { return hand_slots(hand) & ~hand->kept; }

static void offer_keep(const SabaccTable *table, int seat, SabaccOffers *offers) {
    offer_add(offers, SABACC_VERB_KEEP, SABACC_OFFER_SUBSET)->cards = free_cards(&table->seat[seat]);
}

/* The slots of the named cards, each used once; false if one is not in the hand. Cards already kept do not
 * match. */
static bool find_kept(const SabaccSeat *hand, const SabaccAction *action, uint32_t *slots) {
    *slots = 0;
    for (int i = 0; i < action->card_count; i++) {
        int slot = 0;
        uint32_t open = free_cards(hand) & ~*slots;
        while (slot < hand->hand_count && !((open >> slot & 1) && hand->hand[slot] == action->cards[i]))
            slot++;
        if (slot == hand->hand_count) return false;
        *slots |= UINT32_C(1) << slot;
    }
    return true;
}

static SabaccError check_keep(const SabaccTable *table, const SabaccAction *action) {
    uint32_t slots;
    if (action->malformed) return SABACC_ERROR_BAD_ARGUMENT;
    return find_kept(&table->seat[action->seat], action, &slots) ? SABACC_OK : SABACC_ERROR_NO_SUCH_CARD;
}

static void act_keep(Engine *engine, const SabaccAction *action) {
    uint32_t slots = 0;
    find_kept(&engine->table->seat[action->seat], action, &slots);
    EMIT(engine, .type = SABACC_EVENT_KEEP, .seat = action->seat, .amount = bits_count(slots),
         .second = (int32_t)slots);
}

static void begin_select(Engine *engine, const PhaseRow *row) {
    (void)row;
    engine_ask(engine, sabacc_active(engine->table), first_seat(engine->table));
}

static const Phase phase_select = {
    .id = SABACC_PHASE_SELECT,
    .topic = GUIDE_SELECT,
    .verbs = VERB_BIT(KEEP),
    .begin = begin_select,
    .offer = offer_keep,
    .check = check_keep,
    .act = act_keep,
};

/* Cards not kept go to the junk, last first. */
static int discard_rest(Engine *engine, int seat) {
    const SabaccSeat *hand = &engine->table->seat[seat];
    int gone = 0;
    for (int slot = hand->hand_count - 1; slot >= 0; slot--) {
        if (hand->kept >> slot & 1) continue;
        EMIT(engine, .type = SABACC_EVENT_DISCARD, .seat = (int8_t)seat, .audience = hand->seen[slot],
             .count = 1, .cards = {hand->hand[slot]}, .second = slot);
        gone++;
    }
    return gone;
}

/* All discards happen before the first new card is dealt (DK-7). */
static void begin_shift(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    engine->turn->round_robin = 0;
    EMIT(engine, .type = SABACC_EVENT_SHIFT, .seat = SABACC_CROUPIER, .amount = SABACC_SHIFT_REST);
    for (SeatMask left = sabacc_active(table); left != 0;) {
        int seat = seats_take(&left, first_seat(table));
        engine_owe(engine, seat, discard_rest(engine, seat));
    }
}

static const Phase phase_shift_rest = {
    .id = SABACC_PHASE_SHIFT, .topic = GUIDE_SHIFT_REST, .begin = begin_shift};

/* A seat that kept all its cards cannot improve. */
static void begin_improve(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    SeatMask seats = 0;
    for (SeatMask left = sabacc_active(table); left != 0;) {
        int seat = seats_take(&left, 0);
        if (free_cards(&table->seat[seat]) != 0) seats |= seat_bit(seat);
    }
    engine_ask(engine, seats, first_seat(table));
}

static void act_improve(Engine *engine, const SabaccAction *action) {
    act_keep(engine, action);
    discard_rest(engine, action->seat);
}

static const Phase phase_improve_kept = {
    .id = SABACC_PHASE_IMPROVE,
    .topic = GUIDE_IMPROVE_KEPT,
    .verbs = VERB_BIT(KEEP),
    .begin = begin_improve,
    .offer = offer_keep,
    .check = check_keep,
    .act = act_improve,
};

/* ---- hands (CO-3, CO-4) ---- */

enum { AT_CARDS = 0, AT_TRUMPS = 5, AT_CLOSER = 10, AT_KEPT = 20, FAR = 500 };

static bool is_trump(const SabaccTable *table, SabaccCard card) {
    if (card == CARD_SPIKE_SYLOP) return table->trump != 0 && option_is_on(table, SABACC_OPTION_SYLOP_TRUMP);
    return table->trump != 0 && (card - CARD_SPIKE) / 20 == table->trump - SABACC_DIE_CIRCLE;
}

static int distance(const SabaccTable *table, int32_t total) {
    int32_t away = total - table->target;
    return away < 0 ? -away : away;
}

static SabaccWorth worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count) {
    (void)seat;
    int32_t total = hand_total(table, seat, cards, count);
    uint64_t trumps = 0;
    if (count == 0) return (SabaccWorth){.key = 0, .total = 0, .rank = SABACC_RANK_EMPTY};
    for (int i = 0; i < count; i++) trumps += is_trump(table, cards[i]);
    uint64_t key = UINT64_C(1) << AT_KEPT | (uint64_t)(FAR - distance(table, total)) << AT_CLOSER |
                   trumps << AT_TRUMPS | (uint64_t)count << AT_CARDS;
    return (SabaccWorth){.key = key,
                         .total = total,
                         .rank = SABACC_RANK_TARGET,
                         .takes_sabacc_pot = distance(table, total) == 0};
}

static SabaccCriterion criterion(uint64_t key, uint64_t other) {
    int bit = 63 - __builtin_clzll(key ^ other);
    if (bit >= AT_KEPT) return SABACC_CRITERION_RANK;
    if (bit >= AT_CLOSER) return SABACC_CRITERION_CLOSER_TARGET;
    return bit >= AT_TRUMPS ? SABACC_CRITERION_MOST_TRUMPS : SABACC_CRITERION_MOST_CARDS;
}

/* One single draw, closest to the target; a further tie splits the pot. */
static SeatMask best(const SabaccTable *table, SeatMask seats, SeatMask *wants) {
    SeatMask tied = hands_best_by(table, seats, hand_worth), closest = 0;
    int min = FAR;
    *wants = 0;
    if (!seats_several(tied)) return tied;
    for (SeatMask left = tied; left != 0;) {
        int seat = seats_take(&left, 0);
        if (table->seat[seat].draw_count == 0) *wants |= seat_bit(seat);
    }
    if (*wants != 0) return tied;
    for (SeatMask left = tied; left != 0;) {
        int seat = seats_take(&left, 0);
        int away = distance(table, spike_value(table->seat[seat].draws[0]));
        if (away < min) closest = 0;
        if (away > min) continue;
        min = away;
        closest |= seat_bit(seat);
    }
    return closest;
}

static SabaccRange hand_sizes(const SabaccTable *table) {
    (void)table;
    return (SabaccRange){0, 5}; /* CO-2 */
}

/* ---- the game ---- */

enum { HAND = 1, SHOW = 10, END = 13 };

static const PhaseRow rows[] = {
    {.phase = &phase_opening},
    [HAND] = ROW_WAITING,              /* ST-6 */
    {.phase = &phase_ante},            /* CO-1 */
    {.phase = &phase_target},          /* CO-1: before the deal (DK-8) */
    {.phase = &phase_deal, .n = 5},    /* CO-1 */
    {.phase = &phase_select},          /* CO-2 */
    {.phase = &phase_bet},             /* CO-2 */
    {.phase = &phase_shift_rest},      /* CO-2 */
    {.phase = &phase_improve_kept},    /* CO-2 */
    {.phase = &phase_bet},             /* CO-2 */
    [SHOW] = {.phase = &phase_reveal}, /* CO-2 */
    {.phase = &phase_single_draw},     /* CO-3 */
    {.phase = &phase_payout},          /* CO-3 */
    [END] = ROWS_BETWEEN_HANDS(HAND),  /* PL-2 */
};

/* ---- what is written of its table ---- */

static void read_target(const SabaccTable *table, int seat, SabaccFactValue *value) {
    (void)seat;
    if (table->trump != 0) fact_number(value, table->target);
}

static void read_trump(const SabaccTable *table, int seat, SabaccFactValue *value) {
    (void)seat;
    if (table->trump == 0) return;
    value->form = SABACC_FACT_DIE;
    value->cards[0] = table->trump;
}

static void read_kept(const SabaccTable *table, int seat, SabaccFactValue *value) {
    fact_number(value, bits_count(table->seat[seat].kept));
}

static const SabaccFact fact_target = {.key = "target", .read = read_target};
static const SabaccFact fact_trump = {.key = "trump", .read = read_trump};
static const SabaccFact fact_kept = {.key = "kept", .of_seat = true, .read = read_kept};

const Game game_coruscant_shift = {
    .face =
        {
            .id = "coruscant-shift",
            .name = N_("Coruscant Shift"),
            .source = "S3",
            .line = N_("Dice set a target and a trump; keep what serves, and shift the rest once"),
            .min_seats = 2,
            .max_seats = 8,
            .options = options,
            .option_count = COUNTED(options),
            .presets = presets,
            .preset_count = COUNTED(presets),
            .cards = "spike",
            .place = "highrise",
            .deck_cards = 62,
            .rounds = 1,
            .table = SABACC_TABLE_TARGET,
            .shows = SABACC_SHOWS_SABACC_POT,
            .dice = SABACC_DICE_TARGET,
            .played_for = {.compared = SABACC_COMPARES_KEPT},
            FACTS(&fact_sabacc_pot, &fact_dice, &fact_target, &fact_trump, &fact_kept),
        },
    .deck = &deck_spike, /* DK-3 */
    .aim = GUIDE_AIM_TARGET,
    .rows = rows,
    .row_count = COUNTED(rows),
    .called_row = SHOW,
    .end_row = END,
    .win_clause = SABACC_CLAUSE_CO_3,
    .sabacc_ante = ANTE_EACH,
    .verbs = VERBS_BETTING | VERB_BIT(KEEP),
    .value = cards_value_spike,
    .is_trump = is_trump,
    .hand_sizes = hand_sizes,
    .kind_cards = 1, /* one card kept, or none */
    .worth = worth,
    .criterion = criterion,
    .best = best,
};
