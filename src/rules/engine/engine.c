/* The state machine that plays a game's table of phases. */
#include "rules/engine/absorb.h"

/* A game reaches a need within this many phases; more means an endless loop. */
enum { MAX_ROWS_AT_ONCE = 64 };

static Engine engine_on(SabaccTable *table, SabaccEvents *events) {
    if (events != NULL) events->count = 0;
    return (Engine){.table = table, .turn = &table->turn, .game = game_of(table), .out = events};
}

void engine_ask(Engine *engine, SeatMask seats, int first) {
    engine->turn->asked = seats;
    engine->turn->cursor = (int8_t)(first & 7);
}

void engine_go(Engine *engine, int row) {
    engine->turn->row = (uint8_t)row;
    engine->turn->asked = 0;
    engine->gone = true;
}

void engine_stop(Engine *engine) {
    engine->turn->to_act = SABACC_NOBODY;
    engine->turn->phase = SABACC_PHASE_GAME_OVER;
    engine->gone = true;
}

/* ---- chance that is due ---- */

bool deck_can_deal(const SabaccTable *table) {
    if (table->turn.family == SABACC_BLOOD) return table->blood_count > 0 || table->blood_discard_count > 1;
    return table->deck_count > 0 || table->junk_count > 0 || table->discard_count > 1;
}

bool engine_refill(Engine *engine) {
    SabaccTable *table = engine->table;
    bool is_blood = table->turn.family == SABACC_BLOOD;
    if ((is_blood ? table->blood_count : table->deck_count) > 0) return true;
    if (!deck_can_deal(table)) return false;
    int pile = is_blood ? table->blood_discard_count : table->discard_count;
    int cards = !is_blood && table->junk_count > 0 ? table->junk_count : pile - 1;
    EMIT(engine, .type = SABACC_EVENT_RESHUFFLE, .amount = cards, .second = table->turn.family);
    return true;
}

void engine_owe(Engine *engine, int seat, int cards) {
    engine->turn->owed[seat] = (uint8_t)cards;
    if (cards > 0) engine->turn->owing |= seat_bit(seat);
}

void engine_owe_from(Engine *engine, int seat, int cards, SabaccPile pile) {
    engine->turn->deal_pile = (uint8_t)pile;
    engine_owe(engine, seat, cards);
}

static SabaccSet side_deck_of(const SabaccSeat *seat) {
    SabaccSet set = {0};
    for (int i = 0; i < seat->side_count; i++)
        if (seat->side[i] != SABACC_CARD_HIDDEN) set_add(&deck_side, &set, seat->side[i]);
    return set;
}

Source deal_source(const SabaccTable *table) {
    const SabaccTurn *turn = &table->turn;
    if (turn->deal_pile == SABACC_PILE_SIDE)
        return (Source){&deck_side, side_deck_of(&table->seat[deal_seat(table)])};
    if (turn->deal_pile == SABACC_PILE_POOL) return (Source){deck_of(table), table->pool};
    if (!deals_from_deck(turn)) return (Source){game_of(table)->pool_deck(table), table->pool};
    return (Source){deck_of(table), turn->family == SABACC_NO_FAMILY ? table->deck : family_of_deck(table)};
}

/* It is in the deck, and of the family from which it is drawn (KE-3). */
static bool deck_may_give(const SabaccTable *table, SabaccCard card) {
    int family = table->turn.family;
    return set_has(deck_of(table), &table->deck, card) &&
           (family == SABACC_NO_FAMILY || sabacc_card_family(card) == (SabaccFamily)family);
}

bool deal_may_be(const SabaccTable *table, SabaccCard card) {
    if (deals_from_deck(&table->turn)) return deck_may_give(table, card);
    if (table->turn.deal_pile == SABACC_PILE_SIDE) { /* a list is used instead of a set */
        const SabaccSeat *seat = &table->seat[deal_seat(table)];
        return memchr(seat->side, card, seat->side_count) != NULL;
    }
    Source source = deal_source(table);
    return set_has(source.deck, &source.set, card);
}

