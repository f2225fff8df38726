/* Uses the gallery's current selection at the tables: the deck, its back, the cloth. */
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "session/deck_choice.h"
#include "ui/style.h"

static const float WIDE = 820, ROW_HIGH = 148, EDGE = 40, PICTURE = 150, BUTTON_WIDE = 210;

/* One thing that can be used. */
typedef struct Offer {
    const char *name, *title, *what;
    bool is_used, is_possible;
} Offer;

static Settings *settings_of(const GalleryScene *gallery) { return gallery_services(gallery)->settings; }

/* The selected cloth; -1 for the gallery's own background. */
static int cloth_of(const GalleryScene *gallery) {
    const char *face = gallery_cloth(gallery);
    for (int i = 0; face && i < DECK_CLOTHS; i++)
        if (strcmp(deck_cloth_face(i), face) == 0) return i;
    return -1;
}

/* The current offers; `titles` is the buffer for generated titles. */
enum { OFFER_DECK, OFFER_BACK, OFFER_CLOTH, OFFERS, TITLE = 48 };
static void find_offers(const GalleryScene *gallery, Offer offers[OFFERS], char title[TITLE]) {
    const GalleryDeck *deck = gallery_deck(gallery);
    const Settings *settings = settings_of(gallery);
    int backs = deck_choice_backs(deck->entry), back = gallery->back < backs ? gallery->back : 0;
    int cloth = cloth_of(gallery);
    deck_back_words(deck->deck, deck_choice_back_at(deck->entry, back), back, title, TITLE);
    offers[OFFER_DECK] = (Offer){.name = "use:deck",
                                 .title = gallery_deck_name(deck),
                                 .what = _("in every game of its kind"),
                                 .is_used = deck_choice_is_used(settings, deck->entry),
                                 .is_possible = deck->deck != NULL};
    offers[OFFER_BACK] = (Offer){.name = "use:back",
                                 .title = title,
                                 .what = _("of these cards, as tried on here"),
                                 .is_used = deck_choice_back(settings, deck->entry) == back,
                                 .is_possible = backs > 0};
    offers[OFFER_CLOTH] =
        (Offer){.name = "use:cloth",
                .title = gallery_theme_name(gallery->theme),
                .what = cloth < 0 ? _("is the gallery’s own: try on a cloth") : _("the cloth of every table"),
                .is_used = cloth >= 0 && deck_choice_cloth(settings) == cloth,
                .is_possible = cloth >= 0};
}

const char *gallery_use_first(const GalleryScene *gallery) {
    Offer offers[OFFERS];
    char title[TITLE];
    find_offers(gallery, offers, title);
    for (int i = 0; i < OFFERS; i++)
        if (offers[i].is_possible && !offers[i].is_used) return offers[i].name;
    return "use:done";
}

static void use_deck(GalleryScene *gallery) {
    deck_choice_use(settings_of(gallery), gallery_deck(gallery)->entry);
}

static void use_back(GalleryScene *gallery) {
    const LibraryEntry *entry = gallery_deck(gallery)->entry;
    if (gallery->back < deck_choice_backs(entry))
        deck_choice_use_back_at(settings_of(gallery), entry, gallery->back);
}

static void use_cloth(GalleryScene *gallery) {
    int cloth = cloth_of(gallery);
    if (cloth >= 0) deck_choice_use_cloth(settings_of(gallery), cloth);
}

void gallery_use(GalleryScene *gallery, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*use)(GalleryScene *gallery);
    } uses[] = {{"use:deck", use_deck}, {"use:back", use_back}, {"use:cloth", use_cloth}};
    int row = UI_EVENT_ROW(event, uses);
    if (row >= 0) uses[row].use(gallery);
    gallery_play(gallery, AUDIO_UI_CONFIRM);
    stage_settings_changed(gallery->scene.stage);
}

/* ---- the panel ---- */

