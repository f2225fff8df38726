/* How long the adviser takes for its first answer (session/counsel.h asks it so): bench_advice [POSITIONS
 * [SEATS]], 20 positions and 4 seats a game unless told. The positions are the third decisions of seats in
 * hands that novices play. Prints for each game the median and the worst in milliseconds: of the processor,
 * of the thread that reckons, and by the clock. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "ai/adviser.h"

enum { MOST = 200, THIRD = 3 };

static double now_ms(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec * 1000 + (double)now.tv_nsec / 1e6;
}

typedef struct Bench {
    int positions;
    Adviser *adviser;
    AiMemory *memory, *novices;
    double own[MOST], wall[MOST];
    int count;
} Bench;

static AiQuestion question_of(const SabaccView *view, const SabaccOffers *offers, AiLevel level,
                              uint64_t seed, AiMemory *memory) {
    return (AiQuestion){.view = view,
                        .offers = offers,
                        .level = level,
                        .effort = ai_effort(level),
                        .seed = seed,
                        .memory = memory};
}

static void advise(Bench *bench, const AiQuestion *question) {
    enum { WHOLE = 100 };
    AdviserReport report;
    double own = now_ms(CLOCK_THREAD_CPUTIME_ID), wall = now_ms(CLOCK_MONOTONIC);
    adviser_begin(bench->adviser, question, NULL);
    adviser_play_first(bench->adviser, WHOLE);
    adviser_report(bench->adviser, &report);
    bench->own[bench->count] = now_ms(CLOCK_THREAD_CPUTIME_ID) - own;
    bench->wall[bench->count++] = now_ms(CLOCK_MONOTONIC) - wall;
}

/* Novices play; the third decision of each seat in a hand is what the adviser is asked about. */
static void play(Bench *bench, const SabaccSetup *setup, uint64_t seed) {
    SabaccState state;
    Rng rng = rng_of(seed, 1);
    int32_t hand = 0;
    int decisions[SABACC_MAX_SEATS] = {0};
    sabacc_start(&state, setup, NULL);
    for (uint64_t i = 0; i < 400 && sabacc_need(&state) != SABACC_NOBODY && bench->count < bench->positions;
         i++) {
        SabaccAction action;
        int seat = sabacc_need(&state);
        if (state.table.hand != hand)
            for (int other = 0; other < SABACC_MAX_SEATS; other++) decisions[other] = 0;
        hand = state.table.hand;
        if (seat == SABACC_CROUPIER) {
            sabacc_chance(&state, &rng, &action);
        } else {
            SabaccView view;
            SabaccOffers offers;
            sabacc_view(&state, seat, &view);
            sabacc_view_legal(&view, &offers);
            AiQuestion question = question_of(&view, &offers, AI_MASTER, seed + i, bench->memory);
            if (++decisions[seat] == THIRD) advise(bench, &question);
            question = question_of(&view, &offers, AI_NOVICE, seed + i, bench->novices);
            ai_decide(&question, &action);
        }
        SabaccError error = sabacc_apply(&state, &action, NULL);
        assert(error == SABACC_OK);
    }
}

static int compare(const void *left, const void *right) {
    double one = *(const double *)left, other = *(const double *)right;
    return (one > other) - (one < other);
}

static double median(double *times, int count) {
    qsort(times, (size_t)count, sizeof *times, compare);
    return times[count / 2];
}

static void measure(Bench *bench, const SabaccGame *game, int seats) {
    SabaccSetup setup;
    if (seats < game->min_seats) seats = game->min_seats;
    if (seats > game->max_seats) seats = game->max_seats;
    sabacc_setup_init(&setup, game, seats, 100);
    bench->count = 0;
    for (uint64_t seed = 1; bench->count < bench->positions && seed < 1000; seed++) play(bench, &setup, seed);
    assert(bench->count > 0);
    double own = median(bench->own, bench->count), wall = median(bench->wall, bench->count);
    printf("| %s | %d | %d | %.0f | %.0f | %.0f | %.0f |\n", game->id, seats, bench->count, own,
           bench->own[bench->count - 1], wall, bench->wall[bench->count - 1]);
    fflush(stdout);
}

int main(int argc, char **argv) {
    Bench bench = {.positions = argc > 1 ? atoi(argv[1]) : 20};
    int seats = argc > 2 ? atoi(argv[2]) : 4;
    if (bench.positions < 1 || bench.positions > MOST) {
        fputs("usage: bench_advice [POSITIONS [SEATS]]\n", stderr);
        return 2;
    }
    bench.adviser = calloc(1, adviser_size());
    bench.memory = calloc(1, ai_memory_size());
    bench.novices = calloc(1, ai_memory_size());
    puts("| game | seats | positions | median, own ms | worst | median by the clock | worst |");
    puts("|---|---|---|---|---|---|---|");
    for (int game = 0; game < sabacc_game_count(); game++) measure(&bench, sabacc_game_at(game), seats);
    free(bench.adviser);
    free(bench.memory);
    free(bench.novices);
    return 0;
}
