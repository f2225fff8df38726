/* Settings: every row of session/settings.def as its widget, and the language, in panels by what they are
 * about; those by which everybody can play on a page of their own. Beside them is a piece of a table that
 * shows what they do. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/page.h"
#include "scenes/scenes.h"
#include "scenes/settings/helps.h"
#include "scenes/settings/pad_picture.h"
#include "scenes/settings/sample.h"
#include "scenes/settings/widget.h"
#include "scenes/stage.h"
#include "session/languages.h"
#include "speech/speech.h"
#include "ui/style.h"
#include "ui/widgets.h"

typedef struct SettingsScene {
    Scene scene;
    int page;
    Sample sample;
    char left_by[UI_NAME_BYTES]; /* the button of the page that lies over it; "" for none */
} SettingsScene;

enum { LANGUAGES_SHOWN = LANGUAGES_MAX + 1 };
static const float GAP = 20, ROW_HIGH = 54, SWITCH_HIGH = 76, ROW_PITCH = 68, ROW_WIDE = 120;

static Settings *settings_of(Scene *scene) { return stage_services(scene->stage)->settings; }

/* ---- the language: the first is that of the system ---- */

static const Languages *languages_of(Scene *scene) { return stage_services(scene->stage)->languages; }

static int language_index(const Languages *languages, const char *id) {
    for (int i = 0; i < languages_count(languages); i++)
        if (strcmp(languages_at(languages, i)->id, id) == 0) return i + 1;
    return 0;
}

static void draw_language(Ui *ui, Scene *scene, Box box) {
    static const float LABEL = 0.3f;
    const Languages *languages = languages_of(scene);
    const char *words[LANGUAGES_SHOWN] = {_("As the system")};
    int count = languages_count(languages), index = language_index(languages, settings_of(scene)->language);
    for (int i = 0; i < count; i++) words[i + 1] = languages_at(languages, i)->name;
    ui_choice(ui, &(Choice){.name = "setting:language",
                            .box = box_inset(box, 0, 2),
                            .label = _("Language"),
                            .label_share = LABEL,
                            .text = words[index],
                            .texts = words,
                            .value = index,
                            .maximum = count,
                            .goes_around = true,
                            .is_quiet = true});
}

/* ---- colours as others see them, until the program ends ---- */

static void draw_colours(Ui *ui, const Scene *scene, Box box) {
    static const char *const kinds[BLIND_COUNT] = {
        [BLIND_NONE] = N_("as they are"),
        /* TRANSLATORS: kinds of colour blindness: red, green or blue is not seen. */
        [BLIND_PROTAN] = N_("without red"),
        [BLIND_DEUTAN] = N_("without green"),
        [BLIND_TRITAN] = N_("without blue")};
    const BlindKind *sight = stage_services(scene->stage)->sight;
    int kind = sight ? (int)*sight : BLIND_NONE;
    ui_choice(ui, &(Choice){.name = "setting:colours",
                            .box = box_inset(box, 0, 2),
                            .label = _("Colours, for a look"),
                            .label_share = 0.4f,
                            .text = _(kinds[kind]),
                            .value = kind,
                            .maximum = BLIND_COUNT - 1,
                            .goes_around = true,
                            .is_quiet = true,
                            .is_disabled = !sight});
}

/* ---- groups ---- */

enum { LANGUAGE = SETTING_COUNT, COLOURS, GROUP_ROWS = 6, PAGES = 3, PAGE_GROUPS = 4 };

typedef struct SettingsGroup {
    const char *title;
    int count, rows[GROUP_ROWS]; /* SettingId, LANGUAGE or COLOURS */
} SettingsGroup;

/* Where the piece of a table is in landscape; in portrait it is above. */
typedef enum SamplePlace { SAMPLE_ABOVE, SAMPLE_BESIDE, SAMPLE_PAD } SamplePlace; /* a pad instead, above */

