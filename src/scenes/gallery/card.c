/* One large card: its picture, its neighbours, magnification. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "ui/card_bands.h"
#include "ui/ease.h"
#include "ui/style.h"
#include "ui/widgets.h"

/* No picture is rasterised higher than this: magnification overlays the visible parts, each rasterised
 * separately. */
static const float MAX_PIXELS = 1600;
static const float WORDS_HIGH = 770, MARGIN = 10, NEIGHBOUR = 0.58f, NEIGHBOUR_SEEN = 64;
static const float STANDING = 0.56f; /* a piece is so much of the height of a card */

static const char CLOTHS[] = "cloth"; /* their deck */

static bool is_cloth(const GalleryDeck *deck, int face) {
    return deck->kind == GALLERY_PIECES && strncmp(deck->faces[face], CLOTHS, strlen(CLOTHS)) == 0;
}

/* A cloth that is shown whole lies on a table; from close by it is its weave. */
static bool is_on_table(const GalleryScene *gallery) {
    return is_cloth(gallery_deck(gallery), gallery->face) && gallery_is_whole(gallery);
}

/* A piece that is a thing; people and cloths hang. */
static bool is_standing(const GalleryScene *gallery) {
    const GalleryDeck *deck = gallery_deck(gallery);
    return deck->kind == GALLERY_PIECES && !gallery_is_of_people(deck) && !is_cloth(deck, gallery->face);
}

/* ---- the picture ---- */

static int back_of(const GalleryScene *gallery, int face) {
    return gallery->back < gallery_back_count(gallery_deck(gallery), face) ? gallery->back : 0;
}

/* A person from close by: the painting in its frame, not the medallion. */
static void draw_painting(Canvas *canvas, const char *asset, Box box, float opacity) {
    static const float FRAME = 0.045f, WHOLE = 0.999f;
    Box picture = box_inset(box, box.width * FRAME, box.height * FRAME);
    if (opacity > WHOLE) gallery_draw_frame(canvas, picture, box.width * FRAME);
    gallery_draw_sitter(canvas, asset, picture, opacity);
}

/* The picture of a table with that cloth, in a frame; a neighbour is in the dark. */
static void draw_hung_table(const GalleryScene *gallery, Canvas *canvas, int face, Sprite sprite) {
    static const float FRAME = 0.03f;
    const char *cloth = gallery_deck(gallery)->faces[face] + strlen(CLOTHS) + 1;
    Box picture = box_inset(sprite.box, sprite.box.height * FRAME, sprite.box.height * FRAME);
    if (sprite.effect != SPRITE_PLAIN) return;
    gallery_draw_frame(canvas, picture, sprite.box.height * FRAME);
    gallery_draw_with_cloth(gallery, canvas, cloth, picture);
    if (sprite.fade > 0) canvas_fill(canvas, sprite.box, colour_fade(0xff0d0706u, sprite.fade));
}

/* The face as it is drawn where it fills the page. */
static void large_asset(const GalleryDeck *deck, int face, char asset[GALLERY_ASSET]) {
    char name[GALLERY_ASSET];
    gallery_face_asset(deck, face, name);
    bool has_room = strlen(name) + strlen(DECK_LARGE) < GALLERY_ASSET;
    snprintf(asset, GALLERY_ASSET, "%s%s", name, deck->kind == GALLERY_CARDS && has_room ? DECK_LARGE : "");
}

static void draw_side(const GalleryScene *gallery, Canvas *canvas, int face, bool is_back, Sprite sprite) {
    char asset[GALLERY_ASSET];
    if (is_back)
        gallery_back_asset(gallery_deck(gallery), face, back_of(gallery, face), asset);
    else
        large_asset(gallery_deck(gallery), face, asset);
    if (gallery_is_of_people(gallery_deck(gallery))) {
        if (sprite.effect == SPRITE_PLAIN) draw_painting(canvas, asset, sprite.box, 1 - sprite.fade);
        return;
    }
    if (is_cloth(gallery_deck(gallery), face) && gallery_is_whole(gallery)) {
        draw_hung_table(gallery, canvas, face, sprite);
        return;
    }
    float high = sprite.box.height;
    sprite.asset = asset;
    sprite.box = gallery_face_box(gallery_deck(gallery), face, sprite.box);
    sprite.raster_height *= sprite.box.height / high;
    if (is_standing(gallery) && sprite.effect == SPRITE_PLAIN) {
        bool is_whole = sprite.fade <= 0;
        if (is_whole) gallery_draw_sides(canvas, asset, sprite.box);
        sprite.effect = gallery_lamplit();
    }
    canvas_sprite(canvas, &sprite);
}

