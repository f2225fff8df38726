/* The cost of a hand, and who can pay it. */
#ifndef SABACC_RULES_PHASES_ANTE_H
#define SABACC_RULES_PHASES_ANTE_H

#include "rules/private.h"

/* Credits of one seat's ante into the hand pot, and into the sabacc pot. */
int32_t ante_hand(const SabaccTable *table);
int32_t ante_sabacc(const SabaccTable *table);

/* Seats still in the game that can pay the whole ante of the next hand (ST-2); and those of them that do not
 * sit out, which would be dealt in (ST-6). */
SeatMask ante_payers(const SabaccTable *table);
SeatMask ante_ready(const SabaccTable *table);

/* Whether the house's account can bear to pay that; it may be negative (ST-5), up to the credit limit. */
bool house_can_pay(const SabaccTable *table, int32_t credits);

/* Eliminates the seats that cannot and do not sit out; they keep their credits (ST-2). */
void ante_outs(Engine *engine);

#endif