/* Each setting stands in one group (tests/scenes). In landscape the second column begins with `second`. */
static const struct {
    const char *title;
    SamplePlace sample;
    int second;
    SettingsGroup groups[PAGE_GROUPS];
} pages[PAGES] = {
    {N_("Settings"),
     SAMPLE_BESIDE,
     2,
     {{N_("At the table"),
       6,
       {SETTING_PACE, SETTING_QUICK, SETTING_TALK, SETTING_READ_OUT, SETTING_TOTALS, SETTING_DEMO}},
      {N_("Screen"), 2, {SETTING_FULLSCREEN, LANGUAGE}},
      {N_("Sound"), 5, {SETTING_VOLUME, SETTING_MUSIC, SETTING_EFFECTS, SETTING_ROOM, SETTING_MUTED}},
      {N_("The coach"),
       5,
       {SETTING_ADVICE, SETTING_CHANCES, SETTING_COACH, SETTING_VERDICT, SETTING_CLAUSES}}}},
    {N_("Accessibility"),
     SAMPLE_ABOVE,
     2,
     {{N_("To see"), 3, {SETTING_TEXT_SIZE, SETTING_CONTRAST, COLOURS}},
      {N_("To hear"), 2, {SETTING_CAPTIONS, SETTING_SPEECH}},
      {N_("Motion and light"), 3, {SETTING_REDUCED_MOTION, SETTING_SHAKE, SETTING_FLASHES}},
      {N_("To act"), 2, {SETTING_SWITCH, SETTING_SWITCH_STEP}}}},
    {N_("Buttons of a pad"),
     SAMPLE_PAD,
     1,
     {{N_("To act"),
       6,
       {SETTING_PAD_ACCEPT, SETTING_PAD_BACK, SETTING_PAD_X, SETTING_PAD_Y, SETTING_PAD_LESS,
        SETTING_PAD_MORE}},
      {N_("To go about"),
       5,
       {SETTING_PAD_PREVIOUS, SETTING_PAD_NEXT, SETTING_PAD_ADVICE, SETTING_PAD_EXPLAIN, SETTING_PAD_MENU}}}},
};

static int page_of(const Scene *scene) { return ((const SettingsScene *)scene)->page; }

static int group_count(int page) {
    int count = 0;
    while (count < PAGE_GROUPS && pages[page].groups[count].count > 0) count++;
    return count;
}

/* ---- bands: a line, or faders beside each other ---- */

static bool is_switch(int row) { return row < SETTING_COUNT && setting_rows[row].max == 1; }

/* What the preview is most about: it comes first in its group, on enamel. */
static bool is_lead(int row) { return row == SETTING_PACE || row == SETTING_TEXT_SIZE; }

/* What the letters and the screen let stand beside each other. */
typedef struct PageForm {
    bool has_large; /* each setting in a line of its own */
    int levers;     /* at most so many in a row */
} PageForm;

static PageForm form_of(Ui *ui) {
    enum { NARROW = 4, BROAD = 5 };
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    return (PageForm){settings_are_large(ui), is_portrait ? BROAD : NARROW};
}

/* How many rows from that one on stand beside each other: faders with the switch that silences them, or the
 * levers of a panel. */
static int band_count(const SettingsGroup *group, int from, PageForm form) {
    enum { PANEL = 4 };
    int faders = from, levers = from;
    while (faders < group->count && setting_is_loudness(group->rows[faders])) faders++;
    while (levers < group->count && is_switch(group->rows[levers])) levers++;
    if (form.has_large) return 1;
    if (levers - from >= PANEL) return levers - from;
    if (faders == from) return 1;
    return faders + (faders < group->count && is_switch(group->rows[faders])) - from;
}

/* How much of a height there is: lines by themselves, and what panels take of it, in lines. */
typedef struct Lines {
    float single, banded;
} Lines;

static int lever_rows(int count, PageForm form) { return (count + form.levers - 1) / form.levers; }

static Lines band_lines(const SettingsGroup *group, int from, int count, PageForm form) {
    static const float FADERS = 3.3f, LEAD = 1.4f, GAUGE = 2, LEVERS = 2.1f;
    int row = group->rows[from];
    if (count > 1 && setting_is_loudness(row)) return (Lines){.banded = FADERS};
    if (count > 1) return (Lines){.banded = LEVERS * (float)lever_rows(count, form)};
    if (row == SETTING_PACE && !form.has_large) return (Lines){.banded = GAUGE};
    return (Lines){.single = is_lead(row) && !form.has_large ? LEAD : 1};
}

