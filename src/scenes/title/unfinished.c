/* The games that were left, where there are several: which one to go on with. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/faces.h"
#include "scenes/play/saving.h"
#include "scenes/play/scene.h"
#include "scenes/stage.h"
#include "session/saves.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float ROW_HIGH = 118, ROW_GAP = 10, CARD_HIGH = 88, CARD_SLOT = 116, REMOVE_WIDE = 190;
enum { LISTED = 64, WORDS = 600 };

typedef struct LeftGame {
    SavedGame game;
    MatchLook look;    /* where it can be read */
    char fault[WORDS]; /* why it cannot be resumed; "" if it can */
} LeftGame;

typedef struct UnfinishedScene {
    Scene scene;
    LeftGame *list; /* owned */
    int count;
} UnfinishedScene;

static const StageServices *services(const UnfinishedScene *page) {
    return stage_services(page->scene.stage);
}

/* ---- what there is ---- */

static void look_at(LeftGame *left) {
    Text why = text_over(left->fault, sizeof left->fault);
    match_look(left->game.path, &left->look, NULL, &why);
}

static void find_games(UnfinishedScene *page) {
    SavedGame *games = memory_calloc(LISTED, sizeof *games);
    int count = saves_unfinished(services(page)->data_directory, games, LISTED);
    page->count = count < LISTED ? count : LISTED;
    for (int i = 0; i < page->count; i++) {
        page->list[i] = (LeftGame){.game = games[i]};
        if (play_save_is_left(page->scene.stage, games[i].path)) page->list[i].game.is_held = false;
        look_at(&page->list[i]);
    }
    free(games);
}

static void unfinished_enter(Scene *scene) {
    UnfinishedScene *page = (UnfinishedScene *)scene;
    find_games(page);
    ui_set_focus(services(page)->ui, page->count > 0 ? "game:0" : "back");
}

/* ---- drawing ---- */

static void format_seats(const MatchSetup *setup, Text *words) {
    for (int seat = 0; seat < setup->rules.seats; seat++) {
        if (seat > 0) text_add(words, ", ");
        text_add(words, setup->seat[seat].name);
    }
}

static void format_when(const LeftGame *left, Text *words) {
    char moment[64];
    time_t when = (time_t)left->game.changed;
    struct tm local;
    localtime_r(&when, &local);
    strftime(moment, sizeof moment, "%Y-%m-%d %H:%M", &local);
    text_add(words, moment);
}

static void format_state(const LeftGame *left, Text *words) {
    char hand[64];
    snprintf(hand, sizeof hand, _("Hand %d"), (int)left->look.hand);
    text_add(words, hand);
    text_add(words, " · ");
    format_when(left, words);
    if (left->game.is_held) text_add(words, _(" · another program is playing it"));
    if (left->look.is_damaged) text_add(words, _(" · damaged; it goes on from before that"));
}

static void draw_words(Canvas *canvas, Box box, const LeftGame *left) {
    char seats[WORDS], state[WORDS];
    Text seat_words = text_over(seats, sizeof seats), state_words = text_over(state, sizeof state);
    bool has_problem = left->game.is_held || left->look.is_damaged;
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_LARGE - 4, STYLE_BONE, TEXT_LEFT);
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    TextStyle small =
        style_text(FONT_TEXT, STYLE_SIZE_SMALL, has_problem ? STYLE_LOSS : STYLE_DUST, TEXT_LEFT);
    format_seats(&left->look.setup, &seat_words);
    format_state(left, &state_words);
    canvas_text(canvas, box_row(box, 0, 3, 0), &title, _(left->look.setup.rules.game->name));
    canvas_text(canvas, box_row(box, 1, 3, 0), &line, seats);
    canvas_text(canvas, box_row(box, 2, 3, 0), &small, state);
}

static void draw_fault(Canvas *canvas, Box box, const LeftGame *left) {
    char words[2 * WORDS], moment[64];
    Text when = text_over(moment, sizeof moment);
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_LOSS, TEXT_LEFT);
    format_when(left, &when);
    snprintf(words, sizeof words, _("%s: this game cannot be read. %s"), moment, left->fault);
    canvas_paragraph(canvas, box, &line, words, false);
}

