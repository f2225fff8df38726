#ifndef SABACC_TABLE_SOUNDS_H
#define SABACC_TABLE_SOUNDS_H

/* The sounds of a table; no other file plays them. */

#include "table/state.h"

/* Plays an event's sound as it begins, before it is absorbed. */
void table_play_event_sound(TableView *view, const SabaccEvent *event);
/* Plays the sound of a flight that has landed. */
void table_play_landing_sound(TableView *view, const Flight *flight);
/* For an event absorbed without motion: plays only how a hand, a set or the game ended. */
void table_play_outcome_sound(TableView *view, const SabaccEvent *event);

/* ---- for the sounds of the kinds of table ---- */

int table_sound_of_deal(const TableView *view, const SabaccEvent *event);
int table_sound_of_stake(const TableView *view, const SabaccEvent *event); /* a bet, a match, a raise */
/* Whether the viewer is among the winners named by the event; true for viewers without a seat. */
bool table_event_is_ours(const TableView *view, const SabaccEvent *event);
/* Whether a win with such a hand has a fanfare of its own: it is among the best of its game. */
bool table_has_fanfare(SabaccRank rank);
/* Whether an event of that type follows immediately: its sound replaces this one. */
bool table_event_follows(const TableView *view, SabaccEventType type);

#endif
