#ifndef SABACC_SCENES_RULES_STEPS_H
#define SABACC_SCENES_RULES_STEPS_H

/* The page of rules: how a game goes with the options of a table, in numbered steps (rules/guide.h),
 * each with a small picture where one says something (diagrams.def). */

#include "render/canvas.h"
#include "rules/sabacc.h"
#include "scenes/rules/ladder.h"

/* The height of all steps in a box of that width. */
float rules_steps_height(Canvas *canvas, float width, const SabaccTable *table);

/* Where the step of that index begins and ends below the top of all. */
void rules_steps_place(Canvas *canvas, float width, const SabaccTable *table, int index, float *top,
                       float *bottom);

typedef struct RulesSteps {
    const SabaccTable *table;
    const LadderExample *hand; /* of the game: the cards that pictures show */
    int now;                   /* the index of the step that is being played; -1: none */
} RulesSteps;

/* Draws the steps one below the other, and cuts them off `rest`; the one that is being played is marked. What
 * it says is named "step:now". */
void rules_steps_draw(Canvas *canvas, Box *rest, const RulesSteps *page);

#endif
