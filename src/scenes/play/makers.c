/* Named entries to a table: from the command line, and to resume a game. */

#include "base/memory.h"
#include "scenes/play/scene.h"
#include "scenes/stage.h"
#include "session/saves.h"

#include <stdlib.h>

/* On the stage only until it is entered: it then determines what to play, and is replaced by the table. */
typedef struct WayScene {
    Scene scene;
    bool (*plan)(Stage *stage, GamePlan *plan, Text *why);
} WayScene;

static bool plan_start(Stage *stage, GamePlan *plan, Text *why) {
    const StageServices *services = stage_services(stage);
    return game_plan_from_start(plan, services->start, services->data_directory, why);
}

static bool plan_unfinished(Stage *stage, GamePlan *plan, Text *why) {
    const StageServices *services = stage_services(stage);
    return game_plan_from_start(plan, &(StartOptions){.is_resumed = true}, services->data_directory, why);
}

static void way_enter(Scene *scene) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    GamePlan plan;
    if (((WayScene *)scene)->plan(scene->stage, &plan, &why)) {
        stage_replace(scene->stage, play_scene_with(&plan));
    } else {
        ui_toast(stage_services(scene->stage)->ui, words);
        stage_pop(scene->stage);
    }
}

static void way_draw(Scene *scene, Ui *ui, double ahead_ms) { (void)scene, (void)ui, (void)ahead_ms; }
static void way_destroy(Scene *scene) { free(scene); }

static const SceneKind way_kind = {.enter = way_enter, .draw = way_draw, .destroy = way_destroy};

Scene *play_scene_planned(bool (*plan)(Stage *stage, GamePlan *plan, Text *why)) {
    WayScene *way = memory_calloc(1, sizeof *way);
    way->scene.kind = &way_kind;
    way->plan = plan;
    return &way->scene;
}

Scene *play_scene_create(void);
Scene *play_scene_create(void) { return play_scene_planned(plan_start); }

Scene *resume_scene_create(void);
Scene *resume_scene_create(void) { return play_scene_planned(plan_unfinished); }
