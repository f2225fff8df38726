/* Dice in flight: thrown by the dealer, each tumbles about an axis of its own, bounces, and rocks to rest on
 * the known face. A die of six faces is a solid cube, seen from above in the lamp's light; others spin. */
#include <math.h>

#include "table/cube.h"
#include "table/dice.h"
#include "table/reach.h"
#include "table/ways.h"
#include "ui/ease.h"

static const float ROLLS_UNTIL = 0.78f; /* of the time; then it only rocks */
static const float THROWN_FROM = 150;   /* logical units above the cloth, of a die as large as it rests */
static const float PI = 3.14159265f;

/* ---- its way ---- */

/* The die leaves the hand on the cloth, and strikes it at STRIKES for the first time. */
#define STRIKES 0.32f

float table_throw_height(float u) {
    static const struct {
        float from, to, high;
    } arcs[] = {{0, STRIKES, 1}, {STRIKES, 0.58f, 0.3f}, {0.58f, 0.74f, 0.09f}, {0.74f, 0.84f, 0.02f}};
    for (size_t i = 0; i < sizeof arcs / sizeof *arcs; i++) {
        float along = (u - arcs[i].from) / (arcs[i].to - arcs[i].from);
        if (along <= 1) return arcs[i].high * 4 * along * (1 - along);
    }
    return 0;
}

/* As fast as it was thrown while it is in the air, then the cloth brakes it evenly. */
float table_throw_moved(float u) {
    static const float SPEED = 2 / (1 + STRIKES);
    float left = 1 - u;
    return u < STRIKES ? SPEED * u : 1 - SPEED * left * left / (2 * (1 - STRIKES));
}

/* From the last bounce on; each swing is smaller than the one before. */
float table_throw_rocks(float t) {
    static const float FROM = 0.66f, SWINGS = 3, FADES = 3.2f;
    if (t <= FROM || t >= 1) return 0;
    float since = (t - FROM) / (1 - FROM);
    return sinf(2 * PI * SWINGS * since) * expf(-FADES * since) * (1 - since);
}

/* A number of its own for each die of a throw, −1 … 1. */
static float chance_of(const Flight *flight, int which) {
    uint32_t mixed = (uint32_t)(flight->to.slot * 29 + flight->die * 5 + which * 3 + 1) * 2654435761u;
    return (float)(mixed >> 16 & 0xffff) / 32767.5f - 1;
}

/* How far a die that still rolls is from where it would lie, to its own side: rolling over an edge it is
 * wider than at rest, and must not touch the other. */
static float aside(const TableFrame *frame, const Flight *flight, float u) {
    static const float APART = 0.55f; /* of its side, for one of two */
    int count = frame->table->dice_count;
    if (flight->to.kind != PLACE_DIE || count < 2) return 0;
    float side = 2 * (float)flight->to.slot / (float)(count - 1) - 1, left = 1 - u * u * u * u;
    return side * APART * left * fminf(u * 4, 1);
}

/* A throw's way over the cloth: where it is short it swings out over the table's middle. */
typedef struct Throw {
    float middle_x, middle_y; /* where a bend from start to end is drawn to */
    float length;             /* of its way, in sides of a die at rest */
    float towards[2];         /* of length 1: as it rolls out */
} Throw;

static float centre_x(Box box) { return box.x + box.width / 2; }
static float centre_y(Box box) { return box.y + box.height / 2; }

/* How far it swings out from the middle of its way, towards the middle of the table. */
static Point swing_of(const TableFrame *frame, Box from, Box to) {
    static const float LONG = 950, SWINGS = 0.75f, MOST = 0.8f; /* of a way that is short of that */
    float x = centre_x(to) - centre_x(from), y = centre_y(to) - centre_y(from), way = fmaxf(hypotf(x, y), 1);
    float out = fminf(fmaxf(LONG - way, 0) * SWINGS, MOST * way);
    Box table = frame->at.box;
    float inward =
        (centre_x(table) - centre_x(from) - x / 2) * -y + (centre_y(table) - centre_y(from) - y / 2) * x;
    if (inward < 0) out = -out;
    return (Point){-y / way * out, x / way * out};
}

static Throw throw_of(const TableFrame *frame, const Flight *flight, Box from, Box to) {
    float x = centre_x(to) - centre_x(from), y = centre_y(to) - centre_y(from), way = fmaxf(hypotf(x, y), 1);
    const FlightBends *bends = &flight->bends;
    Point swing = bends->are_found ? (Point){bends->leaves_x, bends->leaves_y} : swing_of(frame, from, to);
    Throw thrown = {.middle_x = centre_x(from) + x / 2 + swing.x,
                    .middle_y = centre_y(from) + y / 2 + swing.y};
    float roll_x = centre_x(to) - thrown.middle_x, roll_y = centre_y(to) - thrown.middle_y;
    float rolls = fmaxf(hypotf(roll_x, roll_y), 1);
    thrown.towards[0] = roll_x / rolls;
    thrown.towards[1] = roll_y / rolls;
    /* A bend is about as long as the mean of its chord and its two straight lines. */
    float first = hypotf(thrown.middle_x - centre_x(from), thrown.middle_y - centre_y(from));
    thrown.length = (way + first + rolls) / 2 / to.width;
    return thrown;
}

