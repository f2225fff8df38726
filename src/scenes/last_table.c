#include "scenes/last_table.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "session/last_setup.h"

typedef struct KeptSetup {
    const StageServices *services;
    GamePlan plan;
} KeptSetup;

static bool save_setup(void *user) {
    const KeptSetup *kept = user;
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    bool is_kept = last_setup_keep(kept->services->data_directory, &kept->plan, &why);
    if (is_kept && words[0]) ui_toast(kept->services->ui, words);
    return is_kept;
}

void last_table_keep(Stage *stage, const GamePlan *plan) {
    KeptSetup *kept = memory_calloc(1, sizeof *kept);
    *kept = (KeptSetup){stage_services(stage), *plan};
    stage_keep(stage, "setup",
               &(Keeping){.what = N_("the last setup"), .save = save_setup, .release = free, .user = kept});
}

/* New cards, and a name for everybody. */
static void begin(const StageServices *services, GamePlan *plan) {
    game_plan_name_seats(plan, services->settings->player);
    plan->setup.has_seed = true;
    plan->setup.seed = game_plan_seed(services->start);
}

static bool read_last(const StageServices *services, GamePlan *plan, Text *why) {
    game_plan_usual(plan);
    if (!last_setup_read(services->data_directory, plan, why)) return false;
    begin(services, plan);
    return game_plan_check(plan, why);
}

const SabaccGame *last_table_game(Stage *stage) {
    char words[MATCH_MESSAGE];
    Text unused = text_over(words, sizeof words);
    GamePlan plan;
    return read_last(stage_services(stage), &plan, &unused) ? plan.setup.rules.game : NULL;
}

bool last_table_again(Stage *stage, GamePlan *plan) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    bool is_there = read_last(stage_services(stage), plan, &why);
    if (is_there && words[0]) ui_toast(stage_services(stage)->ui, words);
    return is_there;
}

void last_table_friendly(Stage *stage, const SabaccGame *game, GamePlan *plan) {
    enum { FRIENDLY_SEATS = 3 };
    game_plan_usual(plan);
    game_plan_set_seats(plan, FRIENDLY_SEATS < game->max_seats ? FRIENDLY_SEATS : game->max_seats);
    game_plan_set_game(plan, game);
    for (int seat = 1; seat < plan->setup.rules.seats; seat++) game_plan_set_agent(plan, seat, "ai:novice");
    begin(stage_services(stage), plan);
}
