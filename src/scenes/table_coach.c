/* The coach: what a new player wants to know at this moment, in one line. It looks at what is offered, never
   at which game it is. */

#include <stdio.h>

#include "base/i18n.h"
#include "scenes/table_private.h"

static const struct {
    uint8_t verb, other; /* both are offered; other: SABACC_VERBS where one is enough */
    const char *words;
} coach_rows[] = {
    {SABACC_VERB_TRADE, SABACC_VERB_DRAW,
     N_("Bring your hand nearer to 0: draw a card, trade one of yours for another, or stand.")},
    {SABACC_VERB_DRAW, SABACC_VERBS, N_("Bring your hand nearer to 0: draw a card, or stand.")},
    {SABACC_VERB_CHECK, SABACC_VERB_BET,
     N_("Nobody has bet yet. Check costs nothing; a bet makes the others match it or fold.")},
    {SABACC_VERB_MATCH, SABACC_VERB_RAISE,
     N_("Match pays what the bet asks for, raise asks for more; fold gives up the hand and what you put "
        "in.")},
    {SABACC_VERB_MATCH, SABACC_VERBS,
     N_("Match pays what the bet asks for; fold gives up the hand and what you put in.")},
    {SABACC_VERB_CHECK, SABACC_VERBS, N_("Check: stay in the hand without paying.")},
};
enum { COACH_ROWS = sizeof coach_rows / sizeof *coach_rows };

static bool is_offered(const SabaccOffers *offers, int verb) {
    for (int i = 0; i < offers->count; i++) {
        if (offers->list[i].verb == verb) return true;
    }
    return verb == SABACC_VERBS;
}

void table_coach(const TableScene *table, char *words, size_t size) {
    words[0] = '\0';
    const SabaccOffers *offers = &table->pick.offers;
    for (int i = 0; i < COACH_ROWS; i++) {
        if (!is_offered(offers, coach_rows[i].verb) || !is_offered(offers, coach_rows[i].other)) continue;
        snprintf(words, size, "%s", _(coach_rows[i].words));
        return;
    }
}
