#ifndef SABACC_TABLE_ROOM_H
#define SABACC_TABLE_ROOM_H

/* The room in which the table stands, in landscape: one picture for each place, all of them painted by one
 * camera (art/places, whose README has its formula). The picture is 1920×1080; what it shows lies in a box of
 * the screen as its scale says. Columns and rows are those of the picture, x and y logical units. */

#include "ui/widgets.h"

enum { ROOM_WIDE = 1920, ROOM_HIGH = 1080 };

typedef struct TableRoom {
    float x, y;  /* of the picture's left upper corner */
    float scale; /* logical units a column; 0: the table is in no room */
} TableRoom;

/* Where a table is drawn. */
typedef struct TableArea {
    Box box; /* of the screen; what lies at its left, a panel, ends above the near rail */
    Box bar; /* of what can be done, on the near rail at its right; empty: the box ends above a bar */
    bool is_portrait; /* the table lies flat, and in no room */
} TableArea;

/* The room around a table in that area: the near rail at its foot, the far wall at its top, and behind what
 * lies at the left of the box too. */
TableRoom table_room_in(const TableArea *area);
/* The place of a bar of that size on the near rail of a table in that box. */
Box table_room_bar(Box box, float wide, float high);

static inline float table_room_x(const TableRoom *room, float column) {
    return room->x + column * room->scale;
}
static inline float table_room_y(const TableRoom *room, float row) { return room->y + row * room->scale; }
static inline Box table_room_box(const TableRoom *room, float column, float row, float wide, float high) {
    return (Box){table_room_x(room, column), table_room_y(room, row), wide * room->scale, high * room->scale};
}

/* The row of the far rail's outer edge in a column, behind which people sit. */
float table_room_rail(float column);

/* The room with its people behind the rail. */
struct TableFrame;
void table_draw_room(const struct TableFrame *frame);

#endif
