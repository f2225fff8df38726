/* The solver of games that are played for sets (PZ-2). Private to ai/. */
#ifndef SABACC_AI_SOLVER_SETS_H
#define SABACC_AI_SOLVER_SETS_H

#include "ai/ai.h"

bool solver_set_suits(const SabaccTable *table);
bool solver_set_decide(const AiQuestion *question, SabaccAction *action);

#endif
