#include "scenes/opening.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/gallery/scene.h"
#include "scenes/play/scene.h"
#include "scenes/setup/scene.h"
#include "session/deck_adding.h"
#include "session/house_list.h"
#include "session/opened.h"
#include "ui/style.h"
#include "ui/widgets.h"

enum { OPENING_WORDS = PLAN_PATH + MATCH_MESSAGE };

typedef struct OpeningScene OpeningScene;

/* A choice, the first one primary. */
typedef struct OpeningRow {
    const char *name, *label;
    void (*act)(OpeningScene *asked);
} OpeningRow;

/* A question over whatever is on the stage, or what is wrong with a file. */
struct OpeningScene {
    Scene scene;
    const char *heading;
    const OpeningRow *rows;
    int row_count;
    Opened opened; /* what is asked about */
    char words[OPENING_WORDS];
};

/* The question that is on the stage; NULL for none. */
typedef struct OpeningMemory {
    OpeningScene *asked;
} OpeningMemory;

static OpeningMemory *memory_of(Stage *stage) {
    return stage_memory(stage, "opening", sizeof(OpeningMemory));
}

/* ---- going there ---- */

static void go_to(Stage *stage, Scene *scene) {
    stage_pop_all(stage);
    stage_push(stage, scene);
}

static void set_up(OpeningScene *asked) { go_to(asked->scene.stage, setup_scene_with(&asked->opened.rules)); }
static void leave(OpeningScene *asked) { stage_pop(asked->scene.stage); }

static const OpeningRow problem_rows[] = {{"open:no", N_("Back"), leave}};

static void tell_problem(OpeningScene *asked, const char *words) {
    snprintf(asked->words, sizeof asked->words, "%s", words);
    asked->heading = N_("It cannot be opened");
    asked->rows = problem_rows;
    asked->row_count = sizeof problem_rows / sizeof *problem_rows;
}

/* What was asked could not be done. */
static void fail(OpeningScene *asked, const char *words) {
    tell_problem(asked, words);
    ui_set_focus(stage_services(asked->scene.stage)->ui, asked->rows[0].name);
}

static void keep_rules(OpeningScene *asked) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    const char *data = stage_services(asked->scene.stage)->data_directory;
    HouseList *list = memory_calloc(1, sizeof *list);
    bool is_kept = house_list_save(list, data, &asked->opened.rules, &why);
    free(list);
    if (is_kept)
        set_up(asked);
    else
        fail(asked, words);
}

static void add_deck(OpeningScene *asked) {
    char words[MATCH_MESSAGE], id[DECK_ID];
    Text why = text_over(words, sizeof words);
    const char *data = stage_services(asked->scene.stage)->data_directory;
    if (deck_add(asked->opened.deck.folder, data, id, &why))
        go_to(asked->scene.stage, gallery_scene_at(id));
    else
        fail(asked, words);
}

static const OpeningRow rules_rows[] = {{"open:keep", N_("Keep them"), keep_rules},
                                        {"open:once", N_("Play once by them"), set_up},
                                        {"open:no", N_("Not now"), leave}};
static const OpeningRow deck_rows[] = {{"open:keep", N_("Add it"), add_deck},
                                       {"open:no", N_("Not now"), leave}};

/* ---- the scene ---- */

static void opening_enter(Scene *scene) {
    const OpeningScene *asked = (const OpeningScene *)scene;
    ui_set_focus(stage_services(scene->stage)->ui, asked->rows[0].name);
}

static void opening_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    static const float WIDE = 860, HEADING = 60, LEAST = 64, MOST = 240, GAP = 14, AROUND = 112;
    const OpeningScene *asked = (const OpeningScene *)scene;
    Canvas *canvas = ui_canvas(ui);
    Box screen = canvas_layout(canvas)->screen;
    float rows = (STYLE_BUTTON_HIGH + GAP) * (float)asked->row_count;
    float wide = fminf(WIDE, screen.width - 40);
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_HEADING, STYLE_BONE, TEXT_CENTRE);
    TextStyle words = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    float said = canvas_paragraph(canvas, (Box){0, 0, wide - 88, MOST}, &words, asked->words, true);
    said = fminf(fmaxf(said, LEAST), MOST);
    canvas_fill(canvas, screen, STYLE_SCRIM);
    Box plate = box_place(screen, wide, HEADING + said + rows + AROUND, 0.5f, 0.5f);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, 44, 36);
    canvas_text(canvas, box_cut_top(&rest, HEADING, 20), &heading, _(asked->heading));
    canvas_push_name(canvas, "open:words");
    canvas_paragraph_within(canvas, box_cut_top(&rest, said, 20), &words, asked->words);
    canvas_pop_name(canvas);
    for (int i = 0; i < asked->row_count; i++)
        ui_button(ui, &(Button){.name = asked->rows[i].name,
                                .box = box_cut_top(&rest, STYLE_BUTTON_HIGH, GAP),
                                .label = _(asked->rows[i].label),
                                .is_primary = i == 0});
}

