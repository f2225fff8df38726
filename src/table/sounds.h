#ifndef SABACC_TABLE_SOUNDS_H
#define SABACC_TABLE_SOUNDS_H

/* All that is heard of a table, and nowhere else. */

#include "table/state.h"

/* As an event begins, before it is absorbed. */
void table_play_event_sound(TableView *view, const SabaccEvent *event);
/* Something has arrived where it was going. */
void table_play_landing_sound(TableView *view, const Flight *flight);
/* An event that is absorbed without motion: only how a hand, a set or the game ended is heard. */
void table_play_outcome_sound(TableView *view, const SabaccEvent *event);

/* ---- for the sounds of the kinds of table ---- */

int table_sound_of_deal(const TableView *view, const SabaccEvent *event);
int table_sound_of_stake(const TableView *view, const SabaccEvent *event); /* a bet, a match, a raise */
/* The viewer is among the winners that the event names; so is who has no seat. */
bool table_event_is_ours(const TableView *view, const SabaccEvent *event);
/* An event of that type is told in the same breath: it says more, and is heard instead. */
bool table_event_follows(const TableView *view, SabaccEventType type);

#endif
