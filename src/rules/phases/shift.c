/* Shifts (SH): what causes one, and what each takes and gives. All cards that a shift takes leave the hands
 * before the first new card is dealt (DK-7). */
#include "rules/private.h"

static SabaccValue shift_on(const SabaccTable *table) { return table->options[SABACC_OPTION_SHIFT_ON]; }

/* ---- the roll ---- */

static void begin_roll(Engine *engine, const PhaseRow *row) {
    (void)row;
    static const struct {
        uint8_t dice, faces;
    } rolled[] = {
        [SABACC_SHIFT_ON_DOUBLES] = {2, 6}, [SABACC_SHIFT_ON_SPIKES] = {2, 6},
        [SABACC_SHIFT_ON_D6] = {1, 6},      [SABACC_SHIFT_ON_D12] = {1, 12},
        [SABACC_SHIFT_ON_D20] = {1, 20},    [SABACC_SHIFT_ON_TIMER] = {0, 6},
        [SABACC_SHIFT_ON_NEVER] = {0, 6},
    };
    int form = shift_on(engine->table).form;
    engine->turn->shifts = 0;
    engine->turn->dice_due = rolled[form].dice;
    engine->turn->dice_faces = rolled[form].faces;
}

/* SH-1 */
static bool roll_brings_shift(const SabaccTable *table) {
    SabaccValue on = shift_on(table);
    int first = table->dice[0], second = table->dice[1];
    switch (on.form) {
    case SABACC_SHIFT_ON_DOUBLES: return first == second;
    case SABACC_SHIFT_ON_SPIKES: return first == 1 && second == 1;
    case SABACC_SHIFT_ON_D6: return first >= on.n && first <= on.m;
    default: return first == on.n;
    }
}

static void chance_roll(Engine *engine) { engine->turn->shifts = roll_brings_shift(engine->table); }

const Phase phase_roll = {
    .id = SABACC_PHASE_ROLL, .topic = GUIDE_ROLL, .begin = begin_roll, .chance = chance_roll};

/* ---- the effect ---- */

/* SH-7: seats without unprotected cards lose none and get none. */
static SeatMask with_unprotected(const SabaccTable *table) {
    SeatMask seats = 0;
    for (SeatMask left = sabacc_active(table); left != 0;) {
        int seat = seats_take(&left, 0);
        if (hand_unprotected(&table->seat[seat]) != 0) seats |= seat_bit(seat);
    }
    return seats;
}

/* SH-2: the form of the option of the symbol that a die shows, 1 to 6. */
static int form_of_symbol(const SabaccTable *table, int die) {
    static const SabaccOptionId symbols[] = {SABACC_OPTION_ON_SPIKE, SABACC_OPTION_ON_FLAGON,
                                             SABACC_OPTION_ON_CROWN, SABACC_OPTION_ON_COMPASS,
                                             SABACC_OPTION_ON_EYE,   SABACC_OPTION_ON_SUN};
    return table->options[symbols[die - 1]].form;
}

/* What the option `shift` says, and where it leaves that to the doubles, what they say;
 * SABACC_SHIFT_BY_SYMBOL where that is nothing. */
static SabaccShift effect_now(const SabaccTable *table) {
    static const SabaccShift by_symbol[] = {[SABACC_SYMBOL_CORE] = SABACC_SHIFT_CORE,
                                            [SABACC_SYMBOL_RIM] = SABACC_SHIFT_RIM,
                                            [SABACC_SYMBOL_WILD] = SABACC_SHIFT_WILD,
                                            [SABACC_SYMBOL_NONE] = SABACC_SHIFT_BY_SYMBOL};
    SabaccShift effect = (SabaccShift)table->options[SABACC_OPTION_SHIFT].form;
    return effect == SABACC_SHIFT_BY_SYMBOL ? by_symbol[form_of_symbol(table, table->dice[0])] : effect;
}

bool sabacc_roll_shifts(const SabaccTable *table) {
    bool has_signs = game_of(table)->face.dice == SABACC_DICE_SIGNS;
    if (table->dice_count == 0) return false;
    if (has_signs) return table->dice[0] == table->dice[1];
    return roll_brings_shift(table) && effect_now(table) != SABACC_SHIFT_BY_SYMBOL;
}

