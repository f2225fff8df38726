/* The end of a game. */
#ifndef SABACC_RULES_PHASES_GAME_END_H
#define SABACC_RULES_PHASES_GAME_END_H

#include "rules/private.h"

/* The seat with the most credits wins; the rest of the sabacc pot is paid out, and no seat acts any more
 * (ST-3). */
void game_end(Engine *engine);

/* Whether moving the dealer's token to seat `to` reaches or passes the first dealer's seat (ST-3). */
bool token_comes_round(const SabaccTable *table, int to);

/* Whether the hand that has ended ends the game (ST-2, ST-3) whether or not those buy in again who may
 * (ST-7); the token has not moved yet, and nothing said of sitting out has taken effect. */
bool game_ends_otherwise(const SabaccTable *table);

#endif
