/* The description of the shown card, beside it. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float VALUE_WIDE = 124, VALUE_SIZE = 52, PARTNER_HIGH = 104, SCROLL_ROOM = 18;

/* ---- made when the card comes ---- */

static Colour glow_of(const GalleryDeck *deck, int face) {
    char *words = deck->deck ? deck_face_value(deck->deck, deck->faces[face], "glow") : NULL;
    Colour glow = STYLE_METAL_LIT;
    if (words && words[0] == '#') glow = 0xff000000u | (Colour)strtoul(words + 1, NULL, 16);
    free(words);
    return glow;
}

static void describe_source(const GalleryScene *gallery, GalleryDescription *description,
                            const char *source) {
    clause_words(stage_services(gallery->scene.stage)->ui, source, description->source,
                 sizeof description->source);
}

static void describe_piece(const GalleryScene *gallery, GalleryDescription *description, const char *asset) {
    Text meaning = text_over(description->meaning, sizeof description->meaning),
         games = text_over(description->games, sizeof description->games);
    gallery_piece_meaning(asset, &meaning);
    gallery_piece_games(asset, &games);
    describe_source(gallery, description, _(gallery_piece_run(asset)->source));
}

void gallery_tell(GalleryScene *gallery) {
    GalleryDescription *description = &gallery->description;
    if (description->name[0] && description->deck == gallery->deck && description->face == gallery->face)
        return;
    const GalleryDeck *deck = gallery_deck(gallery);
    SabaccCard card = gallery_card(deck, gallery->face);
    *description = (GalleryDescription){.deck = gallery->deck, .face = gallery->face};
    Text others = text_over(description->others, sizeof description->others),
         meaning = text_over(description->meaning, sizeof description->meaning);
    gallery_name(card, deck->faces[gallery->face], description->name);
    description->glow = glow_of(deck, gallery->face);
    if (deck->kind == GALLERY_PIECES) describe_piece(gallery, description, deck->faces[gallery->face]);
    if (card == SABACC_CARD_NONE) return;
    gallery_other_names(card, &others);
    gallery_meaning(card, &meaning);
    description->worth_count = gallery_worths(card, description->worths);
    description->hand = gallery_hand(deck, gallery->face);
    describe_source(gallery, description, gallery_source(card));
}

/* ---- written down a column ---- */

/* Writes, or only measures the height. */
typedef struct Pen {
    Canvas *canvas;
    Box column;
    float y;    /* from the column's top */
    float size; /* of the letters: 1, or larger where there is room */
    bool is_measuring;
} Pen;

static TextStyle style_of(const Pen *pen, FontFace face, float size, Colour colour) {
    return style_text(face, size * pen->size, colour, TEXT_LEFT);
}

static void write_words(Pen *pen, const TextStyle *style, const char *words, float left) {
    Box box = {pen->column.x + left, pen->column.y + pen->y, pen->column.width - left, 0};
    pen->y += canvas_paragraph(pen->canvas, box, style, words, pen->is_measuring);
}

static void write_heading(Pen *pen, const char *title) {
    Box line = {pen->column.x, pen->column.y + pen->y, pen->column.width, 40};
    if (!pen->is_measuring) style_section(pen->canvas, line, title);
    pen->y += 46;
}

static bool is_number(const char *value) {
    static const char *const signs[] = {"+", "\u2212", "±"};
    bool is_signed = false;
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        is_signed |= strncmp(value, signs[i], strlen(signs[i])) == 0;
    return is_signed || (value[0] >= '0' && value[0] <= '9');
}

/* The value is emphasised, one of words in the size of words; games and conditions beside it. */
static void write_worth(Pen *pen, const GalleryWorth *worth) {
    TextStyle games = style_of(pen, FONT_TEXT, STYLE_SIZE_SMALL + 1, STYLE_BONE);
    TextStyle when = style_of(pen, FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST);
    bool is_minus = strncmp(worth->value, "\u2212", strlen("\u2212")) == 0;
    float size = (is_number(worth->value) ? VALUE_SIZE : STYLE_SIZE_BODY + 4) * pen->size,
          wide = VALUE_WIDE * pen->size;
    TextStyle value = style_text(FONT_TITLE, size, is_minus ? STYLE_LOSS : STYLE_BRASS_LIT, TEXT_LEFT);
    Box place = {pen->column.x, pen->column.y + pen->y - 6, wide - 14, size};
    if (!is_number(worth->value)) /* in the first line of the games */
        place.y += 10, place.height = canvas_line_height(pen->canvas, &games);
    float begun = pen->y, drawn = canvas_text_width(pen->canvas, &value, worth->value);
    if (drawn > place.width) value.size = value.size * place.width / drawn;
    if (!pen->is_measuring) canvas_text(pen->canvas, place, &value, worth->value);
    pen->y += 4;
    write_words(pen, &games, worth->games[0] ? worth->games : worth->when, wide);
    if (worth->games[0] && worth->when[0]) write_words(pen, &when, worth->when, wide);
    pen->y = fmaxf(pen->y, begun + size - 6) + 12;
}

