/* How it is played: the way of playing, and the house rules, folded: a head that says what is
 * changed, and below it, once it is pressed, the first dealer, taking back, the seed, and every option. */

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/page.h"
#include "scenes/presets.h"
#include "scenes/setup/options.h"
#include "scenes/setup/private.h"
#include "scenes/setup/summary.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float WAY_HIGH = 86, HEAD_HIGH = 84, HEAD_GAP = 16, CHEVRON_WIDE = 22, CHEVRON_GAP = 16;
enum { TITLE = 96, NAMES = 512 };

static const char *const undo_words[] = {[MATCH_UNDO_NEVER] = N_("never"),
                                         [MATCH_UNDO_UNSEEN] = N_("until a card or a roll is seen"),
                                         [MATCH_UNDO_PRACTICE] = N_("always: practice")};

/* In games of sets nobody deals: dice decide who begins (PZ-5). */
static bool has_dealer(const SabaccSetup *rules) { return !rules->game->no_token; }

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
static void draw_way(const SetupScene *setup, Ui *ui, Box box) {
    const MatchSetup match = as_chosen(setup);
    const HouseRules *house = setup_house_of(setup);
    int preset = preset_index(&match);
    page_row(ui, box,
             &(PageRow){.name = "preset",
                        .title = house ? house->name : preset_label(&match, preset),
                        .detail = house == &setup->given ? _("House rules")
                                  : house                ? _("House rules of yours")
                                                         : preset_help(&match, preset),
                        .opens_list = true,
                        .is_quiet = true});
}

/* ---- the head ---- */

/* Points to the right, or down where it is open. */
static void draw_chevron(Canvas *canvas, Box box, bool is_open) {
    static const float WIDE = 2.5f;
    Box at = box_place(box, is_open ? 18 : 10, is_open ? 10 : 18, 0.5f, 0.5f);
    float right = at.x + at.width, bottom = at.y + at.height;
    float x = is_open ? at.x + at.width / 2 : right, y = is_open ? bottom : at.y + at.height / 2;
    canvas_line(canvas, at.x, at.y, x, y, WIDE, STYLE_BRASS_LIT);
    canvas_line(canvas, is_open ? right : at.x, is_open ? at.y : bottom, x, y, WIDE, STYLE_BRASS_LIT);
}

static void draw_head(const SetupScene *setup, Ui *ui, Box box) {
    char title[TITLE], names[NAMES];
    Canvas *canvas = ui_canvas(ui);
    bool is_open = setup->memory->is_house_open;
    int count = setup_changes(&setup->plan.setup, setup->seed, title, sizeof title, names, sizeof names);
    TextStyle first =
        style_text(FONT_BOLD, STYLE_SIZE_BODY + 1, count > 0 ? STYLE_BRASS_LIT : STYLE_BONE, TEXT_LEFT);
    TextStyle second = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    ui_button(ui, &(Button){.name = "house-rules", .box = box, .label = "", .is_quiet = true});
    Box rest = box_inset(box, 22, 8);
    draw_chevron(canvas, box_cut_left(&rest, CHEVRON_WIDE, CHEVRON_GAP), is_open);
    const char *more = is_open ? C_("a list, until it is unfolded", "Fold") : _("Unfold");
    box_cut_right(&rest, style_small_button(canvas, rest, more), 16);
    canvas_named_text(canvas, box_cut_top(&rest, rest.height / 2, 0), &first, title, "setup:house");
    canvas_named_text(canvas, rest, &second, names, "setup:changes");
}

/* ---- what is folded ---- */

static void draw_dealer(const SetupScene *setup, Ui *ui, Box *rest) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    bool is_by_lot = rules->dealer == SABACC_NOBODY;
    const char *words = is_by_lot ? _("by lot") : setup->plan.setup.seat[rules->dealer].name;
    char unnamed[16];
    snprintf(unnamed, sizeof unnamed, _("seat %d"), rules->dealer + 1);
    setup_choice(ui, rest, "dealer", _("Who deals first"), words[0] ? words : unnamed,
                 is_by_lot ? 0 : rules->dealer + 1, 0, rules->seats);
}

static int lines_of(const SabaccSetup *rules) {
    bool has_seed = !rules->game->played_for.for_streaks;
    return 1 + has_dealer(rules) + has_seed;
}

float setup_house_height(const SetupScene *setup, Ui *ui, Box inside) {
    const MatchSetup *match = &setup->plan.setup;
    float heads = WAY_HIGH + HEAD_HIGH;
    if (!setup->memory->is_house_open) return heads;
    inside = box_inset(inside, setup_card_beside, 0);
    return heads + HEAD_GAP + (float)lines_of(&match->rules) * (setup_line_high + setup_line_gap) +
           setup_options_draw(ui, inside, match, true) + 2 * setup_card_above;
}

void setup_house_draw(const SetupScene *setup, Ui *ui, Box rest) {
    const MatchSetup *match = &setup->plan.setup;
    rest.height = setup_house_height(setup, ui, rest);
    draw_way(setup, ui, box_cut_top(&rest, WAY_HIGH, 0));
    setup_divider(ui, rest.x + setup_card_beside, rest.y, rest.width - 2 * setup_card_beside, 0);
    draw_head(setup, ui, box_cut_top(&rest, HEAD_HIGH, 0));
    if (!setup->memory->is_house_open) return;
    setup_divider(ui, rest.x + setup_card_beside, rest.y, rest.width - 2 * setup_card_beside, 0);
    box_cut_top(&rest, HEAD_GAP, 0);
    rest = box_inset(rest, setup_card_beside, setup_card_above);
    if (has_dealer(&match->rules)) draw_dealer(setup, ui, &rest);
    setup_choice(ui, &rest, "undo", _("Take back"), _(undo_words[match->allow_undo]), (int)match->allow_undo,
                 MATCH_UNDO_NEVER, MATCH_UNDO_PRACTICE);
    if (!match->rules.game->played_for.for_streaks) setup_seed_field(setup, ui, &rest);
    setup_options_draw(ui, rest, match, false);
}
