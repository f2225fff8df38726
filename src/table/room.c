#include "table/room.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "table/cards.h"
#include "table/people.h"
#include "table/room_life.h"

#define ROOM_DARK 0xff070606u
static const Colour NOTHING = 0x01000000u; /* until a picture is there */

/* The lens of tall pictures is shorter (art/places/camera.inc). */
#define TALL_LENS (920.0f / 1250)

static PaintedPart part_of(bool is_tall) { return is_tall ? PAINTED_TALL : PAINTED_WIDE; }
static PaintedPart rail_of(bool is_tall) { return is_tall ? PAINTED_TALL_RAIL : PAINTED_WIDE_RAIL; }

/* ---- where it lies ---- */

static const float MORE = 1.12f; /* how much larger than the box is wide or high the picture may be */

/* The picture as large as the box asks for, a box that is wider than it a little less. */
static float room_scale(float across, float down, float wider) {
    return across < down ? fminf(down, across * MORE) : fminf(across, down * wider);
}

static TableRoom room_lying(Box box, bool has_bar_below) {
    enum { TOP = 60, FOOT_OVER_BAR = 932 }; /* rows: above is the strip; a bar below hides the near rest */
    float foot = has_bar_below ? FOOT_OVER_BAR : ROOM_HIGH;
    float scale = room_scale(box.width / ROOM_WIDE, box.height / (foot - TOP), 1);
    return (TableRoom){.x = box.x + (box.width - ROOM_WIDE * scale) / 2,
                       .y = box.y + box.height - foot * scale,
                       .scale = scale};
}

/* The heads of those behind the rail have room below the box's top. */
static TableRoom room_standing(Box box) {
    static const float USUAL_HIGH = 1276, RAIL = 307, LEAST = 0.84f, WIDER = 1.3f;
    float down = box.height / USUAL_HIGH;
    float scale = room_scale(box.width / painted_view(PAINTED_TALL).wide, down * TALL_LENS, WIDER);
    float rail = box.y + RAIL * fminf(fmaxf(down, LEAST), MORE);
    return (TableRoom){.x = box.x + (box.width - ROOM_WIDE * scale) / 2,
                       .y = rail - table_room_rail(ROOM_WIDE / 2) * scale,
                       .scale = scale,
                       .is_tall = true};
}

TableRoom table_room_in(const TableArea *area) {
    if (area->room.scale > 0) return area->room;
    Box whole = {0, area->box.y, area->box.x + area->box.width, area->box.height};
    return area->is_portrait ? room_standing(area->box) : room_lying(whole, area->bar.width <= 0);
}

Box table_room_bar(Box box, float wide, float high) {
    static const float BESIDE = 12, BELOW = 8;
    TableRoom room = table_room_in(&(TableArea){.box = box, .bar = box});
    float right = fminf(table_room_x(&room, ROOM_WIDE), box.x + box.width) - BESIDE;
    return (Box){right - wide, box.y + box.height - BELOW - high, wide, high};
}

float table_room_rail(float column) {
    static const struct {
        float column, row;
    } edge[] = {{0, 376}, {500, 278}, {540, 273}, {1380, 273}, {1420, 278}, {1920, 376}};
    enum { EDGES = sizeof edge / sizeof *edge };
    int i = 1;
    while (i < EDGES - 1 && column > edge[i].column) i++;
    float share = (column - edge[i - 1].column) / (edge[i].column - edge[i - 1].column);
    return edge[i - 1].row + (edge[i].row - edge[i - 1].row) * share;
}

float table_room_cloth(float column) {
    static const float RAIL = 92;
    return table_room_rail(column) + RAIL;
}

static Box view_box(const TableRoom *room, PaintedPart part) {
    PaintedView view = painted_view(part);
    return table_room_box(room, view.column, view.row, view.wide, view.high);
}

static Box picture_box(const TableRoom *room) { return view_box(room, part_of(room->is_tall)); }

TableRoom table_room_of(Box picture, bool is_tall) {
    PaintedView of = painted_view(part_of(is_tall));
    float scale = picture.width / of.wide;
    return (TableRoom){picture.x - of.column * scale, picture.y - of.row * scale, scale, is_tall};
}

Box table_room_rail_box(const TableRoom *room) { return view_box(room, rail_of(room->is_tall)); }

Box table_room_across(const TableRoom *room, Box box) {
    Box picture = picture_box(room);
    float left = fmaxf(box.x, picture.x), right = fminf(box.x + box.width, picture.x + picture.width);
    return (Box){left, box.y, right - left, box.height};
}

/* ---- drawing ---- */

