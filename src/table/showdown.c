#include "table/showdown.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "table/cards.h"
#include "table/centre.h"
#include "table/motion.h"
#include "table/seats.h"
#include "table/variant.h"
#include "ui/hand_groups.h"

static const double COME_MS = 360, COUNT_MS = 300, HOLD_MS = 240, GO_MS = 320, DIM_MS = 300;
static const double HIT_STOP_MS = 60, POP_MS = 400; /* before the winner, and its hand's bounce after it, */
static const double WON_MS = 700;                   /* which stays in the middle so long */
static const double BURST_MS = 340, CALM_MS = 420;  /* a bombed hand is looked at; with reduced motion */
static const double MOST_MS = 4200;                 /* of all contenders together */

/* ---- when what moves ---- */

static double paced(const TableView *view, double ms) { return ms * (double)view->showdown.pace; }

static bool stays_in_place(const TableView *view, int seat) {
    return seat == table_view_bottom(view) || view->settings.reduced_motion;
}

static double gone_after(const TableView *view) { return paced(view, GO_MS); }

static void keep_moving_until(TableView *view, double until) {
    view->showdown.still_at = fmax(view->showdown.still_at, until);
}

void table_showdown_rest(TableView *view) {
    view->showdown = (TableShowdown){.won_at = -INFINITY, .still_at = -INFINITY, .pace = 1};
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        view->showdown.hand[seat] = (ShownHand){.comes_at = INFINITY,
                                                .goes_at = INFINITY,
                                                .aside_at = INFINITY,
                                                .alone_at = INFINITY,
                                                .dims_at = -INFINITY};
}

bool table_showdown_is_moving(const TableView *view) { return view->now < view->showdown.still_at; }

bool table_showdown_takes_middle(const TableView *view) {
    bool is_on = view->showdown.best != 0 || table_showdown_is_moving(view);
    return is_on && !view->settings.reduced_motion;
}

static bool is_of_showdown(const TableView *view, int index, int seat) {
    const SabaccEvent *event = &view->queue[index];
    return event->type == SABACC_EVENT_SHOWDOWN && (seat < 0 || event->seat == seat);
}

static int showdowns_waiting(const TableView *view) {
    int count = 0;
    for (int i = view->queue_at; i < view->queue_end; i++) count += is_of_showdown(view, i, SABACC_NOBODY);
    return count;
}

bool table_is_to_be_judged(const TableView *view, int seat) {
    for (int i = view->queue_at; i < view->queue_end; i++)
        if (is_of_showdown(view, i, seat)) return true;
    return false;
}

/* Many are shown faster. */
static void begin_first(TableView *view) {
    double each = COME_MS + COUNT_MS + HOLD_MS;
    int count = 1 + showdowns_waiting(view);
    table_showdown_rest(view);
    view->showdown.pace = (float)fmin(1, MOST_MS / (each * count));
    view->showdown.won_at = INFINITY;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) view->showdown.hand[seat].dims_at = INFINITY;
}

/* Left or right of the one that is there, as they sit. */
static float side_of(const TableView *view, int seat, int other) {
    int seats = view->shown.table.seats, bottom = table_view_bottom(view);
    return (seat - bottom + seats) % seats < (other - bottom + seats) % seats ? -1.0f : 1.0f;
}

static void come_forward(TableView *view, int seat) {
    TableShowdown *showdown = &view->showdown;
    ShownHand *hand = &showdown->hand[seat];
    hand->comes_at = view->now;
    for (SeatMask left = showdown->best; left != 0;) {
        int other = seats_take(&left, 0);
        ShownHand *there = &showdown->hand[other];
        if (!isfinite(there->comes_at) || isfinite(there->goes_at)) continue;
        hand->aside = side_of(view, seat, other);
        hand->aside_at = -INFINITY;
        there->aside = -hand->aside;
        there->aside_at = view->now;
        there->alone_at = INFINITY;
    }
}

static void go_back(TableView *view, int seat, double at) {
    ShownHand *hand = &view->showdown.hand[seat];
    if (!isfinite(hand->comes_at) || isfinite(hand->goes_at)) return;
    hand->goes_at = at;
    keep_moving_until(view, at + gone_after(view));
}

static void dim(TableView *view, int seat, double at) {
    view->showdown.hand[seat].dims_at = at;
    keep_moving_until(view, at + DIM_MS);
}

