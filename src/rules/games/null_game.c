/* The null game, the minimal game: one card each, one round of betting, the highest card wins. It is always
 * built and tested and never shown; CONTRIBUTING.md explains how to start from it. */
#include "rules/private.h"

static const SabaccOption options[] = {
    {SABACC_OPTION_ANTE, "1", ""},
    {SABACC_OPTION_ANTE_SABACC, "0", ""},
    {SABACC_OPTION_LIMIT, "none", ""},
    {SABACC_OPTION_MIN_BET, "1", ""},
    {SABACC_OPTION_SIDE_POTS, "on", ""},
    {SABACC_OPTION_FOLD_PENALTY, "0", ""},
    {SABACC_OPTION_END, "dealer-cycles 1", ""},
};

enum { HAND = 1, SHOW = 4, END = 6 };

static const PhaseRow rows[] = {
    {.phase = &phase_opening},
    [HAND] = {.phase = &phase_ante},
    {.phase = &phase_deal, .n = 1}, /* one card each */
    {.phase = &phase_bet},          /* one round */
    [SHOW] = {.phase = &phase_reveal},
    {.phase = &phase_payout}, /* no single draw: equal cards share the pot */
    [END] = {.phase = &phase_hand_end, .back = HAND},
};

static SabaccRange hand_sizes(const SabaccTable *table) {
    (void)table;
    return (SabaccRange){1, 1};
}

static SabaccWorth worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count) {
    int32_t total = hand_total(table, seat, cards, count);
    return (SabaccWorth){.key = (uint64_t)(1000 + total), .total = total, .rank = SABACC_RANK_TOTAL};
}

static SabaccCriterion criterion(uint64_t key, uint64_t other) {
    (void)key, (void)other;
    return SABACC_CRITERION_HIGHER_TOTAL;
}

const Game game_null_game = {
    .face = {.id = "null",
             .name = N_("High Card"),
             .source = "",
             .line = N_("The highest card wins"),
             .min_seats = 2,
             .max_seats = 8,
             .options = options,
             .option_count = sizeof options / sizeof options[0],
             .cards = "spike",
             .place = "tavern",
             .deck_cards = 62},
    .hidden = true,
    .deck = &deck_spike,
    .aim = GUIDE_AIM_HIGH_CARD,
    .rows = rows,
    .row_count = sizeof rows / sizeof rows[0],
    .called_row = SHOW,
    .end_row = END,
    .win_clause = SABACC_CLAUSE_NONE,
    .verbs = VERB_BIT(CHECK) | VERB_BIT(BET) | VERB_BIT(MATCH) | VERB_BIT(RAISE) | VERB_BIT(FOLD),
    .value = cards_value_spike,
    .hand_sizes = hand_sizes,
    .kind_cards = 1,
    .worth = worth,
    .criterion = criterion,
    .best = spike_best,
};