static Lines group_lines(const SettingsGroup *group, PageForm form) {
    Lines lines = {0};
    for (int from = 0, count; from < group->count; from += count) {
        count = band_count(group, from, form);
        Lines band = band_lines(group, from, count, form);
        lines.single += band.single, lines.banded += band.banded;
    }
    return lines;
}

/* How high a line is by itself, and within a band. */
typedef struct Pitch {
    float single, banded;
} Pitch;

static float height_of(Lines lines, Pitch pitch) {
    return lines.single * pitch.single + lines.banded * pitch.banded;
}

static void draw_line(Ui *ui, Scene *scene, Box line, int row) {
    float high = is_switch(row) ? SWITCH_HIGH : ROW_HIGH;
    line = box_place(line, line.width, fminf(line.height, high), 0, 0.5f);
    if (row == LANGUAGE)
        draw_language(ui, scene, line);
    else if (row == COLOURS)
        draw_colours(ui, scene, line);
    else
        setting_draw(ui, settings_of(scene), (SettingId)row, line, 0);
}

/* Faders and the switch that silences them, on a plate let into the wood. */
static void draw_faders(Ui *ui, Scene *scene, Box band, const int *rows, int count) {
    static const float APART = 4;
    for (int i = 0; i < count; i++) {
        Box column = box_column(band, i, count, APART);
        const char *label = _(setting_rows[rows[i]].label);
        float high = is_switch(rows[i]) ? ui_lever_label_height(ui, column.width, label) : 1;
        setting_draw(ui, settings_of(scene), (SettingId)rows[i], column, high);
    }
}

/* Levers in rows, as even as can be; each row is in the middle. */
static void draw_levers(Ui *ui, Scene *scene, Box band, const int *rows, int count) {
    static const float APART = 4;
    int lines = lever_rows(count, form_of(ui)), most = (count + lines - 1) / lines;
    float wide = (band.width - APART * (float)(most - 1)) / (float)most, label = 0;
    for (int i = 0; i < count; i++)
        label = fmaxf(label, ui_lever_label_height(ui, wide, _(setting_rows[rows[i]].label)));
    for (int i = 0, line = 0; line < lines; line++) {
        int end = count * (line + 1) / lines, here = end - i;
        if (line == 0) end = most, here = most;
        Box row = box_row(band, line, lines, APART);
        row = box_place(row, wide * (float)here + APART * (float)(here - 1), row.height, 0.5f, 0);
        for (; i < end; i++)
            setting_draw(ui, settings_of(scene), (SettingId)rows[i], box_cut_left(&row, wide, APART), label);
    }
}

static void draw_panel(Ui *ui, Scene *scene, Box band, const int *rows, int count, StyleEnamel enamel) {
    static const float ABOVE = 6, INSIDE = 8;
    band = box_place(band, band.width, band.height - ABOVE, 0, 0.5f);
    style_enamel(ui_canvas(ui), band, enamel);
    band = box_inset(band, INSIDE, INSIDE);
    (setting_is_loudness(rows[0]) ? draw_faders : draw_levers)(ui, scene, band, rows, count);
}

/* On a plate let into the wood, as what the preview is about. */
static void draw_lead(Ui *ui, Scene *scene, Box band, int row, StyleEnamel enamel) {
    static const float BELOW = 10, BESIDE = 22, LINE = 60;
    band.height -= BELOW;
    style_enamel(ui_canvas(ui), band, enamel);
    if (row != SETTING_PACE || !setting_pace_is_gauge(ui, band)) {
        band = box_inset(band, BESIDE, 0);
        band = box_place(band, band.width, fminf(LINE, band.height), 0, 0.5f);
    }
    setting_draw(ui, settings_of(scene), (SettingId)row, band, 0);
}

/* A thin line of brass between two lines of a group. */
static void draw_between(Canvas *canvas, Box line) {
    canvas_line(canvas, line.x, line.y, line.x + line.width, line.y, 1, 0x38a8884fu);
}

static void draw_band(Ui *ui, Scene *scene, Box band, const int *rows, int count, StyleEnamel enamel) {
    if (count > 1)
        draw_panel(ui, scene, band, rows, count, enamel);
    else if (is_lead(rows[0]) && !settings_are_large(ui))
        draw_lead(ui, scene, band, rows[0], enamel);
    else
        draw_line(ui, scene, band, rows[0]);
}

