/* A seat's bets by the trained tables. Private to ai/. */
#ifndef SABACC_AI_BETTOR_H
#define SABACC_AI_BETTOR_H

#include "ai/betting.h"
#include "ai/choices.h"
#include "ai/temperament.h"

/* Bets, raises, matches, checks or folds, in this temperament. False where no bet is asked for, or the tables
 * do not know: then *action is unchanged. */
bool bettor_choose(const SabaccTable *table, int seat, const SabaccOffers *offers, const Study *study,
                   const Temperament *temperament, Rng *rng, SabaccAction *action);

/* What that seat sees of the table. */
void bettor_sight(const SabaccTable *table, int seat, const Study *study, BettingSight *sight);

#endif