/* Which of the hands judged so far are the best, and what becomes of the others at that time. */
static void judge(TableView *view, int seat, const SabaccWorth *worth, double at) {
    TableShowdown *showdown = &view->showdown;
    if (worth->rank == SABACC_RANK_BOMB) return;
    bool beats = showdown->best == 0 || worth->key > showdown->key;
    if (showdown->best != 0 && worth->key == showdown->key) {
        for (SeatMask left = showdown->best; left != 0;) go_back(view, seats_take(&left, 0), at);
        go_back(view, seat, at);
        showdown->best |= seat_bit(seat);
        return;
    }
    for (SeatMask left = beats ? showdown->best : seat_bit(seat); left != 0;) {
        int beaten = seats_take(&left, 0);
        go_back(view, beaten, at);
        dim(view, beaten, at);
    }
    if (beats) showdown->best = seat_bit(seat), showdown->key = worth->key;
    showdown->hand[seats_lowest(showdown->best)].alone_at = at;
}

double table_begin_showdown(TableView *view, const SabaccEvent *event) {
    int seat = event->seat;
    TableShowdown *showdown = &view->showdown;
    bool is_last = showdowns_waiting(view) == 0;
    if (showdown->best == 0 && showdown->still_at < view->now) begin_first(view);
    bool is_first = showdown->best == 0, stays = stays_in_place(view, seat);
    table_absorb_event(view, event);
    if (!stays) come_forward(view, seat);
    double counted = view->now + paced(view, stays ? HOLD_MS : COME_MS + COUNT_MS);
    double judged = counted + paced(view, HOLD_MS) + (is_last ? HIT_STOP_MS : 0);
    if (view->settings.reduced_motion) judged = view->now;
    judge(view, seat, &event->worth, judged);
    keep_moving_until(view, judged);
    if (is_last && !seats_several(showdown->best)) {
        showdown->won_at = judged;
        keep_moving_until(view, judged + POP_MS);
    }
    if (view->settings.reduced_motion) return CALM_MS;
    return judged - view->now + (is_last ? WON_MS : is_first ? 0 : gone_after(view));
}

double table_begin_bomb(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    go_back(view, event->seat, view->now + BURST_MS);
    return BURST_MS + gone_after(view);
}

static double bring_back(TableView *view) {
    for (int seat = 0; seat < view->shown.table.seats; seat++) go_back(view, seat, view->now);
    view->showdown.best = 0;
    return table_showdown_is_moving(view) ? gone_after(view) : 0;
}

double table_begin_draws(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    return bring_back(view);
}

double table_end_showdown(TableView *view) {
    TableShowdown *showdown = &view->showdown;
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        if (!isfinite(showdown->hand[seat].dims_at) && showdown->hand[seat].dims_at > 0)
            dim(view, seat, view->now);
    if (isinf(showdown->won_at) && showdown->won_at > 0) showdown->won_at = view->now;
    return bring_back(view);
}

/* ---- where a hand is now ---- */

static float eased(const TableFrame *frame, double begins, double length) {
    float t = table_share(frame->now, begins, begins + length);
    return t <= 0 ? 0 : t >= 1 ? 1 : table_ease_travel(t);
}

static const ShownHand *hand_of(const TableFrame *frame, int seat) {
    return &frame->view->showdown.hand[seat];
}

float table_forward(const TableFrame *frame, int seat) {
    const ShownHand *hand = hand_of(frame, seat);
    double come = paced(frame->view, COME_MS);
    return fmaxf(eased(frame, hand->comes_at, come) - eased(frame, hand->goes_at, gone_after(frame->view)),
                 0);
}

/* −1 left of the middle, 1 right of it. */
static float aside_of(const TableFrame *frame, int seat) {
    const ShownHand *hand = hand_of(frame, seat);
    double come = paced(frame->view, COME_MS);
    return hand->aside *
           fmaxf(eased(frame, hand->aside_at, come) - eased(frame, hand->alone_at, gone_after(frame->view)),
                 0);
}

/* Of the hands judged so far another is better; once all is paid, it has won nothing. */
static bool is_beaten(const TableFrame *frame, int seat) {
    const SabaccTable *table = frame->table;
    if (!seat_in(table->shown, seat) || seat_in(frame->view->lit, seat)) return false;
    if (frame->view->hand_is_over) return frame->view->lit != 0;
    for (int other = 0; other < table->seats; other++) {
        const SabaccSeat *better = &table->seat[other];
        bool counts = seat_in(table->shown, other) && !seat_in(table->bombed, other) && better->judged;
        if (counts && table->seat[seat].judged && better->key > table->seat[seat].key) return true;
    }
    return false;
}

float table_hand_dimness(const TableFrame *frame, int seat) {
    if (seat_in(frame->table->bombed, seat) || !is_beaten(frame, seat)) return 0;
    double dims_at = hand_of(frame, seat)->dims_at;
    return table_share(frame->now, dims_at, dims_at + DIM_MS);
}

