/* Finished games of one person that were not looked back at, looked through for drills: the latest first, one
 * at a time on a thread of its own. No frame waits for it; it stops where the page is left. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "scenes/history/private.h"
#include "scenes/play/reviewed.h"

static void wake(void *stage) { stage_wake(stage); }

bool history_is_searching(const HistoryScene *page) { return page->search_for_drills.job != NULL; }

/* ---- which game ---- */

static bool is_tried(const HistorySearch *search, const char *file) {
    for (int i = 0; i < search->count; i++)
        if (strcmp(search->tried[i], file) == 0) return true;
    return false;
}

static void note_tried(HistorySearch *search, const char *file) {
    if (search->count == search->room) {
        search->room = search->room ? 2 * search->room : 16;
        search->tried = memory_realloc(search->tried, (size_t)search->room, sizeof *search->tried);
    }
    search->tried[search->count++] = memory_strdup(file);
}

static bool is_due(const HistoryScene *page, const PastGame *game) {
    const GameDigest *digest = &game->digest;
    if (game->is_unfinished || !game->is_digested || !digest->game || !digest->is_over || digest->fault)
        return false;
    if (game_digest_people(digest) != 1 || is_tried(&page->search_for_drills, game->file)) return false;
    return history_grade_in(page, game->file, digest->seat[game_digest_person(digest)].name) < 0;
}

/* False if there is none. */
static bool find_next(HistoryScene *page) {
    const PastGames *games = past_games_job_lock(page->job);
    bool is_found = false;
    for (int i = 0; i < games->count && !is_found; i++) {
        is_found = is_due(page, &games->list[i]);
        if (!is_found) continue;
        note_tried(&page->search_for_drills, games->list[i].file);
        is_found = past_games_path(games, i, page->search_for_drills.path);
    }
    past_games_job_unlock(page->job);
    return is_found;
}

/* ---- the search ---- */

static bool begin_next(HistoryScene *page) {
    HistorySearch *search = &page->search_for_drills;
    bool is_wanted = page->tab == HISTORY_DRILLS && page->is_read && page->job;
    if (!is_wanted || !find_next(page)) return false;
    search->job = review_job_start(search->path, wake, page->scene.stage);
    return search->job != NULL;
}

/* False while it is not done. */
static bool take(HistoryScene *page) {
    HistorySearch *search = &page->search_for_drills;
    char words[MATCH_MESSAGE + PLAN_PATH] = "";
    Text why = text_over(words, sizeof words);
    const Review *review = review_job_take(search->job, history_services(page)->is_unpaced, &why);
    if (!review && !words[0]) return false;
    if (review) {
        reviewed_keep(page->scene.stage, search->path, review, review_job_setup(search->job));
        history_read_grades(page);
        history_read_drills(page);
    }
    review_job_free(search->job);
    search->job = NULL;
    return true;
}

void history_search_follow(HistoryScene *page) {
    while (page->search_for_drills.job || begin_next(page))
        if (!take(page)) return;
}

void history_search_end(HistoryScene *page) {
    HistorySearch *search = &page->search_for_drills;
    review_job_free(search->job);
    for (int i = 0; i < search->count; i++) free(search->tried[i]);
    free(search->tried);
    *search = (HistorySearch){0};
}
