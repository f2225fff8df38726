#ifndef SABACC_SCENES_PLAY_FREE_PLACE_H
#define SABACC_SCENES_PLAY_FREE_PLACE_H

/* Where a panel lies on the table so that it covers only cloth, or what is missed least. */

#include "table/view.h"

typedef struct FreeShape {
    float wide, high;
    float
        cost; /* by how much it is worse than another shape of the same panel, in logical units of distance */
} FreeShape;

/* The place in the area for one of these shapes: the one that covers least of what is taken, and of those the
 * one nearest to the middle of `near`. A part of the table counts by how much it is missed; seats, the own
 * one and piles most. */
Box play_free_place(const TableTakenList *taken, Box area, const FreeShape *shapes, int count, Box near);

#endif
