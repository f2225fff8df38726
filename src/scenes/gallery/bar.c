/* The gallery's heading, and the row of actions on a page. */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "scenes/page.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float FIELD_WIDE = 420, GAP = 12, ITEM_WIDE = 236, ARROWS = 76;

/* ---- the head ---- */

static float field_wide(Box line) { return fminf(FIELD_WIDE, line.width * 0.44f); }

void gallery_draw_head(GalleryScene *gallery, Ui *ui, Box line) {
    Box field = box_cut_right(&line, field_wide(line), 20);
    ui_text_field(
        ui,
        &(TextField){.name = "gallery:search", .box = field, .text = gallery->typed, .max_characters = 15});
    if (gallery->typed[0]) return;
    TextStyle note = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_DUST, TEXT_LEFT);
    canvas_text(ui_canvas(ui), box_inset(field, 24, 0), &note,
                ui_shows_pad(ui) ? _("Search") : _("Search ( / )"));
}

static void title_of(const GalleryScene *gallery, char *title, size_t size) {
    if (gallery->page == GALLERY_SHELF)
        snprintf(title, size, "%s", gallery->typed[0] ? _("Found") : _("Gallery"));
    else if (gallery->page == GALLERY_PARTNER)
        snprintf(title, size, "%s", _("Shift into which card?"));
    else
        snprintf(title, size, "%s", gallery_deck_name(gallery_deck(gallery)));
}

/* The deck's words, until one of its cards is hovered. */
static void beside_of(const GalleryScene *gallery, char *words, size_t size) {
    char name[GALLERY_NAME];
    words[0] = '\0';
    if (gallery->page == GALLERY_SHELF) return;
    const GalleryDeck *deck = gallery_deck(gallery);
    if (deck->kind == GALLERY_PIECES && !gallery_is_of_people(deck)) return; /* the cabinet says it */
    if (gallery->near_back >= 0 && deck->kind == GALLERY_CARDS) {
        gallery_back_name(deck, 0, gallery->near_back, name);
        snprintf(words, size, "%s", name);
    } else if (gallery->near >= 0 && gallery->near < deck->face_count) {
        gallery_name(gallery_card(deck, gallery->near), deck->faces[gallery->near], name);
        snprintf(words, size, "%s", name);
    } else {
        gallery_count_words(deck, words, size);
    }
}

void gallery_draw_head_words(GalleryScene *gallery, Ui *ui, Box line) {
    Canvas *canvas = ui_canvas(ui);
    bool is_near = gallery->page != GALLERY_SHELF && (gallery->near >= 0 || gallery->near_back >= 0);
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_HEADING, STYLE_BONE, TEXT_LEFT);
    TextStyle beside = style_text(is_near ? FONT_TITLE : FONT_TEXT, STYLE_SIZE_BODY,
                                  is_near ? STYLE_BRASS_LIT : STYLE_DUST, TEXT_LEFT);
    char title[96], words[GALLERY_NAME];
    box_cut_right(&line, field_wide(line), 20);
    title_of(gallery, title, sizeof title);
    beside_of(gallery, words, sizeof words);
    if (canvas_layout(canvas)->is_portrait && words[0]) {
        canvas_text(canvas, box_cut_top(&line, 44, 2), &heading, title);
        line.height = 30;
        canvas_text(canvas, line, &beside, words);
        return;
    }
    float wide = canvas_text(canvas, line, &heading, title);
    box_cut_left(&line, wide, 28);
    line.y += 5;
    canvas_text(canvas, line, &beside, words);
}

/* ---- the bar ---- */

typedef struct BarItem {
    const char *name, *label;
    uint32_t key;
    UiKey pad;
    bool is_selected;
} BarItem;

static void draw_item(Ui *ui, Box box, const BarItem *item) {
    ui_button(ui, &(Button){.name = item->name,
                            .box = box,
                            .label = item->label,
                            .key = item->key,
                            .pad = item->pad,
                            .is_selected = item->is_selected});
}

