/* What is played: the game, how it ends and what is at stake. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/emblems.h"
#include "scenes/setup/options.h"
#include "scenes/setup/private.h"
#include "scenes/setup/side.h"
#include "scenes/setup/summary.h"
#include "scenes/setup/things.h"
#include "scenes/stage.h"
#include "ui/clause_marks.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float CARD_TITLE = 32, CARD_GAP = 8, CARD_CHOICE = 60, PICTURE = 116, ROW_MOST = 206,
                   ROW_GAP = 14, WAYS = 50, WAYS_ABOVE = 10, TILE_GAP = 14;
enum { WORDS = 600 };

/* ---- what is at stake ---- */

static TextStyle sentence_style(void) {
    return style_text(FONT_TEXT, STYLE_SIZE_HINT, STYLE_HINT, TEXT_LEFT);
}

/* Draws, or only measures, a sentence below what is on a card. */
static float draw_rebuy(const SabaccSetup *rules, Ui *ui, Box box, bool is_measured_only) {
    char words[WORDS];
    Canvas *canvas = ui_canvas(ui);
    TextStyle style = sentence_style();
    setup_rebuy_words(rules, words, sizeof words);
    if (!words[0]) return 0;
    canvas_push_name(canvas, "setup:rebuy");
    float high = canvas_paragraph(canvas, box, &style, words, is_measured_only);
    canvas_pop_name(canvas);
    return high;
}

/* ---- the cards ---- */

/* How it ends, which deal it is, and with how many credits; those that the game has. */
typedef enum Card { CARD_END, CARD_DEAL, CARD_CREDITS, CARDS } Card;

static bool has_card(const SetupScene *setup, Card card) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    switch (card) {
    case CARD_END: return sabacc_game_has(rules->game, SABACC_OPTION_END);
    case CARD_DEAL: return rules->game->played_for.for_streaks;
    case CARD_CREDITS: return setup_plays_for_credits(rules);
    case CARDS: break;
    }
    return false;
}

static int list_cards(const SetupScene *setup, Card cards[CARDS]) {
    int count = 0;
    for (int card = 0; card < CARDS; card++)
        if (has_card(setup, (Card)card)) cards[count++] = (Card)card;
    return count;
}

/* A title as those of options are, and below it the choice. */
static const TextStyle title_style = {FONT_BOLD, STYLE_SIZE_SMALL + 2, STYLE_BONE, TEXT_LEFT};

static float title_height(Ui *ui) {
    return fmaxf(canvas_line_height(ui_canvas(ui), &title_style), CARD_TITLE);
}

static void draw_card_title(Ui *ui, Box *rest, const char *words) {
    canvas_text(ui_canvas(ui), box_cut_top(rest, title_height(ui), CARD_GAP), &title_style, words);
}

static void draw_credits(const SabaccSetup *rules, Ui *ui, Box box) {
    char words[16];
    int32_t credits = rules->credits[0];
    snprintf(words, sizeof words, "%d", credits);
    ui_choice(ui, &(Choice){.name = "credits",
                            .box = box,
                            .text = words,
                            .value = nice_index(credits, 1, SETUP_CREDITS_MAX),
                            .maximum = nice_count(credits, 1, SETUP_CREDITS_MAX) - 1,
                            .is_quiet = true});
    ui_spoken_label(ui, _("Credits each"));
}

static const char *card_title(const SabaccSetup *rules, Card card) {
    if (card == CARD_DEAL) return _("Deal number (empty: new cards)");
    return rules->game->max_seats == 1 ? _("Credits") : _("Credits each");
}

