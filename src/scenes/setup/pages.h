#ifndef SABACC_SCENES_SETUP_PAGES_H
#define SABACC_SCENES_SETUP_PAGES_H

/* Pages over the setup: the list of games, and the list of variants of one: the game's defaults, its presets,
 * and the player's house rules, which are saved and deleted there. */

#include "scenes/scene.h"
#include "session/game_plan.h"

/* The plan is the setup's, which is below and outlives them; a choice changes it. */
Scene *setup_games_over(GamePlan *plan);
Scene *setup_presets_over(GamePlan *plan);

/* The background, and a plate in the middle of the screen with a heading; returns the box inside it. */
Box setup_page_begin(Ui *ui, const char *heading, float width);

/* A row of a list: a button with a title, a small word beside it, and a line of detail. */
typedef struct PageRow {
    const char *name, *title, *detail;
    const char *word; /* NULL for none */
    bool is_selected, opens_list;
} PageRow;
void setup_page_row(Ui *ui, Box box, const PageRow *row);

#endif
