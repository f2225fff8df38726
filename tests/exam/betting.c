/* exam-betting: how opponents bet against bots of few rules and against a local best response. All play
 * their cards alike, so that only bets differ; every deal is played once from every seat, with the same
 * cards.
 *
 *     exam-betting [LEVEL] [GAME [DEALS [SEATS [HAND]]]]
 *
 * With a level (ai:master) its whole mind is examined, and the bots leave their cards to it. Without one the
 * trained tables alone bet, and cards are played as in rehearsals, which takes far less time. Unless
 * told: the four games with free bets, 10000 deals, with 2 seats and with 4, as the first hand of a game.
 * With HAND they bet as in that one (ai/bettor.h), all the same with fresh stacks. */
#include "bots.h"
#include "lbr.h"
#include "tells.h"

#include "ai/playout.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LOGGED = 400000, POTS = 1 << 17, DEAL_SEEDS = 7919, LOG_SEEDS = 104729, BETS_STREAM = 77 };
enum { LOGGED_OF_MINDS = 40000 }; /* their decisions take milliseconds */

/* Who bets at a seat: the tables, a bot, or the local best response. */
typedef struct Player {
    const Bot *bot; /* NULL: the tables */
    Lbr *lbr;       /* it, and not the bot */
} Player;

typedef struct Exam {
    AiLevel level; /* whose mind; AI_RANDOM: none, the tables bet */
    SabaccSetup setup;
    int hand; /* of the game */
    AiMemory memory;
    const Study *study;
    Temperament usual;
    Lbr *watcher;  /* sees what the tables do, open hands and all; NULL: nobody */
    Lbr *opponent; /* sees what the tables do, as a seat does */
    Tells tells;
    int64_t hands, all_ins;
    int pots;
    int32_t pot[POTS];
} Exam;

/* ---- a hand ---- */

static SabaccAction ask_bot(const Exam *exam, const Player *player, const SabaccTable *table, int seat,
                            const SabaccOffers *offers, Rng *rng) {
    BettingSight sight;
    SabaccWorth worth;
    bettor_sight(table, seat, exam->study, &sight);
    bool is_known = sabacc_seat_worth(table, seat, &worth);
    int share = is_known ? study_share(exam->study, sight.place, worth.key) : CHANCE_ONE / 2;
    int64_t adds =
        player->lbr != NULL ? lbr_bets(player->lbr, &sight) : player->bot->bets(&sight, share, rng);
    return exam_bet(table, seat, offers, adds);
}

static bool is_answer(const SabaccAction *action) {
    static const SabaccVerb answers[] = {SABACC_VERB_CHECK, SABACC_VERB_BET, SABACC_VERB_MATCH,
                                         SABACC_VERB_RAISE, SABACC_VERB_FOLD};
    for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++)
        if (action->verb == answers[i]) return true;
    return false;
}

static int64_t added(const SabaccTable *table, const SabaccAction *action) {
    if (action->verb == SABACC_VERB_FOLD) return -1;
    bool raises = action->verb == SABACC_VERB_BET || action->verb == SABACC_VERB_RAISE;
    return raises ? action->amount - table->turn.level : 0;
}

static SabaccAction ask_mind(Exam *exam, const SabaccState *state, int seat, Rng *rng) {
    SabaccView view;
    SabaccOffers offers;
    SabaccAction action;
    sabacc_view(state, seat, &view);
    sabacc_view_legal(&view, &offers);
    uint64_t seed = (uint64_t)rng_next(rng) << 32;
    ai_decide(&(AiQuestion){.view = &view,
                            .offers = &offers,
                            .level = exam->level,
                            .effort = ai_effort(exam->level),
                            .memory = &exam->memory,
                            .seed = seed | rng_next(rng)},
              &action);
    return action;
}

static SabaccAction bet_of(Exam *exam, const SabaccState *state, int seat, const SabaccOffers *offers,
                           Rng *rng) {
    SabaccAction action;
    if (exam->level != AI_RANDOM) return ask_mind(exam, state, seat, rng);
    if (!bettor_choose(&state->table, seat, offers, exam->study, &exam->usual, rng, &action))
        policy_bet(&state->table, seat, offers, &exam->study->estimator, rng, &action);
    return action;
}

/* The examined one's bet, watched. A mind may do something else first, such as calling. */
static SabaccAction ask_examined(Exam *exam, const SabaccState *state, int seat, const SabaccOffers *offers,
                                 Rng *rng) {
    const SabaccTable *table = &state->table;
    SabaccAction action = bet_of(exam, state, seat, offers, rng);
    BettingSight sight;
    if (!is_answer(&action)) return action;
    bettor_sight(table, seat, exam->study, &sight);
    tells_count(&exam->tells, &sight, table->round, added(table, &action));
    if (exam->watcher != NULL) lbr_log(exam->watcher, &sight, added(table, &action));
    if (exam->opponent != NULL) lbr_sees(exam->opponent, &sight, added(table, &action));
    return action;
}

