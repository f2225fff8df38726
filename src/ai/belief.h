/* What bets tell of hidden hands: after so much was paid, how often each strength still sits there. Learnt
 * with the study of a table, by playing the trained bets on rehearsed hands. Private to ai/. */
#ifndef SABACC_AI_BELIEF_H
#define SABACC_AI_BELIEF_H

#include "ai/study.h"

/* Learns study->belief and study->folds, from the setup of the study, its places and its bets. */
void belief_learn(Study *study, const SabaccSetup *setup);

/* How much more likely the seat holds such a hand than it would without what it has paid, in 1024ths; above
 * 0. As guessed for a seat still in: its hidden cards are read. */
int belief_weight(const Study *study, const SabaccTable *table, int seat);

#endif