/* The seat that gets the next card (DK-8), or SABACC_CROUPIER for the board; cards must be owed. */
int deal_seat(const SabaccTable *table) {
    const SabaccTurn *turn = &table->turn;
    if (turn->owing == 0) return SABACC_CROUPIER;
    return seats_from(turn->owing, turn->round_robin ? turn->deal_from : first_seat(table));
}

static bool cards_owed(const SabaccTurn *turn) { return turn->owing != 0 || turn->owed_board > 0; }

static bool can_deal(Engine *engine) {
    const SabaccTurn *turn = engine->turn;
    if (deals_from_deck(turn)) return engine_refill(engine);
    if (turn->deal_pile == SABACC_PILE_SIDE)
        return engine->table->seat[deal_seat(engine->table)].side_count > 0;
    return engine->table->pool_count > 0;
}

static void forget_debts(SabaccTurn *turn) {
    memset(turn->owed, 0, sizeof turn->owed);
    turn->owed_board = turn->owing = 0;
    turn->deal_pile = SABACC_PILE_UNSAID;
}

/* The chance that is due; drops cards that cannot be dealt (DK-7). */
static SabaccDue find_due(Engine *engine) {
    SabaccTurn *turn = engine->turn;
    if (turn->dealer_due) return SABACC_DUE_DEALER;
    if (turn->dice_due > 0) return SABACC_DUE_ROLL;
    if (turn->picking != 0) return SABACC_DUE_PICK;
    if (can_deal(engine)) return SABACC_DUE_DEAL;
    forget_debts(turn);
    return SABACC_DUE_NONE;
}

/* Whether one of those bytes is set. */
static inline bool any_chance_is_due(const SabaccTurn *turn) {
    uint64_t due;
    memcpy(&due, (const char *)turn + offsetof(SabaccTurn, dealer_due), sizeof due);
    return due != 0;
}

/* Whether the croupier must act. */
static inline bool chance_is_due(Engine *engine) {
    SabaccTurn *turn = engine->turn;
    turn->due = (uint8_t)(any_chance_is_due(turn) ? find_due(engine) : SABACC_DUE_NONE);
    return turn->due != SABACC_DUE_NONE;
}

/* ---- from phase to phase ---- */

static const PhaseRow *row_now(const Engine *engine) { return &engine->game->rows[engine->turn->row]; }

/* The first row from this one on that the options let be played. */
static uint8_t next_row(const SabaccTable *table, int row) {
    uint32_t ahead = table->rows >> row;
    assert(ahead != 0);
    return (uint8_t)(row + __builtin_ctz(ahead));
}

/* Whether a row that the options let be played is played now. */
static bool has_moment(const PhaseRow *row, const SabaccTable *table) {
    return row->moment == NULL || row->moment(table);
}

/* Enters the first row from turn->row on that is played now. */
static void enter_row(Engine *engine) {
    SabaccTurn *turn = engine->turn;
    turn->row = next_row(engine->table, turn->row);
    while (!has_moment(row_now(engine), engine->table)) turn->row = next_row(engine->table, turn->row + 1);
    const PhaseRow *row = row_now(engine);
    turn->phase = row->phase->id;
    turn->stage = 0;
    if (row->phase->begin != NULL) row->phase->begin(engine, row);
}

/* Whether a seat or the croupier must act in the current phase; sets turn->to_act. */
static bool find_need(Engine *engine) {
    SabaccTurn *turn = engine->turn;
    if (chance_is_due(engine)) {
        turn->to_act = SABACC_CROUPIER;
        return true;
    }
    if (turn->asked != 0) {
        turn->cursor = (int8_t)seats_from(turn->asked, turn->cursor);
        turn->to_act = turn->cursor;
        return true;
    }
    if (turn->waits) turn->to_act = SABACC_NOBODY;
    return turn->waits;
}