static SabaccAction ask(Exam *exam, const Player players[], const SabaccState *state, Luck *luck, Rng *rng) {
    int seat = sabacc_need(state);
    SabaccAction action;
    SabaccOffers offers = {.count = 0};
    const HandEstimator *estimator = &exam->study->estimator;
    if (seat >= 0) sabacc_legal(state, seat, &offers);
    if (seat < 0 || !exam_is_bet(&offers)) {
        if (seat >= 0 && exam->level != AI_RANDOM) return ask_mind(exam, state, seat, rng);
        playout_choose(state, estimator, POLICY_STUDY, luck, &action);
        return action;
    }
    const Player *player = &players[seat];
    bool is_bot = player->bot != NULL || player->lbr != NULL;
    if (!is_bot && exam->level != AI_RANDOM) return ask_examined(exam, state, seat, &offers, rng);
    if (policy_before_bet(&state->table, seat, &offers, estimator, &action)) return action;
    return is_bot ? ask_bot(exam, player, &state->table, seat, &offers, rng)
                  : ask_examined(exam, state, seat, &offers, rng);
}

/* What the seats have won, the sabacc pot being everybody's; and a note of the pot. */
static void run(Exam *exam, const Player players[], int64_t deal, uint64_t seeds, double result[]) {
    SabaccState state;
    uint64_t seed = (uint64_t)deal * seeds + 13;
    Luck luck = luck_of(seed);
    Rng rng = rng_of(seed, BETS_STREAM);
    const SabaccTable *table = &state.table;
    int64_t pot = 0;
    bool is_all_in = false;
    exam->setup.dealer = (int)(deal % exam->setup.seats);
    sabacc_start(&state, &exam->setup, NULL);
    state.table.hand += exam->hand - 1;
    while (!table->over && table->hand <= exam->hand) {
        SabaccAction action = ask(exam, players, &state, &luck, &rng);
        SabaccError error = sabacc_apply(&state, &action, NULL);
        assert(error == SABACC_OK);
        if (table->hand == exam->hand && table->hand_pot > pot) pot = table->hand_pot;
        if (table->hand == exam->hand) is_all_in |= sabacc_all_in(table) != 0;
    }
    int64_t sum = 0; /* antes of the next hand may be paid already: all seats the same */
    for (int seat = 0; seat < table->seats; seat++) sum += table->seat[seat].credits;
    for (int seat = 0; seat < table->seats; seat++)
        result[seat] = (double)table->seat[seat].credits - (double)sum / table->seats;
    exam->hands++;
    exam->all_ins += is_all_in;
    if (exam->pots < POTS) exam->pot[exam->pots++] = (int32_t)pot;
}

/* ---- many deals ---- */

static const char *examined(const Exam *exam) {
    return exam->level != AI_RANDOM ? ai_level_word(exam->level) : "the tables";
}

/* What the seat that differs wins a hand, from every seat in turn. */
static void examine(Exam *exam, const char *words, const Player *one, const Player *others, int64_t deals) {
    double sum = 0, squares = 0;
    for (int64_t deal = 0; deal < deals; deal++) {
        double mean = 0;
        for (int seat = 0; seat < exam->setup.seats; seat++) {
            Player players[SABACC_MAX_SEATS];
            double result[SABACC_MAX_SEATS];
            for (int other = 0; other < exam->setup.seats; other++) players[other] = *others;
            players[seat] = *one;
            if (one->lbr != NULL) lbr_new_hand(one->lbr);
            run(exam, players, deal, DEAL_SEEDS, result);
            mean += result[seat] / exam->setup.seats;
        }
        sum += mean;
        squares += mean * mean;
    }
    double mean = sum / (double)deals;
    double ci95 = 1.96 * sqrt((squares / (double)deals - mean * mean) / (double)deals);
    printf("  %-40s %+7.2f ± %.2f\n", words, mean, ci95);
}

static int compare(const void *one, const void *other) {
    return *(const int32_t *)one - *(const int32_t *)other;
}

/* By eighths of the strength, from the worst. */
static void print_share(const char *words, const TellsDone done, TellsWay way) {
    enum { EIGHTH = STUDY_STRENGTHS / 8 };
    printf("    %-28s", words);
    for (int low = 0; low < STUDY_STRENGTHS; low += EIGHTH)
        printf(" %3.0f", 100 * tells_share(done, way, low, low + EIGHTH - 1));
    printf("\n");
}

