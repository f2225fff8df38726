#include "scenes/rules/sets.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/rules/pages.h"
#include "ui/clause_marks.h"
#include "ui/style.h"

static const float ROW_HIGH = 116, ROW_GAP = 8, TITLE_WIDE = 0.3f, MARK_WIDE = 40;

enum { SETS_ROWS = 7, SETS_WORDS = 600 };

typedef struct SetsRow {
    const char *title;
    char words[SETS_WORDS];
} SetsRow;

static int form_of(const SabaccTable *table, SabaccOptionId id) { return sabacc_option(table, id).form; }

static void say(SetsRow *rows, int *count, const char *title, const char *words) {
    SetsRow *row = &rows[(*count)++];
    row->title = title;
    snprintf(row->words, sizeof row->words, "%s", words);
}

/* Options with two forms: the first is the default. */
static int list_rows(const SabaccTable *table, SetsRow rows[SETS_ROWS]) {
    int count = 0;
    bool stands = form_of(table, SABACC_OPTION_AUTO_STAND) == 0;
    bool is_match = form_of(table, SABACC_OPTION_NINE_CARDS) == 1;
    say(rows, &count, _("Over 20"), _("Whoever ends a turn over 20 loses the set at once (PZ-3)."));
    say(rows, &count, _("Nine cards"),
        is_match ? _("Nine cards lying at 20 or less win the whole match at once, even against 20 (PZ-3).")
                 : _("Nine cards lying at 20 or less win the set at once, even against 20 (PZ-3)."));
    say(rows, &count, _("Both stand"),
        _("The higher total wins the set. Equal totals count for no one (PZ-3), unless one of the two has "
          "laid a "
          "Tie Breaker (PZ-4)."));
    if (stands) say(rows, &count, _("20"), _("20 at the end of a turn stands by itself (PZ-2)."));
    if (form_of(table, SABACC_OPTION_MAIN) == 1)
        say(rows, &count, _("No main card"),
            _("Two times none in a row, whoever says it, and all that play on stand (PZ-6)."));
    say(rows, &count, _("The match"), "");
    int sets = (int)sabacc_option(table, SABACC_OPTION_SETS).n;
    snprintf(rows[count - 1].words, SETS_WORDS,
             ngettext_("The first to win %d set wins both wagers (PZ-5).",
                       "The first to win %d sets wins both wagers (PZ-5).", sets),
             sets);
    say(rows, &count, _("No end"),
        _("After 20 sets without a winner the match is drawn, and the wagers come back "
          "(PZ-7)."));
    return count;
}

/* In the middle of the row, with the mark of its clauses at the right. */
static void draw_words(Ui *ui, Box row, int index, const char *named) {
    char words[SETS_WORDS], where[16];
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_INK_SOFT, TEXT_LEFT);
    clause_words(ui, named, words, sizeof words);
    snprintf(where, sizeof where, "sets:%d", index);
    clause_mark_button(ui, box_cut_right(&row, MARK_WIDE, 8), MARK_WIDE, where, named);
    float high = canvas_paragraph(ui_canvas(ui), row, &style, words, true);
    row.y += fmaxf((row.height - high) / 2, 0);
    canvas_paragraph(ui_canvas(ui), row, &style, words, false);
}

void rules_sets_draw(Ui *ui, Box *box, const SabaccTable *table) {
    SetsRow rows[SETS_ROWS];
    if (sabacc_table_game(table)->played_for.prize != SABACC_FOR_SETS) return;
    Canvas *canvas = ui_canvas(ui);
    int count = list_rows(table, rows), columns = rules_fold(*box) > 0 ? 2 : 1;
    int in_column = (count + columns - 1) / columns;
    Box rest = box_cut_bottom(box, fminf(box->height * 0.8f, (ROW_HIGH + ROW_GAP) * (float)in_column), 10);
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_INK, TEXT_LEFT);
    for (int i = 0; i < count; i++) {
        Box column = box_column(rest, i / in_column, columns, STYLE_FOLD);
        Box line = box_row(column, i % in_column, in_column, ROW_GAP);
        canvas_line(canvas, line.x, line.y, line.x + line.width, line.y, 1, 0x50574432u);
        Box name = box_cut_left(&line, fminf(line.width * TITLE_WIDE, 260), 20);
        canvas_text(canvas, name, &title, rows[i].title);
        draw_words(ui, line, i, rows[i].words);
    }
}
