/* Uses the gallery's current selection at the tables: the deck, its back, the cloth. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "session/deck_choice.h"
#include "ui/style.h"

static const float EDGE = 28, HEADING_HIGH = 54, ROW_LEAST = 138, ROW_MOST = 216, ROW_GAP = 16, PICTURE = 178,
                   BED = 12, BUTTON_WIDE = 200, WIDE_ROW = 520, WORDS_HIGH = 104;

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

/* ---- the plate ---- */

static void draw_words(Canvas *canvas, Box words, const Offer *offer) {
    TextStyle title = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    TextStyle what = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&words, 40, 2), &title, offer->title);
    canvas_paragraph_within(canvas, words, &what, offer->what);
}

static void draw_button(Ui *ui, Box box, const Offer *offer) {
    ui_button(ui, &(Button){.name = offer->name,
                            .box = box_place(box, BUTTON_WIDE, STYLE_BUTTON_HIGH, 0, 0.5f),
                            .label = offer->is_used ? _("In use") : _("Use"),
                            .is_disabled = offer->is_used || !offer->is_possible});
}

static void draw_card_in(const GalleryScene *gallery, Canvas *canvas, Box box, bool is_back) {
    const GalleryDeck *deck = gallery_deck(gallery);
    char asset[GALLERY_ASSET];
    float shape = gallery_deck_shape(deck), high = fminf(box.height, box.width / shape);
    if (is_back)
        gallery_back_asset(deck, gallery->face,
                           gallery->back < deck_choice_backs(deck->entry) ? gallery->back : 0, asset);
    else
        gallery_face_asset(deck, gallery->face, asset);
    Box card = box_place(box, high * shape, high, 0.5f, 0.5f);
    Box fallen = {card.x + 2, card.y + high * 0.03f, card.width, card.height};
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = fallen, .fade = 0.3f, .effect = SPRITE_SHADOW});
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = card});
}

static void draw_cloth_in(const GalleryScene *gallery, Canvas *canvas, Box box) {
    int cloth = cloth_of(gallery), used = deck_choice_cloth(settings_of(gallery));
    char asset[GALLERY_ASSET];
    snprintf(asset, sizeof asset, "cloth/%s", deck_cloth_face(cloth < 0 ? used : cloth));
    Box piece = box_place(box, box.width, fminf(box.width, box.height), 0.5f, 0.5f);
    float nearer = piece.height * 0.2f;
    canvas_push_clip(canvas, piece);
    canvas_sprite(canvas, &(Sprite){.asset = asset,
                                    .box = box_place(box_inset(piece, -nearer * 16 / 9, -nearer),
                                                     (piece.height + 2 * nearer) * 16 / 9,
                                                     piece.height + 2 * nearer, 0.5f, 0.5f),
                                    .fade = cloth < 0 ? 0.5f : 0});
    canvas_pop_clip(canvas);
    canvas_panel(canvas, piece, &(PanelStyle){.edge = STYLE_BRASS, .edge_width = 2});
}

/* A bed of felt in the wood, under the plate's lamp. */
static Box draw_bed(Canvas *canvas, Box box) {
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = STYLE_FELT_LIT,
                               .bottom = STYLE_FELT,
                               .edge = STYLE_BRASS_DIM,
                               .edge_width = 1.5f,
                               .radius = 6});
    canvas_fill(canvas, (Box){box.x + 2, box.y + 2, box.width - 4, 5}, 0x50000000u);
    canvas_push_clip(canvas, box);
    canvas_glow(canvas, box_place(box, 20, 6, 0.5f, 0.2f), 3, box.height * 0.6f, 0x30ffd9a0u);
    canvas_pop_clip(canvas);
    return box_inset(box, BED, BED);
}

void gallery_draw_tried(const GalleryScene *gallery, Canvas *canvas, Box box) {
    bool has_back = gallery_has_cards(gallery);
    if (has_back) {
        Box back = box_cut_left(&box, (box.width - ROW_GAP) / 2, ROW_GAP);
        draw_card_in(gallery, canvas, draw_bed(canvas, back), true);
    }
    draw_cloth_in(gallery, canvas, draw_bed(canvas, box));
}

/* The button is beside the words of a wide row, otherwise below them. */
static void draw_offer(const GalleryScene *gallery, Ui *ui, Box row, int which, const Offer *offer) {
    Canvas *canvas = ui_canvas(ui);
    Box bed = draw_bed(canvas, box_cut_left(&row, PICTURE, 24));
    if (which == OFFER_CLOTH)
        draw_cloth_in(gallery, canvas, bed);
    else
        draw_card_in(gallery, canvas, bed, which == OFFER_BACK);
    bool is_wide = row.width > WIDE_ROW;
    Box button = is_wide ? box_cut_right(&row, BUTTON_WIDE, 20) : box_cut_bottom(&row, STYLE_BUTTON_HIGH, 6);
    Box words = is_wide ? box_place(row, row.width, fminf(row.height, WORDS_HIGH), 0, 0.5f) : row;
    draw_words(canvas, words, offer);
    draw_button(ui, button, offer);
}

float gallery_use_height(void) {
    return 2 * EDGE + HEADING_HIGH + (float)OFFERS * (ROW_LEAST + ROW_GAP) + STYLE_BUTTON_HIGH;
}

/* Part of the page, which goes on beside it: what is tried on there is what is offered here. */
void gallery_draw_use(GalleryScene *gallery, Ui *ui, Box box) {
    Canvas *canvas = ui_canvas(ui);
    Offer offers[OFFERS];
    char title[TITLE];
    Box rest = box_inset(box, EDGE, EDGE);
    canvas_glow(canvas, (Box){box.x + 6, box.y + 12, box.width - 12, box.height - 8}, 16, 20, 0xa0000000u);
    style_plate(canvas, box);
    canvas_push_clip(canvas, box_inset(box, 8, 8));
    canvas_glow(canvas, box_place(box, box.width * 0.4f, 8, 0.5f, 0), 4, box.width * 0.5f, 0x48ffc878u);
    canvas_pop_clip(canvas);
    style_name_plate(canvas, box_cut_top(&rest, HEADING_HIGH - 18, 18), _("At the tables"));
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 0);
    float high = fminf(rest.height / (float)OFFERS - ROW_GAP, ROW_MOST);
    find_offers(gallery, offers, title);
    ui_begin_group(ui);
    for (int i = 0; i < OFFERS; i++)
        draw_offer(gallery, ui, box_cut_top(&rest, high, ROW_GAP), i, &offers[i]);
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "use:done",
                            .box = box_place(foot, BUTTON_WIDE, STYLE_BUTTON_HIGH, 1, 1),
                            .label = _("Done"),
                            .is_primary = true});
}
