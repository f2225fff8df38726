#include "table/cube.h"

#include <math.h>

#include "render/pixmap.h"
#include "table/dice.h"

static const Colour BLACK = 0xff000000u, WHITE = 0xffffffffu;

/* ---- how it is turned ---- */

/* x to the right, y down, z towards the eye: the columns of a body's own directions. */
typedef struct Turn {
    float x[3], y[3], z[3];
} Turn;

static Turn turn_about(const float axis[3], float angle) {
    float c = cosf(angle), s = sinf(angle), k = 1 - c, x = axis[0], y = axis[1], z = axis[2];
    return (Turn){.x = {c + x * x * k, y * x * k + z * s, z * x * k - y * s},
                  .y = {x * y * k - z * s, c + y * y * k, z * y * k + x * s},
                  .z = {x * z * k + y * s, y * z * k - x * s, c + z * z * k}};
}

static void apply(const Turn *turn, const float v[3], float out[3]) {
    for (int i = 0; i < 3; i++) out[i] = turn->x[i] * v[0] + turn->y[i] * v[1] + turn->z[i] * v[2];
}

static Turn after(const Turn *second, const Turn *first) {
    Turn both;
    apply(second, first->x, both.x);
    apply(second, first->y, both.y);
    apply(second, first->z, both.z);
    return both;
}

/* The directions of a face's picture, to its right and down, and out of the cube; the first is on top. */
typedef struct Face {
    float right[3], down[3], out[3];
} Face;
enum { FACES = 6 };
static const Face faces[FACES] = {
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},  {{1, 0, 0}, {0, 0, 1}, {0, -1, 0}},
    {{1, 0, 0}, {0, 0, -1}, {0, 1, 0}}, {{0, 0, -1}, {0, 1, 0}, {1, 0, 0}},
    {{0, 0, 1}, {0, 1, 0}, {-1, 0, 0}}, {{1, 0, 0}, {0, -1, 0}, {0, 0, -1}},
};

/* It rolls the way that it goes, a little askew, and less as it comes to rest. */
static Turn turn_of(const ThrownDie *die, int own) {
    static const float UPRIGHT = 0.3f;
    static const float upright[3] = {0, 0, 1};
    static const float edges[][3] = {{0.94f, 0.34f, 0}, {0.42f, -0.91f, 0}};
    float c = cosf(die->askew), s = sinf(die->askew);
    float x = die->towards[0] * c - die->towards[1] * s, y = die->towards[0] * s + die->towards[1] * c;
    float level = sqrtf(1 - UPRIGHT * UPRIGHT);
    const float axis[3] = {-y * level, x * level, own ? UPRIGHT : -UPRIGHT};
    Turn lies = turn_about(upright, die->rest);
    Turn rocks = turn_about(edges[own], die->rocks), thrown = turn_about(axis, -die->rolls);
    Turn rocked = after(&rocks, &lies);
    return after(&thrown, &rocked);
}

/* As a body on the table is seen by who sits at it: from the front and above. */
static Turn seen_turn(const Turn *turn) {
    static const float across[3] = {1, 0, 0};
    Turn view = turn_about(across, TABLE_DIE_SEEN_FROM);
    return after(&view, turn);
}

/* Rolling over an edge or a corner its middle is higher than at rest: so far, of its side. */
static float over_edge(const Turn *turn) {
    return (fabsf(turn->x[2]) + fabsf(turn->y[2]) + fabsf(turn->z[2]) - 1) / 2;
}

/* ---- its faces ---- */

typedef struct CubeFace {
    float right[3], down[3], out[3];
    int value;
} CubeFace;

/* Those that are seen; returns how many. */
static int seen_faces(const TableFrame *frame, const Flight *flight, const Turn *turn, CubeFace seen[FACES]) {
    static const float LEAST = 0.07f;
    int count = 0;
    for (int i = 0; i < FACES; i++) {
        CubeFace *face = &seen[count];
        apply(turn, faces[i].right, face->right);
        apply(turn, faces[i].down, face->down);
        apply(turn, faces[i].out, face->out);
        face->value =
            i == 0 ? flight->die : table_die_tumbling(frame->table, flight->to.slot, flight->die, i);
        count += face->out[2] > LEAST;
    }
    return count;
}

/* Of a side: a picture lies flat on it, within the round edges; and how round these are. */
static const float FLAT = 0.88f, ROUND = 0.14f;