/* Leaves the row for the next one, unless its end asks again or goes elsewhere; returns whether the row is
 * left. */
static bool leave_row(Engine *engine) {
    const PhaseRow *row = row_now(engine);
    engine->gone = false;
    if (row->phase->end != NULL) {
        row->phase->end(engine, row);
        if (engine->gone) return true;
        if (find_need(engine)) return false;
    }
    engine->turn->row++;
    return true;
}

/* Runs to the next need. */
static void run(Engine *engine) {
    for (int rows = 0; !engine->table->over && !find_need(engine); rows++) {
        assert(rows < MAX_ROWS_AT_ONCE);
        if (!leave_row(engine) || engine->table->over) return;
        enter_row(engine);
    }
}

/* The block of public bookkeeping is an event too; at this table it is in force already. */
static void tell_turn(SabaccEvents *events, const SabaccTurn *turn) {
    assert(events->count < SABACC_MAX_EVENTS);
    events->list[events->count++] = (SabaccEvent){.type = SABACC_EVENT_TURN, .turn = *turn};
}

static void finish(Engine *engine) {
    engine->turn->serial++;
    if (engine->out != NULL) tell_turn(engine->out, engine->turn);
}

static uint32_t rows_in_force(const SabaccTable *table) {
    const Game *game = game_of(table);
    uint32_t rows = 0;
    assert(game->row_count <= 32);
    for (int row = 0; row < game->row_count; row++)
        if (row_is_in_force(&game->rows[row], table)) rows |= UINT32_C(1) << row;
    return rows;
}

void sabacc_start(SabaccState *state, const SabaccSetup *setup, SabaccEvents *events) {
    SabaccTable *table = &state->table;
    memset(state, 0, sizeof *state);
    table->game = game_index(setup->game);
    char bytes[SABACC_TEXT];
    Text why = text_over(bytes, sizeof bytes);
    assert(sabacc_setup_check(setup, &why));

    table->seats = (uint8_t)sabacc_setup_seats(setup);
    table->viewer = SABACC_OPEN;
    table->dealer = (int8_t)(has_dealer(table) ? setup->dealer : SABACC_NOBODY);
    table->first_dealer = table->dealer;
    table->caller = SABACC_NOBODY;
    table->turn.player = SABACC_NOBODY;
    table->in_game = (SeatMask)((1u << table->seats) - 1);
    table->sits_out = table->absent = setup->sits_out;
    memcpy(table->options, setup->options, sizeof table->options);
    table->verbs = verbs_in_force(table);
    table->rows = rows_in_force(table);
    for (int seat = 0; seat < table->seats; seat++) {
        table->seat[seat].last = SABACC_VERBS;
        table->seat[seat].device_slot = -1;
    }
    for (int seat = 0; seat < setup->seats; seat++) {
        table->seat[seat].credits = setup->credits[seat];
        table->seat[seat].start = setup->credits[seat];
        for (int item = 0; item < SABACC_ITEMS; item++)
            table->seat[seat].items[item] = setup->items[seat] >> item & 1;
    }
    table->deck = deck_all(deck_of(table));
    table->deck_count = deck_of(table)->cards;

    Engine engine = engine_on(table, events);
    enter_row(&engine);
    run(&engine);
    finish(&engine);
}

/* ---- actions ---- */

static void pay_debt(SabaccTurn *turn, int seat) {
    if (seat == SABACC_CROUPIER) {
        turn->owed_board--;
    } else {
        if (--turn->owed[seat] == 0) turn->owing = (SeatMask)(turn->owing & ~seat_bit(seat));
        turn->deal_from = (int8_t)((seat + 1) & 7);
    }
    if (!cards_owed(turn)) turn->deal_pile = SABACC_PILE_UNSAID;
}

