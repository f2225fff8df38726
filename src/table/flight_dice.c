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

/* How far a die that still rolls is from where it would lie, to its own side: rolling over an edge it is
 * wider than at rest, and must not touch the other. */
static float aside(const TableFrame *frame, const Flight *flight, float u) {
    static const float APART = 0.36f; /* of its side, for one of two */
    int count = frame->table->dice_count;
    if (flight->to.kind != PLACE_DIE || count < 2) return 0;
    float side = 2 * (float)flight->to.slot / (float)(count - 1) - 1, left = 1 - u * u * u * u;
    return side * APART * left * fminf(u * 4, 1);
}

/* A die on its way, as it is at one moment. */
typedef struct ThrownDie {
    Box ground, box; /* below it, and where it is seen */
    float height, roll, angle, ahead, fade;
    int last; /* faces it rolls over until it rests */
} ThrownDie;

static ThrownDie die_at(const TableFrame *frame, const Flight *flight, Box from, Box to, float t) {
    int slot = flight->to.slot;
    float u = fminf(t / ROLLS_UNTIL, 1), moved = 1 - (1 - u) * (1 - u);
    float rest = flight->to.kind == PLACE_DIE ? table_die_angle(frame, slot) : 0;
    float settled = ease_soft(fminf(fmaxf((u - 0.5f) / 0.5f, 0), 1));
    ThrownDie die = {.ground = table_box_between(from, to, moved),
                     .height = height_at(u) * from.height / to.height,
                     .last = 5 + slot % 2,
                     .ahead = to.x < from.x ? -1.0f : 1.0f};
    die.ground.x += aside(frame, flight, u) * to.width;
    die.box = die.ground;
    die.box.y -= die.height;
    die.roll = rolled(u, die.last);
    die.angle = heading(from, to, slot) * (1 - settled) + rest * settled;
    if (table_die_faces(frame->table) != 6) die.angle = rest + (1 - moved) * (slot % 2 ? -9.0f : 9.0f);
    return die;
}

/* The die's body shows between the rounded corners of two faces. */
static void draw_seam(const TableFrame *frame, const Flight *flight, const ThrownDie *die, float top,
                      float next) {
    Box box = die->box;
    float side = box.width, min = fminf(top, next), wide = fminf(side * 0.36f, min * side * 1.6f);
    float along = die->ahead * (next - top) / 2 * side, half = side * 0.47f - wide / 2;
    float x = box.x + side / 2 + cosf(die->angle) * along, y = box.y + side / 2 + sinf(die->angle) * along;
    if (min <= MIN_SEEN) return;
    Colour body = colour_fade(table_die_body(frame->table, flight->die), 1 - die->fade);
    canvas_line(frame->canvas, x - sinf(die->angle) * half, y + cosf(die->angle) * half,
                x + sinf(die->angle) * half, y - cosf(die->angle) * half, wide, body);
}

/* A cube seen from above: the top face narrows in the direction of the roll, and the next one follows. */
static void draw_cube(const TableFrame *frame, const Flight *flight, const ThrownDie *die, float rest) {
    int step = (int)die->roll;
    Box box = die->box;
    float over = (die->roll - (float)step) * QUARTER, top = cosf(over), next = sinf(over);
    float x = cosf(die->angle) * die->ahead * box.width / 2;
    float y = sinf(die->angle) * die->ahead * box.width / 2;
    Box leading = {box.x + x * next, box.y + y * next, box.width, box.height};
    Box trailing = {box.x - x * top, box.y - y * top, box.width, box.height};
    draw_seam(frame, flight, die, top, next);
    if (next > MIN_SEEN)
        table_draw_die_face(frame, face_after(frame, flight, step + 1, die->last), trailing, die->angle,
                            QUARTER - over, die->fade, rest);
    if (top > MIN_SEEN)
        table_draw_die_face(frame, face_after(frame, flight, step, die->last), leading, die->angle, over,
                            die->fade, rest);
}

static void draw_thrown(const TableFrame *frame, const Flight *flight, const ThrownDie *die, float rest) {
    if (table_die_faces(frame->table) == 6)
        draw_cube(frame, flight, die, rest);
    else
        table_draw_die_face(frame, face_after(frame, flight, (int)die->roll, die->last), die->box, die->angle,
                            0, die->fade, rest);
}

/* While it is fast, it is seen where it has just been too. */
static void draw_blur(const TableFrame *frame, const Flight *flight, Box from, Box to, float t) {
    enum { GHOSTS = 2 };
    static const float APART_MS = 13, FAINTEST = 0.86f, FAINTER = 0.14f, FAST_UNTIL = 0.5f;
    float step = APART_MS / (float)(flight->ends - flight->begins);
    for (int ghost = GHOSTS; ghost > 0; ghost--) {
        float before = t - step * (float)ghost;
        if (before < 0 || t > FAST_UNTIL) continue;
        ThrownDie die = die_at(frame, flight, from, to, before);
        float slow = t / FAST_UNTIL, faint = FAINTEST - FAINTER * (float)(GHOSTS - ghost);
        die.fade = faint + (1 - faint) * slow * slow;
        draw_thrown(frame, flight, &die, to.height);
    }
}

void table_draw_die_flight(const TableFrame *frame, const Flight *flight, float t) {
    Box from = table_place_box(frame, &flight->from), to = table_place_box(frame, &flight->to);
    if (flight->vanishes || frame->view->settings.reduced_motion) {
        float rest = flight->to.kind == PLACE_DIE ? table_die_angle(frame, flight->to.slot) : 0;
        table_draw_die(frame, flight->die, to, rest, flight->vanishes ? t : 1 - t, to.height);
        return;
    }
    ThrownDie die = die_at(frame, flight, from, to, t);
    table_draw_die_shadow(frame, flight->die, die.ground, die.angle, die.height, to.height);
    draw_blur(frame, flight, from, to, t);
    draw_thrown(frame, flight, &die, to.height);
}
