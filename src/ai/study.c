#include "ai/study.h"

#include "ai/belief.h"
#include "ai/betting.h"
#include "ai/guess.h"
#include "base/hash.h"

#include <assert.h>
#include <string.h>

enum { LEARN_STREAM = 401, HAND_STREAM };

/* ---- setups ---- */

void study_setup(const SabaccTable *table, SabaccSetup *setup) {
    int house = sabacc_house_seat(table);
    sabacc_setup_init(setup, sabacc_table_game(table), table->seats - (house >= 0), 100);
    memcpy(setup->options, table->options, sizeof setup->options);
    sabacc_setup_suit_credits(setup);
    setup->dealer = 0;
}

uint64_t study_hash(const SabaccSetup *setup) {
    uint64_t hash = hash_bytes(setup->options, sizeof setup->options);
    hash = hash_more(hash, setup->game->id, strlen(setup->game->id));
    hash = hash_step(hash, (uint64_t)setup->seats);
    return hash != 0 ? hash : 1;
}

/* ---- a hand ---- */

static uint16_t place_now(const SabaccTable *table) {
    int round = table->round < STUDY_ROUNDS ? table->round : STUDY_ROUNDS;
    return (uint16_t)(round << 8 | table->turn.row);
}

int study_place(const Study *study, const SabaccTable *table) {
    uint16_t at = place_now(table);
    int place = 0;
    while (place < study->place_count - 1 && study->place[place].at != at) place++;
    return place;
}

/* The step of this betting round: a new one where the place, or in games of turns the player, is another. */
static int step_of(StudyHand *hand, int place, int round, int first, bool on_turn) {
    int last = hand->steps - 1;
    bool is_same = last >= 0 && hand->step[last].place == place && hand->step[last].round == round &&
                   (!on_turn || hand->step[last].first == first);
    if (is_same) return last;
    if (hand->steps == STUDY_STEPS) return -1;
    hand->step[hand->steps].place = (uint8_t)place;
    hand->step[hand->steps].round = (uint8_t)round;
    hand->step[hand->steps].first = (int8_t)first;
    hand->step[hand->steps].on_turn = on_turn;
    return hand->steps++;
}

static void note_bet(const SabaccTable *table, int place, StudyHand *hand) {
    int seat = table->turn.to_act;
    bool on_turn = sabacc_opens_on_turn(table);
    int step = step_of(hand, place, table->round, on_turn ? table->turn.player : seat, on_turn);
    SabaccWorth worth;
    if (step < 0) return;
    hand->step[step].key[seat] = sabacc_seat_worth(table, seat, &worth) ? worth.key : 0;
}

static void note_end(const SabaccEvents *events, StudyHand *hand) {
    for (int i = 0; i < events->count; i++) {
        const SabaccEvent *event = &events->list[i];
        if (event->type == SABACC_EVENT_HAND) return; /* what follows is of the next */
        if (event->type != SABACC_EVENT_PENALTY || event->seat < 0) continue;
        hand->penalty[event->seat] += event->amount;
    }
}

static void settle(const SabaccTable *table, int64_t pot, StudyHand *hand) {
    for (int seat = 0; seat < hand->seats; seat++) {
        bool is_bombed = seat_in(table->bombed, seat);
        hand->key[seat] = is_bombed ? 0 : table->seat[seat].key;
        if (!is_bombed && table->seat[seat].takes_sabacc_pot) hand->takes |= seat_bit(seat);
        if (pot > 0) hand->penalty[seat] = (int32_t)((int64_t)hand->penalty[seat] * CHANCE_ONE / pot);
    }
}

static bool is_answer(const SabaccAction *action) {
    return action->verb == SABACC_VERB_CHECK || action->verb == SABACC_VERB_MATCH;
}

/* Places are numbered by `study`, or while it is learnt as they come up. */
static int place_known(Study *learning, const Study *study, const SabaccTable *table) {
    int place = study_place(study, table);
    if (learning == NULL || (study->place_count > 0 && study->place[place].at == place_now(table)))
        return place;
    if (learning->place_count == STUDY_PLACES) return place;
    learning->place[learning->place_count].at = place_now(table);
    return learning->place_count++;
}

/* Sides of the Force are chosen before the first hand (FO-1). */
static void begin(SabaccState *state, const SabaccSetup *setup, const HandEstimator *estimator, Luck *luck) {
    sabacc_start(state, setup, NULL);
    while (state->table.hand == 0 && !state->table.over) {
        SabaccAction action;
        playout_choose(state, estimator, POLICY_STUDY, luck, &action);
        SabaccError error = sabacc_apply(state, &action, NULL);
        assert(error == SABACC_OK);
    }
}

