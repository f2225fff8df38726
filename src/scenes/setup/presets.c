/* The list of variants: the default, a preset, or house rules; house rules are saved here. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/folder.h"
#include "scenes/page.h"
#include "scenes/presets.h"
#include "scenes/setup/options.h"
#include "scenes/setup/pages.h"
#include "scenes/stage.h"
#include "session/house_list.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float ROW_HIGH = 82, ROW_GAP = 8, HEADING_HIGH = 56, DELETE_WIDE = 190, FOLDER_WIDE = 220,
                   MARK_WIDE = 60;
enum { HOUSE_NAME_CHARACTERS = 15 }; /* of what a text field holds */

typedef struct PresetsScene {
    Scene scene;
    GamePlan *plan; /* borrowed: the setup's */
    HouseList list;
    char name[UI_TEXT_BYTES];   /* for house rules to be saved, as typed */
    int doomed;                 /* entry whose deletion must be confirmed, or -1 */
    char waiting[PROBLEM_NAME]; /* the problem of those saved last, as long as they are not in the list */
} PresetsScene;

static const char *data_of(const PresetsScene *presets) {
    return stage_services(presets->scene.stage)->data_directory;
}

static bool is_of_game(const PresetsScene *presets, int index) {
    return presets->list.entry[index].rules.game == presets->plan->setup.rules.game;
}

static void read_list(PresetsScene *presets) {
    presets->waiting[0] = '\0';
    presets->doomed = -1;
    house_list_read(&presets->list, data_of(presets));
}

/* ---- drawing ---- */

static void draw_heading(Ui *ui, Box line, const char *words) { style_section(ui_canvas(ui), line, words); }

static void draw_presets(const PresetsScene *presets, Ui *ui, Box *rest) {
    const MatchSetup *setup = &presets->plan->setup;
    int chosen = preset_index(setup);
    for (int i = 0; i <= setup->rules.game->preset_count; i++) {
        const char *id = i == 0 ? NULL : setup->rules.game->presets[i - 1].id;
        char name[UI_NAME_BYTES];
        snprintf(name, sizeof name, "preset:%s", id ? id : "standard");
        Box row = box_inset(box_cut_top(rest, ROW_HIGH, ROW_GAP), 6, 0),
            mark = box_cut_right(&row, MARK_WIDE, 0);
        page_row(ui, row,
                 &(PageRow){.name = name,
                            .title = preset_label(setup, i),
                            .word = id,
                            .detail = preset_help(setup, i),
                            .is_selected = i == chosen});
        clause_mark_button(ui, mark, (MARK_WIDE - clause_mark_width(ui, preset_help(setup, i))) / 2,
                           id ? id : "standard", preset_help(setup, i));
    }
}

static void draw_house(const PresetsScene *presets, Ui *ui, Box row, int index) {
    const HouseEntry *entry = &presets->list.entry[index];
    char name[UI_NAME_BYTES];
    const char *file = strrchr(entry->path, '/');
    bool is_doomed = presets->doomed == index;
    snprintf(name, sizeof name, "delete:%d", index);
    ui_button(ui, &(Button){.name = name,
                            .box = box_inset(box_cut_right(&row, DELETE_WIDE, 12), 0, 9),
                            .label = is_doomed ? _("Really delete") : _("Delete"),
                            .is_selected = is_doomed});
    snprintf(name, sizeof name, "house:%d", index);
    page_row(ui, row,
             &(PageRow){.name = name,
                        .title = entry->rules.name,
                        .detail = file ? file + 1 : entry->path,
                        .is_selected = house_rules_are_set(&entry->rules, &presets->plan->setup.rules)});
}

static int count_of_game(const PresetsScene *presets) {
    int count = 0;
    for (int i = 0; i < presets->list.count; i++) count += is_of_game(presets, i);
    return count;
}

/* Where their files are, so that they can be shared; or the error in one of them. */
static float draw_note(const PresetsScene *presets, Ui *ui, Box box, bool is_measured_only) {
    char words[PLAN_PATH + 256];
    bool has_problem = presets->list.problem[0] != '\0';
    if (has_problem)
        snprintf(words, sizeof words, _("Not read: %s"), presets->list.problem);
    else
        snprintf(words, sizeof words, "%s",
                 _("Each is a file of its folder: hand it on, or put others’ there."));
    TextStyle style = style_text(FONT_TEXT, 18, has_problem ? STYLE_LOSS : STYLE_DUST, TEXT_LEFT);
    return canvas_paragraph(ui_canvas(ui), box, &style, words, is_measured_only) + 14;
}

