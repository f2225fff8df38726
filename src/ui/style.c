#include "ui/style.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const BackdropShape style_backdrops[] = {
    [STYLE_BACKDROP_LOUNGE] = {.top = 0xff0a0f15u,
                               .bottom = 0xff141b22u,
                               .light = 0xb0413019u,
                               .light_x = 0.5f,
                               .light_y = 1.05f,
                               .light_reach = 1.0f,
                               .vignette = 0.45f},
    [STYLE_BACKDROP_TABLE] = {.top = 0xff0e2024u,
                              .bottom = 0xff0b181cu,
                              .light = 0xe01f4a4bu,
                              .light_x = 0.5f,
                              .light_y = 0.46f,
                              .light_reach = 0.95f,
                              .vignette = 0.6f},
    [STYLE_BACKDROP_CURTAIN] = {.top = 0xff120a0eu,
                                .bottom = 0xff1c0f14u,
                                .light = 0x90521c26u,
                                .light_x = 0.5f,
                                .light_y = 0.2f,
                                .light_reach = 0.9f,
                                .vignette = 0.6f},
    [STYLE_BACKDROP_WALL] = {.top = 0xff2a1c11u,
                             .bottom = 0xff120b07u,
                             .light = 0xa0784a1cu,
                             .light_x = 0.5f,
                             .light_y = 0.12f,
                             .light_reach = 0.9f,
                             .vignette = 0.55f},
};

void style_backdrop(Canvas *canvas, StyleBackdrop backdrop) {
    canvas_backdrop(canvas, &style_backdrops[backdrop]);
}

/* Its lamps and materials are those of its scene (art/places). */
typedef struct PlaceLook {
    const char *place;
    Colour light;
    StyleLamps lamps;
    Material cloth, rail;
    PlaqueMaterial plaque;
    StyleTray tray;
} PlaceLook;
static const PlaceLook place_looks[] = {
#define PLACE(name, light, room, lamp, cloth, rail, plaque, felt, lip)                                       \
    {#name, light, {room, lamp}, MATERIAL_##cloth, MATERIAL_##rail, PLAQUE_##plaque, {felt, lip}},
#include "ui/places.def"
#undef PLACE
};

static PlaceLook place_look_of(const char *place) {
    for (size_t i = 0; i < sizeof place_looks / sizeof *place_looks; i++)
        if (strcmp(place_looks[i].place, place) == 0) return place_looks[i];
    return (PlaceLook){0};
}

Colour style_place_light(const char *place) { return place_look_of(place).light; }
SpriteEffect style_place_effect(const char *place, PaintedPart part) {
    PlaceLook look = place_look_of(place);
    return look.place ? sprite_painted(part, look.cloth, look.rail) : SPRITE_PLAIN;
}
PlaqueMaterial style_place_plaque(const char *place) { return place_look_of(place).plaque; }
StyleTray style_place_tray(const char *place) { return place_look_of(place).tray; }
StyleLamps style_place_lamps(const char *place) { return place_look_of(place).lamps; }

/* The picture covers the whole screen; one that lies leaves out the rim of the lamp at its top. */
static Box place_box(const Layout *layout) {
    static const float CLOSER = 1.05f;
    float wide = layout->is_portrait ? 900 : 1920, high = layout->is_portrait ? 1600 : 1080;
    float scale = fmaxf(layout->screen.width / wide, layout->screen.height / high);
    if (!layout->is_portrait) scale *= CLOSER;
    return box_place(layout->screen, wide * scale, high * scale, 0.5f, 1);
}

void style_place(Canvas *canvas, const char *place, float dark) {
    const Layout *layout = canvas_layout(canvas);
    char asset[40];
    snprintf(asset, sizeof asset, layout->is_portrait ? "places/%s-tall" : "places/%s", place);
    canvas_fill(canvas, layout->screen, STYLE_NIGHT);
    PaintedPart part = layout->is_portrait ? PAINTED_TALL : PAINTED_WIDE;
    canvas_sprite(canvas, &(Sprite){.asset = asset,
                                    .box = place_box(layout),
                                    .effect = style_place_effect(place, part),
                                    .ground = style_place_light(place)});
    if (dark > 0) canvas_fill(canvas, layout->screen, colour_fade(0xff080605u, dark));
}

/* ---- metal ---- */

static void draw_screw(Canvas *canvas, float x, float y) {
    static const float SIDE = 7;
    canvas_panel(canvas, (Box){x - SIDE / 2, y - SIDE / 2, SIDE, SIDE},
                 &(PanelStyle){.top = 0xff6b4f22u, .bottom = 0xff3c2a10u, .radius = SIDE / 2});
    canvas_line(canvas, x - 2, y + 1.5f, x + 2, y - 1.5f, 1, 0xb0e8cd92u);
}

float style_heading(Canvas *canvas, Box box, const char *words) {
    static const float BESIDE = 34, INSIDE = 5, BELOW = 14;
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_CENTRE);
    float wide = fminf(canvas_text_width(canvas, &style, words) + 2 * BESIDE, box.width);
    float high = fminf(canvas_line_height(canvas, &style) + BELOW, box.height);
    Box plate = box_place(box, wide, high, 0, 0.5f);
    style_sign_plate(canvas, plate);
    canvas_panel(canvas, box_inset(plate, INSIDE, INSIDE),
                 &(PanelStyle){.edge = 0x70a8884fu, .edge_width = 1, .radius = 6, .is_cut = true});
    canvas_text(canvas, box_inset(plate, BESIDE - 6, 0), &style, words);
    return wide;
}

