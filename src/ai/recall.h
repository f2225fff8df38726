/* What a seat remembers of the others: how they have answered bets in this game, which the table counts and
 * everybody has seen (SabaccSeat.matched). A seat that hardly ever folds is not bluffed; with good hands it
 * is bet at as much as it is used to match. Private to ai/. */
#ifndef SABACC_AI_RECALL_H
#define SABACC_AI_RECALL_H

#include "ai/betting.h"

/* How sure it is that this seat hardly folds, in 1024ths. By Bayes' rule, between folding as often as the
 * trained bets do and a quarter as often, which is held for unlikely at first: 1 less the odds against it; 0
 * where they are not below 1, as long as little was seen. */
int recall_sticky(const Study *study, const SabaccTable *table, int seat);

/* How often the seat matches a bet of that price, in 1024ths: by what it did, and by what the trained bets
 * would do where little was seen. */
int recall_calls(const Study *study, const SabaccTable *table, int seat, SabaccPrice price);

/* Adds to what the seat sees of the table what it remembers of those who are still in. */
void recall_sight(const Study *study, const SabaccTable *table, int seat, BettingSight *sight);

/* Changes the weights of a situation by it: as far as one of the others is sticky, what the seat would not
 * fold becomes the best of its acts, as if nothing were bet after it. `acts`: bits of those that differ; a
 * bet adds at most `most`. */
void recall_apply(const BettingSight *sight, unsigned acts, int64_t most, int weights[BETTING_ACTS]);

#endif
