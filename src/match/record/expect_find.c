#include "match/record/expect_find.h"

#include "match/json/table.h"

json_t *find_game_over(const Found *found) { return json_boolean(found->table->over); }

json_t *find_phase(const Found *found) {
    return json_string(sabacc_phase_word((SabaccPhase)found->table->turn.phase));
}

json_t *find_to_act(const Found *found) { return json_of_seat(found->table->turn.to_act); }
json_t *find_hand(const Found *found) { return json_integer(found->table->hand); }
json_t *find_round(const Found *found) { return json_integer(found->table->round); }
json_t *find_dealer(const Found *found) { return json_of_seat(found->table->dealer); }
json_t *find_caller(const Found *found) { return json_of_seat(found->table->caller); }
json_t *find_hand_pot(const Found *found) { return json_integer(found->table->hand_pot); }
json_t *find_sabacc_pot(const Found *found) { return json_integer(found->table->sabacc_pot); }
json_t *find_house(const Found *found) { return json_integer(found->table->house); }
json_t *find_pots(const Found *found) { return json_of_pots(found->table); }
json_t *find_dice(const Found *found) { return json_of_dice(found->table); }

json_t *find_discard(const Found *found) {
    return json_of_cards(found->table->discard, found->table->discard_count);
}

/* For the seats that have stacks: the house's credits are `house`. */
json_t *find_credits(const Found *found) {
    json_t *credits = json_array();
    for (int i = 0; i < found->table->seats; i++)
        if (i != sabacc_house_seat(found->table))
            json_array_append_new(credits, json_integer(found->table->seat[i].credits));
    return credits;
}

/* ---- by seat ---- */

static void set_of_seat(json_t *object, int seat, json_t *value) {
    char key[] = {(char)('0' + seat), '\0'};
    json_object_set_new(object, key, value);
}

static json_t *by_seat(const Found *found, json_t *(*value)(const SabaccTable *table, int seat)) {
    json_t *object = json_object();
    for (int i = 0; i < found->table->seats; i++) set_of_seat(object, i, value(found->table, i));
    return object;
}

static json_t *hand_of(const SabaccTable *table, int seat) {
    return json_of_cards(table->seat[seat].hand, json_hand_count(table, seat));
}

static json_t *field_of(const SabaccTable *table, int seat) {
    const SabaccSeat *at = &table->seat[seat];
    json_t *cards = json_array();
    for (int i = 0; i < json_hand_count(table, seat); i++)
        if (at->fielded >> i & 1) json_array_append_new(cards, json_of_card(at->hand[i]));
    return cards;
}

static json_t *rank_of(const SabaccTable *table, int seat) {
    if (!seat_in(table->shown, seat)) return json_null();
    return json_string(sabacc_rank_word((SabaccRank)table->seat[seat].rank));
}

json_t *find_hands(const Found *found) { return by_seat(found, hand_of); }
json_t *find_fields(const Found *found) { return by_seat(found, field_of); }
json_t *find_totals(const Found *found) { return by_seat(found, json_of_total); }
json_t *find_ranks(const Found *found) { return by_seat(found, rank_of); }

/* ---- what only some games have ---- */

json_t *find_fact(const Found *found) { return json_of_fact(found->fact, found->table, SABACC_NOBODY); }

json_t *find_facts(const Found *found) {
    json_t *list = json_array();
    for (int i = 0; i < found->table->seats; i++)
        json_array_append_new(list, json_of_fact(found->fact, found->table, i));
    return list;
}

json_t *find_facts_by_seat(const Found *found) {
    json_t *object = json_object();
    for (int i = 0; i < found->table->seats; i++)
        set_of_seat(object, i, json_of_fact(found->fact, found->table, i));
    return object;
}

static json_t *items_of(const SabaccTable *table, int seat) { return json_of_items(&table->seat[seat]); }

json_t *find_items(const Found *found) {
    bool has_items = sabacc_game_has(sabacc_table_game(found->table), SABACC_OPTION_STAKES);
    return has_items ? by_seat(found, items_of) : NULL;
}

/* ---- sets of seats ---- */

json_t *find_folded(const Found *found) { return json_of_seats(found->table->folded); }
json_t *find_all_in(const Found *found) { return json_of_seats(sabacc_all_in(found->table)); }
json_t *find_out(const Found *found) { return json_of_seats(seats_out(found->table)); }
json_t *find_stood(const Found *found) { return json_of_seats(seats_stood(found->table)); }
json_t *find_winners(const Found *found) { return json_of_seats(found->table->winners); }
json_t *find_sabacc_pot_won(const Found *found) { return json_boolean(found->table->sabacc_won); }

/* ---- what happened, what may be done ---- */

json_t *find_events(const Found *found) {
    json_t *events = json_array();
    for (size_t i = 0; i < found->since->count; i++)
        json_array_append_new(events,
                              json_string(sabacc_event_word((SabaccEventType)found->since->types[i])));
    return events;
}

json_t *find_legal(const Found *found) {
    return json_of_legal(&found->play->state, found->table->turn.to_act);
}

/* The list, if the game has the option that it is about. */
static json_t *with_option(const Found *found, SabaccOptionId id, json_t *list) {
    if (sabacc_game_has(sabacc_table_game(found->table), id)) return list;
    json_decref(list);
    return NULL;
}

json_t *find_staked(const Found *found) {
    return with_option(found, SABACC_OPTION_STAKES, json_of_staked(found->table));
}

json_t *find_sits_out(const Found *found) {
    return with_option(found, SABACC_OPTION_SIT_OUT, json_of_seats(found->table->absent));
}

json_t *find_may_sit_out(const Found *found) {
    return with_option(found, SABACC_OPTION_SIT_OUT, json_of_seats(sabacc_may_sit_out(found->table)));
}
