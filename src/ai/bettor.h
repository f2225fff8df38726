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

/* The strength that it takes its hand for, if it is mistaken by so many: -blur … blur, each as likely. */
int bettor_judged(int strength, int mistake);

/* The weights by which it draws one of the acts that it has; 0 for the others, and for all where the tables
 * do not know. */
void bettor_weights(const Study *study, const Temperament *temperament, const BettingSight *sight,
                    bool may_raise, int weights[BETTING_ACTS]);

#endif
