/* The solver of games that are played for chips (KE-7). Private to ai/. */
#ifndef SABACC_AI_SOLVER_CHIPS_H
#define SABACC_AI_SOLVER_CHIPS_H

#include "ai/ai.h"

bool solver_chips_suits(const SabaccTable *table);
bool solver_chips_decide(const AiQuestion *question, SabaccAction *action);

#endif
