#include "table/showdown.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/cards.h"
#include "table/centre.h"
#include "table/lamp.h"
#include "table/motion.h"
#include "table/people.h"
#include "table/seats.h"
#include "table/sounds.h"
#include "table/stage.h"
#include "table/variant.h"
#include "table/winnings.h"
#include "table/words.h"
#include "ui/hand_groups.h"

static const double COME_MS = 360, COUNT_MS = 300, HOLD_MS = 240, GO_MS = 320, DIM_MS = 300;
static const double TURN_MS = 320, NEXT_MS = 110; /* a card in the middle, and from it to the next */
static const double BEAT_MS = 380,
                    LAST_CARD_MS = 460;             /* before the last hand comes, and its last card turns */
static const double HIT_STOP_MS = 70, POP_MS = 460; /* before the winner, and its hand's bounce after it, */
static const double BACK_MS = 520;                  /* the bottom seat's hand stands back, and rises */
static const double WON_MS = 900, GREAT_WON_MS = 1300; /* which stays in the middle so long */
static const double BURST_MS = 520, CALM_MS = 420;     /* a bombed hand is looked at; with reduced motion */
static const double KNOCK_MS = 340;                    /* of the table, by a great hand or a bomb */
static const double MOST_MS = 5000;                    /* of all contenders together */
/* The dark around: of a showdown, before its last hand, and as a great one or one that nobody called is paid.
 */
static const float DEEP = 0.5f, DEEPER = 0.64f, PAID = 0.8f, SHALLOW = 0.5f;

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
    view->showdown = (TableShowdown){.won_at = -INFINITY,
                                     .still_at = -INFINITY,
                                     .knocked_at = -INFINITY,
                                     .back_at = INFINITY,
                                     .returns_at = INFINITY,
                                     .pace = 1,
                                     .judged = SABACC_NOBODY,
                                     .bursts = SABACC_NOBODY};
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        view->showdown.hand[seat] = (ShownHand){.comes_at = INFINITY,
                                                .goes_at = INFINITY,
                                                .alone_at = INFINITY,
                                                .counts_at = -INFINITY,
                                                .dims_at = -INFINITY};
}

bool table_showdown_is_moving(const TableView *view) { return view->now < view->showdown.still_at; }

bool table_showdown_takes_middle(const TableView *view) {
    bool is_on = view->showdown.best != 0 || table_showdown_is_moving(view);
    return is_on && !view->settings.reduced_motion;
}

/* Of that seat's hand, or of all. */
static int showdowns_waiting(const TableView *view, int seat) {
    int count = 0;
    for (int i = view->queue_at; i < view->queue_end; i++) {
        const SabaccEvent *event = &view->queue[i];
        count += event->type == SABACC_EVENT_SHOWDOWN && (seat < 0 || event->seat == seat);
    }
    return count;
}

bool table_is_to_be_judged(const TableView *view, int seat) { return showdowns_waiting(view, seat) > 0; }

/* ---- cards that turn only in the middle ---- */

bool table_turns_in_the_middle(const TableView *view, int seat) {
    return !stays_in_place(view, seat) && table_is_to_be_judged(view, seat);
}

void table_keep_closed(TableView *view, int seat, uint16_t slots) {
    view->showdown.closed[seat] = slots;
    view->opened_at[seat] = INFINITY;
}

bool table_is_kept_closed(const TableFrame *frame, int seat, int slot) {
    return (frame->view->showdown.closed[seat] >> slot & 1) || table_turns_later(frame, seat, slot);
}

/* One after the other from that time on, the last of the last hand after a beat. Returns when all lie. */
static double turn_cards(TableView *view, int seat, double at, bool is_last) {
    const SabaccSeat *hand = &view->shown.table.seat[seat];
    uint16_t *closed = &view->showdown.closed[seat];
    double turns = at;
    if (*closed == 0) return at;
    view->opened_at[seat] = at;
    for (int slot = 0; slot < hand->hand_count; slot++) {
        Place place = table_in_hand(seat, slot);
        if (!(*closed >> slot & 1)) continue;
        *closed &= (uint16_t) ~(1u << slot);
        if (is_last && *closed == 0 && turns > at) turns += LAST_CARD_MS;
        table_fly(view,
                  (Flight){.kind = FLIGHT_CARD,
                           .from = place,
                           .to = place,
                           .card = hand->hand[slot],
                           .die = slot,
                           .is_open = true},
                  turns - view->now, paced(view, TURN_MS));
        turns += paced(view, NEXT_MS);
    }
    return turns + paced(view, TURN_MS - NEXT_MS);
}

