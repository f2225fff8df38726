#include "scenes/rules/cards.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/faces.h"
#include "scenes/rules/pages.h"
#include "ui/style.h"
#include "ui/widgets.h"
#include "words/card_words.h"

static const float FACE_GAP = 12, VALUE_HIGH = 28, FACES_GAP = 14;

enum { ONE_ROW = 10, FEW_FACES = 16 }; /* maximum in one row; up to this many each is shown large */
static const float WIDEST_FACE = 84, WIDEST_OF_FEW = 160,
                   ROOMY = 1.35f; /* where a page is not filled, from row to row, of a face */

/* The number of cards until the next suit begins. */
static int suit_length(const SabaccTable *table, const SabaccCard *cards, int count) {
    int length = 1;
    while (length < count &&
           sabacc_card_value(table, 0, cards[length]) > sabacc_card_value(table, 0, cards[length - 1]))
        length++;
    return length;
}

/* A suit in a row, or half a suit if it is too long. Every page is wider than a few faces. */
static int faces_in_a_row(float width, int count, int suit) {
    if (count > ONE_ROW && count <= FEW_FACES) return width > 1000 ? FEW_FACES / 2 : FEW_FACES / 4;
    int fits = (int)(width / (56 + FACE_GAP));
    if (suit > ONE_ROW && suit <= fits) return suit;
    if (suit > fits && suit % 2 == 0 && suit / 2 <= fits) return suit / 2;
    return fits >= 15 ? 15 : fits >= 10 ? 10 : fits;
}

static void draw_face(const SabaccTable *table, Canvas *canvas, Box place, SabaccCard card, int copies) {
    const SabaccGame *game = sabacc_table_game(table);
    char words[32], number[16];
    int value = sabacc_card_value(table, 0, card);
    Text digits = text_over(number, sizeof number);
    text_add_shown(&digits, value);
    faces_draw(canvas, game, card, place.x, place.y, place.height - VALUE_HIGH);
    const char *counting = card_counting(card);
    snprintf(words, sizeof words, copies > 1 ? "%s ×%d" : "%s", counting ? counting : number, copies);
    TextStyle style =
        style_text(FONT_BOLD, STYLE_SIZE_SMALL, value < 0 ? STYLE_INK_RED : STYLE_INK, TEXT_CENTRE);
    canvas_text(canvas, box_cut_bottom(&place, VALUE_HIGH, 0), &style, words);
}

/* A line under the cards: alternative names of some (DK-2a); on the second page if that is free there. */
static void draw_other_names(const SabaccTable *table, Ui *ui, Box *rest, bool is_second_free) {
    SabaccOtherName names[SABACC_OTHER_NAMES];
    char words[512];
    Text text = text_over(words, sizeof words);
    int count = sabacc_other_names(table, names);
    if (count == 0) return;
    text_add(&text, _("Names elsewhere."));
    for (int i = 0; i < count; i++) {
        char pair[128];
        snprintf(pair, sizeof pair, _("%s: %s"), _(names[i].name), _(names[i].others));
        text_add(&text, i == 0 ? " " : " · ");
        text_add(&text, pair);
    }
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_INK_SOFT, TEXT_LEFT);
    float high = canvas_paragraph(ui_canvas(ui), rules_first_page(*rest), &style, words, true);
    Box free = *rest, foot = box_cut_bottom(is_second_free ? &free : rest, high, 12);
    foot = is_second_free ? box_cut_right(&foot, rules_first_page(foot).width, 0) : rules_first_page(foot);
    canvas_paragraph(ui_canvas(ui), foot, &style, words, false);
}

/* From one card to the next: they are spread over a page of the book. */
static float face_gap(float page, float wide, int on_page, float fold) {
    static const float MOST = 0.6f; /* of a card's width */
    if (fold <= 0 || on_page < 2) return FACE_GAP;
    return fmaxf(fminf((page - wide * (float)on_page) / (float)(on_page - 1), wide * MOST), FACE_GAP);
}

void rules_cards_draw(Ui *ui, Box box, const SabaccTable *table) {
    const SabaccGame *game = sabacc_table_game(table);
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int count = sabacc_table_deck_list(table, cards, copies),
        columns = faces_in_a_row(box.width, count, suit_length(table, cards, count));
    float fold = rules_fold(box);
    if (columns > count) columns = count;
    TextStyle note = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_INK_SOFT, TEXT_LEFT);
    canvas_text(
        ui_canvas(ui), box_cut_top(&box, 30, 14), &note,
        sabacc_has_sides(table)
            ? _("Every card and what it counts for Light; for Dark the face cards turn over.")
        : card_counting(cards[count - 1])
            ? _("Every card: an Impostor counts what one chooses of two dice, a Sylop as the other card.")
            : _("Every card of the deck and what it counts at this table."));
    int rows = (count + columns - 1) / columns;
    int on_page = fold > 0 ? (columns + 1) / 2 : columns; /* of a row */
    int in_last = count - (rows - 1) * columns;
    draw_other_names(table, ui, &box, fold > 0 && rows > 1 && in_last <= on_page);
    float page = rules_first_page(box).width;
    float wide = fminf((page - FACE_GAP) / (float)on_page - FACE_GAP,
                       count > ONE_ROW && count <= FEW_FACES ? WIDEST_OF_FEW : WIDEST_FACE);
    float fits = (box.height / (float)rows - VALUE_HIGH - FACES_GAP) * faces_shape(game);
    if (fits >= 48) wide = fminf(wide, fits); /* the whole deck at once, unless it would be too small */
    float high = wide / faces_shape(game) + VALUE_HIGH, row = high + FACES_GAP;
    row = fmaxf(row, fminf(box.height / (float)rows, high * ROOMY));
    Box all = ui_begin_scroll(ui, "cards", box, row * (float)rows);
    float gap = face_gap(page, wide, on_page, fold), second = page + fold; /* no card lies in the fold */
    float left = box.x + (page - (float)on_page * (wide + gap) + gap) / 2;
    for (int i = 0; i < count; i++) {
        int column = i % columns, on_second = column >= on_page;
        Box place = {left + (float)(column % on_page) * (wide + gap) + (on_second ? second : 0),
                     all.y + (float)(i / columns) * row, wide, high};
        bool is_seen = place.y + high > box.y && place.y < box.y + box.height;
        if (is_seen) draw_face(table, ui_canvas(ui), place, cards[i], copies[i]);
    }
    ui_end_scroll(ui);
}
