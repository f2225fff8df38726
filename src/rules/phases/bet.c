/* Betting (BR): a round from the dealer's left or from the caller; or the bet of the player on turn, answered
 * by the others; or the others' chance to fold (CL-3). */
#include "rules/private.h"

/* ---- what the table allows ---- */

bool bet_may_check(const SabaccTable *table) { return option_is_on(table, SABACC_OPTION_CHECKING); }

static int32_t min_bet(const SabaccTable *table) { return table->options[SABACC_OPTION_MIN_BET].n; }

static bool side_pots(const SabaccTable *table) { return option_is_on(table, SABACC_OPTION_SIDE_POTS); }

static int32_t owes(const SabaccTable *table, int seat) { return table->turn.level - table->seat[seat].bet; }

/* The maximum bet of a seat in this betting round. */
static int32_t all_of(const SabaccSeat *seat) { return seat->bet + seat->credits; }

/* BR-4: the maximum total of any seat in this betting round after a bet or raise now. */
static int32_t limit_of(const SabaccTable *table) {
    SabaccValue limit = table->options[SABACC_OPTION_LIMIT];
    int32_t level = table->turn.level;
    bool opening = level == 0;
    if (limit.form == SABACC_LIMIT_NONE) return INT32_MAX;
    switch (limit.form) {
    case SABACC_LIMIT_CASINO: return opening ? table->antes : level * 2;
    case SABACC_LIMIT_CAP: return limit.n;
    case SABACC_LIMIT_FIXED: return level + limit.n;
    case SABACC_LIMIT_FIXED_TWO: return level + (opening ? limit.n : limit.m);
    default: return INT32_MAX;
    }
}

/* The amounts a seat may bet, or raise to, now. */
typedef struct Range {
    int32_t min, max; /* empty if min > max */
} Range;

static Range range_of(const SabaccTable *table, int seat) {
    int32_t level = table->turn.level, min = level + min_bet(table), limit = limit_of(table);
    int32_t all = all_of(&table->seat[seat]);
    if (!bet_may_check(table) && level == 0 && min > limit) min = limit; /* SW-2: or nobody could but fold */
    if (all < min && all > level && all <= limit) return (Range){all, all}; /* BR-9 */
    return (Range){min, all < limit ? all : limit};
}

static SeatMask with_credits(const SabaccTable *table) {
    return (SeatMask)(sabacc_active(table) & ~sabacc_all_in(table));
}

/* BR-8: whether more than one seat could still bet; the house has no stack (ST-2a). */
static bool several_have_credits(const SabaccTable *table) {
    SeatMask active = sabacc_active(table);
    bool is_one_found = false;
    for (SeatMask left = active; left != 0;) {
        if (table->seat[seats_take(&left, 0)].credits == 0) continue;
        if (is_one_found) return true;
        is_one_found = true;
    }
    return is_one_found && (active & house_mask(table)) != 0;
}

static bool anybody_owes(const SabaccTable *table) {
    for (SeatMask left = table->turn.asked; left != 0;)
        if (owes(table, seats_take(&left, 0)) > 0) return true;
    return false;
}

/* Seats that must answer a bet by `seat`: those with credits; without side pots also those without (BR-9);
 * and those not yet asked whether they call (BK-4). */
static SeatMask asked_by(const SabaccTable *table, int seat) {
    SeatMask asked = side_pots(table) ? with_credits(table) : sabacc_active(table);
    return (SeatMask)((asked & ~seat_bit(seat)) | table->turn.callers);
}

/* ---- calling while betting (BK-4) ---- */

static bool may_call(const SabaccTable *table) {
    const PhaseRow *row = &game_of(table)->rows[table->turn.row];
    if (!(row->how & BET_MAY_CALL)) return false;
    return !table->called && table->round > sabacc_min_rounds(table);
}

enum { OPENS, BETTING, OTHERS_MAY_FOLD, NOBODY_BETS }; /* turn->stage */

/* Before its place has come up, a seat without credits and without a bet to answer is only asked `call` or
 * `pass`; where BR-8 leaves no betting, so is one with credits. */
static bool only_calls(const SabaccTable *table, int seat) {
    if (!seat_in(table->turn.callers, seat)) return false;
    bool may_bet = table->turn.stage != NOBODY_BETS && table->seat[seat].credits > 0;
    return !may_bet && (side_pots(table) || owes(table, seat) == 0);
}

/* ---- the phase ---- */

bool sabacc_opens_on_turn(const SabaccTable *table) {
    const PhaseRow *row = &game_of(table)->rows[table->turn.row];
    return row->phase == &phase_bet && (row->how & BET_ON_TURN);
}

static void begin_on_turn(Engine *engine) {
    const SabaccTable *table = engine->table;
    SeatMask bettors = with_credits(table);
    int player = engine->turn->player;
    engine->turn->stage = OPENS;
    if (seats_several(bettors) && seat_in(bettors, player))
        engine_ask(engine, seat_bit(player), player); /* BR-8 */
}

