/* What a seat may know of a table, and queries on it. */
#include "rules/engine/absorb.h"

/* Tokens, side decks and devices are visible to their owners alone (KE-1, PZ-1, PL-3). */
static void hide_secrets(SabaccTable *table, int viewer) {
    for (int i = 0; i < table->seats; i++) {
        SabaccSeat *seat = &table->seat[i];
        if (i == viewer) continue;
        memset(seat->tokens, SABACC_CARD_HIDDEN, seat->token_count);
        memset(seat->side, SABACC_CARD_HIDDEN, seat->side_count);
        if (seat_in(table->shown, i)) continue;
        seat->device_slot = -1;
        seat->device_card = SABACC_CARD_NONE;
    }
}

int sabacc_house_seat(const SabaccTable *table) { return house_seat(table); }

bool sabacc_uses(const SabaccTable *table, SabaccVerb verb) {
    return ((game_of(table)->verbs | between_verbs_of(&game_of(table)->face)) & VERB_BIT_OF(verb)) != 0;
}

int32_t sabacc_purse(const SabaccTable *table, int seat) {
    return seat == house_seat(table) ? table->house : table->seat[seat].credits;
}

int32_t sabacc_holding(const SabaccTable *table, int seat) {
    const SabaccPlayedFor *played_for = &game_of(table)->face.played_for;
    return played_for->holding != NULL ? played_for->holding(table, seat) : sabacc_purse(table, seat);
}

int32_t sabacc_holding_at_start(const SabaccSetup *setup, int seat) {
    if (seat >= setup->seats) return 0;
    const SabaccPlayedFor *played_for = &setup->game->played_for;
    return played_for->beginning != NULL ? played_for->beginning(setup, seat) : setup->credits[seat];
}

bool sabacc_has_showdown(const SabaccTable *table) {
    uint8_t compared = game_of(table)->face.played_for.compared;
    return compared == SABACC_COMPARES_HAND || compared == SABACC_COMPARES_KEPT;
}

bool sabacc_plays_for_credits(const SabaccTable *table) {
    bool has_stake = sabacc_game_has(&game_of(table)->face, SABACC_OPTION_STAKE);
    return !has_stake || table->options[SABACC_OPTION_STAKE].n > 0;
}

bool sabacc_moves(const SabaccTable *table, int *left, int *whole) {
    if (!sabacc_game_has(&game_of(table)->face, SABACC_OPTION_MOVES)) return false;
    *whole = table->options[SABACC_OPTION_MOVES].n;
    int house = house_seat(table);
    bool is_over = table->stale || table->seat[house].hand_count > 0 || table->turn.owed[house] > 0;
    bool has_begun = table->turn.phase == SABACC_PHASE_DRAW;
    *left = is_over ? 0 : has_begun ? *whole - table->turn.stage : *whole;
    return true;
}

uint32_t sabacc_face_up(const SabaccTable *table, int seat) {
    const SabaccSeat *hand = &table->seat[seat];
    if (seat_in(table->shown, seat)) return hand_slots(hand);
    return hand->fielded | hand->open;
}

/* The seats that must all have seen a card for the viewer to see it. */
static SeatMask seats_of_viewer(int viewer) {
    return viewer == SABACC_NOBODY ? SABACC_EVERYBODY : seat_bit(viewer);
}

void sabacc_view(const SabaccState *state, int viewer, SabaccView *view) {
    SabaccTable *table = &view->table;
    *table = state->table;
    if (viewer == SABACC_OPEN) return;
    SeatMask eyes = seats_of_viewer(viewer);
    table->viewer = (int8_t)viewer;
    table->deck = table->junk = table->pool = (SabaccSet){0};
    for (int i = 0; i < table->seats; i++) {
        SabaccSeat *seat = &table->seat[i];
        for (int card = 0; card < seat->hand_count; card++)
            if ((seat->seen[card] & eyes) != eyes) seat->hand[card] = SABACC_CARD_HIDDEN;
    }
    hide_secrets(table, viewer);
}

void sabacc_redact(const SabaccEvent *event, int viewer, SabaccEvent *seen) {
    *seen = *event;
    if (viewer == SABACC_OPEN || event->type == SABACC_EVENT_TURN) return;
    SeatMask eyes = seats_of_viewer(viewer);
    if ((event->audience & eyes) == eyes) return;
    for (int i = 0; i < event->count; i++) seen->cards[i] = SABACC_CARD_HIDDEN;
    if (event->type == SABACC_EVENT_DEVICE)
        seen->second = -1; /* which card it works on is as secret (PL-3) */
}

void sabacc_absorb(SabaccView *view, const SabaccEvent *event) { table_absorb(&view->table, event); }

bool sabacc_discard_is_shown(const SabaccTable *table) {
    if (!(game_of(table)->face.shows & SABACC_SHOWS_DISCARD)) return false;
    return !sabacc_game_has(&game_of(table)->face, SABACC_OPTION_DISCARD_PILE) ||
           option_is_on(table, SABACC_OPTION_DISCARD_PILE);
}
