#ifndef SABACC_SCENES_RULES_STEPS_H
#define SABACC_SCENES_RULES_STEPS_H

/* The page of rules: how a game goes with the options of a table, in numbered steps (rules/guide.h),
 * each with a small picture where one says something (diagrams.def): in one column, or in two, on the pages
 * of an open book. */

#include "render/canvas.h"
#include "rules/sabacc.h"
#include "scenes/rules/ladder.h"

/* What else is printed there: so high over the first step, and so high below the last. */
typedef struct RulesAround {
    float above, below;
} RulesAround;

/* Where everything is printed, below the top of the page. */
typedef struct RulesSteps {
    const SabaccTable *table;
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    int count;
    int now;    /* the index of the step that is being played; -1: none */
    float size; /* of the words */
    Box place[SABACC_GUIDE_STEPS];
    Box above, below;
    Box left_over; /* at the foot of the first page, where it goes on on the second */
    float height;  /* of it all */
} RulesSteps;

/* In pages of that size; `fold`: between two of them, 0 for one, which is as long as it must be. What two
 * have no room for is on the next two, below them. */
void rules_steps_place(RulesSteps *page, Canvas *canvas, Box box, float fold, RulesAround around);

/* Draws the steps on a page that begins there; the one that is being played is marked. What it says is named
 * "step:now". `hand`: of the game, the cards that pictures show. */
void rules_steps_draw(const RulesSteps *page, Canvas *canvas, float x, float y, const LadderExample *hand);

#endif
