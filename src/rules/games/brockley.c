/* Brockley Sabacc (S0): rounds of play, a roll after each seat's turn, and betting. */
#include "rules/games/family_76.h"

static const SabaccOption options[] = {
    OPTIONS_ANTE("BK-1"),
    OPTIONS_VALUES,
    {SABACC_OPTION_DECLARE, "true", "BK-1"},
    OPTIONS_SHIFT("doubles", "core", "BK-2"),
    OPTIONS_FIELD("one-in-one-out", "BK-2"),
    OPTIONS_PILE,
    {SABACC_OPTION_DISCARDS, "any", "DR-3"},
    OPTIONS_BETTING("none", "1", "BK-3"),
    {SABACC_OPTION_MIN_ROUNDS, "3", "BK-4"},
    {SABACC_OPTION_NEGATIVE_23, "below", "CA-4"},
    OPTIONS_PENALTIES("hand-pot", "BK-5"),
    OPTIONS_END,
};

static const SabaccPreset presets[] = {PRESETS_BETTING, PRESETS_SHIFTS(""), PRESET_SYMBOLS};

static bool not_called(const SabaccTable *table) { return !table->called; }

/* BK-1: only a seat that may bluff has a choice. */
static bool has_verb(const SabaccTable *table, int verb) {
    if (verb == SABACC_VERB_DECLARE)
        return table->options[SABACC_OPTION_DECLARE].form == SABACC_DECLARE_BLUFF;
    return family_has_verb(table, verb);
}

enum { HAND = 1, PLAY = 5, SHOW = 14, END = 17 };

static const PhaseRow rows[] = {
    {.phase = &phase_opening},
    [HAND] = ROW_WAITING,                                            /* ST-6 */
    {.phase = &phase_ante},                                          /* BK-1 */
    {.phase = &phase_deal, .n = 2},                                  /* BK-1 */
    {.phase = &phase_declare},                                       /* BK-1 */
    [PLAY] = {.phase = &phase_turn},                                 /* BK-2 */
    {.phase = &phase_play, .how = DRAW_ON_TURN},                     /* BK-2 */
    {.phase = &phase_roll},                                          /* BK-2 */
    {.phase = &phase_shift},                                         /* BK-2 */
    {.phase = &phase_turn_end, .back = PLAY},                        /* BK-2 */
    {.phase = &phase_bet, .how = BET_MAY_CALL},                      /* BK-3, BK-4 */
    {.phase = &phase_round_end, .back = PLAY, .moment = not_called}, /* CA-2 */
    {.phase = &phase_roll},                                          /* BK-4: a last time */
    {.phase = &phase_shift},                                         /* BK-4 */
    [SHOW] = {.phase = &phase_reveal},                               /* BK-5 */
    {.phase = &phase_demise},                                        /* SD-1 */
    {.phase = &phase_settle},                                        /* CA-9 */
    [END] = ROWS_BETWEEN_HANDS(HAND),                                /* PL-2 */
};

/* ---- what is written of its table ---- */

static void read_declared(const SabaccTable *table, int seat, SabaccFactValue *value) {
    if (seat_in(table->declared, seat)) fact_number(value, table->seat[seat].declared);
}

static const SabaccFact fact_declared = {.key = "declared", .of_seat = true, .read = read_declared};

const Game game_brockley = {
    .face =
        {
            .id = "brockley",
            .name = N_("Brockley Sabacc"),
            .source = "S0",
            .line = N_("Totals are declared first; play and betting take turns, and late calls end it"),
            .min_seats = 2,
            .max_seats = 8,
            .options = options,
            .option_count = COUNTED(options),
            .presets = presets,
            .preset_count = COUNTED(presets),
            .cards = "classic",
            .place = "glasshouse",
            .deck_cards = 76,
            .shows = SHOWS_76,
            .dice = SABACC_DICE_PIPS,
            FACTS(FACTS_76, &fact_declared),
        },
    .deck = &deck_classic, /* DK-1 */
    .aim = GUIDE_AIM_23,
    .rows = rows,
    .row_count = COUNTED(rows),
    .called_row = SHOW,
    .end_row = END,
    .win_clause = SABACC_CLAUSE_BK_5,
    .sabacc_ante = ANTE_EACH,
    .array_cards = 3,
    .verbs = VERBS_BETTING | VERBS_CALLING | VERBS_FIELD | VERBS_PLUTT | VERB_BIT(DRAW) | VERB_BIT(TRADE) |
             VERB_BIT(STAND) | VERB_BIT(DECLARE),
    .has_verb = has_verb,
    .value = classic_value,
    .hand_sizes = family_hand_sizes,
    .alike = classic_alike,
    .worth = classic_worth,
    .criterion = classic_criterion,
    .best = demise_best,
};