static void begin(Engine *engine, const PhaseRow *row) {
    const SabaccTable *table = engine->table;
    engine->turn->callers = 0;
    if (row->how & BET_ON_TURN) {
        begin_on_turn(engine);
        return;
    }
    bool from_caller = (row->how & BET_FROM_CALLER) && table->caller != SABACC_NOBODY;
    int first = from_caller ? table->caller : first_seat(table);
    SeatMask bettors = with_credits(table);
    bool begins = seats_several(bettors); /* BR-8 */
    engine->turn->stage = begins ? BETTING : NOBODY_BETS;
    if (may_call(table)) engine->turn->callers = sabacc_active(table);
    engine_ask(engine, (begins ? bettors : 0) | engine->turn->callers, first); /* BR-1 */
}

static void offer_amount(const SabaccTable *table, int seat, SabaccVerb verb, SabaccOffers *offers) {
    Range range = range_of(table, seat);
    if (range.min > range.max) return;
    SabaccOffer *offer = offer_add(offers, verb, SABACC_OFFER_AMOUNT);
    offer->min = range.min;
    offer->max = range.max;
}

static bool can_match(const SabaccTable *table, int seat) {
    int32_t credits = table->seat[seat].credits;
    return credits > 0 && (credits >= owes(table, seat) || side_pots(table)); /* BR-5 */
}

static void offer(const SabaccTable *table, int seat, SabaccOffers *offers) {
    if (may_call(table)) offer_add(offers, SABACC_VERB_CALL, SABACC_OFFER_PLAIN);
    if (only_calls(table, seat)) {
        offer_add(offers, SABACC_VERB_PASS, SABACC_OFFER_PLAIN);
        return;
    }
    if (owes(table, seat) == 0) {
        if (bet_may_check(table)) offer_add(offers, SABACC_VERB_CHECK, SABACC_OFFER_PLAIN);
        if (table->turn.stage != OTHERS_MAY_FOLD) offer_amount(table, seat, SABACC_VERB_BET, offers);
    } else {
        if (owes(table, seat) > table->seat[seat].credits) stake_offer(table, seat, offers); /* PL-2 */
        if (can_match(table, seat)) offer_add(offers, SABACC_VERB_MATCH, SABACC_OFFER_PLAIN);
        offer_amount(table, seat, SABACC_VERB_RAISE, offers);
    }
    offer_add(offers, SABACC_VERB_FOLD, SABACC_OFFER_PLAIN);
}

static SabaccError check_amount(const SabaccTable *table, int seat, int32_t amount) {
    Range range = range_of(table, seat);
    int32_t all = all_of(&table->seat[seat]);
    int32_t min = all < range.min && all > table->turn.level ? all : range.min;
    if (amount < min) return SABACC_ERROR_UNDER_LIMIT;
    if (amount > all) return SABACC_ERROR_NOT_ENOUGH_CREDITS;
    if (amount > range.max) return SABACC_ERROR_OVER_LIMIT;
    return SABACC_OK;
}

/* Whether the verb is allowed now (BR-2, CL-3, BK-4). */
static bool has_moment(const SabaccTable *table, const SabaccAction *action) {
    bool facing = owes(table, action->seat) > 0, calls = only_calls(table, action->seat);
    switch (action->verb) {
    case SABACC_VERB_CALL: return may_call(table);
    case SABACC_VERB_STAKE: return !calls && owes(table, action->seat) > table->seat[action->seat].credits;
    case SABACC_VERB_PASS: return calls;
    case SABACC_VERB_MATCH:
    case SABACC_VERB_RAISE: return !calls && facing;
    case SABACC_VERB_BET: return !calls && !facing && table->turn.stage != OTHERS_MAY_FOLD;
    case SABACC_VERB_CHECK: return !calls && !facing;
    default: return !calls;
    }
}

static SabaccError check(const SabaccTable *table, const SabaccAction *action) {
    if (!has_moment(table, action)) return SABACC_ERROR_NOT_NOW;
    if (action->malformed) return SABACC_ERROR_BAD_ARGUMENT;
    if (action->verb == SABACC_VERB_STAKE) return stake_check(table, action);
    if (action->verb == SABACC_VERB_MATCH)
        return can_match(table, action->seat) ? SABACC_OK : SABACC_ERROR_NOT_ENOUGH_CREDITS;
    if (action->verb == SABACC_VERB_BET || action->verb == SABACC_VERB_RAISE)
        return check_amount(table, action->seat, action->amount);
    return SABACC_OK;
}

/* Inline, so that each event is emitted as a known one. */
static inline __attribute__((always_inline)) void act_stake(Engine *engine, int type, int seat, int32_t to) {
    const SabaccSeat *stack = &engine->table->seat[seat];
    bool raises = to > engine->turn->level;
    engine->turn->stage = BETTING;
    EMIT(engine, .type = (uint8_t)type, .seat = (int8_t)seat, .amount = to, .second = to - stack->bet);
    if (raises)
        engine->turn->asked = asked_by(engine->table, seat); /* any increase reopens the round (BR-9) */
}

