#include "ui/style.h"

#include <math.h>
#include <stdio.h>

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
};

void style_backdrop(Canvas *canvas, StyleBackdrop backdrop) {
    canvas_backdrop(canvas, &style_backdrops[backdrop]);
}

/* The picture covers the whole screen. */
static Box place_box(const Layout *layout) {
    float wide = layout->is_portrait ? 900 : 1920, high = layout->is_portrait ? 1600 : 1080;
    float scale = fmaxf(layout->screen.width / wide, layout->screen.height / high);
    return box_place(layout->screen, wide * scale, high * scale, 0.5f, 1);
}

void style_place(Canvas *canvas, const char *place, float dark) {
    const Layout *layout = canvas_layout(canvas);
    char asset[40];
    snprintf(asset, sizeof asset, layout->is_portrait ? "places/%s-tall" : "places/%s", place);
    canvas_fill(canvas, layout->screen, STYLE_NIGHT);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = place_box(layout)});
    if (dark > 0) canvas_fill(canvas, layout->screen, colour_fade(0xff080605u, dark));
}

float style_place_row(const Canvas *canvas, float row) {
    Box place = place_box(canvas_layout(canvas));
    return place.y + place.height * row / 1600;
}

void style_plate(Canvas *canvas, Box box) {
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xe6131c25u,
                               .bottom = 0xe60e151cu,
                               .edge = STYLE_METAL,
                               .edge_width = 1.5f,
                               .radius = 22,
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
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0x26ffb84au,
                               .bottom = 0x14ffb84au,
                               .edge = 0x8cffb84au,
                               .edge_width = 1.5f,
                               .radius = STYLE_CORNER});
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
