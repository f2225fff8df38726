/* How it is played: a folded card of paper, on whose halves the house rules, with what is changed of them,
 * and the way of playing stand. Below it, once the first is pressed, the first dealer, taking back, the seed,
 * and every option. */

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/presets.h"
#include "scenes/setup/options.h"
#include "scenes/setup/private.h"
#include "scenes/setup/summary.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float HALF_HIGH = 112, HALF_MOST = 196, HALF_BESIDE = 18, HALF_ABOVE = 13, TITLE_HIGH = 32,
                   FOLD = 2;
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

/* ---- the card ---- */

/* In large letters one half is above the other. */
static Box half_of(const Ui *ui, Box leaf, int half) {
    return setup_is_large(ui) ? box_row(leaf, half, 2, FOLD) : box_column(leaf, half, 2, FOLD);
}

/* The paper, and the fold between its halves: in the light on one side, in the shade on the other. */
static void draw_leaf(Ui *ui, Box leaf) {
    static const float LEDGE = 1.5f, SHADE = 16;
    Canvas *canvas = ui_canvas(ui);
    Box second = half_of(ui, leaf, 1);
    style_leaf(canvas, leaf);
    canvas_panel(canvas, second, &(PanelStyle){.top = 0x1c574432u, .bottom = 0x30574432u, .radius = 4});
    if (setup_is_large(ui)) {
        canvas_fill(canvas, (Box){leaf.x, second.y - LEDGE, leaf.width, LEDGE}, 0x90fffaf0u);
        return;
    }
    canvas_fill(canvas, (Box){second.x - LEDGE, leaf.y + 1, LEDGE, leaf.height - 2}, 0xa0fffaf0u);
    for (float wide = SHADE; wide > 1; wide *= 0.6f)
        canvas_fill(canvas, (Box){second.x, leaf.y + 1, wide, leaf.height - 2}, 0x10271910u);
}

/* What a press does, as a word with a line of ink under it. */
static const TextStyle deed_style = {FONT_BOLD, STYLE_SIZE_SMALL, STYLE_INK_RED, TEXT_RIGHT};

static void draw_deed(Canvas *canvas, Box box, const char *word) {
    canvas_text(canvas, box, &deed_style, word);
    float under = box.y + box.height / 2 + canvas_line_height(canvas, &deed_style) * 0.46f;
    canvas_fill(canvas, (Box){box.x, under, box.width, 1.5f}, STYLE_INK_RED);
}

typedef struct Half {
    const char *name, *title, *detail, *deed;
    const char *title_name, *detail_name; /* as they are recorded; NULL: they are not */
    bool is_marked;
} Half;

static void draw_light(Canvas *canvas, Box box, HotspotState state) {
    if (!state.is_hovered && !state.is_focused) return;
    canvas_panel(canvas, box_inset(box, 2, 2),
                 &(PanelStyle){.top = 0x28b07c2cu,
                               .bottom = 0x28b07c2cu,
                               .edge = state.is_focused ? STYLE_INK_RED : STYLE_BRASS,
                               .edge_width = state.is_focused ? 3 : 2,
                               .radius = 4});
}

static void draw_named(Canvas *canvas, Box box, const TextStyle *style, const char *words, const char *name) {
    if (name) canvas_push_name(canvas, "%s", name);
    canvas_paragraph_within(canvas, box, style, words);
    if (name) canvas_pop_name(canvas);
}

static const TextStyle detail_style = {FONT_TEXT, STYLE_SIZE_SMALL, STYLE_INK_SOFT, TEXT_LEFT};
static const float DEED_APART = 12;

/* How high it is if no letter of it is smaller than it should be. */
static float half_height(Ui *ui, float width, const Half *half) {
    char detail[NAMES];
    Canvas *canvas = ui_canvas(ui);
    clause_words(ui, half->detail, detail, sizeof detail);
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_SMALL + 2, STYLE_INK, TEXT_LEFT);
    float deed = canvas_text_width(canvas, &deed_style, half->deed) + DEED_APART;
    Box words = {0, 0, width - 2 * HALF_BESIDE - deed, 0};
    return fmaxf(canvas_line_height(canvas, &title), TITLE_HIGH) + 2 * HALF_ABOVE +
           canvas_paragraph(canvas, words, &detail_style, detail, true);
}

