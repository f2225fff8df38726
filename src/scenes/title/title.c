/* The title: a fan of cards under a lamp, the name, over which now and then a light passes, and the menu. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/fan.h"
#include "scenes/last_table.h"
#include "scenes/play/music.h"
#include "scenes/play/scene.h"
#include "scenes/scenes.h"
#include "scenes/setup/choosing.h"
#include "scenes/stage.h"
#include "scenes/title/wordmark.h"
#include "session/film_programme.h"
#include "session/lesson.h"
#include "session/lessons_done.h"
#include "session/saves.h"
#include "ui/style.h"
#include "ui/widgets.h"

/* When a row is shown, besides that its scene is in the program. */
typedef enum MenuWhen {
    MENU_ALWAYS,
    MENU_FIRST_START, /* nothing was played or learnt yet */
    MENU_GAMES_LEFT,  /* some can be resumed */
    MENU_LAST_TABLE,  /* there is one, so that Play does not lead to the setup */
    MENU_ROOM,        /* there is room for it: other ways lead there too */
} MenuWhen;

typedef struct MenuRow {
    const char *name, *label;
    const char *scene; /* NULL: quit */
    MenuWhen when;
} MenuRow;

static const MenuRow menu_rows[] = {
    {"menu:learn", N_("Learn %s"), "lesson", MENU_FIRST_START},
    {"menu:resume", N_("Resume"), "resume", MENU_GAMES_LEFT},
    {"menu:start", N_("Play"), "setup", MENU_ALWAYS},
    {"menu:table", N_("New table…"), "setup", MENU_LAST_TABLE},
    {"menu:tonight", N_("Tonight"), "tonight", MENU_ALWAYS},
    {"menu:history", N_("My table"), "history", MENU_ALWAYS},
    {"menu:gallery", N_("Gallery"), "gallery", MENU_ALWAYS},
    {"menu:rules", N_("Rules"), "rules", MENU_ROOM},
    {"menu:settings", N_("Settings"), "settings", MENU_ALWAYS},
    {"menu:quit", N_("Quit"), NULL, MENU_ALWAYS},
};
enum { MENU_ROWS = sizeof menu_rows / sizeof *menu_rows, MENU_SHOWN_MAX = 8, MENU_WORDS = 120 };

typedef struct TitleScene {
    Scene scene;
    char focus[UI_NAME_BYTES]; /* the focus when the title was left, to be restored */
    bool is_shown[MENU_ROWS];
    int rows_shown;
    int games_left; /* that can be resumed */
    bool is_first_start;
    double begun, touched;  /* ms of the clock: when it came to the front, and the last input */
    double light_at;        /* when the light moves next; INFINITY: never */
    const SabaccGame *last; /* of the last table; NULL: none, and Play leads to the setup */
} TitleScene;

static const char *const fan_faces[] = {"spike/sq-9", "spike/tr+4", "spike/sylop", "spike/ci-4",
                                        "spike/sq+9"};
static const float NAME_WIDE = 640, NAME_HIGH = 230;
static const float FAN_SPREAD = 2.3f; /* the fan's width in card heights */
enum { FAN_CARDS = sizeof fan_faces / sizeof *fan_faces };

static bool is_row(const MenuRow *row, const char *name) { return strcmp(row->name, name) == 0; }

static bool is_shown(const TitleScene *title, const MenuRow *row) {
    if (row->scene && !scene_exists(row->scene)) return false;
    switch (row->when) {
    case MENU_FIRST_START: return title->is_first_start;
    case MENU_GAMES_LEFT: return title->games_left > 0;
    case MENU_LAST_TABLE: return title->last != NULL;
    case MENU_ALWAYS:
    case MENU_ROOM: break;
    }
    return true;
}

/* Somebody new: no table was set up, no game was played, and the lesson was not gone through. */
static bool is_first_start(const TitleScene *title) {
    const StageServices *services = stage_services(title->scene.stage);
    char games[PLAN_PATH];
    const SabaccGame *game = choosing_start();
    int used = snprintf(games, sizeof games, "%s/games", services->data_directory);
    bool has_games = used < (int)sizeof games && file_is_folder(games);
    return !title->last && !has_games && lesson_exists(services->assets_directory, game) &&
           !lessons_is_done(services->data_directory, game->id);
}

/* The least needed rows make room. */
static void count_rows(TitleScene *title) {
    title->rows_shown = 0;
    for (int i = 0; i < MENU_ROWS; i++) title->rows_shown += title->is_shown[i];
    for (int i = 0; i < MENU_ROWS && title->rows_shown > MENU_SHOWN_MAX; i++) {
        if (menu_rows[i].when != MENU_ROOM || !title->is_shown[i]) continue;
        title->is_shown[i] = false;
        title->rows_shown--;
    }
}