static bool takes_all(SabaccShift effect) {
    return effect == SABACC_SHIFT_CORE || effect == SABACC_SHIFT_WILD || effect == SABACC_SHIFT_SPIKE;
}

void shift_begin(Engine *engine, SabaccShift effect) {
    const SabaccTable *table = engine->table;
    SabaccTurn *turn = engine->turn;
    SeatMask seats = with_unprotected(table);
    turn->shift = (uint8_t)effect;
    turn->picked = 0;
    turn->round_robin = 0;
    if (takes_all(effect)) {
        for (SeatMask left = seats; left != 0;) {
            int seat = seats_take(&left, 0);
            engine_owe(engine, seat, bits_count(hand_unprotected(&table->seat[seat])));
        }
    } else {
        turn->picking = seats;
    }
    EMIT(engine, .type = SABACC_EVENT_SHIFT, .seat = SABACC_CROUPIER, .amount = (int32_t)effect);
}

static int nth_slot(uint32_t slots, int index) {
    while (index-- > 0) slots &= slots - 1;
    return __builtin_ctz(slots);
}

/* One card has been picked; after the last one as many are dealt: from the pool of those cards (SH-4, SN-3),
 * or new ones (SW-3). */
void shift_pick(Engine *engine, const SabaccAction *action) {
    SabaccTurn *turn = engine->turn;
    int seat = action->amount;
    const SabaccSeat *hand = &engine->table->seat[seat];
    int slot = nth_slot(hand_unprotected(hand), action->index);
    EMIT(engine, .type = SABACC_EVENT_PICK, .seat = (int8_t)seat, .audience = hand->seen[slot], .count = 1,
         .cards = {hand->hand[slot]}, .amount = action->index, .second = slot);
    turn->picking = (SeatMask)(turn->picking & ~seat_bit(seat));
    turn->picked |= seat_bit(seat);
    if (turn->picking != 0) return;
    SabaccPile pile = turn->shift == SABACC_SHIFT_UNDER_MARKER ? SABACC_PILE_UNSAID : SABACC_PILE_POOL;
    for (SeatMask left = turn->picked; left != 0;) engine_owe_from(engine, seats_take(&left, 0), 1, pile);
    turn->spared = 0;
}

static void begin_shift(Engine *engine, const PhaseRow *row) {
    (void)row;
    if (!engine->turn->shifts) return;
    engine->turn->shifts = 0;
    SabaccShift effect = effect_now(engine->table);
    if (effect != SABACC_SHIFT_BY_SYMBOL) shift_begin(engine, effect);
}

const Phase phase_shift = {.id = SABACC_PHASE_SHIFT, .begin = begin_shift};

/* ---- the timer ---- */

bool shift_has_timer(const SabaccTable *table) { return shift_on(table).form == SABACC_SHIFT_ON_TIMER; }

bool shift_is_without_dice(const SabaccTable *table) {
    return shift_has_timer(table) || shift_on(table).form == SABACC_SHIFT_ON_NEVER;
}

bool shift_picks(const SabaccTable *table) {
    int effect = table->options[SABACC_OPTION_SHIFT].form;
    bool comes = shift_on(table).form != SABACC_SHIFT_ON_NEVER, has_rim = false;
    for (int die = 1; die <= 6; die++) has_rim |= form_of_symbol(table, die) == SABACC_SYMBOL_RIM;
    if (effect == SABACC_SHIFT_BY_SYMBOL) return comes && has_rim;
    return comes && effect != SABACC_SHIFT_CORE && effect != SABACC_SHIFT_WILD;
}

bool shift_timer_may(const SabaccTable *table) {
    const uint32_t phases =
        1u << SABACC_PHASE_BET | 1u << SABACC_PHASE_PLAY | 1u << SABACC_PHASE_CALL | 1u << SABACC_PHASE_DRAW;
    return shift_has_timer(table) && table->turn.to_act >= 0 && !table->turn.timer_spent &&
           (phases >> table->turn.phase & 1);
}

bool sabacc_timer_runs(const SabaccState *state, int *mean) {
    *mean = shift_on(&state->table).n;
    return shift_timer_may(&state->table);
}

void shift_timer(Engine *engine) {
    engine->turn->timer_spent = 1;
    shift_begin(engine, (SabaccShift)engine->table->options[SABACC_OPTION_SHIFT].form);
}
