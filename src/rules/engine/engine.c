/* The state machine that plays a game's table of phases. */
#include "rules/engine/absorb.h"

/* A game reaches a need within this many phases; more means an endless loop. */
enum { MAX_ROWS_AT_ONCE = 64 };

static void engine_on(Engine *engine, SabaccTable *table, SabaccEvents *events) {
    if (events != NULL) events->count = 0;
    engine->table = table;
    engine->turn = &table->turn;
    engine->game = game_of(table);
    engine->out = events;
    engine->gone = false;
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
    if (deals_plainly(&table->turn)) return set_has(deck_of(table), &table->deck, card);
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
    if (deals_plainly(turn) && engine->table->deck_count > 0) return true;
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
static inline bool chance_is_due(Engine *engine, SabaccTurn *turn) {
    turn->due = (uint8_t)(any_chance_is_due(turn) ? find_due(engine) : SABACC_DUE_NONE);
    return turn->due != SABACC_DUE_NONE;
}

/* ---- from phase to phase ---- */

static const PhaseRow *row_of(const Engine *engine, const SabaccTurn *turn) {
    return &engine->game->rows[turn->row];
}

/* The first row from this one on that the options let be played. */
static int next_row(const SabaccTable *table, int row) {
    uint32_t ahead = table->rows >> row;
    assert(ahead != 0);
    return row + __builtin_ctz(ahead);
}

/* Whether a row that the options let be played is played now. */
static bool has_moment(const PhaseRow *row, const SabaccTable *table) {
    return row->moment == NULL || row->moment(table);
}

/* Enters the first row from turn->row on that is played now, and returns it. */
static const PhaseRow *enter_row(Engine *engine, SabaccTable *table) {
    SabaccTurn *turn = &table->turn;
    const PhaseRow *rows = engine->game->rows;
    int number = next_row(table, turn->row);
    while (!has_moment(&rows[number], table)) number = next_row(table, number + 1);
    const PhaseRow *row = &rows[number];
    const Phase *phase = row->phase;
    turn->row = (uint8_t)number;
    turn->phase = phase->id;
    turn->stage = 0;
    if (phase->begin != NULL) phase->begin(engine, row);
    return row;
}

/* Whether a seat or the croupier must act in the current phase; sets turn->to_act. */
static inline __attribute__((always_inline)) bool find_need(Engine *engine, SabaccTurn *turn) {
    if (chance_is_due(engine, turn)) {
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
static bool leave_row(Engine *engine, const PhaseRow *row, SabaccTurn *turn) {
    if (row->phase->end != NULL) {
        engine->gone = false;
        row->phase->end(engine, row);
        if (engine->gone) return true;
        if (find_need(engine, turn)) return false;
    }
    turn->row++;
    return true;
}

/* Whether the game is over or somebody must act. */
static inline __attribute__((always_inline)) bool is_settled(Engine *engine, SabaccTable *table) {
    return table->over || find_need(engine, &table->turn);
}

/* Goes from row to row until that is so. */
static inline __attribute__((always_inline)) void run(Engine *engine, SabaccTable *table) {
    const PhaseRow *row = row_of(engine, &table->turn);
    int rows = 0;
    do {
        rows++;
        assert(rows <= MAX_ROWS_AT_ONCE);
        if (!leave_row(engine, row, &table->turn) || table->over) return;
        row = enter_row(engine, table);
    } while (!is_settled(engine, table));
}

/* The block of public bookkeeping is an event too; at this table it is in force already. */
static void tell_turn(Engine *engine, const SabaccTurn *turn) {
    SabaccEvent *event = engine_next(engine);
    memset(event, 0, offsetof(SabaccEvent, turn));
    event->type = SABACC_EVENT_TURN;
    event->turn = *turn;
}

static void finish(Engine *engine, SabaccTurn *turn) {
    turn->serial++;
    if (engine->out != NULL) tell_turn(engine, turn);
}

static uint32_t rows_in_force(const SabaccTable *table) {
    const Game *game = game_of(table);
    uint32_t rows = 0;
    assert(game->row_count <= 32);
    for (int row = 0; row < game->row_count; row++)
        if (row_is_in_force(&game->rows[row], table)) rows |= UINT32_C(1) << row;
    return rows;
}

void table_lay(SabaccTable *table, const SabaccSetup *setup) {
    memset(table, 0, sizeof *table);
    table->game = game_index(setup->game);
    table->seats = (uint8_t)sabacc_setup_seats(setup);
    table->in_game = (SeatMask)((1u << table->seats) - 1);
    memcpy(table->options, setup->options, sizeof table->options);
    table->deck_number = deck_number(deck_at_start(table));
    table->verbs = verbs_in_force(table);
    table->rows = rows_in_force(table);
    for (int seat = 0; seat < setup->seats; seat++) table->seat[seat].credits = setup->credits[seat];
}

void sabacc_start(SabaccState *state, const SabaccSetup *setup, SabaccEvents *events) {
    SabaccTable *table = &state->table;
    char bytes[SABACC_TEXT];
    Text why = text_over(bytes, sizeof bytes);
    assert(sabacc_setup_check(setup, &why));

    table_lay(table, setup);
    table->viewer = SABACC_OPEN;
    table->dealer = (int8_t)(has_dealer(table) ? setup->dealer : SABACC_NOBODY);
    table->first_dealer = table->dealer;
    table->caller = SABACC_NOBODY;
    table->turn.player = SABACC_NOBODY;
    table->sits_out = table->absent = setup->sits_out;
    for (int seat = 0; seat < table->seats; seat++) {
        table->seat[seat].last = SABACC_VERBS;
        table->seat[seat].device_slot = -1;
    }
    for (int seat = 0; seat < setup->seats; seat++) {
        table->seat[seat].start = setup->credits[seat];
        for (int item = 0; item < SABACC_ITEMS; item++)
            table->seat[seat].items[item] = setup->items[seat] >> item & 1;
    }
    table->deck = deck_all(deck_of(table));
    table->deck_count = deck_of(table)->cards;

    Engine engine;
    engine_on(&engine, table, events);
    enter_row(&engine, table);
    if (!is_settled(&engine, table)) run(&engine, table);
    finish(&engine, &table->turn);
}

/* ---- actions ---- */

/* Returns whether more cards are owed. */
static bool pay_debt(SabaccTurn *turn, int seat) {
    if (seat == SABACC_CROUPIER) {
        turn->owed_board--;
    } else {
        turn->deal_from = (int8_t)((seat + 1) & 7);
        if (--turn->owed[seat] != 0) return true;
        turn->owing = (SeatMask)(turn->owing & ~seat_bit(seat));
    }
    if (cards_owed(turn)) return true;
    turn->deal_pile = SABACC_PILE_UNSAID;
    return false;
}

static inline __attribute__((always_inline)) void emit_deal(Engine *engine, int seat, SabaccCard card,
                                                            int pile, int family) {
    bool open = (PILES_FACE_UP >> pile & 1) || seat == SABACC_CROUPIER;
    EMIT(engine, .type = SABACC_EVENT_DEAL, .seat = (int8_t)seat, .count = 1, .cards = {card},
         .pile = (uint8_t)pile, .audience = open ? SABACC_EVERYBODY : seat_bit(seat), .second = family);
}

/* A card from elsewhere than the whole deck, or one that goes elsewhere than into a hand, face down. Those of
 * a family and the main cards are frequent: they too are compiled apart. */
__attribute__((noinline, flatten)) static bool deal_otherwise(Engine *engine, SabaccTable *table,
                                                              SabaccCard card) {
    SabaccTurn *turn = &table->turn;
    int seat = deal_seat(table);
    if (turn->deal_pile == SABACC_PILE_UNSAID)
        emit_deal(engine, seat, card, SABACC_PILE_UNSAID, turn->family);
    else if (turn->deal_pile == SABACC_PILE_TABLE)
        emit_deal(engine, seat, card, SABACC_PILE_TABLE, turn->family);
    else
        emit_deal(engine, seat, card, turn->deal_pile, turn->family);
    return pay_debt(turn, seat) && can_deal(engine);
}

/* Once a hand. */
__attribute__((noinline)) static void clear(Engine *engine) { EMIT(engine, .type = SABACC_EVENT_CLEAR); }

/* Returns whether another card is dealt next. Half of all actions are deals, most of them plain ones: these
 * are compiled apart from the others. */
__attribute__((flatten)) static bool apply_deal(Engine *engine, SabaccTable *table, SabaccCard card) {
    SabaccTurn *turn = &table->turn;
    if (table->stale) clear(engine);
    if (turn->owing == 0 || !deals_plainly(turn)) return deal_otherwise(engine, table, card);
    int seat = seat_number(deal_seat(table));
    emit_deal(engine, seat, card, SABACC_PILE_UNSAID, SABACC_NO_FAMILY);
    return pay_debt(turn, seat) && (table->deck_count > 0 || engine_refill(engine));
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
static bool apply_chance(Engine *engine, SabaccTable *table, const SabaccAction *action) {
    if (action->verb != SABACC_VERB_DEAL)
        apply_other_chance(engine, action);
    else if (apply_deal(engine, table, action->card))
        return true;
    if (action->verb == SABACC_VERB_SHIFT) return false;
    if (chance_is_due(engine, &table->turn)) return true;
    const Phase *phase = row_of(engine, &table->turn)->phase;
    if (phase->chance != NULL) phase->chance(engine);
    return false;
}

static void apply_turn(Engine *engine, const Phase *phase, const SabaccAction *action) {
    SabaccTurn *turn = engine->turn;
    int seat = seat_number(action->seat);
    turn->timer_spent = 0;
    turn->asked = (SeatMask)(turn->asked & ~seat_bit(seat));
    phase->act(engine, action);
    if (engine->gone) return;
    bool goes_on = seat_in(turn->asked, seat); /* it may act again (SW-5, BK-4) */
    turn->cursor = (int8_t)(goes_on ? seat : (seat + 1) & 7);
}

static void apply_of_seat(Engine *engine, const Phase *phase, const SabaccAction *action) {
    if (phase->verbs & VERB_BIT_OF(action->verb))
        apply_turn(engine, phase, action);
    else if (is_of_sitting(action->verb))
        sitting_say(engine, action);
    else if (field_moves_freely(engine->table, action))
        field_move(engine, action);
    else
        apply_turn(engine, phase, action); /* FD-4: it is the choice of this turn */
}

/* Goes on to the next need, from the row that was gone to or from where it is. */
static inline __attribute__((always_inline)) void go_on(Engine *engine, SabaccTable *table) {
    if (engine->gone && !table->over) enter_row(engine, table);
    if (!is_settled(engine, table)) run(engine, table);
}

SabaccError sabacc_apply(SabaccState *state, const SabaccAction *action, SabaccEvents *events) {
    SabaccTable *table = &state->table;
    Engine engine;
    engine_on(&engine, table, events);
    if (table->over) return SABACC_ERROR_GAME_OVER;
    bool more_is_due = false;
    if (action->seat == SABACC_CROUPIER) {
        SabaccError error = check_chance(table, action);
        if (error != SABACC_OK) return error;
        more_is_due = apply_chance(&engine, table, action);
    } else {
        const Phase *phase = phase_now(table);
        SabaccError error = check_seat(table, phase, action);
        if (error != SABACC_OK) return error;
        apply_of_seat(&engine, phase, action);
    }
    if (!more_is_due) go_on(&engine, table);
    finish(&engine, &table->turn);
    return SABACC_OK;
}
