/* Guesses at what is hidden: all that a view allows is equally likely (sabacc_sample), but who chose its
 * cards from several chose well. Private to ai/.
 *
 * That who bets holds more than others is not thought: opponents who believed it folded too much, and lost by
 * it in every game. */
#ifndef SABACC_AI_GUESS_H
#define SABACC_AI_GUESS_H

#include "rules/sabacc.h"

/* Fills in what the view does not know. */
void guess_at(const SabaccView *view, Rng *rng, SabaccState *guess);

#endif