/* A picture that is turned, narrowed and skewed. */
static Sprite picture_of(const CubeFace *face, Box box, float rest) {
    float side = box.width * FLAT, x = face->right[0], y = face->right[1], wide = hypotf(x, y);
    float along = (face->down[0] * x + face->down[1] * y) / wide;
    float high = (face->down[1] * x - face->down[0] * y) / wide;
    Box at = {box.x + face->out[0] * box.width / 2, box.y + face->out[1] * box.width / 2, box.width,
              box.width};
    return (Sprite){.box = box_place(at, wide * side, high * side, 0.5f, 0.5f),
                    .angle = atan2f(y, x),
                    .skew = along * side,
                    .raster_height = rest,
                    .raster_shape = 1};
}

/* How much of the lamp's light falls on a face, 1 on one that lies on top. */
static float light_on(const float out[3]) {
    static const float lamp[3] = {-0.3f, -0.4f, 0.866f}, LEAST = 0.5f;
    float falls = fmaxf(out[0] * lamp[0] + out[1] * lamp[1] + out[2] * lamp[2], 0) / lamp[2];
    return fminf(LEAST + (1 - LEAST) * falls, 1);
}

/* ---- its round edges ---- */

/* Where two faces meet: the second may not be seen. Its round is as wide as a line from end to end. */
typedef struct CubeEdge {
    float from[2], to[2]; /* in sides, from the cube's middle */
    float out[3];
    float light;    /* on it */
    bool is_within; /* both faces are seen */
} CubeEdge;

enum { MAX_EDGES = 12 };

static bool is_seen(const CubeFace *seen, int count, const float out[3]) {
    for (int i = 0; i < count; i++)
        if (seen[i].out[0] * out[0] + seen[i].out[1] * out[1] + seen[i].out[2] * out[2] > 0.9f) return true;
    return false;
}

/* Of that face towards `side`, one of its own directions or the reverse of it; `along` is the other. */
static CubeEdge edge_of(const CubeFace *face, const float side[3], float sign, const float along[3]) {
    static const float ROOT = 0.70710678f, IN = 0.5f - ROUND;
    CubeEdge edge = {.is_within = false};
    for (int i = 0; i < 3; i++) {
        float middle = IN * (face->out[i] + sign * side[i]);
        edge.out[i] = ROOT * (face->out[i] + sign * side[i]);
        if (i < 2) edge.from[i] = middle - IN * along[i], edge.to[i] = middle + IN * along[i];
    }
    edge.light = light_on(edge.out);
    return edge;
}

/* Those between two faces last, the lightest of each kind over the others. */
static bool is_over(const CubeEdge *edge, const CubeEdge *other) {
    if (edge->is_within != other->is_within) return edge->is_within;
    return edge->light > other->light;
}

static void insert_edge(CubeEdge *edges, int count, const CubeEdge *edge) {
    for (; count > 0 && is_over(&edges[count - 1], edge); count--) edges[count] = edges[count - 1];
    edges[count] = *edge;
}

/* All edges of the faces that are seen, in the order in which they are drawn; returns how many. */
static int edges_of(const CubeFace *seen, int count, CubeEdge edges[MAX_EDGES]) {
    int found = 0;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < 4; k++) {
            const CubeFace *face = &seen[i];
            const float *side = k < 2 ? face->right : face->down, *along = k < 2 ? face->down : face->right;
            float sign = k % 2 ? -1 : 1;
            const float other[3] = {sign * side[0], sign * side[1], sign * side[2]};
            bool is_within = is_seen(seen, count, other);
            if (is_within && is_seen(seen, i, other)) continue; /* the other face has it */
            CubeEdge edge = edge_of(face, side, sign, along);
            edge.is_within = is_within;
            insert_edge(edges, found++, &edge);
        }
    return found;
}

static void draw_along(const TableFrame *frame, const CubeEdge *edge, Box box, float out, float wide,
                       Colour colour) {
    float side = box.width, x = box.x + side / 2 + out * edge->out[0] * side,
          y = box.y + side / 2 + out * edge->out[1] * side;
    canvas_line(frame->canvas, x + edge->from[0] * side, y + edge->from[1] * side, x + edge->to[0] * side,
                y + edge->to[1] * side, wide * side, colour);
}