/* Beside a whole card the way back stays in sight while the other tools are not. */
static void draw_way_back(const GalleryScene *gallery, Ui *ui, Box box, const BarItem *item) {
    if (!gallery_is_whole(gallery)) {
        draw_item(ui, box, item);
        return;
    }
    gallery_end_tools(gallery, ui_canvas(ui));
    draw_item(ui, box, item);
    gallery_begin_tools(gallery, ui_canvas(ui));
}

/* The zoom of the one card, by pad with the buttons that step it. */
static void draw_zoom(const GalleryScene *gallery, Ui *ui, Box box) {
    static const char *const words[GALLERY_ZOOMS] = {"×1", "×1½", "×2", "×3", "×4", "×6", "×10", "×16"};
    char text[48];
    if (ui_shows_pad(ui))
        snprintf(text, sizeof text, "%s %s %s", ui_pad_word(ui, UI_KEY_PAGE_DOWN), words[gallery->zoom],
                 ui_pad_word(ui, UI_KEY_PAGE_UP));
    else
        snprintf(text, sizeof text, _("Zoom %s"), words[gallery->zoom]);
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
    bool is_tight = canvas_text_width(ui_canvas(ui), &style, text) > box.width - ARROWS;
    if (is_tight) snprintf(text, sizeof text, "%s", words[gallery->zoom]);
    ui_choice(ui, &(Choice){.name = "gallery:zoom",
                            .box = box,
                            .text = text,
                            .value = gallery->zoom,
                            .maximum = GALLERY_ZOOMS - 1,
                            .step = 1});
}

static BarItem more_item(void) {
    return (BarItem){"gallery:more", C_("a menu", "More"), 'm', UI_KEY_NONE, false};
}

static BarItem turn_item(const GalleryScene *gallery) {
    return (BarItem){"gallery:turn", C_("a card, onto its other side", "Turn"), 't', UI_KEY_PAD_X,
                     gallery->is_turned};
}

/* Of a deck: what is done with its cards at the left, what leads elsewhere at the right; upright in two rows.
 */
static void draw_deck_bar(const GalleryScene *gallery, Ui *ui, Box box) {
    const BarItem items[] = {
        {"gallery:fan", gallery->page == GALLERY_FAN ? _("Lay out") : _("Fan out"), 'f', UI_KEY_PAD_Y, false},
        turn_item(gallery),
        {"gallery:use", _("Use"), 'u', UI_KEY_NONE, gallery->is_using},
        more_item(),
        {"back", _("Back"), 0, UI_KEY_NONE, false}};
    enum { ITEMS = sizeof items / sizeof *items, ABOVE = 3 };
    if (canvas_layout(ui_canvas(ui))->is_portrait) {
        for (int i = 0; i < ITEMS; i++) {
            bool is_above = i < ABOVE;
            Box row = box_row(box, is_above ? 0 : 1, 2, GAP);
            draw_item(ui, box_column(row, is_above ? i : i - ABOVE, is_above ? ABOVE : ITEMS - ABOVE, GAP),
                      &items[i]);
        }
        return;
    }
    for (int i = 0; i < 2; i++) draw_item(ui, box_cut_left(&box, ITEM_WIDE, GAP), &items[i]);
    draw_item(ui, page_cut_back(ui_canvas(ui), &box), &items[ITEMS - 1]);
    for (int i = ITEMS - 2; i >= 2; i--) draw_item(ui, box_cut_right(&box, ITEM_WIDE, GAP), &items[i]);
}

/* Of the one card: how it is looked at and the ways elsewhere, in one row. Beside a whole card the shift is
 * with the card that it brings (description.c); beside a magnified one it is here. */