/* 0 … 1: how far the seat's light has risen because it has won. */
static float won_share(const TableFrame *frame, int seat) {
    const TableShowdown *showdown = &frame->view->showdown;
    bool wins = seat_in(frame->view->lit, seat) || showdown->best == seat_bit(seat);
    if (!wins || !seat_in(frame->table->shown, seat) || seat_in(frame->table->bombed, seat)) return 0;
    return table_share(frame->now, showdown->won_at, showdown->won_at + 160);
}

/* The winner's hand bounces once. */
static float pop_of(const TableFrame *frame, int seat) {
    static const float LARGEST = 0.07f;
    const TableShowdown *showdown = &frame->view->showdown;
    if (showdown->best != seat_bit(seat) || !isfinite(showdown->won_at)) return 1;
    double since = frame->now - showdown->won_at;
    if (since < 0 || since >= POP_MS) return 1;
    float left = 1 - (float)(since / POP_MS);
    return 1 + LARGEST * sinf((float)since * 0.0185f) * left * left;
}

/* ---- the middle of the cloth ---- */

static const float FORWARD = 1.8f, PLATE_HIGH = 50, PLATE_GAP = 8; /* of a card at its seat; the plate */
static const float PITCH = 1.03f;      /* from a card to the next, none over another's indices, */
static const float PITCH_LEAST = 0.8f; /* unless they had to be smaller than that share for it */

/* Between the pots, and with `is_shared` half over each. */
static float width_of(const TableFrame *frame, bool is_shared) {
    static const float AIR = 16, WITHOUT_POTS = 0.92f;
    const TableLayout *at = &frame->at;
    float middle = at->middle.x + at->middle.width / 2, left = at->hand_pot.x + at->hand_pot.width;
    bool is_between = at->hand_pot.width > 0 && left < middle && at->sabacc_pot.x > middle;
    float least = at->middle.width * 0.56f;
    if (!is_between) return at->middle.width * WITHOUT_POTS;
    float wide = fmaxf(at->sabacc_pot.x - left - 2 * AIR, least);
    return is_shared ? fminf(wide + at->hand_pot.width, at->middle.width) : wide;
}

/* Its foot stands over one's own cards; it is never above the others'. */
static float foot_of_cards(const TableFrame *frame) {
    HandRow own = table_row_of(frame, frame->at.bottom);
    return own.y - PLATE_HIGH - 2 * PLATE_GAP;
}

static float top_of_cards(const TableFrame *frame) {
    float top = INFINITY;
    if (frame->at.is_portrait) return frame->at.middle.y;
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (seat != frame->at.bottom) top = fminf(top, frame->at.seat[seat].cards.y);
    return top;
}

/* Its cards there, as large as they fit. */
static Box front_of(const TableFrame *frame, int seat, const HandRow *home, float aside) {
    const SeatPlaces *places = &frame->at.seat[seat];
    float foot = foot_of_cards(frame), wanted = places->card_height * FORWARD;
    float high = fmaxf(fminf(wanted, foot - top_of_cards(frame)), places->card_height);
    float shape = frame->at.card_shape, standing = shape / table_laid_shape(shape, places->lies);
    float alone = width_of(frame, false), half = (width_of(frame, true) - 24) / 2;
    float most = alone + (half - alone) * fminf(fabsf(aside), 1);
    float cards = shape * (1 + PITCH * (float)(frame->table->seat[seat].hand_count - 1));
    if (high * cards > most && most / cards > high * PITCH_LEAST) high = most / cards;
    float as_lying = (home->right - home->left[GROUP_HELD]) * standing * high / home->high;
    float wide = fminf(fmaxf(high * cards, as_lying), most);
    float x = frame->at.middle.x + frame->at.middle.width / 2 + aside * (wide / 2 + 12);
    return (Box){x - wide / 2, foot - high, wide, high};
}

/* The layout with that seat's cards where they are on their way. */
static TableFrame moved_frame(const TableFrame *frame, int seat) {
    TableFrame moved = *frame;
    SeatPlaces *places = &moved.at.seat[seat];
    HandRow home = table_row_of(frame, seat);
    float share = table_forward(frame, seat), pop = pop_of(frame, seat);
    Box front = front_of(frame, seat, &home, aside_of(frame, seat));
    Box lying = {home.left[GROUP_HELD], home.y, home.right - home.left[GROUP_HELD], home.high};
    Box now = table_box_between(lying, front, share);
    now.y -= 26 * sinf(share * 3.14159265f);
    now = box_place(now, now.width * pop, now.height * pop, 0.5f, 0.5f);
    places->cards = now;
    places->card_height = now.height;
    places->raster_height = front_of(frame, seat, &home, 0).height;
    places->scale *= now.height / fmaxf(home.high, 1);
    places->lies *= 1 - share;
    return moved;
}

/* ---- drawing ---- */

float table_won_light(const TableFrame *frame, int seat) { return won_share(frame, seat); }

