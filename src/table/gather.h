#ifndef SABACC_TABLE_GATHER_H
#define SABACC_TABLE_GATHER_H

/* Cards that are shown as a fan over the table become its deck (view.h). */

#include "table/cards.h"

void table_draw_gathering(const TableFrame *frame, const TableGathering *gathering);

#endif
