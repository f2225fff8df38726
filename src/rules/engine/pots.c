/* Main pot and side pots (SP), and the sharing of pots. */
#include "rules/private.h"

SeatMask sabacc_active(const SabaccTable *table) { return (SeatMask)(table->dealt & ~table->folded); }

bool sabacc_is_left_alone(const SabaccTable *table, int seat) {
    return (sabacc_active(table) & ~seat_bit(seat)) == 0;
}

SeatMask sabacc_all_in(const SabaccTable *table) {
    SeatMask broke = 0;
    for (SeatMask left = sabacc_active(table); left != 0;) {
        int seat = seats_take(&left, 0);
        if (table->seat[seat].credits == 0) broke |= seat_bit(seat);
    }
    return (SeatMask)(broke & ~house_mask(table));
}

bool sabacc_bets_into_sabacc_pot(const SabaccTable *table) {
    return table->options[SABACC_OPTION_BETS_INTO].form == SABACC_BETS_INTO_SABACC;
}

static int32_t max_paid(const SabaccTable *table, SeatMask seats) {
    int32_t max = 0;
    for (SeatMask left = seats; left != 0;) {
        int32_t paid = table->seat[seats_take(&left, 0)].paid;
        if (paid > max) max = paid;
    }
    return max;
}

/* The lowest amount above `floor` that one of `seats` paid; `floor` if there is none. */
static int32_t next_layer(const SabaccTable *table, SeatMask seats, int32_t floor) {
    int32_t min = INT32_MAX;
    for (SeatMask left = seats; left != 0;) {
        int32_t paid = table->seat[seats_take(&left, 0)].paid;
        if (paid > floor && paid < min) min = paid;
    }
    return min == INT32_MAX ? floor : min;
}

static SeatMask paid_more(const SabaccTable *table, int32_t floor) {
    SeatMask seats = 0;
    for (int seat = 0; seat < table->seats; seat++)
        if (table->seat[seat].paid > floor) seats |= seat_bit(seat);
    return seats;
}

static int32_t paid_between(const SabaccTable *table, int32_t floor, int32_t top) {
    int32_t sum = 0;
    for (int seat = 0; seat < table->seats; seat++) {
        int32_t paid = table->seat[seat].paid;
        if (paid > floor) sum += (paid < top ? paid : top) - floor;
    }
    return sum;
}

static SeatMask paid_at_least(const SabaccTable *table, SeatMask seats, int32_t layer) {
    SeatMask full = 0;
    for (SeatMask left = seats; left != 0;) {
        int seat = seats_take(&left, 0);
        if (table->seat[seat].paid >= layer) full |= seat_bit(seat);
    }
    return full;
}

/* Several are active and have paid the same amount, and nobody else more: there is one pot, and nothing in it
 * is uncalled. */
static bool all_paid_alike(const SabaccTable *table) {
    SeatMask active = sabacc_active(table);
    if (!seats_several(active)) return false;
    int32_t paid = table->seat[seats_lowest(active)].paid;
    for (SeatMask left = table->dealt; left != 0;) {
        int seat = seats_take(&left, 0);
        int32_t by_seat = table->seat[seat].paid;
        if (by_seat > paid || (by_seat < paid && seat_in(active, seat))) return false;
    }
    return true;
}

/* SP-1: layers at the active seats' contributions. What a folded seat paid beyond them goes to the topmost.
 */
int sabacc_pots(const SabaccTable *table, SabaccPot pots[SABACC_MAX_POTS]) {
    SeatMask active = sabacc_active(table);
    if (table->hand_pot == 0 || active == 0) return 0;
    if (all_paid_alike(table)) {
        pots[0] = (SabaccPot){.credits = table->hand_pot, .seats = active, .payers = paid_more(table, 0)};
        return 1;
    }
    int32_t end = max_paid(table, active), floor = 0, fees = table->hand_pot;
    int count = 0;
    while (floor < end) {
        int32_t top = next_layer(table, active, floor);
        int32_t reach = top == end ? INT32_MAX : top;
        pots[count++] = (SabaccPot){.credits = paid_between(table, floor, reach),
                                    .seats = paid_at_least(table, active, top),
                                    .payers = paid_more(table, floor)};
        fees -= pots[count - 1].credits;
        floor = top;
    }
    if (count == 0)
        pots[count++] = (SabaccPot){.seats = active}; /* a prize not made by stakes of this hand */
    pots[0].credits += fees;                          /* SP-6: they form no layer */
    return count;
}

