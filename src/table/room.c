#include "table/room.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "table/cards.h"
#include "table/people.h"
#include "table/room_life.h"

/* The rows of the picture that a table's box shows: above it is the strip, below it the bar on the near rest.
 */
enum { ROOM_TOP = 60, ROOM_FOOT = 932 };
#define ROOM_DARK 0xff070606u
static const float MORE = 1.12f; /* how much larger than the box is wide or high the picture may be */

TableRoom table_room_in(Box box) {
    box = (Box){0, box.y, box.x + box.width, box.height};
    float across = box.width / ROOM_WIDE, down = box.height / (ROOM_FOOT - ROOM_TOP);
    float scale = across < down ? fminf(down, across * MORE) : fminf(across, down);
    return (TableRoom){.x = box.x + (box.width - ROOM_WIDE * scale) / 2,
                       .y = box.y + box.height - ROOM_FOOT * scale,
                       .scale = scale};
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

/* ---- drawing ---- */

static void draw_picture(const TableFrame *frame, const char *what, float row, float high) {
    char asset[TABLE_ASSET];
    const char *place = sabacc_table_game(frame->table)->place;
    snprintf(asset, sizeof asset, "places/%s%s", place, what);
    Sprite sprite = {.asset = asset, .box = table_room_box(&frame->at.room, 0, row, ROOM_WIDE, high)};
    sprite.fade = table_room_absence(frame, canvas_prepare(frame->canvas, &sprite));
    if (sprite.fade > 0 && !what[0]) table_draw_room_ground(frame);
    canvas_sprite(frame->canvas, &sprite);
}

/* Where the window is wider or higher than the picture, the room goes on in the dark. */
static void draw_dark_around(const TableFrame *frame) {
    static const float SOFT = 130;
    Box screen = canvas_layout(frame->canvas)->screen;
    const TableRoom *room = &frame->at.room;
    float right = table_room_x(room, ROOM_WIDE), out = 2 * SOFT;
    if (room->x > screen.x + 1) {
        canvas_glow(frame->canvas, (Box){screen.x - out, -out, room->x + out, screen.height + 2 * out}, 0,
                    SOFT, ROOM_DARK);
        canvas_glow(frame->canvas, (Box){right, -out, screen.width - right + out, screen.height + 2 * out}, 0,
                    SOFT, ROOM_DARK);
    }
    if (room->y > screen.y + 1)
        canvas_glow(frame->canvas, (Box){-out, -out, screen.width + 2 * out, room->y + out}, 0, SOFT,
                    ROOM_DARK);
}

/* Another cloth than the table's own lies over it, and over the strip of it that the rail's picture shows. */
static void draw_laid_cloth(const TableFrame *frame) {
    enum { CLOTH_ROW = 330, CLOTH_HIGH = 610 };
    const char *cloth = frame->view->settings.cloth;
    char asset[TABLE_ASSET];
    if (!cloth || strcmp(cloth, "cloth") == 0) return;
    snprintf(asset, sizeof asset, "cloth-laid/%s", cloth);
    Box box = table_room_box(&frame->at.room, 0, CLOTH_ROW, ROOM_WIDE, CLOTH_HIGH);
    canvas_sprite(frame->canvas, &(Sprite){.asset = asset, .box = box});
}

void table_draw_room(const TableFrame *frame) {
    enum { RAIL_ROW = 260, RAIL_HIGH = 140 };
    canvas_fill(frame->canvas, canvas_layout(frame->canvas)->screen, ROOM_DARK);
    draw_picture(frame, "", 0, ROOM_HIGH);
    table_draw_room_life(frame);
    table_draw_people(frame);
    draw_picture(frame, "-rail", RAIL_ROW, RAIL_HIGH);
    draw_laid_cloth(frame);
    draw_dark_around(frame);
}
