/* The preview of the export: a sheet as it will be printed, or faces. */
#define _DEFAULT_SOURCE /* for M_PI_2 */
#include <math.h>
#include <stdlib.h>

#include "base/i18n.h"
#include "scenes/gallery/export_private.h"
#include "ui/style.h"

static const float GAP = 14;
static const Colour PAPER = 0xfff4f2ecu, INK = 0xff26292du;
enum { FACES_ACROSS = 4, FACES_DOWN = 3 };

float export_shape(const ExportScene *panel) { return (float)deck_shape(panel->deck); }

static void draw_face(const ExportScene *panel, Canvas *canvas, const char *face, Box box, float angle) {
    char asset[LIBRARY_ASSET];
    deck_library_asset(&panel->library, face, asset);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box, .angle = angle});
}

/* ---- a sheet as it will lie in the printer ---- */

typedef struct Page {
    const ExportScene *panel;
    Canvas *canvas;
    Box box;
    float scale; /* logical units to a millimetre */
    bool is_back;
} Page;

static float at_x(const Page *page, double mm) { return page->box.x + (float)mm * page->scale; }
static float at_y(const Page *page, double mm) { return page->box.y + (float)mm * page->scale; }

static void draw_mark(const Page *page, double x1, double y1, double x2, double y2) {
    canvas_line(page->canvas, at_x(page, x1), at_y(page, y1), at_x(page, x2), at_y(page, y2), 1, INK);
}

static void draw_marks(const Page *page) {
    const SheetsPlan *plan = &page->panel->plan;
    double left = plan->left - SHEETS_BLEED, top = plan->top - SHEETS_BLEED;
    double right = plan->left + (plan->columns - 1) * plan->step_x + plan->cut_x + SHEETS_BLEED;
    double bottom = plan->top + (plan->rows - 1) * plan->step_y + plan->cut_y + SHEETS_BLEED;
    double from = SHEETS_MARK_GAP, to = SHEETS_MARK_GAP + SHEETS_MARK_LENGTH;
    for (int i = 0; i < plan->columns * 2; i++) {
        double x = plan->left + i / 2 * plan->step_x + i % 2 * plan->cut_x;
        draw_mark(page, x, top - to, x, top - from);
        draw_mark(page, x, bottom + from, x, bottom + to);
    }
    for (int i = 0; i < plan->rows * 2; i++) {
        double y = plan->top + i / 2 * plan->step_y + i % 2 * plan->cut_y;
        draw_mark(page, left - to, y, left - from, y);
        draw_mark(page, right + from, y, right + to, y);
    }
}

static void draw_place(const Page *page, const char *face, int place) {
    const SheetsPlan *plan = &page->panel->plan;
    int column = place % plan->columns, row = place / plan->columns;
    if (page->is_back) column = plan->columns - 1 - column;
    Box cut = {at_x(page, plan->left + column * plan->step_x), at_y(page, plan->top + row * plan->step_y),
               (float)plan->cut_x * page->scale, (float)plan->cut_y * page->scale};
    Box upright = box_place(cut, (float)plan->card_width * page->scale,
                            (float)plan->card_height * page->scale, 0.5f, 0.5f);
    float quarter = (float)M_PI_2;
    float angle = !plan->is_sideways ? 0 : page->is_back ? -quarter : quarter;
    draw_face(page->panel, page->canvas, face, upright, angle);
}

static void draw_back_at(const Page *page, const char *face, int place) {
    char wish[LIBRARY_ASSET];
    export_back_word(page->panel, wish);
    char *back = sheets_back_of(page->panel->deck, face, wish[0] ? wish : NULL);
    if (back) draw_place(page, back, place);
    free(back);
}

static void draw_cards(const Page *page) {
    const ExportScene *panel = page->panel;
    int place = 0, max = panel->plan.columns * panel->plan.rows;
    for (size_t i = 0; i < deck_face_count(panel->deck) && place < max; i++) {
        const char *face = deck_face_name(panel->deck, i);
        int copies = deck_face_is_back(face) ? 0 : panel->is_one_each ? 1 : sheets_copies(face);
        for (; copies > 0 && place < max; copies--, place++) {
            if (page->is_back)
                draw_back_at(page, face, place);
            else
                draw_place(page, face, place);
        }
    }
}

static void draw_page(const ExportScene *panel, Canvas *canvas, Box room, const char *title, bool is_back) {
    const SheetsPlan *plan = &panel->plan;
    TextStyle words = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    Box line = box_cut_bottom(&room, 28, 10);
    float scale = fminf(room.width / (float)plan->page_width, room.height / (float)plan->page_height);
    Page page = {.panel = panel, .canvas = canvas, .scale = scale, .is_back = is_back};
    page.box = box_place(room, (float)plan->page_width * scale, (float)plan->page_height * scale, 0.5f, 0.5f);
    canvas_glow(canvas, (Box){page.box.x + 4, page.box.y + 8, page.box.width, page.box.height}, 2, 16,
                0xa0000000u);
    canvas_fill(canvas, page.box, PAPER);
    draw_cards(&page);
    draw_marks(&page);
    canvas_text(canvas, (Box){page.box.x, page.box.y + page.box.height + 8, page.box.width, line.height},
                &words, title);
}

static void draw_sheets(const ExportScene *panel, Canvas *canvas, Box box) {
    if (!panel->is_planned) return;
    if (!panel->plan.has_backs) {
        draw_page(panel, canvas, box, _("First page"), false);
        return;
    }
    draw_page(panel, canvas, box_column(box, 0, 2, 28), _("First page"), false);
    draw_page(panel, canvas, box_column(box, 1, 2, 28), _("Its other side"), true);
}

/* ---- pictures ---- */

static void draw_one(const ExportScene *panel, Canvas *canvas, const char *face, Box box) {
    float shape = export_shape(panel), high = fminf(box.height, box.width / shape);
    draw_face(panel, canvas, face, box_place(box, high * shape, high, 0.5f, 0.5f), 0);
}

/* Some faces from all over the deck, equally spaced both ways. */
static void draw_some(const ExportScene *panel, Canvas *canvas, Box box) {
    int shown = FACES_ACROSS * FACES_DOWN, count = (int)deck_face_count(panel->deck);
    float cell = box_column(box, 0, FACES_ACROSS, GAP).width / export_shape(panel);
    box = box_place(box, box.width, fminf(box.height, (cell + GAP) * (float)FACES_DOWN - GAP), 0.5f, 0.5f);
    for (int i = 0; i < shown && i < count; i++) {
        int index = count > shown ? i * count / shown : i;
        Box row = box_row(box, i / FACES_ACROSS, FACES_DOWN, GAP);
        draw_one(panel, canvas, deck_face_name(panel->deck, (size_t)index),
                 box_column(row, i % FACES_ACROSS, FACES_ACROSS, GAP));
    }
}

void export_draw_preview(const ExportScene *panel, Canvas *canvas, Box box) {
    switch (panel->kind) {
    case EXPORT_SHEETS: draw_sheets(panel, canvas, box); break;
    case EXPORT_FACES: draw_some(panel, canvas, box); break;
    case EXPORT_FACE: draw_one(panel, canvas, panel->face, box_inset(box, 0, 30)); break;
    case EXPORT_KINDS: break;
    }
}
