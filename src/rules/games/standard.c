/* Standard Sabacc (S2): betting and drawing by rounds; after the pot is built, calling. */
#include "rules/games/family_76.h"

static const SabaccOption options[] = {
    OPTIONS_ANTE("SN-1"),
    OPTIONS_VALUES,
    OPTIONS_SHIFT("d6 1-2", "pool", "SN-2"),
    OPTIONS_FIELD("max 2", "SN-4"),
    OPTIONS_PILE,
    {SABACC_OPTION_DISCARDS, "any", "DR-3"},
    OPTIONS_BETTING("none", "1", "SN-2"),
    {SABACC_OPTION_MIN_ROUNDS, "4", "SN-4, SN-5"},
    {SABACC_OPTION_NEGATIVE_23, "equal", "SN-6"},
    {SABACC_OPTION_ARRAYS, "off", "SN-7"},
    OPTIONS_PENALTIES("hand-pot", "SN-6"),
    OPTIONS_END,
};

static const SabaccPreset presets[] = {
    {"alderaanian", N_("A caller who does not win pays a tenth of the hand pot (S2)"),
     "call-penalty=percent 10"},
    {"rebel", N_("At most three discards a hand (S2)"), "discards=max 3"},
    {"imperial", N_("Exactly two discards a hand (S2)"), "discards=exactly 2"},
    {"friendly", N_("Nobody puts more than 3 into one betting round (S2)"), "limit=cap 3"},
    PRESETS_BETTING,
    PRESETS_SHIFTS(""),
};

enum { HAND = 1, ROUND = 4, LAST = 10, END = 16 };

static const PhaseRow rows[] = {
    {.phase = &phase_opening},
    [HAND] = ROW_WAITING,                                   /* ST-6 */
    {.phase = &phase_ante},                                 /* SN-1 */
    {.phase = &phase_deal, .n = 2},                         /* SN-1 */
    [ROUND] = {.phase = &phase_bet},                        /* SN-2 */
    {.phase = &phase_roll},                                 /* SN-2 */
    {.phase = &phase_shift},                                /* SN-3 */
    {.phase = &phase_call, .moment = family_may_call},      /* SN-4, SN-5 */
    {.phase = &phase_draw},                                 /* SN-4 */
    {.phase = &phase_round_end, .back = ROUND},             /* CA-2 */
    [LAST] = {.phase = &phase_bet, .how = BET_FROM_CALLER}, /* SN-5 */
    {.phase = &phase_roll},                                 /* SN-5 */
    {.phase = &phase_shift},                                /* SN-5 */
    {.phase = &phase_reveal},                               /* SN-6 */
    {.phase = &phase_demise},                               /* SD-1, SN-6 */
    {.phase = &phase_settle},                               /* CA-9 */
    [END] = ROWS_BETWEEN_HANDS(HAND),                       /* PL-2 */
};

const Game game_standard = {
    .face =
        {
            .id = "standard",
            .name = N_("Standard Sabacc"),
            .source = "S2",
            .line = N_("Betting and drawing in rounds; nearest to 23 or −23 wins, high or low"),
            .min_seats = 2,
            .max_seats = 8,
            .options = options,
            .option_count = COUNTED(options),
            .presets = presets,
            .preset_count = COUNTED(presets),
            .cards = "classic",
            .place = "mess",
            .deck_cards = 76,
            .shows = SHOWS_76,
            .dice = SABACC_DICE_PIPS,
            FACTS(FACTS_76),
        },
    .deck = &deck_classic, /* DK-1 */
    .aim = GUIDE_AIM_CLOSE,
    .rows = rows,
    .row_count = COUNTED(rows),
    .called_row = LAST,
    .end_row = END,
    .win_clause = SABACC_CLAUSE_SN_6,
    .sabacc_ante = ANTE_WHEN_EMPTY,
    .array_cards = 3,
    .verbs = VERBS_BETTING | VERBS_CALLING | VERBS_FIELD | VERBS_PLUTT | VERB_BIT(DRAW) | VERB_BIT(TRADE) |
             VERB_BIT(STAND),
    .has_verb = family_has_verb,
    .value = classic_value,
    .hand_sizes = family_hand_sizes,
    .alike = classic_alike,
    .worth = standard_worth,
    .demise_worth = standard_worth_in_demise,
    .criterion = standard_criterion,
    .best = demise_best,
};
