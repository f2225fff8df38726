/* Dice in flight: thrown from the edge of the table, they bounce and roll until they rest on the known face.
 */
#include <math.h>

#include "table/dice.h"
#include "ui/ease.h"

static const float ROLLS_UNTIL = 0.86f; /* of the time; then it rests */
static const float THROWN_FROM = 150;   /* logical units above the cloth, of a die as large as it rests */
static const float QUARTER = 1.5707963f;
static const float MIN_SEEN = 0.16f; /* share of a face below which it is not drawn */

/* How far it has rolled, in faces. */
static float rolled(float u, int faces) { return (float)faces * (1 - (1 - u) * (1 - u)); }

/* Its height over the cloth: falling from the hand, then two bounces. */
static float height_at(float u) { return THROWN_FROM * fabsf(cosf(u * QUARTER * 5)) * (1 - u) * (1 - u); }

/* The direction of the roll, as an angle of its faces: −π/2 … π/2. */
static float heading(Box from, Box to, int slot) {
    float angle = atan2f(to.y - from.y, to.x - from.x) + (slot % 2 ? 0.22f : -0.16f);
    while (angle > QUARTER) angle -= 2 * QUARTER;
    while (angle < -QUARTER) angle += 2 * QUARTER;
    return angle;
}

static int face_after(const TableFrame *frame, const Flight *flight, int step, int last) {
    return step >= last ? flight->die
                        : table_die_tumbling(frame->table, flight->to.slot, flight->die, step + 1);
}

/* The die's body shows between the rounded corners of two faces. */
static void draw_seam(const TableFrame *frame, const Flight *flight, Box box, float top, float next,
                      float angle, float ahead) {
    float side = box.width, min = fminf(top, next), wide = fminf(side * 0.36f, min * side * 1.6f);
    float along = ahead * (next - top) / 2 * side, half = side * 0.47f - wide / 2;
    float x = box.x + side / 2 + cosf(angle) * along, y = box.y + side / 2 + sinf(angle) * along;
    if (min <= MIN_SEEN) return;
    canvas_line(frame->canvas, x - sinf(angle) * half, y + cosf(angle) * half, x + sinf(angle) * half,
                y - cosf(angle) * half, wide, table_die_body(frame->table, flight->die));
}

/* A cube seen from above: the top face narrows in the direction of the roll, and the next one follows. */
static void draw_cube(const TableFrame *frame, const Flight *flight, Box box, float roll, int last,
                      float angle, float ahead, float rest) {
    int step = (int)roll;
    float over = (roll - (float)step) * QUARTER, top = cosf(over), next = sinf(over);
    float x = cosf(angle) * ahead * box.width / 2, y = sinf(angle) * ahead * box.width / 2;
    Box leading = {box.x + x * next, box.y + y * next, box.width, box.height};
    Box trailing = {box.x - x * top, box.y - y * top, box.width, box.height};
    draw_seam(frame, flight, box, top, next, angle, ahead);
    if (next > MIN_SEEN)
        table_draw_die_face(frame, face_after(frame, flight, step + 1, last), trailing, angle, QUARTER - over,
                            rest);
    if (top > MIN_SEEN)
        table_draw_die_face(frame, face_after(frame, flight, step, last), leading, angle, over, rest);
}

void table_draw_die_flight(const TableFrame *frame, const Flight *flight, float t) {
    Box from = table_place_box(frame, &flight->from), to = table_place_box(frame, &flight->to);
    float rest = flight->to.kind == PLACE_DIE ? table_die_angle(frame, flight->to.slot) : 0;
    if (flight->vanishes || frame->view->settings.reduced_motion) {
        table_draw_die(frame, flight->die, to, rest, flight->vanishes ? t : 1 - t, to.height);
        return;
    }
    float u = fminf(t / ROLLS_UNTIL, 1), moved = 1 - (1 - u) * (1 - u),
          height = height_at(u) * from.height / to.height;
    int slot = flight->to.slot, last = 5 + slot % 2;
    float settled = fminf(fmaxf((u - 0.5f) / 0.5f, 0), 1);
    Box ground = table_box_between(from, to, moved), box = ground;
    box.y -= height;
    bool is_cube = table_die_faces(frame->table) == 6;
    float angle = heading(from, to, slot) * (1 - ease_soft(settled)) + rest * ease_soft(settled);
    if (!is_cube) angle = rest + (1 - moved) * (slot % 2 ? -9.0f : 9.0f);
    table_draw_die_shadow(frame, flight->die, ground, angle, height, to.height);
    if (is_cube)
        draw_cube(frame, flight, box, rolled(u, last), last, angle, to.x < from.x ? -1 : 1, to.height);
    else
        table_draw_die_face(frame, face_after(frame, flight, (int)rolled(u, last), last), box, angle, 0,
                            to.height);
}