static const float GROUP_BESIDE = 26, GROUP_ABOVE = 18, GROUP_BELOW = 16, NAME_HIGH = 36, NAME_GAP = 12;

float style_group_height(float contents) {
    return GROUP_ABOVE + NAME_HIGH + NAME_GAP + contents + GROUP_BELOW;
}

static void draw_brass(Canvas *canvas, Box box) {
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xffdcbb7du,
                               .bottom = 0xff97743cu,
                               .edge = 0xff3a2810u,
                               .edge_width = 1.5f,
                               .radius = 6,
                               .is_cut = true});
    canvas_line(canvas, box.x + 7, box.y + 2.5f, box.x + box.width - 7, box.y + 2.5f, 1, 0x90fff2d0u);
}

static const Colour ENGRAVED = 0xff241706u;

float style_name_plate(Canvas *canvas, Box box, const char *words) {
    static const float BESIDE = 18;
    box = box_place(box, box.width, fminf(box.height, NAME_HIGH), 0, 0.5f);
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_SMALL + 2, ENGRAVED, TEXT_CENTRE);
    box.width = fminf(canvas_text_width(canvas, &style, words) + 2 * BESIDE, box.width);
    draw_brass(canvas, box);
    canvas_text(canvas, box_inset(box, BESIDE - 6, 0), &style, words);
    return box.width;
}

void style_caption(Canvas *canvas, Box box, const char *words) {
    static const float RIVET = 14, BESIDE = 24;
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_BODY, ENGRAVED, TEXT_CENTRE);
    canvas_glow(canvas, (Box){box.x, box.y + 4, box.width, box.height}, 6, 8, 0x90000000u);
    draw_brass(canvas, box);
    draw_screw(canvas, box.x + RIVET, box.y + box.height / 2);
    draw_screw(canvas, box.x + box.width - RIVET, box.y + box.height / 2);
    canvas_text(canvas, box_inset(box, BESIDE, 0), &style, words);
}

Box style_group(Canvas *canvas, Box box, const char *words) {
    style_plate(canvas, box);
    Box rest = {box.x + GROUP_BESIDE, box.y + GROUP_ABOVE, box.width - 2 * GROUP_BESIDE,
                box.height - GROUP_ABOVE - GROUP_BELOW};
    style_name_plate(canvas, box_cut_top(&rest, NAME_HIGH, NAME_GAP), words);
    return rest;
}

Box style_case(Canvas *canvas, Box box) {
    static const float FRAME = 16, SHADE = 10;
    style_plate(canvas, box);
    box = box_inset(box, FRAME, FRAME);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = STYLE_FELT_LIT,
                               .bottom = STYLE_FELT,
                               .edge = STYLE_BRASS_DIM,
                               .edge_width = 2,
                               .radius = 6});
    for (int i = 0; i < 5; i++)
        canvas_fill(canvas, (Box){box.x + 2, box.y + 2, box.width - 4, SHADE - 2 * (float)i}, 0x28000000u);
    return box;
}

