/* Shared by the games of the 76-card family: rows of option tables, presets, verbs and ladders. Each game's
 * own file names the differences. */
#ifndef SABACC_RULES_GAMES_FAMILY_76_H
#define SABACC_RULES_GAMES_FAMILY_76_H

#include "rules/games/betting.h"

#define OPTIONS_ANTE(clause)                                                                                 \
    {SABACC_OPTION_ANTE, "1", clause}, { SABACC_OPTION_HOUSE_ANTE, "off", "ST-2a" }

#define OPTIONS_VALUES                                                                                       \
    {SABACC_OPTION_MODERATION, "-14", "DK-2"}, { SABACC_OPTION_STAR, "-17", "DK-2" }

#define OPTIONS_SHIFT(on, effect, clause)                                                                    \
    {SABACC_OPTION_SHIFT_ON, on, "SH-1, " clause}, {SABACC_OPTION_SHIFT, effect, "SH-2, " clause},           \
        {SABACC_OPTION_ON_SPIKE, "core", "SH-2"}, {SABACC_OPTION_ON_FLAGON, "core", "SH-2"},                 \
        {SABACC_OPTION_ON_CROWN, "rim", "SH-2"}, {SABACC_OPTION_ON_COMPASS, "rim", "SH-2"},                  \
        {SABACC_OPTION_ON_EYE, "wild", "SH-2"}, {                                                            \
        SABACC_OPTION_ON_SUN, "wild", "SH-2"                                                                 \
    }

#define OPTIONS_FIELD(form, clause)                                                                          \
    {SABACC_OPTION_FIELD, form, "FD-1, " clause}, { SABACC_OPTION_HOLDEM_FIELD, "off", "FD-5" }

#define OPTIONS_PILE                                                                                         \
    {SABACC_OPTION_DISCARD_PILE, "off", "DR-2"}, { SABACC_OPTION_DISCARD_FEE, "0", "DR-2" }

#define OPTIONS_PENALTIES(call_penalty, clause)                                                              \
    {SABACC_OPTION_BOMB_PENALTY, "hand-pot", "CA-6, " clause},                                               \
        {SABACC_OPTION_CALL_PENALTY, call_penalty, "CA-7, " clause}, {                                       \
        SABACC_OPTION_DOUBLE_PENALTY, "off", "CA-7"                                                          \
    }

#define OPTIONS_END                                                                                          \
    {SABACC_OPTION_ROUND_LIMIT, "12", "CA-2"}, {SABACC_OPTION_HOUSE_DEALER, "off", "ST-4"},                  \
        {SABACC_OPTION_STAKES, "off", "PL-2"}, {SABACC_OPTION_DEVICES, "forbidden", "PL-3"}, OPTIONS_SEATS,  \
    {                                                                                                        \
        SABACC_OPTION_END, "last-standing", "ST-3"                                                           \
    }

/* `field` is the option value that enables fields, or empty if they are on by default. */
#define PRESETS_SHIFTS(field)                                                                                \
    {"holdem-field", N_("Everybody may count the cards in all fields (S0)"), field "holdem-field=on"},       \
        {"rim-spike", N_("A shift takes one card each, through a face-down pool (S0)"), "shift=rim"}, {      \
        "wild-spike", N_("A shift mixes hands and junk into the deck (S0)"), "shift=wild"                    \
    }

/* A symbol needs matching dice (SH-2). */
#define PRESET_SYMBOLS                                                                                       \
    { "symbol-spike", N_("The matched symbol says which shift (S0)"), "shift-on=doubles;shift=by-symbol" }

#define VERBS_CALLING (VERB_BIT(CALL) | VERB_BIT(PASS))
#define VERBS_FIELD   (VERB_BIT(FIELD) | VERB_BIT(UNFIELD))
#define VERBS_PLUTT   (VERB_BIT(CLONE) | VERB_BIT(SKIFT))

#define SHOWS_76 (SABACC_SHOWS_SABACC_POT | SABACC_SHOWS_DISCARD | SABACC_SHOWS_FIELD | SABACC_SHOWS_CALLER)

#define FACTS_76 &fact_caller, &fact_sabacc_pot, &fact_dice, &fact_field

/* Verbs excluded by options: fields when off, and verbs that only some forms have (FD-1, FD-3). */
bool family_has_verb(const SabaccTable *table, int verb);

/* Hands of at least `min` cards, if `dealt` were dealt: one is drawn a round at most, and the cards of all
 * other fields may be borrowed (FD-5). The second is for games that deal two. */
SabaccRange family_sizes_from(const SabaccTable *table, int min, int dealt);
SabaccRange family_hand_sizes(const SabaccTable *table);

/* The required rounds are over (CL-5, BK-4, SW-4, SN-5). */
bool family_may_call(const SabaccTable *table);

#endif
