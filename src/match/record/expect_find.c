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

static json_t *by_seat(const Found *found, json_t *(*value)(const SabaccTable *table, int seat)) {
    json_t *object = json_object();
    for (int i = 0; i < found->table->seats; i++) {
        char key[] = {(char)('0' + i), '\0'};
        json_object_set_new(object, key, value(found->table, i));
    }
    return object;
}

static json_t *hand_of(const SabaccTable *table, int seat) {
    return json_of_cards(table->seat[seat].hand, json_hand_count(table, seat));
}

static json_t *field_of(const SabaccTable *table, int seat) { return json_of_field(table, seat); }

static json_t *total_of(const SabaccTable *table, int seat) {
    if (sabacc_table_game(table)->shows & SABACC_SHOWS_SETS)
        return json_integer(sabacc_table_total(table, seat));
    return seat_in(table->shown, seat) ? json_integer(table->seat[seat].total) : json_null();
}

static json_t *rank_of(const SabaccTable *table, int seat) {
    if (!seat_in(table->shown, seat)) return json_null();
    return json_string(sabacc_rank_word((SabaccRank)table->seat[seat].rank));
}

static json_t *declared_of(const SabaccTable *table, int seat) {
    return seat_in(table->declared, seat) ? json_integer(table->seat[seat].declared) : json_null();
}

static json_t *alignment_of(const SabaccTable *table, int seat) {
    return json_of_alignment(table->seat[seat].alignment);
}

json_t *find_hands(const Found *found) { return by_seat(found, hand_of); }
json_t *find_fields(const Found *found) { return by_seat(found, field_of); }
json_t *find_totals(const Found *found) { return by_seat(found, total_of); }
json_t *find_ranks(const Found *found) { return by_seat(found, rank_of); }
json_t *find_declared(const Found *found) { return by_seat(found, declared_of); }
json_t *find_alignments(const Found *found) { return by_seat(found, alignment_of); }

/* ---- of single games ---- */

json_t *find_discard_blood(const Found *found) {
    return json_of_cards(found->table->blood_discard, found->table->blood_discard_count);
}

json_t *find_target(const Found *found) { return json_integer(found->table->target); }
json_t *find_trump(const Found *found) { return json_of_trump(found->table); }

static json_t *seat_numbers(const Found *found, int32_t (*value)(const SabaccSeat *seat)) {
    json_t *list = json_array();
    for (int i = 0; i < found->table->seats; i++)
        json_array_append_new(list, json_integer(value(&found->table->seat[i])));
    return list;
}

static int32_t chips_of(const SabaccSeat *seat) { return seat->chips; }
static int32_t staked_of(const SabaccSeat *seat) { return seat->staked; }
static int32_t sets_of(const SabaccSeat *seat) { return seat->sets; }
json_t *find_chips(const Found *found) { return seat_numbers(found, chips_of); }
json_t *find_chips_in_play(const Found *found) { return seat_numbers(found, staked_of); }
json_t *find_sets(const Found *found) { return seat_numbers(found, sets_of); }

static json_t *tokens_of(const SabaccTable *table, int seat) {
    return json_of_cards(table->seat[seat].tokens, table->seat[seat].token_count);
}

static json_t *laid_of(const SabaccTable *table, int seat) { return json_of_laid(&table->seat[seat]); }
static json_t *items_of(const SabaccTable *table, int seat) { return json_of_items(&table->seat[seat]); }
json_t *find_tokens(const Found *found) { return by_seat(found, tokens_of); }
json_t *find_tables(const Found *found) { return by_seat(found, laid_of); }
json_t *find_items(const Found *found) { return by_seat(found, items_of); }

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
