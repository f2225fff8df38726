/* An outside bot of Kessel Sabacc, by its rules (see kessel_rules.md). */
#include "small_games.h"

void exam_improver(const SabaccTable *table, const SabaccOffers *offers, SabaccAction *action) {
    *action = (SabaccAction){.seat = table->viewer, .target = SABACC_NOBODY, .verb = SABACC_VERB_STAND};
    (void)offers;
}
