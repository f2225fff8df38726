/* What a game is played for: what a seat wins and loses, when that is decided, and how much of it a seat has.
 * Each game describes it (SabaccGame.played_for) for opponents, simulations and results. */
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
    SABACC_COMPARES_LAID, /* those laid before it (PZ-2): there is no showdown */
    SABACC_COMPARES_NONE, /* no cards: there is no showdown */
} SabaccCompared;

/* The sum of all seats' scores in games that are not played for credits. */
enum { SABACC_WHOLE_SCORE = 1 << 20 };

/* All zero: a game of hands, each played for the credits of its pots. */
typedef struct SabaccPlayedFor {
    uint8_t prize;    /* SabaccPrize */
    uint8_t compared; /* SabaccCompared */
    bool by_round;    /* rounds are won and lost, as sets are (PZ-5); otherwise hands */
    bool for_streaks; /* streaks and best results are kept of it, and its deals are numbered (SO-2) */
    /* What the seat's hands are won and lost in, as it has it now; NULL: credits (sabacc_purse). */
    int32_t (*holding)(const struct SabaccTable *table, int seat);
    /* The same when the first hand begins. Given with `holding`. */
    int32_t (*beginning)(const struct SabaccSetup *setup, int seat);
    /* The seat's score when a hand, or a round, has been decided, comparable only with scores of the same
     * table: its share of SABACC_WHOLE_SCORE. NULL: its credits and the price of what it owns. */
    int64_t (*score)(const struct SabaccTable *table, int seat);
    /* The difference between two sums of that many scores below which a search prefers the habitual choice.
     * Given with `score`. */
    int64_t (*trifle)(const struct SabaccTable *table, int64_t scores);
} SabaccPlayedFor;

#endif
