/* One card large, with what is told of it. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery_private.h"
#include "ui/card_bands.h"
#include "ui/style.h"
#include "ui/widgets.h"

/* No drawing is made higher than this: a closer look lays the parts that are seen over it, each drawn by
 * itself. */
static const float MOST_PIXELS = 1600;
static const float WORDS_WIDE = 620, WORDS_HIGH = 560, MARGIN = 36;
static const float zooms[GALLERY_ZOOMS] = {1, 1.5f, 2, 3, 4, 6, 10, 16};

/* --- the picture
 * ------------------------------------------------------------------------------------------------- */

static void draw_side(const GalleryScene *gallery, Canvas *canvas, int face, bool is_back, Sprite sprite) {
    const GalleryDeck *deck = gallery_deck(gallery);
    char asset[GALLERY_ASSET], back[GALLERY_ASSET];
    int backs = gallery_back_count(deck, face);
    gallery_face_asset(deck, face, asset);
    gallery_back_asset(deck, face, gallery->back < backs ? gallery->back : 0, back);
    sprite.asset = is_back ? back : asset;
    sprite.raster_height = fminf(sprite.box.height, MOST_PIXELS / canvas_layout(canvas)->scale);
    canvas_sprite(canvas, &sprite);
}

static void draw_shadow(const GalleryScene *gallery, Canvas *canvas, Box box, float turn, float lift) {
    char back[GALLERY_ASSET];
    gallery_back_asset(gallery_deck(gallery), gallery->face, 0, back);
    Box fallen = {box.x, box.y + box.height * (0.018f + 0.02f * lift), box.width, box.height};
    canvas_sprite(canvas, &(Sprite){.asset = back,
                                    .box = fallen,
                                    .turn = turn,
                                    .fade = 0.35f,
                                    .effect = SPRITE_SHADOW,
                                    .raster_height = fminf(box.height, 700)});
}

static float eased(float t) { return t * t * (3 - 2 * t); }

static void draw_turning(const GalleryScene *gallery, Canvas *canvas, Box box, float moved) {
    bool is_over = moved >= 0.5f;
    bool is_back = gallery->is_turned == is_over;
    if (gallery_is_calm(gallery)) {
        draw_side(gallery, canvas, gallery->face, !gallery->is_turned, (Sprite){.box = box, .fade = moved});
        draw_side(gallery, canvas, gallery->face, gallery->is_turned,
                  (Sprite){.box = box, .fade = 1 - moved});
        return;
    }
    float turn = eased(moved) * 3.14159265f;
    draw_shadow(gallery, canvas, box, turn, sinf(turn));
    draw_side(gallery, canvas, gallery->face, is_back, (Sprite){.box = box, .turn = turn});
}

/* The light drops, the card breaks up behind a line of light, and the other forms (SH). */
static void draw_shifting(const GalleryScene *gallery, Canvas *canvas, Box box, float moved) {
    const GalleryDeck *deck = gallery_deck(gallery);
    char asset[GALLERY_ASSET], other[GALLERY_ASSET];
    if (gallery_is_calm(gallery)) {
        draw_side(gallery, canvas, gallery->face, false, (Sprite){.box = box, .fade = moved});
        draw_side(gallery, canvas, gallery->coming, false, (Sprite){.box = box, .fade = 1 - moved});
        return;
    }
    float dark = fminf(1, fminf(moved, 1 - moved) * 6);
    canvas_fill(canvas, canvas_layout(canvas)->screen, colour_fade(0xff01030au, dark * 0.66f));
    gallery_face_asset(deck, gallery->face, asset);
    gallery_face_asset(deck, gallery->coming, other);
    card_shift_alone(canvas, asset, other, box, moved);
}

/* Only once it is there: what lies beneath is better than a blank. */
static void draw_part_of(Canvas *canvas, const char *asset, Box box) {
    float scale = canvas_layout(canvas)->scale;
    int width = (int)roundf(box.width * scale), height = (int)roundf(box.height * scale);
    SpriteRaster raster = sprites_get(canvas_sprites(canvas), asset, width, height, SPRITE_PLAIN);
    if (raster.is_exact) canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box});
}

static bool touches(Box box, Box seen) {
    return box.x < seen.x + seen.width && seen.x < box.x + box.width && box.y < seen.y + seen.height &&
           seen.y < box.y + box.height;
}

/* The card as it lies, from so close that its parts are drawn by themselves: whole pixels each, or seams
 * show. */
static void draw_close(const GalleryScene *gallery, Canvas *canvas, Box box, Box seen) {
    const GalleryDeck *deck = gallery_deck(gallery);
    char asset[GALLERY_ASSET], part[GALLERY_ASSET + 40];
    int backs = gallery_back_count(deck, gallery->face);
    float scale = canvas_layout(canvas)->scale;
    int parts = (int)ceilf(box.height * scale / MOST_PIXELS) * 2;
    float wide = roundf(box.width * scale / (float)parts) / scale;
    float high = roundf(box.height * scale / (float)parts) / scale;
    float left = roundf(box.x * scale) / scale, top = roundf(box.y * scale) / scale;
    gallery_face_asset(deck, gallery->face, asset);
    if (gallery->is_turned)
        gallery_back_asset(deck, gallery->face, gallery->back < backs ? gallery->back : 0, asset);
    for (int i = 0; i < parts * parts; i++) {
        Box place = {left + wide * (float)(i % parts), top + high * (float)(i / parts), wide, high};
        int length = snprintf(part, sizeof part, "%s@%d,%d/%d", asset, i % parts, i / parts, parts);
        if (length < GALLERY_ASSET && touches(place, seen)) draw_part_of(canvas, part, place);
    }
}

