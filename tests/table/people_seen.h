/* Who sits at a table, as its last frame shows them. */
#ifndef SABACC_TESTS_PEOPLE_SEEN_H
#define SABACC_TESTS_PEOPLE_SEEN_H

#include "table_fixture.h"

/* At 1920×1080, of the seed 5, 100 credits each. */
FixtureSetup people_setup(const char *game, int seats);
/* Draws a frame. */
void people_draw(TableFixture *fixture);

/* The first fact whose words begin so; NULL if there is none. */
const Fact *people_shown(const TableFixture *fixture, const char *words);
bool people_ends(const char *words, const char *end);
/* By the name of its picture: −1 to the left, 0 ahead, 1 to the right. */
int people_turn_of(const Fact *person);

#endif
