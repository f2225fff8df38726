/* How a decision came about, noted by ai_decide for ai_explain. Private to ai/. */
#ifndef SABACC_AI_TRACE_H
#define SABACC_AI_TRACE_H

#include "ai/explain.h"
#include "ai/study.h"
#include "ai/temperament.h"

enum { TRACE_CHANCES = 48, TRACE_SURE = 1 << 24 };

/* What a solver has counted out for one action. */
typedef struct TraceChance {
    SabaccAction action;
    int32_t wins; /* of TRACE_SURE; a draw that returns a stake counts half */
} TraceChance;

/* It begins as zeros. */
struct AiTrace {
    AiGround ground;
    bool may_bluff; /* AI_GROUND_DECLARED */

    /* AI_GROUND_TABLE */
    const Study *study;      /* of the table; in the question's memory */
    Temperament temperament; /* with the level's blur */

    /* AI_GROUND_PLAYOUTS; scores are sums over the play-outs */
    int choices;  /* considered at first */
    int playouts; /* of each of those that were left */
    int64_t score, other_score;
    SabaccAction other; /* the best of the others */

    /* by a solver that counts chances; 0 by others */
    int chance_count;
    TraceChance chance[TRACE_CHANCES];
};

#endif
