#include "ai/pot.h"

#include <string.h>

/* ---- stakes ---- */

/* More often what a game begins with where two play. */
static int64_t draw_stack(bool is_of_several, Rng *rng) {
    static const int antes[2][16] = {{5, 10, 20, 40, 60, 80, 98, 98, 98, 98, 98, 98, 98, 130, 200, 400},
                                     {5, 10, 20, 40, 70, 98, 98, 98, 98, 98, 98, 130, 180, 250, 300, 400}};
    return (int64_t)antes[is_of_several][rng_below(rng, 16)] * POT_UNIT;
}

static int64_t draw_sabacc(int seats, Rng *rng) {
    static const int antes[] = {1, 1, 1, 1, 2, 3, 5, 8, 12, 16};
    return (int64_t)antes[rng_below(rng, 10)] * seats * POT_UNIT;
}

static void ask(Pot *pot, SeatMask seats) {
    for (SeatMask left = seats; left != 0;) {
        int seat = seats_take(&left, 0);
        if (pot->stack[seat] == 0) seats &= (SeatMask)~seat_bit(seat);
    }
    pot->asked = seats;
}

static int with_credits(const Pot *pot) {
    int count = 0;
    for (SeatMask left = pot->in; left != 0;) count += pot->stack[seats_take(&left, 0)] > 0;
    return count;
}

/* The next betting round in which anybody can bet; none: the hand is over. */
static void open_round(Pot *pot) {
    int seats = pot->hand->seats;
    for (; pot->step < pot->hand->steps; pot->step++) {
        int first = pot->hand->step[pot->step].first;
        bool on_turn = pot->hand->step[pot->step].on_turn;
        if (with_credits(pot) < 2) continue;
        if (on_turn && (!seat_in(pot->in, first) || pot->stack[first] == 0)) continue;
        pot->level = 0;
        pot->raises = 0;
        memset(pot->bet, 0, sizeof pot->bet);
        pot->at = (first + seats - 1) % seats;
        ask(pot, on_turn ? seat_bit(first) : pot->in);
        return;
    }
    pot->is_over = true;
}

void pot_begin(Pot *pot, const StudyHand *hand, const StudyShape *shape, int places, Rng *rng) {
    memset(pot, 0, sizeof *pot);
    pot->hand = hand;
    pot->places = places;
    pot->fold_price = (int64_t)shape->fold * POT_UNIT / CHANCE_ONE;
    bool is_of_several = hand->seats > 2;
    bool is_even = rng_below(rng, is_of_several ? 2 : 3) > 0;
    int64_t stack = draw_stack(is_of_several, rng);
    for (int seat = 0; seat < hand->seats; seat++) {
        pot->in |= seat_bit(seat);
        pot->stack[seat] = pot->begun[seat] = is_even ? stack : draw_stack(is_of_several, rng);
        pot->dead += POT_UNIT;
    }
    pot->sabacc = draw_sabacc(hand->seats, rng);
    open_round(pot);
}

int pot_seat(const Pot *pot) {
    if (pot->is_over) return -1;
    return seats_after(pot->asked, pot->at);
}

/* ---- acting ---- */

static int64_t in_pot(const Pot *pot) {
    int64_t sum = pot->dead;
    for (int seat = 0; seat < pot->hand->seats; seat++) sum += pot->paid[seat];
    return sum;
}

void pot_sight(const Pot *pot, int seat, BettingSight *sight) {
    int64_t owed = pot->level - pot->bet[seat], most = 0;
    for (SeatMask left = (SeatMask)(pot->in & ~seat_bit(seat)); left != 0;) {
        int rival = seats_take(&left, 0);
        int64_t more = pot->bet[rival] + pot->stack[rival] - pot->level;
        if (more > most) most = more;
    }
    if (owed > pot->stack[seat]) owed = pot->stack[seat];
    *sight = (BettingSight){.place = pot->hand->step[pot->step].place,
                            .places = pot->places,
                            .strength = pot->hand->step[pot->step].strength[seat],
                            .rivals = seats_count(pot->in) - 1,
                            .is_of_several = pot->hand->seats > 2,
                            .has_bet = pot->bet[seat] > 0,
                            .is_last = (pot->asked & ~seat_bit(seat)) == 0,
                            .pot = in_pot(pot),
                            .owed = owed,
                            .own = pot->stack[seat],
                            .others = most,
                            .sabacc = pot->sabacc};
}

unsigned pot_acts(const Pot *pot, int seat, const BettingSight *sight) {
    unsigned acts = betting_acts(sight, pot->stack[seat] > pot->level - pot->bet[seat]);
    if (pot->raises >= POT_RAISES) acts &= ~(1u << BETTING_HALF | 1u << BETTING_POT | 1u << BETTING_TWICE);
    return acts;
}

