/* exam-advised GAME DEALS [SEATS [LEVEL [apart]]]: hands played twice with the same cards and dice, once with
 * a seat that always does the adviser's first choice and once with ai:master there; all others are LEVEL
 * (ai:master unless told). Prints what the adviser brought more, in credits (or percent of the whole game) a
 * hand with its 95 % interval. Both choose by the same random numbers unless told to do so apart. */
#include "ai/adviser.h"
#include "ai/luck.h"
#include "ai/score.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Exam {
    const SabaccGame *game;
    SabaccSetup setup;
    AiLevel level;
    uint64_t apart; /* 0: the adviser has the master's random numbers */
    AiMemory *memory;
    Adviser *adviser;
    int64_t decisions, others; /* of the adviser; those that were not ai:master's */
} Exam;

static AiQuestion question_of(const Exam *exam, const SabaccView *view, const SabaccOffers *offers,
                              AiLevel level, uint64_t seed) {
    return (AiQuestion){.view = view,
                        .offers = offers,
                        .level = level,
                        .effort = ai_effort(level),
                        .seed = seed,
                        .memory = exam->memory};
}

static void be_advised(Exam *exam, const AiQuestion *question, SabaccAction *action) {
    enum { WHOLE = 100 };
    AdviserReport report;
    AiQuestion own = *question;
    own.seed += exam->apart;
    adviser_begin(exam->adviser, &own, NULL);
    adviser_play_first(exam->adviser, WHOLE);
    adviser_report(exam->adviser, &report);
    SabaccAction master;
    ai_decide(&own, &master);
    *action = report.list[0].action;
    exam->decisions++;
    exam->others += memcmp(&master, action, sizeof master) != 0;
}

static void choose(Exam *exam, const SabaccState *state, int advised, uint64_t seed, SabaccAction *action) {
    SabaccView view;
    SabaccOffers offers;
    int seat = sabacc_need(state);
    sabacc_view(state, seat, &view);
    sabacc_view_legal(&view, &offers);
    bool is_own = seat == (advised < 0 ? -1 - advised : advised);
    AiQuestion question = question_of(exam, &view, &offers, is_own ? AI_MASTER : exam->level, seed);
    if (seat == advised)
        be_advised(exam, &question, action);
    else
        ai_decide(&question, action);
}

/* `advised`: the seat that follows the adviser; -1 - seat: the same seat plays without. */
static double play(Exam *exam, int advised, uint64_t seed) {
    SabaccState state;
    Luck luck = luck_of(seed);
    int seat = advised < 0 ? -1 - advised : advised, count = 0;
    Horizon horizon = {.hand = 0};
    sabacc_start(&state, &exam->setup, NULL);
    while (horizon.hand == 0 || horizon_goes_on(&state.table, horizon)) {
        SabaccAction action;
        if (horizon.hand == 0 && sabacc_need(&state) >= 0) horizon = horizon_of(&state.table);
        if (sabacc_need(&state) == SABACC_CROUPIER)
            luck_chance(&state, &luck, &action);
        else
            choose(exam, &state, advised, seed * 1000 + (uint64_t)count++, &action);
        SabaccError error = sabacc_apply(&state, &action, NULL);
        assert(error == SABACC_OK);
    }
    if (exam->game->played_for.score != NULL)
        return 100.0 * (double)score_of(&state.table, seat) / SABACC_WHOLE_SCORE;
    return (double)score_of(&state.table, seat);
}

int main(int argc, char **argv) {
    Exam exam = {.level = AI_MASTER};
    if (argc < 3 || (exam.game = sabacc_game_find(argv[1])) == NULL ||
        (argc > 4 && !ai_level_parse(argv[4], &exam.level))) {
        fputs("usage: exam-advised GAME DEALS [SEATS [LEVEL [apart]]]\n", stderr);
        return 2;
    }
    if (argc > 5) exam.apart = UINT64_C(1) << 40;
    int deals = atoi(argv[2]), seats = argc > 3 ? atoi(argv[3]) : exam.game->min_seats;
    sabacc_setup_init(&exam.setup, exam.game, seats, 100);
    exam.memory = calloc(1, ai_memory_size());
    exam.adviser = calloc(1, adviser_size());
    double sum = 0, squares = 0;
    for (int deal = 0; deal < deals; deal++) {
        int seat = deal % seats;
        double more = play(&exam, seat, (uint64_t)deal + 1) - play(&exam, -1 - seat, (uint64_t)deal + 1);
        sum += more;
        squares += more * more;
    }
    double mean = sum / deals, spread = squares / deals - mean * mean;
    printf("%s, %d seats, %d deals against %s: %+.3f +- %.3f a hand; %.1f %% of %lld choices were others\n",
           exam.game->id, seats, deals, ai_level_word(exam.level), mean, 1.96 * sqrt(spread / deals),
           100.0 * (double)exam.others / (double)(exam.decisions > 0 ? exam.decisions : 1),
           (long long)exam.decisions);
    free(exam.memory);
    free(exam.adviser);
    return 0;
}
