#include "scenes/page.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "decks/families.h"
#include "scenes/emblems.h"
#include "scenes/faces.h"
#include "scenes/scenes.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"

Box page_whole(const Canvas *canvas) {
    static const float WIDEST = 1800, BESIDE = 24, ABOVE = 26;
    Box screen = canvas_layout(canvas)->screen;
    return box_place(screen, fminf(WIDEST, screen.width - 2 * BESIDE), screen.height - 2 * ABOVE, 0.5f, 0.5f);
}

Box page_cut_back(const Canvas *canvas, Box *foot) {
    static const float WIDE = 220, NARROW = 160, APART = 16;
    float wide = canvas_layout(canvas)->is_portrait ? NARROW : WIDE;
    Box back = box_cut_right(foot, fminf(wide, foot->width), APART);
    return box_place(back, back.width, STYLE_BUTTON_HIGH, 0, 1);
}

void page_draw_back(Ui *ui, Box back, const char *label, bool is_primary) {
    ui_button(ui, &(Button){.name = "back", .box = back, .label = label, .is_primary = is_primary});
}

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
    Box words = box_inset(box, 22, 0);
    if (row->opens_list) box_cut_right(&words, style_small_button(canvas, words, _("Change")), 16);
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

/* A board of oak across a niche, with the light on its edge. */
static void draw_board(Canvas *canvas, Box board) {
    canvas_panel(canvas, board, &(PanelStyle){.top = 0xff80572eu, .bottom = 0xff2b190cu, .radius = 2});
    canvas_fill(canvas, (Box){board.x, board.y + 1, board.width, 2}, 0xb0e3b678u);
}

/* A niche in the case with a lamp in its top, and its light. */
static void draw_lit_niche(Canvas *canvas, Box box) {
    static const float LAMP_WIDE = 220, LAMP_HIGH = 8;
    float middle = box.x + box.width / 2;
    style_inlay(canvas, box);
    canvas_push_clip(canvas, box_inset(box, 2, 2));
    for (int i = 1; i <= 3; i++)
        canvas_glow(canvas, (Box){middle - 20, box.y + box.height * 0.14f * (float)i, 40, 8}, 4,
                    box.height * (0.22f + 0.14f * (float)i), 0x38ffb968u);
    Box lamp = {middle - LAMP_WIDE / 2, box.y, LAMP_WIDE, LAMP_HIGH};
    canvas_glow(canvas, lamp, 4, 26, 0xd0ffd9a0u);
    canvas_panel(canvas, lamp, &(PanelStyle){.top = 0xffe6ca90u, .bottom = 0xfffff0cfu, .radius = 3});
    canvas_pop_clip(canvas);
}

/* Decks on the board across its foot. */
static void draw_decks(Canvas *canvas, Box box) {
    static const float BOARD = 20, SIDE = 0.78f, APART = 0.78f, ABOVE = 46;
    const SabaccGame *decks[3];
    int count = find_decks(decks, 3), order[] = {1, 2, 0}; /* the middle one comes last: it stands before */
    float foot = box.y + box.height - BOARD, high = box.height - BOARD - ABOVE,
          middle = box.x + box.width / 2;
    draw_lit_niche(canvas, box);
    canvas_push_clip(canvas, box_inset(box, 2, 2));
    canvas_glow(canvas, (Box){box.x + box.width * 0.2f, foot - 4, box.width * 0.6f, 4}, 2, 22, 0xa0000000u);
    for (int i = 3 - count; i < 3; i++) {
        bool is_middle = order[i] == 0;
        float side = is_middle ? 0 : order[i] == 1 ? -1 : 1;
        draw_closed_deck(canvas, decks[order[i]], middle + side * high * APART, foot,
                         is_middle ? high * 0.96f : high * SIDE);
    }
    Box board = {box.x, foot, box.width, BOARD};
    draw_board(canvas, board);
    canvas_glow(canvas, box_place(board, board.width * 0.3f, 2, 0.5f, 0), 1, board.width * 0.25f,
                0x60ffd9a0u);
    canvas_pop_clip(canvas);
}

/* ---- what will stand there ---- */

/* Lines that nothing is written on yet. */
static void draw_ruled(Canvas *canvas, Box lines) {
    enum { LINES = 6 };
    for (int i = 1; i <= LINES; i++)
        canvas_fill(canvas, (Box){lines.x, lines.y + lines.height * (float)i / LINES, lines.width, 1.5f},
                    0x60574432u);
    canvas_fill(canvas, (Box){lines.x + lines.width * 0.72f, lines.y, 1.5f, lines.height}, 0x80842718u);
}

