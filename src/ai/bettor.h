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

/* The strength that it takes its hand for, if it is mistaken by so many: -blur … blur. */
int bettor_judged(int strength, int mistake);

/* How likely that mistake is, compared with the others. */
int bettor_mistake_weight(const Temperament *temperament, int mistake);

/* The most credits that it adds of its own accord beyond matching, if it may at all. Where more than two were
 * dealt in, an evening grows. With a patience of 8 it makes only the smallest bets in the first ten hands (a
 * 16th of the pot, at least 1) and does not raise them; up to the 16th its bets grow to the pot. In either it
 * stakes no more than a quarter of what it had, which grows to half up to the 24th hand. Then it is free. A
 * game that must be shorter than 24 hands is a whole evening: its hands count for more. */
int64_t bettor_most(const SabaccTable *table, int seat, const Temperament *temperament,
                    const BettingSight *sight);

/* The weights by which it draws one of the acts that it has; 0 for the others, and for all where the tables
 * do not know. What would add more than `most` (bettor_most; less than 0: it may not raise) is done by the
 * largest act that does not, and what is left of it by BETTING_HALF, or by none if most is 0. Among several
 * it opens and matches more readily as the evening grows, from a patience's end to twice of it. */
void bettor_weights(const Study *study, const Temperament *temperament, const BettingSight *sight,
                    int64_t most, int weights[BETTING_ACTS]);

#endif