/* The way in which it is shown has changed meanwhile. */
static void open_in_place(TableView *view, int seat) {
    if (view->showdown.closed[seat] == 0) return;
    view->showdown.closed[seat] = 0;
    view->opened_at[seat] = view->now;
}

/* ---- one after the other ---- */

/* Hands come to the middle, that seat's or those that follow. */
static bool others_are_judged(const TableView *view, int first) {
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        if (!stays_in_place(view, seat) && (seat == first || table_is_to_be_judged(view, seat))) return true;
    return false;
}

/* In the middle, or on its way to it, and not on its way back. */
static bool is_there(const TableView *view, int seat) {
    const ShownHand *hand = &view->showdown.hand[seat];
    return isfinite(hand->comes_at) && !isfinite(hand->goes_at);
}

static bool is_stage_empty(const TableView *view) {
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        if (is_there(view, seat)) return false;
    return true;
}

/* Many are shown faster. */
static void begin_first(TableView *view) {
    double each = COME_MS + TURN_MS + NEXT_MS + COUNT_MS + HOLD_MS;
    int count = 1 + showdowns_waiting(view, SABACC_NOBODY);
    TableShowdown before = view->showdown;
    table_showdown_rest(view);
    memcpy(view->showdown.closed, before.closed, sizeof before.closed);
    table_lamp_dim(view, DEEP);
    view->showdown.pace = (float)fmin(1, MOST_MS / (each * count));
    view->showdown.won_at = INFINITY;
    for (int i = 0; i < SABACC_MAX_SEATS; i++) view->showdown.hand[i].dims_at = INFINITY;
}

/* Its half of the middle: the one that is free, or the nearer one; 0 if it is the only hand that comes. */
static float half_for(const TableView *view, int seat) {
    int seats = view->shown.table.seats, from_left = (seat - table_view_bottom(view) + seats) % seats;
    for (int other = 0; other < seats; other++)
        if (is_there(view, other)) return -view->showdown.hand[other].aside;
    return !others_are_judged(view, SABACC_NOBODY) ? 0 : 2 * from_left < seats ? -1.0f : 1.0f;
}

static void come_forward(TableView *view, int seat, double at) {
    float aside = half_for(view, seat);
    view->showdown.hand[seat].comes_at = at;
    view->showdown.hand[seat].aside = aside;
}

static void go_back(TableView *view, int seat, double at) {
    if (!is_there(view, seat)) return;
    view->showdown.hand[seat].goes_at = at;
    keep_moving_until(view, at + gone_after(view));
}

static void dim(TableView *view, int seat, double at) {
    view->showdown.hand[seat].dims_at = at;
    keep_moving_until(view, at + DIM_MS);
}

/* Which of the hands judged so far are the best, and what becomes of the others at that time. The leader's
 * stays where it is. */
