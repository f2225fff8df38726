/* Shared by the tests of the rules: setups, play and hands in words. */
#ifndef SABACC_TESTS_RULES_SUPPORT_H
#define SABACC_TESTS_RULES_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "rules/sabacc.h"

/* A setup of the game by its id with seat 0 as first dealer; `options` are "key=value;key=value" or "". */
SabaccSetup setup_of(const char *game, int seats, int32_t credits, const char *options);

/* Sets options "key=value;key=value"; fails the test where one is refused. */
void set_options(SabaccSetup *setup, const char *options);

/* A game begun. */
SabaccState start_of(const SabaccSetup *setup);

/* Reads one action; fails the test where it is none. */
SabaccAction action_of(const char *words);

/* Applies actions parted by ", "; fails the test, saying which, where one is refused. */
void play(SabaccState *state, const char *actions);

/* The code with which the action is refused, as a word of docs/record.md, "ok" where it is not. */
const char *refusal_of(const SabaccState *state, const char *action);

/* Reads cards parted by spaces; returns how many. */
int cards_of(const char *words, SabaccCard cards[SABACC_MAX_HAND]);

/* The worth of a hand of words at a Corellian Spike table with these options. */
SabaccWorth worth_of(const char *hand, const char *options);

/* Plays on with check and stand, fair dice that do not match and fair cards, until `phase` is reached. */
void coast_to(SabaccState *state, SabaccPhase phase);

#endif
