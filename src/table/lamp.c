#include "table/lamp.h"

#include <math.h>

#include "table/showdown.h"
#include "table/stage.h"
#include "table/winnings.h"
#include "ui/ease.h"

static const double DIM_MS = 420, GO_MS = 560;

static float deep_at(const TableLamp *lamp, double now) {
    float share = table_share(now, lamp->deep_since, lamp->deep_since + DIM_MS);
    return lamp->deep_from + (lamp->deep_to - lamp->deep_from) * ease_soft(share);
}

void table_lamp_dim(TableView *view, float deep) {
    TableLamp *lamp = &view->lamp;
    if (view->settings.reduced_motion || deep == lamp->deep_to) return;
    if (lamp->deep_to == 0) lamp->from = lamp->to = SABACC_NOBODY;
    lamp->deep_from = deep_at(lamp, view->now);
    lamp->deep_to = deep;
    lamp->deep_since = view->now;
}

void table_lamp_go(TableView *view, int seat, double at) {
    TableLamp *lamp = &view->lamp;
    if (seat == lamp->to) return;
    lamp->from = lamp->to;
    lamp->to = seat;
    lamp->goes_at = at;
}

void table_lamp_rest(TableView *view) {
    view->lamp = (TableLamp){
        .deep_since = -INFINITY, .goes_at = -INFINITY, .from = SABACC_NOBODY, .to = SABACC_NOBODY};
}

/* 0 … 1: the dark lifts a little once all has landed that is paid. */
static float lifted(const TableView *view, double now) {
    int paid = view->lamp.to;
    if (paid < 0 || view->won[paid].count == 0) return 0;
    double last = table_won_so_far(view, paid, now).last;
    return table_share(now, last, last + DIM_MS);
}

static bool is_changing(const TableView *view, double now) {
    const TableLamp *lamp = &view->lamp;
    float share = lifted(view, now);
    bool goes = now >= lamp->goes_at && now < lamp->goes_at + GO_MS;
    return now < lamp->deep_since + DIM_MS || goes || (share > 0 && share < 1);
}

bool table_lamp_is_changing(const TableView *view) { return is_changing(view, view->now); }

/* ---- where the pool is ---- */

static Box joined(Box a, Box b) {
    float x = fminf(a.x, b.x), y = fminf(a.y, b.y);
    return (Box){x, y, fmaxf(a.x + a.width, b.x + b.width) - x, fmaxf(a.y + a.height, b.y + b.height) - y};
}

/* Around the hands in the middle, or somebody and their cards. */
static Box pool_of(const TableFrame *frame, int seat) {
    static const float FIGURE_INSET = 0.24f;
    if (seat == SABACC_NOBODY) return table_front_room(frame);
    const SeatPlaces *places = &frame->at.seat[seat];
    HandRow row = table_row_of(frame, seat);
    Box cards = {row.left[GROUP_HELD], row.y, row.right - row.left[GROUP_HELD], row.high};
    if (places->figure.width <= 0) return joined(cards, places->plate);
    return joined(cards, box_inset(places->figure, places->figure.width * FIGURE_INSET,
                                   places->figure.height * FIGURE_INSET));
}

/* It swings a little past whom it goes to, and back. */
static float gone(float t) {
    static const float PAST = 0.05f, PI = 3.14159265f;
    return ease_soft(fminf(t / 0.72f, 1)) + PAST * sinf(PI * fmaxf((t - 0.6f) / 0.4f, 0)) * (t < 1);
}

/* Each of its steps is a paint of most of the screen: none is larger than eight of 255, where the pool's edge
 * is softer than that. */
static float stepped(float value, float step) { return roundf(value / step) * step; }

static Box stepped_box(Box box, float step) {
    float x = stepped(box.x, step), y = stepped(box.y, step);
    return (Box){x, y, stepped(box.x + box.width, step) - x, stepped(box.y + box.height, step) - y};
}

/* A large part of the picture is painted with it, so that it changes less often than what is before it. */
void table_draw_lamp(const TableFrame *frame) {
    static const float SPREAD = 0.24f, ROUND = 0.08f; /* of the table's height */
    static const float DARKEST = 0.5f, LIFTS = 0.3f, STEP = 1 / 16.0f, POOL_STEP = 0.02f; /* of that height */
    const TableLamp *lamp = &frame->view->lamp;
    bool changes = is_changing(frame->view, frame->now);
    double now = changes ? table_slow_step(frame->now) : frame->now;
    float deep = deep_at(lamp, now) * (1 - LIFTS * ease_soft(lifted(frame->view, now))),
          high = frame->at.box.height;
    deep = stepped(deep, STEP);
    if (deep <= 0 || frame->view->settings.reduced_motion) return;
    float moved = gone(table_share(now, lamp->goes_at, lamp->goes_at + GO_MS));
    Box pool = table_box_between(pool_of(frame, lamp->from), pool_of(frame, lamp->to), moved);
    pool = stepped_box(pool, high * POOL_STEP);
    Colour dark = colour_fade(0xff040206u, deep * DARKEST);
    (changes ? canvas_veil_around : canvas_around)(frame->canvas, pool, high * ROUND, high * SPREAD, dark);
}

void table_draw_lamp_over(const TableFrame *frame, Box cards, float share) {
    static const float STRONG = 0.42f, OUT = 0.3f, SIDE = 0.34f, PI = 3.14159265f; /* of the cards' height */
    if (share <= 0 || share >= 1 || frame->view->settings.keeps_light) return;
    float side = cards.height * SIDE, out = cards.height * OUT;
    float x = cards.x - out + (cards.width + 2 * out) * ease_soft(share);
    Box pool = {x - side / 4, cards.y + cards.height * 0.16f, side / 2, cards.height * 0.5f};
    canvas_glow(frame->canvas, pool, side / 4, side, colour_fade(0xfffff0c8u, STRONG * sinf(PI * share)));
}

/* Around what a seat has won, its cards and the rail before it. */
static Box paid_ground(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    HandRow row = table_row_of(frame, seat);
    Box cards = {row.left[GROUP_HELD], row.y, row.right - row.left[GROUP_HELD], row.high};
    if (places->is_large) return places->heap.chips.width > 0 ? places->heap.chips : cards;
    return joined(cards, places->plate);
}

/* Wide and soft, so that its edge is seen nowhere; it stands still while chips land in it, and is stronger
 * while the room is darker. */
void table_draw_paid_light(const TableFrame *frame) {
    static const float WARMTH = 0.2f, DEEP = 0.16f, SIDE = 0.3f, SPREAD = 0.2f; /* of the table's height */
    const TableView *view = frame->view;
    float swept = table_share(frame->now, view->swept_at, view->swept_at + DIM_MS);
    bool changes = is_changing(view, frame->now);
    double now = changes ? table_slow_step(frame->now) : frame->now;
    float warmth = WARMTH + DEEP * deep_at(&view->lamp, now);
    for (int seat = 0; seat < frame->table->seats; seat++) {
        if (view->won[seat].count == 0) continue;
        double from = view->won[seat].chip[0].leaves_at;
        float share = table_share(now, from, from + DIM_MS) * (1 - swept);
        if (share <= 0) continue;
        Box ground = paid_ground(frame, seat);
        ground = box_inset(ground, ground.width * SIDE, ground.height * SIDE);
        canvas_glow(frame->canvas, ground, fminf(ground.width, ground.height) / 2,
                    frame->at.box.height * SPREAD, colour_fade(0xffffdc9au, warmth * ease_soft(share)));
    }
}