/* The axes of a chart, and in faint ink a course that it may take. */
static void draw_axes(Canvas *canvas, Box chart) {
    static const float COURSE[] = {0.5f, 0.42f, 0.55f, 0.66f, 0.6f, 0.82f, 0.92f};
    enum { POINTS = sizeof COURSE / sizeof *COURSE };
    float foot = chart.y + chart.height, zero = chart.y + chart.height * 0.5f;
    canvas_fill(canvas, (Box){chart.x, chart.y, 2, chart.height}, 0xb0574432u);
    canvas_fill(canvas, (Box){chart.x, zero, chart.width, 1.5f}, 0x80574432u);
    for (int i = 0; i + 1 < POINTS; i++) {
        float step = chart.width / (POINTS - 1), x = chart.x + step * (float)i;
        float from = foot - chart.height * COURSE[i], to = foot - chart.height * COURSE[i + 1];
        for (int dash = 0; dash < 4; dash++) {
            float t = (float)dash / 4, u = t + 0.14f;
            canvas_line(canvas, x + step * t, from + (to - from) * t, x + step * u, from + (to - from) * u, 3,
                        0xa0842718u);
        }
    }
}

/* A ledger that lies open at its first pages. */
static void draw_open_book(Canvas *canvas, Box box, bool has_chart) {
    static const float SHAPE = 1.55f, COVER = 6, MARGIN = 0.08f;
    float high = fminf(box.height, box.width / SHAPE);
    Box book = box_place(box, high * SHAPE, high, 0.5f, 1);
    canvas_glow(canvas, (Box){book.x, book.y + 8, book.width, book.height - 4}, 6, 14, 0xa0000000u);
    canvas_panel(
        canvas, book,
        &(PanelStyle){
            .top = 0xff5a2f1cu, .bottom = 0xff32180du, .edge = STYLE_BRASS, .edge_width = 1.5f, .radius = 6});
    Box pages = box_inset(book, COVER, COVER);
    for (int side = 0; side < 2; side++) {
        Box page = box_column(pages, side, 2, 2);
        Box inside = box_inset(page, page.width * MARGIN, page.width * MARGIN);
        canvas_panel(canvas, page, &(PanelStyle){.top = STYLE_PAPER_LIT, .bottom = STYLE_PAPER, .radius = 3});
        if (has_chart && side == 1)
            draw_axes(canvas, inside);
        else
            draw_ruled(canvas, inside);
    }
    Box fold = box_place(pages, 14, pages.height, 0.5f, 0);
    for (int i = 0; i < 3; i++) canvas_fill(canvas, box_inset(fold, 2.2f * (float)i, 0), 0x20271910u);
}

static void draw_ghost_ledger(Canvas *canvas, Box box) { draw_open_book(canvas, box, false); }
static void draw_ghost_chart(Canvas *canvas, Box box) { draw_open_book(canvas, box, true); }

/* A tray of oak for chips: its wells are lined with felt, and empty. */
static void draw_ghost_tray(Canvas *canvas, Box box) {
    enum { WELLS = 5 };
    static const float GAP = 8, RIM = 12;
    float wide = fminf(box.width, box.height * 2.2f), well = (wide - 2 * RIM - GAP * (WELLS - 1)) / WELLS;
    Box tray = box_place(box, wide, fminf(well * 1.7f + 2 * RIM, box.height), 0.5f, 1);
    canvas_glow(canvas, (Box){tray.x, tray.y + 8, tray.width, tray.height - 4}, 6, 14, 0xa0000000u);
    canvas_panel(
        canvas, tray,
        &(PanelStyle){
            .top = 0xff7a522bu, .bottom = 0xff3a2412u, .edge = STYLE_BRASS, .edge_width = 1.5f, .radius = 8});
    Box wells = box_inset(tray, RIM, RIM);
    for (int i = 0; i < WELLS; i++)
        canvas_panel(canvas, box_column(wells, i, WELLS, GAP),
                     &(PanelStyle){.top = 0xff06100eu,
                                   .bottom = STYLE_FELT_LIT,
                                   .edge = STYLE_BRASS_DIM,
                                   .edge_width = 1.5f,
                                   .radius = well / 2});
}

