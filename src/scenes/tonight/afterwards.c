/* Deals that were left before the master had played them, or ended before it was done: it plays them while
 * the calendar is open, those of the chosen day one after the other. */

#include "scenes/tonight/private.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"

static const StageServices *services(const TonightScene *tonight) {
    return stage_services(tonight->scene.stage);
}

static void wake(void *stage) { stage_wake(stage); }

/* Of another release the master may have played otherwise. */
static bool is_due(const TonightScene *tonight, const DailyResult *result) {
    if (result->has_master || result->state == DAILY_UNPLAYED) return false;
    return result->state == DAILY_BEGUN || strcmp(result->release, services(tonight)->release) == 0;
}

static void begin(TonightScene *tonight) {
    TonightMaster *master = &tonight->master;
    master->day = tonight->at->day;
    for (int i = 0; i < daily_count() && !master->running; i++) {
        DailyResult result = daily_result(tonight->book, master->day, i);
        GamePlan plan;
        if (!is_due(tonight, &result)) continue;
        daily_plan(i, master->day, "", &plan);
        master->index = i;
        master->running = daily_master_start(&plan.setup, wake, tonight->scene.stage);
        if (!master->running) return;
    }
}

/* What it had, to be kept; owned by the stage. */
typedef struct KeptMaster {
    const StageServices *services;
    int64_t day;
    int index;
    DailyScore score;
} KeptMaster;

static bool save(void *user) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    const KeptMaster *kept = user;
    bool is_saved =
        daily_keep_master(kept->services->data_directory, kept->day, kept->index, kept->score, &why);
    if (is_saved && words[0]) ui_toast(kept->services->ui, words);
    return is_saved;
}

/* True if it is kept. */
static bool keep(TonightScene *tonight, DailyScore score) {
    char name[PROBLEM_NAME];
    KeptMaster *kept = memory_alloc(sizeof *kept);
    *kept = (KeptMaster){services(tonight), tonight->master.day, tonight->master.index, score};
    snprintf(name, sizeof name, "master:%d", tonight->master.index);
    return stage_keep(tonight->scene.stage, name,
                      &(Keeping){.what = N_("results"), .save = save, .release = free, .user = kept});
}

static bool take(TonightScene *tonight) {
    DailyScore score;
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    TonightMaster *master = &tonight->master;
    if (!daily_master_result(master->running, services(tonight)->is_unpaced, &score)) return false;
    daily_master_free(master->running);
    master->running = NULL;
    if (!keep(tonight, score)) return false;
    daily_free(tonight->book);
    tonight->book = daily_read(services(tonight)->data_directory, &why);
    return true;
}

void tonight_master_follow(TonightScene *tonight) {
    TonightMaster *master = &tonight->master;
    if (master->running && master->day != tonight->at->day) tonight_master_stop(tonight);
    do {
        if (!master->running) begin(tonight);
    } while (master->running && take(tonight));
}

void tonight_master_stop(TonightScene *tonight) {
    daily_master_free(tonight->master.running);
    tonight->master.running = NULL;
}