static bool run_hand(Study *learning, const Study *study, const SabaccSetup *setup, uint64_t seed,
                     StudyHand *hand) {
    SabaccState state;
    SabaccEvents events;
    Luck luck = luck_of(seed);
    SabaccSetup own = *setup;
    own.dealer = (int)(seed % (uint64_t)setup->seats);
    begin(&state, &own, &study->estimator, &luck);
    memset(hand, 0, sizeof *hand);
    hand->seats = setup->seats;
    Horizon horizon = horizon_of(&state.table);
    int64_t pot = 0;
    while (horizon_goes_on(&state.table, horizon)) {
        SabaccAction action;
        playout_choose(&state, &study->estimator, POLICY_STUDY, &luck, &action);
        if (is_answer(&action)) note_bet(&state.table, place_known(learning, study, &state.table), hand);
        if (state.table.hand_pot > pot) pot = state.table.hand_pot;
        SabaccError error = sabacc_apply(&state, &action, &events);
        assert(error == SABACC_OK);
        note_end(&events, hand);
    }
    settle(&state.table, pot, hand);
    return hand->steps > 0 && seats_several(state.table.shown);
}

bool study_rehearse(const Study *study, const SabaccSetup *setup, uint64_t seed, StudyHand *hand) {
    if (!run_hand(NULL, study, setup, seed, hand)) return false;
    for (int step = 0; step < hand->steps; step++)
        for (int seat = 0; seat < hand->seats; seat++)
            hand->step[step].strength[seat] =
                (uint8_t)study_strength(study, hand->step[step].place, hand->step[step].key[seat]);
    return true;
}

/* ---- learning ---- */

typedef struct Sample {
    uint64_t key;
    uint16_t share;
} Sample;

enum { SAMPLES = 2048 };

typedef struct Samples {
    int count[STUDY_PLACES];
    Sample list[STUDY_PLACES][SAMPLES];
    int64_t steps, on_turn, hands, shown, bombed, takes;
} Samples;

static uint16_t share_beaten(const StudyHand *hand, int seat) {
    int halves = 0;
    for (int other = 0; other < hand->seats; other++) {
        if (other == seat || hand->key[seat] == 0) continue;
        halves += 2 * (hand->key[seat] > hand->key[other]) + (hand->key[seat] == hand->key[other]);
    }
    return (uint16_t)(halves * CHANCE_ONE / (2 * (hand->seats - 1)));
}

static void add_sample(Samples *samples, int place, uint64_t key, uint16_t share) {
    if (samples->count[place] == SAMPLES) return;
    samples->list[place][samples->count[place]++] = (Sample){key, share};
}

static void add_hand(Samples *samples, const StudyHand *hand) {
    samples->hands++;
    samples->steps += hand->steps;
    for (int seat = 0; seat < hand->seats; seat++) {
        uint16_t share = share_beaten(hand, seat);
        samples->shown++;
        samples->bombed += hand->key[seat] == 0;
        samples->takes += seat_in(hand->takes, seat);
        for (int step = 0; step < hand->steps; step++)
            add_sample(samples, hand->step[step].place, hand->step[step].key[seat], share);
    }
    for (int step = 0; step < hand->steps; step++) samples->on_turn += hand->step[step].on_turn;
}

static void sort(Sample *list, int count) {
    int gap = 1;
    while (gap < count / 3) gap = 3 * gap + 1;
    for (; gap > 0; gap /= 3)
        for (int i = gap; i < count; i++) {
            Sample sample = list[i];
            int at = i;
            for (; at >= gap && list[at - gap].key > sample.key; at -= gap) list[at] = list[at - gap];
            list[at] = sample;
        }
}

/* Bins of about equal size; equal worths are in one. */
static void make_bins(StudyPlace *place, const Sample *list, int count, int size[STUDY_BINS]) {
    int64_t sum[STUDY_BINS] = {0};
    int bin = 0;
    memset(size, 0, STUDY_BINS * sizeof size[0]);
    for (int i = 0; i < count; i++) {
        bool is_full = size[bin] * STUDY_BINS >= count && list[i].key != list[i - 1].key;
        if (i > 0 && is_full && bin < STUDY_BINS - 1) bin++;
        size[bin]++;
        sum[bin] += list[i].share;
        place->upto[bin] = list[i].key;
    }
    place->bins = bin + 1;
    for (bin = 0; bin < place->bins; bin++) place->share[bin] = (uint16_t)(sum[bin] / size[bin]);
}

/* Neighbours are alike: evens out the luck of few rehearsals. */
static void smooth(StudyPlace *place, const int size[STUDY_BINS]) {
    uint16_t share[STUDY_BINS];
    memcpy(share, place->share, sizeof share);
    for (int bin = 1; bin < place->bins - 1; bin++) {
        int64_t weight = 2 * (int64_t)size[bin] + size[bin - 1] + size[bin + 1];
        int64_t sum = 2 * (int64_t)size[bin] * share[bin] + (int64_t)size[bin - 1] * share[bin - 1] +
                      (int64_t)size[bin + 1] * share[bin + 1];
        place->share[bin] = (uint16_t)(sum / weight);
    }
}