static void draw_shadow(const GalleryScene *gallery, Canvas *canvas, Box box, float turn, float lift) {
    char back[GALLERY_ASSET];
    if (gallery_is_of_people(gallery_deck(gallery)) || is_on_table(gallery)) return; /* its frame has one */
    gallery_back_asset(gallery_deck(gallery), gallery->face, 0, back);
    box = gallery_face_box(gallery_deck(gallery), gallery->face, box);
    Box fallen = {box.x, box.y + box.height * (0.024f + 0.03f * lift), box.width, box.height};
    /* The lamp hangs before it, a little to the left. */
    Box soft = box_inset(fallen, box.width * 0.08f, box.height * 0.06f);
    soft.x += box.width * 0.03f;
    soft.y += box.height * 0.05f;
    if (is_standing(gallery)) { /* on its own foot, before the wall */
        canvas_glow(canvas, soft, soft.height / 2, box.width * 0.14f, 0x90000000u);
        return;
    }
    canvas_glow(canvas, soft, 8, box.width * 0.12f, colour_fade(0xff000000u, 0.8f * fabsf(cosf(turn))));
    canvas_sprite(canvas, &(Sprite){.asset = back,
                                    .box = fallen,
                                    .turn = turn,
                                    .fade = 0.35f + 0.2f * lift,
                                    .effect = SPRITE_SHADOW,
                                    .raster_height = fminf(box.height, 700)});
}

static Box grown(Box box, float by) { return box_inset(box, -box.width * by / 2, -box.height * by / 2); }

/* It is lifted and turns about its long axis; its edge catches the light as it passes. */
static void draw_turning(const GalleryScene *gallery, Canvas *canvas, Box box, float raster, float moved) {
    bool is_over = moved >= 0.5f, is_back = gallery->is_turned == is_over;
    if (gallery_is_calm(gallery)) {
        draw_side(gallery, canvas, gallery->face, !gallery->is_turned,
                  (Sprite){.box = box, .fade = moved, .raster_height = raster});
        draw_side(gallery, canvas, gallery->face, gallery->is_turned,
                  (Sprite){.box = box, .fade = 1 - moved, .raster_height = raster});
        return;
    }
    float turn = ease_soft(moved) * 3.14159265f, lift = sinf(turn), facing = fabsf(cosf(turn));
    draw_shadow(gallery, canvas, box, turn, lift);
    Box raised = grown(box, 0.04f * lift);
    raised.y -= box.height * 0.012f * lift;
    draw_side(gallery, canvas, gallery->face, is_back,
              (Sprite){.box = raised, .turn = turn, .fade = 0.55f * (1 - facing), .raster_height = raster});
    if (facing > 0.3f) return;
    float lit = 1 - facing / 0.3f;
    Box edge = box_place(raised, fmaxf(raised.width * facing, 3), raised.height * 0.94f, 0.5f, 0.5f);
    canvas_glow(canvas, edge, 2, 26, colour_fade(0xffffe9c4u, 0.55f * lit));
}

/* Crossfades instead: motion is off, or it is a card that cannot shift. */
static bool goes_over(const GalleryScene *gallery) {
    return gallery_is_calm(gallery) || !gallery_has_cards(gallery);
}

static void draw_dark(Canvas *canvas, Box box, float moved) {
    float dark = fminf(1, fminf(moved, 1 - moved) * 6);
    canvas_fill(canvas, box, colour_fade(0xff01030au, dark * 0.66f));
}

void gallery_draw_dark(const GalleryScene *gallery, Canvas *canvas, Box box, double ahead_ms) {
    if (gallery->move == GALLERY_SHIFTING && !goes_over(gallery))
        draw_dark(canvas, box, gallery_moved(gallery, ahead_ms));
}

