#define _DEFAULT_SOURCE /* for M_PI_2 */
#include <cairo-pdf.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "sheets/draft.h"
#include "sheets/drawing.h"
#include "sheets/extras.h"
#include "sheets/page.h"
#include "sheets/sheets.h"
#include "sheets/type.h"

#define POINTS (72 / 25.4) /* PDF points per millimetre */

/* The face and, if there are backs, the back of each card, as indices into the deck's faces. */
typedef struct Card {
    size_t face, back;
} Card;

typedef struct Press {
    const Deck *deck;
    const SheetsRequest *request;
    const SheetsPlan *plan;
    int done; /* pages written */
    cairo_t *cairo;
    Drawing *drawings; /* one per face of the deck, made when first used */
    Drawing name;      /* the lettering, if the request has it */
    TypeCase type;
    Card *cards;
    char *error; /* owned by the caller */
    size_t size;
} Press;

/* ---- which cards ---- */

static size_t index_of(const Deck *deck, const char *face) {
    size_t index = 0;
    while (strcmp(deck_face_name(deck, index), face) != 0) index++;
    return index;
}

static void list_cards(const Deck *deck, const SheetsRequest *request, const SheetsPlan *plan, Card *cards) {
    for (size_t i = 0; i < deck_face_count(deck); i++) {
        const char *face = deck_face_name(deck, i);
        int copies = deck_face_is_back(face) ? 0 : request->one_each ? 1 : sheets_copies(face);
        char *name = copies > 0 && plan->has_backs ? sheets_back_of(deck, face, request->back) : NULL;
        size_t back = name ? index_of(deck, name) : 0;
        free(name);
        while (copies-- > 0) *cards++ = (Card){.face = i, .back = back};
    }
}

/* ---- pages ---- */

/* Rotates about the upper left corner if cards are placed sideways. */
static void turn_card(const SheetsPlan *plan, cairo_t *cairo, bool is_back) {
    if (!plan->is_sideways) return;
    cairo_translate(cairo, is_back ? 0 : plan->cut_x, is_back ? plan->cut_y : 0);
    cairo_rotate(cairo, is_back ? -M_PI_2 : M_PI_2);
}

/* NULL if it cannot be drawn. */
static const Drawing *drawing_of(Press *press, size_t face) {
    Drawing *drawing = &press->drawings[face];
    if (drawing->face ||
        drawing_make(press->deck, deck_face_name(press->deck, face), drawing, press->error, press->size))
        return drawing;
    return NULL;
}

static bool lay_card(Press *press, size_t face, bool is_back, int column, int row) {
    const SheetsPlan *plan = press->plan;
    const Drawing *drawing = drawing_of(press, face);
    double scale = plan->card_width / deck_width(press->deck);
    if (!drawing) return false;
    cairo_save(press->cairo);
    cairo_translate(press->cairo, plan->left + column * plan->step_x, plan->top + row * plan->step_y);
    turn_card(plan, press->cairo, is_back);
    drawing_lay(drawing, press->cairo, 0, 0, scale, SHEETS_BLEED);
    if (!is_back) page_draw_cut(press->cairo, drawing, scale);
    cairo_restore(press->cairo);
    return true;
}

static bool goes_on(Press *press) {
    const SheetsRequest *request = press->request;
    press->done++;
    if (!request->goes_on || request->goes_on(request->user, press->done, press->plan->pages)) return true;
    snprintf(press->error, press->size, SHEETS_STOPPED);
    return false;
}

static bool end_page(Press *press) {
    cairo_show_page(press->cairo);
    return cairo_status(press->cairo) == CAIRO_STATUS_SUCCESS && goes_on(press);
}

static bool draw_page(Press *press, int first, bool is_back) {
    const SheetsPlan *plan = press->plan;
    int on_page = plan->columns * plan->rows, count = on_page;
    if (count > plan->cards - first) count = plan->cards - first;
    page_draw_marks(press->cairo, plan);
    page_draw_foot(press->cairo, &press->type, plan, deck_name(press->deck), first / on_page, is_back);
    for (int i = 0; i < count; i++) {
        const Card *card = &press->cards[first + i];
        int column = i % plan->columns;
        if (!lay_card(press, is_back ? card->back : card->face, is_back,
                      is_back ? plan->columns - 1 - column : column, i / plan->columns))
            return false;
    }
    return end_page(press);
}

static bool draw_cards(Press *press) {
    int step = press->plan->columns * press->plan->rows;
    for (int first = 0; first < press->plan->cards; first += step) {
        if (!draw_page(press, first, false)) return false;
        if (press->plan->has_backs && !draw_page(press, first, true)) return false;
    }
    return true;
}

