/* How a game goes, in sentences for players: the steps of a page of rules, made from the game's table of
 * phases and the options in force (guide.def). */
#ifndef SABACC_RULES_GUIDE_H
#define SABACC_RULES_GUIDE_H

#include "base/i18n.h"
#include "base/text.h"
#include "rules/table.h"

enum {
    SABACC_GUIDE_STEPS = 8,      /* maximum of a page */
    SABACC_GUIDE_SENTENCES = 20, /* maximum of a step */
    SABACC_GUIDE_TEXT = 12288,   /* bytes for any step as text, in any language */
};

/* A row of guide.def that holds, with the numbers that it names. */
typedef struct SabaccSentence {
    const char *topic; /* what it is about: an id of guide.def, "BET" */
    const char *words; /* translatable; numbers are not filled in yet */
    int32_t n, m;
} SabaccSentence;

typedef struct SabaccGuideStep {
    const char *title; /* translatable */
    int count;
    SabaccSentence sentences[SABACC_GUIDE_SENTENCES];
} SabaccGuideStep;

/* Writes the steps of a game with this table's options, in the order in which they are played; returns how
 * many. Only game, seats and options of the table count. */
int sabacc_guide(const SabaccTable *table, SabaccGuideStep steps[SABACC_GUIDE_STEPS]);

/* The index of the step that is being played at this table, among those that sabacc_guide writes for it: the
 * step that tells of the phase on turn; where `shows_results`, because the results of a hand or a set are
 * being looked at, the step of how they are decided; once the game is over, that of its end. */
int sabacc_guide_now(const SabaccTable *table, bool shows_results);

/* Appends a step's sentences with their numbers, in that language. */
void sabacc_guide_write(const SabaccGuideStep *step, const Tongue *tongue, Text *out);

/* The options as they are played: the setup's, but for those that others raise (DR-3: `min-rounds`). */
SabaccValue sabacc_option_in_force(const SabaccTable *table, SabaccOptionId id);

#endif