/* ---- SP-2 ---- */

static void return_uncalled(Engine *engine) {
    SabaccTable *table = engine->table;
    int32_t max = 0, below = 0;
    SeatMask top = 0; /* who paid most */
    for (SeatMask left = table->dealt; left != 0;) {
        int seat = seats_take(&left, 0);
        int32_t paid = table->seat[seat].paid;
        if (paid > max) {
            below = max;
            top = 0;
            max = paid;
        }
        if (paid == max)
            top |= seat_bit(seat);
        else if (paid > below)
            below = paid;
    }
    if (max == 0 || seats_several(top) || (top & sabacc_active(table)) == 0) return;
    int32_t uncalled = max - below;
    EMIT(engine, .type = SABACC_EVENT_RETURN, .seat = (int8_t)seats_lowest(top), .amount = uncalled,
         .clause = SABACC_CLAUSE_SP_2);
}

/* Not all active seats that paid have paid the same amount (SP-1). */
static bool has_side_pots(const SabaccTable *table) {
    SeatMask active = sabacc_active(table);
    return next_layer(table, active, 0) < max_paid(table, active);
}

/* Pays the outermost pot if it is a side pot with a single contestant; returns whether it did. */
static bool pay_lone_side_pot(Engine *engine) {
    SabaccTable *table = engine->table;
    if (!has_side_pots(table)) return false;
    SabaccPot pots[SABACC_MAX_POTS];
    int count = sabacc_pots(table, pots);
    if (count < 2 || seats_several(pots[count - 1].seats)) return false;
    int owner = seats_lowest(pots[count - 1].seats);
    SeatMask others = (SeatMask)(sabacc_active(table) & ~seat_bit(owner));
    EMIT(engine, .type = SABACC_EVENT_PAYOUT, .seat = (int8_t)owner, .amount = pots[count - 1].credits,
         .second = max_paid(table, others), .payers = pots[count - 1].payers, .clause = SABACC_CLAUSE_SP_2);
    return true;
}

void pots_settle_uncalled(Engine *engine) {
    if (all_paid_alike(engine->table)) return;
    return_uncalled(engine);
    while (pay_lone_side_pot(engine)) {}
}

static void share(Engine *engine, int type, int32_t credits, SeatMask payers, SeatMask winners,
                  SabaccClause clause) {
    int32_t each = credits / seats_count(winners), odd = credits % seats_count(winners);
    for (SeatMask left = winners; left != 0;) {
        int seat = seats_take(&left, first_seat(engine->table));
        int32_t amount = each + (odd-- > 0 ? 1 : 0);
        if (amount == 0) continue;
        EMIT(engine, .type = (uint8_t)type, .seat = (int8_t)seat, .amount = amount, .second = -1,
             .payers = payers, .clause = (uint8_t)(seats_several(winners) ? SABACC_CLAUSE_SP_5 : clause));
    }
}

void pots_share(Engine *engine, int type, int32_t credits, SeatMask winners, SabaccClause clause) {
    share(engine, type, credits, 0, winners, clause);
}

void pots_pay(Engine *engine, const SabaccPot *pot, SeatMask winners, SabaccClause clause) {
    share(engine, SABACC_EVENT_PAYOUT, pot->credits, pot->payers, winners, clause);
}

void payout_uncontested(Engine *engine) {
    SabaccTable *table = engine->table;
    SeatMask last = sabacc_active(table);
    int caller = table->caller;
    return_uncalled(engine);
    if (caller >= 0 && seat_in(table->folded, caller)) /* CA-10 */
        penalty_pay(engine, caller, penalty_of(table, SABACC_OPTION_CALL_PENALTY, table->hand_pot),
                    SABACC_CLAUSE_CA_10);
    EMIT(engine, .type = SABACC_EVENT_PAYOUT, .seat = (int8_t)seats_lowest(last), .amount = table->hand_pot,
         .second = 0, .payers = paid_more(table, 0), .clause = SABACC_CLAUSE_BR_7);
    EMIT(engine, .type = SABACC_EVENT_HAND_END, .amount = last);
    engine_go(engine, engine->game->end_row);
}
