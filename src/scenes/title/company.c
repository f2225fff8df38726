#include "scenes/title/company.h"

#include <math.h>
#include <stdio.h>

#include "table/figure.h"
#include "table/room.h"
#include "ui/style.h"

static const char PLACE[] = "tavern";
static const Colour NOTHING = 0x01000000u; /* until a picture is there */

/* Where they sit in the wide picture, in its columns, and in the tall one, in its pixels; 0: not in it. */
typedef struct Guest {
    const char *face;
    float column, tall;
    int turn;
} Guest;

static const Guest guests[] = {
    {"moluu", 620, 160, 1}, {"vex", 942, 450, 0}, {"orro", 1266, 0, 0}, {"tally", 1568, 740, -1}};
enum { GUESTS = sizeof guests / sizeof *guests, ASSET = 48 };

Box company_picture(const Layout *layout, float left) {
    static const float CLOSER = 1.12f, TOP = 6;
    float wide = layout->is_portrait ? 900 : ROOM_WIDE, high = layout->is_portrait ? 1600 : ROOM_HIGH;
    Box screen = layout->screen;
    float scale = fmaxf(screen.width / wide, screen.height / high);
    if (layout->is_portrait) return box_place(screen, wide * scale, high * scale, 0.5f, 1);
    scale *= CLOSER;
    float middle = (left + screen.width) / 2, x = middle - wide * scale / 2;
    x = fminf(fmaxf(x, screen.width - wide * scale), 0);
    float y = fmaxf(-TOP * scale, screen.height - high * scale);
    return (Box){x, y, wide * scale, high * scale};
}

/* ---- drawing ---- */

static void draw_place(Canvas *canvas, Box picture, bool is_tall) {
    char asset[ASSET];
    snprintf(asset, sizeof asset, is_tall ? "places/%s-tall" : "places/%s", PLACE);
    canvas_fill(canvas, canvas_layout(canvas)->screen, STYLE_NIGHT);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = picture, .ground = style_place_light(PLACE)});
}

/* The strip of the picture in front of people. */
static void draw_rail(Canvas *canvas, Box picture, bool is_tall) {
    static const float ROW = 260, HIGH = 140, TALL_ROW = 384, TALL_HIGH = 56;
    char asset[ASSET];
    snprintf(asset, sizeof asset, is_tall ? "places/%s-tall-rail" : "places/%s-rail", PLACE);
    float scale = picture.width / (is_tall ? 900 : ROOM_WIDE);
    Box box = {picture.x, picture.y + (is_tall ? TALL_ROW : ROW) * scale, picture.width,
               (is_tall ? TALL_HIGH : HIGH) * scale};
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box, .ground = NOTHING});
}

static Box figure_of(Box picture, const Guest *guest, bool is_tall) {
    static const float WIDE = 252, TALL_WIDE = 230, TALL_RAIL = 392, ABOVE = 0.93f;
    float scale = picture.width / (is_tall ? 900 : ROOM_WIDE), column = is_tall ? guest->tall : guest->column;
    float side = (is_tall ? TALL_WIDE : WIDE) * scale;
    float row = is_tall ? TALL_RAIL : table_room_rail(column);
    return (Box){picture.x + column * scale - side / 2, picture.y + row * scale - side * ABOVE, side, side};
}

static Sprite draw_painted(Canvas *canvas, const char *asset, Box box, int turn) {
    Sprite sprite = {
        .asset = asset, .box = box, .effect = figure_effect(PLACE, turn, false), .ground = NOTHING};
    canvas_sprite(canvas, &sprite);
    return sprite;
}

static void draw_guest(Canvas *canvas, Box figure, int seat, double now) {
    const Guest *guest = &guests[seat];
    char asset[ASSET];
    snprintf(asset, sizeof asset, "people/%s%s", guest->face, guest->turn ? "-turned" : "");
    Sprite sprite = draw_painted(canvas, asset, figure, guest->turn);
    figure_draw_eyes(canvas, &sprite, guest->face, guest->turn,
                     now >= 0 && figure_blinks(guest->face, seat, now));
}

void company_draw(Canvas *canvas, Box picture, double now) {
    bool is_tall = canvas_layout(canvas)->is_portrait;
    draw_place(canvas, picture, is_tall);
    for (int seat = 0; seat < GUESTS; seat++) {
        Box figure = figure_of(picture, &guests[seat], is_tall);
        if (is_tall && guests[seat].tall == 0) continue;
        draw_painted(canvas, guests[seat].turn ? "people/chair-turned" : "people/chair",
                     figure_chair(figure, INFINITY), guests[seat].turn);
    }
    for (int seat = 0; seat < GUESTS; seat++)
        if (!is_tall || guests[seat].tall > 0)
            draw_guest(canvas, figure_of(picture, &guests[seat], is_tall), seat, now);
    draw_rail(canvas, picture, is_tall);
}

double company_next_change(double now) {
    double next = INFINITY;
    for (int seat = 0; seat < GUESTS; seat++)
        next = fmin(next, figure_next_blink(guests[seat].face, seat, now));
    return next;
}