/* Each group of a page has its own. */
static StyleEnamel enamel_of(const Scene *scene, const SettingsGroup *group) {
    static const StyleEnamel enamels[PAGE_GROUPS] = {STYLE_ENAMEL_SEA, STYLE_ENAMEL_SEA, STYLE_ENAMEL_WINE,
                                                     STYLE_ENAMEL_NIGHT};
    return enamels[group - pages[page_of(scene)].groups];
}

static void draw_group(Ui *ui, Scene *scene, Box box, const SettingsGroup *group, Pitch pitch) {
    Box rest = style_group(ui_canvas(ui), box, _(group->title));
    bool was_line = false;
    for (int from = 0, count; from < group->count; from += count) {
        count = band_count(group, from, form_of(ui));
        Box band = box_cut_top(&rest, height_of(band_lines(group, from, count, form_of(ui)), pitch), 0);
        if (was_line) draw_between(ui_canvas(ui), band);
        was_line = count == 1 && !is_lead(group->rows[from]);
        draw_band(ui, scene, band, group->rows + from, count, enamel_of(scene, group));
    }
}

static Lines lines_in(const SettingsGroup *groups, int count, PageForm form) {
    Lines lines = {0};
    for (int i = 0; i < count; i++) {
        Lines group = group_lines(&groups[i], form);
        lines.single += group.single, lines.banded += group.banded;
    }
    return lines;
}

/* How high a column of groups is, besides its lines. */
static float around_rows(int count) { return (style_group_height(0) + GAP) * (float)count - GAP; }

static float column_height(const SettingsGroup *groups, int count, float pitch, PageForm form) {
    return around_rows(count) + height_of(lines_in(groups, count, form), (Pitch){pitch, pitch});
}

/* So high that the groups fill the column: bands take what lines by themselves do not need. */
static Pitch pitch_of(float high, const SettingsGroup *groups, int count, PageForm form) {
    static const float SINGLE = 78;
    Lines lines = lines_in(groups, count, form);
    float left = high - around_rows(count), even = fminf(left / (lines.single + lines.banded), ROW_WIDE);
    if (lines.banded <= 0) return (Pitch){even, even};
    float single = fminf(even, SINGLE);
    return (Pitch){single, (left - single * lines.single) / lines.banded};
}

/* The groups below each other. */
static void draw_column(Ui *ui, Scene *scene, Box box, const SettingsGroup *groups, int count) {
    Pitch pitch = pitch_of(box.height, groups, count, form_of(ui));
    ui_begin_group(ui);
    for (int i = 0; i < count; i++) {
        float high = style_group_height(height_of(group_lines(&groups[i], form_of(ui)), pitch));
        draw_group(ui, scene, box_cut_top(&box, high, GAP), &groups[i], pitch);
    }
}

/* The setting that is pointed at or has the focus; SETTING_COUNT for none. */
static int pointed_setting(const Ui *ui) {
    const char *focus = ui_shows_focus(ui) || !ui_pointed(ui)[0] ? ui_focus(ui) : ui_pointed(ui);
    char name[UI_NAME_BYTES];
    for (int id = 0; id < SETTING_COUNT; id++) {
        setting_name(name, (SettingId)id);
        if (strcmp(name, focus) == 0) return id;
    }
    return SETTING_COUNT;
}

/* Its button is lit. */
static void draw_pad(Ui *ui, Scene *scene, Box box) {
    int id = pointed_setting(ui);
    if (id < SETTING_COUNT && setting_is_of_pad((SettingId)id))
        pad_picture_draw(ui_canvas(ui), box, settings_of(scene)->values[id], _(setting_rows[id].label));
    else
        pad_picture_draw(ui_canvas(ui), box, -1, NULL);
}

/* What a lever does is told by whoever sits there: not that nobody talks. */
static const char *told_of(Ui *ui, Scene *scene) {
    int id = pointed_setting(ui);
    if (id == SETTING_COUNT || page_of(scene) != 0) return NULL;
    if (id == SETTING_TALK && !settings_of(scene)->values[SETTING_TALK]) return NULL;
    return setting_help((SettingId)id);
}

