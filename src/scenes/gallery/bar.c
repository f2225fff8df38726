/* The gallery's heading, and the row of actions on a page. */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float FIELD_WIDE = 420, GAP = 12, PIECES_WIDE = 300;

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
    if (gallery->near >= 0 && gallery->near < deck->face_count) {
        gallery_name(gallery_card(deck, gallery->near), deck->faces[gallery->near], name);
        snprintf(words, size, "%s", name);
    } else {
        gallery_count_words(deck, words, size);
    }
}

void gallery_draw_head_words(GalleryScene *gallery, Ui *ui, Box line) {
    Canvas *canvas = ui_canvas(ui);
    bool is_near = gallery->page != GALLERY_SHELF && gallery->near >= 0;
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
enum { BAR_ITEMS = 8 };

static void draw_item(Ui *ui, Box box, const BarItem *item) {
    ui_button(ui, &(Button){.name = item->name,
                            .box = box,
                            .label = item->label,
                            .key = item->key,
                            .pad = item->pad,
                            .is_selected = item->is_selected});
}

/* The way back stays in sight while the other tools are not. */
static void draw_way_back(const GalleryScene *gallery, Ui *ui, Box box, const BarItem *item) {
    gallery_end_tools(gallery, ui_canvas(ui));
    draw_item(ui, box, item);
    gallery_begin_tools(gallery, ui_canvas(ui));
}

static void draw_back_choice(const GalleryScene *gallery, Ui *ui, Box box) {
    char text[GALLERY_BACK_NAME];
    int backs = gallery_back_count(gallery_deck(gallery), gallery->face);
    int back = gallery->back < backs ? gallery->back : 0;
    gallery_back_name(gallery_deck(gallery), gallery->face, back, text);
    ui_choice(ui, &(Choice){.name = "gallery:back",
                            .box = box,
                            .text = text,
                            .value = back,
                            .maximum = backs > 1 ? backs - 1 : 0,
                            .step = 1,
                            .goes_around = true,
                            .is_disabled = backs < 2});
}

static void draw_theme_choice(const GalleryScene *gallery, Ui *ui, Box box) {
    ui_choice(ui, &(Choice){.name = "gallery:theme",
                            .box = box,
                            .text = gallery_theme_name(gallery->theme),
                            .value = gallery->theme,
                            .maximum = gallery->cloths,
                            .step = 1,
                            .goes_around = true});
}

static int items_of(const GalleryScene *gallery, BarItem items[BAR_ITEMS]) {
    bool is_card = gallery->page == GALLERY_CARD;
    int count = 0;
    if (is_card)
        items[count++] = (BarItem){"gallery:shift", _("Shift"), 's', UI_KEY_PAD_Y, false};
    else
        items[count++] = (BarItem){"gallery:fan", gallery->page == GALLERY_FAN ? _("Lay out") : _("Fan out"),
                                   'f', UI_KEY_PAD_Y, false};
    items[count++] = (BarItem){"gallery:turn", C_("a card, onto its other side", "Turn"), 't', UI_KEY_PAD_X,
                               gallery->is_turned};
    items[count++] = (BarItem){"gallery:slideshow", _("Slideshow"), 'p', UI_KEY_NONE, false};
    items[count++] = (BarItem){"gallery:use", _("Use"), 'u', UI_KEY_NONE, false};
    items[count++] = (BarItem){"gallery:export", _("Export"), 'e', UI_KEY_NONE, false};
    items[count++] = (BarItem){"back", _("Back"), 0, UI_KEY_NONE, false};
    return count;
}

/* Two things to try on, and the actions: in one row in landscape, in two in portrait. */
static void draw_deck_bar(GalleryScene *gallery, Ui *ui, Box box) {
    BarItem items[BAR_ITEMS];
    int count = items_of(gallery, items), cells = count + 2;
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    int columns = is_portrait ? (cells + 1) / 2 : cells;
    for (int cell = 0; cell < cells; cell++) {
        Box row = is_portrait ? box_row(box, cell / columns, 2, GAP) : box;
        Box place = box_column(row, cell % columns, columns, GAP);
        if (cell <= 2) ui_begin_group(ui); /* each choice needs the arrow keys for itself */
        if (cell == 0)
            draw_back_choice(gallery, ui, place);
        else if (cell == 1)
            draw_theme_choice(gallery, ui, place);
        else if (cell == cells - 1)
            draw_way_back(gallery, ui, place, &items[cell - 2]);
        else
            draw_item(ui, place, &items[cell - 2]);
    }
}

static void draw_end(Ui *ui, Box box, const char *label) {
    ui_button(ui, &(Button){.name = "back", .box = box_cut_right(&box, 220, 0), .label = label});
}

float gallery_bar_high(const GalleryScene *gallery, const Layout *layout) {
    if (gallery->page == GALLERY_SHELF && gallery_shows_letters(gallery))
        return gallery_letters_high(layout) + GAP + STYLE_BUTTON_HIGH;
    bool is_deck = gallery->page != GALLERY_SHELF && gallery->page != GALLERY_PARTNER;
    return is_deck && gallery_has_cards(gallery) && layout->is_portrait ? 2 * STYLE_BUTTON_HIGH + GAP
                                                                        : STYLE_BUTTON_HIGH;
}

/* A cloth as background, and at the other end the actions: pieces have no reverse side. */
static void draw_pieces_bar(const GalleryScene *gallery, Ui *ui, Box box) {
    BarItem slides = {"gallery:slideshow", _("Slideshow"), 'p', UI_KEY_NONE, false},
            back = {"back", _("Back"), 0, UI_KEY_NONE, false};
    float wide = fminf(PIECES_WIDE, (box.width - 2 * GAP) / 3);
    draw_theme_choice(gallery, ui, box_cut_left(&box, wide, GAP));
    ui_begin_group(ui);
    Box end = box_cut_right(&box, wide, GAP);
    draw_item(ui, box_cut_right(&box, wide, GAP), &slides);
    draw_way_back(gallery, ui, end, &back);
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
    case GALLERY_CARD:
        if (gallery_has_cards(gallery))
            draw_deck_bar(gallery, ui, box);
        else
            draw_pieces_bar(gallery, ui, box);
        return;
    }
}
