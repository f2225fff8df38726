#ifndef SABACC_SCENES_RULES_DIAGRAM_H
#define SABACC_SCENES_RULES_DIAGRAM_H

/* A small picture of a step of the rules (diagrams.def), made of the game's cards, its dice, chips and
 * markers. */

#include "render/canvas.h"
#include "scenes/rules/ladder.h"

/* Its width if it is that high; 0 for a step without a picture. */
float diagram_width(const SabaccGame *game, const SabaccGuideStep *step, float high);

/* From the left of the box, as high as the box. `hand`: of the game; its cards are those shown. What it
 * shows is recorded as "diagram:TOPIC". */
void diagram_draw(Canvas *canvas, Box box, const SabaccGame *game, const SabaccGuideStep *step,
                  const LadderExample *hand);

#endif