static void write_all(Pen *pen, const GalleryDescription *description) {
    TextStyle body = style_of(pen, FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_BONE);
    TextStyle small = style_of(pen, FONT_TEXT, STYLE_SIZE_SMALL - 1, STYLE_DUST);
    if (description->worth_count > 0) {
        write_heading(pen, _("Worth"));
        for (int i = 0; i < description->worth_count; i++) write_worth(pen, &description->worths[i]);
    }
    if (description->games[0]) {
        write_heading(pen, _("At the tables"));
        write_words(pen, &body, description->games, 0);
        pen->y += 12;
    }
    if (description->meaning[0]) {
        write_heading(pen, _("Meaning"));
        write_words(pen, &body, description->meaning, 0);
        pen->y += 10;
    }
    if (description->source[0]) write_words(pen, &small, description->source, 0);
}

static float written_height(Canvas *canvas, const GalleryDescription *description, float wide, float size) {
    Pen pen = {.canvas = canvas, .column = {0, 0, wide, 0}, .size = size, .is_measuring = true};
    write_all(&pen, description);
    return pen.y;
}

/* The largest letters with which all of it fits. */
static float written_size(Canvas *canvas, const GalleryDescription *description, Box box) {
    static const float LARGEST = 1.3f, LEAST = 0.85f, STEP = 0.05f;
    float size = LARGEST;
    while (size > LEAST && written_height(canvas, description, box.width, size) > box.height) size -= STEP;
    return fmaxf(size, LEAST);
}

/* ---- the label ---- */

/* As large as fits on one line; long names on two. */
static void draw_name(Canvas *canvas, Box *rest, const char *name) {
    TextStyle style = style_text(FONT_TITLE, 72, STYLE_BONE, TEXT_LEFT);
    for (; style.size > 46 && canvas_text_width(canvas, &style, name) > rest->width;) style.size -= 2;
    float high = canvas_paragraph(canvas, *rest, &style, name, true);
    canvas_paragraph(canvas, box_cut_top(rest, high, 4), &style, name, false);
}

/* Whose card it is on a plate of brass, and which of how many. */
static void draw_plate(const GalleryScene *gallery, Canvas *canvas, Box line) {
    static const float GAP = 18;
    const GalleryDeck *deck = gallery_deck(gallery);
    char words[240];
    const char *family = gallery_family(gallery_card(deck, gallery->face));
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    if (family[0] && strcmp(family, gallery_deck_name(deck)) != 0)
        snprintf(words, sizeof words, "%s · %s", gallery_deck_name(deck), family);
    else
        snprintf(words, sizeof words, "%s", gallery_deck_name(deck));
    box_cut_left(&line, style_name_plate(canvas, line, words), GAP);
    /* TRANSLATORS: of the cards of a deck: “7 of 16”. */
    snprintf(words, sizeof words, C_("cards", "%d of %d"), gallery->face + 1, deck->face_count);
    canvas_text(canvas, line, &small, words);
}