static Box on_way(const Throw *thrown, Box from, Box to, float moved) {
    float left = 1 - moved, swing = 2 * left * moved;
    Box at = table_box_between(from, to, moved);
    float x = left * left * centre_x(from) + swing * thrown->middle_x + moved * moved * centre_x(to);
    float y = left * left * centre_y(from) + swing * thrown->middle_y + moved * moved * centre_y(to);
    return (Box){x - at.width / 2, y - at.height / 2, at.width, at.height};
}

/* On the cloth a cube turns over once a side of its way; in the air it turns faster. */
static float still_to_roll(const Throw *thrown, float moved) {
    static const float IN_AIR = 1.7f, MOST = 16; /* radians: more is not seen */
    float struck = table_throw_moved(STRIKES), a_way = thrown->length * PI / 2;
    float on_cloth = (1 - fmaxf(moved, struck)) * a_way, in_air = fmaxf(struck - moved, 0) * a_way * IN_AIR;
    return fminf(on_cloth + in_air, MOST);
}

static void lift_die(ThrownDie *die, Box to, float height) {
    static const float NEARER = 0.16f;
    float larger = 1 + NEARER * height / THROWN_FROM;
    die->height = height * die->ground.height / to.height;
    die->box = die->ground;
    die->box.y -= die->height;
    die->box = box_place(die->box, die->box.width * larger, die->box.height * larger, 0.5f, 0.5f);
}

/* Over the far rail a die is thrown low: what is above that are faces. */
static float thrown_from(const TableFrame *frame) {
    static const float LOW = 0.3f;
    int thrower = table_thrower(frame->table);
    return thrower >= 0 && thrower != frame->at.bottom ? THROWN_FROM * LOW : THROWN_FROM;
}

/* Each of two rolls to its own side. */
static float askew_of(const Flight *flight) {
    static const float ASKEW = 0.42f, MORE = 0.14f;
    return (flight->to.slot % 2 ? -ASKEW : ASKEW) + MORE * chance_of(flight, 1);
}

static ThrownDie die_at(const TableFrame *frame, const Flight *flight, Box from, Box to, float t) {
    static const float ASIDE = 0.5f, ROCKS = 0.3f;
    float u = fminf(t / ROLLS_UNTIL, 1), moved = table_throw_moved(u);
    Throw thrown = throw_of(frame, flight, from, to);
    ThrownDie die = {.ground = on_way(&thrown, from, to, moved),
                     .towards = {thrown.towards[0], thrown.towards[1]},
                     .askew = askew_of(flight),
                     .rolls = still_to_roll(&thrown, moved),
                     .left = (1 - u) * sqrtf(1 - u),
                     .rest = flight->to.kind == PLACE_DIE ? table_die_angle(frame, flight->to.slot) : 0};
    die.rocks = ROCKS * table_throw_rocks(t);
    die.ground.x += aside(frame, flight, u) * to.width;
    die.ground.y += ASIDE * chance_of(flight, 3) * sinf(moved * PI) * to.height;
    lift_die(&die, to, thrown_from(frame) * table_throw_height(u));
    return die;
}

Box table_thrown_box(const TableFrame *frame, const Flight *flight, float t) {
    Box from = table_place_box(frame, &flight->from), to = table_place_box(frame, &flight->to);
    return die_at(frame, flight, from, to, t).box;
}

/* How much of that way is over what is read. */
static float cost_of_one(const TableFrame *frame, const Flight *flight, const TableTakenList *taken) {
    enum { STEPS = 24 };
    Box from = table_place_box(frame, &flight->from), to = table_place_box(frame, &flight->to);
    float cost = 0, rail = from.y - from.height;
    for (int step = 1; step < STEPS; step++) {
        ThrownDie die = die_at(frame, flight, from, to, (float)step / STEPS);
        Point at = {centre_x(die.ground), centre_y(die.ground)};
        cost +=
            table_way_over(taken, at, die.height + die.ground.height * TABLE_DIE_BODY, die.ground.width / 2);
        cost += at.y < rail || at.x < frame->at.box.x || at.x > frame->at.box.x + frame->at.box.width;
    }
    return cost;
}