/* What is on it; the last one has the sentence about who has lost everything. */
static float draw_on_card(const SetupScene *setup, Ui *ui, Box box, Card card, bool is_last,
                          bool is_measured_only) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    float high = title_height(ui) + CARD_GAP + CARD_CHOICE;
    if (card == CARD_END)
        high = setup_option_draw(ui, box, &setup->plan.setup, SABACC_OPTION_END, is_measured_only);
    if (card != CARD_END && !is_measured_only) {
        Box rest = box;
        draw_card_title(ui, &rest, card_title(rules, card));
        rest.height = CARD_CHOICE;
        if (card == CARD_DEAL)
            setup_seed_choice(setup, ui, rest);
        else
            draw_credits(rules, ui, rest);
    }
    if (!is_last) return high;
    box.y += high + CARD_GAP;
    float words = draw_rebuy(rules, ui, box, is_measured_only);
    return words > 0 ? high + CARD_GAP + words : high;
}

static const float RAIL = 9; /* of wood around felt */

/* A table seen from above: felt in a rail of wood, which keeps the light from its upper edge, under a lamp
 * over that part of it. */
static void draw_felt(Canvas *canvas, Box box, Box lit) {
    static const float LIGHT = 1.5f, CORNER = 26;
    Box table = box_inset(box, -RAIL, -RAIL + 4);
    canvas_glow(canvas, (Box){table.x + 6, table.y + 8, table.width - 12, table.height - 4}, CORNER, 12,
                0xb0000000u);
    canvas_panel(canvas, table,
                 &(PanelStyle){.top = 0xff7d5730u,
                               .bottom = 0xff2b190cu,
                               .edge = 0xff140b04u,
                               .edge_width = 1.2f,
                               .radius = CORNER + RAIL});
    box = box_inset(table, RAIL, RAIL);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xff0c2622u,
                               .bottom = 0xff154038u,
                               .edge = 0xff0a0704u,
                               .edge_width = 2,
                               .radius = CORNER});
    canvas_panel(canvas, box_inset(box, 7, 7),
                 &(PanelStyle){.edge = 0x60e3c78eu, .edge_width = 1.2f, .radius = CORNER - 7});
    canvas_push_clip(canvas, box_inset(box, 2, 2));
    canvas_glow(canvas, box_place(lit, 4, 4, 0.5f, 0.4f), 2, lit.width * LIGHT / 2, 0x40f4ffc8u);
    canvas_pop_clip(canvas);
}

/* What it is about, as it lies at the table; a deal is a hand face up. */
static void draw_picture(const SetupScene *setup, Canvas *canvas, Box box, Card card) {
    static const float CHIP = 0.3f, CHIP_MOST = 0.2f, BESIDE = 10, UNDER = 0.12f, HAND = 0.84f;
    const SabaccSetup *rules = &setup->plan.setup.rules;
    canvas_push_clip(canvas, box_inset(box, 2, 2));
    Box inside = box_inset(box, BESIDE, 0);
    if (card == CARD_CREDITS)
        setup_draw_chips(canvas, box_inset(inside, 0, box.height * UNDER), rules,
                         fminf(box.height * CHIP, box.width * CHIP_MOST));
    else if (card == CARD_DEAL)
        emblem_draw_fan(canvas, inside, rules->game, &setup->hand, box.height * HAND);
    else
        setup_draw_hands(canvas, inside, rules);
    canvas_pop_clip(canvas);
}

/* The picture at the left and what can be changed beside it; above and below in large letters. */
typedef struct RowParts {
    Box picture, words;
} RowParts;

static RowParts row_parts(const Ui *ui, Box row) {
    static const float SHARE = 0.37f;
    RowParts parts;
    Box rest = row;
    parts.picture =
        setup_is_large(ui) ? box_cut_top(&rest, PICTURE, 0) : box_cut_left(&rest, row.width * SHARE, 0);
    parts.words = box_inset(rest, setup_card_beside, setup_card_above);
    return parts;
}

static float row_height(const SetupScene *setup, Ui *ui, Box row, Card card, bool is_last) {
    RowParts parts = row_parts(ui, row);
    float words = draw_on_card(setup, ui, parts.words, card, is_last, true) + 2 * setup_card_above;
    return setup_is_large(ui) ? PICTURE + words : fmaxf(words, PICTURE);
}

