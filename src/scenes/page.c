#include "scenes/page.h"

#include <math.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/faces.h"
#include "scenes/scenes.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"

Box page_begin(Ui *ui, const char *heading, float width) {
    Canvas *canvas = ui_canvas(ui);
    Box screen = canvas_layout(canvas)->screen;
    style_place(canvas, "lounge", STYLE_PAGE_DARK);
    float highest = canvas_layout(canvas)->is_portrait ? 1520 : 1000;
    Box plate =
        box_place(screen, fminf(width, screen.width - 32), fminf(highest, screen.height - 48), 0.5f, 0.5f);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, 40, 30);
    style_heading(canvas, box_cut_top(&rest, 54, 16), heading);
    return rest;
}

enum { DETAIL_BYTES = 320 };

void page_row(Ui *ui, Box box, const PageRow *row) {
    char detail[DETAIL_BYTES];
    clause_words(ui, row->detail, detail, sizeof detail);
    ui_button(ui, &(Button){.name = row->name, .box = box, .label = "", .is_selected = row->is_selected});
    Canvas *canvas = ui_canvas(ui);
    TextStyle first = style_text(FONT_BOLD, STYLE_SIZE_BODY + 1,
                                 row->is_selected ? STYLE_BRASS_LIT : STYLE_BONE, TEXT_LEFT);
    TextStyle second = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    TextStyle word = style_text(FONT_TEXT, 18, STYLE_FAINT, TEXT_LEFT);
    TextStyle change = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BRASS_LIT, TEXT_RIGHT);
    Box words = box_inset(box, 22, 0);
    if (row->opens_list) canvas_text(canvas, box_cut_right(&words, 110, 16), &change, _("Change"));
    float high = canvas_paragraph(canvas, words, &second, detail, true);
    words.y += fmaxf((box.height - high - 34) / 2, 4);
    Box line = box_cut_top(&words, 34, 0);
    box_cut_left(&line, canvas_text(canvas, line, &first, row->title), 12);
    if (row->word && ui_shows_clauses(ui)) canvas_text(canvas, line, &word, row->word);
    canvas_paragraph(canvas, words, &second, detail, false);
}

/* ---- an empty page ---- */

/* A closed deck seen from the front: its back, and the edges of the cards under it. */
static void draw_closed_deck(Canvas *canvas, const SabaccGame *game, float middle, float foot, float high) {
    enum { EDGES = 5 };
    static const float STEP = 2.5f;
    float x = middle - high * faces_shape(game) / 2;
    for (int i = EDGES; i >= 0; i--)
        faces_draw_word(canvas, game, "back", x + STEP * (float)i, foot - high - STEP * (float)(EDGES - i),
                        high);
}

/* The first games whose cards differ. */
static int find_decks(const SabaccGame *decks[], int max) {
    int count = 0;
    for (int i = 0; i < sabacc_game_count() && count < max; i++) {
        const SabaccGame *game = sabacc_game_at(i);
        bool is_new = true;
        for (int k = 0; k < count; k++) is_new &= strcmp(decks[k]->cards, game->cards) != 0;
        if (is_new) decks[count++] = game;
    }
    return count;
}

static void draw_shelf(Canvas *canvas, Box box) {
    static const float BOARD = 22, SIDE = 0.78f, APART = 0.78f;
    const SabaccGame *decks[3];
    int count = find_decks(decks, 3), order[] = {1, 2, 0}; /* the middle one comes last: it stands before */
    float high = box.height - BOARD, foot = box.y + high, middle = box.x + box.width / 2;
    canvas_glow(canvas, box_inset(box, box.width * 0.25f, box.height * 0.3f), 80, 150, 0x2cffb84au);
    for (int i = 3 - count; i < 3; i++) {
        bool is_middle = order[i] == 0;
        float side = is_middle ? 0 : order[i] == 1 ? -1 : 1;
        draw_closed_deck(canvas, decks[order[i]], middle + side * high * APART, foot,
                         is_middle ? high * 0.96f : high * SIDE);
    }
    Box board = {box.x, foot, box.width, BOARD};
    canvas_glow(canvas, (Box){board.x, board.y + 10, board.width, BOARD}, 4, 16, 0xa0000000u);
    canvas_panel(canvas, board,
                 &(PanelStyle){.top = 0xff6b4526u,
                               .bottom = 0xff2b190cu,
                               .edge = STYLE_BRASS_DIM,
                               .edge_width = 1.5f,
                               .radius = 4});
    canvas_line(canvas, board.x + 4, board.y + 2.5f, board.x + board.width - 4, board.y + 2.5f, 1.5f,
                0x80ffd9a0u);
}

void page_draw_empty(Ui *ui, Box box, const PageEmpty *empty) {
    static const float SHELF_WIDE = 680, SHELF_HIGH = 300, GAP = 34, BUTTON_WIDE = 340, WORDS_WIDE = 820;
    Canvas *canvas = ui_canvas(ui);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
    Box words = box_place(box, fminf(WORDS_WIDE, box.width), 0, 0.5f, 0);
    float words_high = canvas_paragraph(canvas, words, &style, empty->words, true);
    float below = GAP + words_high + (empty->has_button ? GAP + STYLE_BUTTON_HIGH : 0);
    float shelf = fminf(SHELF_HIGH, box.height - below);
    Box all = box_place(box, box.width, shelf + below, 0.5f, 0.45f);
    draw_shelf(canvas,
               box_place(box_cut_top(&all, shelf, GAP), fminf(SHELF_WIDE, box.width), shelf, 0.5f, 0));
    words.y = all.y;
    canvas_paragraph(canvas, words, &style, empty->words, false);
    box_cut_top(&all, words_high, GAP);
    if (empty->has_button)
        ui_button(ui, &(Button){.name = "first-hand",
                                .box = box_place(all, BUTTON_WIDE, STYLE_BUTTON_HIGH, 0.5f, 0),
                                .label = _("Play a first hand"),
                                .is_primary = true});
}

Scene *page_first_hand(const UiEvent *event) {
    bool is_it = event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "first-hand") == 0;
    return is_it ? scene_create("setup") : NULL;
}
