/* The relatives of the shown card: what has the same number, the same figure of another family, or what
 * stands beside it in its own; of pieces those of its run. Small, each a way to that one. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/pieces.h"
#include "scenes/gallery/private.h"
#include "ui/style.h"

/* The number of a face with one, whatever its suit and sign; else 0. */
static int number_of(const char *word) {
    const char *digits = strpbrk(word, "0123456789");
    return digits && !strchr(word, '&') ? (int)strtol(digits, NULL, 10) : 0;
}

/* "impostor" of "sand-impostor": a figure that each family has. */
static const char *figure_of(const GalleryDeck *deck, int face) {
    SabaccCard card = gallery_card(deck, face);
    bool has_family = card != SABACC_CARD_NONE && sabacc_card_family(card) != SABACC_NO_FAMILY;
    const char *dash = has_family ? strchr(deck->faces[face], '-') : NULL;
    return dash ? dash + 1 : NULL;
}

static bool is_kin(const GalleryDeck *deck, const int runs[GALLERY_FACES], int face, int other) {
    const char *figure = figure_of(deck, face), *theirs = figure_of(deck, other);
    int number = number_of(deck->faces[face]);
    if (deck->kind == GALLERY_PIECES)
        return gallery_piece_run(deck->faces[face]) == gallery_piece_run(deck->faces[other]);
    if (figure) return theirs && strcmp(figure, theirs) == 0;
    if (number > 0) return number_of(deck->faces[other]) == number;
    return runs[face] == runs[other];
}

/* From the card on and around, as they come in the deck. */
int gallery_kin(const GalleryDeck *deck, int face, int kin[GALLERY_KIN]) {
    int runs[GALLERY_FACES] = {0}, count = 0;
    if (gallery_is_of_people(deck)) return 0;
    if (deck->kind == GALLERY_CARDS) gallery_runs(deck, runs);
    for (int i = 1; i < deck->face_count && count < GALLERY_KIN; i++) {
        int other = (face + i) % deck->face_count;
        if (is_kin(deck, runs, face, other)) kin[count++] = other;
    }
    return count;
}

static void draw_heading(const GalleryScene *gallery, Canvas *canvas, Box line, int near) {
    char name[GALLERY_NAME];
    const GalleryDeck *deck = gallery_deck(gallery);
    const char *title = deck->kind == GALLERY_CARDS ? _("Related cards") : _("Related pieces");
    style_section(canvas, line, near == GALLERY_NOBODY ? title : "");
    if (near == GALLERY_NOBODY) return;
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    gallery_name(gallery_card(deck, near), deck->faces[near], name);
    canvas_text(canvas, line, &style, name);
}

/* So many in a row, and that wide, that they are as large as the box allows. */
typedef struct Rows {
    int in_row;
    float wide, high;
} Rows;
static const float GAP = 14;

static Rows rows_of(Box box, int count, float shape) {
    enum { MOST = 3 };
    Rows best = {.in_row = count};
    for (int rows = 1; rows <= MOST; rows++) {
        int in_row = (count + rows - 1) / rows;
        float high = (box.height - GAP * (float)(rows - 1)) / (float)rows;
        float wide = fminf((box.width - GAP * (float)(in_row - 1)) / (float)in_row, high * shape);
        if (wide > best.wide) best = (Rows){in_row, wide, wide / shape};
    }
    return best;
}

void gallery_draw_kin(const GalleryScene *gallery, Ui *ui, Box box) {
    static const float HEAD = 40;
    const GalleryDeck *deck = gallery_deck(gallery);
    Canvas *canvas = ui_canvas(ui);
    int kin[GALLERY_KIN], count = gallery_kin(deck, gallery->face, kin), near = GALLERY_NOBODY;
    if (count == 0) return;
    Box head = box_cut_top(&box, HEAD, 8), lifted = {0};
    Rows rows = rows_of(box, count, gallery_face_shape(deck, gallery->face));
    float wide = (rows.wide + GAP) * (float)rows.in_row - GAP, left = box.x + (box.width - wide) / 2;
    ui_begin_group(ui);
    for (int i = 0; i < count; i++) {
        Box place = {left + (rows.wide + GAP) * (float)(i % rows.in_row),
                     box.y + (rows.high + GAP) * (float)(i / rows.in_row), rows.wide, rows.high};
        HotspotState state = gallery_card_hotspot(ui, "kin", kin[i], place);
        if (gallery_is_near(state)) near = kin[i], lifted = place;
        gallery_draw_face(gallery, canvas, gallery->deck, kin[i], place, (GalleryLook){0});
    }
    if (near != GALLERY_NOBODY) {
        gallery_draw_lit(canvas, lifted);
        gallery_draw_face(gallery, canvas, gallery->deck, near, box_inset(lifted, -4, -4), (GalleryLook){0});
    }
    draw_heading(gallery, canvas, head, near);
}
