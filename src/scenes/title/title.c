/* The title: a fan of cards under a lamp, the name, and the menu. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/fan.h"
#include "scenes/play/music.h"
#include "scenes/play/scene.h"
#include "scenes/scenes.h"
#include "scenes/stage.h"
#include "session/film_programme.h"
#include "session/saves.h"
#include "ui/style.h"
#include "ui/widgets.h"

typedef struct MenuRow {
    const char *name, *label;
    const char *scene; /* NULL: quit */
} MenuRow;

/* A row whose scene is not in the program, or has nothing to show, is left out. */
static const MenuRow menu_rows[] = {
    {"menu:start", N_("Play"), "setup"},
    {"menu:resume", N_("Resume"), "resume"},
    {"menu:tonight", N_("Tonight"), "tonight"},
    {"menu:history", N_("My table"), "history"},
    {"menu:gallery", N_("Gallery"), "gallery"},
    {"menu:rules", N_("Rules"), "rules"},
    {"menu:settings", N_("Settings"), "settings"},
    {"menu:quit", N_("Quit"), NULL},
};
enum { MENU_ROWS = sizeof menu_rows / sizeof *menu_rows };

typedef struct TitleScene {
    Scene scene;
    char focus[UI_NAME_BYTES]; /* the focus when the title was left, to be restored */
    bool is_shown[MENU_ROWS];
    int rows_shown;
    int games_left; /* that can be resumed */
} TitleScene;

static const char *const fan_faces[] = {"spike/sq-9", "spike/tr+4", "spike/sylop", "spike/ci-4",
                                        "spike/sq+9"};
static const float FAN_SPREAD = 2.3f; /* the fan's width in card heights */
enum { FAN_CARDS = sizeof fan_faces / sizeof *fan_faces };

static bool is_resume(const MenuRow *row) { return row->scene && strcmp(row->scene, "resume") == 0; }

static bool is_shown(const TitleScene *title, const MenuRow *row) {
    if (is_resume(row)) return title->games_left > 0;
    return !row->scene || scene_exists(row->scene);
}

/* Looked up when the title comes to the front and when something has been saved late, not in every frame. */
static void find_rows(Scene *scene) {
    TitleScene *title = (TitleScene *)scene;
    SavedGame unused;
    title->games_left = saves_unfinished(stage_services(scene->stage)->data_directory, &unused, 1);
    title->rows_shown = 0;
    for (int i = 0; i < MENU_ROWS; i++) {
        title->is_shown[i] = is_shown(title, &menu_rows[i]);
        title->rows_shown += title->is_shown[i];
    }
}

static void title_enter(Scene *scene) {
    TitleScene *title = (TitleScene *)scene;
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

static void draw_name(Canvas *canvas, Box box, TextAlign align) {
    Box rest = box;
    TextStyle name = style_text(FONT_TITLE, STYLE_SIZE_DISPLAY, STYLE_BONE, align);
    canvas_text(canvas, box_cut_top(&rest, 130, 0), &name, "SABACC");
    float line = align == TEXT_CENTRE ? box.x + box.width / 2 - 90 : box.x + 4;
    canvas_line(canvas, line, rest.y + 6, line + 180, rest.y + 6, 3, STYLE_AMBER);
    rest.y += 22;
    TextStyle words = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_DUST, align);
    canvas_paragraph(canvas, rest, &words, _("The dealer shuffles.\nThe deck has a mind of its own."), false);
}

static void draw_menu(const TitleScene *title, Ui *ui, Box box) {
    int row = 0;
    for (int i = 0; i < MENU_ROWS; i++) {
        if (!title->is_shown[i]) continue;
        ui_button(ui, &(Button){.name = menu_rows[i].name,
                                .box = box_row(box, row++, title->rows_shown, 10),
                                .label = _(menu_rows[i].label),
                                .is_quiet = true});
    }
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
    float menu_height = (float)title->rows_shown * 74;
    style_backdrop(canvas, STYLE_BACKDROP_LOUNGE);
    if (layout->is_portrait) {
        float middle = screen.height / 2;
        draw_fan(canvas, screen.width / 2, middle - 230, 350);
        draw_name(canvas, box_place(screen, 760, 230, 0.5f, 0.06f), TEXT_CENTRE);
        draw_menu(title, ui, (Box){screen.width / 2 - 210, middle + 180, 420, menu_height});
    } else {
        float left = fmaxf(screen.width / 2 - 760, 64), top = screen.height / 2 - (230 + menu_height) / 2;
        float right = fminf(screen.width - 40, left + 1560), room = right - left - 500;
        draw_fan(canvas, right - room / 2, screen.height / 2 - 50, fminf(460, room / FAN_SPREAD));
        draw_name(canvas, (Box){left, top, 500, 230}, TEXT_LEFT);
        draw_menu(title, ui, (Box){left - 16, top + 250, 420, menu_height});
    }
    draw_footer(canvas, screen);
}

static void title_event(Scene *scene, const UiEvent *event) {
    TitleScene *title = (TitleScene *)scene;
    if (event->kind != UI_EVENT_ACTIVATE) return;
    for (int i = 0; i < MENU_ROWS; i++) {
        if (strcmp(event->name, menu_rows[i].name) != 0) continue;
        bool is_of_several = is_resume(&menu_rows[i]) && title->games_left > 1;
        const char *scene_name = is_of_several ? "unfinished" : menu_rows[i].scene;
        Scene *next = scene_name ? scene_create(scene_name) : NULL;
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
    .woken = find_rows,
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
