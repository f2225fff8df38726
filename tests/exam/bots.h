/* The exam's bots: each bets by a few rules, and plays its cards as play-outs do. */
#ifndef TESTS_EXAM_BOTS_H
#define TESTS_EXAM_BOTS_H

#include "ai/ai.h"
#include "ai/bettor.h"
#include "ai/policy.h"

typedef struct Bot {
    const char *name;
    /* What it does with a bet to make or to answer. `share`: of rivals that its hand beats in the end, in
     * 1024ths; `sight` as opponents see it. A negative answer folds, 0 matches or checks, more is added. */
    int64_t (*bets)(const BettingSight *sight, int share, Rng *rng);
} Bot;

extern const Bot exam_bots[];
int exam_bot_count(void);

/* Whether a seat with those offers is asked for a bet, or to answer one. */
bool exam_is_bet(const SabaccOffers *offers);

/* That answer of a bot as an action of the seat, within what is offered. */
SabaccAction exam_bet(const SabaccTable *table, int seat, const SabaccOffers *offers, int64_t adds);

#endif