static float content_height(const PresetsScene *presets, Ui *ui, Box box) {
    int rows = 1 + presets->plan->setup.rules.game->preset_count + count_of_game(presets);
    return (ROW_HIGH + ROW_GAP) * (float)rows + HEADING_HIGH + draw_note(presets, ui, box, true);
}

static void draw_list(const PresetsScene *presets, Ui *ui, Box rest) {
    Box all = ui_begin_scroll(ui, "presets", rest, content_height(presets, ui, box_inset(rest, 8, 0)));
    draw_presets(presets, ui, &all);
    Box heading = box_inset(box_cut_top(&all, HEADING_HIGH, 0), 6, 0);
    ui_button(ui, &(Button){.name = "house-folder",
                            .box = box_inset(box_cut_right(&heading, FOLDER_WIDE, 16), 0, 4),
                            .label = _("Open folder")});
    draw_heading(ui, heading, _("House rules"));
    Box note = box_inset(all, 8, 0);
    box_cut_top(&all, draw_note(presets, ui, note, false), 0);
    for (int i = 0; i < presets->list.count; i++) {
        if (is_of_game(presets, i))
            draw_house(presets, ui, box_inset(box_cut_top(&all, ROW_HIGH, ROW_GAP), 6, 0), i);
    }
    ui_end_scroll(ui);
}

static bool can_save(const PresetsScene *presets) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    return house_rules_name_check(presets->name, &why) &&
           sabacc_setup_check(&presets->plan->setup.rules, &why);
}

static void draw_foot(const PresetsScene *presets, Ui *ui, Box foot) {
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    Box line = is_portrait ? box_cut_top(&foot, STYLE_BUTTON_HIGH, 14) : foot;
    ui_begin_group(ui);
    if (!is_portrait) page_draw_back(ui, page_cut_back(ui_canvas(ui), &line), _("Back"), false);
    ui_button(ui, &(Button){.name = "save",
                            .box = box_cut_right(&line, 220, 16),
                            .label = _("Save"),
                            .is_disabled = !can_save(presets)});
    ui_text_field(ui, &(TextField){.name = "house-name",
                                   .box = line,
                                   .label = _("Save these options as"),
                                   .text = presets->name,
                                   .max_characters = HOUSE_NAME_CHARACTERS});
    if (is_portrait) page_draw_back(ui, page_cut_back(ui_canvas(ui), &foot), _("Back"), false);
}

static void presets_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    PresetsScene *presets = (PresetsScene *)scene;
    char heading[96];
    if (presets->waiting[0] && !stage_has_problem(scene->stage, presets->waiting)) read_list(presets);
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    snprintf(heading, sizeof heading, _("Ways of playing %s"), _(presets->plan->setup.rules.game->name));
    Box rest = page_begin(ui, heading, 1120);
    Box foot = box_cut_bottom(&rest, is_portrait ? 2 * STYLE_BUTTON_HIGH + 14 : STYLE_BUTTON_HIGH, 18);
    draw_list(presets, ui, rest);
    draw_foot(presets, ui, foot);
}

/* ---- changes ---- */

static void say(const PresetsScene *presets, const char *words) {
    ui_toast(stage_services(presets->scene.stage)->ui, words);
}

/* Moves the focus there, and scrolls the list. */
static void show_entry(PresetsScene *presets, const HouseRules *rules) {
    for (int i = 0; i < presets->list.count; i++) {
        char name[UI_NAME_BYTES];
        snprintf(name, sizeof name, "house:%d", i);
        if (is_of_game(presets, i) && strcmp(presets->list.entry[i].rules.name, rules->name) == 0)
            ui_set_focus(stage_services(presets->scene.stage)->ui, name);
    }
}

typedef struct KeptRules {
    Stage *stage;
    HouseRules rules;
    HouseList list; /* as they are saved */
} KeptRules;

static bool save_rules(void *user) {
    KeptRules *kept = user;
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    const StageServices *services = stage_services(kept->stage);
    if (!house_list_save(&kept->list, services->data_directory, &kept->rules, &why)) return false;
    snprintf(words, sizeof words, _("Saved: %s"), kept->rules.name);
    ui_toast(services->ui, words);
    return true;
}

/* Each name of a game is kept by itself. */
static void keep_rules(PresetsScene *presets) {
    KeptRules *kept = memory_calloc(1, sizeof *kept);
    kept->stage = presets->scene.stage;
    kept->rules = house_rules_of(&presets->plan->setup.rules, presets->name);
    HouseRules rules = kept->rules;
    snprintf(presets->waiting, sizeof presets->waiting, "house rules %s/%s", rules.game->id, rules.name);
    presets->name[0] = '\0';
    if (!stage_keep(
            presets->scene.stage, presets->waiting,
            &(Keeping){.what = N_("your house rules"), .save = save_rules, .release = free, .user = kept}))
        return;
    read_list(presets);
    show_entry(presets, &rules);
}

