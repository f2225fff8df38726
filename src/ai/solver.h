/* Solvers: exact or nearly exact play where a game is small. Which one plays is chosen in one table, by what
 * the game is played for and how, never by the game's id. Private to ai/. */
#ifndef SABACC_AI_SOLVER_H
#define SABACC_AI_SOLVER_H

#include "ai/ai.h"

/* Decides by the solver of this kind of table. False if there is none, it has no answer to this question, or
 * the question's level plays without it: then *action is unchanged. */
bool solver_decide(const AiQuestion *question, SabaccAction *action);

/* ---- solver_moves.c: a hand improved in counted moves against a blind hand of the house (SO-1) ---- */

bool moves_suit(const SabaccTable *table);
bool moves_decide(const AiQuestion *question, SabaccAction *action);

/* ---- solver_house.c: two fielded cards and a call against a house that plays by a policy (CS-2) ---- */

bool house_suits(const SabaccTable *table);
bool house_decide(const AiQuestion *question, SabaccAction *action);

#endif
