/* Feats: those that were found, with the day and the game, and those that can be. */

#include "scenes/tonight/private.h"

#include <stdio.h>

#include "base/i18n.h"
#include "session/deck_choice.h"
#include "session/titles.h"
#include "ui/style.h"

enum { WORDS = 800 };

static const float ROW_HIGH = 84, ROW_GAP = 10;

static int count_of(FeatSet found) {
    int count = 0;
    for (int i = 0; i < FEATS; i++) count += (found >> i & 1) != 0;
    return count;
}

static void format_when(const FeatBook *book, int feat, char *words, size_t size) {
    char day[CALENDAR_WORDS];
    calendar_format(book->on[feat], day);
    if (book->game[feat])
        snprintf(words, size, "%s · %s", day, _(book->game[feat]->name));
    else
        snprintf(words, size, "%s", day);
}

/* A star and a bright rim where it is found. */
static void draw_feat(const FeatBook *book, Canvas *canvas, Box box, int feat) {
    char when[WORDS] = "";
    bool is_found = book->found >> feat & 1;
    style_inlay(canvas, box);
    if (is_found)
        canvas_panel(canvas, box,
                     &(PanelStyle){.top = 0xff4a3716u,
                                   .bottom = 0xff2c200du,
                                   .edge = STYLE_BRASS,
                                   .edge_width = 1.5f,
                                   .radius = STYLE_CORNER});
    canvas_push_name(canvas, "feat:%s", feat_word(feat));
    Box rest = box_inset(box, 16, 8), sign = box_cut_left(&rest, 40, 10);
    TextStyle star =
        style_text(FONT_TITLE, STYLE_SIZE_LARGE, is_found ? STYLE_BRASS_LIT : 0xff4a3a20u, TEXT_CENTRE);
    canvas_text(canvas, sign, &star, "\uE02B");
    Box line = box_cut_top(&rest, rest.height / 2, 0);
    TextStyle title =
        style_text(FONT_BOLD, STYLE_SIZE_BODY, is_found ? STYLE_BRASS_LIT : STYLE_BONE, TEXT_LEFT);
    float wide = canvas_text(canvas, line, &title, feat_title(feat));
    if (is_found) format_when(book, feat, when, sizeof when);
    box_cut_left(&line, wide, 20);
    if (when[0]) tonight_words(canvas, line, STYLE_SIZE_SMALL - 2, STYLE_DUST, TEXT_RIGHT, when);
    TextStyle words =
        style_text(FONT_TEXT, STYLE_SIZE_SMALL - 1, is_found ? STYLE_BONE : STYLE_DUST, TEXT_LEFT);
    canvas_paragraph_within(canvas, rest, &words, feat_words(feat));
    canvas_pop_name(canvas);
}

static void format_next(const Title *next, int houses, int feats, char *words, size_t size) {
    if (next)
        snprintf(words, size, _("Houses won: %d. Feats: %d of %d. Next, with %d and %d: %s."), houses, feats,
                 (int)FEATS, next->houses, next->feats, _(next->name));
    else
        snprintf(words, size, _("Houses won: %d. Feats: %d of %d."), houses, feats, (int)FEATS);
}

/* Which backs feats have opened, and which they will. */
static void format_backs(int feats, char *words, size_t size) {
    int open = 0;
    while (open < DECK_EARNED_BACKS && deck_back_feats(open) <= feats) open++;
    if (open == DECK_EARNED_BACKS)
        snprintf(words, size, "%s", _("All backs of the cards are yours: choose them in the settings."));
    else
        snprintf(words, size,
                 ngettext_("With %d feat the cards get another back, %s, to be chosen in the settings.",
                           "With %d feats the cards get another back, %s, to be chosen in the settings.",
                           deck_back_feats(open)),
                 deck_back_feats(open), deck_back_title(open));
}

static void draw_title(const TonightScene *tonight, Canvas *canvas, Box *rest) {
    char words[WORDS];
    int houses = tonight->circuit.won, feats = count_of(tonight->feats.found);
    const Title *title = title_of(houses, feats);
    TextStyle large = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BRASS_LIT, TEXT_LEFT);
    canvas_named_text(canvas, box_cut_top(rest, 40, 2), &large, _(title->name), "title");
    format_next(title_after(title), houses, feats, words, sizeof words);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_named_text(canvas, box_cut_top(rest, 32, 2), &small, words, "title:next");
    format_backs(feats, words, sizeof words);
    canvas_named_text(canvas, box_cut_top(rest, 32, 12), &small, words, "backs");
}

void tonight_draw_feats(TonightScene *tonight, Ui *ui, Box box) {
    Canvas *canvas = ui_canvas(ui);
    int columns = canvas_layout(canvas)->is_portrait ? 1 : 2, rows = (FEATS + columns - 1) / columns;
    draw_title(tonight, canvas, &box);
    Box all = ui_begin_scroll(ui, "feats", box, (ROW_HIGH + ROW_GAP) * (float)rows);
    for (int row = 0; row < rows; row++) {
        Box line = box_cut_top(&all, ROW_HIGH, ROW_GAP);
        for (int column = 0; column < columns && row * columns + column < FEATS; column++)
            draw_feat(&tonight->feats, canvas, box_column(line, column, columns, 14), row * columns + column);
    }
    ui_end_scroll(ui);
}

bool tonight_feats_event(TonightScene *tonight, const UiEvent *event) {
    (void)tonight, (void)event;
    return false;
}
