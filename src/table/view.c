#include "table/view.h"

#include "base/memory.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/cards.h"
#include "table/carry.h"
#include "table/centre.h"
#include "table/dice.h"
#include "table/field.h"
#include "table/gather.h"
#include "table/lamp.h"
#include "table/motion.h"
#include "table/people.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "table/sounds.h"
#include "table/speech.h"
#include "table/stage.h"
#include "table/sweep.h"
#include "table/triumph.h"
#include "table/variant.h"
#include "table/winnings.h"
#include "table/words.h"

static const double SLICE_MS = 10;

TableView *table_view_create(const SabaccView *start, const TableLook looks[SABACC_MAX_SEATS],
                             TableSettings settings, struct Audio *audio) {
    TableView *view = memory_calloc(1, sizeof *view);
    view->log = memory_calloc(TABLE_LOG_LINES, sizeof *view->log);
    view->own = memory_calloc(1, table_variant(&start->table)->own_size);
    memcpy(view->looks, looks, sizeof view->looks);
    view->settings = settings;
    view->audio = audio;
    view->room_came_at = -1;
    view->listener = SABACC_NOBODY;
    table_view_reset(view, start);
    return view;
}

void table_view_free(TableView *view) {
    if (!view) return;
    free(view->queue);
    free(view->log);
    free(view->own);
    free(view);
}

/* All flights have arrived. */
static void come_to_rest(TableView *view) {
    view->flight_count = 0;
    view->next_at = view->now;
    memset(view->ease, 0, sizeof view->ease);
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) view->opened_at[seat] = -INFINITY;
    view->dark_since = INFINITY;
    view->lit_since = INFINITY;
    view->breaking = view->forming_line = SWEEP_NONE;
    table_pool_rest(view);
    table_showdown_rest(view);
    table_lamp_rest(view);
    table_winnings_settle(view);
    memset(view->lifts, 0, sizeof view->lifts);
    view->carry = (HandCarry){.card = SABACC_CARD_NONE};
    view->turned_at = view->folded_at = -INFINITY;
    table_people_rest(view);
    table_speech_rest(view);
    view->log_told_at = -INFINITY;
}

void table_view_set(TableView *view, TableSettings settings) { view->settings = settings; }

void table_view_address(TableView *view, int listener, bool is_read_by_all) {
    view->listener = listener;
    view->log_is_public = is_read_by_all;
}

void table_view_name(TableView *view, int seat, const char *name) { view->looks[seat].name = name; }

void table_view_reset(TableView *view, const SabaccView *shown) {
    view->shown = *shown;
    view->queue_at = view->queue_end = 0;
    view->aside = shown->table.turn.aside;
    view->lit = shown->table.stale ? shown->table.winners : 0;
    view->hand_is_over = false;
    memset(view->folded, 0, sizeof view->folded);
    view->speech.words[0] = '\0';
    memset(view->own, 0, table_variant(&shown->table)->own_size);
    table_shift_reset(view);
    table_winnings_rest(view);
    come_to_rest(view);
}

void table_view_turn(TableView *view, int seat) { view->bottom = seat; }

int table_view_bottom(const TableView *view) {
    int viewer = view->shown.table.viewer;
    return viewer >= 0 ? viewer : view->bottom;
}

/* ---- events ---- */

/* Room for `more` events behind those that wait. */
static void grow_queue(TableView *view, int more) {
    int waiting = view->queue_end - view->queue_at;
    if (view->queue_at > 0) {
        memmove(view->queue, view->queue + view->queue_at, (size_t)waiting * sizeof *view->queue);
        view->queue_at = 0;
        view->queue_end = waiting;
    }
    if (waiting + more <= view->queue_size) return;
    view->queue_size = (waiting + more) * 2;
    view->queue = memory_realloc(view->queue, (size_t)view->queue_size, sizeof *view->queue);
}

/* Before the event is absorbed: the table does not tell how many it were. */
static void note_folded(TableView *view, const SabaccEvent *event) {
    if (event->type == SABACC_EVENT_CLEAR || event->type == SABACC_EVENT_HAND)
        memset(view->folded, 0, sizeof view->folded);
    if (event->type != SABACC_EVENT_FOLD) return;
    view->folded[event->seat] = view->shown.table.seat[event->seat].hand_count;
    if (event->seat == table_view_bottom(view)) view->folded_at = view->now;
}