/* BR-5: or all that the seat has. */
static void act_match(Engine *engine, int seat) {
    int32_t all = all_of(&engine->table->seat[seat]), level = engine->turn->level;
    act_stake(engine, SABACC_EVENT_MATCH, seat, all < level ? all : level);
}

/* BR-6: the penalty, or what the seat has left. */
static void act_fold(Engine *engine, int seat) {
    int32_t penalty = engine->table->options[SABACC_OPTION_FOLD_PENALTY].n;
    int32_t credits = engine->table->seat[seat].credits;
    int32_t paid = penalty < credits ? penalty : credits;
    EMIT(engine, .type = SABACC_EVENT_FOLD, .seat = (int8_t)seat);
    if (paid > 0)
        EMIT(engine, .type = SABACC_EVENT_PENALTY, .seat = (int8_t)seat, .amount = paid,
             .clause = SABACC_CLAUSE_BR_6);
    if (!seats_several(sabacc_active(engine->table))) payout_uncontested(engine); /* BR-7 */
}

/* One call per hand; a caller with credits still acts. */
static void act_call(Engine *engine, int seat) {
    SabaccTurn *turn = engine->turn;
    bool still_acts = !only_calls(engine->table, seat);
    EMIT(engine, .type = SABACC_EVENT_CALL, .seat = (int8_t)seat, .clause = SABACC_CLAUSE_BK_4);
    for (SeatMask left = turn->callers; left != 0;) { /* a seat that owes must still fold (BR-9) */
        int other = seats_take(&left, 0);
        if (only_calls(engine->table, other)) turn->asked &= (SeatMask)~seat_bit(other);
    }
    turn->callers = 0;
    if (still_acts) turn->asked |= seat_bit(seat);
}

/* CL-3: after the player on turn has checked or folded. */
static void ask_others_to_fold(Engine *engine) {
    SabaccTurn *turn = engine->turn;
    turn->stage = OTHERS_MAY_FOLD;
    engine_ask(engine, (SeatMask)(with_credits(engine->table) & ~seat_bit(turn->player)), turn->player);
}

static void act(Engine *engine, const SabaccAction *action) {
    const SabaccTable *table = engine->table;
    SabaccTurn *turn = engine->turn;
    int seat = seat_number(action->seat);
    bool opens = turn->stage == OPENS;
    if (action->verb == SABACC_VERB_CALL) {
        act_call(engine, seat);
        return;
    }
    if (action->verb == SABACC_VERB_STAKE) { /* it must still answer the bet */
        stake_pay(engine, action);
        turn->asked |= seat_bit(seat);
        return;
    }
    turn->callers = (SeatMask)(turn->callers & ~seat_bit(seat));
    switch (action->verb) {
    case SABACC_VERB_CHECK: EMIT(engine, .type = SABACC_EVENT_CHECK, .seat = (int8_t)seat); break;
    case SABACC_VERB_BET: act_stake(engine, SABACC_EVENT_BET, seat, action->amount); break;
    case SABACC_VERB_RAISE: act_stake(engine, SABACC_EVENT_RAISE, seat, action->amount); break;
    case SABACC_VERB_MATCH: act_match(engine, seat); break;
    case SABACC_VERB_PASS: EMIT(engine, .type = SABACC_EVENT_PASS, .seat = (int8_t)seat); break;
    default: act_fold(engine, seat); break;
    }
    if (engine->gone) return;
    if (opens && turn->stage == OPENS) ask_others_to_fold(engine);
    if (several_have_credits(table) || anybody_owes(table)) return;
    turn->asked &= turn->callers; /* BR-8 */
    if (turn->callers != 0) turn->stage = NOBODY_BETS;
}

/* SW-7: hands are shown at the end of a betting round, without a caller; at that of the first one also where
 * nobody could bet. */
static void show_at_cap(Engine *engine) {
    const SabaccTable *table = engine->table;
    SabaccValue cap = table->options[SABACC_OPTION_HAND_POT_CAP];
    bool has_ended = engine->turn->stage != NOBODY_BETS || table->round == 1;
    if (cap.form != SABACC_CAP_N || table->hand_pot <= cap.n || !has_ended) return;
    EMIT(engine, .type = SABACC_EVENT_CAP, .seat = SABACC_CROUPIER, .clause = SABACC_CLAUSE_SW_7);
    engine_go(engine, engine->game->called_row);
}

static void end(Engine *engine, const PhaseRow *row) {
    (void)row;
    pots_settle_uncalled(engine);
    EMIT(engine, .type = SABACC_EVENT_GATHER);
    show_at_cap(engine);
}

const Phase phase_bet = {
    .id = SABACC_PHASE_BET,
    .topic = GUIDE_BET,
    .verbs = VERB_BIT(CHECK) | VERB_BIT(BET) | VERB_BIT(MATCH) | VERB_BIT(RAISE) | VERB_BIT(FOLD) |
             VERB_BIT(CALL) | VERB_BIT(PASS) | VERB_BIT(STAKE),
    .begin = begin,
    .offer = offer,
    .check = check,
    .act = act,
    .end = end,
};