static void save(PresetsScene *presets) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    if (presets->name[0] == '\0') {
        ui_set_focus(stage_services(presets->scene.stage)->ui, "house-name"); /* to be typed */
        return;
    }
    if (!house_rules_name_check(presets->name, &why) ||
        !sabacc_setup_check(&presets->plan->setup.rules, &why)) {
        say(presets, words);
        return;
    }
    keep_rules(presets);
}

static void delete_entry(PresetsScene *presets, int index) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    if (presets->doomed != index) {
        presets->doomed = index;
        return;
    }
    presets->doomed = -1;
    if (!house_list_delete(&presets->list, data_of(presets), index, &why)) say(presets, words);
}

static void choose_preset(PresetsScene *presets, const char *id) {
    const SabaccGame *game = presets->plan->setup.rules.game;
    int index = 0;
    for (int i = 0; i < game->preset_count; i++) {
        if (strcmp(game->presets[i].id, id) == 0) index = i + 1;
    }
    preset_choose(&presets->plan->setup, index);
}

static void choose_house(PresetsScene *presets, int index) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    MatchSetup *setup = &presets->plan->setup;
    if (house_rules_apply(&presets->list.entry[index].rules, &setup->rules, &why)) {
        setup->preset[0] = '\0';
        proposal_choose(&presets->plan->proposal, NULL);
    } else {
        say(presets, words);
    }
}

static bool has_entry(const PresetsScene *presets, int index) {
    return index >= 0 && index < presets->list.count && is_of_game(presets, index);
}

static void press_delete(PresetsScene *presets, const UiEvent *event) {
    int index = ui_event_index(event);
    if (has_entry(presets, index)) delete_entry(presets, index);
}

static void press_preset(PresetsScene *presets, const UiEvent *event) {
    choose_preset(presets, event->name + strlen("preset:"));
    stage_pop(presets->scene.stage);
}

static void press_house(PresetsScene *presets, const UiEvent *event) {
    int index = ui_event_index(event);
    if (!has_entry(presets, index)) return;
    choose_house(presets, index);
    stage_pop(presets->scene.stage);
}

static void press_save(PresetsScene *presets, const UiEvent *event) {
    (void)event;
    save(presets);
}

static void press_folder(PresetsScene *presets, const UiEvent *event) {
    (void)event;
    folder_show_own(presets->scene.stage, "house-rules");
}

static void press_back(PresetsScene *presets, const UiEvent *event) {
    (void)event;
    stage_pop(presets->scene.stage);
}

static void presets_activate(PresetsScene *presets, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*act)(PresetsScene *presets, const UiEvent *event);
    } presses[] = {{"delete:", press_delete},     {"preset:", press_preset},  {"house:", press_house},
                   {"save", press_save},          {"house-name", press_save}, {"back", press_back},
                   {"house-folder", press_folder}};
    int row = UI_EVENT_ROW(event, presses);
    if (row < 0 || presses[row].act != press_delete) presets->doomed = -1;
    if (row >= 0) presses[row].act(presets, event);
}

static void presets_event(Scene *scene, const UiEvent *event) {
    PresetsScene *presets = (PresetsScene *)scene;
    if (event->kind == UI_EVENT_CHANGE && strcmp(event->name, "house-name") == 0)
        snprintf(presets->name, sizeof presets->name, "%s", event->text);
    if (event->kind == UI_EVENT_ACTIVATE) presets_activate(presets, event);
    if (event->kind == UI_EVENT_BACK) stage_pop(scene->stage);
}

static void presets_enter(Scene *scene) {
    PresetsScene *presets = (PresetsScene *)scene;
    char name[UI_NAME_BYTES];
    read_list(presets);
    int index = preset_index(&presets->plan->setup);
    const SabaccGame *game = presets->plan->setup.rules.game;
    snprintf(name, sizeof name, "preset:%s", index < 1 ? "standard" : game->presets[index - 1].id);
    ui_set_focus(stage_services(scene->stage)->ui, name);
}

static void presets_destroy(Scene *scene) { free(scene); }

static const SceneKind presets_kind = {
    .enter = presets_enter, .draw = presets_draw, .event = presets_event, .destroy = presets_destroy};

Scene *setup_presets_over(GamePlan *plan) {
    PresetsScene *presets = memory_calloc(1, sizeof *presets);
    presets->scene.kind = &presets_kind;
    presets->plan = plan;
    presets->doomed = -1;
    return &presets->scene;
}
