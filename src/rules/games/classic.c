/* Classic Sabacc, Crisis on Cloud City (S0): turns of betting, a roll, a call and a draw. */
#include "rules/games/family_76.h"

static const SabaccOption options[] = {
    OPTIONS_ANTE("CL-1"),
    OPTIONS_VALUES,
    OPTIONS_SHIFT("doubles", "core", "CL-4"),
    OPTIONS_FIELD("free", "CL-4"),
    OPTIONS_PILE,
    {SABACC_OPTION_DISCARDS, "any", "DR-3"},
    OPTIONS_BETTING("none", "1", "CL-3"),
    {SABACC_OPTION_MIN_ROUNDS, "1", "CL-5"},
    {SABACC_OPTION_NEGATIVE_23, "below", "CA-4"},
    OPTIONS_PENALTIES("hand-pot", "CL-7"),
    OPTIONS_END,
};

static const SabaccPreset presets[] = {PRESETS_BETTING, PRESETS_SHIFTS(""), PRESET_SYMBOLS};

enum { HAND = 1, TURN = 4, SHOW = 12, END = 15 };

static const PhaseRow rows[] = {
    {.phase = &phase_opening},
    [HAND] = ROW_WAITING,                                                  /* ST-6 */
    {.phase = &phase_ante},                                                /* CL-1 */
    {.phase = &phase_deal, .n = 2},                                        /* CL-2 */
    [TURN] = {.phase = &phase_turn},                                       /* CL-2 */
    {.phase = &phase_bet, .how = BET_ON_TURN},                             /* CL-3 */
    {.phase = &phase_roll},                                                /* CL-4 */
    {.phase = &phase_shift},                                               /* CL-4 */
    {.phase = &phase_call, .how = CALL_OTHERS, .moment = family_may_call}, /* CL-5 */
    {.phase = &phase_draw, .how = DRAW_ON_TURN},                           /* CL-6 */
    {.phase = &phase_turn_end, .back = TURN},                              /* CL-2 */
    {.phase = &phase_round_end, .back = TURN},                             /* CA-2 */
    [SHOW] = {.phase = &phase_reveal},                                     /* CL-7 */
    {.phase = &phase_demise},                                              /* SD-1 */
    {.phase = &phase_settle},                                              /* CA-9 */
    [END] = ROWS_BETWEEN_HANDS(HAND),                                      /* PL-2 */
};

const Game game_classic = {
    .face =
        {
            .id = "classic",
            .name = N_("Classic Sabacc"),
            .source = "S0",
            .line = N_("Bet, roll, be called, draw: doubles shift every card that no field guards"),
            .min_seats = 2,
            .max_seats = 8,
            .options = options,
            .option_count = COUNTED(options),
            .presets = presets,
            .preset_count = COUNTED(presets),
            .cards = "classic",
            .place = "lounge",
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
    .sabacc_ante = ANTE_EACH,
    .array_cards = 3,
    .verbs = VERBS_BETTING | VERBS_CALLING | VERBS_FIELD | VERBS_PLUTT | VERB_BIT(DRAW) | VERB_BIT(TRADE) |
             VERB_BIT(STAND),
    .has_verb = family_has_verb,
    .value = classic_value,
    .hand_sizes = family_hand_sizes,
    .alike = classic_alike,
    .worth = classic_worth,
    .criterion = classic_criterion,
    .best = demise_best,
};
