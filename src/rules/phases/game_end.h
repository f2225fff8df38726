/* The end of a game. */
#ifndef SABACC_RULES_PHASES_GAME_END_H
#define SABACC_RULES_PHASES_GAME_END_H

#include "rules/private.h"

/* Most credits wins; what is left in the sabacc pot is handed out, and nobody acts any more (ST-3). */
void game_end(Engine *engine);

/* Whether the dealer's token, moved on to seat `to`, comes to or past the first dealer's seat (ST-3). */
bool token_comes_round(const SabaccTable *table, int to);

/* Whether another hand follows the one that has ended (ST-2, ST-3); the token has not yet moved. */
bool hand_follows(const SabaccTable *table);

#endif