void table_absorb_event(TableView *view, const SabaccEvent *event) {
    table_log_add(view, event);
    note_folded(view, event);
    sabacc_absorb(&view->shown, event);
    if (event->type == SABACC_EVENT_HAND) table_view_hush(view);
    if (view->heard) view->heard(view->heard_user, &view->shown.table, event);
}

void table_view_listen(TableView *view, TableHeard *heard, void *user) {
    view->heard = heard;
    view->heard_user = user;
}

/* Absorbs without motion, and updates what its motion would have updated. */
static void absorb_at_once(TableView *view, const SabaccEvent *event) {
    table_play_outcome_sound(view, event);
    table_shift_at_once(view, event);
    table_absorb_event(view, event);
    if (event->type == SABACC_EVENT_HAND_END) {
        view->lit = (SeatMask)event->amount;
        view->hand_is_over = true;
    }
    table_absorbed(view, event, true);
    if (event->type == SABACC_EVENT_PAYOUT || event->type == SABACC_EVENT_SABACC_PAYOUT)
        table_pay_at_once(view, event);
    if (event->type == SABACC_EVENT_CLEAR || event->type == SABACC_EVENT_HAND) {
        view->lit = 0;
        view->hand_is_over = false;
        table_winnings_sweep(view);
    }
    if (event->type == SABACC_EVENT_TRADE) view->aside = event->cards[0];
    if (event->type == SABACC_EVENT_DISCARD) view->aside = SABACC_CARD_NONE;
}

void table_view_post(TableView *view, const SabaccEvents *events) {
    grow_queue(view, events->count);
    memcpy(view->queue + view->queue_end, events->list, (size_t)events->count * sizeof *view->queue);
    view->queue_end += events->count;
    if (view->settings.speed <= 0)
        table_view_skip_animation(view);
    else
        table_view_update(view, 0);
}

void table_view_skip_animation(TableView *view) {
    while (view->queue_at < view->queue_end) absorb_at_once(view, &view->queue[view->queue_at++]);
    memset(view->forming, 0, sizeof view->forming);
    come_to_rest(view);
}

/* ---- time ---- */

static void land(TableView *view) {
    int kept = 0;
    for (int i = 0; i < view->flight_count; i++) {
        const Flight *flight = &view->flights[i];
        if (view->now < flight->ends)
            view->flights[kept++] = *flight;
        else
            table_play_landing_sound(view, flight);
    }
    view->flight_count = kept;
}

static void begin_events(TableView *view) {
    while (view->queue_at < view->queue_end && view->now >= view->next_at) {
        SabaccEvent event = view->queue[view->queue_at];
        if (table_must_wait(view, &event)) break;
        view->queue_at++;
        table_begin_event(view, &event);
    }
    table_people_follow(view);
}

/* In small steps, so that an event begins on time and not at the next frame. */
void table_view_update(TableView *view, double step_ms) {
    if (view->settings.speed <= 0) {
        table_view_skip_animation(view);
        return;
    }
    double until = view->now + step_ms * (double)view->settings.speed;
    begin_events(view);
    while (view->now < until) {
        view->now = fmin(until, view->now + SLICE_MS);
        land(view);
        begin_events(view);
    }
}

static bool hand_is_gliding(const TableView *view) {
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) {
        if (view->now < view->opened_at[seat] + TABLE_SPREAD_MS) return true;
        for (int group = GROUP_HELD; group <= GROUP_APART; group++) {
            const HandEase *ease = &view->ease[seat][group];
            if (ease->extra != 0 && view->now < ease->ends) return true;
        }
    }
    return false;
}

/* More than people and the lamp, which are drawn in slow steps. */
static bool moves_quickly(const TableView *view) {
    return table_cards_jitter(view) || table_is_bumping(view) || view->flight_count > 0 ||
           table_light_is_changing(view) || hand_is_gliding(view) || table_showdown_is_moving(view) ||
           table_winnings_are_moving(view);
}

bool table_view_is_moving(const TableView *view) {
    return moves_quickly(view) || view->queue_at < view->queue_end || view->now < view->next_at ||
           table_lamp_is_changing(view);
}

bool table_view_pays_out(const TableView *view) {
    for (int i = 0; i < view->flight_count; i++)
        if (view->flights[i].stack > 0 && view->now < view->flights[i].begins) return true;
    return false;
}

bool table_view_is_read(const TableView *view) {
    return view->now >= view->reads_from && view->now < view->next_at && view->flight_count == 0;
}

void table_view_end_reading(TableView *view) {
    if (table_view_is_read(view)) view->next_at = view->now;
}

