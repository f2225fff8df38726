/* The slideshow: one card after the other on a mat of its deck, with its story and its details around it,
 * then a slow zoom in and out; no controls. */
#include <math.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const double SLIDE_MS = 9000, SHIFT_MS = 1600, CLOSE_MS = 2600, BACK_MS = 7600;
static const float CLOSEST = 2.3f, BESIDE = 64; /* beside: of the words, to the window's edge */

void gallery_slides_start(GalleryScene *gallery) {
    gallery_finish(gallery);
    if (gallery->page != GALLERY_CARD) gallery->before = gallery->page;
    gallery->page = GALLERY_CARD;
    gallery->zoom = 0;
    gallery->is_turned = false;
    gallery->is_slideshow = true;
    gallery->is_using = false;
    gallery->slide = 0;
    gallery->slide_since = stage_now(gallery->scene.stage) - SHIFT_MS;
}

void gallery_slides_stop(GalleryScene *gallery) {
    if (!gallery->is_slideshow) return;
    gallery_finish(gallery);
    gallery->is_slideshow = false;
    ui_set_focus(gallery_services(gallery)->ui, "gallery:card");
}

double gallery_slides_next(const GalleryScene *gallery) { return gallery->slide_since + SLIDE_MS; }

bool gallery_slides_move(const GalleryScene *gallery) {
    return gallery->is_slideshow && !gallery_is_calm(gallery);
}

void gallery_slides_update(GalleryScene *gallery) {
    double now = stage_now(gallery->scene.stage);
    if (!gallery->is_slideshow || now < gallery_slides_next(gallery)) return;
    gallery_shift_to(gallery, (gallery->face + 1) % gallery_deck(gallery)->face_count);
    gallery->slide_since = now;
    gallery->slide++;
}

static float eased(double t) {
    float share = (float)fmin(fmax(t, 0), 1);
    return share * share * share * (share * (share * 6 - 15) + 10);
}

/* The camera: the zoom, 0 … 1, and the card's point at the centre. */
static float closeness(const GalleryScene *gallery, double gone) {
    if (gallery_is_calm(gallery)) return 0;
    return eased((gone - CLOSE_MS) / 2800) - eased((gone - BACK_MS + 1800) / 1800);
}

/* Over a card from close by, in a shade of their own. */
static void draw_caption(const GalleryScene *gallery, Canvas *canvas, float shown, float room) {
    static const float SIZE = 60, LEAST = 40;
    const char *words_of = gallery->description.name;
    Box screen = canvas_layout(canvas)->screen;
    Box band = box_place(screen, screen.width, 260, 0, 1);
    canvas_panel(canvas, band, &(PanelStyle){.top = 0x00000000u, .bottom = colour_fade(0xe0020508u, shown)});
    Box words = box_inset(band, BESIDE, 0);
    words.y += 96;
    TextStyle name = style_text(FONT_TITLE, SIZE, colour_fade(STYLE_BONE, shown), TEXT_LEFT);
    name.size = fmaxf(fminf(SIZE, SIZE * room / canvas_text_width(canvas, &name, words_of)), LEAST);
    TextStyle deck = style_text(FONT_TITLE, STYLE_SIZE_BODY, colour_fade(STYLE_BRASS_LIT, shown), TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&words, 32, 0), &deck, gallery_deck_name(gallery_deck(gallery)));
    canvas_text(canvas, box_cut_top(&words, 76, 0), &name, words_of);
}

/* The whole slide: upright above its story, otherwise between the story and the details. */
static Box whole_box(const Layout *layout, float shape) {
    static const float EDGE = 60, MOST_WIDE = 0.42f, MOST_HIGH = 0.58f;
    Box room = box_inset(layout->screen, EDGE, EDGE);
    float wide = layout->is_portrait ? room.width : layout->screen.width * MOST_WIDE;
    float most = layout->is_portrait ? layout->screen.height * MOST_HIGH : room.height;
    float high = fminf(most, wide / shape);
    return box_place(room, high * shape, high, 0.5f, layout->is_portrait ? 0 : 0.5f);
}

void gallery_draw_slide(GalleryScene *gallery, Ui *ui, double ahead_ms) {
    static const float AROUND_GONE = 0.4f; /* how close the card is when nothing is around it any more */
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    Box screen = layout->screen;
    double gone = stage_now(gallery->scene.stage) + ahead_ms - gallery->slide_since;
    float shape = gallery_face_shape(gallery_deck(gallery), gallery->face);
    float close = closeness(gallery, gone);
    float drift = gallery_is_calm(gallery) ? 0 : 0.035f * (float)fmin(gone / SLIDE_MS, 1);
    Box whole = whole_box(layout, shape);
    float high = whole.height * (1 + (CLOSEST - 1) * close + drift), wide = high * shape;
    /* To the motif, and from there towards one of the corners. */
    float along = (float)(gone - CLOSE_MS) / 6000 - 0.4f, side = gallery->slide % 2 ? -1.0f : 1.0f;
    float at_x = close * side * along * 0.16f, at_y = close * (along * 0.34f - 0.02f);
    float from = whole.y + whole.height / 2, middle = from + (screen.height / 2 - from) * close;
    Box box = {screen.width / 2 - wide / 2 - at_x * wide, middle - high / 2 - at_y * high, wide, high};
    bool is_shifting = gallery->move == GALLERY_SHIFTING;
    float arrived = is_shifting ? 0 : gallery_is_calm(gallery) ? 1 : eased((gone - SHIFT_MS + 500) / 700);
    float around = arrived * (1 - fminf(close / AROUND_GONE, 1));
    gallery_tell(gallery);
    ui_begin_group(ui);
    ui_hotspot(ui, &(Hotspot){.name = "gallery:stop", .box = screen});
    gallery_draw_around(gallery, canvas, whole, around);
    canvas_fill(canvas, screen, colour_fade(0xff01030au, 0.3f * close));
    gallery_draw_picture(gallery, canvas, box, whole.height * CLOSEST, ahead_ms);
    if (close > AROUND_GONE) /* in the same place */
        draw_caption(gallery, canvas, fminf((close - AROUND_GONE) / AROUND_GONE, 1),
                     screen.width - 2 * BESIDE);
}
