/* exam-sittings: what it brings to remember how the others have answered bets. The master plays sittings of
 * many hands against one bot, or several alike, who leave their cards to a master too. Every hand has fresh
 * stacks, and is played from every seat with the same cards; once it knows the answers of the hands before,
 * and once nothing, as in a first hand.
 *
 *     exam-sittings [GAME [SITTINGS [HANDS [SEATS]]]]
 *
 * Unless told: the four games with free bets, 20 sittings of 24 hands, two seats. */
#include "bots.h"

#include "ai/luck.h"
#include "ai/study.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STREAM = 55 };

typedef struct Answers {
    uint8_t matched[SABACC_PRICES], gave_way[SABACC_PRICES];
} Answers;

typedef struct Exam {
    SabaccSetup setup;
    AiMemory memory;
    const Study *study;
    const Bot *bot;
    int hands;
    bool remembers;
} Exam;

/* ---- decisions ---- */

static void ask_master(Exam *exam, const SabaccView *view, const SabaccOffers *offers, uint64_t seed,
                       SabaccAction *action) {
    ai_decide(&(AiQuestion){.view = view,
                            .offers = offers,
                            .level = AI_MASTER,
                            .effort = ai_effort(AI_MASTER),
                            .memory = &exam->memory,
                            .seed = seed},
              action);
}

static void ask_bot(const Exam *exam, const SabaccView *view, const SabaccOffers *offers, Rng *rng,
                    SabaccAction *action) {
    const SabaccTable *table = &view->table;
    int seat = table->viewer;
    BettingSight sight;
    SabaccWorth worth;
    if (policy_before_bet(table, seat, offers, &exam->study->estimator, action)) return;
    bettor_sight(table, seat, exam->study, &sight);
    bool is_known = sabacc_seat_worth(table, seat, &worth);
    int share = is_known ? study_share(exam->study, sight.place, worth.key) : CHANCE_ONE / 2;
    *action = exam_bet(table, seat, offers, exam->bot->bets(&sight, share, rng));
}

static void decide(Exam *exam, const SabaccState *state, int seat, bool is_bot, Rng *rng,
                   SabaccAction *action) {
    SabaccView view;
    SabaccOffers offers;
    sabacc_view(state, seat, &view);
    sabacc_view_legal(&view, &offers);
    uint64_t seed = (uint64_t)rng_next(rng) << 32 | rng_next(rng);
    if (is_bot && exam_is_bet(&offers))
        ask_bot(exam, &view, &offers, rng, action);
    else
        ask_master(exam, &view, &offers, seed, action);
}

/* ---- sittings ---- */

static void step(Exam *exam, SabaccState *state, int master, FamilyLuck *luck, Rng *rng) {
    SabaccAction action;
    int seat = sabacc_need(state);
    if (seat == SABACC_CROUPIER)
        luck_family_chance(state, luck, &action);
    else if (!luck_timer_shifts(state, &luck->of[SABACC_NO_FAMILY], &action))
        decide(exam, state, seat, seat != master, rng, &action);
    SabaccError error = sabacc_apply(state, &action, NULL);
    assert(error == SABACC_OK);
}

static void let_remember(const Answers *answers, SabaccSeat *seat) {
    memcpy(seat->matched, answers->matched, sizeof seat->matched);
    memcpy(seat->gave_way, answers->gave_way, sizeof seat->gave_way);
}

static void keep(const SabaccSeat *seat, Answers *answers) {
    memcpy(answers->matched, seat->matched, sizeof seat->matched);
    memcpy(answers->gave_way, seat->gave_way, sizeof seat->gave_way);
}

/* What the master is ahead of the mean: antes of the next hand may be paid already, of all the same. */
static double play_hand(Exam *exam, uint64_t seed, int master, Answers answers[]) {
    SabaccState state;
    FamilyLuck luck = luck_of_families(seed);
    Rng rng = rng_of(seed, STREAM);
    const SabaccTable *table = &state.table;
    exam->setup.dealer = (int)(seed % (uint64_t)exam->setup.seats);
    sabacc_start(&state, &exam->setup, NULL);
    for (int seat = 0; exam->remembers && seat < table->seats; seat++)
        let_remember(&answers[seat], &state.table.seat[seat]);
    while (!table->over && table->hand <= 1) step(exam, &state, master, &luck, &rng);
    double sum = 0;
    for (int seat = 0; seat < table->seats; seat++) {
        keep(&table->seat[seat], &answers[seat]);
        sum += table->seat[seat].credits;
    }
    return table->seat[master].credits - sum / table->seats;
}

/* Credits a hand, in the mean of all seats. */
static double play_sitting(Exam *exam, int sitting, bool remembers) {
    double sum = 0;
    exam->remembers = remembers;
    for (int master = 0; master < exam->setup.seats; master++) {
        Answers answers[SABACC_MAX_SEATS] = {{{0}, {0}}};
        for (int hand = 0; hand < exam->hands; hand++)
            sum += play_hand(exam, (1000003 + (uint64_t)sitting) * 4099 + (uint64_t)hand, master, answers);
    }
    return sum / exam->setup.seats / exam->hands;
}

typedef struct Mean {
    double sum, squares;
    int count;
} Mean;

static void add(Mean *mean, double value) {
    mean->sum += value;
    mean->squares += value * value;
    mean->count++;
}

static void print(const char *words, const Mean *mean) {
    double value = mean->sum / mean->count;
    double ci95 = 1.96 * sqrt((mean->squares / mean->count - value * value) / mean->count);
    printf("  %s %+6.2f ± %.2f", words, value, ci95);
}

static void examine(Exam *exam, const char *game, int seats, int sittings) {
    SabaccState state;
    sabacc_setup_init(&exam->setup, sabacc_game_find(game), seats, 100);
    exam->setup.dealer = 0;
    sabacc_start(&state, &exam->setup, NULL);
    exam->study = study_of(&exam->memory, &state.table);
    printf("%s, %d seats, %d sittings of %d hands\n", game, seats, sittings, exam->hands);
    for (int i = 0; i < exam_bot_count(); i++) {
        Mean without = {0}, with = {0}, gain = {0};
        exam->bot = &exam_bots[i];
        for (int sitting = 0; sitting < sittings; sitting++) {
            double forgets = play_sitting(exam, sitting, false), knows = play_sitting(exam, sitting, true);
            add(&without, forgets);
            add(&with, knows);
            add(&gain, knows - forgets);
        }
        printf("  %-18s", exam->bot->name);
        print("without", &without);
        print("with", &with);
        print("more", &gain);
        printf("\n");
        fflush(stdout);
    }
}

int main(int argc, char **argv) {
    static const char *const games[] = {"corellian-spike", "bespin-yarith", "standard", "classic"};
    static Exam exam;
    int sittings = argc > 2 ? atoi(argv[2]) : 20, seats = argc > 4 ? atoi(argv[4]) : 2;
    exam.hands = argc > 3 ? atoi(argv[3]) : 24;
    for (int i = 0; i < 4; i++)
        if (argc < 2 || strcmp(argv[1], games[i]) == 0) examine(&exam, games[i], seats, sittings);
    return 0;
}
