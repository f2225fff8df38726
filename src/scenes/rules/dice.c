#include "scenes/rules/dice.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/rules/pages.h"
#include "ui/clause_marks.h"
#include "ui/style.h"

static const char *const gold[] = {"gold-0", "gold-0", "gold+5", "gold-5", "gold+10", "gold-10"};
static const char *const silver[] = {"silver-circle",   "silver-circle", "silver-triangle",
                                     "silver-triangle", "silver-square", "silver-square"};
enum { FACES = 6 };

static const struct {
    const char *const *faces;
    const char *title, *words;
} dice[] = {
    {gold, N_("The golden die: the target"),
     N_("Your kept cards are to add up to this; 0 is on it twice (CO-1).")},
    {silver, N_("The silver die: the trump suit"),
     N_("Of hands as close to the target the one with more cards of this suit wins (CO-3).")},
};
enum { DICE = sizeof dice / sizeof *dice };

static const float DIE_HIGH = 84, DIE_GAP = 10, ROW_GAP = 22,
                   KIND_HIGH = 148, /* maximum height of a kind of hand */
    MARK_WIDE = 36;

/* By the table's options: whether Sylops are of every suit. */
static const char *tie_words(const SabaccTable *table) {
    SabaccTable rolled = *table;
    SabaccCard sylop = sabacc_card_parse("sylop", 5);
    rolled.trump = SABACC_DIE_CIRCLE;
    return sabacc_is_trump(&rolled, sylop)
               ? N_("As close, above the target or below: more trumps, Sylops among them; then more cards; "
                    "then one "
                    "card drawn by each, the closest to the target; then the pot is shared (CO-3).")
               : N_("As close, above the target or below: more trumps, Sylops being none; then more cards; "
                    "then one "
                    "card drawn by each, the closest to the target; then the pot is shared (CO-3).");
}

/* The words without or with their clauses, and their mark at the upper right; returns the height. */
static float draw_words(Ui *ui, Box box, const char *where, const char *named, bool is_measured_only) {
    char words[240];
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_INK_SOFT, TEXT_LEFT);
    clause_words(ui, named, words, sizeof words);
    Box mark = box_cut_right(&box, MARK_WIDE, 0);
    if (!is_measured_only)
        clause_mark_button(ui, box_place(mark, mark.width, MARK_WIDE, 0, 0), MARK_WIDE, where, named);
    return canvas_paragraph(ui_canvas(ui), box, &style, words, is_measured_only);
}

static void draw_die(Ui *ui, Box row, int index) {
    Canvas *canvas = ui_canvas(ui);
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_LARGE, STYLE_INK, TEXT_LEFT);
    float fold = rules_fold(row), most = fold > 0 ? (row.width - fold) / 2 : row.width * 0.46f;
    Box faces = box_cut_right(&row, fold > 0 ? most : fminf((DIE_HIGH + DIE_GAP) * FACES, most),
                              fold > 0 ? fold : 24);
    float side = fminf(DIE_HIGH, faces.width / FACES - DIE_GAP);
    for (int i = 0; i < FACES; i++) {
        char asset[48];
        snprintf(asset, sizeof asset, "dice/%s", dice[index].faces[i]);
        Box die = {faces.x + (float)i * (side + DIE_GAP), faces.y + (faces.height - side) / 2, side, side};
        canvas_sprite(canvas, &(Sprite){.asset = asset, .box = die});
    }
    const char *words = _(dice[index].words);
    float high = draw_words(ui, row, "", words, true);
    Box text = box_place(row, row.width, 40 + high, 0, 0.5f);
    canvas_text(canvas, box_cut_top(&text, 40, 0), &title, _(dice[index].title));
    draw_words(ui, text, index == 0 ? "gold" : "silver", words, false);
}

void rules_dice_draw(Ui *ui, Box *box, const SabaccTable *table, int kinds) {
    if (sabacc_table_game(table)->table != SABACC_TABLE_TARGET) return;
    Canvas *canvas = ui_canvas(ui);
    float words = draw_words(ui, rules_first_page(*box), "", tie_words(table), true), row = DIE_HIGH + 40;
    float high = DICE * (row + ROW_GAP) + words, above = (float)kinds * KIND_HIGH;
    Box rest = *box;
    *box = box_cut_top(&rest, fminf(above, box->height - high - ROW_GAP), ROW_GAP);
    canvas_line(canvas, rest.x, rest.y, rest.x + rest.width, rest.y, 1, 0x50574432u);
    for (int i = 0; i < DICE; i++) draw_die(ui, box_cut_top(&rest, row, ROW_GAP), i);
    draw_words(ui, rules_first_page(rest), "ties", tie_words(table), false);
}
