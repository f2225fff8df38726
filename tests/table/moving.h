#ifndef SABACC_TESTS_TABLE_MOVING_H
#define SABACC_TESTS_TABLE_MOVING_H

/* A table of four on which something is on its way; for tests of how it moves. */

#include "table/state.h"
#include "table_fixture.h"

#define MOVING_STEP_MS 5.0
enum { MOVING_PICTURES = 512 };

/* 960×540 pixels, 250 credits each; game and options as of FixtureSetup. */
TableFixture moving_open(const char *game, const char *options, TableSettings settings);
/* Plays until an event of that kind has begun; fails where none comes. */
void moving_play_until(TableFixture *fixture, SabaccEventType type);
/* The first flight of that FlightKind to stay where it lands; NULL for none. */
const Flight *moving_flight(const TableFixture *fixture, int kind);
/* The pictures drawn now whose asset begins with `length` bytes of that one; returns how many. */
int moving_pictures(TableFixture *fixture, const char *asset, size_t length, Box boxes[MOVING_PICTURES]);

#endif