/* Where they come from, and how often bets would have to be drawn regardless of the hand to tell less. */
static void print_tells(const Exam *exam, const TellsDone both) {
    enum { STEPS = 3, STEP = 5 /* percent */ };
    const Tells *tells = &exam->tells;
    printf("  of these, where nothing is owed %.2f, where something is %.2f; shares in percent:\n",
           tells_bits(tells->done[TELLS_FREE], 0), tells_bits(tells->done[TELLS_OWED], 0));
    print_share("bets where nothing is owed", tells->done[TELLS_FREE], TELLS_RAISED);
    print_share("folds where something is", tells->done[TELLS_OWED], TELLS_FOLDED);
    print_share("raises there", tells->done[TELLS_OWED], TELLS_RAISED);
    for (int percent = STEP; percent <= STEPS * STEP; percent += STEP)
        printf("  with %d %% of them drawn regardless of the hand %.2f bits\n", percent,
               tells_bits(both, percent / 100.0));
}

static void examine_pots(Exam *exam, int64_t deals) {
    Player tables[SABACC_MAX_SEATS] = {{.bot = NULL}};
    double result[SABACC_MAX_SEATS];
    exam->pots = 0;
    exam->hands = exam->all_ins = 0;
    exam->tells = (Tells){.done = {{{0}}}};
    for (int64_t deal = 0; deal < deals; deal++) run(exam, tables, deal, DEAL_SEEDS, result);
    qsort(exam->pot, (size_t)exam->pots, sizeof exam->pot[0], compare);
    printf("  among themselves: %.1f %% of hands with an all-in, median pot %d, nine of ten below %d\n",
           100.0 * (double)exam->all_ins / (double)exam->hands, exam->pot[exam->pots / 2],
           exam->pot[exam->pots * 9 / 10]);
    TellsDone both;
    tells_of_both(&exam->tells, both);
    printf("  folds to a bet of about the pot: %.0f %% of the worst eighth, %.1f %% of the best; round %d "
           "tells %.2f bits\n",
           100 * tells_folds(&exam->tells, 0, 1), 100 * tells_folds(&exam->tells, 14, 15), TELLS_ROUND,
           tells_bits(both, 0));
    print_tells(exam, both);
}

static void examine_best_response(Exam *exam, int64_t deals) {
    static Lbr lbr;
    Player tables[SABACC_MAX_SEATS] = {{.bot = NULL}};
    double result[SABACC_MAX_SEATS];
    lbr_begin(&lbr, exam->study, &exam->setup);
    exam->watcher = &lbr;
    int64_t logged = exam->level != AI_RANDOM ? LOGGED_OF_MINDS : LOGGED;
    for (int64_t deal = 0; lbr.logged < logged; deal++) run(exam, tables, deal, LOG_SEEDS, result);
    exam->watcher = NULL;
    exam->opponent = &lbr;
    char words[64];
    snprintf(words, sizeof words, "a local best response, against %s", examined(exam));
    examine(exam, words, &(Player){.lbr = &lbr}, &(Player){.bot = NULL}, deals);
    exam->opponent = NULL;
}

static void examine_game(Exam *exam, const SabaccGame *game, int seats, int64_t deals) {
    SabaccState state;
    sabacc_setup_init(&exam->setup, game, seats, 100);
    exam->setup.dealer = 0;
    sabacc_start(&state, &exam->setup, NULL);
    exam->study = study_of(&exam->memory, &state.table);
    printf("%s, %d seats, %lld deals\n", game->id, seats, (long long)deals);
    examine_pots(exam, deals);
    for (int i = 0; i < exam_bot_count(); i++) {
        char words[64];
        snprintf(words, sizeof words, "%s, against %s", examined(exam), exam_bots[i].name);
        examine(exam, words, &(Player){.bot = NULL}, &(Player){.bot = &exam_bots[i]}, deals);
    }
    if (seats == 2) examine_best_response(exam, deals);
    fflush(stdout);
}

int main(int argc, char **argv) {
    static const char *const games[] = {"corellian-spike", "bespin-yarith", "standard", "classic"};
    static Exam exam;
    if (argc > 1 && ai_level_parse(argv[1], &exam.level)) {
        argv++;
        argc--;
    }
    int64_t deals = argc > 2 ? strtoll(argv[2], NULL, 10) : 10000;
    int seats = argc > 3 ? atoi(argv[3]) : 0;
    exam.hand = argc > 4 ? atoi(argv[4]) : 1;
    exam.usual = temperament_of(NULL);
    for (int i = 0; i < 4; i++) {
        if (argc > 1 && strcmp(argv[1], games[i]) != 0) continue;
        const SabaccGame *game = sabacc_game_find(games[i]);
        if (seats != 0) examine_game(&exam, game, seats, deals);
        for (int count = 2; seats == 0 && count <= 4; count += 2) examine_game(&exam, game, count, deals);
    }
    return 0;
}
