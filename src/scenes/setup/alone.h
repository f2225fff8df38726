#ifndef SABACC_SCENES_SETUP_ALONE_H
#define SABACC_SCENES_SETUP_ALONE_H

/* The column of the setup for games of one seat: no opponents are chosen there. It tells whom one plays
   against, and where deals are numbered it offers the one of the day and what was achieved so far. */

#include "scenes/scene.h"
#include "session/game_plan.h"
#include "ui/ui.h"

/* The plan is of such a game. */
bool setup_is_alone(const GamePlan *plan);

/* What the column shows of results, read when the setup comes to the front. */
typedef struct SetupAlone {
    char today[96]; /* how the deal of the day ended; "" where it has not been played, or deals have no number
                     */
    char so_far[160]; /* hands and streaks so far */
    bool has_trouble; /* `so_far` says what is wrong with the file */
} SetupAlone;

void setup_alone_read(SetupAlone *alone, const GamePlan *plan, const char *data);

/* Draws from the box's top and returns how high it is; with is_measured_only nothing is drawn. Widgets:
   "deal" (the deal of the day) and "results". */
float setup_alone_draw(Ui *ui, Box box, const GamePlan *plan, const SetupAlone *alone, bool is_measured_only);

#endif
