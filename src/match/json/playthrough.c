#include "match/json/playthrough.h"

#include "base/memory.h"
#include "match/json/options.h"

#include <stdlib.h>

static void set(json_t *object, const char *key, json_t *value) { json_object_set_new(object, key, value); }

static json_t *to_act(const SabaccTable *table) {
    json_t *list = json_array();
    if (table->turn.to_act != SABACC_NOBODY) json_array_append_new(list, json_of_seat(table->turn.to_act));
    return list;
}

/* A viewer sees its own hand and face-up cards; not what it has seen of others. */
static bool may_see(const SabaccTable *table, int viewer, int seat, int slot) {
    return viewer == SABACC_OPEN || viewer == seat || (sabacc_face_up(table, seat) >> slot & 1);
}

static json_t *hand_json(const SabaccTable *table, int viewer, int seat) {
    const SabaccSeat *at = &table->seat[seat];
    json_t *hand = json_array();
    for (int i = 0; i < json_hand_count(table, seat); i++)
        json_array_append_new(
            hand,
            json_of_card(may_see(table, viewer, seat, i) ? at->hand[i] : (SabaccCard)SABACC_CARD_HIDDEN));
    return hand;
}

/* What all may know of it, or that of a hand that the viewer sees whole. */
static json_t *total_json(const SabaccTable *table, int viewer, int seat) {
    SabaccWorth worth;
    json_t *total = json_of_total(table, seat);
    if (!json_is_null(total) || table->stale || !sabacc_seat_worth(table, seat, &worth)) return total;
    for (int i = 0; i < table->seat[seat].hand_count; i++)
        if (!may_see(table, viewer, seat, i)) return total;
    return json_integer(worth.total);
}

/* What only some games have: of the table, or of a seat. */
static void set_facts(json_t *object, const SabaccView *view, bool of_seat, int seat) {
    const SabaccGame *game = sabacc_table_game(&view->table);
    for (int i = 0; i < game->fact_count; i++) {
        const SabaccFact *fact = game->facts[i];
        if (fact->of_seat == of_seat) set(object, fact->key, json_of_fact(fact, &view->table, seat));
    }
}

static json_t *seat_json(const Playthrough *play, const SabaccView *view, int viewer, int number) {
    const SabaccTable *table = &view->table;
    const SabaccSeat *at = &table->seat[number];
    const MatchSeat *who = &play->setup.seat[number];
    json_t *seat = json_object();
    set(seat, "name", json_string(who->name));
    set(seat, "agent", who->agent[0] != '\0' ? json_string(who->agent) : json_null());
    set(seat, "credits", json_integer(number == sabacc_house_seat(table) ? table->house : at->credits));
    set(seat, "bet", json_integer(at->bet));
    set(seat, "in", json_boolean(seat_in(sabacc_active(table), number)));
    set(seat, "folded", json_boolean(seat_in(table->folded, number)));
    set(seat, "all_in", json_boolean(seat_in(sabacc_all_in(table), number)));
    set(seat, "out", json_boolean(seat_in(seats_out(table), number)));
    set(seat, "stood", json_boolean(seat_in(seats_stood(table), number)));
    set(seat, "hand", hand_json(table, viewer, number));
    set(seat, "total", total_json(table, viewer, number));
    set_facts(seat, view, true, number);
    if (sabacc_game_has(sabacc_table_game(table), SABACC_OPTION_STAKES))
        set(seat, "items", json_of_items(at));
    if (sabacc_game_has(sabacc_table_game(table), SABACC_OPTION_SIT_OUT)) {
        set(seat, "sits_out", json_boolean(seat_in(table->absent, number)));
        set(seat, "may_sit_out", json_boolean(seat_in(sabacc_may_sit_out(table), number)));
    }
    return seat;
}

static json_t *seats_json(const Playthrough *play, const SabaccView *view, int viewer) {
    json_t *seats = json_array();
    for (int i = 0; i < play->state.table.seats; i++)
        json_array_append_new(seats, seat_json(play, view, viewer, i));
    return seats;
}

static json_t *events_json(const Playthrough *play, int viewer) {
    SabaccEvent *events = memory_alloc(MATCH_LOG * sizeof *events);
    int count = play_events_since(play, viewer, events, MATCH_LOG);
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        if (sabacc_event_is_of_records((SabaccEventType)events[i].type))
            json_array_append_new(list, json_of_event(&events[i]));
    free(events);
    return list;
}

/* Of the viewer's view alone, but for the offers. */
json_t *play_json(const Playthrough *play, int viewer) {
    SabaccView view;
    const SabaccTable *table = &view.table;
    json_t *state = json_object();
    sabacc_view(&play->state, viewer, &view);
    set(state, "game", json_string(sabacc_table_game(table)->id));
    set(state, "options", json_of_options(&play->setup.rules));
    set(state, "hand", json_integer(table->hand));
    set(state, "round", json_integer(table->round));
    set(state, "phase", json_string(sabacc_phase_word((SabaccPhase)table->turn.phase)));
    set(state, "to_act", to_act(table));
    set(state, "serial", json_integer(table->turn.serial));
    set(state, "viewer", viewer == SABACC_OPEN ? json_null() : json_integer(viewer));
    set(state, "dealer", json_of_seat(table->dealer));
    set(state, "hand_pot", json_integer(table->hand_pot));
    set(state, "pots", json_of_pots(table));
    set(state, "bet", json_integer(table->turn.level));
    set(state, "house", json_integer(table->house));
    set(state, "deck_left", json_integer(table->deck_count));
    if (sabacc_discard_is_shown(table))
        set(state, "discard", json_of_cards(table->discard, table->discard_count));
    set_facts(state, &view, false, SABACC_NOBODY);
    if (sabacc_game_has(sabacc_table_game(table), SABACC_OPTION_STAKES))
        set(state, "staked", json_of_staked(table));
    set(state, "seats", seats_json(play, &view, viewer));
    set(state, "legal", json_of_legal(&play->state, viewer == SABACC_OPEN ? table->turn.to_act : viewer));
    set(state, "events", events_json(play, viewer));
    return state;
}
