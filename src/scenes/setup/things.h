#ifndef SABACC_SCENES_SETUP_THINGS_H
#define SABACC_SCENES_SETUP_THINGS_H

/* What the setup's numbers are at the table: stakes as chips, and the length of a game as the hands that will
 * be dealt. */

#include "render/canvas.h"
#include "rules/sabacc.h"

/* Whether credits are at stake there. */
bool setup_plays_for_credits(const SabaccSetup *rules);

/* The chips with which a seat sits down, in stacks that stand at the foot of the box, in its middle: worth
 * its credits, as far as there is room. `wide`: of a chip; fewer stacks where the box is narrow. */
void setup_draw_chips(Canvas *canvas, Box box, const SabaccSetup *rules, float wide);

/* One stack of so many chips of that value, from its left end and its foot. */
void setup_draw_stack(Canvas *canvas, float left, float foot, float wide, int32_t value, int chips);

/* So many hands as will be dealt, face down in a row at the foot of the box; the whole deck where the end is
 * not known. */
void setup_draw_hands(Canvas *canvas, Box box, const SabaccSetup *rules);

#endif
