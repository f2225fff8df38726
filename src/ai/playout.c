#include "ai/playout.h"

#include "ai/guess.h"

#include <assert.h>

/* A longer play-out is an endless game. */
enum { MAX_ACTIONS = 20000 };

/* ---- play ---- */

typedef struct Notes {
    int count;
    struct Note {
        uint8_t seat, place, step;
    } list[96];
} Notes;

static void note(Notes *notes, const SabaccTable *table, const HandEstimator *estimator,
                 EstimatorTally *tally) {
    enum { NOTES_MAX = sizeof notes->list / sizeof notes->list[0] };
    SabaccWorth worth;
    int seat = table->turn.to_act;
    if (notes->count == NOTES_MAX || !sabacc_seat_worth(table, seat, &worth)) return;
    notes->list[notes->count++] =
        (struct Note){.seat = (uint8_t)seat,
                      .place = (uint8_t)estimator_tally_place(tally, table),
                      .step = (uint8_t)estimator_step(estimator_standing(estimator, worth.key))};
}

static void count_wins(const Notes *notes, SeatMask winners, EstimatorTally *tally) {
    for (int i = 0; i < notes->count; i++) {
        const struct Note *seen = &notes->list[i];
        tally->seen[seen->place][seen->step]++;
        tally->won[seen->place][seen->step] += seat_in(winners, seen->seat);
    }
}

static bool goes_on(const SabaccTable *table, Horizon horizon, int seat) {
    return horizon_goes_on(table, horizon) && !sabacc_hand_waits(table) &&
           seat_in(sabacc_active(table), seat);
}

void playout_choose(const SabaccState *state, const HandEstimator *estimator, PolicyMood mood, Luck *luck,
                    SabaccAction *action) {
    SabaccOffers offers;
    if (sabacc_need(state) == SABACC_CROUPIER) {
        luck_chance(state, luck, action);
    } else if (!luck_timer_shifts(state, luck, action)) {
        sabacc_legal(state, sabacc_need(state), &offers);
        policy_choose(state, &offers, estimator, mood, &luck->minds, action);
    }
}

/* A roll or the timer has caused a shift: cards are picked or dealt at once. */
static bool has_shifted(const SabaccTable *table, const SabaccAction *action) {
    bool may_bring = action->verb == SABACC_VERB_ROLL || action->verb == SABACC_VERB_SHIFT;
    return may_bring && (table->turn.due == SABACC_DUE_PICK || table->turn.due == SABACC_DUE_DEAL);
}

int playout_run(SabaccState *state, int seat, Horizon horizon, const HandEstimator *estimator,
                PolicyMood mood, Luck luck, EstimatorTally *tally) {
    const SabaccTable *table = &state->table;
    Notes notes = {.count = 0};
    int actions = 0;
    for (; goes_on(table, horizon, seat); actions++) {
        SabaccAction action;
        assert(actions < MAX_ACTIONS);
        playout_choose(state, estimator, mood, &luck, &action);
        bool bets = action.verb == SABACC_VERB_CHECK || action.verb == SABACC_VERB_MATCH;
        if (tally != NULL && bets) note(&notes, table, estimator, tally);
        SabaccError error = sabacc_apply(state, &action, NULL);
        assert(error == SABACC_OK);
        if (tally != NULL) tally->shifts += has_shifted(table, &action);
    }
    if (tally != NULL) count_wins(&notes, table->winners, tally);
    return actions;
}

/* ---- learning ---- */

enum { SCALE_STREAM = 101, SHOWN_STREAM, TALLY_STREAM };

static int add_hands(const SabaccTable *table, SeatMask seats, uint64_t *keys, int count) {
    for (SeatMask left = seats; left != 0 && count < ESTIMATOR_KEYS;) {
        SabaccWorth worth;
        bool is_known = sabacc_seat_worth(table, seats_take(&left, 0), &worth);
        if (is_known && worth.rank != SABACC_RANK_NEEDS_DICE) keys[count++] = worth.key;
    }
    return count;
}

/* A separate guess for each rehearsal of each kind. */
static Luck guess_for(const Lesson *lesson, int number, int stream, SabaccState *state) {
    Rng rng = rng_of(lesson->seed + (uint64_t)number, (uint64_t)stream);
    guess_at(lesson->view, &rng, state);
    return luck_of((uint64_t)rng_next(&rng) << 32 | rng_next(&rng));
}

static void rehearse(const Lesson *lesson, SabaccState *state, const HandEstimator *estimator, Luck luck,
                     EstimatorTally *tally) {
    playout_run(state, lesson->view->table.viewer, horizon_of(&state->table), estimator, lesson->mood, luck,
                tally);
}

/* A first scale: possible hands now. */
static void learn_from_guesses(HandEstimator *estimator, const Lesson *lesson) {
    uint64_t keys[ESTIMATOR_KEYS];
    int count = 0;
    for (int i = 0; i < lesson->rehearsals; i++) {
        SabaccState state;
        guess_for(lesson, i, SCALE_STREAM, &state);
        count = add_hands(&state.table, sabacc_active(&state.table), keys, count);
    }
    estimator_set_scale(estimator, keys, count);
}

/* A better one: hands as shown at the end. */
static void learn_from_showdowns(HandEstimator *estimator, const Lesson *lesson) {
    uint64_t keys[ESTIMATOR_KEYS];
    int count = 0;
    for (int i = 0; i < lesson->rehearsals; i++) {
        SabaccState state;
        Luck luck = guess_for(lesson, i, SHOWN_STREAM, &state);
        rehearse(lesson, &state, estimator, luck, NULL);
        count = add_hands(&state.table, state.table.shown, keys, count);
    }
    estimator_set_scale(estimator, keys, count);
}

static void learn_chances(HandEstimator *estimator, const Lesson *lesson) {
    EstimatorTally tally = {0};
    for (int i = 0; i < lesson->rehearsals; i++) {
        SabaccState state;
        Luck luck = guess_for(lesson, i, TALLY_STREAM, &state);
        rehearse(lesson, &state, estimator, luck, &tally);
    }
    estimator_set_chances(estimator, &tally);
}

void playout_learn(HandEstimator *estimator, const Lesson *lesson) {
    estimator_init(estimator, lesson->view);
    if (sabacc_table_game(&lesson->view->table)->played_for.compared == SABACC_COMPARES_LAID)
        return; /* a total speaks for itself */
    learn_from_guesses(estimator, lesson);
    learn_from_showdowns(estimator, lesson);
    learn_chances(estimator, lesson);
}

void playout_learn_from_start(HandEstimator *estimator, const Lesson *lesson) {
    estimator_init(estimator, lesson->view);
    learn_from_showdowns(estimator, lesson);
    learn_from_showdowns(estimator, lesson);
    learn_chances(estimator, lesson);
}