static void draw_ghost_face(Canvas *canvas, Box box) {
    const PanelStyle shadow = {.top = 0x80e3c78eu, .bottom = 0x506f5c38u, .radius = box.width};
    canvas_panel(canvas, box, &(PanelStyle){.edge = 0xa0a8884fu, .edge_width = 2, .radius = box.width / 2});
    canvas_panel(canvas, box_place(box, box.width * 0.34f, box.width * 0.38f, 0.5f, 0.28f), &shadow);
    canvas_panel(canvas, box_place(box, box.width * 0.6f, box.width * 0.24f, 0.5f, 0.86f), &shadow);
}

/* The first of them is in the light. */
static void draw_ghost_faces(Canvas *canvas, Box box) {
    enum { FACES = 5 };
    static const float APART = 0.24f, LESS = 0.16f;
    float side = fminf(box.height * 0.9f, box.width / (FACES * (1 + APART)));
    for (int i = 0; i < FACES; i++) {
        float away = fabsf((float)i - (FACES - 1) / 2.0f), size = side * (1 - LESS * away);
        float x = box.x + box.width / 2 + ((float)i - (FACES - 1) / 2.0f) * side * (1 + APART);
        draw_ghost_face(canvas, (Box){x - size / 2, box.y + (box.height - size) / 2, size, size});
    }
}

/* Frames for three cards, on felt, in which none stands yet. */
static void draw_ghost_hand(Canvas *canvas, Box box) {
    enum { CARDS = 3 };
    static const float GAP = 16, INSIDE = 8, BEFORE = 1.1f;
    float shape = deck_family_shape("classic"),
          high = fminf(box.height, (box.width - 2 * GAP) / (CARDS * shape));
    for (int i = 0; i < CARDS; i++) {
        float side = (float)(i - 1), size = i == 1 ? high : high / BEFORE;
        Box frame = {box.x + box.width / 2 + side * (high * shape + GAP) - size * shape / 2,
                     box.y + box.height - size, size * shape, size};
        canvas_glow(canvas, (Box){frame.x, frame.y + 8, frame.width, frame.height - 4}, 6, 12, 0xa0000000u);
        canvas_panel(canvas, frame,
                     &(PanelStyle){.top = 0xff8c6d3cu,
                                   .bottom = 0xff4a3618u,
                                   .edge = 0xff1b1208u,
                                   .edge_width = 1.5f,
                                   .radius = 8});
        canvas_panel(canvas, box_inset(frame, INSIDE, INSIDE),
                     &(PanelStyle){.top = 0xff081512u,
                                   .bottom = STYLE_FELT_LIT,
                                   .edge = STYLE_BRASS_LIT,
                                   .edge_width = 1,
                                   .radius = 5});
    }
}

/* A picture of a place in its frame, as wide as such pictures are. */
static void draw_ghost_table(Canvas *canvas, Box box) {
    static const float SHAPE = 1.6f;
    float high = fminf(box.height, box.width / SHAPE);
    box = box_place(box, high * SHAPE, high, 0.5f, 1);
    Box picture = box_inset(box, 10, 10);
    canvas_glow(canvas, (Box){box.x, box.y + 8, box.width, box.height - 4}, 6, 14, 0xa0000000u);
    canvas_panel(
        canvas, box,
        &(PanelStyle){
            .top = 0xffa8834cu, .bottom = 0xff4a3618u, .edge = 0xff1b1208u, .edge_width = 1.5f, .radius = 8});
    emblem_draw_place(canvas, picture, sabacc_game_at(0));
    canvas_fill(canvas, picture, 0x480f0b08u);
}

/* A plate of brass with a line or two on it, let into the front of the board. */
static void draw_part_plate(Canvas *canvas, Box box, const char *words) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_INK, TEXT_CENTRE);
    style_caption(canvas, box, "");
    box = box_inset(box, 26, 6);
    float high = fminf(canvas_paragraph(canvas, box, &style, words, true), box.height);
    canvas_paragraph_within(canvas, box_place(box, box.width, high, 0, 0.5f), &style, words);
}

/* The middle one is the page's own: larger, and in the light. */
static Box part_box(Box row, int part, int parts) {
    static const float MIDDLE = 0.44f, GAP = 30;
    if (parts < PAGE_PARTS) return box_column(row, part, parts, GAP);
    float side = (row.width * (1 - MIDDLE) - 2 * GAP) / 2;
    float x = part == 0 ? 0 : part == 1 ? side + GAP : row.width - side;
    return (Box){row.x + x, row.y, part == 1 ? row.width * MIDDLE : side, row.height};
}

