/* What a play-out is for: how far it goes, and what a seat has in the end. Private to ai/. */
#ifndef SABACC_AI_SCORE_H
#define SABACC_AI_SCORE_H

#include "rules/sabacc.h"

/* A stretch of play: what is won or lost by itself (SabaccPlayedFor), a hand or a round of it. */
typedef struct Horizon {
    int32_t hand;
    uint8_t round; /* 0: the whole hand */
} Horizon;

Horizon horizon_of(const SabaccTable *table);

/* Whether the table is still in that stretch; never where the game is over. */
bool horizon_goes_on(const SabaccTable *table, Horizon horizon);

/* What the seat has as a stretch ends, to be compared with nothing but scores of the same table: what its
 * game says (SabaccPlayedFor), else its credits and the price of what it owns. */
int64_t score_of(const SabaccTable *table, int seat);

/* A difference between sums of so many scores that is not worth a departure from habit. */
int64_t score_trifle(const SabaccTable *table, int64_t scores);

#endif
