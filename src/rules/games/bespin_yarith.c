/* Bespin Yarith Casino (S3): two hand cards and a face-up Spike card; three rounds of buying, betting and
 * dice. */
#include "rules/games/betting.h"
#include "rules/phases/ante.h"

static const SabaccOption options[] = {
    {SABACC_OPTION_ANTE, "2", "BY-1"},
    {SABACC_OPTION_HOUSE_ANTE, "off", "ST-2a"},
    {SABACC_OPTION_PRIME_HAND, "off", "AP-1"},
    OPTIONS_BETTING("none", "0", "BY-2"),
    OPTIONS_TOKEN_END,
};

/* No low-stakes preset: its odd ante of 3 is refused (BY-1). */
static const SabaccPreset presets[] = {
    PRESETS_LIMITS,
    PRESETS_HIGH_STAKES,
};

/* ---- the Spike cards (BY-1) ---- */

static void begin_spikes(Engine *engine, const PhaseRow *row) {
    (void)row;
    SabaccTurn *turn = engine->turn;
    turn->round_robin = 1;
    turn->deal_from = (int8_t)first_seat(engine->table);
    for (SeatMask left = sabacc_active(engine->table); left != 0;)
        engine_owe_from(engine, seats_take(&left, 0), 1, SABACC_PILE_SPIKE);
}

static const Phase phase_spikes = {
    .id = SABACC_PHASE_DEAL, .topic = GUIDE_SPIKE_CARDS, .begin = begin_spikes};

/* ---- buying (BY-2) ---- */

static int spike_slot(const SabaccSeat *hand) {
    return hand->fielded != 0 ? __builtin_ctz(hand->fielded) : -1;
}

int32_t sabacc_buy_price(const SabaccTable *table) { return ante_hand(table); }

static bool can_pay(const SabaccTable *table, int seat) {
    return table->seat[seat].credits >= sabacc_buy_price(table) && deck_can_deal(table);
}

static void begin_option(Engine *engine, const PhaseRow *row) {
    (void)row;
    engine->turn->round_robin = 0;
    engine_ask(engine, sabacc_active(engine->table), first_seat(engine->table));
}

static void offer_option(const SabaccTable *table, int seat, SabaccOffers *offers) {
    const SabaccSeat *hand = &table->seat[seat];
    if (can_pay(table, seat)) {
        if (hand_unprotected(hand) != 0)
            offer_add(offers, SABACC_VERB_BUY, SABACC_OFFER_CARD)->cards = hand_unprotected(hand);
        if (spike_slot(hand) >= 0)
            offer_add(offers, SABACC_VERB_BUY, SABACC_OFFER_PLAIN)->pile = SABACC_PILE_SPIKE;
    }
    offer_add(offers, SABACC_VERB_PASS, SABACC_OFFER_PLAIN);
}

/* The Spike is bought by its name, a hand card by its face; if both are equal the face means the hand card.
 */
static SabaccError check_option(const SabaccTable *table, const SabaccAction *action) {
    const SabaccSeat *hand = &table->seat[action->seat];
    if (action->malformed) return SABACC_ERROR_BAD_ARGUMENT;
    if (action->verb == SABACC_VERB_PASS) return SABACC_OK;
    if (action->pile != SABACC_PILE_SPIKE) {
        int slot = hand_slot(hand, action->card);
        if (slot < 0) return SABACC_ERROR_NO_SUCH_CARD;
        if (hand->fielded >> slot & 1) return SABACC_ERROR_CARD_FIELDED;
    } else if (spike_slot(hand) < 0) {
        return SABACC_ERROR_NO_SUCH_CARD;
    }
    if (!deck_can_deal(table)) return SABACC_ERROR_PILE_EMPTY;
    return hand->credits < sabacc_buy_price(table) ? SABACC_ERROR_NOT_ENOUGH_CREDITS : SABACC_OK;
}