static bool eases_quickly(const TableView *view) {
    if (view->now < view->turned_at + table_turn_ms(view) || table_speech_is_fading(view)) return true;
    if (table_is_carrying(view) || table_folded_is_coming(view) || table_result_is_moving(view)) return true;
    if (table_new_faces_glow(view) || table_triumph_is_on(view)) return true;
    for (int slot = 0; slot < SABACC_MAX_HAND; slot++) {
        const HandLift *lift = &view->lifts[slot];
        if (lift->from != lift->to && view->now < lift->since + TABLE_EASE_MS) return true;
    }
    return false;
}

bool table_view_is_easing(const TableView *view) {
    return eases_quickly(view) || table_people_are_leaning(view);
}

/* Light that moves where nothing else does. */
static bool is_lit_anew(const TableView *view) {
    const TableVariant *variant = table_variant(&view->shown.table);
    return table_throw_is_lit(view) || table_triumph_is_on(view) || table_result_is_lit(view) ||
           (variant->is_lit && variant->is_lit(view));
}

bool table_view_is_slow(const TableView *view) {
    return !is_lit_anew(view) && !moves_quickly(view) && !eases_quickly(view);
}

bool table_view_is_ready(const TableView *view) {
    return view->queue_at == view->queue_end && view->now >= view->next_at;
}

int table_view_pool(const TableView *view) { return view->pool; }

void table_view_point(TableView *view, int place) {
    assert(place >= 0 && place < TABLE_POOL);
    view->pointed = place;
}

const SabaccView *table_view_shown(const TableView *view) { return &view->shown; }

/* ---- drawing ---- */

static TableLayout layout_of(const TableView *view, const TableArea *area, float raised) {
    return table_layout_of(&view->shown.table, table_view_bottom(view), area, table_card_shape(view), raised);
}

Box table_view_middle(const TableView *view, const TableArea *area) {
    return layout_of(view, area, 0).middle;
}

Box table_view_plate(const TableView *view, const TableArea *area, int seat) {
    return layout_of(view, area, 0).seat[seat].plate;
}

Box table_view_person(const TableView *view, const TableArea *area, int seat) {
    return layout_of(view, area, 0).seat[seat].figure;
}

Box table_view_own_worth(const TableView *view, const TableArea *area) {
    TableLayout at = layout_of(view, area, 0);
    return at.seat[at.bottom].label;
}

Box table_view_dice(const TableView *view, const TableArea *area) { return layout_of(view, area, 0).dice; }

/* The elements on the cloth itself. */
static void draw_places(const TableFrame *frame, const TableVariant *variant) {
    table_draw_room(frame);
    if (variant->draw_inlay) variant->draw_inlay(frame);
    table_draw_pots(frame);
    table_draw_staked(frame);
    table_draw_dice(frame);
    if (variant->draw_cloth_words) variant->draw_cloth_words(frame);
    ui_begin_group(frame->ui);
    table_draw_flights_under(frame);
    TABLE_ASK(frame->table, draw_piles)(frame);
    table_draw_links(frame);
}

static bool hand_is_at_seat(const TableFrame *frame, int seat) {
    return table_forward(frame, seat) <= 0 && !table_is_beneath(frame, seat);
}

static void draw_hand_at_seat(const TableFrame *frame, int seat) {
    if (!hand_is_at_seat(frame, seat)) return;
    table_draw_hand(frame, seat);
    table_draw_hand_label(frame, seat);
}

/* Those that have been in the middle stay out of the dark around the lamp's pool, so that they compare. */
static void draw_hands_of_others(const TableFrame *frame, bool were_judged) {
    for (int i = 1; i < frame->table->seats; i++) {
        int seat = (frame->at.bottom + i) % frame->table->seats;
        if (table_came_forward(frame, seat) == were_judged) draw_hand_at_seat(frame, seat);
    }
}

/* From the left of the viewer's seat around, hands above everything at the seats. */
static void draw_seats(const TableFrame *frame, const TableVariant *variant) {
    int seats = frame->table->seats;
    table_draw_paid_light(frame);
    for (int i = 1; i <= seats; i++) {
        int seat = (frame->at.bottom + i) % seats;
        if (variant->draw_under_seat) variant->draw_under_seat(frame, seat);
        if (hand_is_at_seat(frame, seat)) table_draw_held_shadow(frame, seat);
        table_draw_seat(frame, seat);
    }
    table_draw_veil(frame);
    table_draw_sweep_on_cloth(frame);
    draw_hands_of_others(frame, false);
    table_draw_lamp(frame);
    table_draw_triumph(frame);
    draw_hands_of_others(frame, true);
    if (!table_has_result(frame->view) && !table_showdown_takes_middle(frame->view)) table_draw_marker(frame);
    table_draw_folded(frame);
    draw_hand_at_seat(frame, frame->at.bottom);
    for (int seat = 0; seat < seats; seat++) table_draw_winnings(frame, seat);
    table_draw_forward_hands(frame);
    if (table_has_result(frame->view)) table_draw_result(frame);
    table_draw_payoff(frame);
}