static void draw_picture(const GalleryScene *gallery, Canvas *canvas, Box box, double ahead_ms) {
    float moved = gallery_moved(gallery, ahead_ms);
    switch (gallery->move) {
    case GALLERY_TURNING: draw_turning(gallery, canvas, box, moved); return;
    case GALLERY_SHIFTING: draw_shifting(gallery, canvas, box, moved); return;
    case GALLERY_AT_REST: break;
    }
    draw_shadow(gallery, canvas, box, 0, 0);
    draw_side(gallery, canvas, gallery->face, gallery->is_turned, (Sprite){.box = box});
}

/* --- the words
 * --------------------------------------------------------------------------------------------------- */

static void tell(GalleryScene *gallery) {
    GalleryTold *told = &gallery->told;
    if (told->name[0] && told->deck == gallery->deck && told->face == gallery->face) return;
    const GalleryDeck *deck = gallery_deck(gallery);
    SabaccCard card = gallery_card(deck, gallery->face);
    *told = (GalleryTold){.deck = gallery->deck, .face = gallery->face};
    Text others = text_over(told->others, sizeof told->others),
         values = text_over(told->values, sizeof told->values),
         meaning = text_over(told->meaning, sizeof told->meaning);
    gallery_name(card, deck->faces[gallery->face], told->name);
    if (card == SABACC_CARD_NONE) return;
    gallery_other_names(card, &others);
    gallery_values(card, &values);
    gallery_meaning(card, &meaning);
    snprintf(told->source, sizeof told->source, "%s", gallery_source(card));
}

/* A heading and what stands under it, or only its height. */
static float draw_part(Canvas *canvas, Box *rest, const char *title, const char *words, float size,
                       bool is_measured_only) {
    if (!words[0]) return 0;
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_SMALL, STYLE_AMBER, TEXT_LEFT);
    TextStyle style = style_text(FONT_TEXT, size, STYLE_BONE, TEXT_LEFT);
    float high = canvas_paragraph(canvas, *rest, &style, words, true);
    if (!is_measured_only) {
        canvas_text(canvas, box_cut_top(rest, 30, 2), &heading, title);
        canvas_paragraph(canvas, box_cut_top(rest, high, 18), &style, words, false);
    }
    return high + 50;
}

static float draw_parts(const GalleryTold *told, Canvas *canvas, Box rest, bool is_measured_only) {
    float high = draw_part(canvas, &rest, _("Worth"), told->values, STYLE_SIZE_SMALL + 1, is_measured_only);
    high += draw_part(canvas, &rest, _("Meaning"), told->meaning, STYLE_SIZE_SMALL + 1, is_measured_only);
    return high + draw_part(canvas, &rest, _("Source"), told->source, STYLE_SIZE_SMALL, is_measured_only);
}

static void draw_words(const GalleryScene *gallery, Ui *ui, Box box) {
    const GalleryTold *told = &gallery->told;
    Canvas *canvas = ui_canvas(ui);
    char place[160];
    style_plate(canvas, box);
    Box rest = box_inset(box, 34, 26);
    TextStyle title = style_text(FONT_TITLE, STYLE_SIZE_HEADING - 4, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    float high = canvas_paragraph(canvas, rest, &title, told->name, true);
    canvas_paragraph(canvas, box_cut_top(&rest, high, 4), &title, told->name, false);
    snprintf(place, sizeof place, _("%s, %d of %d"), gallery_deck_name(gallery_deck(gallery)),
             gallery->face + 1, gallery_deck(gallery)->face_count);
    canvas_text(canvas, box_cut_top(&rest, 28, 6), &small, place);
    if (told->others[0]) {
        snprintf(place, sizeof place, _("Also called: %.120s"), told->others);
        canvas_text(canvas, box_cut_top(&rest, 28, 6), &small, place);
    }
    box_cut_top(&rest, 1, 14);
    Box measure = {0, 0, rest.width - 18, 0};
    Box all = ui_begin_scroll(ui, "gallery:words", rest, draw_parts(told, canvas, measure, true));
    all.width = rest.width - 18;
    draw_parts(told, canvas, all, false);
    ui_end_scroll(ui);
}

/* --- both
 * ---------------------------------------------------------------------------------------------------------
 */

void gallery_draw_card(GalleryScene *gallery, Ui *ui, Box box, double ahead_ms) {
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    float shape = gallery_deck_shape(gallery_deck(gallery));
    tell(gallery);
    if (gallery->zoom == 0) {
        Box words =
            layout->is_portrait ? box_cut_bottom(&box, WORDS_HIGH, 24) : box_cut_right(&box, WORDS_WIDE, 24);
        ui_begin_group(ui);
        draw_words(gallery, ui, words);
    }
    Box room = box_inset(box, MARGIN, MARGIN);
    float high = fminf(room.height, room.width / shape) * zooms[gallery->zoom];
    high = roundf(high * layout->scale) / layout->scale;
    ui_begin_group(ui);
    Box picture =
        ui_pan(ui, &(Pan){.name = "gallery:card", .box = box, .width = high * shape, .height = high});
    canvas_push_clip(canvas, gallery->move == GALLERY_SHIFTING ? layout->screen : box);
    draw_picture(gallery, canvas, picture, ahead_ms);
    if (gallery->move == GALLERY_AT_REST && picture.height * layout->scale > MOST_PIXELS)
        draw_close(gallery, canvas, picture, box);
    canvas_pop_clip(canvas);
}