static int parts_of(const PageEmpty *empty) {
    int count = 0;
    while (count < PAGE_PARTS && empty->parts[count].words) count++;
    return count;
}

static float plate_height(Canvas *canvas) {
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_CENTRE);
    return 2 * canvas_line_height(canvas, &small) + 12;
}

/* What waits for something to hold, on one board under a lamp, each over its plate. */
static void draw_parts(Canvas *canvas, Box box, const PageEmpty *empty) {
    static const float BESIDE = 30, ABOVE = 44, SMALLER = 0.66f, PLATE_BESIDE = 4, PLATE_MOST = 420,
                       PLATE_ABOVE = 9;
    static void (*const ghosts[])(Canvas * canvas, Box box) = {
        [PAGE_GHOST_TABLE] = draw_ghost_table,   [PAGE_GHOST_HAND] = draw_ghost_hand,
        [PAGE_GHOST_LEDGER] = draw_ghost_ledger, [PAGE_GHOST_TRAY] = draw_ghost_tray,
        [PAGE_GHOST_FACES] = draw_ghost_faces,   [PAGE_GHOST_CHART] = draw_ghost_chart,
    };
    int parts = parts_of(empty);
    Box rest = box;
    draw_lit_niche(canvas, box);
    canvas_push_clip(canvas, box_inset(box, 2, 2));
    Box board = box_cut_bottom(&rest, plate_height(canvas) + 2 * PLATE_ABOVE, 0);
    draw_board(canvas, board);
    rest = box_inset(rest, BESIDE, 0), board = box_inset(board, BESIDE, PLATE_ABOVE);
    box_cut_top(&rest, ABOVE, 0);
    for (int i = 0; i < parts; i++) {
        Box part = part_box(rest, i, parts), plate = part_box(board, i, parts);
        bool is_aside = parts == PAGE_PARTS && i != 1;
        if (is_aside) box_cut_top(&part, part.height * (1 - SMALLER), 0);
        ghosts[empty->parts[i].ghost](canvas, part);
        plate = box_inset(plate, PLATE_BESIDE, 0);
        draw_part_plate(canvas, box_place(plate, fminf(plate.width, PLATE_MOST), plate.height, 0.5f, 0),
                        empty->parts[i].words);
    }
    canvas_pop_clip(canvas);
}

/* A case that stands in the room: its niche with what will be there, what there is to say, and the way on. */
void page_draw_empty(Ui *ui, Box box, const PageEmpty *empty) {
    static const float WIDE = 1280, HIGHEST = 560, DECKS_HIGH = 330, GAP = 28, PAD = 36, BUTTON_WIDE = 360,
                       BUTTON_HIGH = 72, SHAPE = 0.46f;
    Canvas *canvas = ui_canvas(ui);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY + 2, STYLE_BONE, TEXT_CENTRE);
    Box all = box_place(box, fminf(WIDE, box.width), box.height, 0.5f, 0);
    Box words = box_inset(all, PAD, 0);
    bool has_parts = parts_of(empty) > 0;
    float words_high = canvas_paragraph(canvas, words, &style, empty->words, true);
    float below = GAP + words_high + (empty->has_button ? GAP + BUTTON_HIGH : 0) + 2 * PAD;
    float highest = has_parts ? fminf(HIGHEST, all.width * SHAPE) : DECKS_HIGH;
    float niche = fminf(highest, box.height - below);
    all = box_place(box, all.width, niche + below, 0.5f, 0.45f);
    canvas_glow(canvas, (Box){all.x + 10, all.y + 16, all.width - 20, all.height - 8}, 20, 30, 0xc0000000u);
    style_plate(canvas, all);
    Box rest = box_inset(all, PAD, PAD);
    Box picture = box_cut_top(&rest, niche, GAP);
    if (has_parts)
        draw_parts(canvas, picture, empty);
    else
        draw_decks(canvas, picture);
    canvas_paragraph(canvas, rest, &style, empty->words, false);
    box_cut_top(&rest, words_high, GAP);
    if (empty->has_button)
        ui_button(ui, &(Button){.name = "first-hand",
                                .box = box_place(rest, BUTTON_WIDE, BUTTON_HIGH, 0.5f, 0),
                                .label = _("Play a first hand"),
                                .is_primary = true});
}

Scene *page_first_hand(const UiEvent *event) {
    bool is_it = event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "first-hand") == 0;
    return is_it ? scene_create("setup") : NULL;
}
