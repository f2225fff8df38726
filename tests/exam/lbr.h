/* A local best response (V. Lisy and M. Bowling, 2017) for two seats: it keeps the range of hands that its
 * opponent may have, by the frequencies with which that opponent was seen to act with hands of each strength,
 * and chooses what is worth most if both only check and match from then on. */
#ifndef TESTS_EXAM_LBR_H
#define TESTS_EXAM_LBR_H

#include "ai/betting.h"
#include "ai/study.h"

enum { LBR_PRICES = 8, LBR_DEEDS = 5 };

typedef struct Lbr {
    double wins[STUDY_PLACES][STUDY_STRENGTHS][STUDY_STRENGTHS];       /* share of hands won, own by theirs */
    double moves[STUDY_PLACES][STUDY_STRENGTHS][STUDY_STRENGTHS];      /* from a place to the next */
    double seen[STUDY_PLACES][LBR_PRICES][STUDY_STRENGTHS][LBR_DEEDS]; /* decisions logged */
    int64_t logged;
    double range[STUDY_STRENGTHS]; /* of the opponent, now */
    int place;
} Lbr;

/* Learns how hands of each strength fare, from rehearsals of the setup. */
void lbr_begin(Lbr *lbr, const Study *study, const SabaccSetup *setup);

/* Logs a decision of the opponent whose hand is known: what it added beyond matching (-1: it folded). */
void lbr_log(Lbr *lbr, const BettingSight *sight, int64_t adds);

void lbr_new_hand(Lbr *lbr);

/* The opponent has acted; its hand is not known. */
void lbr_sees(Lbr *lbr, const BettingSight *sight, int64_t adds);

/* What it does: as a bot's answer. */
int64_t lbr_bets(Lbr *lbr, const BettingSight *sight);

#endif
