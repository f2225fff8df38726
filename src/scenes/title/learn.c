/* The lesson of the game that the command line names, else of the one to begin with. */

#include "base/i18n.h"
#include "scenes/play/scene.h"
#include "scenes/setup/choosing.h"
#include "session/lesson.h"

static bool plan_lesson(Stage *stage, GamePlan *plan, Text *why) {
    const StageServices *services = stage_services(stage);
    const SabaccGame *game =
        services->start->game ? sabacc_game_find(services->start->game) : choosing_start();
    if (game && lesson_plan(services->assets_directory, game, plan)) return true;
    text_add(why, _("There is no lesson of that game."));
    return false;
}

Scene *lesson_scene_create(void);
Scene *lesson_scene_create(void) { return play_scene_planned(plan_lesson); }
