#include "scenes/settings/widget.h"

#include <stdio.h>

#include "base/i18n.h"
#include "scenes/settings/helps.h"
#include "ui/style.h"
#include "ui/widgets.h"

enum { WORDS_MAX = PACE_INSTANT + 1 };

void setting_name(char name[UI_NAME_BYTES], SettingId id) {
    snprintf(name, UI_NAME_BYTES, "setting:%s", setting_rows[id].key);
}

/* The value of a setting that is one of several words; returns how many there are. */
static int words_of(SettingId id, const char *words[WORDS_MAX]) {
    int count = setting_rows[id].max + 1;
    for (int i = 0; i < count; i++)
        words[i] = id == SETTING_PACE ? pace_label((Pace)i) : switch_way_label((SwitchWay)i);
    return count;
}

/* The words are those of `words`. */
static Choice words_choice(const Settings *settings, SettingId id, const char *name, Box box,
                           const char *words[WORDS_MAX]) {
    static const float LABEL = 0.3f, LABEL_SHORT = 0.16f; /* beside many words */
    int value = settings->values[id];
    words_of(id, words);
    return (Choice){.name = name,
                    .box = box_inset(box, 0, 2),
                    .label = _(setting_rows[id].label),
                    .label_share = id == SETTING_PACE ? LABEL_SHORT : LABEL,
                    .text = words[value],
                    .texts = words,
                    .value = value,
                    .minimum = setting_rows[id].min,
                    .maximum = setting_rows[id].max,
                    .is_quiet = true};
}

static bool is_gauge(Ui *ui, SettingId id, const Choice *choice) {
    return id == SETTING_PACE && !settings_are_large(ui) && ui_gauge_fits(ui, choice);
}

bool setting_pace_is_gauge(Ui *ui, Box box) {
    const char *words[WORDS_MAX];
    const Settings usual = {.values = {[SETTING_PACE] = setting_rows[SETTING_PACE].min}};
    Choice choice = words_choice(&usual, SETTING_PACE, "", box, words);
    return is_gauge(ui, SETTING_PACE, &choice);
}

static void draw_words(Ui *ui, const Settings *settings, SettingId id, const char *name, Box box) {
    const char *words[WORDS_MAX];
    Choice choice = words_choice(settings, id, name, box, words);
    (is_gauge(ui, id, &choice) ? ui_gauge : ui_choice)(ui, &choice);
}

bool setting_is_loudness(int id) {
    return id == SETTING_VOLUME || id == SETTING_MUSIC || id == SETTING_EFFECTS || id == SETTING_ROOM;
}

/* While all is silent, how loud something is has no effect. */
static bool is_idle(const Settings *settings, SettingId id) {
    return setting_is_loudness((int)id) && settings->values[SETTING_MUTED];
}

static void draw_share(Ui *ui, const Settings *settings, SettingId id, const char *name, Box box,
                       bool is_fader) {
    char words[32];
    int value = settings->values[id];
    if (id == SETTING_SWITCH_STEP)
        snprintf(words, sizeof words, _("%d.%d s"), value / 10, value % 10);
    else if (value > 0)
        snprintf(words, sizeof words, _("%d %%"), value);
    else
        snprintf(words, sizeof words, "%s", _("off"));
    ui_slider(ui, &(Slider){.name = name,
                            .box = box,
                            .label = _(setting_rows[id].label),
                            .text = words,
                            .value = value,
                            .minimum = setting_rows[id].min,
                            .maximum = setting_rows[id].max,
                            .step = 5,
                            .is_line = !is_fader,
                            .is_upright = is_fader,
                            .is_idle = is_idle(settings, id)});
}

bool setting_is_of_pad(SettingId id) {
    return (int)id >= SETTINGS_PAD_FIRST && (int)id < SETTINGS_PAD_FIRST + SETTINGS_PAD;
}

/* The button that does it; where that one does something already, the two change places. */
static void draw_pad_button(Ui *ui, const Settings *settings, SettingId id, const char *name, Box box) {
    ui_choice(ui, &(Choice){.name = name,
                            .box = box_inset(box, 0, 2),
                            .label = _(setting_rows[id].label),
                            .text = ui_pad_button(settings->values[id]),
                            .value = settings->values[id],
                            .maximum = setting_rows[id].max,
                            .goes_around = true,
                            .is_quiet = true});
}

bool settings_are_large(const Ui *ui) {
    static const float LARGE = 1.25f;
    return canvas_text_scale(ui_canvas((Ui *)ui)) > LARGE;
}

void setting_draw(Ui *ui, const Settings *settings, SettingId id, Box box, float label_high) {
    char name[UI_NAME_BYTES];
    const SettingRow *row = &setting_rows[id];
    setting_name(name, id);
    if (setting_is_of_pad(id))
        draw_pad_button(ui, settings, id, name, box);
    else if (row->max == 1)
        ui_checkbox(ui, &(Checkbox){.name = name,
                                    .box = box,
                                    .label = _(row->label),
                                    .label_high = label_high,
                                    .help = settings_are_large(ui) ? NULL : setting_help(id),
                                    .is_on = settings->values[id]});
    else if (id == SETTING_PACE || id == SETTING_SWITCH)
        draw_words(ui, settings, id, name, box);
    else
        draw_share(ui, settings, id, name, box, label_high > 0);
}