static void draw_card_bar(const GalleryScene *gallery, Ui *ui, Box box) {
    static const float ZOOM_WIDER = 1.36f;
    const BarItem turn = turn_item(gallery), more = more_item(),
                  back = {"back", _("Back"), 0, UI_KEY_NONE, false};
    bool is_card = gallery_has_cards(gallery), has_shift = is_card && !gallery_is_whole(gallery);
    bool is_within = has_shift && canvas_layout(ui_canvas(ui))->is_portrait;
    int others = 2 + is_card + is_within;
    float wide = (box.width - GAP * (float)others) / ((float)others + ZOOM_WIDER);
    if (is_within)
        gallery_draw_shift(ui, box_cut_left(&box, wide, GAP));
    else if (has_shift) /* at the left of the others, which keep their places */
        gallery_draw_shift(ui, (Box){box.x - wide - GAP, box.y, wide, box.height});
    if (is_card) draw_item(ui, box_cut_left(&box, wide, GAP), &turn);
    ui_begin_group(ui); /* the zoom needs the arrow keys for itself */
    draw_zoom(gallery, ui, box_cut_left(&box, wide * ZOOM_WIDER, GAP));
    ui_begin_group(ui);
    draw_item(ui, box_cut_left(&box, wide, GAP), &more);
    draw_way_back(gallery, ui, box, &back);
}

void gallery_draw_shift(Ui *ui, Box box) {
    draw_item(ui, box, &(BarItem){"gallery:shift", _("Shift"), 's', UI_KEY_PAD_Y, false});
}

static void draw_end(Ui *ui, Box box, const char *label) {
    page_draw_back(ui, page_cut_back(ui_canvas(ui), &box), label, false);
}

float gallery_bar_high(const GalleryScene *gallery, const Layout *layout) {
    const float two = 2 * STYLE_BUTTON_HIGH + GAP;
    if (gallery->page == GALLERY_SHELF && gallery_shows_letters(gallery))
        return gallery_letters_high(layout) + GAP + STYLE_BUTTON_HIGH;
    if (!gallery_has_cards(gallery)) return STYLE_BUTTON_HIGH;
    if (gallery->page == GALLERY_CARD) return STYLE_BUTTON_HIGH;
    bool is_deck = gallery->page != GALLERY_SHELF && gallery->page != GALLERY_PARTNER;
    return is_deck && layout->is_portrait ? two : STYLE_BUTTON_HIGH;
}

/* Pieces lie on no felt of theirs: what there is besides the way back is a menu. */
static void draw_pieces_bar(Ui *ui, Box box) {
    const BarItem more = more_item(), back = {"back", _("Back"), 0, UI_KEY_NONE, false};
    draw_item(ui, page_cut_back(ui_canvas(ui), &box), &back);
    draw_item(ui, box_cut_right(&box, ITEM_WIDE, GAP), &more);
}

void gallery_draw_bar(GalleryScene *gallery, Ui *ui, Box box) {
    ui_begin_group(ui);
    switch (gallery->page) {
    case GALLERY_SHELF:
        if (gallery_shows_letters(gallery))
            gallery_draw_letters(gallery, ui,
                                 box_cut_top(&box, gallery_letters_high(canvas_layout(ui_canvas(ui))), GAP));
        draw_end(ui, box, gallery->is_searching ? _("Back") : _("Done"));
        return;
    case GALLERY_PARTNER: {
        Box any = box_cut_left(&box, 280, 0);
        ui_button(
            ui,
            &(Button){
                .name = "gallery:any", .box = any, .label = _("Any card"), .key = 's', .pad = UI_KEY_PAD_Y});
        draw_end(ui, box, _("Back"));
        return;
    }
    case GALLERY_SHEET:
    case GALLERY_FAN:
        if (gallery_has_cards(gallery))
            draw_deck_bar(gallery, ui, box);
        else
            draw_pieces_bar(ui, box);
        return;
    case GALLERY_CARD: draw_card_bar(gallery, ui, box); return;
    }
}