static void draw_picture(const TableFrame *frame, PaintedPart part, const char *what) {
    char asset[TABLE_ASSET];
    const char *place = sabacc_table_game(frame->table)->place;
    bool is_tall = frame->at.room.is_tall;
    snprintf(asset, sizeof asset, "places/%s%s%s", place, is_tall ? "-tall" : "", what);
    Sprite sprite = {.asset = asset,
                     .box = view_box(&frame->at.room, part),
                     .effect = style_place_effect(place, part),
                     .ground = what[0] ? NOTHING : style_place_light(place)};
    table_room_note(frame, canvas_prepare(frame->canvas, &sprite));
    sprite.fade = table_room_absence(frame);
    if (sprite.fade > 0 && !what[0]) table_draw_room_ground(frame);
    canvas_sprite(frame->canvas, &sprite);
}

/* ---- what stands on the far rail ---- */

/* Columns and rows of the pictures; each stands at the first of its columns where nobody sits
 * (art/places/props).
 */
enum { PROPS = 2, PROP_COLUMNS = 2, PROP_WIDE = 120, PROP_TOP = 128, PROP_HIGH = 160 };
static const struct {
    const char *name;
    float columns[PROP_COLUMNS]; /* of its middle */
} props[PROPS] = {{"left", {690, 890}}, {"right", {1230, 1030}}};

static bool is_free_of_people(const TableFrame *frame, Box box) {
    for (int seat = 0; seat < frame->table->seats; seat++) {
        Box figure = frame->at.seat[seat].figure;
        bool is_across = figure.x < box.x + box.width && figure.x + figure.width > box.x;
        if (figure.width > 0 && is_across) return false;
    }
    return true;
}

static void draw_prop(const TableFrame *frame, int index) {
    static const float AIR = 10; /* in the picture, at both sides */
    char asset[TABLE_ASSET];
    snprintf(asset, sizeof asset, "places/%s-%s", sabacc_table_game(frame->table)->place, props[index].name);
    for (int i = 0; i < PROP_COLUMNS; i++) {
        float column = props[index].columns[i] - PROP_WIDE / 2.0f;
        Box box = table_room_box(&frame->at.room, column, PROP_TOP, PROP_WIDE, PROP_HIGH);
        if (!is_free_of_people(frame, box_inset(box, AIR * frame->at.room.scale, 0))) continue;
        Sprite sprite = {.asset = asset, .box = box, .fade = table_room_absence(frame)};
        if (canvas_prepare(frame->canvas, &sprite)) canvas_sprite(frame->canvas, &sprite);
        return;
    }
}

/* Upright there is no room between people. */
static void draw_props(const TableFrame *frame) {
    for (int i = 0; i < PROPS && !frame->at.room.is_tall; i++) draw_prop(frame, i);
}

/* Where the window is wider or higher than the picture, the room goes on in the dark. */
static void draw_dark_around(const TableFrame *frame) {
    static const float SOFT = 130;
    Box screen = canvas_layout(frame->canvas)->screen, room = picture_box(&frame->at.room);
    float right = room.x + room.width, out = 2 * SOFT;
    if (room.x > screen.x + 1) {
        canvas_glow(frame->canvas, (Box){screen.x - out, -out, room.x + out, screen.height + 2 * out}, 0,
                    SOFT, ROOM_DARK);
        canvas_glow(frame->canvas, (Box){right, -out, screen.width - right + out, screen.height + 2 * out}, 0,
                    SOFT, ROOM_DARK);
    }
    if (room.y > screen.y + 1 && !frame->at.is_view)
        canvas_glow(frame->canvas, (Box){-out, -out, screen.width + 2 * out, room.y + out}, 0, SOFT,
                    ROOM_DARK);
}

/* Of the table's own cloth the middle of its inlay is drawn again, crisp at any size, over what is painted of
 * it (art/places/inlays/lay.py). Another cloth lies over all of it, and over the strip of it that the rail's
 * picture shows. */
static void draw_cloth(const TableFrame *frame) {
    static const Box INLAY = {340, 370, 1240, 420}; /* columns and rows */
    const char *cloth = frame->view->settings.cloth;
    bool is_own = !cloth || strcmp(cloth, "cloth") == 0;
    char asset[TABLE_ASSET];
    if (is_own)
        snprintf(asset, sizeof asset, "places/%s-inlay", sabacc_table_game(frame->table)->place);
    else
        snprintf(asset, sizeof asset, "cloth-laid/%s", cloth);
    const TableRoom *room = &frame->at.room;
    Box inlay = table_room_box(room, INLAY.x, INLAY.y, INLAY.width, INLAY.height);
    Sprite sprite = {.asset = asset, .box = is_own ? inlay : table_room_laid(room)};
    if (!is_own || canvas_prepare(frame->canvas, &sprite)) canvas_sprite(frame->canvas, &sprite);
}

void table_draw_room(const TableFrame *frame) {
    canvas_fill(frame->canvas, canvas_layout(frame->canvas)->screen, ROOM_DARK);
    bool is_tall = frame->at.room.is_tall;
    draw_picture(frame, part_of(is_tall), "");
    table_draw_room_life(frame);
    table_draw_people(frame);
    draw_picture(frame, rail_of(is_tall), "-rail");
    draw_props(frame);
    draw_cloth(frame);
    table_draw_arms(frame);
    draw_dark_around(frame);
}