/* The light dims, the card breaks up behind a line of light, and the other forms (SH). */
static void draw_shifting(const GalleryScene *gallery, Canvas *canvas, Box box, float raster, float moved) {
    const GalleryDeck *deck = gallery_deck(gallery);
    char asset[GALLERY_ASSET], other[GALLERY_ASSET];
    if (goes_over(gallery)) {
        draw_side(gallery, canvas, gallery->face, false,
                  (Sprite){.box = box, .fade = moved, .raster_height = raster});
        draw_side(gallery, canvas, gallery->coming, false,
                  (Sprite){.box = box, .fade = 1 - moved, .raster_height = raster});
        return;
    }
    draw_dark(canvas, canvas_layout(canvas)->screen, moved);
    large_asset(deck, gallery->face, asset);
    large_asset(deck, gallery->coming, other);
    card_shift_alone(canvas, asset, other, box, moved);
}

void gallery_draw_picture(const GalleryScene *gallery, Canvas *canvas, Box box, float raster_height,
                          double ahead_ms) {
    float moved = gallery_moved(gallery, ahead_ms);
    float raster = fminf(raster_height, MAX_PIXELS / canvas_layout(canvas)->scale);
    switch (gallery->move) {
    case GALLERY_TURNING: draw_turning(gallery, canvas, box, raster, moved); return;
    case GALLERY_SHIFTING: draw_shifting(gallery, canvas, box, raster, moved); return;
    case GALLERY_ZOOMING:
    case GALLERY_OPENING:
    case GALLERY_AT_REST: break;
    }
    draw_shadow(gallery, canvas, box, 0, 0);
    draw_side(gallery, canvas, gallery->face, gallery->is_turned,
              (Sprite){.box = box, .raster_height = raster});
}

/* ---- from close by ---- */

/* Only once it is rasterised: until then the picture beneath is better than a gap. */
static void draw_part_of(Canvas *canvas, const char *asset, Box box) {
    float scale = canvas_layout(canvas)->scale;
    int width = (int)roundf(box.width * scale), height = (int)roundf(box.height * scale);
    SpriteRaster raster = sprites_get(canvas_sprites(canvas), asset, width, height, SPRITE_PLAIN);
    if (raster.is_exact) canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box});
}

/* The magnified card, whose parts are drawn separately: at whole pixels, to avoid seams. */
static void draw_close(const GalleryScene *gallery, Canvas *canvas, Box box, Box seen) {
    const GalleryDeck *deck = gallery_deck(gallery);
    char asset[GALLERY_ASSET], part[GALLERY_ASSET + 40];
    box = gallery_face_box(deck, gallery->face, box);
    float scale = canvas_layout(canvas)->scale;
    int parts = (int)ceilf(box.height * scale / MAX_PIXELS) * 2;
    float wide = roundf(box.width * scale / (float)parts) / scale;
    float high = roundf(box.height * scale / (float)parts) / scale;
    float left = roundf(box.x * scale) / scale, top = roundf(box.y * scale) / scale;
    gallery_face_asset(deck, gallery->face, asset);
    if (gallery->is_turned) gallery_back_asset(deck, gallery->face, back_of(gallery, gallery->face), asset);
    for (int i = 0; i < parts * parts; i++) {
        Box place = {left + wide * (float)(i % parts), top + high * (float)(i / parts), wide, high};
        int length = snprintf(part, sizeof part, "%s@%d,%d/%d", asset, i % parts, i / parts, parts);
        if (length < GALLERY_ASSET && box_overlaps(place, seen)) draw_part_of(canvas, part, place);
    }
}

/* ---- neighbours ---- */

static Box both(Box one, Box other) {
    float right = fmaxf(one.x + one.width, other.x + other.width),
          foot = fmaxf(one.y + one.height, other.y + other.height);
    Box all = {fminf(one.x, other.x), fminf(one.y, other.y), 0, 0};
    all.width = right - all.x;
    all.height = foot - all.y;
    return all;
}

