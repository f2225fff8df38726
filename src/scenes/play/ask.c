/* Asks the people at the table: the seat to act, and seats that want to field a card out of turn (FD-6). */

#include <string.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "scenes/play/private.h"

static Ui *ui_of(const TableScene *table) { return stage_services(table->scene.stage)->ui; }

/* Hot-seat: nothing of a hand is shown until its owner has confirmed. */
static void draw_curtain_for(TableScene *table, int seat) {
    table->mode = TABLE_CURTAIN;
    table->asked = seat;
    table->panel_since = stage_now(table->scene.stage);
    ui_set_focus(ui_of(table), "look");
}

/* Whether the seat has secrets: cards, tokens, a side deck to be built. */
static bool has_secret(const TableScene *table, int seat) {
    const SabaccTable *known = match_public(table->match);
    const SabaccSeat *at = &known->seat[seat];
    for (int card = 0; card < at->hand_count; card++)
        if (at->hand[card] == SABACC_CARD_HIDDEN) return true;
    return at->token_count > 0 || known->turn.phase == SABACC_PHASE_SIDE;
}

static bool must_come_first(const TableScene *table, int seat) {
    return table_is_hot_seat(table) && table->eyes.viewer != seat && has_secret(table, seat);
}

static void look_with(TableScene *table, int seat) {
    if (table->eyes.viewer != seat && table->eyes.viewer != SABACC_OPEN) table_set_viewer(table, seat);
}

/* ---- the seat to act ---- */

static void focus_usual(TableScene *table) {
    char usual[UI_NAME_BYTES];
    pick_usual(&table->pick, usual);
    ui_set_focus(ui_of(table), usual);
}

static void ask_person(TableScene *table, const SabaccView *view, const SabaccOffers *offers) {
    int seat = view->table.viewer;
    look_with(table, seat);
    pick_begin(&table->pick, view, offers);
    table->pick.mark = table->mark;
    table->pick.has_mark = !table_is_hot_seat(table);
    for (int i = 0; i < view->table.seats; i++) table->pick.names[i] = table->names[i];
    memcpy(table->held, view->table.seat[seat].hand, sizeof table->held);
    if (table->pick.mode == PICK_SIDE)
        side_deck_page_open(&table->side_deck, stage_services(table->scene.stage), table->names[seat],
                            &table->pick);
    focus_usual(table);
    audio_play(stage_services(table->scene.stage)->audio, AUDIO_TURN, 0);
}

bool table_ask_seat(TableScene *table, int seat) {
    SabaccView view;
    SabaccOffers offers;
    SabaccAction action;
    if (table->pick.mode != PICK_NOTHING) return false;
    table_view_of(table, seat, &view);
    sabacc_view_legal(&view, &offers);
    if (table->wants_field != seat && auto_replies_answer(table, &view, &offers, &action)) {
        table->given[table->given_count++ % TABLE_GIVEN] = match_serial(table->match);
        table_post(table, &action);
        return true;
    }
    table->wants_field = SABACC_NOBODY;
    if (must_come_first(table, seat)) {
        draw_curtain_for(table, seat);
        return false;
    }
    ask_person(table, &view, &offers);
    return table_timer(table); /* winds it up */
}

/* ---- other seats ---- */

bool table_is_out_of_turn(const TableScene *table) {
    return table->pick.mode != PICK_NOTHING && table->pick.is_out_of_turn;
}

static bool may_field(const SabaccOffers *offers) {
    for (int i = 0; i < offers->count; i++) {
        if (offers->list[i].verb == SABACC_VERB_FIELD) return true;
    }
    return false;
}

void table_find_fielders(TableScene *table) {
    const SabaccTable *known = match_public(table->match);
    SabaccOffers offers;
    bool is_over = known->stale || known->shown != 0 || known->over;
    /* keep the old value: asked again when a seat is to act */
    if (known->turn.to_act < 0 && !is_over) return;
    table->may_field = 0;
    if (table_is_replay(table) || is_over) return;
    for (SeatMask left = table->humans; left != 0;) {
        int seat = seats_take(&left, 0);
        MatchSubscription theirs = match_subscribe(table->match, seat);
        subscription_offers(&theirs, &offers);
        if (seat != known->turn.to_act && may_field(&offers)) table->may_field |= seat_bit(seat);
    }
}

void table_want_field(TableScene *table, int seat) {
    table->wants_field = seat;
    if (table->mode == TABLE_CURTAIN || table->mode == TABLE_HIDING) table->mode = TABLE_PLAY;
}

bool table_ask_out_of_turn(TableScene *table) {
    SabaccView view;
    SabaccOffers offers;
    int seat = table->wants_field;
    if (table_is_out_of_turn(table)) return true;
    if (seat == SABACC_NOBODY || seat == match_to_act(table->match)) return false;
    if (must_come_first(table, seat)) {
        draw_curtain_for(table, seat);
        return true;
    }
    look_with(table, seat);
    table_view_of(table, seat, &view);
    sabacc_view_legal(&view, &offers);
    table->wants_field = SABACC_NOBODY;
    table->go_at = 0;
    if (!pick_begin_out_of_turn(&table->pick, &view, &offers)) {
        ui_toast(ui_of(table), _("No card can be put into your field now."));
        return false;
    }
    memcpy(table->held, view.table.seat[seat].hand, sizeof table->held);
    focus_usual(table);
    return true;
}

void table_end_out_of_turn(TableScene *table) {
    if (table_is_out_of_turn(table)) pick_clear(&table->pick);
    table->wants_field = SABACC_NOBODY;
}
