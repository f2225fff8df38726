#ifndef SABACC_SCENES_SETUP_ROUND_TABLE_H
#define SABACC_SCENES_SETUP_ROUND_TABLE_H

/* A small round table seen from above, and where the seats around it are: the first at its near side, the
 * others as they sit, clockwise. */

#include "render/layout.h"
#include "rules/sabacc.h"

enum { ROUND_TABLE_ROWS = 3, ROUND_TABLE_COLUMNS = 3 };

/* The table's own square in that box. */
Box round_table_top(Box box);
/* The part of the box for one of `places` seats, 1 … SABACC_MAX_SEATS. */
Box round_table_place(Box box, int place, int places);

#endif
