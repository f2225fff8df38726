/* Wood: a wall of boards under a lamp, and the panels that widgets and text lie on. */
#include "ui/style.h"

#include <math.h>

static const float BOARD = 158;

static void draw_grain(Canvas *canvas, Box box, Wood wood, float fade) {
    canvas_sprite(canvas, &(Sprite){.asset = "wood", .box = box, .effect = sprite_wood(wood), .fade = fade});
}

/* Upright, and nailed on. */
static void draw_boards(Canvas *canvas, Box box) {
    int boards = (int)fminf(fmaxf(roundf(box.width / BOARD), 1), WOOD_BOARDS_MAX);
    draw_grain(canvas, box, (Wood){.boards = boards, .is_upright = true, .is_nailed = true}, 0);
}

/* Corners and foot are far from the lamp. */
static void draw_vignette(Canvas *canvas, Box box, float strong) {
    static const float REACH = 0.34f;
    canvas_around(canvas, (Box){box.x + box.width * 0.5f, box.y + box.height * 0.3f, 1, 1}, 0.5f,
                  hypotf(box.width, box.height) * (0.5f + REACH / 2), colour_fade(0xff060301u, strong));
}

static void draw_pool(Canvas *canvas, Box box, float down, float strong) {
    static const float CORE = 30, WIDE = 0.46f;
    Box lamp = box_place(box, CORE, CORE, 0.5f, down);
    canvas_glow(canvas, lamp, CORE / 2, box.width * WIDE, colour_fade(0xffffc67au, strong));
}

void style_wall(Canvas *canvas) {
    static const float DOWN = 0.12f, LIGHT = 0.14f, DARK = 0.55f;
    Box screen = canvas_layout(canvas)->screen;
    style_backdrop(canvas, STYLE_BACKDROP_WALL);
    draw_boards(canvas, screen);
    draw_pool(canvas, screen, DOWN, LIGHT);
    draw_vignette(canvas, screen, DARK);
}

void style_boards(Canvas *canvas, Box box) {
    static const float RIM = 3, DOWN = 0.16f, LIGHT = 0.3f, DARK = 0.66f;
    canvas_glow(canvas, (Box){box.x + 8, box.y + 14, box.width - 16, box.height - 6}, 14, 30, 0xc0000000u);
    canvas_panel(
        canvas, box,
        &(PanelStyle){
            .top = 0xff8a5a30u, .bottom = 0xff50301au, .edge = STYLE_BRASS, .edge_width = RIM, .radius = 8});
    Box boards = box_inset(box, RIM, RIM);
    canvas_push_clip(canvas, boards);
    draw_boards(canvas, boards);
    draw_pool(canvas, boards, DOWN, LIGHT);
    draw_vignette(canvas, boards, DARK);
    canvas_fill(canvas, (Box){boards.x, boards.y, boards.width, 5}, 0x60000000u);
    canvas_pop_clip(canvas);
}

/* ---- panels ---- */

/* The grain is one picture for panels of all sizes, repeated over them. */
enum { PLATE_BOARDS = 4 };
static const float PLATE_GRAIN_WIDE = 1280;

/* Panels of different sizes are of different boards. */
static void draw_plate_grain(Canvas *canvas, Box plate, Box part) {
    static const float APART = 64, FADE = 0.25f;
    const float high = BOARD * PLATE_BOARDS;
    float step = floorf(plate.width / APART) * 5 + floorf(plate.height / APART) * 3;
    float aside = fmodf(step * 171, PLATE_GRAIN_WIDE), up = BOARD * fmodf(step, PLATE_BOARDS);
    canvas_push_clip(canvas, part);
    for (float y = plate.y - up; y < part.y + part.height; y += high)
        for (float x = plate.x - aside; x < part.x + part.width; x += PLATE_GRAIN_WIDE)
            if (x + PLATE_GRAIN_WIDE > part.x && y + high > part.y)
                draw_grain(canvas, (Box){x, y, PLATE_GRAIN_WIDE, high}, (Wood){.boards = PLATE_BOARDS}, FADE);
    canvas_pop_clip(canvas);
}

void style_plate(Canvas *canvas, Box box) {
    static const float INSIDE = 6, CORNER = 22;
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xf63f2b19u,
                               .bottom = 0xf61c1109u,
                               .edge = STYLE_BRASS,
                               .edge_width = 2,
                               .radius = CORNER,
                               .is_cut = true});
    Box middle = box_inset(box, CORNER, 2), sides = box_inset(box, 2, CORNER);
    draw_plate_grain(canvas, box, middle);
    draw_plate_grain(canvas, box, box_cut_left(&sides, CORNER - 2, 0));
    draw_plate_grain(canvas, box, box_cut_right(&sides, CORNER - 2, 0));
    canvas_panel(canvas, box_inset(box, INSIDE, INSIDE),
                 &(PanelStyle){.edge = 0x38a8884fu, .edge_width = 1, .radius = 18, .is_cut = true});
}
