#include "scenes/setup/way_card.h"

#include <stdio.h>

#include "base/i18n.h"
#include "scenes/poster.h"
#include "ui/clause_marks.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float BORDER = 11, WORDS_BESIDE = 18, WORDS_ABOVE = 9, WORDS_BELOW = 12, TITLE_GAP = 2;
enum { DETAIL = 320, SAID = 480 };

/* ---- the words ---- */

static TextStyle title_style(bool is_chosen) {
    return style_text(STYLE_PAPER_FACE, STYLE_SIZE_BODY + 2, is_chosen ? STYLE_INK_RED : STYLE_INK,
                      TEXT_LEFT);
}

static const TextStyle detail_style = {FONT_TEXT, STYLE_SIZE_SMALL, STYLE_INK_SOFT, TEXT_LEFT};

static float title_height(Canvas *canvas) {
    TextStyle style = title_style(false);
    return canvas_line_height(canvas, &style);
}

/* The mark of the clauses stands at the right of the title's line. */
static float draw_words(Ui *ui, Box box, const WayCard *card, bool is_measured_only) {
    Canvas *canvas = ui_canvas(ui);
    char detail[DETAIL];
    TextStyle title = title_style(card->is_chosen);
    TextStyle word = style_text(FONT_TEXT, 18, STYLE_INK_SOFT, TEXT_LEFT);
    clause_words(ui, card->detail, detail, sizeof detail);
    float first = title_height(canvas) + TITLE_GAP;
    Box rest = {box.x, box.y + first, box.width, fmaxf(box.height - first, 0)};
    bool has_word = card->word && ui_shows_clauses(ui);
    float second = has_word ? canvas_line_height(canvas, &word) : 0;
    if (!is_measured_only) {
        Box line = {box.x, box.y, box.width - clause_mark_width(ui, card->detail), first};
        canvas_text(canvas, line, &title, card->title);
        if (has_word) canvas_text(canvas, (Box){rest.x, rest.y, rest.width, second}, &word, card->word);
    }
    rest.y += second;
    return first + second + canvas_paragraph(canvas, rest, &detail_style, detail, is_measured_only);
}

static float words_width(float width) { return width - 2 * WORDS_BESIDE; }

float way_card_words_height(Ui *ui, float width, const WayCard *card) {
    return WORDS_ABOVE + draw_words(ui, (Box){0, 0, words_width(width), 0}, card, true) + WORDS_BELOW;
}

static void label_card(Ui *ui, const WayCard *card) {
    char detail[DETAIL], words[SAID];
    clause_words(ui, card->detail, detail, sizeof detail);
    if (card->is_chosen)
        snprintf(words, sizeof words, "%s, %s, %s. %s", card->title, _("button"), _("chosen"), detail);
    else
        snprintf(words, sizeof words, "%s, %s. %s", card->title, _("button"), detail);
    ui_spoken_label(ui, words);
}

/* ---- the card ---- */

/* Of red wax, over the picture's corner. */
static void draw_seal(Canvas *canvas, Box picture) {
    static const float SIDE = 58, AWAY = 10;
    Box seal = {picture.x + picture.width - SIDE - AWAY, picture.y + AWAY, SIDE, SIDE};
    TextStyle star = style_text(FONT_BOLD, 26, 0xffffe3b0u, TEXT_CENTRE);
    canvas_glow(canvas, (Box){seal.x + 2, seal.y + 5, SIDE, SIDE}, SIDE / 2, 8, 0xa0000000u);
    canvas_panel(canvas, seal,
                 &(PanelStyle){.top = 0xffc4402cu,
                               .bottom = 0xff741a10u,
                               .edge = 0xff4c0f08u,
                               .edge_width = 1.5f,
                               .radius = SIDE / 2});
    canvas_panel(canvas, box_inset(seal, 8, 8),
                 &(PanelStyle){.top = 0xff8c2416u,
                               .bottom = 0xffb23422u,
                               .edge = 0x70ffb59au,
                               .edge_width = 1.2f,
                               .radius = SIDE / 2});
    canvas_text(canvas, seal, &star, POSTER_STAR);
}

/* A pin of brass through the upper edge. */
static void draw_pin(Canvas *canvas, Box box) {
    static const float SIDE = 15;
    Box pin = {box.x + box.width / 2 - SIDE / 2, box.y - SIDE / 3, SIDE, SIDE};
    canvas_glow(canvas, (Box){pin.x + 2, pin.y + 5, SIDE, SIDE}, SIDE / 2, 5, 0x90000000u);
    canvas_panel(canvas, pin,
                 &(PanelStyle){.top = 0xfffbe6b4u,
                               .bottom = 0xff7c5f2cu,
                               .edge = 0xff3a2810u,
                               .edge_width = 1,
                               .radius = SIDE / 2});
}

static void draw_light(Canvas *canvas, Box box, bool is_chosen, HotspotState state) {
    bool is_near = state.is_hovered || state.is_focused;
    if (is_near || is_chosen)
        canvas_panel(canvas, box_inset(box, -4, -4),
                     &(PanelStyle){.edge = state.is_focused ? STYLE_BONE : STYLE_BRASS_LIT,
                                   .edge_width = is_near ? 3.5f : 2.5f,
                                   .radius = 7});
}

void way_card_draw(Ui *ui, Box box, const WayCard *card, float words_high) {
    Canvas *canvas = ui_canvas(ui);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = card->widget, .box = box});
    label_card(ui, card);
    bool is_near = state.is_hovered || state.is_focused;
    if (is_near) canvas_glow(canvas, box, 6, 24, colour_fade(STYLE_BRASS_LIT, 0.4f));
    style_leaf(canvas, box);
    Box words = box, picture;
    picture = box_inset(box_cut_top(&words, box.height - words_high, 0), BORDER, BORDER);
    picture.height += BORDER;
    way_draw(canvas, picture, card->way);
    canvas_panel(canvas, picture, &(PanelStyle){.edge = 0xff6b5230u, .edge_width = 1.5f, .radius = 2});
    if (card->is_chosen) draw_seal(canvas, picture);
    words = (Box){words.x + WORDS_BESIDE, words.y + WORDS_ABOVE, words_width(box.width),
                  words_high - WORDS_ABOVE};
    draw_words(ui, words, card, false);
    draw_pin(canvas, box);
    draw_light(canvas, box, card->is_chosen, state);
    Box line = {words.x, words.y, words.width, title_height(canvas) + TITLE_GAP};
    clause_mark_button(ui, line, line.width - clause_mark_width(ui, card->detail) + 8, card->where,
                       card->detail);
}
