/* exam-response: what the trained tables give away to whoever knows them. A best response is learnt against
 * them in the game that they were trained for, hands reduced to their bets (src/ai/pot.h), with two seats and
 * even stacks; it sees of a hand what the tables see. What it wins beyond what the tables win from each other
 * is theirs to lose.
 *
 *     exam-response [GAME [STACK [HANDS]]]
 *
 * STACK in antes (98); learnt from so many HANDS (400000), each from both seats. Unless told: the four games
 * with free bets. Unlike the local best response of exam-betting it plans its later bets, and bets as the
 * tables can. */
#include "ai/pot.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { SEATS = 2, POOL = 20000, JUDGED = 40000, ONE = 4096, PHASES = 10 };

typedef struct Response {
    const Study *study;
    int64_t stack; /* in POT_UNITs an ante */
    StudyHand *hands;
    int64_t (*regret)[BETTING_ACTS]; /* by situation; 0 or above */
    uint64_t (*done)[BETTING_ACTS];  /* how often it did what, later choices weighing more */
    Rng rng;
} Response;

/* ---- a hand ---- */

static int64_t spot_of(const BettingSight *sight) {
    return (int64_t)sight->place * betting_spots() + betting_spot(sight);
}

static void begin(Response *response, Pot *pot) {
    const StudyHand *hand = &response->hands[rng_below(&response->rng, POOL)];
    pot_begin(pot, hand, &response->study->shape, response->study->place_count, &response->rng);
    for (int seat = 0; seat < SEATS; seat++) pot->stack[seat] = pot->begun[seat] = response->stack;
    pot->sabacc = SEATS * POT_UNIT;
}

/* ---- learning ---- */

static int64_t walk(Response *response, const Pot *pot, int hero, uint32_t weight);

/* Its choice in proportion to its regrets, which every choice teaches (regret matching). */
static int64_t walk_own(Response *response, const Pot *pot, int hero, uint32_t weight) {
    BettingSight sight;
    pot_sight(pot, hero, &sight);
    unsigned acts = pot_acts(pot, hero, &sight);
    int64_t spot = spot_of(&sight);
    int64_t *regret = response->regret[spot], value[BETTING_ACTS] = {0}, share[BETTING_ACTS] = {0};
    int64_t sum = 0, mean = 0;
    for (int act = 0; act < BETTING_ACTS; act++)
        if (acts >> act & 1) sum += regret[act];
    for (int act = 0; act < BETTING_ACTS; act++) {
        if (!(acts >> act & 1)) continue;
        Pot next = *pot;
        share[act] = sum > 0 ? regret[act] * ONE / sum : ONE / __builtin_popcount(acts);
        pot_act(&next, hero, (BettingAct)act);
        value[act] = walk(response, &next, hero, weight);
        mean += value[act] * share[act] / ONE;
        response->done[spot][act] += (uint64_t)share[act] * weight;
    }
    for (int act = 0; act < BETTING_ACTS; act++) {
        if (!(acts >> act & 1)) continue;
        regret[act] += value[act] - mean;
        if (regret[act] < 0) regret[act] = 0;
    }
    return mean;
}

static int64_t walk(Response *response, const Pot *pot, int hero, uint32_t weight) {
    int seat = pot_seat(pot);
    if (seat < 0) return pot_result(pot, hero);
    if (seat == hero) return walk_own(response, pot, hero, weight);
    Pot next = *pot;
    pot_act(&next, seat, pot_draw(pot, seat, response->study, &response->rng));
    return walk(response, &next, hero, weight);
}

static void learn(Response *response, int64_t hands) {
    for (int64_t i = 0; i < hands; i++) {
        uint32_t phase = (uint32_t)(i * PHASES / hands);
        for (int hero = 0; hero < SEATS; hero++) {
            Pot pot;
            begin(response, &pot);
            walk(response, &pot, hero, 1 + phase * phase);
        }
    }
}

/* ---- judging ---- */

static BettingAct own_act(const Response *response, const Pot *pot, int seat) {
    BettingSight sight;
    pot_sight(pot, seat, &sight);
    unsigned acts = pot_acts(pot, seat, &sight);
    const uint64_t *done = response->done[spot_of(&sight)];
    BettingAct best = BETTING_CALL;
    for (int act = 0; act < BETTING_ACTS; act++)
        if ((acts >> act & 1) && done[act] > done[best]) best = (BettingAct)act;
    return best;
}

/* What the hero wins of this hand, in antes: as the response, or as another of the tables. */
static double play(Response *response, Pot pot, int hero, bool responds) {
    for (int seat; (seat = pot_seat(&pot)) >= 0;) {
        bool is_own = responds && seat == hero;
        BettingAct act =
            is_own ? own_act(response, &pot, seat) : pot_draw(&pot, seat, response->study, &response->rng);
        pot_act(&pot, seat, act);
    }
    return (double)pot_result(&pot, hero) / POT_UNIT;
}

/* By the same cards and seats. */
static void judge(Response *response) {
    double sum = 0, squares = 0;
    for (int i = 0; i < JUDGED; i++) {
        Pot pot;
        begin(response, &pot);
        double gain = 0;
        for (int hero = 0; hero < SEATS; hero++)
            gain += (play(response, pot, hero, true) - play(response, pot, hero, false)) / SEATS;
        sum += gain;
        squares += gain * gain;
    }
    double mean = sum / JUDGED;
    printf("  a best response gains %.2f ± %.2f antes a hand\n", mean,
           1.96 * sqrt((squares / JUDGED - mean * mean) / JUDGED));
}

static void examine(const SabaccGame *game, int64_t stack, int64_t hands) {
    enum { APART = 2654435761u }; /* seeds far from each other, and from those of the training */
    SabaccSetup setup;
    SabaccState state;
    sabacc_setup_init(&setup, game, SEATS, 100);
    setup.dealer = 0;
    sabacc_start(&state, &setup, NULL);
    AiMemory *memory = calloc(1, ai_memory_size());
    Response response = {
        .study = study_of(memory, &state.table), .stack = stack * POT_UNIT, .rng = rng_of(5, 1)};
    size_t spots = (size_t)(response.study->place_count * betting_spots());
    response.hands = calloc(POOL, sizeof *response.hands);
    response.regret = calloc(spots, sizeof *response.regret);
    response.done = calloc(spots, sizeof *response.done);
    uint64_t seed = 77;
    for (int count = 0; count < POOL; seed += APART)
        count += study_rehearse(response.study, &setup, seed, &response.hands[count]);
    printf("%s, stacks of %lld antes, learnt from %lld hands\n", game->id, (long long)stack,
           (long long)hands);
    learn(&response, hands);
    judge(&response);
    fflush(stdout);
    free(response.hands);
    free(response.regret);
    free(response.done);
    free(memory);
}

int main(int argc, char **argv) {
    static const char *const games[] = {"corellian-spike", "bespin-yarith", "standard", "classic"};
    int64_t stack = argc > 2 ? atoll(argv[2]) : 98, hands = argc > 3 ? atoll(argv[3]) : 400000;
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++)
        if (argc < 2) examine(sabacc_game_find(games[i]), stack, hands);
    const SabaccGame *game = argc > 1 ? sabacc_game_find(argv[1]) : NULL;
    if (argc > 1 && (game == NULL || stack < 1 || hands < 1)) {
        fprintf(stderr, "exam-response [GAME [STACK [HANDS]]]\n");
        return 2;
    }
    if (game != NULL) examine(game, stack, hands);
    return 0;
}
