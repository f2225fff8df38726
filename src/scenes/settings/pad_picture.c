#include "scenes/settings/pad_picture.h"

#include <math.h>

#include "ui/spoken.h"
#include "ui/style.h"

/* In a picture of that size. */
static const float PICTURE_WIDE = 1000, PICTURE_HIGH = 470;

typedef enum PadShape { PAD_ROUND, PAD_STICK, PAD_BUMPER, PAD_SMALL } PadShape;

/* In the order of ui_pad_button; `x`, `y` of its middle. */
static const struct {
    float x, y, wide, high;
    PadShape shape;
} buttons[UI_PAD_BUTTONS] = {
    {716, 238, 54, 54, PAD_ROUND},  {772, 182, 54, 54, PAD_ROUND},  {660, 182, 54, 54, PAD_ROUND},
    {716, 126, 54, 54, PAD_ROUND},  {262, 64, 180, 36, PAD_BUMPER}, {738, 64, 180, 36, PAD_BUMPER},
    {262, 26, 140, 38, PAD_BUMPER}, {738, 26, 140, 38, PAD_BUMPER}, {284, 182, 96, 96, PAD_STICK},
    {600, 276, 96, 96, PAD_STICK},  {566, 150, 74, 32, PAD_SMALL},
};

static Box place(Box picture, float x, float y, float wide, float high) {
    float scale = picture.width / PICTURE_WIDE;
    return (Box){picture.x + (x - wide / 2) * scale, picture.y + (y - high / 2) * scale, wide * scale,
                 high * scale};
}

/* The hull is drawn twice, its rim first, so that its parts have one outline. */
static void draw_hull(Canvas *canvas, Box picture) {
    static const float parts[][5] = {/* x, y, wide, high, corner */
                                     {500, 212, 722, 260, 120},
                                     {234, 306, 190, 300, 95},
                                     {766, 306, 190, 300, 95}};
    enum { PARTS = sizeof parts / sizeof *parts };
    static const float RIM = 4;
    float scale = picture.width / PICTURE_WIDE;
    for (int i = 0; i < PARTS; i++) {
        Box part = place(picture, parts[i][0], parts[i][1], parts[i][2], parts[i][3]);
        part.y += 10;
        canvas_glow(canvas, part, parts[i][4] * scale, 24, 0xb0000000u);
    }
    for (int is_inside = 0; is_inside < 2; is_inside++)
        for (int i = 0; i < PARTS; i++) {
            Box part = place(picture, parts[i][0], parts[i][1], parts[i][2], parts[i][3]);
            float in = is_inside ? RIM : 0;
            canvas_panel(canvas, box_inset(part, in, in),
                         &(PanelStyle){.top = is_inside ? 0xff3a2c1eu : STYLE_BRASS,
                                       .bottom = is_inside ? 0xff1c140du : STYLE_BRASS_DIM,
                                       .radius = parts[i][4] * scale - in});
        }
}

static void draw_cross(Canvas *canvas, Box picture) {
    static const float X = 400, Y = 276, LONG = 116, WIDE = 40;
    const PanelStyle arm = {
        .top = 0xff2b2c2eu, .bottom = 0xff161718u, .edge = 0xff4a4c50u, .edge_width = 1.2f, .radius = 7};
    const PanelStyle middle = {.top = 0xff222325u, .bottom = 0xff1b1c1du, .radius = 4};
    canvas_panel(canvas, place(picture, X, Y, LONG, WIDE), &arm);
    canvas_panel(canvas, place(picture, X, Y, WIDE, LONG), &arm);
    canvas_panel(canvas, place(picture, X, Y, WIDE - 3, WIDE - 3), &middle);
}

static void draw_button(Canvas *canvas, Box picture, int index, bool is_lit) {
    static const float UP = 5;
    PadShape shape = buttons[index].shape;
    Box box = place(picture, buttons[index].x, buttons[index].y, buttons[index].wide, buttons[index].high);
    float radius = shape == PAD_BUMPER ? box.height * 0.4f : box.height / 2;
    if (is_lit) box.y -= UP;
    canvas_glow(canvas, (Box){box.x, box.y + (is_lit ? 9 : 4), box.width, box.height}, radius, 8,
                0xb0000000u);
    if (is_lit) canvas_halo(canvas, box, radius, 22, colour_fade(STYLE_AMBER, 0.7f));
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = is_lit ? 0xffffd07au : 0xff4b4d52u,
                               .bottom = is_lit ? 0xffc77f1eu : 0xff202124u,
                               .edge = is_lit ? STYLE_BONE : 0xff6a6d73u,
                               .edge_width = 1.6f,
                               .radius = radius});
    if (shape == PAD_STICK)
        canvas_panel(canvas, box_inset(box, box.width * 0.14f, box.height * 0.14f),
                     &(PanelStyle){.top = is_lit ? 0xffd9942cu : 0xff26272au,
                                   .bottom = is_lit ? 0xffffcf78u : 0xff3b3d41u,
                                   .radius = radius * 0.72f});
    float size = shape == PAD_SMALL ? 18 : shape == PAD_BUMPER ? 20 : 26;
    TextStyle style = style_text(FONT_BOLD, size, is_lit ? STYLE_NIGHT : STYLE_BONE, TEXT_CENTRE);
    canvas_text(canvas, box, &style, ui_pad_button(index));
}

/* Between the buttons at its upper edge, on a plate of brass. */
static void draw_words(Canvas *canvas, Box picture, const char *words) {
    static const float Y = 44, WIDE = 330, HIGH = 40, BESIDE = 18;
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_SMALL + 2, STYLE_BONE, TEXT_CENTRE);
    Box room = place(picture, PICTURE_WIDE / 2, Y, WIDE, HIGH);
    float wide = fminf(canvas_text_width(canvas, &style, words) + 2 * BESIDE, room.width);
    style_name_plate(canvas, box_place(room, wide, room.height, 0.5f, 0.5f), words);
}

void pad_picture_draw(Canvas *canvas, Box box, int lit, const char *words) {
    float scale = fminf(box.width / PICTURE_WIDE, box.height / PICTURE_HIGH);
    Box picture = box_place(box, PICTURE_WIDE * scale, PICTURE_HIGH * scale, 0.5f, 0.5f);
    canvas_push_name(canvas, UI_UNSPOKEN);   /* the settings say the same */
    for (int i = 0; i < UI_PAD_BUTTONS; i++) /* behind the hull */
        if (buttons[i].shape == PAD_BUMPER) draw_button(canvas, picture, i, i == lit);
    draw_hull(canvas, picture);
    draw_cross(canvas, picture);
    for (int i = 0; i < UI_PAD_BUTTONS; i++)
        if (buttons[i].shape != PAD_BUMPER) draw_button(canvas, picture, i, i == lit);
    if (words) draw_words(canvas, picture, words);
    canvas_pop_name(canvas);
}
