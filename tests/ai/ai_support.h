/* Shared by the tests of the opponents. */
#ifndef TESTS_AI_SUPPORT_H
#define TESTS_AI_SUPPORT_H

#include "ai/ai.h"

/* All games, the null game among them; index 0 … support_games()-1. */
int support_games(void);
const SabaccGame *support_game(int index);

/* A setup of `seats` stacks of 100, or as many as the game takes, with seat 0 as dealer. */
SabaccSetup support_setup(const SabaccGame *game, int seats);

/* Asks a level for the seat that must act in `state`; the answer must be legal. */
SabaccAction support_decide(const SabaccState *state, AiLevel level, int effort, uint64_t seed);

/* Applies, which must succeed. */
void support_apply(SabaccState *state, const SabaccAction *action);

/* Plays at random until a seat must act; false if the game ends before. */
bool support_to_seat(SabaccState *state, Rng *rng);

/* A setup of two seats, or as many as the game takes, with one option set if `key` is not NULL. */
SabaccSetup support_setup_with(const char *game, const char *key, const char *value);

/* A game whose cards are stacked. */
typedef struct SupportTable {
    SabaccState state;
    const char *const *cards; /* words, to be dealt in this order */
    const uint8_t *dice;      /* of every roll */
    int next;
} SupportTable;

/* Begins, deals the named cards and rolls `dice` (NULL: a 1 and a 2) until a seat must act. */
SupportTable support_table(const SabaccSetup *setup, const char *const *cards);
SupportTable support_table_with_dice(const SabaccSetup *setup, const char *const *cards,
                                     const uint8_t dice[2]);

/* Applies the action in the words of a record for the seat that must act; then the croupier continues. */
void support_play(SupportTable *table, const char *words);

/* All check, pass and stand until this seat is offered the verb. */
void support_pass_until(SupportTable *table, int seat, SabaccVerb verb);

/* The decision of ai:regular with that seed, in the words of a record, without its seat; valid until the next
 * call. */
const char *support_words(const SupportTable *table, uint64_t seed);

bool support_same_action(const SabaccAction *left, const SabaccAction *right);

#endif
