#ifndef SABACC_TABLE_PEOPLE_H
#define SABACC_TABLE_PEOPLE_H

/* Those who sit behind the far rail, as painted figures (art/people): their mood is that of their portrait.
 */

#include "table/frame.h"

/* "-glad", "-sour" or "": the portrait's mood, by what all have seen, and by the character (seats.c). */
const char *table_mood_of(const TableFrame *frame, int seat);
void table_draw_people(const TableFrame *frame);

#endif
