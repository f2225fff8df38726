/* The horizon and the score of a play-out. Private to ai/. */
#ifndef SABACC_AI_SCORE_H
#define SABACC_AI_SCORE_H

#include "rules/sabacc.h"

/* A stretch of play: what is won or lost by itself (SabaccPlayedFor), a hand or a round of it. */
typedef struct Horizon {
    int32_t hand;
    uint8_t round; /* 0: the whole hand */
} Horizon;

Horizon horizon_of(const SabaccTable *table);

/* Whether the horizon is not reached yet; false once the game is over. */
bool horizon_goes_on(const SabaccTable *table, Horizon horizon);

/* What the seat has as a stretch ends, to be compared with nothing but scores of the same table: what its
 * game says (SabaccPlayedFor), else its credits and the price of what it owns. */
int64_t score_of(const SabaccTable *table, int seat);

/* A score that a play-out ends with, for the viewer of the table that it begins at: what it wins or loses of
 * credits beyond the pot counts a quarter. One hand in many is played for whole stacks. Whatever is chosen
 * now hardly causes that, but in the mean of a few hundred play-outs it would outweigh the rest. */
int64_t score_damped(const SabaccTable *table, int64_t score);

/* The difference between sums of that many scores below which the habit is preferred. */
int64_t score_trifle(const SabaccTable *table, int64_t scores);

#endif
