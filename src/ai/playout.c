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

/* The cards that lie in no hand known so far. */
typedef struct Unseen {
    int count;
    SabaccCard card[SABACC_MAX_PILE];
} Unseen;

/* Moves the cards of a guess at the hidden part of a hand to the end of the unseen ones. */
static void draw_guess(const SabaccSeat *own, Unseen *unseen, Rng *rng, SabaccCard *hand) {
    int taken = 0;
    for (int i = 0; i < own->hand_count; i++) {
        hand[i] = own->hand[i];
        if (hand[i] != SABACC_CARD_HIDDEN || taken == unseen->count) continue;
        int last = unseen->count - ++taken;
        uint32_t at = rng_below(rng, (uint32_t)last + 1);
        hand[i] = unseen->card[at];
        unseen->card[at] = unseen->card[last];
        unseen->card[last] = hand[i];
    }
}

/* Of equal copies it does not matter which is taken. */
static void remove_card(Unseen *unseen, SabaccCard card) {
    int at = 0;
    while (at < unseen->count && unseen->card[at] != card) at++;
    assert(at < unseen->count);
    unseen->card[at] = unseen->card[--unseen->count];
}

/* Writes the best of several guessed hands of a seat into the view, as if it lay open. */
static void settle_hand(SabaccView *view, int seat, int guesses, Unseen *unseen, Rng *rng) {
    SabaccSeat *own = &view->table.seat[seat];
    SabaccCard hand[SABACC_MAX_HAND], best[SABACC_MAX_HAND];
    uint64_t best_key = 0;
    for (int i = 0; i < guesses; i++) {
        draw_guess(own, unseen, rng, hand);
        uint64_t key = sabacc_worth(&view->table, seat, hand, own->hand_count).key;
        if (i > 0 && key <= best_key) continue;
        best_key = key;
        for (int card = 0; card < own->hand_count; card++) best[card] = hand[card];
    }
    for (int card = 0; card < own->hand_count; card++) {
        if (own->hand[card] == SABACC_CARD_HIDDEN) remove_card(unseen, best[card]);
        own->hand[card] = best[card];
    }
}

static void gather_unseen(const Gauge *gauge, Unseen *unseen) {
    unseen->count = gauge->pool_count;
    for (int i = 0; i < gauge->pool_count; i++) unseen->card[i] = gauge->pool[i];
}

/* Whether any hidden card could be any of those unseen: not in two families, nor where hands are made of side
 * decks. */
static bool is_of_one_deck(const SabaccTable *table) {
    return !(sabacc_table_game(table)->shows & (SABACC_SHOWS_CHIPS | SABACC_SHOWS_SETS));
}

void playout_guess(const SabaccView *view, const Gauge *gauge, bool reads, Rng *rng, SabaccState *state) {
    SabaccView filled = *view;
    const SabaccTable *table = &filled.table;
    bool can_read = reads && !table->stale && is_of_one_deck(table);
    SeatMask left = can_read ? sabacc_active(table) : 0;
    Unseen unseen;
    gather_unseen(gauge, &unseen);
    while (left != 0) {
        int seat = seats_take(&left, (table->viewer + 1) & 7);
        int guesses = guesses_for(table, seat);
        if (guesses > 1 && is_hidden(&table->seat[seat])) settle_hand(&filled, seat, guesses, &unseen, rng);
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

/* The timer's shift before a seat's action (SH-1). */
static bool timer_shifts(const SabaccState *state, Rng *rng, SabaccAction *action) {
    int mean;
    if (!sabacc_timer_runs(state, &mean) || rng_below(rng, (uint32_t)mean) > 0) return false;
    *action = (SabaccAction){.seat = SABACC_CROUPIER, .verb = SABACC_VERB_SHIFT};
    return true;
}

static void choose(const SabaccState *state, const Gauge *gauge, PolicyMood mood, Rng *rng,
                   SabaccAction *action) {
    if (sabacc_need(state) == SABACC_CROUPIER)
        sabacc_chance(state, rng, action);
    else if (!timer_shifts(state, rng, action))
        policy_choose(state, gauge, mood, rng, action);
}

/* A roll or the timer has brought a shift: cards are picked or dealt at once. */
static bool has_shifted(const SabaccTable *table, const SabaccAction *action) {
    bool may_bring = action->verb == SABACC_VERB_ROLL || action->verb == SABACC_VERB_SHIFT;
    return may_bring && (table->turn.due == SABACC_DUE_PICK || table->turn.due == SABACC_DUE_DEAL);
}

int playout_run(SabaccState *state, int seat, const Gauge *gauge, PolicyMood mood, Rng *rng,
                GaugeTally *tally) {
    const SabaccTable *table = &state->table;
    int32_t hand = table->hand;
    Notes notes = {.count = 0};
    int actions = 0;
    for (; goes_on(table, hand, seat); actions++) {
        SabaccAction action;
        assert(actions < MOST_ACTIONS);
        choose(state, gauge, mood, rng, &action);
        bool bets = action.verb == SABACC_VERB_CHECK || action.verb == SABACC_VERB_MATCH;
        if (tally != NULL && bets) note(&notes, table, gauge);
        SabaccError error = sabacc_apply(state, &action, NULL);
        assert(error == SABACC_OK);
        if (tally != NULL) tally->shifts += has_shifted(table, &action);
    }
    if (tally != NULL) count_wins(&notes, table->winners, tally);
    return actions;
}

int32_t playout_credits(const SabaccState *state, int seat) {
    const SabaccSeat *own = &state->table.seat[seat];
    const SabaccTable *table = &state->table;
    bool is_free = table->antes == 0 && seat_in(table->winners, seat); /* then winning is all there is */
    return own->credits + (seat_in(table->folded, seat) ? 0 : own->paid) + is_free;
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
static Rng guess_for(const Gauge *gauge, const Lesson *lesson, int number, int stream, SabaccState *state) {
    Rng rng = rng_of(lesson->seed + (uint64_t)number, (uint64_t)stream);
    playout_guess(lesson->view, gauge, lesson->reads, &rng, state);
    return rng;
}

/* A first scale: hands as they may be now. */
static void learn_from_guesses(Gauge *gauge, const Lesson *lesson) {
    uint64_t keys[GAUGE_KEYS];
    int count = 0;
    for (int i = 0; i < lesson->rehearsals; i++) {
        SabaccState state;
        guess_for(gauge, lesson, i, SCALE_STREAM, &state);
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
        Rng rng = guess_for(gauge, lesson, i, SHOWN_STREAM, &state);
        playout_run(&state, lesson->view->table.viewer, gauge, POLICY_CALM, &rng, NULL);
        count = add_hands(&state.table, state.table.shown, keys, count);
    }
    gauge_set_scale(gauge, keys, count);
}

static void learn_chances(Gauge *gauge, const Lesson *lesson) {
    GaugeTally tally = {0};
    for (int i = 0; i < lesson->rehearsals; i++) {
        SabaccState state;
        Rng rng = guess_for(gauge, lesson, i, TALLY_STREAM, &state);
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