/* Where a bin stands among all hands by its share of wins, the middle of its own hands counting. */
static void set_strengths(StudyPlace *place, const int size[STUDY_BINS], int count) {
    for (int bin = 0; bin < place->bins; bin++) {
        int64_t below = size[bin];
        for (int other = 0; other < place->bins; other++) {
            bool is_worse = place->share[other] < place->share[bin] ||
                            (place->share[other] == place->share[bin] && other < bin);
            if (is_worse) below += 2 * (int64_t)size[other];
        }
        int strength = (int)(below * STUDY_STRENGTHS / (2 * (int64_t)count));
        place->strength[bin] = (uint8_t)(strength < STUDY_STRENGTHS ? strength : STUDY_STRENGTHS - 1);
    }
}

static int32_t root(int64_t square) {
    int64_t low = 0;
    for (int64_t bit = INT64_C(1) << 24; bit > 0; bit >>= 1)
        if ((low + bit) * (low + bit) <= square) low += bit;
    return (int32_t)low;
}

static int32_t spread_of(const StudyPlace *place, const int size[STUDY_BINS], int count) {
    int64_t mean = 0, square = 0;
    for (int bin = 0; bin < place->bins; bin++) mean += (int64_t)size[bin] * place->share[bin];
    mean /= count;
    for (int bin = 0; bin < place->bins; bin++)
        square += size[bin] * (place->share[bin] - mean) * (place->share[bin] - mean);
    return root(square / count);
}

static void learn_places(Study *study, Samples *samples) {
    for (int at = 0; at < study->place_count; at++) {
        StudyPlace *place = &study->place[at];
        int size[STUDY_BINS], count = samples->count[at];
        if (count == 0) continue;
        sort(samples->list[at], count);
        make_bins(place, samples->list[at], count, size);
        smooth(place, size);
        set_strengths(place, size, count);
        study->shape.spread[at] = spread_of(place, size, count);
    }
    for (int at = study->place_count; at < STUDY_PLACES; at++)
        study->shape.spread[at] = at > 0 ? study->shape.spread[at - 1] : 0;
}

static int32_t part(int64_t count, int64_t of) { return of > 0 ? (int32_t)(count * CHANCE_ONE / of) : 0; }

void study_learn(Study *study, const SabaccSetup *setup) {
    Samples samples = {.hands = 0};
    SabaccState state;
    SabaccView view;
    memset(study, 0, sizeof *study);
    study->hash = study_hash(setup);
    Luck luck = luck_of(study->hash);
    begin(&state, setup, &study->estimator, &luck);
    sabacc_view(&state, 0, &view);
    Lesson lesson = {.view = &view, .rehearsals = 128, .mood = POLICY_STUDY, .seed = study->hash};
    playout_learn_from_start(&study->estimator, &lesson);
    for (uint64_t i = 0; i < STUDY_HANDS; i++) {
        StudyHand hand;
        if (run_hand(study, study, setup, study->hash / 2 + i, &hand)) add_hand(&samples, &hand);
    }
    learn_places(study, &samples);
    study->shape.places = part(samples.steps, samples.hands);
    study->shape.on_turn = part(samples.on_turn, samples.steps);
    study->shape.bombed = part(samples.bombed, samples.shown);
    study->shape.sabacc = part(samples.takes, samples.shown);
    study->shape.fold = part(sabacc_option(&state.table, SABACC_OPTION_FOLD_PENALTY).n,
                             sabacc_option(&state.table, SABACC_OPTION_ANTE).n);
}

const Study *study_of(AiMemory *memory, const SabaccTable *table) {
    enum { KEPT = sizeof memory->kept / sizeof memory->kept[0] };
    SabaccSetup setup;
    study_setup(table, &setup);
    uint64_t hash = study_hash(&setup);
    for (int i = 0; i < KEPT; i++)
        if (memory->kept[i].hash == hash) return &memory->kept[i];
    Study *study = &memory->kept[memory->oldest];
    memory->oldest = (memory->oldest + 1) % KEPT;
    study_learn(study, &setup);
    study->estimator.study = study;
    if (study->place_count > 0) study->bets = betting_table(study, &study->bets_places);
    if (study->bets != NULL) belief_learn(study, &setup);
    return study;
}

size_t ai_memory_size(void) { return sizeof(AiMemory); }

/* ---- looking up ---- */

static int bin_of(const StudyPlace *place, uint64_t key) {
    int low = 0, high = place->bins - 1;
    while (low < high) {
        int middle = (low + high) / 2;
        if (place->upto[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int study_strength(const Study *study, int place, uint64_t key) {
    return study->place[place].strength[bin_of(&study->place[place], key)];
}

int study_share(const Study *study, int place, uint64_t key) {
    return study->place[place].share[bin_of(&study->place[place], key)];
}