/* The elements above the hands, and flights. */
static void draw_above(const TableFrame *frame, const TableVariant *variant) {
    if (variant->draw_over_hands) variant->draw_over_hands(frame);
    table_draw_pool(frame);
    table_draw_carried(frame);
    table_draw_flights(frame);
    table_draw_sweep(frame);
    table_draw_speech(frame);
    if (variant->draw_over_flights) variant->draw_over_flights(frame);
    table_draw_close_up(frame);
}

/* What lies on the table moves down together. */
static void bump(TableFrame *frame) {
    float down = table_bump(frame->view, frame->now) + table_knock(frame->view, frame->now);
    TableLayout *at = &frame->at;
    Box *const lying[] = {&at->deck, &at->discard, &at->hand_pot, &at->sabacc_pot, &at->dice};
    if (down == 0) return;
    for (size_t i = 0; i < sizeof lying / sizeof *lying; i++) lying[i]->y += down;
    for (int seat = 0; seat < frame->table->seats; seat++) {
        at->seat[seat].cards.y += down;
        at->seat[seat].bet.y += down;
    }
}

/* A frame with what it points to. */
typedef struct DrawnFrame {
    TableFrame frame;
    int looked_at;
    CardLook carried;
} DrawnFrame;

static void begin_frame(DrawnFrame *drawn, TableView *view, Ui *ui, const TableArea *area,
                        const TableChoice *choice, double ahead_ms) {
    Canvas *canvas = ui_canvas(ui);
    double ahead = table_view_is_moving(view) || table_view_is_easing(view)
                       ? ahead_ms * (double)view->settings.speed
                       : 0;
    *drawn = (DrawnFrame){.looked_at = -1, .carried = {.card = SABACC_CARD_NONE}};
    drawn->frame = (TableFrame){.view = view,
                                .table = &view->shown.table,
                                .ui = ui,
                                .canvas = canvas,
                                .at = layout_of(view, area, choice ? choice->raised : 0),
                                .choice = choice,
                                .now = view->now + ahead,
                                .lifts = view->lifts,
                                .carry = &view->carry,
                                .carried = &drawn->carried,
                                .room_came_at = &view->room_came_at,
                                .people = view->people,
                                .chairs = view->chairs,
                                .arms = view->arms,
                                .looked_at = &drawn->looked_at};
    TableFrame *frame = &drawn->frame;
    view->shows_room = frame->at.room.scale > 0;
    view->screen = canvas_layout(canvas)->screen;
    view->scale = canvas_layout(canvas)->scale;
    view->figures = 0;
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (frame->at.seat[seat].figure.width > 0) view->figures |= seat_bit(seat);
    table_fit_seats(frame);
    table_set_stage(frame);
    table_make_room_for_heaps(frame);
    table_rake_find_ways(view, frame);
    view->drawn = frame->at;
}

void table_view_draw_room(TableView *view, Ui *ui, const TableArea *area, double ahead_ms) {
    DrawnFrame drawn;
    begin_frame(&drawn, view, ui, area, NULL, ahead_ms);
    table_draw_room(&drawn.frame);
}

void table_view_hold_decks(TableView *view, bool are_held) { view->holds_decks = are_held; }

void table_view_draw_gathering(TableView *view, Ui *ui, const TableArea *area,
                               const TableGathering *gathering, double ahead_ms) {
    DrawnFrame drawn;
    begin_frame(&drawn, view, ui, area, NULL, ahead_ms);
    table_draw_gathering(&drawn.frame, gathering);
}

void table_view_draw(TableView *view, Ui *ui, const TableArea *area, const TableChoice *choice,
                     double ahead_ms) {
    DrawnFrame drawn;
    begin_frame(&drawn, view, ui, area, choice, ahead_ms);
    TableFrame *frame = &drawn.frame;
    bump(frame);
    table_place_speech(view, frame);
    const TableVariant *variant = table_variant(frame->table);
    draw_places(frame, variant);
    draw_seats(frame, variant);
    draw_above(frame, variant);
}