void style_inlay(Canvas *canvas, Box box) {
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xff0a0704u,
                               .bottom = 0xff1c130bu,
                               .edge = 0xff4a3a20u,
                               .edge_width = 1.5f,
                               .radius = STYLE_CORNER});
}

void style_enamel(Canvas *canvas, Box box, StyleEnamel enamel) {
    static const struct {
        Colour top, bottom;
    } colours[STYLE_ENAMELS] = {[STYLE_ENAMEL_SEA] = {0xff0f2b28u, 0xff1a423cu},
                                [STYLE_ENAMEL_WINE] = {0xff2b0f11u, 0xff46191bu},
                                [STYLE_ENAMEL_NIGHT] = {0xff101c30u, 0xff1d2f4cu}};
    static const float RIM = 5, SCREW = 13;
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xffb8965au,
                               .bottom = 0xff6b5228u,
                               .edge = 0xff1d1307u,
                               .edge_width = 1.5f,
                               .radius = STYLE_CORNER});
    canvas_panel(canvas, box_inset(box, RIM, RIM),
                 &(PanelStyle){.top = colours[enamel].top,
                               .bottom = colours[enamel].bottom,
                               .edge = 0xff160e05u,
                               .edge_width = 1.5f,
                               .radius = STYLE_CORNER - 3});
    canvas_line(canvas, box.x + 22, box.y + RIM + 3, box.x + box.width - 22, box.y + RIM + 3, 1.5f,
                0x40ffffffu);
    for (int i = 0; i < 4; i++)
        draw_screw(canvas, i % 2 ? box.x + box.width - SCREW - 2 : box.x + SCREW + 2,
                   i / 2 ? box.y + box.height - SCREW - 2 : box.y + SCREW + 2);
}

void style_section(Canvas *canvas, Box box, const char *words) {
    static const float BESIDE = 16;
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_BRASS_LIT, TEXT_LEFT);
    float left = box.x + canvas_text(canvas, box, &style, words) + BESIDE, right = box.x + box.width;
    float y = box.y + box.height / 2 + 1;
    if (left >= right) return;
    canvas_line(canvas, left, y, right, y, 1.5f, 0x90a8884fu);
    canvas_line(canvas, left, y + 2, right, y + 2, 1, 0x60000000u);
}

void style_leaf(Canvas *canvas, Box box) {
    canvas_glow(canvas, (Box){box.x, box.y + 8, box.width, box.height}, 4, 22, 0xb0000000u);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = STYLE_PAPER_LIT,
                               .bottom = STYLE_PAPER,
                               .edge = 0xffb39c70u,
                               .edge_width = 1.2f,
                               .radius = 4});
}

/* Leaves that lie under a page stand out at its side. */
static void draw_leaves(Canvas *canvas, Box page, float side) {
    enum { LEAVES = 4 };
    static const float STEP = 3;
    for (int i = LEAVES; i > 0; i--) {
        Box leaf = {page.x + side * STEP * (float)i, page.y + (float)i, page.width, page.height};
        canvas_panel(canvas, leaf,
                     &(PanelStyle){.top = i % 2 ? 0xffcdbb92u : 0xffdecdaau,
                                   .bottom = i % 2 ? 0xffb09c70u : 0xffc6b188u,
                                   .edge = 0x90806840u,
                                   .edge_width = 0.8f,
                                   .radius = 3});
    }
}

static const float COVER = 16, LEAVES_WIDE = 13;

static Box pages_of(Box book) {
    Box pages = box_inset(book, COVER + LEAVES_WIDE, COVER);
    pages.height -= 4;
    return pages;
}

/* The paper bends into the fold. */
void style_book_fold(Canvas *canvas, Box box) {
    enum { BANDS = 14 };
    static const float BAND = 4;
    Box pages = pages_of(box);
    float middle = pages.x + pages.width / 2;
    for (int i = 0; i < BANDS; i++) {
        float share = 1 - (float)i / BANDS;
        Colour shade = colour_fade(0xff4a2f16u, 0.42f * share * share);
        canvas_fill(canvas, (Box){middle + BAND * (float)i, pages.y + 1, BAND, pages.height - 2}, shade);
        canvas_fill(canvas, (Box){middle - BAND * (float)(i + 1), pages.y + 1, BAND, pages.height - 2},
                    colour_fade(shade, 0.8f));
    }
    canvas_line(canvas, middle, pages.y, middle, pages.y + pages.height, 1.5f, 0xa0301c0cu);
}

