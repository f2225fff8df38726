/* Tonight: the deals of the day, the circuit and feats, a page each. */

#include "scenes/tonight/private.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/page.h"
#include "scenes/play/scene.h"
#include "session/saves.h"
#include "ui/style.h"

static const struct {
    const char *label, *focus; /* the widget that has the focus at first */
    void (*draw)(TonightScene *tonight, Ui *ui, Box box);
    bool (*event)(TonightScene *tonight, const UiEvent *event);
} pages[TONIGHT_PAGES] = {
    [TONIGHT_DAILY] = {N_("Deals of the day"), "play", tonight_draw_daily, tonight_daily_event},
    [TONIGHT_CIRCUIT] = {N_("The circuit"), "sit-down", tonight_draw_circuit, tonight_circuit_event},
    [TONIGHT_FEATS] = {N_("Feats"), "feats", tonight_draw_feats, tonight_feats_event},
};

static const StageServices *services(const TonightScene *tonight) {
    return stage_services(tonight->scene.stage);
}

void tonight_words(Canvas *canvas, Box box, float size, Colour colour, TextAlign align, const char *words) {
    TextStyle style = style_text(FONT_TEXT, size, colour, align);
    canvas_text(canvas, box, &style, words);
}

void tonight_stud(Canvas *canvas, Box box, bool is_done) {
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = is_done ? 0xffffe9b8u : 0xff2a1f12u,
                               .bottom = is_done ? 0xffb07c2cu : 0xff17100au,
                               .edge = is_done ? 0xff2c1f0eu : STYLE_BRASS_DIM,
                               .edge_width = 1,
                               .radius = box.width / 2});
}

/* ---- games ---- */

void tonight_play(TonightScene *tonight, const GamePlan *plan) {
    audio_play(services(tonight)->audio, AUDIO_UI_CONFIRM, 0);
    stage_replace(tonight->scene.stage, play_scene_with(plan));
}

bool tonight_resume(TonightScene *tonight, const char *record) {
    enum { LOOKED_AT = 256 };
    SavedGame *games = memory_calloc(LOOKED_AT, sizeof *games);
    int count = saves_unfinished(services(tonight)->data_directory, games, LOOKED_AT);
    bool is_found = false;
    for (int i = 0; i < count && i < LOOKED_AT && !is_found; i++) {
        const char *slash = strrchr(games[i].path, '/');
        is_found = record[0] && strcmp(slash ? slash + 1 : games[i].path, record) == 0;
        if (!is_found) continue;
        GamePlan plan = saves_plan(&games[i]);
        tonight_play(tonight, &plan);
    }
    free(games);
    return is_found;
}

/* ---- the scene ---- */

static void show_next_deal(TonightScene *tonight) {
    tonight->shown = tonight->shown_deal = tonight_next_deal(tonight, tonight->at->deal);
    tonight->at->deal = 0;
}

static void tonight_enter(Scene *scene) {
    TonightScene *tonight = (TonightScene *)scene;
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    const char *data = services(tonight)->data_directory;
    tonight->at = tonight_memory(scene->stage);
    tonight->today = calendar_today();
    tonight->emblems = stage_memory(scene->stage, "emblems", sizeof *tonight->emblems);
    emblems_find(tonight->emblems);
    if (!daily_is_open(tonight->at->day, tonight->today)) tonight->at->day = tonight->today;
    daily_free(tonight->book);
    tonight->book = daily_read(data, &why);
    circuit_read(data, &tonight->circuit, &why);
    feats_read(data, &tonight->feats, &why);
    tonight->house = tonight->circuit.won < CIRCUIT_TABLES ? tonight->circuit.won : CIRCUIT_TABLES - 1;
    if (words[0]) ui_toast(services(tonight)->ui, words);
    ui_set_focus(services(tonight)->ui, pages[tonight->at->page].focus);
    tonight->shown_deal = -1;
    show_next_deal(tonight);
    tonight_master_follow(tonight);
}

static void tonight_leave(Scene *scene) { tonight_master_stop((TonightScene *)scene); }

static void tonight_woken(Scene *scene) { tonight_master_follow((TonightScene *)scene); }

static SceneActivity tonight_activity(const Scene *scene) {
    return ((const TonightScene *)scene)->master.running ? SCENE_WAITING : SCENE_STILL;
}

static void draw_tabs(const TonightScene *tonight, Ui *ui, Box row) {
    for (int i = 0; i < TONIGHT_PAGES; i++) {
        char name[UI_NAME_BYTES];
        snprintf(name, sizeof name, "tab:%d", i);
        ui_button(ui, &(Button){.name = name,
                                .box = box_column(row, i, TONIGHT_PAGES, 12),
                                .label = _(pages[i].label),
                                .is_selected = i == tonight->at->page});
    }
}

static void tonight_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    static const float DARK = 0.54f;
    TonightScene *tonight = (TonightScene *)scene;
    Canvas *canvas = ui_canvas(ui);
    style_place(canvas, "lounge", DARK);
    Box rest = page_whole(canvas);
    Box head = box_cut_top(&rest, 60, 18), foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 18);
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    style_heading(canvas, head, _("Tonight"));
    draw_tabs(tonight, ui,
              is_portrait ? box_cut_top(&rest, 54, 14) : box_cut_right(&head, head.width * 0.6f, 0));
    ui_begin_group(ui);
    pages[tonight->at->page].draw(tonight, ui, rest);
    ui_begin_group(ui);
    page_draw_back(ui, page_cut_back(ui_canvas(ui), &foot), _("Done"), false);
}

static void tonight_event(Scene *scene, const UiEvent *event) {
    TonightScene *tonight = (TonightScene *)scene;
    bool is_press = event->kind == UI_EVENT_ACTIVATE;
    if (event->kind == UI_EVENT_BACK || (is_press && strcmp(event->name, "back") == 0)) {
        stage_pop(scene->stage);
    } else if (is_press && ui_event_is(event, "tab:")) {
        tonight->at->page = ui_event_index(event);
        ui_set_focus(services(tonight)->ui, event->name);
    } else {
        pages[tonight->at->page].event(tonight, event);
        tonight_master_follow(tonight);
    }
}

static void tonight_destroy(Scene *scene) {
    TonightScene *tonight = (TonightScene *)scene;
    daily_free(tonight->book);
    seats_room_free(&tonight->room);
    free(scene);
}

static const SceneKind tonight_kind = {.enter = tonight_enter,
                                       .leave = tonight_leave,
                                       .woken = tonight_woken,
                                       .activity = tonight_activity,
                                       .draw = tonight_draw,
                                       .event = tonight_event,
                                       .destroy = tonight_destroy};

Scene *tonight_scene_create(void);
Scene *tonight_scene_create(void) {
    TonightScene *tonight = memory_calloc(1, sizeof *tonight);
    tonight->scene.kind = &tonight_kind;
    return &tonight->scene;
}