static void opening_event(Scene *scene, const UiEvent *event) {
    OpeningScene *asked = (OpeningScene *)scene;
    if (event->kind == UI_EVENT_BACK || event->kind == UI_EVENT_MENU) leave(asked);
    if (event->kind != UI_EVENT_ACTIVATE) return;
    for (int i = 0; i < asked->row_count; i++) {
        if (strcmp(event->name, asked->rows[i].name) != 0) continue;
        asked->rows[i].act(asked);
        return;
    }
}

static void opening_destroy(Scene *scene) {
    OpeningMemory *memory = memory_of(scene->stage);
    if (memory->asked == (OpeningScene *)scene) memory->asked = NULL;
    free(scene);
}

static const SceneKind opening_kind = {.is_overlay = true,
                                       .enter = opening_enter,
                                       .draw = opening_draw,
                                       .event = opening_event,
                                       .destroy = opening_destroy};

/* There is one question at a time: a later one takes its place. */
static void ask(Stage *stage, OpeningScene *asked) {
    OpeningMemory *memory = memory_of(stage);
    bool is_asked = memory->asked != NULL;
    asked->scene = (Scene){.kind = &opening_kind, .stage = stage};
    memory->asked = asked;
    if (is_asked)
        stage_replace(stage, &asked->scene);
    else
        stage_push(stage, &asked->scene);
}

/* ---- what is asked ---- */

static void ask_rules(Stage *stage, OpeningScene *asked, bool is_taken) {
    const HouseRules *rules = &asked->opened.rules;
    /* TRANSLATORS: “Friday night” are house rules of Corellian Spike. */
    int used = snprintf(asked->words, sizeof asked->words, _("“%s” are house rules of %s."), rules->name,
                        _(rules->game->name));
    if (is_taken)
        snprintf(asked->words + used, sizeof asked->words - (size_t)used, " %s",
                 _("You have others of that name: these would take their place."));
    asked->heading = N_("House rules");
    asked->rows = rules_rows;
    asked->row_count = sizeof rules_rows / sizeof *rules_rows;
    ask(stage, asked);
}

static void ask_deck(Stage *stage, OpeningScene *asked) {
    snprintf(
        asked->words, sizeof asked->words,
        /* TRANSLATORS: the name of a deck */
        _("“%s” is a deck of cards. Added to yours its folder is copied, and the gallery shows it; there "
          "it is chosen for the tables."),
        asked->opened.deck.name);
    asked->heading = N_("A deck of cards");
    asked->rows = deck_rows;
    asked->row_count = sizeof deck_rows / sizeof *deck_rows;
    ask(stage, asked);
}

/* Whether the player has these, and whether others or these are under their name. */
static bool has_rules(const char *data, const HouseRules *rules, bool *is_taken) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    SabaccSetup setup;
    sabacc_setup_init(&setup, rules->game, rules->game->min_seats, PLAN_CREDITS);
    bool is_there = false, is_set = house_rules_apply(rules, &setup, &why);
    HouseList *list = memory_calloc(1, sizeof *list);
    *is_taken = false;
    house_list_read(list, data);
    for (int i = 0; i < list->count; i++) {
        const HouseRules *own = &list->entry[i].rules;
        if (own->game != rules->game || strcmp(own->name, rules->name) != 0) continue;
        *is_taken = true;
        is_there |= is_set && house_rules_are_set(own, &setup);
    }
    free(list);
    return is_there;
}

/* Goes there at once, or asks. */
static void open_rules(Stage *stage, OpeningScene *asked) {
    bool is_taken;
    if (has_rules(stage_services(stage)->data_directory, &asked->opened.rules, &is_taken)) {
        go_to(stage, setup_scene_with(&asked->opened.rules));
        free(asked);
    } else {
        ask_rules(stage, asked, is_taken);
    }
}

static void open_deck(Stage *stage, OpeningScene *asked) {
    if (asked->opened.deck.id[0]) {
        go_to(stage, gallery_scene_at(asked->opened.deck.id));
        free(asked);
    } else {
        ask_deck(stage, asked);
    }
}

static void open_record(Stage *stage, OpeningScene *asked) {
    go_to(stage, play_scene_with(&asked->opened.plan));
    free(asked);
}

bool opening_open(Stage *stage, const char *path, Text *why) {
    static void (*const opens[])(Stage * stage, OpeningScene * asked) = {
        [OPENED_RECORD] = open_record, [OPENED_RULES] = open_rules, [OPENED_DECK] = open_deck};
    char house[PLAN_PATH], words[OPENING_WORDS];
    Text sentence = text_over(words, sizeof words);
    const StageServices *services = stage_services(stage);
    OpeningScene *asked = memory_calloc(1, sizeof *asked);
    snprintf(house, sizeof house, "%s/cards", services->assets_directory);
    const OpenedPlaces places = {.data = services->data_directory, .house = house};
    if (opened_find(&asked->opened, path, &places, &sentence)) {
        opens[asked->opened.kind](stage, asked);
        return true;
    }
    text_add(why, words);
    tell_problem(asked, words);
    ask(stage, asked);
    return false;
}
