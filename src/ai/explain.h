/* Why an opponent did what it did: the reasons of one decision as data, for whoever puts them into words.
 *
 * They come from the decision itself. The question is asked again, and what it was decided by is noted on the
 * way; so they rest on the view of that seat and its offers alone, and two states that look alike to the seat
 * give the same reasons. Like ai_decide this computes in integers, allocates no memory, and may be called by
 * any number of threads. It takes as long as the decision took. */
#ifndef SABACC_AI_EXPLAIN_H
#define SABACC_AI_EXPLAIN_H

#include "ai/ai.h"

/* What a decision rests on. */
typedef enum AiGround {
    AI_GROUND_FORCED,   /* nothing: it saw one thing to do */
    AI_GROUND_CHANCE,   /* AI_RANDOM */
    AI_GROUND_RECKONED, /* a solver weighed all that may still come */
    AI_GROUND_TASTE,    /* a preference, before play */
    AI_GROUND_DECLARED, /* how a level declares sides and totals */
    AI_GROUND_FIRST,    /* done before any bet: the hand is good enough to call, or to be made safe */
    AI_GROUND_TABLE,    /* a trained table of bets */
    AI_GROUND_PLAYOUTS, /* hands played out to their end, for each choice */
    AI_GROUNDS
} AiGround;

/* How a character bets unlike the others (temperaments.def). */
typedef enum AiHabit { AI_HABIT_NONE, AI_HABIT_BLUFFS, AI_HABIT_SIZES, AI_HABIT_CALLS, AI_HABITS } AiHabit;

/* Shares are in hundredths of the whole. */
typedef struct AiReasons {
    uint8_t ground;   /* AiGround */
    bool is_repeated; /* asked again it chooses the same; otherwise opponents have changed since then */

    /* Where it could fold, and check or match: */
    bool is_bet;
    int64_t pot, owed; /* credits: with all bets of the round; to match, at most its stack */
    int price; /* the share of the pot with the match in it: a hand that wins so often earns it back */

    /* AI_GROUND_TABLE */
    bool knows_hand;             /* otherwise a part of it is hidden from the seat itself */
    int beats;                   /* the share of hands at this place that are weaker */
    int beats_least, beats_most; /* between which its level takes it; the same where it does not err */
    int folds, calls, raises;    /* how often its table does which: checks, and bets, are among them */
    uint8_t habit;               /* AiHabit: of those that matter here the one that matters most */
    bool is_habit_strong;        /* more than usual, rather than less */
    int habit_adds;              /* to the share of what it did; less than 0: it did so all the same */
    bool remembers;              /* what it did is likelier for what it remembers of the others (ai/recall) */
    bool holds_back;             /* without its patience (ai/bettor.h) it may have bet more, or at all */

    /* AI_GROUND_PLAYOUTS */
    int choices, playouts; /* considered; hands played out for each of those that were left */
    bool has_gain;         /* what follows is known, and in credits */
    int64_t gain; /* by how much it ended better than with `other`, in the mean: hundredths of a credit */
    SabaccAction other; /* the best of the other choices */

    bool
        may_bluff; /* AI_GROUND_DECLARED: its level declares what it does not hold as often as what it does */
} AiReasons;

/* The reasons why the seat of this question did what was `taken`. With the seed that it had then the answer
 * is what it reckoned then. False if *stop was set before it was done: then *reasons is undefined. */
bool ai_explain(const AiQuestion *question, const SabaccAction *taken, AiReasons *reasons);

#endif
