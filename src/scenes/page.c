#include "scenes/page.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "decks/families.h"
#include "scenes/emblems.h"
#include "scenes/faces.h"
#include "scenes/fan.h"
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
    ui_button(ui, &(Button){.name = row->name,
                            .box = box,
                            .label = "",
                            .is_selected = row->is_selected,
                            .is_quiet = row->is_quiet});
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

/* ---- what will stand there ---- */

static void draw_ghost_line(Canvas *canvas, Box box) {
    static const float at[] = {0.62f, 0.7f, 0.5f, 0.58f, 0.34f, 0.42f, 0.14f};
    enum { POINTS = sizeof at / sizeof *at };
    float step = box.width / (POINTS - 1), zero = box.y + box.height * 0.66f;
    canvas_line(canvas, box.x, zero, box.x + box.width, zero, 1.2f, 0x50a8884fu);
    for (int i = 0; i + 1 < POINTS; i++)
        canvas_line(canvas, box.x + step * (float)i, box.y + box.height * at[i],
                    box.x + step * (float)(i + 1), box.y + box.height * at[i + 1], 3, 0x906fd3a6u);
}

static void draw_ghost_bars(Canvas *canvas, Box box) {
    static const float high[] = {0.4f, 0.65f, 0.3f, 0.85f, 0.6f};
    enum { BARS = sizeof high / sizeof *high };
    for (int i = 0; i < BARS; i++) {
        Box bar = box_column(box, i, BARS, 14);
        bar = box_cut_bottom(&bar, bar.height * high[i], 0);
        canvas_panel(canvas, bar, &(PanelStyle){.top = 0x90e3c78eu, .bottom = 0x506f5c38u, .radius = 4});
    }
}

static void draw_ghost_face(Canvas *canvas, Box box) {
    const PanelStyle shadow = {.top = 0x80e3c78eu, .bottom = 0x506f5c38u, .radius = box.width};
    canvas_panel(canvas, box, &(PanelStyle){.edge = 0xa0a8884fu, .edge_width = 2, .radius = box.width / 2});
    canvas_panel(canvas, box_place(box, box.width * 0.34f, box.width * 0.38f, 0.5f, 0.28f), &shadow);
    canvas_panel(canvas, box_place(box, box.width * 0.6f, box.width * 0.24f, 0.5f, 0.86f), &shadow);
}

static void draw_ghost_faces(Canvas *canvas, Box box) {
    enum { FACES = 3 };
    float side = fminf(box.height * 0.86f, box.width / FACES - 8);
    for (int i = 0; i < FACES; i++)
        draw_ghost_face(canvas, box_place(box_column(box, i, FACES, 8), side, side, 0.5f, 0.5f));
}

static void draw_ghost_hand(Canvas *canvas, Box box) {
    static const char *const backs[] = {"classic/back", "classic/back", "classic/back"};
    Fan fan = {.assets = backs,
               .count = 3,
               .shape = deck_family_shape("classic"),
               .middle_x = box.x + box.width / 2,
               .middle_y = box.y + box.height * 0.52f,
               .height = box.height * 0.88f,
               .fade = 0.5f};
    fan_draw(canvas, &fan);
}

static void draw_ghost_table(Canvas *canvas, Box box) {
    emblem_draw_place(canvas, box, sabacc_game_at(0));
    canvas_fill(canvas, box, 0x8c0f0b08u);
    draw_ghost_hand(canvas, box_inset(box, 0, 8));
}

static void draw_part(Canvas *canvas, Box box, const PagePart *part, float words_high) {
    static void (*const ghosts[])(Canvas * canvas, Box box) = {
        [PAGE_GHOST_TABLE] = draw_ghost_table, [PAGE_GHOST_HAND] = draw_ghost_hand,
        [PAGE_GHOST_LINE] = draw_ghost_line,   [PAGE_GHOST_BARS] = draw_ghost_bars,
        [PAGE_GHOST_FACES] = draw_ghost_faces,
    };
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_CENTRE);
    Box words = box_cut_bottom(&box, words_high, 8);
    style_inlay(canvas, box);
    bool is_whole = part->ghost == PAGE_GHOST_TABLE;
    canvas_push_clip(canvas, box_inset(box, 2, 2));
    ghosts[part->ghost](canvas, is_whole ? box_inset(box, 2, 2) : box_inset(box, 24, 16));
    canvas_pop_clip(canvas);
    canvas_paragraph_within(canvas, words, &style, part->words);
}

static int parts_of(const PageEmpty *empty) {
    int count = 0;
    while (count < PAGE_PARTS && empty->parts[count].words) count++;
    return count;
}

/* A case that stands in the room: its niche, what there is to say and what will be there, and the button. */
void page_draw_empty(Ui *ui, Box box, const PageEmpty *empty) {
    static const float WIDE = 1040, NICHE_HIGH = 330, GAP = 26, PAD = 40, BUTTON_WIDE = 340, PART_HIGH = 130;
    Canvas *canvas = ui_canvas(ui);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_CENTRE);
    Box all = box_place(box, fminf(WIDE, box.width), box.height, 0.5f, 0);
    Box words = box_inset(all, PAD, 0);
    int parts = parts_of(empty);
    float words_high = canvas_paragraph(canvas, words, &style, empty->words, true);
    float part_words = 2 * canvas_line_height(canvas, &small);
    float parts_high = parts > 0 ? PART_HIGH + part_words + 8 + GAP : 0;
    float below = GAP + words_high + parts_high + (empty->has_button ? GAP + STYLE_BUTTON_HIGH : 0) + 2 * PAD;
    float niche = fminf(NICHE_HIGH, box.height - below);
    all = box_place(box, all.width, niche + below, 0.5f, 0.45f);
    canvas_glow(canvas, (Box){all.x + 10, all.y + 16, all.width - 20, all.height - 8}, 20, 30, 0xc0000000u);
    style_plate(canvas, all);
    Box rest = box_inset(all, PAD, PAD);
    draw_niche(canvas, box_cut_top(&rest, niche, GAP));
    canvas_paragraph(canvas, rest, &style, empty->words, false);
    box_cut_top(&rest, words_high, GAP);
    Box row = box_cut_top(&rest, fmaxf(parts_high - GAP, 0), parts > 0 ? GAP : 0);
    for (int i = 0; i < parts; i++)
        draw_part(canvas, box_column(row, i, parts, GAP), &empty->parts[i], part_words);
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
