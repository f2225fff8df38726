/* The pages of a game: how it goes in a few steps, its kinds of hand with examples, and the options it is
   played with. All of it is made from the rules' own tables. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/ladder.h"
#include "scenes/overlays.h"
#include "scenes/stage.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float OPTION_HIGH = 74;

typedef struct RulesScene {
    Scene scene;
    MatchSetup setup;
    RulesPage page;
    bool is_over_table;
} RulesScene;

static const struct {
    const char *name, *label;
} rules_tabs[RULES_PAGES] = {[RULES_STEPS] = {"rules:steps", N_("How it goes")},
                             [RULES_LADDER] = {"rules:ladder", N_("Kinds of hand")},
                             [RULES_OPTIONS] = {"rules:options", N_("Options")}};

static void draw_steps(const RulesScene *rules, Ui *ui, Box box) {
    Canvas *canvas = ui_canvas(ui);
    TextStyle number = style_text(FONT_TITLE, 56, STYLE_AMBER, TEXT_CENTRE);
    TextStyle words = style_text(FONT_TEXT, 28, STYLE_BONE, TEXT_LEFT);
    char steps[2048], digits[16];
    snprintf(steps, sizeof steps, "%s", _(rules->setup.rules.game->steps));
    int index = 0;
    for (char *line = steps, *next; line && *line; line = next, index++) {
        next = strchr(line, '\n');
        if (next) *next++ = '\0';
        Box row = box_row(box, index < 5 ? index : 4, 5, 16);
        snprintf(digits, sizeof digits, "%d", index + 1);
        canvas_text(canvas, box_cut_left(&row, 76, 24), &number, digits);
        float high = canvas_paragraph(canvas, row, &words, line, true);
        row.y += fmaxf((row.height - high) / 2, 0);
        canvas_paragraph(canvas, row, &words, line, false);
    }
}

static void draw_options(const RulesScene *rules, Ui *ui, Box box) {
    Canvas *canvas = ui_canvas(ui);
    const SabaccGame *game = rules->setup.rules.game;
    TextStyle key = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 1, STYLE_DUST, TEXT_LEFT);
    TextStyle value = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_AMBER, TEXT_RIGHT);
    Box all = ui_begin_scroll(ui, "options", box, (float)game->option_count * OPTION_HIGH);
    for (int i = 0; i < game->option_count; i++) {
        char words[64];
        Text text = text_over(words, sizeof words);
        sabacc_option_format(&rules->setup.rules, game->options[i].id, &text);
        Box row = {all.x, all.y + (float)i * OPTION_HIGH, all.width, OPTION_HIGH - 6};
        canvas_text(canvas, box_cut_right(&row, 220, 20), &value, words);
        const char *help = _(sabacc_option_spec(game->options[i].id)->help);
        float high = canvas_paragraph(canvas, row, &key, help, true);
        row.y += fmaxf((row.height - high) / 2, 0);
        canvas_paragraph(canvas, row, &key, help, false);
    }
    ui_end_scroll(ui);
}

static void draw_tabs(const RulesScene *rules, Ui *ui, Box row) {
    for (int i = 0; i < RULES_PAGES; i++) {
        ui_button(ui, &(Button){.name = rules_tabs[i].name,
                                .box = box_column(row, i, RULES_PAGES, 10),
                                .label = _(rules_tabs[i].label),
                                .is_selected = (int)rules->page == i});
    }
}

static void rules_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    const RulesScene *rules = (RulesScene *)scene;
    Canvas *canvas = ui_canvas(ui);
    Box screen = canvas_layout(canvas)->screen;
    if (rules->is_over_table) {
        canvas_fill(canvas, screen, STYLE_SCRIM);
    } else {
        style_backdrop(canvas, STYLE_BACKDROP_LOUNGE);
    }
    float highest = canvas_layout(canvas)->is_portrait ? 1400 : 1000;
    Box plate =
        box_place(screen, fminf(1240, screen.width - 32), fminf(highest, screen.height - 48), 0.5f, 0.5f);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, 44, 32);
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_HEADING, STYLE_BONE, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&rest, 56, 14), &heading, _(rules->setup.rules.game->name));
    draw_tabs(rules, ui, box_cut_top(&rest, 54, 22));
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 20);
    ui_begin_group(ui);
    if (rules->page == RULES_STEPS) draw_steps(rules, ui, rest);
    if (rules->page == RULES_LADDER) ladder_draw(ui, rest, &rules->setup.rules);
    if (rules->page == RULES_OPTIONS) draw_options(rules, ui, rest);
    ui_begin_group(ui);
    ui_button(
        ui, &(Button){
                .name = "back", .box = box_cut_right(&foot, 220, 0), .label = _("Done"), .is_primary = true});
}

static void rules_event(Scene *scene, const UiEvent *event) {
    RulesScene *rules = (RulesScene *)scene;
    bool is_done = event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "back") == 0;
    bool is_key = event->kind == UI_EVENT_KEY && (event->character == 'l' || event->character == '?');
    for (int i = 0; i < RULES_PAGES && event->kind == UI_EVENT_ACTIVATE; i++) {
        if (strcmp(event->name, rules_tabs[i].name) == 0) rules->page = (RulesPage)i;
    }
    if (is_done || is_key || event->kind == UI_EVENT_BACK) stage_pop(scene->stage);
}

static void rules_enter(Scene *scene) {
    ui_set_focus(stage_services(scene->stage)->ui, rules_tabs[((RulesScene *)scene)->page].name);
}

static void rules_destroy(Scene *scene) { free(scene); }

static const SceneKind rules_kind = {.name = "rules",
                                     .enter = rules_enter,
                                     .draw = rules_draw,
                                     .event = rules_event,
                                     .destroy = rules_destroy};
static const SceneKind rules_over_kind = {
    .name = "rules", .is_overlay = true, .draw = rules_draw, .event = rules_event, .destroy = rules_destroy};

Scene *rules_scene_over(const MatchSetup *setup, RulesPage page) {
    RulesScene *rules = calloc(1, sizeof *rules);
    if (!rules) return NULL;
    rules->scene.kind = &rules_over_kind;
    rules->setup = *setup;
    rules->page = page;
    rules->is_over_table = true;
    return &rules->scene;
}

Scene *rules_scene_create(void);
Scene *rules_scene_create(void) {
    MatchSetup setup;
    match_setup_init(&setup, sabacc_game_at(0), sabacc_game_at(0)->least_seats, 100);
    Scene *scene = rules_scene_over(&setup, RULES_STEPS);
    if (!scene) return NULL;
    scene->kind = &rules_kind;
    ((RulesScene *)scene)->is_over_table = false;
    return scene;
}