BettingAct pot_draw(const Pot *pot, int seat, const Study *study, Rng *rng) {
    BettingSight sight;
    uint8_t parts[BETTING_ACTS];
    int weights[BETTING_ACTS];
    pot_sight(pot, seat, &sight);
    betting_weights(study->bets, study->bets_places, &sight, parts);
    unsigned acts = pot_acts(pot, seat, &sight);
    for (int act = 0; act < BETTING_ACTS; act++) weights[act] = acts >> act & 1 ? parts[act] : 0;
    int act = betting_draw(weights, rng);
    return act < BETTING_ACTS ? (BettingAct)act : BETTING_CALL;
}

static void pay(Pot *pot, int seat, int64_t credits) {
    if (credits > pot->stack[seat]) credits = pot->stack[seat];
    pot->stack[seat] -= credits;
    pot->bet[seat] += credits;
    pot->paid[seat] += credits;
}

static void next_round(Pot *pot) {
    pot->step++;
    open_round(pot);
}

static void fold(Pot *pot, int seat) {
    int64_t price = pot->fold_price < pot->stack[seat] ? pot->fold_price : pot->stack[seat];
    pot->stack[seat] -= price; /* into the sabacc pot */
    pot->sabacc += price;
    pot->in &= (SeatMask)~seat_bit(seat);
    if (!seats_several(pot->in)) pot->is_over = true;
}

static void raise(Pot *pot, int seat, int64_t adds) {
    pay(pot, seat, pot->level - pot->bet[seat] + adds);
    if (pot->bet[seat] <= pot->level) return;
    pot->level = pot->bet[seat];
    pot->raises++;
    ask(pot, (SeatMask)(pot->in & ~seat_bit(seat)));
}

void pot_act(Pot *pot, int seat, BettingAct act) {
    BettingSight sight;
    pot_sight(pot, seat, &sight);
    pot->asked &= (SeatMask)~seat_bit(seat);
    pot->at = seat;
    if (act == BETTING_FOLD)
        fold(pot, seat);
    else if (act == BETTING_CALL)
        pay(pot, seat, sight.owed);
    else
        raise(pot, seat, betting_adds(&sight, act));
    if (pot->is_over) return;
    /* Where the player on turn has not opened the others may only fold, which none does for nothing (CL-3).
     */
    if (pot->asked == 0 || (pot->hand->step[pot->step].on_turn && pot->level == 0)) next_round(pot);
}

/* ---- the end ---- */

/* The seats of `in` with the best hand; none if all have bombed out. */
static SeatMask best_of(const Pot *pot, SeatMask in) {
    uint64_t best = 0;
    SeatMask seats = 0;
    for (SeatMask left = in; left != 0;) {
        int seat = seats_take(&left, 0);
        uint64_t key = pot->hand->key[seat];
        if (key == 0 || key < best) continue;
        if (key > best) seats = 0;
        best = key;
        seats |= seat_bit(seat);
    }
    return seats;
}

static SeatMask payers_above(const Pot *pot, int64_t level) {
    SeatMask seats = 0;
    for (int seat = 0; seat < pot->hand->seats; seat++)
        if (pot->paid[seat] > level) seats |= seat_bit(seat);
    return seats;
}

/* Pots by what was paid, the antes in the first (SP-1). Adds the seat's part. */
static int64_t won_by(const Pot *pot, int seat) {
    int64_t won = 0, level = 0, credits = pot->dead;
    SeatMask payers = (SeatMask)((1u << pot->hand->seats) - 1);
    for (;;) {
        SeatMask more = payers_above(pot, level);
        int64_t next = INT64_MAX;
        for (SeatMask left = more; left != 0;) {
            int payer = seats_take(&left, 0);
            if (pot->paid[payer] < next) next = pot->paid[payer];
        }
        if (more != 0) credits += (next - level) * seats_count(more);
        SeatMask contest = (SeatMask)(pot->in & (more != 0 ? more : payers));
        SeatMask best = seats_several(pot->in) ? best_of(pot, contest) : contest;
        if (seat_in(best, seat)) won += credits / seats_count(best);
        if (more == 0) return won;
        payers = more;
        level = next;
        credits = 0;
        if (payers_above(pot, level) == 0) return won;
    }
}

static int64_t penalty_of(const Pot *pot, int seat) {
    int64_t price = (int64_t)pot->hand->penalty[seat] * in_pot(pot) / CHANCE_ONE;
    return price < pot->stack[seat] ? price : pot->stack[seat];
}

/* What it paid, as far as another matched it. */
static int64_t matched(const Pot *pot, int seat) {
    int64_t most = 0;
    for (int other = 0; other < pot->hand->seats; other++)
        if (other != seat && pot->paid[other] > most) most = pot->paid[other];
    return pot->paid[seat] < most ? pot->paid[seat] : most;
}

int64_t pot_result(const Pot *pot, int seat) {
    enum { CAUTION = 48 };
    int64_t result = pot->stack[seat] - pot->begun[seat] + won_by(pot, seat);
    result -= matched(pot, seat) / CAUTION;
    if (!seats_several(pot->in) || !seat_in(pot->in, seat)) return result;
    SeatMask best = best_of(pot, pot->in);
    if (seat_in(best, seat) && seat_in(pot->hand->takes, seat)) result += pot->sabacc / seats_count(best);
    return result - penalty_of(pot, seat);
}
