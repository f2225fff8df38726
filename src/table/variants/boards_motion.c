/* Motion on a table of boards: main cards dealt, side cards played and the cards they flip, sets that end and
 * begin. */
#include "table/variants/boards.h"

#include "table/words.h"

static Place laid(int seat, int slot) { return (Place){.kind = PLACE_LAID, .seat = seat, .slot = slot}; }

static const double DEAL_MS = 460;

double table_boards_deal(TableView *view, const SabaccEvent *event) {
    if (event->pile == SABACC_PILE_SIDE) return table_deal_from(view, event, PLACE_SIDE);
    if (event->pile != SABACC_PILE_TABLE) return table_begin_deal(view, event);
    int told = view->log_total;
    table_absorb_event(view, event);
    table_log_withhold(view, told, view->now + DEAL_MS); /* its total: once it lies */
    table_fly(view,
              (Flight){.kind = FLIGHT_CARD,
                       .from = {.kind = PLACE_DECK},
                       .to = laid(event->seat, view->shown.table.seat[event->seat].laid_count - 1),
                       .card = event->cards[0],
                       .is_open = true},
              0, DEAL_MS);
    return DEAL_MS + 100;
}

/* Cards changed by it turn one after the other, once it has landed (PZ-4). */
static double turn_changed(TableView *view, const SabaccSeat *before, int seat) {
    const SabaccSeat *now = &view->shown.table.seat[seat];
    double wait = 520;
    for (int slot = 0; slot < before->laid_count; slot++) {
        if (now->laid_value[slot] == before->laid_value[slot]) continue;
        table_fly(view,
                  (Flight){.kind = FLIGHT_TURN,
                           .from = laid(seat, slot),
                           .to = laid(seat, slot),
                           .card = now->laid[slot],
                           .amount = before->laid_value[slot],
                           .was_open = true,
                           .is_open = true},
                  wait, 420);
        wait += 240;
    }
    return wait;
}

double table_boards_play(TableView *view, const SabaccEvent *event) {
    SabaccSeat before = view->shown.table.seat[event->seat];
    bool was_open = before.hand[event->second] != SABACC_CARD_HIDDEN;
    Place from = table_place_before(&view->shown.table, event->seat, event->second);
    int told = view->log_total;
    table_absorb_event(view, event);
    table_fly(view,
              (Flight){.kind = FLIGHT_CARD,
                       .from = from,
                       .to = laid(event->seat, before.laid_count),
                       .card = event->cards[0],
                       .was_open = was_open,
                       .is_open = true},
              0, 480);
    table_glide(view, event->seat, GROUP_HELD, from.slot, 1);
    double turned = turn_changed(view, &before, event->seat);
    table_log_withhold(view, told, view->now + turned);
    return turned + 180;
}

/* When a set begins the boards are cleared: main cards return to the deck, side cards are used up (PZ-5). */
double table_boards_clear(TableView *view, const SabaccEvent *event) {
    SabaccTable before = view->shown.table;
    bool has_cards = false;
    table_absorb_event(view, event);
    for (int seat = 0; seat < before.seats; seat++) {
        if (view->shown.table.seat[seat].laid_count >= before.seat[seat].laid_count) continue;
        has_cards = true;
        for (int slot = 0; slot < before.seat[seat].laid_count; slot++)
            table_fly(view,
                      (Flight){.kind = FLIGHT_CARD,
                               .from = laid(seat, slot),
                               .to = {.kind = PLACE_DECK},
                               .card = before.seat[seat].laid[slot],
                               .was_open = true,
                               .is_open = true,
                               .vanishes = true},
                      25.0 * slot, 380);
    }
    if (!has_cards) return 0;
    return 620;
}

static const double TRIUMPH_MS = 700;

double table_boards_set(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    return TRIUMPH_MS;
}

static float triumph_of(const TableView *view, double now) {
    const BoardsOwn *own = boards_own(view);
    if (table_is_calm(view) || view->now >= view->next_at || !own->set_is_over) return 0;
    float left = 1 - table_share(now, own->set_at, own->set_at + TRIUMPH_MS);
    return left * left;
}

float table_boards_triumph(const TableFrame *frame, int seat) {
    return seat_in(frame->view->lit, seat) ? triumph_of(frame->view, frame->now) : 0;
}

bool table_boards_are_lit(const TableView *view) { return view->lit != 0 && triumph_of(view, view->now) > 0; }

/* The boards are empty once the next set has begun; a later event sets whose turn it is. */
void table_boards_absorbed(TableView *view, const SabaccEvent *event, bool is_at_once) {
    BoardsOwn *own = boards_own(view);
    bool is_told = event->type == SABACC_EVENT_OWN || event->type == SABACC_EVENT_TURN;
    if (event->type == SABACC_EVENT_SET) {
        view->lit = (SeatMask)event->amount;
        own->set_is_over = true;
        own->set_at = is_at_once ? -INFINITY : view->now;
    }
    if (!is_told || !own->set_is_over) return;
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        if (view->shown.table.seat[seat].laid_count > 0) return;
    view->lit = 0;
    own->set_is_over = event->type != SABACC_EVENT_TURN;
}
