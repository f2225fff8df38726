#include "ai/playout.h"

#include <assert.h>

/* A play-out that takes longer is no hand of cards. */
enum { MOST_ACTIONS = 20000 };

/* ---- guesses ---- */

static bool is_hidden(const SabaccSeat *seat) {
    for (int i = 0; i < seat->hand_count; i++)
        if (seat->hand[i] == SABACC_CARD_HIDDEN) return true;
    return false;
}

/* Of how many guesses the best is believed: a round gives time to improve, and who has put in many antes
 * holds something. */
static int guesses_for(const SabaccTable *table, int seat) {
    enum { ROUNDS_MOST = 3 };
    static const int32_t antes[] = {1, 8, 32}; /* paid beyond so many, it is one guess more */
    int rounds = table->round < ROUNDS_MOST ? table->round : ROUNDS_MOST, guesses = 1 + rounds;
    int dealt = seats_count(table->dealt);
    int64_t ante = dealt > 0 ? table->antes / dealt : 0;
    for (int i = 0; i < 3; i++) guesses += table->seat[seat].paid > ante * antes[i];
    return guesses;
}

/* Writes the best of several guessed hands of a seat into the view, as if it lay open. */
static void settle_hand(SabaccView *view, int seat, int guesses, Rng *rng) {
    SabaccSeat *own = &view->table.seat[seat];
    SabaccState guess;
    SabaccCard best[SABACC_MAX_HAND];
    uint64_t best_key = 0;
    for (int i = 0; i < guesses; i++) {
        sabacc_sample(view, rng, &guess);
        const SabaccCard *hand = guess.table.seat[seat].hand;
        uint64_t key = sabacc_worth(&view->table, seat, hand, own->hand_count).key;
        if (i > 0 && key <= best_key) continue;
        best_key = key;
        for (int card = 0; card < own->hand_count; card++) best[card] = hand[card];
    }
    for (int card = 0; card < own->hand_count; card++) own->hand[card] = best[card];
}

void playout_guess(const SabaccView *view, bool reads, Rng *rng, SabaccState *state) {
    SabaccView filled = *view;
    const SabaccTable *table = &filled.table;
    SeatMask left = table->stale || !reads ? 0 : sabacc_active(table);
    while (left != 0) {
        int seat = seats_take(&left, (table->viewer + 1) & 7);
        int guesses = guesses_for(table, seat);
        if (guesses > 1 && is_hidden(&table->seat[seat])) settle_hand(&filled, seat, guesses, rng);
    }
    sabacc_sample(&filled, rng, state);
}

/* ---- play ---- */

typedef struct Notes {
    int count;
    struct Note {
        uint8_t seat, round, step;
    } list[96];
} Notes;

static void note(Notes *notes, const SabaccTable *table, const Gauge *gauge) {
    enum { NOTES_MOST = sizeof notes->list / sizeof notes->list[0] };
    SabaccWorth worth;
    int seat = table->turn.to_act;
    if (notes->count == NOTES_MOST || !sabacc_seat_worth(table, seat, &worth)) return;
    notes->list[notes->count++] =
        (struct Note){.seat = (uint8_t)seat,
                      .round = (uint8_t)gauge_round(table),
                      .step = (uint8_t)gauge_step(gauge_standing(gauge, worth.key))};
}

static void count_wins(const Notes *notes, SeatMask winners, GaugeTally *tally) {
    for (int i = 0; i < notes->count; i++) {
        const struct Note *seen = &notes->list[i];
        tally->seen[seen->round][seen->step]++;
        tally->won[seen->round][seen->step] += seat_in(winners, seen->seat);
    }
}

static bool goes_on(const SabaccTable *table, int32_t hand, int seat) {
    return !table->over && table->hand == hand && seat_in(sabacc_active(table), seat);
}

void playout_run(SabaccState *state, int seat, const Gauge *gauge, PolicyMood mood, Rng *rng,
                 GaugeTally *tally) {
    const SabaccTable *table = &state->table;
    int32_t hand = table->hand;
    Notes notes = {.count = 0};
    for (int actions = 0; goes_on(table, hand, seat); actions++) {
        SabaccAction action;
        assert(actions < MOST_ACTIONS);
        if (sabacc_need(state) == SABACC_CROUPIER) {
            sabacc_chance(state, rng, &action);
        } else {
            policy_choose(state, gauge, mood, rng, &action);
            bool bets = action.verb == SABACC_VERB_CHECK || action.verb == SABACC_VERB_MATCH;
            if (tally != NULL && bets) note(&notes, table, gauge);
        }
        SabaccError error = sabacc_apply(state, &action, NULL);
        assert(error == SABACC_OK);
    }
    if (tally != NULL) count_wins(&notes, table->winners, tally);
}

int32_t playout_credits(const SabaccState *state, int seat) {
    const SabaccSeat *own = &state->table.seat[seat];
    return own->credits + (seat_in(state->table.folded, seat) ? 0 : own->paid);
}

/* ---- learning ---- */

enum { SCALE_STREAM = 101, SHOWN_STREAM, TALLY_STREAM };

static int add_hands(const SabaccTable *table, SeatMask seats, uint64_t *keys, int count) {
    for (SeatMask left = seats; left != 0 && count < GAUGE_KEYS;) {
        SabaccWorth worth;
        if (sabacc_seat_worth(table, seats_take(&left, 0), &worth)) keys[count++] = worth.key;
    }
    return count;
}

/* A guess of its own for each rehearsal of each kind. */
static Rng guess_for(const Lesson *lesson, int number, int stream, SabaccState *state) {
    Rng rng = rng_of(lesson->seed + (uint64_t)number, (uint64_t)stream);
    playout_guess(lesson->view, lesson->reads, &rng, state);
    return rng;
}

/* A first scale: hands as they may be now. */
static void learn_from_guesses(Gauge *gauge, const Lesson *lesson) {
    uint64_t keys[GAUGE_KEYS];
    int count = 0;
    for (int i = 0; i < lesson->rehearsals; i++) {
        SabaccState state;
        guess_for(lesson, i, SCALE_STREAM, &state);
        count = add_hands(&state.table, sabacc_active(&state.table), keys, count);
    }
    gauge_set_scale(gauge, keys, count);
}

/* A better one: hands as they are shown in the end. */
static void learn_from_showdowns(Gauge *gauge, const Lesson *lesson) {
    uint64_t keys[GAUGE_KEYS];
    int count = 0;
    for (int i = 0; i < lesson->rehearsals; i++) {
        SabaccState state;
        Rng rng = guess_for(lesson, i, SHOWN_STREAM, &state);
        playout_run(&state, lesson->view->table.viewer, gauge, POLICY_CALM, &rng, NULL);
        count = add_hands(&state.table, state.table.shown, keys, count);
    }
    gauge_set_scale(gauge, keys, count);
}

static void learn_chances(Gauge *gauge, const Lesson *lesson) {
    GaugeTally tally = {0};
    for (int i = 0; i < lesson->rehearsals; i++) {
        SabaccState state;
        Rng rng = guess_for(lesson, i, TALLY_STREAM, &state);
        playout_run(&state, lesson->view->table.viewer, gauge, POLICY_CALM, &rng, &tally);
    }
    gauge_set_chances(gauge, &tally);
}

void playout_learn(Gauge *gauge, const Lesson *lesson) {
    gauge_init(gauge, lesson->view);
    learn_from_guesses(gauge, lesson);
    learn_from_showdowns(gauge, lesson);
    learn_chances(gauge, lesson);
}
