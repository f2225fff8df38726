/* Bets by tables trained in self-play. A table knows nothing of cards: of a hand it knows how strong it is
 * among all hands at this place (ai/study), of the table the pot, what is owed, the stacks, and the sabacc
 * pot, each in a few steps. It answers with how often to fold, match, or bet how much. Which table plays is
 * decided by the shape of a study, the nearest. Made by sabacc-train; see src/train/README.md. Private to ai/
 * and src/train/. */
#ifndef SABACC_AI_BETTING_H
#define SABACC_AI_BETTING_H

#include "ai/study.h"

typedef enum BettingAct {
    BETTING_FOLD,
    BETTING_CALL, /* check or match */
    BETTING_HALF, /* bet, or raise by, half the pot */
    BETTING_POT,
    BETTING_TWICE, /* twice the pot */
    BETTING_ALL,
    BETTING_ACTS
} BettingAct;

/* What decides a bet. Credits in any unit. */
typedef struct BettingSight {
    int place, places;  /* of how many */
    int strength;       /* 0 … STUDY_STRENGTHS-1 */
    int rivals;         /* seats still in, without this one */
    bool is_of_several; /* more than two were dealt in */
    bool has_bet;       /* it has credits in this round's bets */
    bool is_last;       /* nobody is asked after it, if it does not raise */
    int64_t pot;        /* with all bets of this round */
    int64_t owed;       /* to match */
    int64_t own;        /* its stack */
    int64_t others;     /* the most that any rival could still add beyond the level */
    int64_t sabacc;     /* the sabacc pot */
    int hand;           /* of an evening of 24, from 1; the tables do not look at it */
    /* What it remembers of its rivals (ai/recall); all 0: nothing. */
    int sticky;                /* how sure it is that one of them hardly folds, in 1024ths */
    int chance;                /* to beat all of them whatever they hold, in 1024ths */
    int calls[SABACC_PRICES];  /* how often any of them matches such a bet, in 1024ths */
    int payers[SABACC_PRICES]; /* how many of them do in the mean, in 1024ths */
} BettingSight;

/* The number of situations at one place, and the situation's number at its place, below that. */
int betting_spots(void);
int betting_spot(const BettingSight *sight);

/* Whether the situation of that number, at any place, is one of a table of two. */
bool betting_is_of_two(int64_t spot);

/* The credits that an act adds beyond matching: less than 0 for FOLD, 0 for CALL, all that is left for ALL.
 */
int64_t betting_adds(const BettingSight *sight, BettingAct act);

/* Which acts differ from each other there: bits. With `may_raise` bets and raises too. */
unsigned betting_acts(const BettingSight *sight, bool may_raise);

/* Draws an act by its weight; BETTING_ACTS if none has any. */
int betting_draw(const int weights[BETTING_ACTS], Rng *rng);

/* How often each act is chosen, in 15ths; each situation takes BETTING_BYTES of a table. */
enum { BETTING_PARTS = 15, BETTING_BYTES = BETTING_ACTS / 2 };

/* The tables as they lie in assets/opponents/betting: for each, the shape of its study, its places, and of
 * all situations what is said above. */
enum {
    BETTING_MAGIC = 0x42455431,
    BETTING_HEAD = 8,
    BETTING_SHAPE = 6 + STUDY_PLACES /* numbers of a shape */
};

/* What situations of a place of betting are told apart by, beside the strength of the hand, and how many
 * there are. */
enum {
    BETTING_RIVALS = 4,
    BETTING_DEPTHS = 6,
    BETTING_SABACCS = 3,
    BETTING_PRICES = 5,
    BETTING_MOMENTS = 2 + 2 * BETTING_PRICES,
    BETTING_SPOTS = STUDY_STRENGTHS * BETTING_RIVALS * BETTING_DEPTHS * BETTING_SABACCS * BETTING_MOMENTS
};

typedef struct BettingTable BettingTable;

void betting_shape_numbers(const StudyShape *shape, int places, int32_t numbers[BETTING_SHAPE]);

/* The table nearest to the study's shape; NULL if there is none. */
const BettingTable *betting_table(const Study *study, int *places);

/* The weights of the acts in that situation; all 0 where training never came. None of the best eighth of
 * hands folds to a bet of about the pot. */
void betting_weights(const BettingTable *table, int places, const BettingSight *sight,
                     uint8_t weights[BETTING_ACTS]);

#endif
