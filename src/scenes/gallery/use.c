/* Uses the gallery's current selection at the tables: the deck, its back, the cloth. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "session/deck_choice.h"
#include "ui/style.h"

static const float EDGE = 28, HEADING_HIGH = 54, ROW = 112, PICTURE_LEAST = 250, PICTURE_GAP = 20,
                   BUTTON_WIDE = 200, WORDS_HIGH = 92;

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

/* The words and the button beside them, on a line of brass. */
static void draw_offer(Ui *ui, Box row, const Offer *offer) {
    static const float BUTTON_APART = 20;
    canvas_fill(ui_canvas(ui), (Box){row.x, row.y, row.width, 1.5f}, colour_fade(STYLE_BRASS_DIM, 0.8f));
    Box button = box_cut_right(&row, BUTTON_WIDE, BUTTON_APART);
    draw_words(ui_canvas(ui), box_place(row, row.width, fminf(row.height, WORDS_HIGH), 0, 0.5f), offer);
    draw_button(ui, button, offer);
}

float gallery_use_height(void) {
    return 2 * EDGE + HEADING_HIGH + PICTURE_LEAST + PICTURE_GAP + (float)OFFERS * ROW + STYLE_BUTTON_HIGH;
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
    Box rows = box_cut_bottom(&rest, (float)OFFERS * ROW, PICTURE_GAP);
    gallery_draw_tried(gallery, canvas, rest);
    find_offers(gallery, offers, title);
    ui_begin_group(ui);
    for (int i = 0; i < OFFERS; i++) draw_offer(ui, box_cut_top(&rows, ROW, 0), &offers[i]);
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "use:done",
                            .box = box_place(foot, BUTTON_WIDE, STYLE_BUTTON_HIGH, 1, 1),
                            .label = _("Done"),
                            .is_primary = true});
}