static void draw_row(Ui *ui, Box row, const Offer *offer) {
    Canvas *canvas = ui_canvas(ui);
    TextStyle title = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    TextStyle what = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    Box button = box_cut_right(&row, BUTTON_WIDE, 24);
    Box words = box_place(row, row.width, 70, 0, 0.5f);
    canvas_text(canvas, box_cut_top(&words, 40, 2), &title, offer->title);
    canvas_text(canvas, words, &what, offer->what);
    ui_button(ui, &(Button){.name = offer->name,
                            .box = box_place(button, BUTTON_WIDE, STYLE_BUTTON_HIGH, 0, 0.5f),
                            .label = offer->is_used ? _("In use") : _("Use"),
                            .is_disabled = offer->is_used || !offer->is_possible});
}

static Box draw_line(Canvas *canvas, Box *rest) {
    Box row = box_cut_top(rest, ROW_HIGH, 0);
    canvas_fill(canvas, (Box){row.x, row.y, row.width, 1.5f}, colour_fade(STYLE_METAL, 0.55f));
    return box_inset(row, 0, 14);
}

static void draw_card_in(const GalleryScene *gallery, Canvas *canvas, Box box, bool is_back) {
    const GalleryDeck *deck = gallery_deck(gallery);
    char asset[GALLERY_ASSET];
    float shape = gallery_deck_shape(deck);
    float high = box.height < box.width / shape ? box.height : box.width / shape;
    if (is_back)
        gallery_back_asset(deck, gallery->face,
                           gallery->back < deck_choice_backs(deck->entry) ? gallery->back : 0, asset);
    else
        gallery_face_asset(deck, gallery->face, asset);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box_place(box, high * shape, high, 0.5f, 0.5f)});
}

static void draw_cloth_in(const GalleryScene *gallery, Canvas *canvas, Box box) {
    int cloth = cloth_of(gallery), used = deck_choice_cloth(settings_of(gallery));
    char asset[GALLERY_ASSET];
    snprintf(asset, sizeof asset, "cloth/%s", deck_cloth_face(cloth < 0 ? used : cloth));
    canvas_sprite(canvas, &(Sprite){.asset = asset,
                                    .box = box_place(box, PICTURE, PICTURE * 9 / 16, 0.5f, 0.5f),
                                    .fade = cloth < 0 ? 0.5f : 0});
}

static void draw_offer(const GalleryScene *gallery, Ui *ui, Box row, int which, const Offer *offer) {
    Box picture = box_cut_left(&row, PICTURE, 28);
    if (which == OFFER_CLOTH)
        draw_cloth_in(gallery, ui_canvas(ui), picture);
    else
        draw_card_in(gallery, ui_canvas(ui), picture, which == OFFER_BACK);
    draw_row(ui, row, offer);
}

void gallery_draw_use(GalleryScene *gallery, Ui *ui) {
    Canvas *canvas = ui_canvas(ui);
    Box screen = canvas_layout(canvas)->screen;
    Offer offers[OFFERS];
    char title[TITLE];
    ui_begin_modal(ui);
    canvas_fill(canvas, screen, STYLE_SCRIM);
    float wide = screen.width - 60 < WIDE ? screen.width - 60 : WIDE;
    float high = 2 * EDGE + 76 + 3 * ROW_HIGH + 24 + STYLE_BUTTON_HIGH;
    Box plate = box_place(screen, wide, high, 0.5f, 0.5f), rest = box_inset(plate, EDGE, EDGE);
    style_plate(canvas, plate);
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_HEADING, STYLE_BONE, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&rest, 56, 20), &heading, _("At the tables"));
    find_offers(gallery, offers, title);
    for (int i = 0; i < OFFERS; i++) draw_offer(gallery, ui, draw_line(canvas, &rest), i, &offers[i]);
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "use:done",
                            .box = box_place(rest, 220, STYLE_BUTTON_HIGH, 1, 1),
                            .label = _("Done"),
                            .is_primary = true});
}
