/* Players who bet in a fixed way, at some of the tables of training: strangers.def. Whoever learns beside
 * them learns to take what such players give away, and where only learners sit plays nearly as soundly as
 * before (M. Johanson, M. Zinkevich and M. Bowling's restricted Nash responses, 2007). */
#ifndef SABACC_TRAIN_STRANGERS_H
#define SABACC_TRAIN_STRANGERS_H

#include "ai/betting.h"
#include "base/rng.h"

enum { STRANGER_NONE = -1 };

/* Who sits down at a table of so many seats: the number of a stranger, or STRANGER_NONE. */
int stranger_drawn(int seats, Rng *rng);

/* How often it does each act, as shares of their sum; acts outside of `acts` never, at least one of them. */
void stranger_shares(int stranger, const BettingSight *sight, unsigned acts, int share[BETTING_ACTS]);

#endif