/* Returns whether another card is dealt next. Half of all actions are deals: this one is compiled in one
 * piece. */
__attribute__((flatten)) static bool apply_deal(Engine *engine, SabaccCard card) {
    SabaccTable *table = engine->table;
    SabaccTurn *turn = engine->turn;
    int seat = deal_seat(table), pile = turn->deal_pile;
    if (table->stale) EMIT(engine, .type = SABACC_EVENT_CLEAR);
    bool open = (PILES_FACE_UP >> pile & 1) || seat == SABACC_CROUPIER;
    EMIT(engine, .type = SABACC_EVENT_DEAL, .seat = (int8_t)seat, .count = 1, .cards = {card},
         .pile = (uint8_t)pile, .audience = open ? SABACC_EVERYBODY : seat_bit(seat), .second = turn->family);
    pay_debt(turn, seat);
    return cards_owed(turn) && can_deal(engine);
}

static void apply_roll(Engine *engine, const SabaccAction *action) {
    SabaccEvent event = {
        .type = SABACC_EVENT_ROLL, .audience = SABACC_EVERYBODY, .count = action->dice_count};
    memcpy(event.cards, action->dice, action->dice_count);
    engine->turn->dice_due = 0;
    engine_emit(engine, &event);
}

static void apply_other_chance(Engine *engine, const SabaccAction *action) {
    switch (action->verb) {
    case SABACC_VERB_ROLL: apply_roll(engine, action); break;
    case SABACC_VERB_PICK: shift_pick(engine, action); break;
    case SABACC_VERB_SHIFT: shift_timer(engine); break;
    case SABACC_VERB_DEALER:
        engine->turn->dealer_due = 0;
        EMIT(engine, .type = SABACC_EVENT_DEALER, .seat = (int8_t)action->amount);
        break;
    default: assert(false && "a verb of the croupier");
    }
}

/* Returns whether more chance is due at once. */
static bool apply_chance(Engine *engine, const SabaccAction *action) {
    if (action->verb != SABACC_VERB_DEAL)
        apply_other_chance(engine, action);
    else if (apply_deal(engine, action->card))
        return true;
    if (action->verb == SABACC_VERB_SHIFT) return false;
    if (chance_is_due(engine)) return true;
    const Phase *phase = row_now(engine)->phase;
    if (phase->chance != NULL) phase->chance(engine);
    return false;
}

static void apply_turn(Engine *engine, const SabaccAction *action) {
    SabaccTurn *turn = engine->turn;
    turn->timer_spent = 0;
    turn->asked = (SeatMask)(turn->asked & ~seat_bit(action->seat));
    row_now(engine)->phase->act(engine, action);
    if (engine->gone) return;
    bool goes_on = seat_in(turn->asked, action->seat); /* it may act again (SW-5, BK-4) */
    turn->cursor = (int8_t)(goes_on ? action->seat : (action->seat + 1) & 7);
}

/* What a seat does, or the croupier; returns whether more chance is due at once. */
static bool apply(Engine *engine, const SabaccAction *action) {
    if (action->seat == SABACC_CROUPIER) return apply_chance(engine, action);
    bool is_of_phase = row_now(engine)->phase->verbs >> action->verb & 1;
    if (!is_of_phase && is_of_sitting(action->verb))
        sitting_say(engine, action);
    else if (!is_of_phase && field_moves_freely(engine->table, action))
        field_move(engine, action);
    else
        apply_turn(engine, action);
    return false;
}

SabaccError sabacc_apply(SabaccState *state, const SabaccAction *action, SabaccEvents *events) {
    Engine engine = engine_on(&state->table, events);
    SabaccError error = sabacc_check(state, action);
    if (error != SABACC_OK) return error;
    if (!apply(&engine, action)) {
        if (engine.gone && !state->table.over) enter_row(&engine);
        run(&engine);
    }
    finish(&engine);
    return SABACC_OK;
}
