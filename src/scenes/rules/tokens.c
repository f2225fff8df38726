#include "scenes/rules/tokens.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/faces.h"
#include "scenes/rules/pages.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"
#include "words/token_words.h"

static const float DISC = 88, ROW_GAP = 18, NOTE_HIGH = 62, MARK_WIDE = 36;

bool rules_has_tokens(const SabaccGame *game) { return sabacc_game_has(game, SABACC_OPTION_TOKENS); }

/* Draws one token's words into the box, or only measures how high they become. */
static float draw_words(Canvas *canvas, Box box, SabaccCard token, bool is_measured_only) {
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_INK_RED, TEXT_LEFT);
    TextStyle effect = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 1, STYLE_INK, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_INK_SOFT, TEXT_LEFT);
    char touches[160];
    snprintf(touches, sizeof touches, _("Touches %s; %s"), token_touches(token), token_lasts(token));
    Box line = box_cut_top(&box, 32, 0);
    if (!is_measured_only) canvas_text(canvas, line, &title, token_title(token));
    float of_effect = canvas_paragraph(canvas, box, &effect, token_effect(token), is_measured_only);
    box_cut_top(&box, of_effect, 2);
    return 34 + of_effect + canvas_paragraph(canvas, box, &small, touches, is_measured_only);
}

static Box words_in(Box cell) {
    box_cut_left(&cell, DISC, 18);
    return cell;
}

/* As high as the highest of its tokens. */
static float row_high(Canvas *canvas, float wide, int first, int columns) {
    float high = DISC;
    for (int i = first; i < first + columns && i < TOKEN_KINDS; i++)
        high = fmaxf(high, draw_words(canvas, words_in((Box){0, 0, wide, 400}), token_at(i), true));
    return high + ROW_GAP;
}

void rules_tokens_draw(Ui *ui, Box box, const SabaccGame *game) {
    Canvas *canvas = ui_canvas(ui);
    TextStyle note = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_INK_SOFT, TEXT_LEFT);
    const char *named =
        _("One of them may be played on one’s turn before drawing or standing, each once a game. "
          "It acts at once, also without chips and under an Embargo (KE-8, KE-8a).");
    char words[240];
    clause_words(ui, named, words, sizeof words);
    float fold = rules_fold(box);
    int columns = fold > 0 ? 2 : 1;
    Box head = box_cut_top(&box, NOTE_HIGH, 8);
    head = rules_first_page(head);
    Box mark = box_cut_right(&head, MARK_WIDE, 8);
    clause_mark_button(ui, box_cut_top(&mark, MARK_WIDE, 0), 0, "tokens", named);
    canvas_paragraph(canvas, head, &note, words, false);
    float inner = columns > 1 ? box.width : box.width - STYLE_SCROLL_MARGIN,
          wide = (inner - fold * (float)(columns - 1)) / (float)columns, whole = 0;
    for (int i = 0; i < TOKEN_KINDS; i += columns) whole += row_high(canvas, wide, i, columns);
    Box list = box;
    if (columns > 1) list.width += STYLE_SCROLL_MARGIN; /* the bar is in the margin */
    Box all = ui_begin_scroll(ui, "tokens", list, whole);
    float y = all.y;
    for (int i = 0; i < TOKEN_KINDS; i += columns) {
        float high = row_high(canvas, wide, i, columns);
        bool is_seen = y + high > box.y && y < box.y + box.height;
        for (int column = 0; column < columns && i + column < TOKEN_KINDS && is_seen; column++) {
            Box cell = {all.x + (wide + fold) * (float)column, y, wide, high - ROW_GAP};
            faces_draw(canvas, game, token_at(i + column), cell.x, cell.y, DISC);
            draw_words(canvas, words_in(cell), token_at(i + column), false);
        }
        y += high;
    }
    ui_end_scroll(ui);
}
