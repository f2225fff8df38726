#include "scenes/page.h"

#include <math.h>
#include <stdio.h>
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

/* A closed deck seen from the front: its back, and the edges of the cards under it; lit by the lamp above. */
static void draw_closed_deck(Canvas *canvas, const SabaccGame *game, float middle, float foot, float high) {
    enum { EDGES = 5 };
    static const float STEP = 2.5f;
    char asset[48];
    float wide = high * faces_shape(game), x = middle - wide / 2;
    snprintf(asset, sizeof asset, "%s/back", game->cards);
    canvas_glow(canvas, (Box){x + 10, foot - high + 10, wide + 8, high - 14}, 10, 16, 0x90000000u);
    for (int i = EDGES; i >= 0; i--)
        canvas_sprite(canvas, &(Sprite){.asset = asset,
                                        .box = {x + STEP * (float)i, foot - high - STEP * (float)(EDGES - i),
                                                wide, high},
                                        .effect = sprite_lit(SPRITE_PLAIN, 0xffd09050u, 0xfffff0d0u)});
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

/* A niche in the case with a lamp in its top and a board across its foot: the decks stand on it. */
static void draw_niche(Canvas *canvas, Box box) {
    static const float BOARD = 20, SIDE = 0.78f, APART = 0.78f, LAMP_WIDE = 220, LAMP_HIGH = 8, ABOVE = 46;
    const SabaccGame *decks[3];
    int count = find_decks(decks, 3), order[] = {1, 2, 0}; /* the middle one comes last: it stands before */
    float foot = box.y + box.height - BOARD, high = box.height - BOARD - ABOVE,
          middle = box.x + box.width / 2;
    style_inlay(canvas, box);
    canvas_push_clip(canvas, box_inset(box, 2, 2));
    for (int i = 1; i <= 3; i++)
        canvas_glow(canvas, (Box){middle - 20, box.y + high * 0.18f * (float)i, 40, 8}, 4,
                    box.height * (0.22f + 0.14f * (float)i), 0x38ffb968u);
    Box lamp = {middle - LAMP_WIDE / 2, box.y, LAMP_WIDE, LAMP_HIGH};
    canvas_glow(canvas, lamp, 4, 26, 0xd0ffd9a0u);
    canvas_panel(canvas, lamp, &(PanelStyle){.top = 0xffe6ca90u, .bottom = 0xfffff0cfu, .radius = 3});
    canvas_glow(canvas, (Box){box.x + box.width * 0.2f, foot - 4, box.width * 0.6f, 4}, 2, 22, 0xa0000000u);
    for (int i = 3 - count; i < 3; i++) {
        bool is_middle = order[i] == 0;
        float side = is_middle ? 0 : order[i] == 1 ? -1 : 1;
        draw_closed_deck(canvas, decks[order[i]], middle + side * high * APART, foot,
                         is_middle ? high * 0.96f : high * SIDE);
    }
    Box board = {box.x, foot, box.width, BOARD};
    canvas_panel(canvas, board, &(PanelStyle){.top = 0xff80572eu, .bottom = 0xff2b190cu, .radius = 2});
    canvas_fill(canvas, (Box){board.x, board.y + 1, board.width, 2}, 0xb0e3b678u);
    canvas_glow(canvas, box_place(board, board.width * 0.3f, 2, 0.5f, 0), 1, board.width * 0.25f,
                0x60ffd9a0u);
    canvas_pop_clip(canvas);
}

/* A case that stands in the room: its niche, what there is to say, and the button. */
void page_draw_empty(Ui *ui, Box box, const PageEmpty *empty) {
    static const float WIDE = 900, NICHE_HIGH = 330, GAP = 30, PAD = 40, BUTTON_WIDE = 340;
    Canvas *canvas = ui_canvas(ui);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
    Box all = box_place(box, fminf(WIDE, box.width), box.height, 0.5f, 0);
    Box words = box_inset(all, PAD, 0);
    float words_high = canvas_paragraph(canvas, words, &style, empty->words, true);
    float below = GAP + words_high + (empty->has_button ? GAP + STYLE_BUTTON_HIGH : 0) + 2 * PAD;
    float niche = fminf(NICHE_HIGH, box.height - below);
    all = box_place(box, all.width, niche + below, 0.5f, 0.45f);
    canvas_glow(canvas, (Box){all.x + 10, all.y + 16, all.width - 20, all.height - 8}, 20, 30, 0xc0000000u);
    style_plate(canvas, all);
    Box rest = box_inset(all, PAD, PAD);
    draw_niche(canvas, box_cut_top(&rest, niche, GAP));
    canvas_paragraph(canvas, rest, &style, empty->words, false);
    box_cut_top(&rest, words_high, GAP);
    if (empty->has_button)
        ui_button(ui, &(Button){.name = "first-hand",
                                .box = box_place(rest, BUTTON_WIDE, STYLE_BUTTON_HIGH, 0.5f, 0),
                                .label = _("Play a first hand"),
                                .is_primary = true});
}

Scene *page_first_hand(const UiEvent *event) {
    bool is_it = event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "first-hand") == 0;
    return is_it ? scene_create("setup") : NULL;
}
