#ifndef SABACC_TESTS_TABLE_APART_H
#define SABACC_TESTS_TABLE_APART_H

/* For tests that ask where things of a small table lie. */

#include "table_fixture.h"

/* 480×270 pixels, with totals. */
FixtureSetup small_setup(int seats, int viewer, float speed);
/* By more than half a unit. */
bool overlap(Box a, Box b);
/* From the right side of one to the left side of the other. */
float between(Box left, Box right);

#endif
