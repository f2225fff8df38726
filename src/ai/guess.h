/* Guesses of hidden cards: uniform over what a view allows (sabacc_sample), except that a seat that chose its
 * cards from several is assumed to have chosen well. Private to ai/. */
#ifndef SABACC_AI_GUESS_H
#define SABACC_AI_GUESS_H

#include "ai/study.h"

/* Fills in what the view does not know. */
void guess_at(const SabaccView *view, Rng *rng, SabaccState *guess);

/* One of `tries` such guesses, by their weights: how likely each is compared with the others, 1 or more,
 * their sum less than 2^31. */
typedef int64_t GuessWeight(const void *context, const SabaccTable *table);
void guess_weighed(const SabaccView *view, int tries, GuessWeight *weight, const void *context, Rng *rng,
                   SabaccState *guess);

/* The same, where the others' hands are such as bet like this (ai/belief). */
void guess_believing(const SabaccView *view, const Study *study, Rng *rng, SabaccState *guess);

#endif
