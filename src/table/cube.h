#ifndef SABACC_TABLE_CUBE_H
#define SABACC_TABLE_CUBE_H

/* A die of six faces as a solid body: a cube with round edges in the lamp's light, seen by who sits at the
 * table. */

#include "table/frame.h"

/* A die on its way or at rest, as it is at one moment. */
typedef struct ThrownDie {
    Box ground, box; /* below it, and where it is seen: as wide as a side, about the cube's middle */
    float height, fade;
    float towards[2]; /* of length 1: its way as it rolls out */
    float askew;      /* radians: how far beside that way it rolls */
    float rolls;      /* radians that it has still to roll that way */
    float left;       /* of the turn that it was thrown with: 1 … 0 */
    float rocks;      /* radians: as it comes to rest */
    float rest;       /* how far askew it will lie */
} ThrownDie;

/* The die of that flight; `rest`: the height at which it will come to rest. */
void table_draw_cube(const TableFrame *frame, const Flight *flight, const ThrownDie *die, float rest);

#endif
