#include "table/triumph.h"

#include "base/hash.h"
#include "table/showdown.h"
#include "table/stage.h"
#include "table/winnings.h"
#include "ui/ease.h"
#include "ui/hand_groups.h"

static const float PI = 3.14159265f;
static const double RAYS_MS = 2300, RING_MS = 620, FLARE_MS = 700, MOTES_MS = 2400;

bool table_triumph_is_on(const TableView *view) {
    double won_at = view->showdown.won_at;
    return !table_is_calm(view) && view->now >= won_at && view->now < won_at + RAYS_MS;
}

/* It alone has won, and is not on its way back. */
static bool shines(const TableFrame *frame, int seat) {
    bool is_here = seat == frame->at.bottom || table_forward(frame, seat) > 0;
    return !table_is_calm(frame->view) && is_here && frame->view->showdown.best == seat_bit(seat);
}

static float since_won(const TableFrame *frame, double length) {
    double won_at = frame->view->showdown.won_at;
    return table_share(frame->now, won_at, won_at + length);
}

static float greatness(const TableFrame *frame) { return frame->view->showdown.is_great ? 1 : 0; }

/* How far a hand of another is there, so that what goes with it leaves with it. */
static float stays(const TableFrame *frame, int seat) {
    return seat == frame->at.bottom ? 1 : table_forward(frame, seat);
}

/* A ring of light goes out from a great hand as it has won. */
static void draw_ring(const TableFrame *frame, Box cards) {
    static const float FAR = 0.9f;
    float share = since_won(frame, RING_MS);
    if (greatness(frame) == 0 || share <= 0 || share >= 1) return;
    float out = table_ease_out(share) * cards.height * FAR, left = 1 - share;
    canvas_halo(frame->canvas, box_inset(cards, -out, -out * 0.6f), cards.height * 0.3f + out,
                cards.height * (0.1f + 0.2f * share), colour_fade(0xffffe0a0u, 0.55f * left * left));
}

/* The lamp flares: at once, and down again. */
static void draw_flare(const TableFrame *frame, Box cards) {
    static const float RISES = 0.12f, STRONG = 0.4f, MORE = 0.14f;
    float share = since_won(frame, FLARE_MS);
    if (share <= 0 || share >= 1) return;
    float light = share < RISES ? share / RISES : (1 - share) / (1 - RISES);
    canvas_glow(frame->canvas, box_inset(cards, cards.width * 0.12f, cards.height * 0.2f),
                cards.height * 0.3f, cards.height * (0.9f + 0.2f * share),
                colour_fade(0xffffd27au, (STRONG + MORE * greatness(frame)) * light * light));
}

/* From behind its cards, in slow steps: it is large. They come with a swing, turn, and fade; they are there
 * again for a moment as the last that is won lands. */
static void draw_rays(const TableFrame *frame, int seat, Box cards, float hit) {
    static const float COMES = 0.1f, FAR = 3.5f, FARTHER = 0.6f, MOST = 840, TURNS = 0.34f, SMALL = 0.45f,
                       STRONG = 0.8f;
    TableFrame slow = *frame;
    slow.now = table_slow_step(frame->now);
    float share = since_won(&slow, RAYS_MS), come = fminf(share / COMES, 1);
    float light = fmaxf(come * (1 - ease_soft(share)), 0.6f * hit) * stays(&slow, seat) * STRONG;
    if (share <= 0 || light <= 0.01f) return;
    float far = fminf(cards.height * (FAR + FARTHER * greatness(frame)), MOST);
    float size = far * (SMALL + (1 - SMALL) * table_ease_out(come) + 0.12f * share);
    Box box = {cards.x + (cards.width - size) / 2, cards.y + (cards.height - size) / 2, size, size};
    canvas_sprite(frame->canvas, &(Sprite){.asset = "table/rays",
                                           .box = box,
                                           .angle = TURNS * table_ease_out(share),
                                           .fade = 1 - light,
                                           .raster_height = 320,
                                           .ground = 0x01000000u});
}

static Box cards_of(const TableFrame *frame, int seat) {
    HandRow row = table_row_of(frame, seat);
    return (Box){row.left[GROUP_HELD], row.y, row.right - row.left[GROUP_HELD], row.high};
}

void table_draw_triumph(const TableFrame *frame) {
    for (int seat = 0; seat < frame->table->seats; seat++) {
        if (!shines(frame, seat) || frame->table->seat[seat].hand_count == 0) continue;
        TableFrame moved = seat == frame->at.bottom ? *frame : table_forward_frame(frame, seat);
        Box cards = cards_of(&moved, seat);
        draw_flare(frame, cards);
        draw_rays(frame, seat, cards, table_payoff_hit(frame, seat));
        draw_ring(frame, cards);
    }
}

/* A pool of lamplight on the cloth, and a thin rim of light. */
void table_draw_winner_light(const TableFrame *frame, int seat) {
    float share = table_won_light(frame, seat);
    if (share <= 0 || frame->table->seat[seat].hand_count == 0) return;
    HandRow row = table_row_of(frame, seat);
    Box cards = cards_of(frame, seat);
    float swells = table_payoff_hit(frame, seat); /* as the last that it has won lands */
    canvas_glow(frame->canvas, box_inset(cards, row.wide * 0.1f, row.high * 0.14f), row.high * 0.3f,
                row.high * (0.5f + 0.14f * swells), colour_fade(0xffffdc94u, (0.3f + 0.3f * swells) * share));
    canvas_glow(frame->canvas, box_inset(cards, row.wide * 0.06f, row.high * 0.05f), row.wide * 0.2f,
                row.high * 0.09f, colour_fade(0xffffe6aeu, 0.26f * share));
}

/* A number of its own for each mote, 0 … 1. */
static float chance_of(uint32_t mote, uint32_t which) {
    return (float)(hash_scatter(mote * 4 + which + 1) >> 12 & 0xffff) / 65535;
}

/* They leave the upper edges of its cards one after the other, swaying as they rise. */
void table_draw_motes(const TableFrame *frame, int seat) {
    enum { MOTES = 14, MORE = 10 };
    static const float LIVES = 0.5f, HIGH = 0.75f, SWAYS = 0.07f, SMALL = 2.2f, LARGE = 4.4f, OUT = 0.1f;
    float all = since_won(frame, MOTES_MS);
    if (!shines(frame, seat) || all <= 0 || all >= 1) return;
    HandRow row = table_row_of(frame, seat);
    float left = row.left[GROUP_HELD] - OUT * row.high, wide = row.right - left + OUT * row.high;
    uint32_t count = greatness(frame) > 0 ? MOTES + MORE : MOTES;
    for (uint32_t i = 0; i < count; i++) {
        float from = (1 - LIVES) * ((float)i + chance_of(i, 0)) / (float)count, t = (all - from) / LIVES;
        if (t <= 0 || t >= 1) continue;
        float rises = table_ease_out(t) * HIGH * (0.6f + 0.4f * chance_of(i, 1)) * row.high;
        float sways = SWAYS * row.high * sinf(2 * PI * (t + chance_of(i, 2)));
        float light = sinf(PI * sqrtf(t)) * stays(frame, seat),
              size = SMALL + (LARGE - SMALL) * chance_of(i, 3);
        Box mote = {left + wide * chance_of(i, 4) + sways, row.y + row.high * 0.12f - rises, size, size};
        canvas_glow(frame->canvas, mote, size / 2, size * 2.6f, colour_fade(0xffffc765u, 0.5f * light));
        canvas_glow(frame->canvas, mote, size / 2, 1.4f, colour_fade(0xfffff6d8u, light));
    }
}