/* An arrow on a disc of its own, beside the card and clear of its neighbour. */
static void draw_arrow(Canvas *canvas, Box disc, float side, bool is_near) {
    static const float REACH = 0.24f, WIDE = 4;
    float x = disc.x + disc.width / 2 + side * 2, y = disc.y + disc.height / 2, reach = disc.width * REACH;
    Colour colour = is_near ? STYLE_BRASS_LIT : STYLE_BONE;
    canvas_glow(canvas, (Box){disc.x + 2, disc.y + 5, disc.width, disc.height}, disc.width / 2, 8,
                0xa0000000u);
    canvas_panel(canvas, disc,
                 &(PanelStyle){.top = is_near ? STYLE_OAK_LIT : 0xff2a2018u,
                               .bottom = STYLE_OAK,
                               .edge = is_near ? STYLE_BRASS_LIT : STYLE_BRASS_DIM,
                               .edge_width = 2,
                               .radius = disc.width / 2});
    canvas_line(canvas, x - side * reach / 2, y - reach, x + side * reach / 2, y, WIDE, colour);
    canvas_line(canvas, x + side * reach / 2, y, x - side * reach / 2, y + reach, WIDE, colour);
}

/* In the free corner below what is seen of the neighbour; beside a piece on the front of its board. */
static Box arrow_box(const GalleryScene *gallery, Box box, Box card, Box neighbour, int step) {
    static const float SIDE = 56, BELOW = 28, BOARD = 44;
    float free = step < 0 ? card.x - box.x : box.x + box.width - card.x - card.width;
    float x = step < 0 ? box.x + free / 2 : box.x + box.width - free / 2;
    float y = neighbour.y + neighbour.height + BELOW;
    if (is_standing(gallery)) {
        x = step < 0 ? box.x + SIDE : box.x + box.width - SIDE;
        y = fminf(card.y + card.height + BOARD + BELOW, box.y + box.height - SIDE);
    }
    float side = fminf(SIDE, free - 8);
    return (Box){x - side / 2, y, side, side};
}

/* The previous or next card, half behind this one; its visible part is a link to it. */
static void draw_neighbour(const GalleryScene *gallery, Ui *ui, Box box, Box card, int step) {
    const GalleryDeck *deck = gallery_deck(gallery);
    int face = (gallery->face + step + deck->face_count) % deck->face_count;
    float high = card.height * NEIGHBOUR, wide = high * gallery_face_shape(deck, face);
    float out = fminf(card.width / 2 + wide * 0.42f, box.width / 2 - wide / 2);
    float middle = card.x + card.width / 2 + (float)step * out;
    Box place = {middle - wide / 2, card.y + (card.height - high) / 2, wide, high}, seen = place;
    if (step < 0)
        seen.width = card.x - place.x;
    else
        seen.x = card.x + card.width, seen.width = place.x + wide - seen.x;
    bool is_seen = !is_standing(gallery); /* other pieces stand beside it */
    Box arrow = arrow_box(gallery, box, card, place, step);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = step < 0 ? "gallery:previous" : "gallery:next",
                                                   .box = is_seen ? both(seen, arrow) : arrow});
    bool is_near = gallery_is_near(state);
    /* In the dark beside the lamp: black, and as much of the face as its light reaches. */
    if (is_seen)
        draw_side(gallery, ui_canvas(ui), face, gallery->is_turned,
                  (Sprite){.box = place, .fade = 0.12f, .effect = SPRITE_SHADOW});
    if (is_seen)
        draw_side(gallery, ui_canvas(ui), face, gallery->is_turned,
                  (Sprite){.box = place, .fade = is_near ? 0.2f : 0.72f});
    gallery_begin_tools(gallery, ui_canvas(ui));
    draw_arrow(ui_canvas(ui), arrow, (float)step, is_near);
    gallery_end_tools(gallery, ui_canvas(ui));
}

/* ---- the page ---- */

/* The lamp before it lights the wall around its upper half; the card's own colour shines over its edges. */
static void draw_light(const GalleryScene *gallery, Canvas *canvas, Box picture) {
    static const float CORE = 20;
    Box light = box_inset(picture, picture.width * 0.36f, picture.height * 0.36f);
    Box lamp = box_place(picture, CORE, CORE, 0.5f, 0.28f);
    canvas_glow(canvas, lamp, CORE / 2, picture.height * 0.78f, 0x46ffc88cu);
    canvas_glow(canvas, lamp, CORE / 2, picture.height * 0.52f, 0x5affdcaau);
    canvas_glow(canvas, light, light.width / 2, picture.height * 0.5f,
                colour_fade(gallery->description.glow, 0.3f));
}

