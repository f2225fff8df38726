/* Tables with a pending question, and presses on its choices: for the tests of ui/prompts/pick.h. */
#ifndef TESTS_SCENES_PICK_SUPPORT_H
#define TESTS_SCENES_PICK_SUPPORT_H

#include "ui/prompts/pick.h"

/* The croupier's fair chance until a seat is to act. */
void let_deal(SabaccState *state);

/* A setup of two seats, or of one where the game has no more, with 100 credits each; `options` are
   "key=value" and end with NULL. */
SabaccSetup setup_of(const char *game, const char *const options[]);

/* Dealt, until seat 0 is asked; `seed` drives the croupier. */
SabaccState table_from(const SabaccSetup *setup, uint64_t seed);
SabaccState table_of(const char *game, const char *const options[]);

/* An action in words, which must be legal, and the chance after it. */
void play(SabaccState *state, const char *words);
bool apply(SabaccState *state, const SabaccAction *action);

/* The question to the seat. */
Pick pick_for(const SabaccState *state, int seat);

/* A press of a button or hotspot, or of a key not used by a widget; true when the action is complete. */
bool press(Pick *pick, const char *name, SabaccAction *action);
bool press_key(Pick *pick, char character, SabaccAction *action);
bool has_button(const Pick *pick, const char *name);
/* The button of that name, which must be there. */
PickButton button_of(const Pick *pick, const char *name);

/* The action is legal and, where `words` is not NULL, reads so. */
void expect_words(const SabaccState *state, const SabaccAction *action, const char *words);

/* Names of all that a player could press now; fails where two buttons share a name or a key. */
typedef struct Presses {
    int count;
    char name[160][UI_NAME_BYTES];
} Presses;
Presses presses_of(const Pick *pick);

/* Moves the slider or the steps, where there are any, to anything, within the range and beyond. */
void step_aside(Pick *pick, Rng *rng);

/* A table of Pazaak at which seat 0 has a main card before it and those words for its hand. */
SabaccState table_with_hand(const char *const words[4]);

#endif
