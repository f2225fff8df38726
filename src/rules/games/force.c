/* Force Sabacc (S0): Classic Sabacc between Light and Dark. */
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
    OPTIONS_PENALTIES("hand-pot", "CL-7"),
    OPTIONS_END,
};

static const SabaccPreset presets[] = {PRESETS_BETTING, PRESETS_SHIFTS(""), PRESET_SYMBOLS};

enum { HAND = 1, TURN = 5, SHOW = 13, END = 16 };

static const PhaseRow rows[] = {
    {.phase = &phase_opening},
    [HAND] = ROW_WAITING,                                                  /* ST-6 */
    {.phase = &phase_align},                                               /* FO-1: once for the whole game */
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
    [SHOW] = {.phase = &phase_reveal},                                     /* FO-3 */
    {.phase = &phase_demise},                                              /* SD-1 */
    {.phase = &phase_settle},                                              /* CA-9 */
    [END] = ROWS_BETWEEN_HANDS(HAND),                                      /* PL-2 */
};

/* ---- what is written of its table ---- */

static void read_alignment(const SabaccTable *table, int seat, SabaccFactValue *value) {
    static const char *const words[] = {[SABACC_LIGHT] = "light", [SABACC_DARK] = "dark"};
    uint8_t alignment = table->seat[seat].alignment;
    if (alignment == SABACC_UNALIGNED) return;
    value->form = SABACC_FACT_WORD;
    value->word = words[alignment];
}

static const SabaccFact fact_alignment = {.key = "alignment", .of_seat = true, .read = read_alignment};

const Game game_force = {
    .face =
        {
            .id = "force",
            .name = N_("Force Sabacc"),
            .source = "S0",
            .line = N_("Classic Sabacc between Light and Dark: half the deck turns against you"),
            .min_seats = 2,
            .max_seats = 8,
            .options = options,
            .option_count = COUNTED(options),
            .presets = presets,
            .preset_count = COUNTED(presets),
            .cards = "classic",
            .place = "temple",
            .deck_cards = 76,
            .shows = SHOWS_76,
            .dice = SABACC_DICE_PIPS,
            FACTS(FACTS_76, &fact_alignment),
        },
    .deck = &deck_classic, /* DK-1 */
    .aim = GUIDE_AIM_FORCE,
    .rows = rows,
    .row_count = COUNTED(rows),
    .called_row = SHOW,
    .end_row = END,
    .win_clause = SABACC_CLAUSE_FO_3,
    .sabacc_ante = ANTE_EACH,
    .array_cards = 3,
    .verbs = VERBS_BETTING | VERBS_CALLING | VERBS_FIELD | VERBS_PLUTT | VERB_BIT(DRAW) | VERB_BIT(TRADE) |
             VERB_BIT(STAND) | VERB_BIT(DECLARE),
    .has_verb = family_has_verb,
    .value = force_value,
    .hand_sizes = family_hand_sizes,
    .alike = classic_alike,
    .worth = force_worth,
    .criterion = force_criterion,
    .best = demise_best,
};
