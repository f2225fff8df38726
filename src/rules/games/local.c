/* Local Rules (S4): Low-Tech Sabacc with the local deck and one of seven tables of values, arrays and
 * discards (LT-2, rules/hands/classic.c). */
#include "rules/games/family_76.h"

static const SabaccOption options[] = {
    OPTIONS_ANTE("LT-0"),
    {SABACC_OPTION_TABLE, "force-array", "LT-1, LT-2"},
    OPTIONS_SHIFT("d6 1-3", "rim", "LT-0"),
    OPTIONS_FIELD("off", "LT-0"),
    OPTIONS_PILE,
    OPTIONS_BETTING("fixed 3", "1", "LT-0"),
    {SABACC_OPTION_MIN_ROUNDS, "1", "CL-5"},
    {SABACC_OPTION_NEGATIVE_23, "below", "LT-0"},
    OPTIONS_PENALTIES("hand-pot", "CL-7"),
    OPTIONS_END,
};

static const SabaccPreset presets[] = {
    {"force-array", N_("At most three discards; two Jedi Knights and an Ace (S4)"), "table=force-array"},
    {"sith-array", N_("Exactly two discards; the Lord of Sith, a Commander and an Ace (S4)"),
     "table=sith-array"},
    {"smugglers-array", N_("At least two discards; two Smugglers and a numbered Coin (S4)"),
     "table=smugglers-array"},
    {"republic-array", N_("One or three discards; a Jedi Knight, a Jedi Master and a Smuggler (S4)"),
     "table=republic-array"},
    {"partnership-array", N_("Two or four discards; two Smugglers and a Jedi Knight (S4)"),
     "table=partnership-array"},
    {"hunted-array", N_("Exactly three discards; two Bounty Hunters and a numbered Coin (S4)"),
     "table=hunted-array"},
    {"temporal-array", N_("At most two discards; four Flasks (S4)"), "table=temporal-array"},
    {"electronic", N_("Shifts by a timer, one action in 24; fields (S4)"), "shift-on=timer 24;field=free"},
    PRESETS_BETTING,
    PRESETS_SHIFTS("field=free;"),
};

/* LT-1: cards may be put away, but for two. */
static SabaccRange hand_sizes(const SabaccTable *table) { return family_sizes_from(table, 2, 4); }

enum { HAND = 1, TURN = 4, SHOW = 12, END = 15 };

static const PhaseRow rows[] = {
    {.phase = &phase_opening},
    [HAND] = ROW_WAITING,                      /* ST-6 */
    {.phase = &phase_ante},                    /* LT-0: into an empty sabacc pot too */
    {.phase = &phase_deal, .n = 4},            /* LT-0 */
    [TURN] = {.phase = &phase_turn},           /* CL-2 */
    {.phase = &phase_bet, .how = BET_ON_TURN}, /* CL-3 */
    {.phase = &phase_roll},                    /* LT-0 */
    {.phase = &phase_shift},                   /* LT-0 */
    {.phase = &phase_call, .how = CALL_OTHERS, .moment = family_may_call},               /* CL-5 */
    {.phase = &phase_draw, .how = DRAW_ON_TURN | DRAW_TRADE_OVER_TWO | DRAW_OR_DISCARD}, /* LT-1 */
    {.phase = &phase_turn_end, .back = TURN},                                            /* CL-2 */
    {.phase = &phase_round_end, .back = TURN},                                           /* CA-2 */
    [SHOW] = {.phase = &phase_reveal},                                                   /* CL-7 */
    {.phase = &phase_demise},                                                            /* SD-1 */
    {.phase = &phase_settle},                                                            /* CA-9 */
    [END] = ROWS_BETWEEN_HANDS(HAND),                                                    /* PL-2 */
};

const Game game_local = {
    .face =
        {
            .id = "local",
            .name = N_("Local Rules"),
            .source = "S4",
            .line = N_("Low-Tech with the local deck: seven tables of values, arrays and discards"),
            .min_seats = 2,
            .max_seats = 8,
            .options = options,
            .option_count = COUNTED(options),
            .presets = presets,
            .preset_count = COUNTED(presets),
            .cards = "local",
            .place = "market",
            .deck_cards = 76,
            .shows = SHOWS_76,
            .dice = SABACC_DICE_PIPS,
            FACTS(FACTS_76),
        },
    .deck = &deck_local, /* DK-6 */
    .aim = GUIDE_AIM_LOCAL,
    .rows = rows,
    .row_count = COUNTED(rows),
    .called_row = SHOW,
    .end_row = END,
    .win_clause = SABACC_CLAUSE_CL_7,
    .sabacc_ante = ANTE_WHEN_EMPTY,
    .array_cards = 4, /* CA-4a */
    .verbs = VERBS_BETTING | VERBS_CALLING | VERBS_FIELD | VERBS_PLUTT | VERB_BIT(DRAW) | VERB_BIT(TRADE) |
             VERB_BIT(DISCARD) | VERB_BIT(STAND),
    .has_verb = family_has_verb,
    .value = local_value,
    .hand_sizes = hand_sizes,
    .alike = classic_alike,
    .worth = local_worth,
    .criterion = classic_criterion,
    .best = demise_best,
};
