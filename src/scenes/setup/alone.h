#ifndef SABACC_SCENES_SETUP_ALONE_H
#define SABACC_SCENES_SETUP_ALONE_H

/* The setup's column for games of one seat: no opponents are chosen there. It says whom one plays against
 * and, if deals are numbered, offers the deal of the day and shows the results so far. */

#include "scenes/scene.h"
#include "session/game_plan.h"
#include "ui/ui.h"

/* The plan is of such a game. */
bool setup_is_alone(const GamePlan *plan);

/* The results shown in the column, read when the setup comes to the front. */
typedef struct SetupAlone {
    /* how the deal of the day ended; "" if it has not been played, or deals are not numbered */
    char so_far[400]; /* hands and streaks so far */
    bool has_problem; /* `so_far` contains an error about the file */
} SetupAlone;

void setup_alone_read(SetupAlone *alone, const GamePlan *plan, const char *data);

/* Draws from the box's top and returns its height; with is_measured_only nothing is drawn. Widgets: "deal"
 * (the deal of the day) and "results". */
float setup_alone_draw(Ui *ui, Box box, const GamePlan *plan, const SetupAlone *alone, bool is_measured_only);

#endif
