/* Shared by the games with bets, whatever their deck: rows of option tables, presets of stakes, verbs. */
#ifndef SABACC_RULES_GAMES_BETTING_H
#define SABACC_RULES_GAMES_BETTING_H

#include "rules/private.h"

#define COUNTED(list) (sizeof(list) / sizeof((list)[0]))

#define OPTIONS_BETTING(limit, fold_penalty, clause)                                                         \
    {SABACC_OPTION_LIMIT, limit, "BR-4, " clause}, {SABACC_OPTION_MIN_BET, "1", "BR-4"},                     \
        {SABACC_OPTION_SIDE_POTS, "on", "BR-5"}, {                                                           \
        SABACC_OPTION_FOLD_PENALTY, fold_penalty, "BR-6"                                                     \
    }

/* Who is dealt in, and who may buy in again. */
#define OPTIONS_SEATS                                                                                        \
    {SABACC_OPTION_SIT_OUT, "off", "ST-6"}, { SABACC_OPTION_REBUY, "off", "ST-7" }

/* For games that can end when the token has been round (ST-3). */
#define OPTIONS_TOKEN_END                                                                                    \
    {SABACC_OPTION_HOUSE_DEALER, "off", "ST-4"}, {SABACC_OPTION_STAKES, "off", "PL-2"}, OPTIONS_SEATS, {     \
        SABACC_OPTION_END, "dealer-cycles 1", "ST-3"                                                         \
    }

#define PRESETS_LIMITS                                                                                       \
    {"wookiee", N_("No betting limit (S1, S4)"), "limit=none"}, {                                            \
        "casino-betting", N_("Open up to the antes, raise up to the bet (S1, S4)"), "limit=casino"           \
    }

#define PRESET_LOW_STAKES                                                                                    \
    { "low-stakes", N_("Ante 3, bets up to 5, raises up to 10 (S0)"), "ante=3;limit=fixed 5 10" }

#define PRESETS_HIGH_STAKES                                                                                  \
    {"mid-stakes", N_("Ante 20, bets up to 50, raises up to 100 (S0)"), "ante=20;limit=fixed 50 100"}, {     \
        "high-stakes", N_("Ante 200, bets up to 500, raises up to 1000 (S0)"),                               \
            "ante=200;limit=fixed 500 1000"                                                                  \
    }

#define PRESETS_BETTING PRESETS_LIMITS, PRESET_LOW_STAKES, PRESETS_HIGH_STAKES

#define VERBS_BETTING (VERB_BIT(CHECK) | VERB_BIT(BET) | VERB_BIT(MATCH) | VERB_BIT(RAISE) | VERB_BIT(FOLD))

#endif