/* Whether keys are at the card, while its tools are shown. */
static bool shows_focus(const GalleryScene *gallery, Ui *ui) {
    return ui_shows_focus(ui) && strcmp(ui_focus(ui), "gallery:card") == 0 && !gallery->is_looking &&
           gallery->move == GALLERY_AT_REST;
}

/* A thin rim of light along the outline of what is shown; most of it is behind the picture. */
static void draw_focus(const GalleryScene *gallery, Canvas *canvas, Box picture) {
    static const float WIDER = 4, BEHIND = 0.014f;
    const GalleryDeck *deck = gallery_deck(gallery);
    char asset[GALLERY_ASSET];
    if (gallery_is_of_people(deck) || is_on_table(gallery)) {
        canvas_glow(canvas, picture, WIDER, 3 * WIDER, STYLE_BRASS_LIT);
        return;
    }
    gallery_face_asset(deck, gallery->face, asset);
    if (gallery->is_turned) gallery_back_asset(deck, gallery->face, back_of(gallery, gallery->face), asset);
    Box box = gallery_face_box(deck, gallery->face, picture);
    canvas_sprite(canvas, &(Sprite){.asset = asset,
                                    .box = box_inset(box, box.height * BEHIND, box.height * BEHIND),
                                    .fade = 0.1f,
                                    .effect = SPRITE_RIM,
                                    .raster_height = fminf(box.height, 700)});
}

/* The height of the whole card, leaving room for its neighbours. */
static float whole_height(Box box, float shape) {
    Box room = box_inset(box, MARGIN + NEIGHBOUR_SEEN, MARGIN);
    return fminf(room.height, room.width / shape);
}

float gallery_words_height(const GalleryScene *gallery, Box box) {
    float shape = gallery_face_shape(gallery_deck(gallery), gallery->face);
    return fmaxf(WORDS_HIGH, box.height - (box.width - 2 * NEIGHBOUR_SEEN) / shape - 2 * MARGIN);
}

/* Magnified the card has the room of the words too, down to its tools; where these are hidden it goes on
 * under them. No tool lies over it. */
void gallery_draw_card(GalleryScene *gallery, Ui *ui, Box box, Box words, double ahead_ms) {
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    float shape = gallery_face_shape(gallery_deck(gallery), gallery->face);
    bool is_whole = gallery_is_whole(gallery);
    gallery_tell(gallery);
    float whole = whole_height(box, shape) * (is_standing(gallery) ? STANDING : 1);
    if (is_whole) {
        ui_begin_group(ui);
        if (gallery->is_using)
            gallery_draw_use(gallery, ui, words);
        else
            gallery_draw_description(gallery, ui, words);
    } else {
        float foot = words.y + words.height;
        box = both(box, words);
        box.height = foot - box.y;
    }
    float high = roundf(whole * gallery_magnified(gallery, ahead_ms) * layout->scale) / layout->scale;
    float raster = gallery->move == GALLERY_ZOOMING ? whole * gallery_magnified(gallery, 1e6) : high;
    ui_begin_group(ui);
    canvas_push_clip(canvas, (Box){0}); /* light shows its focus instead of corners */
    Box picture =
        ui_pan(ui, &(Pan){.name = "gallery:card", .box = box, .width = high * shape, .height = high});
    canvas_pop_clip(canvas);
    if (is_whole) {
        draw_light(gallery, canvas, picture);
        if (is_standing(gallery)) gallery_draw_stand(gallery, canvas, box, picture);
        draw_neighbour(gallery, ui, box, picture, -1);
        draw_neighbour(gallery, ui, box, picture, 1);
        if (shows_focus(gallery, ui)) draw_focus(gallery, canvas, picture);
    }
    Box open = layout->screen;
    if (!is_whole && !gallery->is_looking) open.height = box.y + box.height;
    canvas_push_clip(canvas, open);
    gallery_draw_picture(gallery, canvas, picture, raster, ahead_ms);
    bool is_painting = gallery_is_of_people(gallery_deck(gallery)); /* is drawn at its full size */
    if (gallery->move == GALLERY_AT_REST && !is_painting && picture.height * layout->scale > MAX_PIXELS)
        draw_close(gallery, canvas, picture, open);
    canvas_pop_clip(canvas);
}
