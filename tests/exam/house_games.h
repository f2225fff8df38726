/* Shared by the examinations at the games against the house: the classic cards by kinds of equal value (DK-1,
 * DK-2), and the level that is examined. */
#ifndef TESTS_EXAM_HOUSE_GAMES_H
#define TESTS_EXAM_HOUSE_GAMES_H

#include "ai/ai.h"

/* Kinds: 1 … 15, of four suits each, then the faces, of two copies each. */
enum { KINDS = 23, SUITED = 15, DECK = 76, HAND = 4, TWO = 1, THREE = 2, IDIOT = 15 };
extern const int kind_values[KINDS];

static inline int kind_copies(int kind) { return kind < SUITED ? 4 : 2; }

int kind_of(SabaccCard card);

/* The card of that kind in that suit; copies of a face card are one. */
SabaccCard kind_card(int kind, int suit);

/* What the level does at seat 0. */
SabaccAction exam_decision(const SabaccState *state, AiLevel level, uint64_t seed);

/* Applies, which must succeed. */
void exam_apply(SabaccState *state, const SabaccAction *action);

#endif