static void judge(TableView *view, int seat, const SabaccWorth *worth, double at) {
    TableShowdown *showdown = &view->showdown;
    if (worth->rank == SABACC_RANK_BOMB) return;
    bool beats = showdown->best == 0 || worth->key > showdown->key;
    if (showdown->best != 0 && worth->key == showdown->key) { /* the next needs its half */
        if (showdowns_waiting(view, SABACC_NOBODY) > 0 && showdown->best != seat_bit(table_view_bottom(view)))
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
}

/* From when a hand leaves the middle to when the next comes to its half. */
static double next_after(const TableView *view) {
    static const double ON_ITS_WAY = 0.5;
    return gone_after(view) * ON_ITS_WAY;
}

/* Comes to the middle, turns and is counted there, the last after a beat: before it comes, while the best is
 * in the middle, else there. Returns when that is done. */
static double show_hand(TableView *view, int seat, double now, bool is_last) {
    bool waits_there = is_last && is_stage_empty(view);
    double at = now + (is_last && !waits_there ? BEAT_MS : 0);
    double there = at + paced(view, COME_MS) + (waits_there ? BEAT_MS : 0);
    come_forward(view, seat, at);
    double turned = turn_cards(view, seat, there, is_last);
    double counts = turned > there ? turned : there - paced(view, COME_MS * 0.3);
    view->showdown.hand[seat].counts_at = counts;
    return counts + paced(view, COUNT_MS);
}

/* The bottom seat's hand becomes as large as it was. */
static void rise(TableView *view, double at) {
    TableShowdown *showdown = &view->showdown;
    if (!isfinite(showdown->back_at) || isfinite(showdown->returns_at)) return;
    showdown->returns_at = at;
    keep_moving_until(view, at + paced(view, BACK_MS));
}

/* So long it is in the middle once it has won. */
static double won_ms(const TableView *view) { return view->showdown.is_great ? GREAT_WON_MS : WON_MS; }

static void win(TableView *view, double at, bool is_burst) {
    TableShowdown *showdown = &view->showdown;
    int seat = seats_lowest(showdown->best);
    const SabaccTable *table = &view->shown.table;
    showdown->won_at = at;
    if (!is_burst) showdown->hand[seat].alone_at = at;
    showdown->is_great = table_has_fanfare((SabaccRank)table->seat[seat].rank) || table_pot_is_big(table);
    if (showdown->is_great) showdown->knocked_at = at;
    if (seat == table_view_bottom(view)) rise(view, at);
    table_lamp_go(view, seat, at);
    keep_moving_until(view, at + won_ms(view));
}

/* Once the bottom seat's hand is on its way back: another comes to where it stood. */
static double room_is_made(const TableView *view, bool is_first) {
    static const double ON_ITS_WAY = 0.45;
    double from = is_first ? view->now : view->showdown.back_at;
    bool has_cards = view->shown.table.seat[table_view_bottom(view)].hand_count > 0;
    bool is_made = !has_cards || view->settings.reduced_motion || !isfinite(from);
    return is_made ? view->now : fmax(view->now, from + paced(view, BACK_MS) * ON_ITS_WAY);
}

double table_begin_showdown(TableView *view, const SabaccEvent *event) {
    int seat = event->seat;
    TableShowdown *showdown = &view->showdown;
    bool is_last = showdowns_waiting(view, SABACC_NOBODY) == 0, is_calm = view->settings.reduced_motion;
    if (showdown->best == 0 && showdown->still_at < view->now) begin_first(view);
    bool is_first = showdown->best == 0, stays = stays_in_place(view, seat), decides = is_last && !is_first;
    int told = view->log_total;
    table_absorb_event(view, event);
    showdown->judged = seat;
    if (stays) open_in_place(view, seat);
    double begins = view->now + (decides ? BEAT_MS : 0);
    double free_at = room_is_made(view, is_first);
    double counted = stays ? begins + paced(view, HOLD_MS) : show_hand(view, seat, free_at, decides);
    if (!stays) table_log_withhold(view, told, counted);
    double judged = counted + paced(view, HOLD_MS) + (is_last ? HIT_STOP_MS : 0);
    if (decides) table_lamp_dim(view, DEEPER);
    if (is_calm) judged = view->now;
    if (is_first && others_are_judged(view, seat)) showdown->back_at = stays ? judged : view->now;
    if (isfinite(showdown->back_at)) keep_moving_until(view, showdown->back_at + paced(view, BACK_MS));
    judge(view, seat, &event->worth, judged);
    keep_moving_until(view, judged);
    if (is_last && showdown->best != 0 && !seats_several(showdown->best))
        win(view, judged, event->worth.rank == SABACC_RANK_BOMB);
    if (is_calm) return CALM_MS;
    return judged - view->now + (is_last ? won_ms(view) : is_first ? 0 : next_after(view));
}

double table_begin_bomb(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    go_back(view, event->seat, view->now + BURST_MS);
    if (isfinite(view->showdown.won_at) && view->showdown.best != 0) /* by that: it is alone now */
        view->showdown.hand[seats_lowest(view->showdown.best)].alone_at = view->now + BURST_MS;
    view->showdown.knocked_at = view->now;
    view->showdown.bursts = event->seat;
    double length = BURST_MS + (stays_in_place(view, event->seat) ? 0 : next_after(view));
    keep_moving_until(view, view->now + length);
    return length;
}

static double clear_stage(TableView *view) {
    for (int seat = 0; seat < view->shown.table.seats; seat++) go_back(view, seat, view->now);
    view->showdown.judged = SABACC_NOBODY;
    return table_showdown_is_moving(view) ? gone_after(view) : 0;
}

static double bring_back(TableView *view) {
    view->showdown.best = 0;
    return clear_stage(view);
}

double table_begin_draws(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    rise(view, view->now);
    return bring_back(view);
}

void table_light_the_paid(TableView *view, int seat) {
    TableLamp *lamp = &view->lamp;
    table_lamp_dim(view, view->showdown.is_great || lamp->deep_to > 0 ? PAID : SHALLOW);
    table_lamp_go(view, seat, view->now);
}

/* All is decided: whose light has not gone down is beaten by who is paid. */
static void settle_light(TableView *view) {
    TableShowdown *showdown = &view->showdown;
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        if (!isfinite(showdown->hand[seat].dims_at) && showdown->hand[seat].dims_at > 0)
            dim(view, seat, view->now);
    if (isinf(showdown->won_at) && showdown->won_at > 0) showdown->won_at = view->now;
}

bool table_showdown_holds(const TableView *view) {
    SeatMask best = view->showdown.best;
    if (seat_in(best, table_view_bottom(view))) return false;
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        if (seat_in(best, seat) && is_there(view, seat)) return true;
    return false;
}

double table_pay_showdown(TableView *view) {
    settle_light(view);
    bool holds = table_showdown_holds(view), is_own = seat_in(view->showdown.best, table_view_bottom(view));
    if (is_own) rise(view, view->now);
    if (is_own) return clear_stage(view); /* its light stays */
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        if (!holds || !seat_in(view->showdown.best, seat)) go_back(view, seat, view->now);
    return holds || !table_showdown_is_moving(view) ? 0 : gone_after(view);
}

double table_end_showdown(TableView *view) {
    settle_light(view);
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
    float there = eased(frame, hand->comes_at, come) - eased(frame, hand->goes_at, gone_after(frame->view));
    return fmaxf(there, 0);
}

float table_standing_back(const TableFrame *frame) {
    const TableShowdown *showdown = &frame->view->showdown;
    if (frame->view->settings.reduced_motion) return 0;
    double back = paced(frame->view, BACK_MS);
    return ease_soft(table_share(frame->now, showdown->back_at, showdown->back_at + back)) -
           ease_soft(table_share(frame->now, showdown->returns_at, showdown->returns_at + back));
}

bool table_came_forward(const TableFrame *frame, int seat) {
    return seat_in(frame->table->shown, seat) && frame->now >= hand_of(frame, seat)->comes_at;
}

float table_forward_aside(const TableFrame *frame, int seat) {
    const ShownHand *hand = hand_of(frame, seat);
    return hand->aside * (1 - eased(frame, hand->alone_at, gone_after(frame->view)));
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

bool table_is_to_be_counted(const TableFrame *frame, int seat) {
    return table_is_to_be_judged(frame->view, seat) || frame->now < hand_of(frame, seat)->counts_at;
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

/* One that is beaten sinks as it leaves; the winner's is larger than all before it, and comes nearer still as
 * long as it is there. */
float table_forward_pop(const TableFrame *frame, int seat) {
    static const float LARGEST = 0.10f, GREATEST = 0.17f, SUNK = 0.07f, HELD = 0.08f;
    const TableShowdown *showdown = &frame->view->showdown;
    float dimness = table_hand_dimness(frame, seat);
    if (dimness > 0) return 1 - SUNK * dimness * table_forward(frame, seat);
    bool leaves = showdown->best == 0 && isfinite(hand_of(frame, seat)->alone_at);
    bool has_won = leaves || showdown->best == seat_bit(seat);
    if (!has_won || !isfinite(showdown->won_at)) return 1;
    double since = frame->now - showdown->won_at;
    if (since < 0) return 1;
    float held = 1 + HELD *
                         table_ease_out(table_share(frame->now, showdown->won_at,
                                                    showdown->won_at + won_ms(frame->view))) *
                         table_forward(frame, seat);
    if (since >= POP_MS) return held;
    float left = 1 - (float)(since / POP_MS), most = showdown->is_great ? GREATEST : LARGEST;
    return held + most * sinf((float)since * 0.0185f) * left * left;
}

/* ---- what is seen of it elsewhere ---- */

bool table_is_decided(const TableView *view) { return view->lit != 0 || view->showdown.judged < 0; }

int table_watched_hand(const TableView *view) {
    const TableShowdown *showdown = &view->showdown;
    bool is_won = seats_count(showdown->best) == 1 && view->now >= showdown->won_at;
    return is_won ? seats_lowest(showdown->best) : showdown->judged;
}

double table_held_before_winner(const TableView *view, double now) {
    double won_at = view->showdown.won_at;
    return now < won_at ? fmin(now, won_at - HIT_STOP_MS) : now;
}

bool table_wins_by(const TableView *view, int seat, double now) {
    const TableShowdown *showdown = &view->showdown;
    return seat_in(view->lit, seat) || (showdown->best == seat_bit(seat) && now >= showdown->won_at);
}

bool table_loses_by(const TableView *view, int seat, double now) {
    TableFrame frame = {.view = view, .table = &view->shown.table, .now = now};
    return table_hand_dimness(&frame, seat) > 0;
}

float table_burst(const TableFrame *frame, int seat) {
    const TableShowdown *showdown = &frame->view->showdown;
    if (showdown->bursts != seat || frame->view->settings.reduced_motion) return 1;
    return table_share(frame->now, showdown->knocked_at, showdown->knocked_at + BURST_MS);
}

float table_knock(const TableView *view, double now) {
    static const float DOWN = 5, SWINGS = 3, PI = 3.14159265f;
    const TableShowdown *showdown = &view->showdown;
    if (view->settings.reduced_motion || view->settings.is_steady) return 0;
    float share = table_share(now, showdown->knocked_at, showdown->knocked_at + KNOCK_MS), left = 1 - share;
    return share <= 0 ? 0 : DOWN * sinf(share * SWINGS * PI) * left * left;
}

/* ---- drawing ---- */

float table_won_light(const TableFrame *frame, int seat) { return won_share(frame, seat); }

/* What is counted so far. */
static void count_up(const TableFrame *frame, int seat, HandWords *words) {
    double from = hand_of(frame, seat)->counts_at;
    float share = table_share(frame->now, from, from + paced(frame->view, COUNT_MS));
    int total, rank;
    if (share >= 1) return;
    words->kind[0] = words->more[0] = '\0';
    if (!table_hand_worth(frame, seat, &total, &rank) || !words->total[0] || words->total[0] == '?') return;
    table_total_words((int)lroundf((float)total * share), words->total);
}

static float top_of_own(const TableFrame *frame) {
    const SeatPlaces *own = &frame->at.seat[frame->at.bottom];
    bool has_cards = frame->table->seat[frame->at.bottom].hand_count > 0;
    return has_cards ? own->cards.y : frame->at.box.y + frame->at.box.height;
}

/* In that room, across; a winner's is higher by why it has won, if the hand beaten is told the same. */
static void draw_plate(const TableFrame *frame, int seat, const HandWords *last, Box room) {
    static const float SIDE = 20, BETWEEN = 12, APART = 4, LEAST = 0.62f, /* of a kind beside another hand */
        REASON_HIGH = 26;
    HandWords words = *last;
    static const float COMES_MS = 90, THERE = 0.86f; /* before that it would be read over what it passes */
    double counts = hand_of(frame, seat)->counts_at, told_at = frame->view->told_at;
    float won = won_share(frame, seat);
    HandRow row = table_row_of(frame, seat);
    float top = row.y + row.high + table_stage_gap(frame);
    bool is_reasoned = won > 0.5f && top + TABLE_STAGE_PLATE + REASON_HIGH <= top_of_own(frame);
    const char *why = is_reasoned ? table_why_it_won(frame, seat) : "";
    float forward = fminf(fmaxf((table_forward(frame, seat) - THERE) / (1 - THERE), 0), 1);
    float here = forward * table_share(frame->now, counts - (double)COMES_MS, counts);
    if (won > 0) here *= 1 - table_share(frame->now, told_at, told_at + TABLE_TELL_MS); /* result's */
    count_up(frame, seat, &words);
    Colour ink = won > 0.5f ? 0xff1d1406u : STYLE_BONE;
    TextStyle digits = style_text(FONT_BOLD, 36, colour_fade(ink, here), TEXT_LEFT);
    TextStyle kind = style_text(FONT_BOLD, 26, colour_fade(ink, here), TEXT_LEFT);
    float first = last->total[0] ? canvas_text_width(frame->canvas, &digits, last->total) + 4 : 0;
    float second = canvas_text_width(frame->canvas, &kind, last->kind) + 4;
    float between = first > 0 ? BETWEEN : 0, wide = first + between + second + 2 * SIDE;
    TextStyle reason = style_text(FONT_BOLD, STYLE_SIZE_BODY, colour_fade(ink, here), TEXT_CENTRE);
    if (why[0]) wide = fmaxf(wide, canvas_text_width(frame->canvas, &reason, why) + 2 * SIDE);
    Box bar = frame->at.bar;
    bool has_kind = first <= 0 || room.width >= first + between + second * LEAST + 2 * SIDE;
    if (!has_kind) wide = first + 2 * SIDE, words.kind[0] = '\0';
    wide = fminf(wide, room.width - 2 * APART);
    float x = (row.left[GROUP_HELD] + row.right) / 2 - wide / 2;
    x = fmaxf(fminf(x, room.x + room.width - APART - wide), room.x + APART);
    Box plate = {x, top, wide, TABLE_STAGE_PLATE};
    if (bar.width > 0 && plate.y + plate.height > bar.y) plate.x = fminf(x, bar.x - APART - wide);
    if (why[0]) plate.height += REASON_HIGH;
    table_draw_gold_plate(frame, plate, here, won);
    Box line = box_inset(plate, SIDE, 0);
    if (why[0])
        canvas_named_text(frame->canvas, box_cut_bottom(&line, REASON_HIGH + 4, 0), &reason, why, "why:%d",
                          seat);
    float words_wide = has_kind ? first + between + second : first;
    line = box_place(line, fminf(words_wide, line.width), line.height, 0.5f, 0.5f);
    if (first > 0)
        canvas_named_text(frame->canvas, box_cut_left(&line, first, between), &digits, words.total,
                          "total:%d", seat);
    canvas_named_text(frame->canvas, line, &kind, words.kind, "kind:%d", seat);
}

/* Between the bounce of the winner's hand and its leaving the middle. */
static float lamp_swings(const TableFrame *frame) {
    double won_at = frame->view->showdown.won_at;
    return table_share(frame->now, won_at + POP_MS / 2, won_at + won_ms(frame->view));
}

static void draw_forward(const TableFrame *frame, int seat) {
    TableFrame moved = table_forward_frame(frame, seat);
    HandWords words = {0};
    table_draw_held_shadow(&moved, seat);
    table_draw_hand(&moved, seat);
    if (won_share(frame, seat) > 0)
        table_draw_lamp_over(&moved, moved.at.seat[seat].cards, lamp_swings(frame));
    if (TABLE_ASK(frame->table, hand_words)(frame, seat, &words))
        draw_plate(&moved, seat, &words, table_stage_room(frame, seat));
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