static void draw_row(const SetupScene *setup, Ui *ui, Box row, Card card, bool is_last) {
    RowParts parts = row_parts(ui, row);
    Canvas *canvas = ui_canvas(ui);
    draw_felt(canvas, row, parts.picture);
    draw_picture(setup, canvas, parts.picture, card);
    float high = draw_on_card(setup, ui, parts.words, card, is_last, true);
    draw_on_card(setup, ui, box_place(parts.words, parts.words.width, high, 0, 0.5f), card, is_last, false);
}

/* One below the other, each higher by as much as is to spare; returns their height. */
static float draw_cards(const SetupScene *setup, Ui *ui, Box box, float spare, bool is_measured_only) {
    Card cards[CARDS];
    int count = list_cards(setup, cards);
    float top = box.y;
    for (int i = 0; i < count; i++) {
        Box row = box_inset(box, setup_card_beside + RAIL, 0);
        row.y = box.y;
        row.height = row_height(setup, ui, row, cards[i], i + 1 == count);
        row.height = fmaxf(fminf(row.height + spare / (float)count, ROW_MOST), row.height);
        if (!is_measured_only) draw_row(setup, ui, row, cards[i], i + 1 == count);
        box.y += row.height + ROW_GAP;
    }
    return count > 0 ? box.y - top - ROW_GAP : 0;
}

/* ---- the game ---- */

static GameTile tile_of(const SetupScene *setup) {
    return (GameTile){.setup = &setup->plan.setup.rules, .hand = &setup->hand};
}

float setup_game_height(const SetupScene *setup, Ui *ui, Box inside) {
    GameTile tile = tile_of(setup);
    return game_tile_height(ui, inside.width, &tile) + WAYS_ABOVE + WAYS;
}

/* Of a button with those words. */
static float way_width(Ui *ui, const char *words, float most) {
    static const float BESIDE = 30, LEAST = 150;
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
    float wide = canvas_text_width(ui_canvas(ui), &style, words) + 2 * BESIDE;
    return fminf(fmaxf(wide, LEAST), most);
}

/* What to do before the first game of it. */
static void draw_ways(const SetupScene *setup, Ui *ui, Box line) {
    static const float BESIDE = 20;
    const char *rules = _("Its rules"), *lesson = _("Learn it first");
    line = box_inset(line, BESIDE, 0);
    float half = (line.width - TILE_GAP) / 2;
    Box first = box_cut_left(&line, way_width(ui, rules, half), TILE_GAP);
    ui_button(ui, &(Button){.name = "rules", .box = first, .label = rules});
    if (!setup->has_lesson) return;
    ui_button(ui, &(Button){.name = "learn",
                            .box = box_cut_left(&line, way_width(ui, lesson, half), 0),
                            .label = lesson});
}

void setup_game_draw(const SetupScene *setup, Ui *ui, Box rest) {
    GameTile tile = tile_of(setup);
    Box words = box_cut_top(&rest, game_tile_height(ui, rest.width, &tile), WAYS_ABOVE);
    game_tile_draw(ui, words, &tile);
    draw_ways(setup, ui, box_cut_top(&rest, WAYS, 0));
}

/* ---- what is at stake, and the side decks ---- */

float setup_stakes_height(const SetupScene *setup, Ui *ui, Box inside) {
    return draw_cards(setup, ui, inside, 0, true) + setup_side_height(&setup->plan.setup);
}

/* What is left of a box that is higher than they have to be is above and below. */
void setup_stakes_draw(const SetupScene *setup, Ui *ui, Box rest) {
    float spare = fmaxf(rest.height - setup_stakes_height(setup, ui, rest), 0);
    float stakes = draw_cards(setup, ui, rest, spare, true), side = setup_side_height(&setup->plan.setup);
    rest.y += fmaxf(rest.height - stakes - side, 0) / 2;
    draw_cards(setup, ui, box_cut_top(&rest, stakes, 0), spare, false);
    rest.height = side;
    if (side > 0) setup_side_draw(ui, rest, &setup->plan.setup, setup->scene.stage);
}
