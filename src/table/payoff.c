/* The moment in which a hand is won: the sum, beside the chips that the winner is given, or where there is no
 * room for it, on the free cloth before it. */
#include <math.h>
#include <stdio.h>

#include "render/pixmap.h"
#include "table/centre.h"
#include "table/chips.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "table/stage.h"
#include "table/variant.h"
#include "table/winnings.h"

static const double COMES_MS = 240, HIT_MS = 520;

/* Whose hand is a great one, or brought the sabacc pot. */
static bool is_great(const TableView *view, int seat) {
    return view->won[seat].is_sabacc || view->showdown.is_great;
}

/* ---- beside the chips ---- */

static const float SIZE_BESIDE = 76, GREAT_BESIDE = 104;
static const float SWELLS = 1.2f; /* as its last chip lands */

static float size_beside(const TableView *view, int seat) {
    return is_great(view, seat) ? GREAT_BESIDE : SIZE_BESIDE;
}

float table_payoff_shape(const TableView *view, int seat) {
    static const float DIGIT = 0.62f;
    char sum[24];
    return DIGIT * (float)snprintf(sum, sizeof sum, "+%d", (int)view->won[seat].amount);
}

static Box beside_chips(const TableFrame *frame, int seat) {
    const HeapPlace *heap = &frame->at.seat[seat].heap;
    if (heap->sum.width > 0 && !table_stage_is_taken(frame, heap->sum)) return heap->sum;
    float size = size_beside(frame->view, seat) * SWELLS;
    return table_stage_beside(frame, seat, size * table_payoff_shape(frame->view, seat), size);
}

/* All sums lie there: no plate is in their way. */
static bool are_beside(const TableView *view) {
    TableFrame frame = {.view = view, .table = &view->shown.table, .at = view->drawn, .now = view->now};
    if (view->drawn.box.width <= 0 || view->settings.reduced_motion) return false;
    table_make_room_for_heaps(&frame);
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        if (view->won[seat].count > 0 && beside_chips(&frame, seat).width <= 0) return false;
    return true;
}

double table_payoff_stays(const TableView *view) {
    static const double STAYS_MS = 640, GREAT_MS = 1100, PEAK_MS = 60;
    bool is_any_great = false;
    if (!table_has_result(view)) return 0;
    if (are_beside(view)) return PEAK_MS;
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        is_any_great |= view->won[seat].amount > 0 && is_great(view, seat);
    return is_any_great ? GREAT_MS : STAYS_MS;
}

/* Beside the chips it stays for a while after the plate has come; elsewhere that takes its place. */
double table_payoff_leaves(const TableView *view) {
    static const double AFTER_MS = 500;
    double last = view->told_at;
    if (!isfinite(last) || !are_beside(view)) return last;
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        if (view->won[seat].count > 0) last = fmax(last, table_won_so_far(view, seat, view->now).last);
    return last + AFTER_MS;
}

static const double GOES_MS = 380, GREETS_MS = 460;

double table_payoff_ends(const TableView *view) {
    return table_payoff_leaves(view) + (are_beside(view) ? GOES_MS + GREETS_MS : TABLE_TELL_MS);
}

