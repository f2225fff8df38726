/* Settings: every row of session/settings.def as its widget, and the language. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/scenes.h"
#include "scenes/stage.h"
#include "ui/style.h"
#include "ui/widgets.h"

typedef struct SettingsScene {
    Scene scene;
} SettingsScene;

static const struct { const char *id, *label; } languages[] = {{"", N_("As the system")}, {"en", "English"}};
enum { LANGUAGES = sizeof languages / sizeof *languages };

static Settings *settings_of(Scene *scene) { return stage_services(scene->stage)->settings; }

static void setting_name(char name[UI_NAME_BYTES], SettingId id) {
    snprintf(name, UI_NAME_BYTES, "setting:%s", setting_rows[id].key);
}

static void draw_setting(Ui *ui, const Settings *settings, SettingId id, Box box) {
    char name[UI_NAME_BYTES], words[32];
    setting_name(name, id);
    const SettingRow *row = &setting_rows[id];
    int value = settings->values[id];
    if (row->max == 1) {
        ui_checkbox(ui, &(Checkbox){.name = name, .box = box, .label = _(row->label), .is_on = value});
    } else if (id == SETTING_PACE || id == SETTING_ADVICE) {
        bool is_pace = id == SETTING_PACE;
        ui_choice(ui,
                  &(Choice){.name = name,
                            .box = box,
                            .label = _(row->label),
                            .text = is_pace ? pace_label((Pace)value) : advice_form_label((AdviceForm)value),
                            .value = value,
                            .minimum = row->min,
                            .maximum = row->max});
    } else {
        if (value > 0) {
            snprintf(words, sizeof words, "%d %%", value);
        } else {
            snprintf(words, sizeof words, "%s", _("off"));
        }
        ui_slider(ui, &(Slider){.name = name,
                                .box = box,
                                .label = _(row->label),
                                .text = words,
                                .value = value,
                                .minimum = row->min,
                                .maximum = row->max,
                                .step = 5});
    }
}

static int language_index(const Settings *settings) {
    for (int i = 0; i < LANGUAGES; i++) {
        if (strcmp(languages[i].id, settings->language) == 0) return i;
    }
    return 0;
}

static void draw_language(Ui *ui, const Settings *settings, Box box) {
    int index = language_index(settings);
    ui_choice(ui, &(Choice){.name = "setting:language",
                            .box = box,
                            .label = _("Language"),
                            .text = _(languages[index].label),
                            .value = index,
                            .maximum = LANGUAGES - 1,
                            .goes_around = true});
}

static void draw_rows(Ui *ui, const Settings *settings, SettingId first, SettingId last, Box *rest) {
    float gap = canvas_layout(ui_canvas(ui))->is_portrait ? 4 : 8;
    for (int id = (int)first; id <= (int)last; id++) {
        float high = setting_rows[id].max >= 100 ? 84 : 52;
        draw_setting(ui, settings, (SettingId)id, box_cut_top(rest, high, gap));
    }
}

/* Sound, language, and those that are not about play come first, in a column of their own if there is room.
 */
static void draw_all(Ui *ui, const Settings *settings, Box rest, bool is_portrait) {
    Box beside = rest;
    if (!is_portrait) beside = box_cut_right(&rest, rest.width / 2 - 40, 80);
    Box *others = is_portrait ? &rest : &beside;
    draw_rows(ui, settings, SETTING_VOLUME, SETTING_MUTED, &rest);
    if (!is_portrait) rest.y += 30;
    draw_language(ui, settings, box_cut_top(&rest, 56, is_portrait ? 4 : 10));
    if (!is_portrait) draw_rows(ui, settings, SETTING_CLAUSES, SETTING_FULLSCREEN, &rest);
    ui_begin_group(ui);
    draw_rows(ui, settings, SETTING_PACE, SETTING_TALK, others);
    if (is_portrait) draw_rows(ui, settings, SETTING_CLAUSES, SETTING_FULLSCREEN, others);
}

static void settings_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    const Settings *settings = settings_of(scene);
    style_place(canvas, "lounge", STYLE_PAGE_DARK);
    bool is_portrait = layout->is_portrait;
    Box plate = is_portrait ? box_place(layout->screen, 760, 1580, 0.5f, 0.5f)
                            : box_place(layout->screen, 1380, 1010, 0.5f, 0.5f);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, 56, is_portrait ? 30 : 44);
    style_heading(canvas, box_cut_top(&rest, 60, 24), _("Settings"));
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 24);
    draw_all(ui, settings, rest, is_portrait);
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "settings:cards",
                            .box = box_cut_left(&foot, is_portrait ? 280 : 320, is_portrait ? 12 : 24),
                            .label = _("Cards and tables")});
    ui_button(ui, &(Button){.name = "settings:keys",
                            .box = box_cut_left(&foot, is_portrait ? 140 : 200, 12),
                            .label = _("Keys")});
    ui_button(ui, &(Button){.name = "back",
                            .box = box_cut_right(&foot, fminf(220, foot.width), 0),
                            .label = _("Done"),
                            .is_primary = true});
}

static void setting_changed(Scene *scene, const UiEvent *event) {
    Settings *settings = settings_of(scene);
    char name[UI_NAME_BYTES];
    for (int id = 0; id < SETTING_COUNT; id++) {
        setting_name(name, (SettingId)id);
        if (strcmp(name, event->name) == 0) settings->values[id] = event->value;
    }
    if (strcmp(event->name, "setting:language") == 0) {
        snprintf(settings->language, sizeof settings->language, "%s", languages[event->value].id);
        ui_toast(stage_services(scene->stage)->ui, _("The language changes when the game is started again."));
    }
    stage_settings_changed(scene->stage);
}

static void settings_event(Scene *scene, const UiEvent *event) {
    bool is_done = event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "back") == 0;
    if (event->kind == UI_EVENT_CHANGE) setting_changed(scene, event);
    bool is_page = event->kind == UI_EVENT_ACTIVATE && ui_event_is(event, "settings:");
    Scene *page = is_page ? scene_create(strchr(event->name, ':') + 1) : NULL;
    if (page) stage_push(scene->stage, page);
    if (is_done || event->kind == UI_EVENT_BACK) stage_pop(scene->stage);
}

static void settings_destroy(Scene *scene) { free(scene); }

static const SceneKind settings_kind = {
    .draw = settings_draw,
    .event = settings_event,
    .destroy = settings_destroy,
};

Scene *settings_scene_create(void);
Scene *settings_scene_create(void) {
    SettingsScene *settings = memory_calloc(1, sizeof *settings);
    settings->scene.kind = &settings_kind;
    return &settings->scene;
}
