/* The ways of playing a game, as cards of paper on felt: the default, its presets, and house rules, which are
 * saved here. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/emblems.h"
#include "scenes/folder.h"
#include "scenes/page.h"
#include "scenes/presets.h"
#include "scenes/setup/options.h"
#include "scenes/setup/pages.h"
#include "scenes/setup/way_card.h"
#include "scenes/stage.h"
#include "session/house_list.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float GAP = 26, AROUND = 22, HEADING_HIGH = 56, FOLDER_WIDE = 220, DELETE_HIGH = 48,
                   DELETE_GAP = 10;
static const float CARD_LEAST = 292, PICTURE_LEAST = 150, PICTURE_SHAPE = 0.62f, PICTURE_SCROLLED = 0.56f;
enum { HOUSE_NAME_CHARACTERS = 15 }; /* of what a text field holds */
enum { WAYS_MOST = 32, COLUMNS_MOST = 5 };

typedef struct PresetsScene {
    Scene scene;
    GamePlan *plan; /* borrowed: the setup's */
    HouseList list;
    Way ways[WAYS_MOST];        /* the default and the presets, */
    Way house[HOUSE_LIST_MAX];  /* and those of the list that are of the game, by its indices */
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

/* ---- what is on the cards ---- */

static MatchSetup chosen_so(const PresetsScene *presets, int index) {
    MatchSetup setup = presets->plan->setup;
    preset_choose(&setup, index);
    return setup;
}

static int way_count(const PresetsScene *presets) {
    int count = 1 + presets->plan->setup.rules.game->preset_count;
    return count < WAYS_MOST ? count : WAYS_MOST;
}

static const LadderExample *usual_hand(const PresetsScene *presets) {
    Emblems *emblems = stage_memory(presets->scene.stage, "emblems", sizeof *emblems);
    emblems_find(emblems);
    return emblem_of(emblems, presets->plan->setup.rules.game);
}

static void read_ways(PresetsScene *presets) {
    for (int i = 0; i < way_count(presets); i++) {
        const MatchSetup setup = chosen_so(presets, i);
        const SabaccPreset *preset = i > 0 ? &setup.rules.game->presets[i - 1] : NULL;
        way_read(&presets->ways[i], &setup.rules, usual_hand(presets), preset);
    }
}

static void read_house_ways(PresetsScene *presets) {
    char words[MATCH_MESSAGE];
    for (int i = 0; i < presets->list.count; i++) {
        Text why = text_over(words, sizeof words);
        SabaccSetup rules = presets->plan->setup.rules;
        if (!is_of_game(presets, i)) continue;
        house_rules_apply(&presets->list.entry[i].rules, &rules, &why);
        way_read(&presets->house[i], &rules, usual_hand(presets), NULL);
    }
}

static void read_list(PresetsScene *presets) {
    presets->waiting[0] = '\0';
    presets->doomed = -1;
    house_list_read(&presets->list, data_of(presets));
    read_house_ways(presets);
}

/* The words live as long as the caller's array. */
static WayCard preset_card(const PresetsScene *presets, int index, char widget[UI_NAME_BYTES]) {
    const MatchSetup *setup = &presets->plan->setup;
    const char *id = index == 0 ? NULL : setup->rules.game->presets[index - 1].id;
    snprintf(widget, UI_NAME_BYTES, "preset:%s", id ? id : "standard");
    return (WayCard){.widget = widget,
                     .title = preset_label(setup, index),
                     .detail = preset_help(setup, index),
                     .word = id,
                     .where = id ? id : "standard",
                     .way = &presets->ways[index],
                     .is_chosen = index == preset_index(setup)};
}

static WayCard house_card(const PresetsScene *presets, int index, char widget[UI_NAME_BYTES]) {
    const HouseEntry *entry = &presets->list.entry[index];
    const char *file = strrchr(entry->path, '/');
    snprintf(widget, UI_NAME_BYTES, "house:%d", index);
    return (WayCard){.widget = widget,
                     .title = entry->rules.name,
                     .detail = file ? file + 1 : entry->path,
                     .where = "house",
                     .way = &presets->house[index],
                     .is_chosen = house_rules_are_set(&entry->rules, &presets->plan->setup.rules)};
}

/* ---- the board ---- */

static int count_of_game(const PresetsScene *presets) {
    int count = 0;
    for (int i = 0; i < presets->list.count; i++) count += is_of_game(presets, i);
    return count;
}

/* All cards are of one size. */
typedef struct Board {
    int columns;
    int first_house;         /* the first row with house rules: below it and those after it are buttons */
    float wide, high, words; /* of a card, and of what is written on it */
    float note;              /* below the heading of the house rules */
    float height;            /* of all */
} Board;

static float words_height(const PresetsScene *presets, Ui *ui, float width) {
    char widget[UI_NAME_BYTES];
    float high = 0;
    for (int i = 0; i < way_count(presets); i++) {
        WayCard card = preset_card(presets, i, widget);
        high = fmaxf(high, way_card_words_height(ui, width, &card));
    }
    for (int i = 0; i < presets->list.count; i++) {
        if (!is_of_game(presets, i)) continue;
        WayCard card = house_card(presets, i, widget);
        high = fmaxf(high, way_card_words_height(ui, width, &card));
    }
    return high;
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
    TextStyle style =
        style_text(FONT_TEXT, STYLE_SIZE_SMALL, has_problem ? STYLE_LOSS : STYLE_DUST, TEXT_LEFT);
    return canvas_paragraph(ui_canvas(ui), box, &style, words, is_measured_only) + AROUND;
}

static int rows_of(int count, int columns) { return (count + columns - 1) / columns; }

/* With so many columns, whose pictures are as high as the box allows. */
static Board board_of(const PresetsScene *presets, Ui *ui, Box box, int columns) {
    Board board = {.columns = columns};
    int cards = way_count(presets) + count_of_game(presets), rows = rows_of(cards, columns);
    board.first_house = count_of_game(presets) > 0 ? way_count(presets) / columns : rows;
    board.wide = (box.width - GAP * (float)(columns - 1)) / (float)columns;
    board.words = words_height(presets, ui, board.wide);
    board.note = draw_note(presets, ui, box, true);
    float others = HEADING_HIGH + board.note + (DELETE_GAP + DELETE_HIGH) * (float)(rows - board.first_house);
    float room = (box.height - others) / (float)rows - GAP - board.words;
    float picture = fminf(room, board.wide * PICTURE_SHAPE);
    if (picture < PICTURE_LEAST) picture = fmaxf(board.wide * PICTURE_SCROLLED, PICTURE_LEAST);
    board.high = picture + board.words;
    board.height = (board.high + GAP) * (float)rows + others;
    return board;
}

/* The largest cards of which all can be seen; where none are so small, as many columns as have room. */
static Board best_board(const PresetsScene *presets, Ui *ui, Box box) {
    float least = CARD_LEAST * canvas_text_scale(ui_canvas(ui));
    Board best = board_of(presets, ui, box, 1);
    for (int columns = 2; columns <= COLUMNS_MOST; columns++) {
        Board board = board_of(presets, ui, box, columns);
        if (board.wide < least) break;
        bool is_larger = board.wide * board.high > best.wide * best.high;
        if (best.height > box.height || (board.height <= box.height && is_larger)) best = board;
    }
    return best;
}

static float row_top(const Board *board, int row) {
    int below = row > board->first_house ? row - board->first_house : 0;
    return (board->high + GAP) * (float)row + (DELETE_GAP + DELETE_HIGH) * (float)below;
}

/* Of so many cards the one of that index; those of an incomplete last row in its middle. */
static Box card_place(const Board *board, Box box, int index, int count) {
    int row = index / board->columns, column = index % board->columns, left = count - row * board->columns;
    int in_row = left < board->columns ? left : board->columns;
    float across = board->wide * (float)in_row + GAP * (float)(in_row - 1);
    return (Box){box.x + (box.width - across) / 2 + (board->wide + GAP) * (float)column,
                 box.y + row_top(board, row), board->wide, board->high};
}

static void draw_house(const PresetsScene *presets, Ui *ui, Box place, int index, const Board *board) {
    char widget[UI_NAME_BYTES], name[UI_NAME_BYTES];
    bool is_doomed = presets->doomed == index;
    WayCard card = house_card(presets, index, widget);
    way_card_draw(ui, place, &card, board->words);
    snprintf(name, sizeof name, "delete:%d", index);
    ui_button(ui, &(Button){.name = name,
                            .box = {place.x, place.y + place.height + DELETE_GAP, place.width, DELETE_HIGH},
                            .label = is_doomed ? _("Really delete") : _("Delete"),
                            .is_selected = is_doomed});
}

/* The ways that the house knows, and after them those of its own rules. */
static void draw_cards(const PresetsScene *presets, Ui *ui, Box *rest, const Board *board) {
    char widget[UI_NAME_BYTES];
    int ways = way_count(presets), count = ways + count_of_game(presets), drawn = ways;
    for (int i = 0; i < ways; i++) {
        WayCard card = preset_card(presets, i, widget);
        way_card_draw(ui, card_place(board, *rest, i, count), &card, board->words);
    }
    for (int i = 0; i < presets->list.count; i++)
        if (is_of_game(presets, i))
            draw_house(presets, ui, card_place(board, *rest, drawn++, count), i, board);
    box_cut_top(rest, row_top(board, rows_of(count, board->columns)), 0);
}

static void draw_folder(const PresetsScene *presets, Ui *ui, Box rest) {
    Box heading = box_cut_top(&rest, HEADING_HIGH, 0);
    ui_button(ui, &(Button){.name = "house-folder",
                            .box = box_inset(box_cut_right(&heading, FOLDER_WIDE, 16), 0, 2),
                            .label = _("Open folder")});
    style_section(ui_canvas(ui), heading, _("House rules"));
    draw_note(presets, ui, rest, false);
}

static void draw_list(const PresetsScene *presets, Ui *ui, Box rest) {
    Box inside = box_inset(rest, AROUND, 0);
    inside.height -= AROUND; /* above the first row */
    Board board = best_board(presets, ui, inside);
    if (board.height > inside.height) {
        inside.width -= STYLE_SCROLL_BAR;
        board = board_of(presets, ui, inside, board.columns);
    }
    Box all = ui_begin_scroll(ui, "presets", rest, board.height + AROUND);
    all = (Box){inside.x, all.y + AROUND, inside.width, all.height - AROUND};
    ui_set_paper(ui, true);
    draw_cards(presets, ui, &all, &board);
    ui_set_paper(ui, false);
    draw_folder(presets, ui, all);
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
                                   .label_share = is_portrait ? 0.5f : 0.32f,
                                   .text = presets->name,
                                   .max_characters = HOUSE_NAME_CHARACTERS});
    if (is_portrait) page_draw_back(ui, page_cut_back(ui_canvas(ui), &foot), _("Back"), false);
}

static void presets_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    static const float DARK = 0.42f;
    PresetsScene *presets = (PresetsScene *)scene;
    char heading[96];
    if (presets->waiting[0] && !stage_has_problem(scene->stage, presets->waiting)) read_list(presets);
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    snprintf(heading, sizeof heading, _("Ways of playing %s"), _(presets->plan->setup.rules.game->name));
    style_place(ui_canvas(ui), presets->plan->setup.rules.game->place, DARK);
    Box rest = page_whole(ui_canvas(ui));
    style_heading(ui_canvas(ui), box_cut_top(&rest, 54, 14), heading);
    Box foot = box_cut_bottom(&rest, is_portrait ? 2 * STYLE_BUTTON_HIGH + 14 : STYLE_BUTTON_HIGH, 16);
    draw_list(presets, ui, style_case(ui_canvas(ui), rest));
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
    read_house_ways(presets); /* the indices are others */
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
    read_ways(presets);
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
