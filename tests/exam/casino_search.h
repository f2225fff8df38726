/* Choices at Casino by play-outs: is there a better one than the level's? */
#ifndef TESTS_EXAM_CASINO_SEARCH_H
#define TESTS_EXAM_CASINO_SEARCH_H

#include "casino_player.h"

/* Whether two choices differ in what they do: fielding other copies of the same kinds is the same. */
bool casino_choices_differ(const CasinoTable *table, CasinoChoice one, CasinoChoice other);

/* What the best choice wins over `choice`, in credits, if every later one is the player's. The house's hidden
 * cards are dealt anew for each of `rollouts` play-outs. The best is found by some, and its gain by four
 * times as many others, so that it is not best by luck alone; 0 if none is better by two standard errors. */
double casino_better_choice(const CasinoPlayer *player, const CasinoTable *table, CasinoChoice choice,
                            int rollouts);

#endif