/* Looked up when the title comes to the front and when something has been saved late, not in every frame. */
static void find_rows(Scene *scene) {
    TitleScene *title = (TitleScene *)scene;
    SavedGame unused;
    title->games_left = saves_unfinished(stage_services(scene->stage)->data_directory, &unused, 1);
    title->last = last_table_game(scene->stage);
    title->is_first_start = is_first_start(title);
    for (int i = 0; i < MENU_ROWS; i++) title->is_shown[i] = is_shown(title, &menu_rows[i]);
    count_rows(title);
}

/* ---- the light over the name ---- */

static const double LIGHT_CYCLE = 6000, LIGHT_PASS = 2200, LIGHT_STEP = 1000.0 / 12, LIGHT_REST = 20000;

static bool is_light_off(const TitleScene *title) {
    const StageServices *services = stage_services(title->scene.stage);
    return services->is_unpaced || services->settings->values[SETTING_REDUCED_MOTION] ||
           stage_now(title->scene.stage) >= title->touched + LIGHT_REST;
}

/* Nothing is drawn between two passes. */
static void plan_light(TitleScene *title) {
    double now = stage_now(title->scene.stage), gone = fmod(now - title->begun, LIGHT_CYCLE);
    double next = now + (gone < LIGHT_PASS ? LIGHT_STEP : LIGHT_CYCLE - gone);
    title->light_at = is_light_off(title) ? INFINITY : fmin(next, title->touched + LIGHT_REST);
}

/* 0 … 1; -1: none is seen. */
static float light_of(const TitleScene *title) {
    double gone = fmod(stage_now(title->scene.stage) - title->begun, LIGHT_CYCLE);
    return is_light_off(title) || gone >= LIGHT_PASS ? -1 : (float)(gone / LIGHT_PASS);
}

static double title_next_change(const Scene *scene) { return ((const TitleScene *)scene)->light_at; }

static bool title_input(Scene *scene, const UiInput *input) {
    (void)input;
    TitleScene *title = (TitleScene *)scene;
    title->touched = stage_now(scene->stage);
    if (isinf(title->light_at)) plan_light(title);
    return false;
}

static void title_woken(Scene *scene) {
    TitleScene *title = (TitleScene *)scene;
    if (stage_now(scene->stage) >= title->light_at)
        plan_light(title);
    else
        find_rows(scene);
}

static void title_enter(Scene *scene) {
    TitleScene *title = (TitleScene *)scene;
    title->begun = title->touched = stage_now(scene->stage);
    plan_light(title);
    title_music(stage_services(scene->stage)->audio);
    if (title->focus[0]) ui_set_focus(stage_services(scene->stage)->ui, title->focus);
    title->focus[0] = '\0';
    find_rows(scene);
}

/* Nobody is present: starts the demo. */
static void title_idle(Scene *scene) {
    TitleScene *title = (TitleScene *)scene;
    const StageServices *services = stage_services(scene->stage);
    GamePlan plan;
    if (!services->settings->values[SETTING_DEMO]) return;
    film_plan(&plan, game_plan_seed(services->start), 0);
    plan.is_unasked = true;
    Scene *film = play_scene_with(&plan);
    snprintf(title->focus, sizeof title->focus, "%s", ui_focus(services->ui));
    stage_push(scene->stage, film);
}

static void draw_fan(Canvas *canvas, float middle_x, float middle_y, float height) {
    fan_draw(canvas, &(Fan){.assets = fan_faces,
                            .count = FAN_CARDS,
                            .shape = 300.0f / 420,
                            .middle_x = middle_x,
                            .middle_y = middle_y,
                            .height = height});
}

static void draw_name(const TitleScene *title, Canvas *canvas, Box box, TextAlign align) {
    static const float GLOW = 60, LETTERS = 16; /* they begin so far into the wordmark's box */
    Box rest = box, name = box_cut_top(&rest, box.width / WORDMARK_SHAPE, 18);
    canvas_glow(canvas, box_inset(name, GLOW, GLOW / 2), 0, GLOW, colour_fade(STYLE_AMBER, 0.14f));
    wordmark_draw(canvas, name, light_of(title));
    if (canvas_transcript(canvas)) canvas_note(canvas, "title", "SABACC");
    TextStyle words = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_DUST, align);
    rest = box_inset(rest, LETTERS, 0);
    canvas_paragraph(canvas, rest, &words, _("The dealer shuffles.\nThe deck has a mind of its own."), false);
}

/* What is played or learnt is named, for one press is enough. */
static void format_label(const TitleScene *title, const MenuRow *row, char words[MENU_WORDS]) {
    if (row->when == MENU_FIRST_START)
        snprintf(words, MENU_WORDS, _(row->label), _(choosing_start()->name));
    else if (is_row(row, "menu:start") && title->last)
        snprintf(words, MENU_WORDS, _("Play %s"), _(title->last->name));
    else
        snprintf(words, MENU_WORDS, "%s", _(row->label));
}

