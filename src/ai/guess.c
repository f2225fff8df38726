#include "ai/guess.h"

#include "ai/belief.h"

/* ---- cards that are kept for good (CO-2) ---- */

static void swap(SabaccSeat *hand, int one, int other) {
    SabaccCard card = hand->hand[one];
    hand->hand[one] = hand->hand[other];
    hand->hand[other] = card;
}

/* Exchanges kept cards of a hand for others of it, while that improves what is kept. */
static void keep_the_better(SabaccTable *table, int seat) {
    SabaccSeat *hand = &table->seat[seat];
    SabaccWorth best, worth;
    sabacc_seat_worth(table, seat, &best);
    for (int kept = 0; kept < hand->hand_count; kept++)
        for (int other = 0; other < hand->hand_count && hand->kept >> kept & 1; other++) {
            if (hand->kept >> other & 1) continue;
            swap(hand, kept, other);
            if (sabacc_seat_worth(table, seat, &worth) && worth.key > best.key)
                best = worth;
            else
                swap(hand, kept, other);
        }
}

/* The total quality of the others' kept cards. */
static uint64_t kept_by_others(const SabaccTable *table, int viewer) {
    uint64_t sum = 0;
    for (SeatMask left = sabacc_active(table); left != 0;) {
        int seat = seats_take(&left, 0);
        SabaccWorth worth;
        if (seat == viewer || table->seat[seat].kept == 0) continue;
        if (sabacc_seat_worth(table, seat, &worth)) sum += worth.key;
    }
    return sum;
}

static void guess_kept(const SabaccView *view, Rng *rng, SabaccState *guess) {
    sabacc_sample(view, rng, guess);
    for (SeatMask left = sabacc_active(&guess->table); left != 0;) {
        int seat = seats_take(&left, 0);
        if (seat != view->table.viewer && guess->table.seat[seat].kept != 0)
            keep_the_better(&guess->table, seat);
    }
}

/* The best of a few guesses, because the kept cards were chosen from as many. */
static void guess_best_kept(const SabaccView *view, Rng *rng, SabaccState *guess) {
    enum { TRIES = 6 };
    SabaccState next;
    guess_kept(view, rng, guess);
    uint64_t max = kept_by_others(&guess->table, view->table.viewer);
    for (int i = 1; i < TRIES && max > 0; i++) {
        guess_kept(view, rng, &next);
        uint64_t sum = kept_by_others(&next.table, view->table.viewer);
        if (sum <= max) continue;
        max = sum;
        *guess = next;
    }
}

void guess_at(const SabaccView *view, Rng *rng, SabaccState *guess) {
    bool keeps = sabacc_table_game(&view->table)->played_for.compared == SABACC_COMPARES_KEPT;
    if (keeps)
        guess_best_kept(view, rng, guess);
    else
        sabacc_sample(view, rng, guess);
}

/* ---- what bets tell ---- */

void guess_weighed(const SabaccView *view, int tries, GuessWeight *weight, const void *context, Rng *rng,
                   SabaccState *guess) {
    SabaccState next;
    guess_at(view, rng, guess);
    int64_t sum = weight(context, &guess->table);
    for (int i = 1; i < tries; i++) {
        guess_at(view, rng, &next);
        int64_t chance = weight(context, &next.table);
        sum += chance;
        if (rng_below(rng, (uint32_t)sum) < chance) *guess = next;
    }
}

typedef struct Believer {
    const Study *study;
    int seat;
} Believer;

/* The product over all rivals, at most; each in 1024ths. */
static int64_t likelihood(const void *context, const SabaccTable *table) {
    enum { MAX = 1 << 20 };
    const Believer *believer = context;
    int64_t product = CHANCE_ONE;
    for (SeatMask left = (SeatMask)(sabacc_active(table) & ~seat_bit(believer->seat)); left != 0;) {
        product = product * belief_weight(believer->study, table, seats_take(&left, 0)) / CHANCE_ONE;
        if (product > MAX) product = MAX;
    }
    return product + 1;
}

void guess_believing(const SabaccView *view, const Study *study, Rng *rng, SabaccState *guess) {
    enum { TRIES = 6 };
    Believer believer = {study, view->table.viewer};
    guess_weighed(view, TRIES, likelihood, &believer, rng, guess);
}
