/* What a game is played for: what a seat wins and loses, where it is decided, and how much of it a seat has.
 * The game tells it itself (SabaccGame.played_for); opponents, statistics and results read it here. */
#ifndef SABACC_RULES_PLAYED_FOR_H
#define SABACC_RULES_PLAYED_FOR_H

#include <stdbool.h>
#include <stdint.h>

struct SabaccSetup;
struct SabaccTable;

/* What hands are won and lost in. */
typedef enum SabaccPrize {
    SABACC_FOR_CREDITS, /* the credits of the pots */
    SABACC_FOR_CHIPS,   /* chips apart from credits: the last who has any wins the prize (KE-7) */
    SABACC_FOR_SETS,    /* sets: who has as many as are needed wins the match (PZ-5) */
    SABACC_PRIZES
} SabaccPrize;

/* Which cards of a seat are compared with those of others. */
typedef enum SabaccCompared {
    SABACC_COMPARES_HAND,
    SABACC_COMPARES_KEPT, /* those of its hand that it has kept (CO-2) */
    SABACC_COMPARES_LAID, /* those laid before it (PZ-2) */
} SabaccCompared;

/* All of what there is to win, as the scores of games that are not played for credits have it. */
enum { SABACC_WHOLE_SCORE = 1 << 20 };

/* All zero: a game of hands, each played for the credits of its pots. */
typedef struct SabaccPlayedFor {
    uint8_t prize;    /* SabaccPrize */
    uint8_t compared; /* SabaccCompared */
    bool by_round;    /* each round is won or lost by itself, as a set is (PZ-5); else each hand */
    bool for_streaks; /* streaks and best results are kept of it, and its deals are numbered (SO-2) */
    /* What the seat's hands are won and lost in, as it has it now; NULL: credits (sabacc_purse). */
    int32_t (*holding)(const struct SabaccTable *table, int seat);
    /* The same when the first hand begins. Given with `holding`. */
    int32_t (*beginning)(const struct SabaccSetup *setup, int seat);
    /* The seat's score when a hand, or a round, has been decided, comparable only with scores of the same
     * table: its share of SABACC_WHOLE_SCORE. NULL: its credits and the price of what it owns. */
    int64_t (*score)(const struct SabaccTable *table, int seat);
    /* A difference between sums of so many scores that is not worth playing otherwise than by habit.
     * Given with `score`. */
    int64_t (*trifle)(const struct SabaccTable *table, int64_t scores);
} SabaccPlayedFor;

#endif