/* A pool of lamplight on the cloth, and a thin rim of light. */
void table_draw_winner_light(const TableFrame *frame, int seat) {
    float share = won_share(frame, seat);
    if (share <= 0 || frame->table->seat[seat].hand_count == 0) return;
    HandRow row = table_row_of(frame, seat);
    Box cards = {row.left[GROUP_HELD], row.y, row.right - row.left[GROUP_HELD], row.high};
    canvas_glow(frame->canvas, box_inset(cards, row.wide * 0.1f, row.high * 0.14f), row.high * 0.3f,
                row.high * 0.5f, colour_fade(0xffffdc94u, 0.3f * share));
    canvas_glow(frame->canvas, box_inset(cards, row.wide * 0.06f, row.high * 0.05f), row.wide * 0.2f,
                row.high * 0.09f, colour_fade(0xffffe6aeu, 0.26f * share));
}

/* What is counted so far. */
static void count_up(const TableFrame *frame, int seat, HandWords *words) {
    const ShownHand *hand = hand_of(frame, seat);
    double come = paced(frame->view, COME_MS), from = hand->comes_at + come * 0.7;
    float share = table_share(frame->now, from, from + paced(frame->view, COUNT_MS));
    int total, rank;
    if (share >= 1) return;
    words->kind[0] = words->more[0] = '\0';
    if (!table_hand_worth(frame, seat, &total, &rank) || !words->total[0] || words->total[0] == '?') return;
    table_total_words((int)lroundf((float)total * share), words->total);
}

static void draw_plate(const TableFrame *frame, int seat, const HandWords *last) {
    static const float SIDE = 20, BETWEEN = 12;
    HandWords words = *last;
    float won = won_share(frame, seat), here = fminf(fmaxf((table_forward(frame, seat) - 0.4f) / 0.6f, 0), 1);
    count_up(frame, seat, &words);
    Colour ink = won > 0.5f ? 0xff1d1406u : STYLE_BONE;
    TextStyle digits = style_text(FONT_BOLD, 36, colour_fade(ink, here), TEXT_LEFT);
    TextStyle kind = style_text(FONT_BOLD, 26, colour_fade(ink, here), TEXT_LEFT);
    float first = last->total[0] ? canvas_text_width(frame->canvas, &digits, last->total) + 4 : 0;
    float second = canvas_text_width(frame->canvas, &kind, last->kind) + 4;
    float between = first > 0 ? BETWEEN : 0, wide = first + between + second + 2 * SIDE;
    HandRow row = table_row_of(frame, seat);
    float x = (row.left[GROUP_HELD] + row.right) / 2 - wide / 2;
    table_draw_gold_plate(frame, (Box){x, row.y + row.high + PLATE_GAP, wide, PLATE_HIGH}, here, won);
    Box line = {x + SIDE, row.y + row.high + PLATE_GAP, wide - 2 * SIDE, PLATE_HIGH};
    if (first > 0)
        canvas_named_text(frame->canvas, box_cut_left(&line, first, between), &digits, words.total,
                          "total:%d", seat);
    canvas_named_text(frame->canvas, line, &kind, words.kind, "kind:%d", seat);
}

static void draw_forward(const TableFrame *frame, int seat) {
    TableFrame moved = moved_frame(frame, seat);
    HandWords words = {0};
    table_draw_hand(&moved, seat);
    if (TABLE_ASK(frame->table, hand_words)(frame, seat, &words)) draw_plate(&moved, seat, &words);
}

bool table_is_beneath(const TableFrame *frame, int seat) {
    static const float THERE = 0.6f;
    if (seat == frame->at.bottom || table_forward(frame, seat) > 0) return false;
    HandRow row = table_row_of(frame, seat);
    for (int other = 0; other < frame->table->seats; other++) {
        if (table_forward(frame, other) < THERE) continue;
        HandRow home = table_row_of(frame, other);
        Box front = front_of(frame, other, &home, aside_of(frame, other));
        bool is_across = front.x < row.right && front.x + front.width > row.left[GROUP_HELD];
        if (is_across && front.y < row.y + row.high) return true;
    }
    return false;
}

/* The one that came last is on top. */
void table_draw_forward_hands(const TableFrame *frame) {
    double drawn = -INFINITY;
    for (;;) {
        int next = SABACC_NOBODY;
        for (int seat = 0; seat < frame->table->seats; seat++) {
            double comes = hand_of(frame, seat)->comes_at;
            if (table_forward(frame, seat) <= 0 || comes <= drawn) continue;
            if (next < 0 || comes < hand_of(frame, next)->comes_at) next = seat;
        }
        if (next < 0) return;
        draw_forward(frame, next);
        drawn = hand_of(frame, next)->comes_at;
    }
}
