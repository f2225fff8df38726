/* What is played: the game, the way of playing it, how it ends, and what is at stake. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/page.h"
#include "scenes/presets.h"
#include "scenes/setup/options.h"
#include "scenes/setup/private.h"
#include "scenes/setup/side.h"
#include "scenes/setup/summary.h"
#include "scenes/stage.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float HEADING = 50, WAY_ROW = 106, ROW_GAP = 12, REBUY_GAP = 14;
enum { WORDS = 600 };

/* ---- the way of playing it ---- */

const HouseRules *setup_house_of(const SetupScene *setup) {
    const MatchSetup *match = &setup->plan.setup;
    if (preset_index(match) >= 0) return NULL;
    for (int i = 0; i < setup->house.count; i++) {
        if (house_rules_are_set(&setup->house.entry[i].rules, &match->rules))
            return &setup->house.entry[i].rules;
    }
    return setup->has_given && house_rules_are_set(&setup->given, &match->rules) ? &setup->given : NULL;
}

/* Without what the setup has proposed. */
static MatchSetup as_chosen(const SetupScene *setup) {
    MatchSetup match = setup->plan.setup;
    proposal_remove(&setup->plan.proposal, &match);
    return match;
}

/* A preset, house rules, or individual options. */
static void draw_way(const SetupScene *setup, Ui *ui, Box *rest) {
    const MatchSetup match = as_chosen(setup);
    const HouseRules *house = setup_house_of(setup);
    int preset = preset_index(&match);
    page_row(ui, box_cut_top(rest, WAY_ROW, ROW_GAP),
             &(PageRow){.name = "preset",
                        .title = house ? house->name : preset_label(&match, preset),
                        .detail = house == &setup->given ? _("House rules")
                                  : house                ? _("House rules of yours")
                                                         : preset_help(&match, preset),
                        .opens_list = true});
}

/* ---- what is at stake ---- */

static bool plays_for_credits(const SabaccSetup *rules) {
    return !sabacc_game_has(rules->game, SABACC_OPTION_STAKE) || rules->options[SABACC_OPTION_STAKE].n > 0;
}

static void draw_credits(const SabaccSetup *rules, Ui *ui, Box *rest) {
    char words[16];
    int32_t credits = rules->credits[0];
    snprintf(words, sizeof words, "%d", credits);
    if (plays_for_credits(rules))
        setup_choice(ui, rest, "credits", rules->game->max_seats == 1 ? _("Credits") : _("Credits each"),
                     words, nice_index(credits, 1, SETUP_CREDITS_MAX), 0,
                     nice_count(credits, 1, SETUP_CREDITS_MAX) - 1);
}

/* The height of the sentence, with what is below it. */
static float draw_rebuy(const SabaccSetup *rules, Ui *ui, Box rest, bool is_measured_only) {
    char words[WORDS];
    Canvas *canvas = ui_canvas(ui);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    setup_rebuy_words(rules, words, sizeof words);
    if (!words[0]) return 0;
    canvas_push_name(canvas, "setup:rebuy");
    float high = canvas_paragraph(canvas, rest, &style, words, is_measured_only);
    canvas_pop_name(canvas);
    return high + REBUY_GAP;
}

/* ---- all of it ---- */

static GameTile tile_of(const SetupScene *setup) {
    return (GameTile){.hand = &setup->hand, .setup = &setup->plan.setup.rules};
}

float setup_played_height(const SetupScene *setup, Ui *ui, Box inside) {
    const MatchSetup *match = &setup->plan.setup;
    GameTile tile = tile_of(setup);
    float line = setup_line_high + setup_line_gap;
    float lines = (plays_for_credits(&match->rules) ? line : 0) +
                  (match->rules.game->played_for.for_streaks ? line : 0);
    return HEADING + game_tile_height(ui, inside.width, &tile) + ROW_GAP + WAY_ROW + ROW_GAP +
           setup_option_draw(ui, &inside, match, SABACC_OPTION_END, true) + setup_side_height(match) + lines +
           draw_rebuy(&match->rules, ui, inside, true);
}

static void draw_top(const SetupScene *setup, Ui *ui, Box line) {
    Box page = box_cut_right(&line, 150, 16);
    Box lesson = setup->has_lesson ? box_cut_right(&line, 210, 16) : (Box){0};
    setup_heading(ui, &line, _("What is played"));
    if (setup->has_lesson)
        ui_button(ui, &(Button){.name = "learn", .box = lesson, .label = _("Learn it first")});
    ui_button(ui, &(Button){.name = "rules", .box = page, .label = _("Its rules")});
}

void setup_played_draw(const SetupScene *setup, Ui *ui, Box rest) {
    const MatchSetup *match = &setup->plan.setup;
    GameTile tile = tile_of(setup);
    float tile_high = game_tile_height(ui, rest.width, &tile);
    float spare = fmaxf(rest.height - setup_played_height(setup, ui, rest), 0);
    draw_top(setup, ui, box_cut_top(&rest, HEADING - 8, 8));
    game_tile_draw(ui, box_cut_top(&rest, tile_high + spare, ROW_GAP), &tile);
    draw_way(setup, ui, &rest);
    setup_side_draw(ui, box_cut_top(&rest, setup_side_height(match), 0), match, setup->scene.stage);
    setup_option_draw(ui, &rest, match, SABACC_OPTION_END, false);
    if (match->rules.game->played_for.for_streaks) setup_seed_field(setup, ui, &rest);
    draw_credits(&match->rules, ui, &rest);
    draw_rebuy(&match->rules, ui, rest, false);
}