static void draw_menu(const TitleScene *title, Ui *ui, Box box) {
    int row = 0;
    char label[MENU_WORDS];
    for (int i = 0; i < MENU_ROWS; i++) {
        if (!title->is_shown[i]) continue;
        bool is_lit = menu_rows[i].when == MENU_FIRST_START;
        format_label(title, &menu_rows[i], label);
        if (is_lit && is_row(&menu_rows[i], ui_focus(ui)))
            ui_tell_accept(ui); /* in gold, it says so by itself */
        ui_button(ui, &(Button){.name = menu_rows[i].name,
                                .box = box_row(box, row++, title->rows_shown, 10),
                                .label = label,
                                .is_primary = is_lit,
                                .is_quiet = !is_lit});
    }
}

/* At the left, where the words are. */
static void draw_shade(Canvas *canvas, float left, float height) {
    static const float SOFT = 300, WORDS = 300;
    canvas_glow(canvas, (Box){-2 * SOFT, -2 * SOFT, 2 * SOFT + left + WORDS, height + 4 * SOFT}, 0, SOFT,
                0xf2080605u);
}

/* Upright the fan lies on the cloth, the name is on the near rest, and the menu on the ledge before it. */
static void draw_upright(const TitleScene *title, Ui *ui, Box screen) {
    static const float FAN = 566, NAME = 864, MENU = 1124, FOOT = 62, PITCH_MOST = 68, SOFT = 90;
    Canvas *canvas = ui_canvas(ui);
    Box name = box_place(screen, NAME_WIDE, 200, 0.5f, 0);
    name.y = style_place_row(canvas, NAME);
    float menu = style_place_row(canvas, MENU), high = screen.height - FOOT - menu;
    draw_fan(canvas, screen.width / 2, style_place_row(canvas, FAN), 350);
    canvas_glow(canvas, box_inset(name, SOFT * 1.4f, SOFT * 0.6f), 60, SOFT, 0xa0080605u);
    draw_name(title, canvas, name, TEXT_CENTRE);
    high = fminf(high, (float)title->rows_shown * PITCH_MOST);
    draw_menu(title, ui, (Box){screen.width / 2 - 210, menu, 420, high});
}

static void draw_footer(Canvas *canvas, Box screen) {
    Box line = box_place(screen, screen.width - 96, 30, 0.5f, 0.98f);
    TextStyle words = style_text(FONT_TEXT, 18, STYLE_DUST, TEXT_LEFT);
    canvas_text(canvas, line, &words, _("A fan work. Not tied to the owners of the setting."));
}

static void title_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    const TitleScene *title = (TitleScene *)scene;
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    Box screen = layout->screen;
    style_place(canvas, "tavern", 0);
    if (layout->is_portrait) {
        draw_upright(title, ui, screen);
    } else {
        float menu_height = (float)title->rows_shown * 74;
        float left = fmaxf(screen.width / 2 - 760, 64), top = screen.height / 2 - (230 + menu_height) / 2;
        float right = fminf(screen.width - 40, left + 1560), room = right - left - 500;
        draw_shade(canvas, left, screen.height);
        draw_fan(canvas, right - room / 2, screen.height / 2 + 20, fminf(460, room / FAN_SPREAD));
        draw_name(title, canvas, (Box){left - 16, top, NAME_WIDE, NAME_HIGH}, TEXT_LEFT);
        draw_menu(title, ui, (Box){left - 16, top + 250, 420, menu_height});
    }
    draw_footer(canvas, screen);
}

/* Where a row leads; NULL: out of the program. */
static Scene *scene_of(const TitleScene *title, const MenuRow *row) {
    GamePlan plan;
    if (is_row(row, "menu:start") && last_table_again(title->scene.stage, &plan))
        return play_scene_with(&plan);
    if (row->when == MENU_GAMES_LEFT && title->games_left > 1) return scene_create("unfinished");
    return row->scene ? scene_create(row->scene) : NULL;
}

static void title_event(Scene *scene, const UiEvent *event) {
    TitleScene *title = (TitleScene *)scene;
    if (event->kind != UI_EVENT_ACTIVATE) return;
    for (int i = 0; i < MENU_ROWS; i++) {
        if (!is_row(&menu_rows[i], event->name)) continue;
        Scene *next = scene_of(title, &menu_rows[i]);
        if (next) {
            snprintf(title->focus, sizeof title->focus, "%s", event->name);
            stage_push(scene->stage, next);
        } else if (!menu_rows[i].scene) {
            stage_quit(scene->stage);
        }
    }
}

static void title_destroy(Scene *scene) { free(scene); }

static const SceneKind title_kind = {
    .enter = title_enter,
    .woken = title_woken,
    .next_change = title_next_change,
    .input = title_input,
    .draw = title_draw,
    .idle = title_idle,
    .event = title_event,
    .destroy = title_destroy,
};

Scene *title_scene_create(void);
Scene *title_scene_create(void) {
    TitleScene *title = memory_calloc(1, sizeof *title);
    title->scene.kind = &title_kind;
    return &title->scene;
}
