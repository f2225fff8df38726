/* Guesses of hidden cards: uniform over what a view allows (sabacc_sample), except that a seat that chose its
 * cards from several is assumed to have chosen well. Private to ai/.
 *
 * Bets are not taken as evidence of better hands: opponents that did so folded too much and lost in every
 * game. */
#ifndef SABACC_AI_GUESS_H
#define SABACC_AI_GUESS_H

#include "rules/sabacc.h"

/* Fills in what the view does not know. */
void guess_at(const SabaccView *view, Rng *rng, SabaccState *guess);

#endif
