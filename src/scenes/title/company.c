#include "scenes/title/company.h"

#include <math.h>
#include <stdio.h>

#include "table/figure.h"
#include "table/room.h"
#include "ui/style.h"

static const char PLACE[] = "tavern";
static const Colour NOTHING = 0x01000000u; /* until a picture is there */

/* Where they sit, in columns of the room; 0: not in the tall picture. */
typedef struct Guest {
    const char *face;
    float column, tall;
    int turn;
} Guest;

static const Guest guests[] = {
    {"moluu", 596, 566, 1}, {"vex", 878, 960, 0}, {"orro", 1160, 0, 0}, {"tally", 1436, 1354, -1}};
enum { GUESTS = sizeof guests / sizeof *guests, ASSET = 48 };

Box company_picture(const Layout *layout, float left) {
    static const float CLOSER = 1.2f, TOP = 40;
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
    canvas_sprite(canvas,
                  &(Sprite){.asset = asset,
                            .box = picture,
                            .effect = style_place_effect(PLACE, is_tall ? PAINTED_TALL : PAINTED_WIDE),
                            .ground = style_place_light(PLACE)});
}

static Sprite draw_painted(Canvas *canvas, const char *asset, Box box, float angle, SpriteEffect lit) {
    Sprite sprite = {.asset = asset,
                     .box = box,
                     .angle = angle,
                     .effect = figure_effect(PLACE, false) | lit,
                     .ground = NOTHING};
    canvas_sprite(canvas, &sprite);
    return sprite;
}

static void draw_rail(Canvas *canvas, const TableRoom *room) {
    char asset[ASSET];
    snprintf(asset, sizeof asset, room->is_tall ? "places/%s-tall-rail" : "places/%s-rail", PLACE);
    PaintedPart part = room->is_tall ? PAINTED_TALL_RAIL : PAINTED_WIDE_RAIL;
    canvas_sprite(canvas, &(Sprite){.asset = asset,
                                    .box = table_room_rail_box(room),
                                    .effect = style_place_effect(PLACE, part),
                                    .ground = NOTHING});
}

static bool sits_in(const TableRoom *room, int seat) { return !room->is_tall || guests[seat].tall > 0; }

static Box figure_in(const TableRoom *room, int seat) {
    static const float WIDE = 252, TALL_WIDE = 312, ABOVE = 0.93f;
    float column = room->is_tall ? guests[seat].tall : guests[seat].column;
    float wide = room->is_tall ? TALL_WIDE : WIDE;
    return table_room_box(room, column - wide / 2, table_room_rail(column) - wide * ABOVE, wide, wide);
}

static SpriteEffect side_of(const TableRoom *room, int seat) {
    return figure_lit_from(room->is_tall ? guests[seat].tall / 1920 : guests[seat].column / ROOM_WIDE);
}

static void draw_chair(Canvas *canvas, const TableRoom *room, int seat) {
    char asset[ASSET];
    figure_chair_asset(PLACE, guests[seat].turn, asset, sizeof asset);
    Box chair = figure_to_rail(room, figure_chair(figure_in(room, seat), INFINITY));
    draw_painted(canvas, asset, chair, 0, side_of(room, seat));
}

static void draw_guest(Canvas *canvas, const TableRoom *room, int seat, double now) {
    const Guest *guest = &guests[seat];
    char asset[ASSET];
    snprintf(asset, sizeof asset, "people/%s%s", guest->face, figure_turned(guest->turn));
    Sprite sprite = draw_painted(canvas, asset, figure_in(room, seat), 0, side_of(room, seat));
    figure_draw_eyes(canvas, &sprite, guest->face, "", guest->turn,
                     now >= 0 && figure_blinks(guest->face, seat, now));
}

static void draw_arms(Canvas *canvas, const TableRoom *room, int seat) {
    char asset[ASSET];
    FigureArms arms = figure_arms(room, figure_in(room, seat));
    snprintf(asset, sizeof asset, "people/%s-arms", guests[seat].face);
    draw_painted(canvas, asset, arms.box, arms.slope, side_of(room, seat) | SPRITE_PART);
}

void company_draw(Canvas *canvas, Box picture, double now) {
    bool is_tall = canvas_layout(canvas)->is_portrait;
    TableRoom room = table_room_of(picture, is_tall);
    draw_place(canvas, picture, is_tall);
    for (int seat = 0; seat < GUESTS; seat++)
        if (sits_in(&room, seat)) draw_chair(canvas, &room, seat);
    for (int seat = 0; seat < GUESTS; seat++)
        if (sits_in(&room, seat)) draw_guest(canvas, &room, seat, now);
    draw_rail(canvas, &room);
    for (int seat = 0; seat < GUESTS; seat++)
        if (sits_in(&room, seat)) draw_arms(canvas, &room, seat);
}

double company_next_change(double now) {
    double next = INFINITY;
    for (int seat = 0; seat < GUESTS; seat++)
        next = fmin(next, figure_next_blink(guests[seat].face, seat, now));
    return next;
}
