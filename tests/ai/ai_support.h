/* What the tests of the opponents share. */
#ifndef TESTS_AI_SUPPORT_H
#define TESTS_AI_SUPPORT_H

#include "ai/ai.h"

/* All games, the null game among them; index 0 … support_games()-1. */
int support_games(void);
const SabaccGame *support_game(int index);

/* A setup of `seats` stacks of 100, or as many as the game takes, with seat 0 as dealer. */
SabaccSetup support_setup(const SabaccGame *game, int seats);

/* Asks a level for the seat that must act in `state`; the answer must be one the rules accept. */
SabaccAction support_decide(const SabaccState *state, AiLevel level, int effort, uint64_t seed);

/* Applies, which must succeed. */
void support_apply(SabaccState *state, const SabaccAction *action);

/* Plays at random until a seat must act; false where the game is over before. */
bool support_to_seat(SabaccState *state, Rng *rng);

bool support_same_action(const SabaccAction *left, const SabaccAction *right);

#endif