static void draw_half(Ui *ui, Box box, const Half *half) {
    char detail[NAMES];
    Canvas *canvas = ui_canvas(ui);
    TextStyle first =
        style_text(FONT_BOLD, STYLE_SIZE_SMALL + 2, half->is_marked ? STYLE_INK_RED : STYLE_INK, TEXT_LEFT);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = half->name, .box = box});
    draw_light(canvas, box, state);
    clause_words(ui, half->detail, detail, sizeof detail);
    Box rest = box_inset(box, HALF_BESIDE, HALF_ABOVE);
    float title_high = fmaxf(canvas_line_height(canvas, &first), TITLE_HIGH);
    Box line = box_cut_top(&rest, title_high, 0);
    Box deed = box_cut_right(&rest, canvas_text_width(canvas, &deed_style, half->deed), DEED_APART);
    deed = box_place(deed, deed.width, canvas_line_height(canvas, &deed_style), 0, 1);
    draw_named(canvas, box_place(line, line.width, canvas_line_height(canvas, &first), 0, 0.5f), &first,
               half->title, half->title_name);
    draw_named(canvas, rest, &detail_style, detail, half->detail_name);
    draw_deed(canvas, deed, half->deed);
}

typedef struct HalfWords {
    char title[TITLE], names[NAMES];
} HalfWords;

static Half house_half(const SetupScene *setup, HalfWords *words) {
    bool is_open = setup->memory->is_house_open;
    int count = setup_changes(&setup->plan.setup, setup->seed, words->title, sizeof words->title,
                              words->names, sizeof words->names);
    return (Half){.name = "house-rules",
                  .title = words->title,
                  .detail = words->names,
                  .deed = is_open ? C_("a list, until it is unfolded", "Fold") : _("Unfold"),
                  .title_name = "setup:house",
                  .detail_name = "setup:changes",
                  .is_marked = count > 0};
}

/* A preset, house rules, or individual options. */
static Half way_half(const SetupScene *setup, HalfWords *words) {
    const MatchSetup match = as_chosen(setup);
    const HouseRules *house = setup_house_of(setup);
    int preset = preset_index(&match);
    const char *title = house ? house->name : preset_label(&match, preset);
    const char *detail = house == &setup->given ? _("House rules")
                         : house                ? _("House rules of yours")
                                                : preset_help(&match, preset);
    snprintf(words->title, sizeof words->title, "%s", title);
    snprintf(words->names, sizeof words->names, "%s", detail);
    return (Half){.name = "preset", .title = words->title, .detail = words->names, .deed = _("Change")};
}

/* Both halves are as high as the higher one; large letters have room for as much as fits. */
static float leaf_height(const SetupScene *setup, Ui *ui, float width) {
    static const float LARGE = 2.6f;
    HalfWords words;
    if (setup_is_large(ui)) return HALF_HIGH * LARGE;
    Half house = house_half(setup, &words);
    float high = half_height(ui, (width - FOLD) / 2, &house);
    Half way = way_half(setup, &words);
    high = fmaxf(high, half_height(ui, (width - FOLD) / 2, &way));
    return fminf(fmaxf(high, HALF_HIGH), HALF_MOST);
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

/* Of what is unfolded. */
static float list_height(const SetupScene *setup, Ui *ui, Box inside) {
    const MatchSetup *match = &setup->plan.setup;
    inside = box_inset(inside, setup_card_beside, 0);
    return (float)lines_of(&match->rules) * (setup_line_high + setup_line_gap) +
           setup_options_draw(ui, inside, match, true) + 2 * setup_card_above;
}

/* Its left edge is that of the game's name. */
static Box leaf_in(Box inside) { return box_inset(inside, setup_card_beside, 0); }

float setup_house_height(const SetupScene *setup, Ui *ui, Box inside) {
    inside = leaf_in(inside);
    float leaf = leaf_height(setup, ui, inside.width);
    return setup->memory->is_house_open ? leaf + setup_part_gap + list_height(setup, ui, inside) : leaf;
}

void setup_house_draw(const SetupScene *setup, Ui *ui, Box rest) {
    const MatchSetup *match = &setup->plan.setup;
    rest = leaf_in(rest);
    Box leaf = box_cut_top(&rest, leaf_height(setup, ui, rest.width), setup_part_gap);
    HalfWords words;
    draw_leaf(ui, leaf);
    Half half = house_half(setup, &words);
    draw_half(ui, half_of(ui, leaf, 0), &half);
    half = way_half(setup, &words);
    draw_half(ui, half_of(ui, leaf, 1), &half);
    if (!setup->memory->is_house_open) return;
    rest.height = list_height(setup, ui, rest);
    rest = setup_card(ui, rest);
    if (has_dealer(&match->rules)) draw_dealer(setup, ui, &rest);
    setup_choice(ui, &rest, "undo", _("Take back"), _(undo_words[match->allow_undo]), (int)match->allow_undo,
                 MATCH_UNDO_NEVER, MATCH_UNDO_PRACTICE);
    if (!match->rules.game->played_for.for_streaks) setup_seed_field(setup, ui, &rest);
    setup_options_draw(ui, rest, match, false);
}
