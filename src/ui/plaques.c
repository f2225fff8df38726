#include "ui/plaques.h"

#include <math.h>

#include "render/lettering.h"
#include "render/plaque.h"

float style_plaque_slope(float angle) {
    float most = PLAQUE_SLOPE_MOST, slope = fminf(fmaxf(tanf(angle), -most), most);
    return roundf(slope / PLAQUE_SLOPE_STEP) * PLAQUE_SLOPE_STEP;
}

/* Its picture reaches beyond it on every side, and farther where it slopes. */
static Box picture_of(const StylePlaque *plaque) {
    float rises = fabsf(plaque->slope) * plaque->box.width / 2;
    return box_inset(plaque->box, -PLAQUE_MARGIN, -PLAQUE_MARGIN - rises);
}

static Sprite layer_of(const char *place, const StylePlaque *plaque, PlaqueLayer layer) {
    int high = (int)lroundf(fminf(fmaxf(plaque->box.height, 1), PLAQUE_HIGHEST));
    Plaque of = {.material = style_place_plaque(place), .layer = layer, .high = high, .slope = plaque->slope};
    return (Sprite){.asset = PLAQUE_ASSET, .box = picture_of(plaque), .effect = plaque_effect(&of)};
}

static void draw_light(Canvas *canvas, const char *place, const StylePlaque *plaque, PlaqueLayer layer,
                       float strength) {
    if (strength <= 0) return;
    Sprite light = layer_of(place, plaque, layer);
    light.fade = 1 - strength;
    if (canvas_prepare(canvas, &light)) canvas_sprite(canvas, &light);
}

static void draw_plain(Canvas *canvas, Box box) {
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xf21c1713u,
                               .bottom = 0xf60d0a08u,
                               .edge = STYLE_BRASS,
                               .edge_width = 1.6f,
                               .radius = 12,
                               .is_cut = true});
}

void style_plaque(Canvas *canvas, const char *place, const StylePlaque *plaque) {
    Sprite face = layer_of(place, plaque, plaque->is_shaded ? PLAQUE_SHADED : PLAQUE_FACE);
    if (canvas_is_high_contrast(canvas))
        draw_plain(canvas, plaque->box);
    else if (canvas_prepare(canvas, &face))
        canvas_sprite(canvas, &face);
    draw_light(canvas, place, plaque, PLAQUE_LIT, plaque->lit);
    draw_light(canvas, place, plaque, PLAQUE_WON, plaque->won);
}

void style_begin_plaque_words(Canvas *canvas, const char *place, const StylePlaque *plaque) {
    if (!canvas_is_high_contrast(canvas) && !plaque->is_shaded)
        canvas_set_dark_ink(canvas, plaque_is_light(style_place_plaque(place)));
    canvas_set_letter_slope(canvas, (int)lroundf(plaque->slope / PLAQUE_SLOPE_STEP),
                            plaque->box.x + plaque->box.width / 2);
}

void style_end_plaque_words(Canvas *canvas) {
    canvas_set_dark_ink(canvas, false);
    canvas_set_letter_slope(canvas, 0, 0);
}

void style_pressed(Canvas *canvas, Box box) {
    static const float ROUND = 10, SHADE = 5;
    if (canvas_is_high_contrast(canvas)) {
        style_sign_plate(canvas, box);
        return;
    }
    float left = box.x + ROUND, right = box.x + box.width - ROUND, foot = box.y + box.height;
    canvas_panel(canvas, box, &(PanelStyle){.top = 0xb00a0604u, .bottom = 0x80140c07u, .radius = ROUND});
    for (int i = 0; i < 3; i++)
        canvas_line(canvas, left, box.y + 1.5f + SHADE * (float)i / 3, right,
                    box.y + 1.5f + SHADE * (float)i / 3, 2, 0x38000000u);
    canvas_line(canvas, left, foot + 0.8f, right, foot + 0.8f, 1.6f, 0x48ffe2b8u);
}
