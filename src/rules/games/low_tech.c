/* Low-Tech Sabacc (S4): Classic Sabacc with four cards, one die and no fields. */
#include "rules/games/family_76.h"

static const SabaccOption options[] = {
    OPTIONS_ANTE("LT-0"),
    {SABACC_OPTION_CARDS, "4", "LT-0"},
    OPTIONS_VALUES,
    OPTIONS_SHIFT("d6 1-3", "rim", "LT-0"),
    OPTIONS_FIELD("off", "LT-0"),
    OPTIONS_PILE,
    {SABACC_OPTION_DISCARDS, "any", "DR-3"},
    OPTIONS_BETTING("fixed 3", "1", "LT-0"),
    {SABACC_OPTION_MIN_ROUNDS, "1", "CL-5"},
    {SABACC_OPTION_NEGATIVE_23, "below", "LT-0"},
    OPTIONS_PENALTIES("hand-pot", "CL-7"),
    OPTIONS_END,
};

static const SabaccPreset presets[] = {
    {"electronic", N_("Shifts by a timer, one action in 24; fields (S4)"), "shift-on=timer 24;field=free"},
    PRESETS_BETTING,
    PRESETS_SHIFTS("field=free;"),
};

static bool deals_two(const SabaccTable *table) {
    return table->options[SABACC_OPTION_CARDS].form == SABACC_DEAL_2;
}

static bool deals_four(const SabaccTable *table) { return !deals_two(table); }

/* Nobody puts a card away. */
static SabaccRange hand_sizes(const SabaccTable *table) {
    return family_sizes_from(table, deals_two(table) ? 2 : 4, deals_two(table) ? 2 : 4);
}

enum { HAND = 1, TURN = 5, SHOW = 13, END = 16 };

static const PhaseRow rows[] = {
    {.phase = &phase_opening},
    [HAND] = ROW_WAITING,                               /* ST-6 */
    {.phase = &phase_ante},                             /* LT-0: into an empty sabacc pot too */
    {.phase = &phase_deal, .n = 4, .when = deals_four}, /* LT-0 */
    {.phase = &phase_deal, .n = 2, .when = deals_two},  /* LT-0 */
    [TURN] = {.phase = &phase_turn},                    /* CL-2 */
    {.phase = &phase_bet, .how = BET_ON_TURN},          /* CL-3 */
    {.phase = &phase_roll},                             /* LT-0 */
    {.phase = &phase_shift},                            /* LT-0 */
    {.phase = &phase_call, .how = CALL_OTHERS, .moment = family_may_call}, /* CL-5 */
    {.phase = &phase_draw, .how = DRAW_ON_TURN | DRAW_TRADE_OVER_TWO},     /* LT-0 */
    {.phase = &phase_turn_end, .back = TURN},                              /* CL-2 */
    {.phase = &phase_round_end, .back = TURN},                             /* CA-2 */
    [SHOW] = {.phase = &phase_reveal},                                     /* CL-7 */
    {.phase = &phase_demise},                                              /* SD-1 */
    {.phase = &phase_settle},                                              /* CA-9 */
    [END] = ROWS_BETWEEN_HANDS(HAND),                                      /* PL-2 */
};

const Game game_low_tech = {
    .face =
        {
            .id = "low-tech",
            .name = N_("Low-Tech Sabacc"),
            .source = "S4",
            .line = N_("Four cards, small bets, one die: a card goes round at every shift"),
            .min_seats = 2,
            .max_seats = 8,
            .options = options,
            .option_count = COUNTED(options),
            .presets = presets,
            .preset_count = COUNTED(presets),
            .cards = "classic",
            .place = "hangar",
            .deck_cards = 76,
            .shows = SHOWS_76,
            .dice = SABACC_DICE_PIPS,
            FACTS(FACTS_76),
        },
    .deck = &deck_classic, /* DK-1 */
    .aim = GUIDE_AIM_23,
    .rows = rows,
    .row_count = COUNTED(rows),
    .called_row = SHOW,
    .end_row = END,
    .win_clause = SABACC_CLAUSE_CL_7,
    .sabacc_ante = ANTE_WHEN_EMPTY,
    .array_cards = 4, /* CA-4a */
    .verbs = VERBS_BETTING | VERBS_CALLING | VERBS_FIELD | VERBS_PLUTT | VERB_BIT(DRAW) | VERB_BIT(TRADE) |
             VERB_BIT(STAND),
    .has_verb = family_has_verb,
    .value = classic_value,
    .hand_sizes = hand_sizes,
    .alike = classic_alike,
    .worth = classic_worth,
    .criterion = classic_criterion,
    .best = demise_best,
};
