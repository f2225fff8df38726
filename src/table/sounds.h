#ifndef SABACC_TABLE_SOUNDS_H
#define SABACC_TABLE_SOUNDS_H

/* All that is heard of a table, and nowhere else. */

#include "table/state.h"

/* As an event begins, before it is absorbed. */
void table_hear_event(TableView *view, const SabaccEvent *event);
/* Something has arrived where it was going. */
void table_hear_landing(TableView *view, const Flight *flight);
/* An event that is absorbed without motion: only how a hand, a set or the game ended is heard. */
void table_hear_outcome(TableView *view, const SabaccEvent *event);

#endif
