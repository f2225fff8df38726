/* The moment in which a hand is won: the sum, large on the free cloth before the winner. */
#include <math.h>
#include <stdio.h>

#include "render/pixmap.h"
#include "table/chips.h"
#include "table/seats.h"
#include "table/stage.h"
#include "table/variant.h"
#include "table/winnings.h"

static const double COMES_MS = 240, HIT_MS = 520;

/* Whose hand is a great one, or brought the sabacc pot. */
static bool is_great(const TableView *view, int seat) {
    return view->won[seat].is_sabacc || view->showdown.is_great;
}

double table_payoff_stays(const TableView *view) {
    static const double STAYS_MS = 640, GREAT_MS = 1100;
    bool is_any_great = false;
    if (!table_has_result(view)) return 0;
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        is_any_great |= view->won[seat].amount > 0 && is_great(view, seat);
    return is_any_great ? GREAT_MS : STAYS_MS;
}

/* ---- where ---- */

static float middle_of_cards(const TableFrame *frame, int seat) {
    Box cards = frame->at.seat[seat].cards;
    return cards.x + cards.width / 2;
}

static const float SIZE = 112, GREAT = 168;

/* Free cloth near the winner; several share that of the middle, as they sit. */
static Box room_of(const TableFrame *frame, int seat) {
    static const float BETWEEN = 16, SHAPE = 2.3f;
    int winners = 0, before = 0;
    for (int other = 0; other < frame->table->seats; other++) {
        if (frame->view->won[other].count == 0) continue;
        winners++;
        before += middle_of_cards(frame, other) < middle_of_cards(frame, seat);
    }
    float wide = (is_great(frame->view, seat) ? GREAT : SIZE) * SHAPE;
    if (winners < 2) return table_stage_cloth(frame, middle_of_cards(frame, seat), SHAPE, wide);
    float axis = frame->at.middle.x + frame->at.middle.width / 2;
    return box_column(table_stage_cloth(frame, axis, SHAPE * (float)winners, wide * (float)winners), before,
                      winners, BETWEEN);
}

/* ---- how large ---- */

/* Overshoots and returns: t 0 … 1. */
static float with_swing(float t) {
    float left = 1 - t;
    return 1 - left * left * (1 - 2.2f * t);
}

/* It springs up with the first chip, is pushed by each, and most of all by the last. */
static float size_now(const TableFrame *frame, const WonSoFar *won, bool is_larger) {
    static const float SMALL = 0.5f, PUSH = 0.06f, HIT = 0.16f, GREAT_HIT = 0.22f;
    static const double PUSH_MS = 70;
    double now = frame->now;
    if (frame->view->settings.reduced_motion) return 1;
    float come = table_share(now, won->first, won->first + COMES_MS);
    float size = SMALL + (1 - SMALL) * with_swing(come);
    if (now < won->last) return size + PUSH * expf(-(float)((now - won->latest) / PUSH_MS));
    float left = 1 - table_share(now, won->last, won->last + HIT_MS);
    return size + (is_larger ? GREAT_HIT : HIT) * cosf((float)(now - won->last) * 0.0165f) * left * left;
}

/* ---- drawing ---- */

static const Colour GOLD = 0xffffd36bu, WHITE_HOT = 0xfffffbeau, DARK = 0xff050302u;

/* Rays go out from it as a great sum is complete. */
static void draw_rays(const TableFrame *frame, Box words, double last, float here) {
    enum { RAYS = 20 };
    static const double RAYS_MS = 900;
    static const float PI = 3.14159265f;
    float share = table_share(frame->now, last, last + RAYS_MS);
    if (frame->view->settings.reduced_motion || share <= 0 || share >= 1) return;
    float x = words.x + words.width / 2, y = words.y + words.height / 2, out = table_ease_out(share);
    for (int i = 0; i < RAYS; i++) {
        float angle = (2 * PI * (float)i + PI) / RAYS, c = cosf(angle), s = sinf(angle);
        float wide = words.width * (0.6f + 0.5f * out), high = words.height * (0.5f + 0.7f * out);
        float length = (i % 2 ? 0.16f : 0.3f) * (1 - 0.5f * share);
        canvas_line(frame->canvas, x + c * wide, y + s * high, x + c * wide * (1 + length),
                    y + s * high * (1 + length), i % 2 ? 2 : 3.5f,
                    colour_fade(GOLD, 0.8f * (1 - share) * here));
    }
}

/* A pool of shade, so that it is read on any cloth, with light in it; and the ring that goes out at the end.
 */
