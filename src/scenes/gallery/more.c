/* The menu of what is done seldom: other backs and cloths to try on, the slideshow, what to use at the
 * tables, export. All but the choices have keys that do the same while the menu is closed. */
#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float WIDE = 640, EDGE = 30, ROW_GAP = 12, TRIED_LEAST = 160;

/* Buttons of the menu; the last two only for cards. */
static const struct {
    const char *name, *label;
    uint32_t key;
    bool is_for_cards;
} rows[] = {{"gallery:slideshow", N_("Slideshow"), 'p', false},
            {"gallery:use", N_("Use at the tables"), 'u', true},
            {"gallery:export", N_("Export"), 'e', true}};
enum { ROWS = sizeof rows / sizeof *rows };

const char *gallery_more_at(const GalleryScene *gallery, uint32_t key) {
    for (int i = 0; i < ROWS; i++)
        if (rows[i].key == key && (!rows[i].is_for_cards || gallery_has_cards(gallery))) return rows[i].name;
    return NULL;
}

const char *gallery_more_first(const GalleryScene *gallery) {
    bool has_backs =
        gallery_has_cards(gallery) && gallery_back_count(gallery_deck(gallery), gallery->face) > 1;
    return has_backs ? "gallery:back" : "gallery:theme";
}

static void draw_back_choice(const GalleryScene *gallery, Ui *ui, Box box) {
    char text[GALLERY_BACK_NAME];
    int backs = gallery_back_count(gallery_deck(gallery), gallery->face);
    int back = gallery->back < backs ? gallery->back : 0;
    gallery_back_name(gallery_deck(gallery), gallery->face, back, text);
    ui_choice(ui, &(Choice){.name = "gallery:back",
                            .box = box,
                            .label = C_("of a card", "Back"),
                            .label_share = 0.4f,
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
                            .label = _("Cloth"),
                            .label_share = 0.4f,
                            .text = gallery_theme_name(gallery->theme),
                            .value = gallery->theme,
                            .maximum = gallery->cloths,
                            .step = 1,
                            .goes_around = true});
}

static int button_rows(const GalleryScene *gallery) { return gallery_has_cards(gallery) ? ROWS : 1; }

/* Over the button that opened it, so that what is tried on can be seen; beside one card over all its words,
 * of which none is cut off, with pictures of what is tried on. */
void gallery_draw_more(const GalleryScene *gallery, Ui *ui, Box above) {
    static const float SHADE = 30, BELOW = 18;
    Canvas *canvas = ui_canvas(ui);
    Box screen = canvas_layout(canvas)->screen;
    bool has_cards = gallery_has_cards(gallery);
    int lines = button_rows(gallery) + 2 + has_cards;
    float wide = WIDE < screen.width - 60 ? WIDE : screen.width - 60;
    float high = 2 * EDGE + (STYLE_BUTTON_HIGH + ROW_GAP) * (float)lines - ROW_GAP;
    Box plate = {above.x + above.width - wide, above.y - high - BELOW, wide, high};
    if (plate.x < 30) plate.x = 30;
    if (plate.y < 20) plate.y = 20;
    Box words = gallery->words;
    float tried = gallery->page == GALLERY_CARD ? plate.y - words.y : 0;
    bool has_tried = tried > TRIED_LEAST;
    if (has_tried) plate = (Box){words.x, words.y, words.width, high + tried};
    ui_begin_modal(ui);
    canvas_glow(canvas, plate, 22, SHADE, 0xc0000000u);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, EDGE, EDGE);
    if (has_tried) gallery_draw_tried(gallery, canvas, box_cut_top(&rest, tried - 2 * ROW_GAP, 2 * ROW_GAP));
    if (has_cards) {
        ui_begin_group(ui); /* each choice needs the arrow keys for itself */
        draw_back_choice(gallery, ui, box_cut_top(&rest, STYLE_BUTTON_HIGH, ROW_GAP));
    }
    ui_begin_group(ui);
    draw_theme_choice(gallery, ui, box_cut_top(&rest, STYLE_BUTTON_HIGH, ROW_GAP));
    ui_begin_group(ui);
    for (int i = 0; i < button_rows(gallery); i++)
        ui_button(ui, &(Button){.name = rows[i].name,
                                .box = box_cut_top(&rest, STYLE_BUTTON_HIGH, ROW_GAP),
                                .label = _(rows[i].label),
                                .key = rows[i].key});
    ui_button(ui, &(Button){.name = "more:done", .box = rest, .label = _("Done"), .is_primary = true});
}
