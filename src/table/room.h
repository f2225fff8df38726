#ifndef SABACC_TABLE_ROOM_H
#define SABACC_TABLE_ROOM_H

/* The room in which the table stands: two pictures for each place, all of them painted by one camera
 * (art/places, whose README has its formula). Columns and rows are those of the wide picture, 1920×1080. The
 * tall one, for portrait, shows the same from the same eye: fewer columns, and more rows above and below.
 * What a picture shows lies on the screen as the room's scale says; x and y are logical units. */

#include "ui/widgets.h"

enum { ROOM_WIDE = 1920, ROOM_HIGH = 1080 };

typedef struct TableRoom {
    float x, y;  /* of the wide picture's left upper corner */
    float scale; /* logical units a column */
    bool is_tall;
} TableRoom;

/* Where a table is drawn. */
typedef struct TableArea {
    Box box; /* of the screen; what lies at its left, a panel, ends above the near rail */
    Box bar; /* of what can be done, on the near rail at its right; empty: the box ends above a bar */
    bool is_portrait;
    Box head; /* in landscape a line in which the phase is told, from its left; empty: over one's own cards */
    TableRoom room; /* where the room lies, for a view of it only; scale 0: as large as the box asks for */
} TableArea;

/* The room around a table in that area: the near rail at its foot and the far wall at its top, and behind
 * what lies at the left of the box too. In portrait the far rail is a little below its top. */
TableRoom table_room_in(const TableArea *area);
/* The place of a bar of that size on the near rail of a table in that box, in landscape. */
Box table_room_bar(Box box, float wide, float high);

/* The room whose picture lies in that box. */
TableRoom table_room_of(Box picture, bool is_tall);
/* Where the picture of its rail lies, in front of people. */
Box table_room_rail_box(const TableRoom *room);

/* As much of that box as the room's picture is wide. */
Box table_room_across(const TableRoom *room, Box box);

static inline float table_room_x(const TableRoom *room, float column) {
    return room->x + column * room->scale;
}
static inline float table_room_y(const TableRoom *room, float row) { return room->y + row * room->scale; }
static inline Box table_room_box(const TableRoom *room, float column, float row, float wide, float high) {
    return (Box){table_room_x(room, column), table_room_y(room, row), wide * room->scale, high * room->scale};
}
/* What a cloth covers that is laid over the table's own. */
static inline Box table_room_laid(const TableRoom *room) {
    return table_room_box(room, 0, 330, ROOM_WIDE, 610);
}

/* The row of the far rail's outer edge in a column, behind which people sit. */
float table_room_rail(float column);
/* The row of the cloth's far edge there, at the foot of that rail. */
float table_room_cloth(float column);

/* The room with its people behind the rail. */
struct TableFrame;
void table_draw_room(const struct TableFrame *frame);

#endif
