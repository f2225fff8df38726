/* A tray on the table, seen from one's chair. */
#include "table/centre.h"

#include <math.h>

#include "render/lettering.h"
#include "render/pixmap.h"

/* From the far left clockwise. */
typedef struct Corners {
    float x[4], y[4];
} Corners;

enum { FAR_LEFT, FAR_RIGHT, NEAR_RIGHT, NEAR_LEFT };
static const float LIP = 7, THICK = 4; /* from above; and its front, which is seen below it */

/* As wide as it can be within the box. */
static Corners corners_of(const TableFrame *frame, Box box) {
    static const float STEEPER = 0.7f; /* than the cloth's lines: dice stand within its sides */
    float left = STEEPER * table_lean_at(frame, box.x, box.height),
          right = STEEPER * table_lean_at(frame, box.x + box.width, box.height);
    float end = box.x + box.width, foot = box.y + box.height - THICK;
    return (Corners){
        {box.x + fmaxf(left, 0), end + fminf(right, 0), end - fmaxf(right, 0), box.x - fminf(left, 0)},
        {box.y, box.y, foot, foot}};
}

static Corners inset(const Corners *of, float by) {
    static const float right[] = {1, -1, -1, 1}, down[] = {1, 1, -1, -1};
    Corners in = *of;
    for (int i = 0; i < 4; i++) in.x[i] += right[i] * by, in.y[i] += down[i] * by;
    return in;
}

static void draw_side(const TableFrame *frame, const Corners *of, int from, float width, Colour colour) {
    int to = (from + 1) % 4;
    canvas_line(frame->canvas, of->x[from], of->y[from], of->x[to], of->y[to], width, colour);
}

static Colour in_light(Colour colour, uint32_t share) { return pixel_mix(0xff060403u, colour, share); }

/* In rows, whose ends the lip covers: the far ones lie in its shadow. */
static void draw_floor(const TableFrame *frame, const Corners *in, Colour felt) {
    enum { ROWS = 32 };
    float high = (in->y[NEAR_LEFT] - in->y[FAR_LEFT]) / ROWS;
    for (int row = 0; row < ROWS; row++) {
        float down = ((float)row + 0.5f) / ROWS, y = in->y[FAR_LEFT] + (float)row * high;
        float left = in->x[FAR_LEFT] + down * (in->x[NEAR_LEFT] - in->x[FAR_LEFT]);
        float right = in->x[FAR_RIGHT] + down * (in->x[NEAR_RIGHT] - in->x[FAR_RIGHT]);
        uint32_t lit = (uint32_t)(100 + 76 * fminf(down / 0.4f, 1));
        canvas_fill(frame->canvas, (Box){left, y, right - left, high + 0.5f}, in_light(felt, lit));
    }
}

/* Its walls shade the floor; the near one least, which faces the lamp. */
static void draw_walls(const TableFrame *frame, const Corners *outer) {
    static const Colour SOFT[] = {0x60000000u, 0x50000000u, 0x30000000u, 0x50000000u};
    Corners soft = inset(outer, LIP + 2.5f), hard = inset(outer, LIP + 1);
    for (int side = 0; side < 4; side++) {
        draw_side(frame, &soft, side, 5, SOFT[side]);
        draw_side(frame, &hard, side, 2.5f, SOFT[side]);
    }
}

static void draw_lip(const TableFrame *frame, const Corners *outer, Colour rail) {
    static const uint32_t LIT[] = {190, 150, 256, 150}; /* of 256, side by side */
    Corners middle = inset(outer, LIP / 2), inner = inset(outer, LIP - 0.8f), edge = inset(outer, 0.8f);
    Corners front = middle;
    for (int i = 0; i < 4; i++) front.y[i] += THICK;
    draw_side(frame, &front, NEAR_RIGHT, LIP, in_light(rail, 80));
    for (int i = 0; i < 4; i++) {
        int side = (i + 3) % 4; /* the near one over the ends of those at its sides */
        if (side == NEAR_RIGHT) continue;
        draw_side(frame, &middle, side, LIP, in_light(rail, LIT[side]));
    }
    draw_side(frame, &middle, NEAR_RIGHT, LIP, in_light(rail, LIT[NEAR_RIGHT]));
    Colour shine = pixel_mix(rail, 0xffffe8c0u, 110), glint = pixel_mix(rail, 0xffffe8c0u, 64);
    draw_side(frame, &edge, FAR_LEFT, 1.2f, glint);
    draw_side(frame, &inner, FAR_LEFT, 1.4f, shine);
    draw_side(frame, &inner, NEAR_RIGHT, 1.2f, glint);
    draw_side(frame, &edge, NEAR_RIGHT, 1.6f, shine);
    draw_side(frame, &edge, FAR_RIGHT, 1.2f, glint);
    draw_side(frame, &edge, NEAR_LEFT, 1.2f, glint);
}

void table_draw_tray(const TableFrame *frame, Box box) {
    static const float SOFT = 12, DOWN = 5;
    StyleTray colours = style_place_tray(sabacc_table_game(frame->table)->place);
    Corners outer = corners_of(frame, box), floor = inset(&outer, LIP / 2);
    if (canvas_is_high_contrast(frame->canvas)) colours = (StyleTray){0xff101010u, 0xffb8b0a0u};
    Box under = box_inset(box, fabsf(outer.x[FAR_LEFT] - outer.x[NEAR_LEFT]) / 2 + LIP, LIP);
    under.y += DOWN;
    canvas_glow(frame->canvas, under, LIP, SOFT, 0x90020304u);
    draw_floor(frame, &floor, colours.felt);
    draw_walls(frame, &outer);
    draw_lip(frame, &outer, colours.lip);
}

Box table_tray_floor(const TableFrame *frame, Box box, float down) {
    Corners in = corners_of(frame, box);
    in = inset(&in, LIP);
    float left = in.x[FAR_LEFT] + down * (in.x[NEAR_LEFT] - in.x[FAR_LEFT]);
    float right = in.x[FAR_RIGHT] + down * (in.x[NEAR_RIGHT] - in.x[FAR_RIGHT]);
    return (Box){left, box.y, right - left, box.height};
}

void table_begin_tray_words(const TableFrame *frame, Box words) {
    if (canvas_is_high_contrast(frame->canvas))
        table_begin_cloth_words(frame, words);
    else
        canvas_set_letter_edge(frame->canvas, 0xb0080503u);
}
