#include "match/json/playthrough.h"

#include "base/memory.h"
#include "match/record/header.h"

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

/* At the showdown, or for a hand that the viewer sees completely; in Pazaak of the cards on the table. */
static json_t *total_json(const SabaccTable *table, int viewer, int seat) {
    SabaccWorth worth;
    if (sabacc_table_game(table)->shows & SABACC_SHOWS_SETS)
        return json_integer(sabacc_table_total(table, seat));
    if (seat_in(table->shown, seat)) return json_integer(table->seat[seat].total);
    if (table->stale || !sabacc_seat_worth(table, seat, &worth)) return json_null();
    for (int i = 0; i < table->seat[seat].hand_count; i++)
        if (!may_see(table, viewer, seat, i)) return json_null();
    return json_integer(worth.total);
}

/* The Spike card takes the place of a field. */
static json_t *spike_json(const SabaccTable *table, int seat) {
    json_t *field = json_of_field(table, seat);
    json_t *spike = json_array_size(field) > 0 ? json_incref(json_array_get(field, 0)) : json_null();
    json_decref(field);
    return spike;
}

static json_t *tokens_json(const SabaccSeat *seat, bool are_known) {
    json_t *tokens = json_array();
    for (int i = 0; i < seat->token_count; i++)
        json_array_append_new(tokens,
                              json_of_card(are_known ? seat->tokens[i] : (SabaccCard)SABACC_CARD_HIDDEN));
    return tokens;
}

static json_t *seat_json(const Playthrough *play, const SabaccTable *table, int viewer, int number) {
    const SabaccSeat *at = &table->seat[number];
    const MatchSeat *who = &play->setup.seat[number];
    unsigned shows = sabacc_table_game(table)->shows;
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
    if (shows & SABACC_SHOWS_FIELD) set(seat, "field", json_of_field(table, number));
    if (shows & SABACC_SHOWS_SPIKE) set(seat, "spike", spike_json(table, number));
    if (shows & SABACC_SHOWS_TARGET) set(seat, "kept", json_integer(__builtin_popcount(at->kept)));
    set(seat, "total", total_json(table, viewer, number));
    if (shows & SABACC_SHOWS_DECLARED)
        set(seat, "declared", seat_in(table->declared, number) ? json_integer(at->declared) : json_null());
    if (shows & SABACC_SHOWS_ALIGNMENT) set(seat, "alignment", json_of_alignment(at->alignment));
    if (shows & SABACC_SHOWS_CHIPS) {
        set(seat, "chips", json_integer(at->chips));
        set(seat, "chips_in_play", json_integer(at->staked));
        set(seat, "tokens", tokens_json(at, viewer == SABACC_OPEN || viewer == number));
    }
    if (shows & SABACC_SHOWS_SETS) {
        set(seat, "sets", json_integer(at->sets));
        set(seat, "table", json_of_laid(at));
    }
    if (sabacc_game_has(sabacc_table_game(table), SABACC_OPTION_STAKES))
        set(seat, "items", json_of_items(at));
    return seat;
}

static json_t *seats_json(const Playthrough *play, const SabaccTable *table, int viewer) {
    json_t *seats = json_array();
    for (int i = 0; i < table->seats; i++) json_array_append_new(seats, seat_json(play, table, viewer, i));
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

json_t *play_json(const Playthrough *play, int viewer) {
    SabaccView view; /* a total, too, is reckoned from what the viewer knows: a device is secret (PL-3) */
    sabacc_view(&play->state, viewer, &view);
    const SabaccTable *table = &view.table;
    unsigned shows = sabacc_table_game(table)->shows;
    json_t *state = json_object();
    set(state, "game", json_string(sabacc_table_game(table)->id));
    set(state, "options", record_options_json(&play->setup.rules));
    set(state, "hand", json_integer(table->hand));
    set(state, "round", json_integer(table->round));
    set(state, "phase", json_string(sabacc_phase_word((SabaccPhase)table->turn.phase)));
    set(state, "to_act", to_act(table));
    set(state, "serial", json_integer(table->turn.serial));
    set(state, "viewer", viewer == SABACC_OPEN ? json_null() : json_integer(viewer));
    set(state, "dealer", json_of_seat(table->dealer));
    if (shows & SABACC_SHOWS_CALLER) set(state, "caller", json_of_seat(table->caller));
    set(state, "hand_pot", json_integer(table->hand_pot));
    if (shows & SABACC_SHOWS_SABACC_POT) set(state, "sabacc_pot", json_integer(table->sabacc_pot));
    set(state, "pots", json_of_pots(table));
    set(state, "bet", json_integer(table->turn.level));
    set(state, "house", json_integer(table->house));
    set(state, "deck_left", json_integer(table->deck_count));
    if (sabacc_discard_is_shown(table))
        set(state, "discard", json_of_cards(table->discard, table->discard_count));
    if (shows & (SABACC_SHOWS_DICE | SABACC_SHOWS_TARGET)) set(state, "dice", json_of_dice(table));
    if (shows & SABACC_SHOWS_TARGET) {
        set(state, "target", table->trump != 0 ? json_integer(table->target) : json_null());
        set(state, "trump", json_of_trump(table));
    }
    if (shows & SABACC_SHOWS_CHIPS) {
        set(state, "discard_sand", json_of_cards(table->discard, table->discard_count));
        set(state, "discard_blood", json_of_cards(table->blood_discard, table->blood_discard_count));
    }
    set(state, "seats", seats_json(play, table, viewer));
    set(state, "legal", json_of_legal(&play->state, viewer == SABACC_OPEN ? table->turn.to_act : viewer));
    set(state, "events", events_json(play, viewer));
    return state;
}