/* The body behind the pictures of its sides: its outline, its round edges in the lamp's light. */
static void draw_body(const TableFrame *frame, const CubeEdge *edges, int count, Colour body, Box box,
                      float fade) {
    static const float LINE = 1.3f;
    static const uint32_t DARK = 40; /* of 256 */
    float outline = 2 * ROUND + 2 * LINE / box.width;
    Colour dark = colour_fade(pixel_mix(BLACK, body, DARK), 1 - fade);
    for (int i = 0; i < count; i++)
        if (!edges[i].is_within) draw_along(frame, &edges[i], box, 0, outline, dark);
    for (int i = 0; i < count; i++) {
        Colour lit = pixel_mix(BLACK, body, (uint32_t)(edges[i].light * 256));
        draw_along(frame, &edges[i], box, 0, 2 * ROUND, colour_fade(lit, 1 - fade));
    }
}

/* Where the lamp shines on the round between two faces. */
static void draw_shine(const TableFrame *frame, const CubeEdge *edges, int count, Box box, float fade) {
    static const float OUT = 0.9f * ROUND, WIDE = 0.035f, STRONG = 0.5f;
    for (int i = 0; i < count; i++) {
        float light = edges[i].light;
        if (edges[i].is_within)
            draw_along(frame, &edges[i], box, OUT, WIDE,
                       colour_fade(WHITE, STRONG * light * light * light * (1 - fade)));
    }
}

/* ---- all of it ---- */

/* On the cloth: a soft shadow away from the lamp, as wide as the body is along the face that is most on top;
 * and, the nearer it is, a dark line where it rests. */
static void draw_shadow(const TableFrame *frame, const CubeFace *seen, int count, const Flight *flight,
                        const ThrownDie *die, const Turn *turn, float rest) {
    static const float ASIDE = 0.07f, NEAR = 0.5f, IN = 0.16f, SPREAD = 0.16f, STRONG = 0.75f;
    const CubeFace *top = &seen[0];
    for (int i = 1; i < count; i++)
        if (seen[i].out[2] > top->out[2]) top = &seen[i];
    float angle = atan2f(top->right[1], top->right[0]), c = cosf(angle), s = sinf(angle);
    const float *const own[] = {turn->x, turn->y, turn->z};
    float wide = 0, high = 0, side = die->ground.width, near = 1 - die->height / (NEAR * side);
    for (int i = 0; i < 3; i++) {
        wide += fabsf(own[i][0] * c + own[i][1] * s);
        high += fabsf(own[i][1] * c - own[i][0] * s);
    }
    Box fallen = box_place(die->ground, side * wide, side * high * cosf(TABLE_DIE_SEEN_FROM), 0.5f, 0.5f);
    fallen.y += side * sinf(TABLE_DIE_SEEN_FROM) / 2; /* below its lowest side */
    fallen.x += side * ASIDE;
    table_draw_die_shadow(frame, flight->die, fallen, angle, die->height, rest);
    if (near <= 0) return;
    Box contact = box_inset(fallen, side * IN, side * IN);
    contact.x -= side * ASIDE / 2, contact.y += side * IN * 0.6f;
    canvas_glow(frame->canvas, contact, side * IN, side * SPREAD, colour_fade(BLACK, STRONG * near));
}

static void draw_cube(const TableFrame *frame, const CubeFace *seen, int count, const Flight *flight, Box box,
                      float fade, float rest) {
    static const float HIDDEN = 0.13f, PLAIN = 0.26f; /* a picture that is seen so much from the side */
    CubeEdge edges[MAX_EDGES];
    int found = edges_of(seen, count, edges);
    draw_body(frame, edges, found, table_die_body(frame->table, flight->die), box, fade);
    for (int i = 0; i < count; i++) {
        Sprite picture = picture_of(&seen[i], box, rest);
        picture.fade = fmaxf(fade, 1 - (seen[i].out[2] - HIDDEN) / (PLAIN - HIDDEN));
        if (picture.fade >= 1) continue;
        table_draw_die_side(frame, seen[i].value, &picture, light_on(seen[i].out));
    }
    draw_shine(frame, edges, found, box, fade);
}

void table_draw_cube(const TableFrame *frame, const Flight *flight, const ThrownDie *die, float rest) {
    CubeFace seen[FACES + 1];
    Turn turn = turn_of(die, flight->to.slot % 2), turned = seen_turn(&turn);
    int count = seen_faces(frame, flight, &turned, seen);
    if (die->fade <= 0) draw_shadow(frame, seen, count, flight, die, &turn, rest);
    Box box = die->box;
    box.y -= over_edge(&turn) * box.height;
    draw_cube(frame, seen, count, flight, box, die->fade, rest);
}