static void draw_light(const TableFrame *frame, Box words, const WonSoFar *won, bool is_larger, float here) {
    float high = words.height, left = 1 - table_share(frame->now, won->last, won->last + HIT_MS);
    float hit = frame->now >= won->last && !frame->view->settings.reduced_motion ? left * left : 0;
    Box pool = box_inset(words, words.width * 0.06f, high * 0.24f);
    canvas_glow(frame->canvas, pool, high * 0.3f, high * 0.6f, colour_fade(DARK, 0.5f * here));
    canvas_glow(frame->canvas, pool, high * 0.3f, high * 0.42f,
                colour_fade(GOLD, (0.12f + 0.3f * hit) * here));
    if (hit <= 0) return;
    float out = high * 0.5f * (1 - left * left);
    canvas_halo(frame->canvas, box_inset(words, -out, -out * 0.5f), high * 0.4f + out, high * 0.3f,
                colour_fade(GOLD, 0.5f * hit * here));
    if (is_larger) draw_rays(frame, words, won->last, here);
}

/* "Pure Sabacc", under a great sum; "" for nothing. */
static void format_kind(const TableFrame *frame, int seat, char *words, size_t size) {
    HandWords hand = {0};
    words[0] = '\0';
    if (!is_great(frame->view, seat) || !seat_in(frame->table->shown, seat)) return;
    if (TABLE_ASK(frame->table, hand_words)(frame, seat, &hand) && !hand.is_plain)
        snprintf(words, size, "%s", hand.kind);
}

/* Toward the winner, in what is left above the words of its kind, if there is room for these. */
static Box place_of(const TableFrame *frame, int seat, const char *sum, char *kind, TextStyle *style) {
    static const float FILLS = 0.74f, SIDE = 0.8f, HIGH = 1.1f, KIND = 44, PEAK = 1.26f, NEAR = 0.8f,
                       LOW = 130, LEAST = 48;
    Box room = room_of(frame, seat);
    if (room.height < LOW) kind[0] = '\0'; /* the plate that follows tells it */
    if (kind[0]) box_cut_bottom(&room, KIND, 0);
    style->size = fmaxf(fminf(is_great(frame->view, seat) ? GREAT : SIZE, room.height * FILLS), LEAST);
    float wide = canvas_text_width(frame->canvas, style, sum);
    if (wide > room.width * SIDE) style->size *= room.width * SIDE / wide, wide = room.width * SIDE;
    float most = room.x + room.width - wide / 2;
    float x = fmaxf(room.x + wide / 2, fminf(middle_of_cards(frame, seat), most));
    float high = style->size * HIGH;
    bool is_own = seat == frame->at.bottom && !frame->at.is_portrait; /* upright the pots are above them */
    float free = fmaxf(room.height - high * PEAK, 0) / 2, toward = is_own ? NEAR : -NEAR;
    return (Box){x - wide / 2, room.y + (room.height - high) / 2 + free * toward, wide, high};
}

static void draw_kind(const TableFrame *frame, Box words, const char *kind, float here) {
    static const float LETTERS = 36, HIGH = 44, WIDE = 420;
    TextStyle style = style_text(FONT_TITLE, LETTERS, colour_fade(STYLE_BONE, here), TEXT_CENTRE);
    Box below = {words.x + (words.width - WIDE) / 2, words.y + words.height, WIDE, HIGH};
    canvas_text(frame->canvas, below, &style, kind);
}

static void draw_sum(const TableFrame *frame, int seat, const WonSoFar *won, float here) {
    char sum[24], whole[24], kind[128];
    bool is_whole = frame->now >= won->last, is_calm = frame->view->settings.reduced_motion;
    TextStyle style = style_text(FONT_BOLD, 0, GOLD, TEXT_CENTRE);
    format_kind(frame, seat, kind, sizeof kind);
    snprintf(sum, sizeof sum, "+%d", (int)won->amount);
    snprintf(whole, sizeof whole, "+%d", (int)frame->view->won[seat].amount);
    Box words = place_of(frame, seat, whole, kind, &style);
    float size = size_now(frame, won, is_great(frame->view, seat));
    if (is_whole && !is_calm) words.y += words.height * 0.5f * (1 - here);
    draw_light(frame, words, won, is_great(frame->view, seat), here);
    if (is_whole && kind[0]) draw_kind(frame, words, kind, here);
    words = box_place(words, words.width * size, words.height * size, 0.5f, 0.5f);
    style.size *= size;
    float left = is_whole && !is_calm ? 1 - table_share(frame->now, won->last, won->last + HIT_MS) : 0;
    style.colour = colour_fade(pixel_mix(GOLD, WHITE_HOT, (uint32_t)(left * 256)), here);
    canvas_named_text(frame->canvas, box_inset(words, -style.size * 0.06f, 0), &style, sum, "payoff:%d",
                      seat);
}

void table_draw_payoff(const TableFrame *frame) {
    const TableView *view = frame->view;
    float gone = table_share(frame->now, view->told_at, view->told_at + TABLE_TELL_MS);
    if (!table_has_result(view) || view->settings.speed <= 0 || gone >= 1) return;
    for (int seat = 0; seat < frame->table->seats; seat++) {
        WonSoFar won = table_won_so_far(view, seat, frame->now);
        bool has_come = view->won[seat].count > 0 && frame->now >= won.first;
        if (has_come) draw_sum(frame, seat, &won, 1 - gone);
    }
}
