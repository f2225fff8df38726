/* exam-misjudged GAME ONE OTHER [DEALS]: what it costs to misjudge one's hand in bets, two at the table, by
 * duplicate deals. ONE and OTHER are BLUR or BLUR/CLEAR (src/ai/temperament.h): the two play their cards by
 * the policy of play-outs, alike, and bet by the trained tables. Prints what ONE is ahead of OTHER, in
 * credits a hand with its 95 % interval. */
#include "ai/bettor.h"
#include "ai/luck.h"
#include "ai/playout.h"
#include "ai/policy.h"
#include "ai/score.h"
#include "ai/study.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { PLAYERS = 2, BETS_STREAM = 900 };

typedef struct Exam {
    SabaccSetup setup;
    AiMemory *memory;
    Temperament player[PLAYERS];
} Exam;

static bool read_player(const char *words, Temperament *player) {
    *player = temperament_of(NULL);
    return sscanf(words, "%d/%d", &player->blur, &player->clear) >= 1 && player->blur >= 0 &&
           player->clear >= 0;
}

static bool is_bet(const SabaccOffers *offers) {
    return choices_are_bet(offers) && choices_offer(offers, SABACC_VERB_STAKE) == NULL;
}

static void choose(const Exam *exam, const SabaccState *state, int rotation, Luck *luck, Rng bets[PLAYERS],
                   SabaccAction *action) {
    const SabaccTable *table = &state->table;
    const Study *study = study_of(exam->memory, table);
    HandEstimator estimator = study->estimator;
    SabaccOffers offers = {.count = 0};
    int seat = sabacc_need(state);
    estimator.study = study;
    if (seat >= 0) sabacc_legal(state, seat, &offers);
    if (seat < 0 || !is_bet(&offers)) {
        playout_choose(state, &estimator, POLICY_STUDY, luck, action);
        return;
    }
    const Temperament *player = &exam->player[(seat + rotation) % PLAYERS];
    if (policy_before_bet(table, seat, &offers, &study->estimator, action)) return;
    if (bettor_choose(table, seat, &offers, study, player, &bets[seat], action)) return;
    policy_bet(table, seat, &offers, &study->estimator, &bets[seat], action);
}

/* What the first player has more than the other as the hand ends. */
static double play(const Exam *exam, int deal, int rotation) {
    uint64_t seed = (uint64_t)deal * 977 + 5;
    SabaccSetup setup = exam->setup;
    SabaccState state;
    Luck luck = luck_of(seed);
    Rng bets[PLAYERS] = {rng_of(seed, BETS_STREAM), rng_of(seed, BETS_STREAM + 1)};
    Horizon horizon = {.hand = 0};
    setup.dealer = deal % PLAYERS;
    sabacc_start(&state, &setup, NULL);
    while (horizon.hand == 0 || horizon_goes_on(&state.table, horizon)) {
        SabaccAction action;
        if (horizon.hand == 0 && sabacc_need(&state) >= 0) horizon = horizon_of(&state.table);
        choose(exam, &state, rotation, &luck, bets, &action);
        SabaccError error = sabacc_apply(&state, &action, NULL);
        assert(error == SABACC_OK);
    }
    return (double)(score_of(&state.table, rotation) - score_of(&state.table, 1 - rotation));
}

int main(int argc, char **argv) {
    Exam exam;
    const SabaccGame *game = argc > 3 ? sabacc_game_find(argv[1]) : NULL;
    int deals = argc > 4 ? atoi(argv[4]) : 20000;
    if (game == NULL || !read_player(argv[2], &exam.player[0]) || !read_player(argv[3], &exam.player[1]) ||
        deals < 2) {
        fputs("usage: exam-misjudged GAME BLUR[/CLEAR] BLUR[/CLEAR] [DEALS]\n", stderr);
        return 2;
    }
    double sum = 0, squares = 0;
    sabacc_setup_init(&exam.setup, game, PLAYERS, 100);
    exam.memory = calloc(1, ai_memory_size());
    for (int deal = 0; deal < deals; deal++) {
        double ahead = (play(&exam, deal, 0) + play(&exam, deal, 1)) / 2;
        sum += ahead;
        squares += ahead * ahead;
    }
    double mean = sum / deals;
    printf("%s: %s is ahead of %s by %.2f +- %.2f credits a hand, %d deals\n", game->id, argv[2], argv[3],
           mean, 1.96 * sqrt((squares / deals - mean * mean) / deals), deals);
    free(exam.memory);
    return 0;
}
