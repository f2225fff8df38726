/* The values of a set (PZ-2 … PZ-6): the chance to win the match, for both seats playing on as well as they
 * can. Exact but for three things: main cards are drawn as if each were put back, the other seat's hidden
 * cards are as if drawn anew at each of its turns, and a special card counts for what it would do now.
 * Private to ai/. */
#ifndef SABACC_AI_SOLVER_SET_H
#define SABACC_AI_SOLVER_SET_H

#include "rules/sabacc.h"

enum {
    SET_WHOLE = 65535, /* certain to win the match */
    SET_TOTALS = SABACC_SET_POINTS + 1,
    SET_SCORES = 2 * SET_TOTALS, /* twice the total on which a seat stands, and 1 with a Tie Breaker */
    SET_MAIN = 10,               /* main cards count 1 … 10 */
    SET_HAND = 4,                /* hand cards of a seat */
    SET_MASKS = 1 << SET_HAND,   /* those left, as bits */
    SET_KINDS = 24
};

typedef enum SetResult { SET_LOST, SET_TIED, SET_WON, SET_RESULTS } SetResult;

/* A hand card: what it may add to the total, and whether it breaks ties. */
typedef struct SetCard {
    int8_t adds[2];
    bool breaks_ties;
} SetCard;

/* A set from here on, for the seat whose values are wanted. */
typedef struct SetProblem {
    uint32_t main[SET_MAIN + 1]; /* the chance of each main card, in 65536ths */
    int hand_count, rival_count; /* hand cards */
    SetCard hand[SET_HAND];
    int kind_count;
    SetCard kind[SET_KINDS]; /* each of the other's cards is one of these, equally likely */
    bool stands_on_20, may_decline, breaks_ties, rival_breaks_ties, rival_stands;
    uint16_t worth[SET_RESULTS][SET_MASKS][SET_HAND + 1]; /* of a set's end, with these hand cards left */
} SetProblem;

/* By own cards left, own total, and the other's total; `own` and `rival` by whether the seat before has taken
 * no main card (PZ-6). The seat named begins its turn; `_alone`: the other one stands on a score. */
typedef struct SetLayer {
    uint16_t own[2][SET_MASKS][SET_TOTALS][SET_TOTALS], rival[2][SET_MASKS][SET_TOTALS][SET_TOTALS];
    uint16_t own_alone[SET_MASKS][SET_TOTALS][SET_SCORES], rival_alone[SET_MASKS][SET_SCORES][SET_TOTALS];
    /* Both stand: by the other's total and own score; by own total and the other's score. */
    uint16_t closing[SET_MASKS][SET_TOTALS][SET_SCORES], rival_closing[SET_MASKS][SET_TOTALS][SET_SCORES];
} SetLayer;

typedef struct SetValues {
    const SetProblem *problem;
    uint32_t lacks[SET_KINDS + 1]
                  [SET_HAND + 1]; /* the chance that no card is one of so many kinds, 65536ths */
    SetLayer layer[2];            /* by the other's number of cards, modulo 2 */
} SetValues;

/* Computes the values for all totals from `lowest` and `rival_lowest` on, and all of the hand's subsets. */
void set_solve(const SetProblem *problem, int lowest, int rival_lowest, SetValues *values);

/* The values of resting on a total with some cards left, the other's being `rival`: to stand, or to end the
 * turn after `declined` main cards in succession (0 … 2). */
int set_stand(const SetValues *values, int mask, int total, bool breaks_ties, int rival);
int set_end(const SetValues *values, int mask, int total, int rival, int declined);

#endif
