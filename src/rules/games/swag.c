/* SWAG Sabacc (S1): rounds of betting, a shift by one die, calling and drawing. */
#include "rules/games/family_76.h"

static const SabaccOption options[] = {
    OPTIONS_ANTE("SW-1"),
    OPTIONS_VALUES,
    OPTIONS_SHIFT("d6 4-6", "under-marker", "SW-3"),
    OPTIONS_FIELD("off", "SW-6"),
    OPTIONS_PILE,
    {SABACC_OPTION_DISCARDS, "any", "DR-3"},
    OPTIONS_BETTING("fixed 10", "0", "SW-2"),
    {SABACC_OPTION_CHECKING, "on", "SW-2"},
    {SABACC_OPTION_MIN_ROUNDS, "3", "SW-4"},
    {SABACC_OPTION_NEGATIVE_23, "equal", "SW-6"},
    OPTIONS_PENALTIES("none", "SW-6"),
    {SABACC_OPTION_HAND_POT_CAP, "off", "SW-7"},
    {SABACC_OPTION_SABACC_POT_CAP, "off", "SW-7"},
    OPTIONS_END,
};

static const SabaccPreset presets[] = {
    {"casino-caps",
     N_("A hand pot over 500,000 shows the hands, a sabacc pot over a million goes to the house (S1)"),
     "hand-pot-cap=500000;sabacc-pot-cap=1000000"},
    PRESETS_BETTING,
    PRESETS_SHIFTS("field=free;"),
};

static bool has_verb(const SabaccTable *table, int verb) {
    if (verb == SABACC_VERB_CHECK) return bet_may_check(table); /* SW-2 */
    return family_has_verb(table, verb);
}

enum { HAND = 1, ROUND = 4, SHOW = 10, END = 13 };

static const PhaseRow rows[] = {
    {.phase = &phase_opening},
    [HAND] = ROW_WAITING,                                             /* ST-6 */
    {.phase = &phase_ante},                                           /* SW-1 */
    {.phase = &phase_deal, .n = 2},                                   /* SW-1 */
    [ROUND] = {.phase = &phase_bet},                                  /* SW-2, SW-7 */
    {.phase = &phase_roll},                                           /* SW-3 */
    {.phase = &phase_shift},                                          /* SW-3 */
    {.phase = &phase_call, .moment = family_may_call},                /* SW-4 */
    {.phase = &phase_draw, .how = DRAW_NO_TRADE | DRAW_THEN_DISCARD}, /* SW-5 */
    {.phase = &phase_round_end, .back = ROUND},                       /* CA-2 */
    [SHOW] = {.phase = &phase_reveal},                                /* SW-6 */
    {.phase = &phase_demise},                                         /* SD-1 */
    {.phase = &phase_settle},                                         /* CA-9 */
    [END] = ROWS_BETWEEN_HANDS(HAND),                                 /* SW-7, PL-2 */
};

const Game game_swag = {
    .face =
        {
            .id = "swag",
            .name = N_("SWAG Sabacc"),
            .source = "S1",
            .line = N_("A limit of ten, a die that takes a card each, and sabacc pots that grow deep"),
            .min_seats = 2,
            .max_seats = 8,
            .options = options,
            .option_count = COUNTED(options),
            .presets = presets,
            .preset_count = COUNTED(presets),
            .cards = "classic",
            .place = "studio",
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
    .win_clause = SABACC_CLAUSE_SW_6,
    .sabacc_ante = ANTE_EACH,
    .array_cards = 3,
    .demise_bombs_pay = true, /* SD-3 */
    .verbs = VERBS_BETTING | VERBS_CALLING | VERBS_FIELD | VERBS_PLUTT | VERB_BIT(DRAW) | VERB_BIT(DISCARD) |
             VERB_BIT(STAND),
    .has_verb = has_verb,
    .value = classic_value,
    .hand_sizes = family_hand_sizes,
    .alike = classic_alike,
    .worth = classic_worth,
    .criterion = classic_criterion,
    .best = demise_best,
};