static void draw_sample(Ui *ui, Scene *scene, Box box, double ahead_ms) {
    if (box.height <= 0) return;
    if (pages[page_of(scene)].sample == SAMPLE_PAD) {
        draw_pad(ui, scene, box);
        return;
    }
    const Sample *sample = &((const SettingsScene *)scene)->sample;
    sample_draw(sample, ui, scene->stage, box, stage_now(scene->stage) + ahead_ms, told_of(ui, scene));
}

/* What the groups leave free above them, with rows closer to each other where it takes that; empty where they
 * leave too little. */
static Box cut_sample(Box *rest, const SettingsGroup *groups, int count, PageForm form) {
    static const float LEAST = 170, CLOSE = 56, LOW = 190;
    float high = rest->height - GAP - column_height(groups, count, ROW_PITCH, form);
    if (high < LEAST && !form.has_large)
        high = fminf(rest->height - GAP - column_height(groups, count, CLOSE, form), LOW);
    return high < LEAST ? (Box){0} : box_cut_top(rest, high, GAP);
}

static void draw_upright(Ui *ui, Scene *scene, Box rest, double ahead_ms) {
    int page = page_of(scene), count = group_count(page);
    if (pages[page].sample != SAMPLE_BESIDE || settings_are_large(ui))
        draw_sample(ui, scene, cut_sample(&rest, pages[page].groups, count, form_of(ui)), ahead_ms);
    draw_column(ui, scene, rest, pages[page].groups, count);
}

static void draw_across(Ui *ui, Scene *scene, Box rest, double ahead_ms) {
    static const float SAMPLE = 0.29f, FIRST = 0.54f;
    int page = page_of(scene), count = group_count(page), second = pages[page].second;
    const SettingsGroup *groups = pages[page].groups;
    float first = 0.5f;
    if (pages[page].sample != SAMPLE_BESIDE) {
        draw_sample(ui, scene, cut_sample(&rest, groups, second, form_of(ui)), ahead_ms);
    } else {
        draw_sample(ui, scene, box_cut_right(&rest, rest.width * SAMPLE, GAP), ahead_ms);
        first = FIRST;
    }
    Box left = box_cut_left(&rest, (rest.width - GAP) * first, GAP);
    draw_column(ui, scene, left, groups, second);
    draw_column(ui, scene, rest, groups + second, count - second);
}

/* The other pages are opened from the first two. */
static void draw_foot(Ui *ui, Box foot, bool is_portrait, int page) {
    const struct {
        const char *name, *label;
        float wide, wide_upright;
        int page;
    } others[] = {{"settings:access", _("Accessibility"), 300, 210, 0},
                  {"settings:cards", _("Cards and tables"), 320, 230, 0},
                  {"settings:keys", _("Keys"), 200, 120, 0},
                  {"settings:pad", _("Buttons of a pad"), 320, 260, 1}};
    ui_begin_group(ui);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        if (others[i].page != page) continue;
        float wide = is_portrait ? others[i].wide_upright : others[i].wide;
        ui_button(ui, &(Button){.name = others[i].name,
                                .box = box_cut_left(&foot, wide, 16),
                                .label = others[i].label});
    }
    page_draw_back(ui, page_cut_back(ui_canvas(ui), &foot), _("Done"), true);
}

/* Beside the heading: what to install, where speech is on and nothing speaks. */
static void draw_lack(Ui *ui, Scene *scene, Box line) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_RIGHT);
    if (speech_lacks_voice(stage_services(scene->stage)->speech))
        canvas_named_text(ui_canvas(ui), line, &style, speech_lack(), UI_UNSPOKEN);
}

/* In portrait, where nobody sits beside the levers: what one does. */
static void draw_told(Ui *ui, Scene *scene, Box line) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_RIGHT);
    const char *told = told_of(ui, scene);
    if (told && !settings_are_large(ui)) canvas_named_text(ui_canvas(ui), line, &style, told, UI_UNSPOKEN);
}