static void draw_game(const UnfinishedScene *page, Ui *ui, Box row, int index) {
    const LeftGame *left = &page->list[index];
    char name[UI_NAME_BYTES];
    Canvas *canvas = ui_canvas(ui);
    Box off = box_place(box_cut_right(&row, REMOVE_WIDE, 14), REMOVE_WIDE, STYLE_BUTTON_HIGH, 0, 0.5f);
    snprintf(name, sizeof name, "game:%d", index);
    ui_button(ui, &(Button){.name = name, .box = row, .label = "", .is_disabled = left->fault[0] != '\0'});
    canvas_push_name(canvas, "%s", name);
    Box words = box_inset(row, 18, 8);
    if (left->fault[0]) {
        draw_fault(canvas, words, left);
    } else {
        const SabaccGame *game = left->look.setup.rules.game;
        float wide = CARD_HIGH * faces_shape(game);
        Box card = box_cut_left(&words, fmaxf(wide, CARD_SLOT), 24);
        faces_draw_word(canvas, game, "back", card.x + (card.width - wide) / 2,
                        row.y + (ROW_HIGH - CARD_HIGH) / 2, CARD_HIGH);
        draw_words(canvas, words, left);
    }
    canvas_pop_name(canvas);
    snprintf(name, sizeof name, "off:%d", index);
    ui_button(ui, &(Button){.name = name, .box = off, .label = _("Remove"), .is_quiet = true});
}

static Box begin_page(Ui *ui) {
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    Box screen = layout->screen;
    style_backdrop(canvas, STYLE_BACKDROP_LOUNGE);
    float width = fminf(1200, screen.width - 32);
    float height = fminf(layout->is_portrait ? 1400 : 900, screen.height - 48);
    Box plate = box_place(screen, width, height, 0.5f, 0.5f);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, 40, 30);
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_HEADING - 6, STYLE_BONE, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&rest, 54, 16), &heading, _("Resume a game"));
    return rest;
}

static void unfinished_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    const UnfinishedScene *page = (UnfinishedScene *)scene;
    Box rest = begin_page(ui);
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 18);
    Box all = ui_begin_scroll(ui, "games", rest, (ROW_HIGH + ROW_GAP) * (float)page->count);
    for (int i = 0; i < page->count; i++)
        draw_game(page, ui, box_inset(box_cut_top(&all, ROW_HIGH, ROW_GAP), 6, 0), i);
    ui_end_scroll(ui);
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "back", .box = box_cut_right(&foot, 220, 24), .label = _("Back")});
    TextStyle note = style_text(FONT_TEXT, 18, STYLE_DUST, TEXT_LEFT);
    canvas_text(ui_canvas(ui), foot, &note, _("A game that is removed from this list is kept as a record."));
}

/* ---- events ---- */

static void take_off(UnfinishedScene *page, int index) {
    bool is_off = index >= 0 && index < page->count && saves_end(page->list[index].game.path);
    if (!is_off) ui_toast(services(page)->ui, file_words(errno));
    find_games(page);
    if (page->count == 0) stage_pop(page->scene.stage);
}

static void unfinished_event(Scene *scene, const UiEvent *event) {
    UnfinishedScene *page = (UnfinishedScene *)scene;
    int index = ui_event_index(event);
    bool is_press = event->kind == UI_EVENT_ACTIVATE;
    if (is_press && ui_event_is(event, "game:") && index < page->count) {
        GamePlan plan = saves_plan(&page->list[index].game);
        stage_replace(scene->stage, play_scene_with(&plan));
    } else if (is_press && ui_event_is(event, "off:")) {
        take_off(page, index);
    } else if (event->kind == UI_EVENT_BACK || (is_press && strcmp(event->name, "back") == 0)) {
        stage_pop(scene->stage);
    }
}

static void unfinished_destroy(Scene *scene) {
    free(((UnfinishedScene *)scene)->list);
    free(scene);
}

static const SceneKind unfinished_kind = {.enter = unfinished_enter,
                                          .draw = unfinished_draw,
                                          .event = unfinished_event,
                                          .destroy = unfinished_destroy};

Scene *unfinished_scene_create(void);
Scene *unfinished_scene_create(void) {
    UnfinishedScene *page = memory_calloc(1, sizeof *page);
    page->scene.kind = &unfinished_kind;
    page->list = memory_calloc(LISTED, sizeof *page->list);
    return &page->scene;
}