/* ---- the other pages ---- */

/* Cards from all over the deck, the highest number of each part of it. */
static bool choose_fan(Press *press, Extras *extras) {
    enum { MAX = sizeof extras->fan / sizeof *extras->fan };
    const SheetsPlan *plan = press->plan;
    int count = plan->cards < MAX ? plan->cards : MAX;
    for (int i = 0; i < count; i++) {
        extras->fan[i] = drawing_of(press, press->cards[(i + 1) * plan->cards / count - 1].face);
        if (!extras->fan[i]) return false;
        extras->fan_count++;
    }
    if (plan->has_backs) extras->back = drawing_of(press, press->cards[0].back);
    return !plan->has_backs || extras->back;
}

static bool draw_name(Press *press, Extras *extras) {
    const Deck *lettering = press->request->lettering;
    if (!lettering) return true;
    extras->name = &press->name;
    return drawing_make(lettering, "sabacc", &press->name, press->error, press->size);
}

static bool draw_cover(Press *press, const Extras *extras) {
    cover_draw(extras);
    if (!end_page(press)) return false;
    cover_draw_inside(extras);
    return end_page(press);
}

static bool draw_rules(Press *press, const Extras *extras) {
    const SabaccGame *games[SHEETS_GAMES];
    int count = sheets_games(press->deck, games);
    for (int i = 0; i < count; i++) {
        rules_draw(extras, games[i]);
        if (!end_page(press)) return false;
    }
    return true;
}

static bool draw_box(Press *press, const Extras *extras) {
    if (press->plan->has_blank && !end_page(press)) return false;
    box_draw(extras);
    return end_page(press);
}

static bool draw_pages(Press *press) {
    const SheetsRequest *request = press->request;
    Extras extras = {.deck = press->deck, .plan = press->plan, .cairo = press->cairo, .type = &press->type};
    if (request->has_cover || request->has_box)
        if (!choose_fan(press, &extras) || !draw_name(press, &extras)) return false;
    return (!request->has_cover || draw_cover(press, &extras)) && draw_cards(press) &&
           (!request->has_rules || draw_rules(press, &extras)) &&
           (!request->has_box || draw_box(press, &extras));
}

/* ---- the document ---- */

static bool write_document(Press *press, FileDraft *draft) {
    const SheetsPlan *plan = press->plan;
    cairo_surface_t *pdf = cairo_pdf_surface_create_for_stream(draft_write, draft, plan->page_width * POINTS,
                                                               plan->page_height * POINTS);
    cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_TITLE, deck_name(press->deck));
    cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_CREATOR, "Sabacc");
    cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_SUBJECT,
                                   plan->has_backs
                                       ? "Print at actual size, on both sides, flipped on the long edge."
                                       : "Print at actual size, on one side.");
    press->cairo = cairo_create(pdf);
    cairo_scale(press->cairo, POINTS, POINTS);
    bool is_drawn = draw_pages(press);
    cairo_status_t status = cairo_status(press->cairo);
    cairo_destroy(press->cairo);
    cairo_surface_finish(pdf);
    if (!status) status = cairo_surface_status(pdf);
    if (status)
        snprintf(press->error, press->size, "%s: cannot be written: %s", draft->path,
                 cairo_status_to_string(status));
    cairo_surface_destroy(pdf);
    return is_drawn && status == CAIRO_STATUS_SUCCESS;
}

static bool write_draft(Press *press, const char *path, char *error, size_t size) {
    FileDraft draft;
    if (!draft_begin(&draft, path, error, size)) return false;
    return draft_end(&draft, write_document(press, &draft), error, size);
}

bool sheets_write_pdf(const Deck *deck, const SheetsRequest *request, const char *path, SheetsPlan *plan,
                      char *error, size_t size) {
    SheetsPlan own;
    if (!plan) plan = &own;
    if (!sheets_plan(deck, request, plan, error, size)) return false;
    Press press = {.deck = deck,
                   .request = request,
                   .plan = plan,
                   .error = error,
                   .size = size,
                   .drawings = memory_calloc(deck_face_count(deck), sizeof *press.drawings),
                   .cards = memory_calloc((size_t)plan->cards, sizeof *press.cards),
                   .type = type_open(request->fonts)};
    list_cards(deck, request, plan, press.cards);
    bool is_written = write_draft(&press, path, error, size);
    for (size_t i = 0; i < deck_face_count(deck); i++) drawing_free(&press.drawings[i]);
    drawing_free(&press.name);
    type_close(&press.type);
    free(press.drawings);
    free(press.cards);
    return is_written;
}
