/* The lamp of walls, cabinets and boards. */
#include "ui/style.h"

static const Colour RIM = 0xff2a1a08u;

/* On what is below it, and none above. */
static void draw_light(Canvas *canvas, Box slit, float strong) {
    static const float REACH = 0.36f, IN[] = {0.12f, 0.3f}, OF_REACH[] = {0.5f, 1};
    float reach = slit.width * REACH;
    canvas_push_clip(canvas, (Box){slit.x - reach, slit.y, slit.width + 2 * reach, 2 * reach});
    for (size_t i = 0; i < sizeof IN / sizeof *IN; i++)
        canvas_glow(canvas, box_inset(slit, slit.width * IN[i], 0), slit.height / 2, reach * OF_REACH[i],
                    colour_fade(0x58ffdfa8u, strong));
    canvas_pop_clip(canvas);
}

/* With the plate that it is screwed on with. */
static void draw_arm(Canvas *canvas, Box shade, float arm) {
    static const float PLATE = 14, WIDE = 5;
    float middle = shade.x + shade.width / 2;
    Box plate = {middle - PLATE / 2, shade.y - arm - PLATE, PLATE, PLATE};
    canvas_glow(canvas, (Box){plate.x + 2, plate.y + 4, PLATE, PLATE}, PLATE / 2, 5, 0x90000000u);
    canvas_panel(
        canvas, plate,
        &(PanelStyle){
            .top = 0xfff0cf8au, .bottom = 0xff6b4c1eu, .edge = RIM, .edge_width = 1, .radius = PLATE / 2});
    canvas_panel(
        canvas, (Box){middle - WIDE / 2, plate.y + PLATE / 2, WIDE, arm + PLATE / 2 + 2},
        &(PanelStyle){.top = 0xffe0b566u, .bottom = 0xff8a642au, .edge = RIM, .edge_width = 1, .radius = 2});
}

void style_lamp(Canvas *canvas, Box shade, float arm, float strong) {
    static const float SLIT = 3, UNDER = 2.5f;
    float round = shade.height / 2, right = shade.x + shade.width;
    Box slit = {shade.x + round, shade.y + shade.height - 1, shade.width - shade.height, SLIT};
    draw_light(canvas, slit, strong);
    if (arm > 0) draw_arm(canvas, shade, arm);
    canvas_glow(canvas, box_inset(shade, 3, 2), round, 5, 0x80000000u);
    bool is_out = strong <= 0;
    canvas_panel(canvas, slit,
                 &(PanelStyle){.top = is_out ? 0xff4a3a22u : 0xfffff3d6u,
                               .bottom = is_out ? 0xff2a1e10u : 0xffffdf9cu,
                               .radius = 1.5f});
    canvas_panel(
        canvas, shade,
        &(PanelStyle){
            .top = 0xffd9ac5au, .bottom = 0xff5e421au, .edge = RIM, .edge_width = 1, .radius = round});
    canvas_line(canvas, shade.x + round, shade.y + UNDER, right - round, shade.y + UNDER, 1.5f, 0xc0fff0c8u);
}
