/* Corellian Spike (S3): three rounds of improving, betting and dice; the best hand at or nearest 0 wins. */
#include "rules/games/betting.h"

static const SabaccOption options[] = {
    {SABACC_OPTION_ANTE, "1", "SK-1"},
    {SABACC_OPTION_ANTE_SABACC, "ante", "SK-1"},
    {SABACC_OPTION_HOUSE_ANTE, "off", "ST-2a"},
    {SABACC_OPTION_OPEN_DISCARD, "on", "SK-1"},
    {SABACC_OPTION_DICE_BEFORE_BET, "off", "SK-2"},
    {SABACC_OPTION_MAY_STAND, "on", "SK-3"},
    {SABACC_OPTION_MAX_CARDS, "none", "SK-3"},
    {SABACC_OPTION_PRIME_HAND, "off", "AP-1"},
    OPTIONS_BETTING("none", "0", "SK-4"),
    OPTIONS_TOKEN_END,
};

static const SabaccPreset presets[] = {
    PRESETS_BETTING,
};

static bool open_discard(const SabaccTable *table) { return option_is_on(table, SABACC_OPTION_OPEN_DISCARD); }
static bool dice_first(const SabaccTable *table) {
    return option_is_on(table, SABACC_OPTION_DICE_BEFORE_BET);
}
static bool dice_last(const SabaccTable *table) { return !dice_first(table); }

static bool has_verb(const SabaccTable *table, int verb) {
    return verb != SABACC_VERB_STAND || option_is_on(table, SABACC_OPTION_MAY_STAND); /* SK-3 */
}

/* Two cards, and one more in each of the three rounds. */
static SabaccRange hand_sizes(const SabaccTable *table) {
    switch (table->options[SABACC_OPTION_MAX_CARDS].form) {
    case SABACC_MAX_CARDS_3: return (SabaccRange){2, 3};
    case SABACC_MAX_CARDS_4: return (SabaccRange){2, 4};
    default: return (SabaccRange){2, 5};
    }
}

enum { HAND = 1, ROUND = 5, SHOW = 10, END = 13 };

static const PhaseRow rows[] = {
    {.phase = &phase_opening},
    [HAND] = ROW_WAITING,                                         /* ST-6 */
    {.phase = &phase_ante},                                       /* SK-1: into each pot */
    {.phase = &phase_deal, .n = 2},                               /* SK-1 */
    {.phase = &phase_open_discard, .n = 1, .when = open_discard}, /* SK-1 */
    [ROUND] = {.phase = &phase_improve},                          /* SK-3 */
    {.phase = &phase_dice, .n = 2, .when = dice_first},           /* SK-2, SK-4 */
    {.phase = &phase_bet},                                        /* SK-4 */
    {.phase = &phase_dice, .n = 2, .when = dice_last},            /* SK-4: in the third round too */
    {.phase = &phase_round_end, .n = 3, .back = ROUND},           /* SK-2: three rounds */
    [SHOW] = {.phase = &phase_reveal},                            /* SK-5 */
    {.phase = &phase_single_draw},                                /* AP-5 */
    {.phase = &phase_payout},                                     /* SK-5 */
    [END] = ROWS_BETWEEN_HANDS(HAND),                             /* PL-2 */
};

const Game game_corellian_spike = {
    .face =
        {
            .id = "corellian-spike",
            .name = N_("Corellian Spike"),
            .source = "S3",
            .line = N_("Bring your hand to 0 in three rounds; matching dice deal everybody anew"),
            .min_seats = 2,
            .max_seats = 8,
            .options = options,
            .option_count = COUNTED(options),
            .presets = presets,
            .preset_count = COUNTED(presets),
            .cards = "spike",
            .place = "tavern",
            .deck_cards = 62,
            .rounds = 3,
            .shows = SABACC_SHOWS_DISCARD | SABACC_SHOWS_SABACC_POT,
            .dice = SABACC_DICE_SIGNS,
            FACTS(&fact_sabacc_pot, &fact_dice),
        },
    .deck = &deck_spike, /* DK-3 */
    .aim = GUIDE_AIM_ZERO,
    .rows = rows,
    .row_count = COUNTED(rows),
    .called_row = SHOW,
    .end_row = END,
    .win_clause = SABACC_CLAUSE_SK_5,
    .verbs = VERBS_BETTING | VERB_BIT(DRAW) | VERB_BIT(TRADE) | VERB_BIT(STAND),
    .has_verb = has_verb,
    .value = cards_value_spike,
    .hand_sizes = hand_sizes,
    .alike = spike_alike,
    .kind_cards = 5, /* AP-1 */
    .worth = spike_worth,
    .criterion = spike_criterion,
    .best = spike_best,
};