/* The dice of a throw go side by side. */
static float cost_of(const TableFrame *frame, const Flight *flight, const TableTakenList *taken) {
    int count = flight->to.kind == PLACE_DIE ? frame->table->dice_count : 1;
    float cost = 0;
    if (count < 2) return cost_of_one(frame, flight, taken);
    for (int slot = 0; slot < count; slot++) {
        Flight one = *flight;
        one.from.slot = one.to.slot = slot;
        one.die = frame->table->dice[slot];
        cost += cost_of_one(frame, &one, taken);
    }
    return cost;
}

/* In lengths of its way: how much farther out than it swings by itself, and farther along, its bend is drawn.
 */
static const Point bends_tried[] = {
    {0, 0},          {0.2f, 0},      {-0.2f, 0},      {0.4f, 0},      {-0.4f, 0},      {0.6f, 0},
    {0.9f, 0},       {1.2f, 0},      {-0.6f, 0},      {-0.9f, 0},     {-1.2f, 0},      {0.2f, 0.35f},
    {-0.2f, 0.35f},  {0.5f, 0.35f},  {-0.5f, 0.35f},  {0.8f, 0.35f},  {-0.8f, 0.35f},  {1.1f, 0.35f},
    {-1.1f, 0.35f},  {0.2f, -0.35f}, {-0.2f, -0.35f}, {0.5f, -0.35f}, {-0.5f, -0.35f}, {0.8f, -0.35f},
    {-0.8f, -0.35f}, {1.1f, -0.35f}, {-1.1f, -0.35f}};

FlightBends table_throw_bends(const TableFrame *frame, const Flight *flight) {
    Box from = table_place_box(frame, &flight->from), to = table_place_box(frame, &flight->to);
    float x = centre_x(to) - centre_x(from), y = centre_y(to) - centre_y(from);
    Point swing = swing_of(frame, from, to);
    TableTakenList taken = {.count = 0};
    table_way_words(&taken, frame, flight);
    Flight best = *flight;
    float least = INFINITY;
    for (size_t i = 0; i < sizeof bends_tried / sizeof *bends_tried; i++) {
        Point out = bends_tried[i];
        Flight other = *flight;
        other.bends = (FlightBends){.leaves_x = swing.x - out.x * y + out.y * x,
                                    .leaves_y = swing.y + out.x * x + out.y * y,
                                    .are_found = true};
        float cost = cost_of(frame, &other, &taken);
        if (cost < least) least = cost, best = other;
    }
    return best.bends;
}

/* ---- at rest ---- */

void table_draw_lying_die(const TableFrame *frame, int slot, int face, Box box, float angle, float fade) {
    Flight lies = {.kind = FLIGHT_DIE, .to = {.kind = PLACE_DIE, .slot = slot}, .die = face};
    ThrownDie die = {.ground = box, .box = box, .towards = {1, 0}, .rest = angle, .fade = fade};
    if (table_die_faces(frame->table) == 6)
        table_draw_cube(frame, &lies, &die, box.height);
    else
        table_draw_die(frame, face, box, angle, fade, box.height);
}

/* ---- others, which spin ---- */

static float spin_of(const Flight *flight, const ThrownDie *die) {
    static const float SPIN = 9;
    return die->rest + die->left * (flight->to.slot % 2 ? -SPIN : SPIN);
}

static void draw_spinning(const TableFrame *frame, const Flight *flight, const ThrownDie *die, float rest) {
    enum { LAST = 5 };
    int step = (int)((float)LAST * (1 - die->left));
    int face =
        step >= LAST ? flight->die : table_die_tumbling(frame->table, flight->to.slot, flight->die, step + 1);
    table_draw_die_face(frame, face, die->box, spin_of(flight, die), 0, die->fade, rest);
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
        draw_spinning(frame, flight, &die, to.height);
    }
}

void table_draw_die_flight(const TableFrame *frame, const Flight *flight, float t) {
    Box from = table_place_box(frame, &flight->from), to = table_place_box(frame, &flight->to);
    if (flight->vanishes || frame->view->settings.reduced_motion) {
        float rest = flight->to.kind == PLACE_DIE ? table_die_angle(frame, flight->to.slot) : 0;
        table_draw_lying_die(frame, flight->to.slot, flight->die, to, rest, flight->vanishes ? t : 1 - t);
        return;
    }
    ThrownDie die = die_at(frame, flight, from, to, t);
    if (table_die_faces(frame->table) == 6) {
        table_draw_cube(frame, flight, &die, to.height);
        return;
    }
    table_draw_die_shadow(frame, flight->die, die.ground, spin_of(flight, &die), die.height, to.height);
    draw_blur(frame, flight, from, to, t);
    draw_spinning(frame, flight, &die, to.height);
}
