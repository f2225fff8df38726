#include "scenes/rules/side.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/faces.h"
#include "scenes/rules/pages.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "words/side_words.h"

enum { ROW_WORDS = 2 * SIDE_WORDS + 4 };
static const float ROW_HIGH = 62, ROW_HIGHEST = 96, ROW_GAP = 6, FACE_GAP = 6, HEAD_HIGH = 40, MARK_GAP = 10;
static const float MAIN_HIGH = 190; /* of the main cards above */

/* Numbers of one sign share a row: what each adds or subtracts is its number. */
typedef enum SideGroup { ADDING, TAKING, EITHER, SPECIAL, SIDE_GROUPS } SideGroup;

static SideGroup group_of(SabaccCard card) {
    char words[16];
    Text text = text_over(words, sizeof words);
    sabacc_card_format(card, &text);
    if (words[0] == '+') return ADDING;
    if (words[0] == '-') return TAKING;
    return (unsigned char)words[0] >= 0x80 ? EITHER : SPECIAL;
}

typedef struct SideRow {
    int first, count; /* of the list of kinds */
} SideRow;

/* Each kind without a number has a row of its own. */
static int rows_of(const SabaccCard *kinds, int count, SideRow rows[SABACC_MAX_PILE]) {
    int used = 0;
    for (int i = 0; i < count; i++) {
        bool goes_on = i > 0 && group_of(kinds[i]) != SPECIAL && group_of(kinds[i]) == group_of(kinds[i - 1]);
        if (!goes_on) rows[used++] = (SideRow){.first = i};
        rows[used - 1].count++;
    }
    return used;
}

static void row_words(const SabaccTable *table, SabaccCard card, char words[ROW_WORDS]) {
    static const char *const sentences[SIDE_GROUPS] = {
        [ADDING] = N_("Adds its number."),
        [TAKING] = N_("Takes its number away."),
        [EITHER] = N_("Adds its number or takes it away: you say which as you play it."),
    };
    char title[SIDE_WORDS], effect[SIDE_WORDS];
    if (sentences[group_of(card)]) {
        snprintf(words, ROW_WORDS, "%s", _(sentences[group_of(card)]));
        return;
    }
    side_card_title(card, title);
    side_card_effect(table, card, effect);
    snprintf(words, ROW_WORDS, "%s: %s", title, effect);
}

static void draw_row(Canvas *canvas, Box line, const SabaccTable *table, const SabaccCard *kinds, int count,
                     int max) {
    char words[ROW_WORDS];
    const SabaccGame *game = sabacc_table_game(table);
    float high = fminf(line.height - 6, (line.width * 0.5f / (float)max - FACE_GAP) / faces_shape(game));
    float pitch = high * faces_shape(game) + FACE_GAP;
    float fold = rules_fold(line);
    Box faces = fold > 0 ? box_cut_left(&line, (line.width - fold) / 2, fold)
                         : box_cut_left(&line, pitch * (float)max, 20);
    for (int i = 0; i < count; i++)
        faces_draw(canvas, game, kinds[i], faces.x + pitch * (float)i, faces.y + (faces.height - high) / 2,
                   high);
    row_words(table, kinds[0], words);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_INK, TEXT_LEFT);
    float text = canvas_paragraph(canvas, line, &style, words, true);
    line.y += fmaxf((line.height - text) / 2, 0);
    canvas_paragraph(canvas, line, &style, words, false);
}

/* Faces are in one column as wide as they need, except for a row of ten, whose words stand at its right. */
void rules_side_draw(Ui *ui, Box *box, const SabaccTable *table) {
    SabaccCard kinds[SABACC_MAX_PILE];
    SideRow rows[SABACC_MAX_PILE];
    int count = sabacc_side_list(table, kinds), max = 1;
    if (count == 0) return;
    int used = rows_of(kinds, count, rows);
    for (int i = 0; i < used; i++) max = rows[i].count > max ? rows[i].count : max;
    Canvas *canvas = ui_canvas(ui);
    float room = (box->height - MAIN_HIGH - HEAD_HIGH) / (float)used - ROW_GAP;
    float row_high = fminf(fmaxf(room, ROW_HIGH), ROW_HIGHEST);
    Box rest = box_cut_bottom(box, HEAD_HIGH + (float)used * (row_high + ROW_GAP), 20);
    canvas_line(canvas, rest.x, rest.y, rest.x + rest.width, rest.y, 1, 0x50574432u);
    TextStyle head = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_INK_SOFT, TEXT_LEFT);
    const char *named =
        _("Side cards: one a turn, of the four that are your hand for the whole match (PZ-1, PZ-2).");
    char words[160];
    clause_words(ui, named, words, sizeof words);
    Box line = box_cut_top(&rest, HEAD_HIGH, 0);
    clause_mark_button(ui, line, canvas_text(canvas, line, &head, words) + MARK_GAP, "side", named);
    for (int i = 0; i < used; i++)
        draw_row(canvas, box_cut_top(&rest, row_high, ROW_GAP), table, kinds + rows[i].first, rows[i].count,
                 max);
}
