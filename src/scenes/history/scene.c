/* My table: the scene, its two pages, and the list that comes from a thread. */

#include "scenes/empty_page.h"
#include "scenes/history/private.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/page.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float TAB_GAP = 10;

static const struct {
    const char *name, *label;
} tabs[HISTORY_TABS] = {{"tab:games", N_("Past games")},
                        {"tab:statistics", N_("Statistics")},
                        {"tab:drills", N_("Drills")},
                        {"tab:players", N_("Players")}};

const StageServices *history_services(const HistoryScene *page) { return stage_services(page->scene.stage); }

/* ---- the list ---- */

static void wake(void *user) { stage_wake(user); }

/* The list has come, or more of it is known. */
static void look(HistoryScene *page) {
    unsigned version = past_games_job_version(page->job);
    if (version == page->version) return;
    PastGames *games = past_games_job_lock(page->job);
    page->version = version;
    page->must_show |= !page->is_read;
    page->is_read = true;
    page->has_statistics = false;
    history_find(page, games);
    history_find_players(page, games);
    past_games_job_unlock(page->job);
    if (page->focus[0]) ui_set_focus(history_services(page)->ui, page->focus);
    page->focus[0] = '\0';
}

static void history_woken(Scene *scene) {
    look((HistoryScene *)scene);
    history_search_follow((HistoryScene *)scene);
}

static SceneActivity history_activity(const Scene *scene) {
    const HistoryScene *page = (const HistoryScene *)scene;
    bool is_reading = page->job && !past_games_job_is_done(page->job);
    return is_reading || history_is_searching(page) ? SCENE_WAITING : SCENE_STILL;
}

static void history_enter(Scene *scene) {
    HistoryScene *page = (HistoryScene *)scene;
    const StageServices *services = history_services(page);
    page->emblems = stage_memory(scene->stage, "emblems", sizeof *page->emblems);
    emblems_find(page->emblems);
    if (!page->focus[0]) snprintf(page->focus, sizeof page->focus, "%s", "game:0");
    page->version = 0;
    page->is_read = page->has_statistics = false; /* of the list that is gone */
    page->shown_count = 0;
    history_read_grades(page);
    history_read_drills(page);
    page->job = past_games_job_start(services->data_directory, services->is_unpaced, wake, scene->stage);
}

static void history_leave(Scene *scene) {
    HistoryScene *page = (HistoryScene *)scene;
    history_search_end(page);
    if (page->job) past_games_job_free(page->job);
    page->job = NULL;
}

/* ---- drawing ---- */

static void draw_tabs(const HistoryScene *page, Ui *ui, Box line) {
    float wide = (line.width - TAB_GAP * (HISTORY_TABS - 1)) / HISTORY_TABS;
    for (int i = 0; i < HISTORY_TABS; i++)
        ui_button(ui, &(Button){.name = tabs[i].name,
                                .box = box_cut_left(&line, wide, TAB_GAP),
                                .label = _(tabs[i].label),
                                .is_selected = page->tab == i});
}

static void draw_reading(Ui *ui, Box box) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_DUST, TEXT_CENTRE);
    canvas_text(ui_canvas(ui), box_place(box, box.width, 60, 0.5f, 0.4f), &style,
                _("Looking through the records…"));
}

static void draw_page(HistoryScene *page, Ui *ui, Box rest, const PastGames *games) {
    if (!page->is_read)
        draw_reading(ui, rest);
    else if (page->tab == HISTORY_GAMES)
        history_draw_games(page, ui, rest, games);
    else if (page->tab == HISTORY_STATISTICS)
        history_draw_statistics(page, ui, rest, games);
    else if (page->tab == HISTORY_DRILLS)
        history_draw_drills(page, ui, rest, games);
    else
        history_draw_players(page, ui, rest, games);
}

static void history_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    static const float DARK = 0.6f, DARK_EMPTY = 0.24f;
    HistoryScene *page = (HistoryScene *)scene;
    Canvas *canvas = ui_canvas(ui);
    Box rest = page_whole(canvas);
    if (!page->job) return;
    PastGames *games = past_games_job_lock(page->job);
    style_place(canvas, "tavern", games->count == 0 ? DARK_EMPTY : DARK);
    Box head = box_cut_top(&rest, 60, 18);
    style_heading(canvas, head, _("My table"));
    draw_tabs(page, ui,
              canvas_layout(canvas)->is_portrait ? box_cut_top(&rest, 54, 14)
                                                 : box_cut_right(&head, head.width * 0.66f, 0));
    draw_page(page, ui, rest, games);
    past_games_job_unlock(page->job);
}

/* ---- events ---- */

static bool is_press(const UiEvent *event, const char *name) {
    return event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, name) == 0;
}

static void show_tab(HistoryScene *page, int tab) { page->tab = (uint8_t)tab; }

static void history_event(Scene *scene, const UiEvent *event) {
    HistoryScene *page = (HistoryScene *)scene;
    if (page->tab == HISTORY_GAMES && history_side_event(page, event)) return;
    if (event->kind == UI_EVENT_BACK || is_press(event, "back")) {
        stage_pop(scene->stage);
        return;
    }
    Scene *first = empty_page_first_hand(event);
    if (first) {
        history_open(page, first);
        return;
    }
    for (int i = 0; i < HISTORY_TABS; i++)
        if (is_press(event, tabs[i].name)) show_tab(page, i);
    if (page->tab == HISTORY_GAMES)
        history_games_event(page, event);
    else if (page->tab == HISTORY_STATISTICS)
        history_statistics_event(page, event);
    else if (page->tab == HISTORY_DRILLS)
        history_drills_event(page, event);
    else
        history_players_event(page, event);
    if (page->job) history_search_follow(page);
}

static void history_destroy(Scene *scene) {
    HistoryScene *page = (HistoryScene *)scene;
    free(page->shown);
    free(page->chosen);
    free(page->looked);
    free(page->statistics);
    grades_free(&page->grades);
    drills_free(&page->drills);
    free(page);
}

static const SceneKind history_kind = {
    .enter = history_enter,
    .leave = history_leave,
    .woken = history_woken,
    .activity = history_activity,
    .draw = history_draw,
    .event = history_event,
    .destroy = history_destroy,
};

static Scene *history_create(HistoryTab tab, HistoryShow show) {
    HistoryScene *page = memory_calloc(1, sizeof *page);
    page->scene.kind = &history_kind;
    page->tab = (uint8_t)tab;
    page->show = (uint8_t)show;
    page->statistics = memory_calloc(1, sizeof *page->statistics);
    if (tab == HISTORY_STATISTICS) snprintf(page->focus, sizeof page->focus, "%s", tabs[tab].name);
    return &page->scene;
}

Scene *history_scene_create(void);
Scene *history_scene_create(void) { return history_create(HISTORY_GAMES, HISTORY_ALL); }

Scene *statistics_scene_create(void);
Scene *statistics_scene_create(void) { return history_create(HISTORY_STATISTICS, HISTORY_ALL); }

/* The games that can be gone on with, where there are several. */
Scene *unfinished_scene_create(void);
Scene *unfinished_scene_create(void) { return history_create(HISTORY_GAMES, HISTORY_UNFINISHED); }
