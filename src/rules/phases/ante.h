/* The cost of a hand, and who can pay it. */
#ifndef SABACC_RULES_PHASES_ANTE_H
#define SABACC_RULES_PHASES_ANTE_H

#include "rules/private.h"

/* Credits of one seat's ante into the hand pot, and into the sabacc pot. */
int32_t ante_hand(const SabaccTable *table);
int32_t ante_sabacc(const SabaccTable *table);

/* Seats still in the game that can pay the whole ante of the next hand (ST-2). */
SeatMask ante_payers(const SabaccTable *table);

/* Eliminates the seats that cannot; they keep their credits (ST-2). */
void ante_outs(Engine *engine);

#endif