Box style_book(Canvas *canvas, Box box) {
    static const float BESIDE = 48, ABOVE = 26;
    canvas_glow(canvas, (Box){box.x, box.y + 14, box.width, box.height}, 14, 34, 0xd0000000u);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xff5a1f1cu,
                               .bottom = 0xff2e0e0du,
                               .edge = STYLE_BRASS_DIM,
                               .edge_width = 2,
                               .radius = 12});
    Box pages = pages_of(box), left = pages;
    Box right = box_cut_right(&left, pages.width / 2, 0);
    draw_leaves(canvas, left, -1);
    draw_leaves(canvas, right, 1);
    const PanelStyle page = {.top = STYLE_PAPER_LIT, .bottom = STYLE_PAPER, .radius = 3};
    canvas_panel(canvas, left, &page);
    canvas_panel(canvas, right, &page);
    return box_inset(pages, BESIDE, ABOVE);
}

static const float MARKS_APART = 1.5f;

float style_marks_width(float high, int count) { return high * (MARKS_APART * (float)(count - 1) + 1); }

void style_marks(Canvas *canvas, Box box, int set, int count) {
    float step = box.height * MARKS_APART, wide = style_marks_width(box.height, count);
    Box mark = {box.x + (box.width - wide) / 2, box.y, box.height, box.height};
    for (int i = 0; i < count; i++, mark.x += step)
        canvas_panel(canvas, mark,
                     &(PanelStyle){.top = i < set ? 0xfff3dca6u : 0xa0000000u,
                                   .bottom = i < set ? 0xffb08d50u : 0xa0000000u,
                                   .edge = i < set ? 0xff3a2a10u : STYLE_BRASS_DIM,
                                   .edge_width = 1.2f,
                                   .radius = mark.width / 2,
                                   .is_cut = true});
}

void style_sign_plate(Canvas *canvas, Box box) {
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xe01c1712u,
                               .bottom = 0xe80c0a08u,
                               .edge = STYLE_BRASS,
                               .edge_width = 1.6f,
                               .radius = 9,
                               .is_cut = true});
}

void style_band_now(Canvas *canvas, Box box) {
    canvas_panel(
        canvas, box,
        &(PanelStyle){
            .top = 0x40d8a040u, .bottom = 0x24d8a040u, .edge = 0xb0a06a1cu, .edge_width = 2, .radius = 6});
}

float style_small_button(Canvas *canvas, Box box, const char *words) {
    static const float BESIDE = 16, HIGH = 44;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BRASS_LIT, TEXT_CENTRE);
    float wide = fminf(canvas_text_width(canvas, &style, words) + 2 * BESIDE, box.width);
    Box plate = box_place(box, wide, fminf(HIGH, box.height), 1, 0.5f);
    canvas_panel(canvas, plate,
                 &(PanelStyle){.top = 0xff3a2819u,
                               .bottom = 0xff1d130bu,
                               .edge = STYLE_BRASS_DIM,
                               .edge_width = 1.5f,
                               .radius = 8,
                               .is_cut = true});
    canvas_text(canvas, plate, &style, words);
    return wide;
}

float style_tag(Canvas *canvas, Box box, Colour colour, const char *word, const char *name) {
    static const float BESIDE = 12, ABOVE = 3;
    TextStyle style = style_text(FONT_BOLD, 18, STYLE_NIGHT, TEXT_CENTRE);
    float high = fminf(canvas_line_height(canvas, &style) + 2 * ABOVE, box.height);
    float wide = canvas_text_width(canvas, &style, word) + 2 * BESIDE;
    Box tag = {box.x, box.y + (box.height - high) / 2, wide, high};
    canvas_panel(canvas, tag, &(PanelStyle){.top = colour, .bottom = colour, .radius = high / 2});
    canvas_named_text(canvas, tag, &style, word, "%s", name);
    return wide;
}

TextStyle style_text(FontFace face, float size, Colour colour, TextAlign align) {
    return (TextStyle){.face = face, .size = size, .colour = colour, .align = align};
}