static void settings_draw(Scene *scene, Ui *ui, double ahead_ms) {
    static const float DARK = 0.36f; /* all stands on plates */
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    bool is_portrait = layout->is_portrait;
    style_place(canvas, "lounge", DARK);
    Box rest = page_whole(canvas);
    Box head = box_cut_top(&rest, 56, 16);
    box_cut_left(&head, style_heading(canvas, head, _(pages[page_of(scene)].title)), 24);
    draw_lack(ui, scene, head);
    if (is_portrait) draw_told(ui, scene, head);
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 18);
    if (is_portrait)
        draw_upright(ui, scene, rest, ahead_ms);
    else
        draw_across(ui, scene, rest, ahead_ms);
    draw_foot(ui, foot, is_portrait, page_of(scene));
}

static void setting_changed(Scene *scene, const UiEvent *event) {
    Settings *settings = settings_of(scene);
    char name[UI_NAME_BYTES];
    int changed = SETTING_COUNT;
    for (int id = 0; id < SETTING_COUNT; id++) {
        setting_name(name, (SettingId)id);
        if (strcmp(name, event->name) != 0) continue;
        if (setting_is_of_pad((SettingId)id))
            settings_choose_pad(settings, id - SETTINGS_PAD_FIRST, event->value);
        else
            settings->values[id] = event->value;
        changed = id;
    }
    if (strcmp(event->name, "setting:language") == 0) {
        const char *id = event->value ? languages_at(languages_of(scene), event->value - 1)->id : "";
        snprintf(settings->language, sizeof settings->language, "%s", id);
    }
    BlindKind *sight = stage_services(scene->stage)->sight;
    if (sight && strcmp(event->name, "setting:colours") == 0) *sight = (BlindKind)event->value;
    stage_settings_changed(scene->stage);
    sample_setting_changed(&((SettingsScene *)scene)->sample, scene->stage, (SettingId)changed);
}

static SceneActivity settings_activity(const Scene *scene) {
    const SettingsScene *settings = (const SettingsScene *)scene;
    return sample_is_moving(&settings->sample, scene->stage) ? SCENE_MOVING : SCENE_STILL;
}

static void settings_event(Scene *scene, const UiEvent *event) {
    bool is_done = event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "back") == 0;
    if (event->kind == UI_EVENT_CHANGE) setting_changed(scene, event);
    bool is_page = event->kind == UI_EVENT_ACTIVATE && ui_event_is(event, "settings:");
    Scene *page = is_page ? scene_create(strchr(event->name, ':') + 1) : NULL;
    SettingsScene *settings = (SettingsScene *)scene;
    if (page) snprintf(settings->left_by, sizeof settings->left_by, "%s", event->name);
    if (page) stage_push(scene->stage, page);
    if (is_done || event->kind == UI_EVENT_BACK) stage_pop(scene->stage);
}

/* Back from another page, at the button that led there. */
static void settings_enter(Scene *scene) {
    SettingsScene *settings = (SettingsScene *)scene;
    if (settings->left_by[0]) ui_set_focus(stage_services(scene->stage)->ui, settings->left_by);
    settings->left_by[0] = '\0';
}

/* What a setting does is told after what it is. */
static bool settings_says_widget(const Scene *scene, const char *widget, Text *name, Text *hint) {
    (void)scene, (void)name;
    char own[UI_NAME_BYTES];
    for (int id = 0; id < SETTING_COUNT; id++) {
        setting_name(own, (SettingId)id);
        const char *help = strcmp(own, widget) == 0 ? setting_help((SettingId)id) : NULL;
        if (help) text_add(hint, help);
    }
    return true;
}

static void settings_destroy(Scene *scene) { free(scene); }

static const SceneKind settings_kind = {
    .enter = settings_enter,
    .activity = settings_activity,
    .draw = settings_draw,
    .event = settings_event,
    .say_widget = settings_says_widget,
    .destroy = settings_destroy,
};

static Scene *create(int page) {
    SettingsScene *settings = memory_calloc(1, sizeof *settings);
    settings->scene.kind = &settings_kind;
    settings->page = page;
    if (pages[page].sample != SAMPLE_PAD) sample_begin(&settings->sample);
    return &settings->scene;
}

Scene *settings_scene_create(void);
Scene *settings_scene_create(void) { return create(0); }

Scene *access_scene_create(void);
Scene *access_scene_create(void) { return create(1); }

Scene *pad_scene_create(void);
Scene *pad_scene_create(void) { return create(2); }
