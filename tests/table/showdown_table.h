#ifndef SABACC_TESTS_TABLE_SHOWDOWN_TABLE_H
#define SABACC_TESTS_TABLE_SHOWDOWN_TABLE_H

/* A table at which hands are judged and paid, for tests of how that is shown. */

#include "table/state.h"
#include "table_fixture.h"

#define SHOWDOWN_STEP_MS 10.0
extern const TableSettings showdown_usual, showdown_calm;

/* Of Corellian Spike, with 250 credits each; sizes in pixels. */
TableFixture showdown_open(uint64_t seed, int seats, TableSettings settings, int width, int height);
TableFixture showdown_open_at(int seats, TableSettings settings, int width, int height);
/* Plays until an action brings an event of that kind; it is not shown yet. */
void showdown_play_until(TableFixture *fixture, SabaccEventType type);
/* Whether the last action brought one. */
bool is_posted(const TableFixture *fixture, SabaccEventType type);
/* Until that event has begun; and until one of that kind is the next to begin, within a moment. */
void showdown_play_until_shown(TableFixture *fixture, SabaccEventType type);
void showdown_play_until_due(TableFixture *fixture, SabaccEventType type);
/* What is drawn now: the first fact of that name and kind; NULL for none. */
const Fact *showdown_fact(TableFixture *fixture, const char *name, FactKind kind);
void showdown_draw(TableFixture *fixture);
/* As the program does, which shows the next hand only when asked to: nothing after the hand's end. */
void showdown_keep_to_the_end(TableFixture *fixture);
void showdown_show_to_the_end(TableFixture *fixture);
void showdown_show_next_hand(TableFixture *fixture);
/* The first card of the seat's hand, empty if it is not drawn; and the number in a text of that name, −1. */
Box showdown_card(TableFixture *fixture, int seat);
int showdown_number(TableFixture *fixture, const char *name);
/* Who has won something, SABACC_NOBODY for none. */
int showdown_winner(const TableFixture *fixture);

#endif