float table_payoff_greets(const TableFrame *frame, int seat) {
    const TableView *view = frame->view;
    bool is_won = view->won[seat].count > 0 && table_has_result(view) && are_beside(view);
    double from = table_payoff_leaves(view) + GOES_MS;
    if (!is_won || frame->now < from) return 0;
    float left = 1 - table_share(frame->now, from, from + GREETS_MS);
    return left * left;
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
    static const float SMALL = 0.5f, PUSH = 0.06f, HIT = 0.2f, GREAT_HIT = 0.22f;
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

static const Colour GOLD = 0xffffd36bu, WHITE_HOT = 0xfffffbeau, BRONZE = 0xff6a3d0cu, WARM = 0xffffb648u;

float table_payoff_hit(const TableFrame *frame, int seat) {
    double last = table_won_so_far(frame->view, seat, frame->now).last;
    if (frame->view->settings.reduced_motion || frame->now < last) return 0;
    float left = 1 - table_share(frame->now, last, last + HIT_MS);
    return left * left;
}

/* Rays of light go out from it as a great sum is complete, each of a few strokes on one another: fainter
 * outward and at its sides. */
static void draw_rays(const TableFrame *frame, Box words, double last, float here) {
    enum { RAYS = 12, STROKES = 4 };
    static const double RAYS_MS = 1000;
    static const float PI = 3.14159265f, COMES = 0.12f, FROM = 0.35f, TURNS = 0.16f, SHORT = 0.7f;
    static const float wide[STROKES] = {0.2f, 0.15f, 0.1f, 0.05f}, far[STROKES] = {1.1f, 1.4f, 1.7f, 2};
    float share = table_share(frame->now, last, last + RAYS_MS);
    if (frame->view->settings.reduced_motion || share <= 0 || share >= 1) return;
    float x = words.x + words.width / 2, y = words.y + words.height / 2, out = table_ease_out(share);
    float light = fminf(share / COMES, 1) * (1 - share) * here;
    for (int i = 0; i < RAYS; i++) {
        float angle = (2 * PI * (float)i + PI) / RAYS + TURNS * out;
        float along = words.width * 0.5f * cosf(angle), up = words.height * 0.62f * sinf(angle);
        for (int stroke = 0; stroke < STROKES; stroke++) {
            float end = far[stroke] * (i % 2 ? SHORT : 1) * (0.8f + 0.2f * out);
            canvas_line(frame->canvas, x + along * FROM, y + up * FROM, x + along * end, y + up * end,
                        words.height * wide[stroke], colour_fade(WARM, 0.12f * light));
        }
    }
}

/* Lamplight on the cloth, wide and soft, and a smaller and brighter one in it; both swell as the last lands.
 */
static void draw_light(const TableFrame *frame, Box words, float hit, float here) {
    float high = words.height;
    Box pool = box_inset(words, words.width * 0.14f, high * 0.36f);
    canvas_glow(frame->canvas, pool, high * 0.14f, high * (1.1f + 0.2f * hit),
                colour_fade(WARM, (0.26f + 0.2f * hit) * here));
    canvas_glow(frame->canvas, pool, high * 0.14f, high * (0.6f + 0.1f * hit),
                colour_fade(GOLD, (0.2f + 0.3f * hit) * here));
}

/* "Pure Sabacc", under a great sum; "" for nothing. */
static void format_kind(const TableFrame *frame, int seat, char *words, size_t size) {
    HandWords hand = {0};
    words[0] = '\0';
    if (!is_great(frame->view, seat) || !seat_in(frame->table->shown, seat)) return;
    if (TABLE_ASK(frame->table, hand_words)(frame, seat, &hand) && !hand.is_plain)
        snprintf(words, size, "%s", hand.kind);
}

static const float KIND_HIGH = 50, KIND_GAP = 8;

/* The plate that comes at the same time tells its kind. */
static Box in_room_beside(const TableFrame *frame, Box room, const char *sum, char *kind, TextStyle *style) {
    kind[0] = '\0';
    style->size = room.height / SWELLS;
    float wide = canvas_text_width(frame->canvas, style, sum), most = room.width / SWELLS;
    if (wide > most) style->size *= most / wide, wide = most;
    return box_place(room, wide, style->size, 0.5f, 0.5f);
}

/* Toward the winner, in what is left above the words of its kind, if there is room for these. */
static Box place_of(const TableFrame *frame, int seat, const char *sum, char *kind, TextStyle *style) {
    static const float FILLS = 0.74f, SIDE = 0.8f, HIGH = 1.1f, PEAK = 1.26f, NEAR = 0.8f, LOW = 130,
                       LEAST = 48;
    Box beside = beside_chips(frame, seat);
    if (beside.width > 0) return in_room_beside(frame, beside, sum, kind, style);
    Box room = room_of(frame, seat);
    if (room.height < LOW) kind[0] = '\0'; /* the plate that follows tells it */
    if (kind[0]) box_cut_bottom(&room, KIND_HIGH, KIND_GAP);
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
    static const float LETTERS = 32, SIDE = 30, MOST = 480;
    TextStyle style = style_text(FONT_TITLE, LETTERS, colour_fade(0xff1d1406u, here), TEXT_CENTRE);
    float wide = fminf(canvas_text_width(frame->canvas, &style, kind) + 2 * SIDE, MOST);
    Box below = {words.x + (words.width - wide) / 2, words.y + words.height + KIND_GAP, wide, KIND_HIGH};
    table_draw_gold_plate(frame, below, here, 1);
    canvas_text(frame->canvas, box_inset(below, SIDE / 2, 0), &style, kind);
}

/* Thick letters of gold: their edge below them. */
static void draw_letters(const TableFrame *frame, Box words, const TextStyle *style, const char *sum,
                         float here, int seat) {
    static const float THICK = 0.05f, SHADE = 0.09f;
    Box box = box_inset(words, -style->size * 0.06f, 0), below = box;
    TextStyle edge = *style, shade = *style;
    edge.colour = colour_fade(BRONZE, here), shade.colour = colour_fade(0xff120903u, 0.5f * here);
    below.y = box.y + style->size * SHADE;
    canvas_text(frame->canvas, below, &shade, sum);
    for (float by = THICK; by > 0; by -= THICK / 2) {
        below.y = box.y + style->size * by;
        canvas_text(frame->canvas, below, &edge, sum);
    }
    canvas_named_text(frame->canvas, box, style, sum, "payoff:%d", seat);
}

/* From beside the chips it goes to the credits on the plate of its seat, ever faster and smaller. */
static void go_home(const TableFrame *frame, int seat, float gone, Box *words, TextStyle *style) {
    static const float SMALLEST = 0.3f, TOWARDS = 0.82f, DIPS = 0.16f, PI = 3.14159265f;
    Box plate = table_plate_box(frame, seat);
    float moved = gone * gone, size = 1 + (SMALLEST - 1) * moved;
    float x = words->x + words->width / 2, y = words->y + words->height / 2;
    x += (plate.x + plate.width * TOWARDS - x) * moved;
    y += (plate.y + plate.height / 2 - y) * moved + DIPS * words->height * sinf(PI * fminf(gone * 2, 1));
    words->width *= size, words->height *= size, style->size *= size;
    words->x = x - words->width / 2, words->y = y - words->height / 2;
}

static void draw_sum(const TableFrame *frame, int seat, const WonSoFar *won, float gone) {
    static const float FADES = 0.25f; /* of its way home */
    char sum[24], whole[24], kind[160];
    bool goes = beside_chips(frame, seat).width > 0 && !frame->view->settings.reduced_motion;
    float here = goes ? fminf((1 - gone) / FADES, 1) : 1 - gone;
    bool is_whole = frame->now >= won->last, is_calm = frame->view->settings.reduced_motion;
    TextStyle style = style_text(FONT_BOLD, 0, GOLD, TEXT_CENTRE);
    format_kind(frame, seat, kind, sizeof kind);
    snprintf(sum, sizeof sum, "+%d", (int)won->amount);
    snprintf(whole, sizeof whole, "+%d", (int)frame->view->won[seat].amount);
    Box words = place_of(frame, seat, whole, kind, &style);
    float size = size_now(frame, won, is_great(frame->view, seat)), hit = table_payoff_hit(frame, seat);
    if (is_great(frame->view, seat)) draw_rays(frame, words, won->last, here);
    draw_light(frame, words, hit, goes ? 1 - gone : here);
    if (is_whole && kind[0]) draw_kind(frame, words, kind, here);
    if (is_whole && !is_calm && !goes) words.y += words.height * 0.5f * (1 - here);
    words = box_place(words, words.width * size, words.height * size, 0.5f, 0.5f);
    style.size *= size;
    if (goes) go_home(frame, seat, gone, &words, &style);
    style.colour = colour_fade(pixel_mix(GOLD, WHITE_HOT, (uint32_t)(sqrtf(hit) * 256)), here);
    draw_letters(frame, words, &style, sum, here, seat);
}

void table_draw_payoff(const TableFrame *frame) {
    const TableView *view = frame->view;
    double leaves = table_payoff_leaves(view);
    float gone = table_share(frame->now, leaves, leaves + (are_beside(view) ? GOES_MS : TABLE_TELL_MS));
    bool is_counted_below = table_showdown_holds(view) && !are_beside(view); /* by the plate */
    if (!table_has_result(view) || view->settings.speed <= 0 || gone >= 1 || is_counted_below) return;
    for (int seat = 0; seat < frame->table->seats; seat++) {
        WonSoFar won = table_won_so_far(view, seat, frame->now);
        bool has_come = view->won[seat].count > 0 && frame->now >= won.first;
        if (has_come) draw_sum(frame, seat, &won, gone);
    }
}
