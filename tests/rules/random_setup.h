/* Setups at random, for tests of whatever can be played. */
#ifndef SABACC_TESTS_RANDOM_SETUP_H
#define SABACC_TESTS_RANDOM_SETUP_H

#include "base/rng.h"
#include "rules/sabacc.h"

/* As many seats as the game can have. */
int random_seats(const SabaccGame *game, Rng *rng);

/* A setup that is accepted: about half of the game's options, each in any of its forms, with mostly small
 * numbers; stacks from poor to rich, things to stake, and mostly a first dealer. Ends the program where an
 * option of the game is refused or is not read back as it was set. */
SabaccSetup random_setup(const SabaccGame *game, int seats, Rng *rng);

#endif
