#ifndef SABACC_SCENES_SETUP_TEAMS_H
#define SABACC_SCENES_SETUP_TEAMS_H

/* Teams in the setup (session/teams.h): a row that says how they are made, "teams", and at each seat the sign
 * of its team, "team:SEAT", which goes on to the next as it is pressed. Absent at tables of two. */

#include "session/game_plan.h"
#include "ui/ui.h"

/* The row, where teams are offered. */
void setup_teams_draw(Ui *ui, Box box, const GamePlan *plan);
/* In the box beside a seat's face; nothing where there are no teams. */
void setup_teams_draw_seat(Ui *ui, Box box, const GamePlan *plan, int seat);
/* False if the event is not about teams. */
/* Aloud: "Teams: two sides of the table."; nothing without teams. */
void setup_teams_words(const GamePlan *plan, Text *out);
bool setup_teams_take(GamePlan *plan, const UiEvent *event);

#endif
