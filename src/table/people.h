#ifndef SABACC_TABLE_PEOPLE_H
#define SABACC_TABLE_PEOPLE_H

/* Those who sit behind the far rail, as painted figures (art/people): their mood is that of their portrait.
 */

#include "table/frame.h"

void table_draw_people(const TableFrame *frame);

#endif
