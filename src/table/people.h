#ifndef SABACC_TABLE_PEOPLE_H
#define SABACC_TABLE_PEOPLE_H

/* Those who sit behind the far rail, as painted figures (art/people), each before the back of a chair that
 * stays where it is, as their arms do on the rail; the house stands. Their mood is that of their portrait.
 * Who sits at the side turns to the middle. They live a little: they blink while somebody looks on, lean in
 * when they act or much is in the pot, turn their heads to who acts or has won, rejoice when they win and
 * slump when they lose. With reduced motion they only sit and look as they would have come to. */

#include "table/frame.h"

void table_draw_people(const TableFrame *frame);
/* Over the rail. */
void table_draw_arms(const TableFrame *frame);

/* ---- life.c ---- */

/* Somebody looks on (table_view_live), and there is motion. */
bool table_is_alive(const TableView *view);
/* Whoever has come to act, or has won or lost, begins to move, and who watches them; or all are still, as
 * they would be after it. */
void table_people_follow(TableView *view);
void table_people_rest(TableView *view);
/* Of all credits at the table much is in the pot, with the bets that are still to be gathered. */
bool table_pot_is_big(const SabaccTable *table);
bool table_people_are_leaning(const TableView *view);
/* How far the figure of a seat is lower than at rest, in columns of the room. */
float table_person_lean(const TableFrame *frame, int seat);
/* Which way its head is turned, as SeatPlaces.turn. */
int table_person_turn(const TableFrame *frame, int seat);
/* Its eyes are closed now. */
bool table_person_blinks(const TableView *view, int seat);

#endif
