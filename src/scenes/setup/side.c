#include "scenes/setup/side.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/kept_side_decks.h"
#include "scenes/page.h"
#include "scenes/setup/private.h"
#include "scenes/side_deck_page.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float ROW_HIGH = 84;

/* Asks seat 0 of a game with these options as its table would; false if it asks for no side deck. */
static bool ask_side(const MatchSetup *setup, Pick *pick) {
    SabaccSetup rules;
    SabaccState state;
    SabaccView view;
    SabaccOffers offers;
    char words[256];
    Text why = text_over(words, sizeof words);
    if (!sabacc_game_has(setup->rules.game, SABACC_OPTION_SIDE_CARDS)) return false;
    sabacc_setup_init(&rules, setup->rules.game, setup->rules.game->min_seats, 100);
    memcpy(rules.options, setup->rules.options, sizeof rules.options);
    if (!sabacc_setup_check(&rules, &why)) return false;
    sabacc_start(&state, &rules, NULL);
    if (sabacc_need(&state) < 0) return false;
    sabacc_view(&state, sabacc_need(&state), &view);
    sabacc_view_legal(&view, &offers);
    pick_begin(pick, &view, &offers);
    return pick->mode == PICK_SIDE;
}

static int people(const MatchSetup *setup) {
    int count = 0;
    for (int seat = 0; seat < setup->rules.seats; seat++) count += agent_is_human(setup->seat[seat].agent);
    return count;
}

float setup_side_height(const MatchSetup *setup) {
    Pick *pick = memory_alloc(sizeof *pick);
    float high = ask_side(setup, pick) ? ROW_HIGH * (float)people(setup) : 0;
    free(pick);
    return high;
}

void setup_side_draw(Ui *ui, Box box, const MatchSetup *setup, Stage *stage) {
    for (int seat = 0; seat < setup->rules.seats && box.height > 1; seat++) {
        const char *player = setup->seat[seat].name;
        char name[UI_NAME_BYTES], title[MATCH_WORDS + 32], chosen[MATCH_WORDS];
        if (!agent_is_human(setup->seat[seat].agent)) continue;
        snprintf(name, sizeof name, "side:%d", seat);
        snprintf(title, sizeof title, _("Side deck of %s"), player);
        kept_side_decks_chosen_name(stage, player, chosen);
        setup_divider(ui, box.x + setup_card_beside, box.y, box.width - 2 * setup_card_beside, 0);
        page_row(ui, box_cut_top(&box, ROW_HIGH, 0),
                 &(PageRow){.name = name,
                            .title = title,
                            .detail = chosen[0] ? chosen : _("The house’s deck"),
                            .opens_list = true,
                            .is_quiet = true});
    }
}

/* ---- the bench ---- */

typedef struct SideScene {
    Scene scene;
    char player[MATCH_WORDS];
    SideDeckPage page;
    Pick pick;
} SideScene;

static void side_enter(Scene *scene) {
    SideScene *side = (SideScene *)scene;
    side_deck_page_open(&side->page, scene->stage, side->player, &side->pick);
    ui_set_focus(stage_services(scene->stage)->ui, "side-add:0");
}

static void draw_foot(const SideScene *side, Ui *ui, Box foot) {
    bool is_full = pick_side_count(&side->pick) == SABACC_SIDE_DECK,
         is_empty = pick_side_count(&side->pick) == 0;
    ui_begin_group(ui);
    page_draw_back(ui, page_cut_back(ui_canvas(ui), &foot), _("Done"), true);
    ui_button(ui, &(Button){.name = "side-clear",
                            .box = box_cut_left(&foot, 200, 16),
                            .label = _("Empty it"),
                            .is_disabled = is_empty});
    ui_button(ui, &(Button){.name = "side-fill",
                            .box = box_cut_left(&foot, 200, 16),
                            .label = _("Fill it up"),
                            .is_disabled = is_full});
}

static void side_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    const SideScene *side = (SideScene *)scene;
    Canvas *canvas = ui_canvas(ui);
    Box screen = canvas_layout(canvas)->screen;
    char words[MATCH_WORDS + 32];
    style_place(canvas, "lounge", STYLE_PAGE_DARK);
    bool is_tall = canvas_layout(canvas)->is_portrait;
    Box rest = box_place(screen, fminf(screen.width - 32, 1720),
                         fminf(screen.height - 48, is_tall ? 1500 : 1000), 0.5f, 0.5f);
    snprintf(words, sizeof words, _("Side deck of %s"), side->player);
    style_heading(canvas, box_cut_top(&rest, 54, 12), words);
    draw_foot(side, ui, box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 16));
    side_deck_page_draw(&side->page, ui, rest, &side->pick);
}

static void side_event(Scene *scene, const UiEvent *event) {
    SideScene *side = (SideScene *)scene;
    SabaccAction unused;
    bool is_done = event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "back") == 0;
    if (is_done || event->kind == UI_EVENT_BACK)
        stage_pop(scene->stage);
    else if (!side_deck_page_event(&side->page, stage_services(scene->stage)->ui, event, &side->pick))
        pick_take(&side->pick, event, &unused);
}

static void side_destroy(Scene *scene) { free(scene); }

static const SceneKind side_kind = {
    .is_overlay = true, .enter = side_enter, .draw = side_draw, .event = side_event, .destroy = side_destroy};

Scene *setup_side_over(const MatchSetup *setup, int seat) {
    SideScene *side = memory_calloc(1, sizeof *side);
    side->scene.kind = &side_kind;
    memcpy(side->player, setup->seat[seat].name, sizeof side->player);
    if (ask_side(setup, &side->pick)) return &side->scene;
    free(side);
    return NULL;
}