static void act_option(Engine *engine, const SabaccAction *action) {
    const SabaccTable *table = engine->table;
    const SabaccSeat *hand = &table->seat[action->seat];
    if (action->verb == SABACC_VERB_PASS) {
        EMIT(engine, .type = SABACC_EVENT_PASS, .seat = action->seat);
        return;
    }
    bool is_spike = action->pile == SABACC_PILE_SPIKE;
    int slot = is_spike ? spike_slot(hand) : hand_slot(hand, action->card);
    EMIT(engine, .type = SABACC_EVENT_BUY, .seat = action->seat, .amount = sabacc_buy_price(table),
         .second = slot, .audience = hand->seen[slot], .count = 1, .cards = {hand->hand[slot]},
         .clause = SABACC_CLAUSE_BY_2);
    engine_owe_from(engine, action->seat, 1, is_spike ? SABACC_PILE_SPIKE : SABACC_PILE_UNSAID);
}

static const Phase phase_option = {
    .id = SABACC_PHASE_OPTION,
    .topic = GUIDE_BUY,
    .verbs = VERB_BIT(BUY) | VERB_BIT(PASS),
    .begin = begin_option,
    .offer = offer_option,
    .check = check_option,
    .act = act_option,
};

/* Two cards and the Spike card, which are only ever replaced. */
static SabaccRange hand_sizes(const SabaccTable *table) {
    (void)table;
    return (SabaccRange){3, 3};
}

/* ---- the game ---- */

enum { HAND = 1, ROUND = 6, SHOW = 10, END = 13 };

static const PhaseRow rows[] = {
    {.phase = &phase_opening},
    [HAND] = ROW_WAITING,                               /* ST-6 */
    {.phase = &phase_ante},                             /* BY-1 */
    {.phase = &phase_deal, .n = 2},                     /* BY-1 */
    {.phase = &phase_bet},                              /* BY-1 */
    {.phase = &phase_spikes},                           /* BY-1 */
    [ROUND] = {.phase = &phase_option},                 /* BY-2 */
    {.phase = &phase_bet},                              /* BY-2 */
    {.phase = &phase_dice, .n = 2},                     /* BY-2: Spike cards stay */
    {.phase = &phase_round_end, .n = 3, .back = ROUND}, /* BY-2 */
    [SHOW] = {.phase = &phase_reveal},                  /* BY-3 */
    {.phase = &phase_single_draw},                      /* AP-5 */
    {.phase = &phase_payout},                           /* BY-3 */
    [END] = ROWS_BETWEEN_HANDS(HAND),                   /* PL-2 */
};

/* ---- what is written of its table ---- */

/* The Spike card takes the place of a field. */
static void read_spike(const SabaccTable *table, int seat, SabaccFactValue *value) {
    fact_field.read(table, seat, value);
    value->form = value->count > 0 ? SABACC_FACT_CARD : SABACC_FACT_NONE;
}

static const SabaccFact fact_spike = {.key = "spike", .of_seat = true, .read = read_spike};

const Game game_bespin_yarith = {
    .face =
        {
            .id = "bespin-yarith",
            .name = N_("Bespin Yarith"),
            .source = "S3",
            .line = N_("Two hidden cards and one for all to see; pay to have any of them replaced"),
            .min_seats = 2,
            .max_seats = 8,
            .options = options,
            .option_count = COUNTED(options),
            .presets = presets,
            .preset_count = COUNTED(presets),
            .cards = "spike",
            .place = "balcony",
            .deck_cards = 62,
            .rounds = 3,
            .table = SABACC_TABLE_SPIKE,
            .shows = SABACC_SHOWS_SABACC_POT,
            .dice = SABACC_DICE_SIGNS,
            FACTS(&fact_sabacc_pot, &fact_dice, &fact_spike),
        },
    .deck = &deck_spike, /* DK-3 */
    .aim = GUIDE_AIM_ZERO,
    .rows = rows,
    .row_count = COUNTED(rows),
    .called_row = SHOW,
    .end_row = END,
    .win_clause = SABACC_CLAUSE_BY_3,
    .sabacc_ante = ANTE_HALF,
    .verbs = VERBS_BETTING | VERB_BIT(BUY) | VERB_BIT(PASS),
    .value = cards_value_spike,
    .hand_sizes = hand_sizes,
    .alike = spike_alike,
    .kind_cards = 5, /* AP-1 */
    .worth = spike_worth,
    .criterion = spike_criterion,
    .best = spike_best,
};