/* The result of the shift: a small picture, and a button to choose another. */
static void draw_partner(GalleryScene *gallery, Ui *ui, Box box) {
    static const float BUTTON_HIGH = 54, SHIFT_SHARE = 0.36f, GAP = 12;
    const GalleryDeck *deck = gallery_deck(gallery);
    Canvas *canvas = ui_canvas(ui);
    int partner = gallery_partner(gallery);
    char name[GALLERY_NAME];
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    if (deck->face_count < 2) return;
    ui_begin_group(ui);
    float shape = gallery_deck_shape(deck), wide = fminf(box.height * shape, 130), high = wide / shape;
    Box picture = box_place(box_cut_left(&box, wide, 22), wide, high, 0.5f, 0.5f);
    gallery_name(gallery_card(deck, partner), deck->faces[partner], name);
    gallery_draw_face(gallery, canvas, gallery->deck, partner, picture, (GalleryLook){0});
    Box words = box_place(box, box.width, 92, 0, 0.5f);
    canvas_text(canvas, box_cut_top(&words, 28, 6), &small, _("The shift brings"));
    box_cut_bottom(&words, words.height - BUTTON_HIGH, 0);
    Box shift = box_cut_right(&words, words.width * SHIFT_SHARE, GAP);
    ui_button(ui, &(Button){.name = "gallery:partner", .box = words, .label = name, .key = 'w'});
    gallery_draw_shift(ui, shift);
}

/* What is said of the card stands on a tablet of walnut under its light; returns the box inside. */
static Box draw_tablet(const GalleryDescription *description, Canvas *canvas, Box box) {
    static const float BESIDE = 30, ABOVE = 22, CORE = 20, LIT = 0.16f;
    Box lamp = {box.x - CORE / 2, box.y + (box.height - CORE) / 2, CORE, CORE};
    canvas_glow(canvas, (Box){box.x + 4, box.y + 8, box.width - 8, box.height - 6}, 14, 18, 0xa0000000u);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xf6342416u,
                               .bottom = 0xf6190f08u,
                               .edge = STYLE_BRASS_DIM,
                               .edge_width = 2,
                               .radius = 16,
                               .is_cut = true});
    canvas_push_clip(canvas, box_inset(box, 2, 2));
    canvas_glow(canvas, lamp, CORE / 2, box.height * 0.5f, colour_fade(description->glow, LIT));
    canvas_pop_clip(canvas);
    return box_inset(box, BESIDE, ABOVE);
}

/* Its relatives have the room that the words leave, and the words letters as large as leave them the least.
 */
static void draw_words(GalleryScene *gallery, Ui *ui, Box rest) {
    static const float KIN_LEAST = 138, KIN_MOST = 340, GAP = 14;
    const GalleryDescription *description = &gallery->description;
    Canvas *canvas = ui_canvas(ui);
    int kin[GALLERY_KIN];
    bool has_kin = gallery_kin(gallery_deck(gallery), gallery->face, kin) > 0;
    Box box = rest;
    if (has_kin) box_cut_bottom(&box, KIN_LEAST, GAP);
    float size = written_size(canvas, description, box), wide = box.width;
    float high = written_height(canvas, description, wide, size);
    if (high > box.height) {
        wide -= SCROLL_ROOM;
        high = written_height(canvas, description, wide, size);
    } else if (has_kin) {
        gallery_draw_kin(gallery, ui, box_cut_bottom(&rest, fminf(rest.height - high - GAP, KIN_MOST), GAP));
        has_kin = false;
        box = rest;
    }
    if (has_kin) gallery_draw_kin(gallery, ui, box_cut_bottom(&rest, KIN_LEAST, GAP));
    ui_begin_group(ui);
    Box all = ui_begin_scroll(ui, "gallery:words", box, high);
    Pen pen = {.canvas = canvas, .column = {all.x, all.y, wide, 0}, .size = size};
    write_all(&pen, description);
    ui_end_scroll(ui);
}

void gallery_draw_description(GalleryScene *gallery, Ui *ui, Box box) {
    const GalleryDescription *description = &gallery->description;
    Canvas *canvas = ui_canvas(ui);
    char words[240];
    Box rest = box, partner = {0};
    bool has_partner = gallery_has_cards(gallery);
    if (has_partner) partner = box_cut_bottom(&rest, PARTNER_HIGH, 18);
    rest = draw_tablet(description, canvas, rest);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    draw_plate(gallery, canvas, box_cut_top(&rest, 40, 12));
    draw_name(canvas, &rest, description->name);
    if (description->others[0]) {
        snprintf(words, sizeof words, _("Also called: %.120s"), description->others);
        canvas_text(canvas, box_cut_top(&rest, 28, 2), &small, words);
    }
    box_cut_top(&rest, 8, 0);
    draw_words(gallery, ui, rest);
    if (!has_partner) return;
    gallery_begin_tools(gallery, canvas);
    draw_partner(gallery, ui, partner);
    gallery_end_tools(gallery, canvas);
}
