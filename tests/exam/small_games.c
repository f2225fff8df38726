/* exam-small GAME FIRST SECOND GAMES [SEED [PRESET|key=value …]] — plays games of two players, who change
 * seats after each, and prints how many the first won, with the half width of the 95 % interval, and the
 * processor time of the first one's decisions. Players: a level's word, or stand-17, akari, improver. */
#define _POSIX_C_SOURCE 200809L

#include "small_games.h"

#include "lab/lab.h"
#include "match/match.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct Player {
    ExamBot *bot; /* NULL: a level */
    AiLevel level;
    const char *name; /* of its character, or NULL */
} Player;

enum { TIMES = 1 << 20 };

typedef struct Exam {
    SabaccSetup setup;
    Player player[2];
    int64_t seed, games, won, drawn, decisions;
    double seconds, *times;
} Exam;

static double processor_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* A level, with a character's name after a slash if it is to keep that one's side deck. */
static bool read_player(char *word, Player *player) {
    static const struct {
        const char *word;
        ExamBot *bot;
    } bots[] = {{"stand-17", exam_stand_17}, {"akari", exam_akari}, {"improver", exam_improver}};
    char *slash = strchr(word, '/');
    if (slash != NULL) *slash = '\0';
    *player = (Player){.name = slash != NULL ? slash + 1 : NULL};
    for (size_t i = 0; i < sizeof bots / sizeof *bots; i++)
        if (strcmp(word, bots[i].word) == 0) player->bot = bots[i].bot;
    return player->bot != NULL || ai_level_parse(word, &player->level);
}

static void note_time(Exam *exam, double seconds) {
    exam->seconds += seconds;
    exam->times[exam->decisions++ % TIMES] = seconds;
}

static void decide(Exam *exam, int who, const SabaccState *state, uint64_t seed, SabaccAction *action) {
    const Player *player = &exam->player[who];
    SabaccView view;
    SabaccOffers offers;
    sabacc_view(state, sabacc_need(state), &view);
    sabacc_view_legal(&view, &offers);
    AiQuestion question = {.view = &view,
                           .offers = &offers,
                           .level = player->level,
                           .name = player->name,
                           .effort = ai_effort(player->level),
                           .seed = seed};
    double start = processor_seconds();
    if (player->bot != NULL)
        player->bot(&view.table, &offers, action);
    else
        ai_decide(&question, action);
    if (who == 0) note_time(exam, processor_seconds() - start);
}

static void play_game(Exam *exam, int64_t number) {
    SabaccState state;
    int first_seat = (int)(number % 2);
    exam->setup.dealer = (int)(number / 2 % 2);
    sabacc_start(&state, &exam->setup, NULL);
    while (sabacc_need(&state) != SABACC_NOBODY) {
        SabaccAction action;
        Rng rng = match_rng(exam->seed * 1000003 + number, state.table.turn.serial, 1 + sabacc_need(&state));
        uint64_t seed = (uint64_t)rng_next(&rng) << 32 | rng_next(&rng);
        if (sabacc_need(&state) == SABACC_CROUPIER)
            sabacc_chance(&state, &rng, &action);
        else
            decide(exam, sabacc_need(&state) != first_seat, &state, seed, &action);
        SabaccError error = sabacc_apply(&state, &action, NULL);
        assert(error == SABACC_OK);
    }
    SeatMask champions = state.table.champions;
    if (seats_several(champions))
        exam->drawn++;
    else
        exam->won += seat_in(champions, first_seat);
}

static int compare_times(const void *one, const void *other) {
    double left = *(const double *)one, right = *(const double *)other;
    return (left > right) - (left < right);
}

static void report(Exam *exam) {
    int64_t count = exam->decisions < TIMES ? exam->decisions : TIMES;
    double games = (double)exam->games, share = ((double)exam->won + 0.5 * (double)exam->drawn) / games;
    qsort(exam->times, (size_t)count, sizeof *exam->times, compare_times);
    printf("%lld of %lld, %lld drawn: %.2f ± %.2f %%; %lld decisions, ms: mean %.3f p95 %.3f max %.3f\n",
           (long long)exam->won, (long long)exam->games, (long long)exam->drawn, 100 * share,
           196 * sqrt(share * (1 - share) / games), (long long)exam->decisions,
           1e3 * exam->seconds / (double)exam->decisions, 1e3 * exam->times[count * 95 / 100],
           1e3 * exam->times[count - 1]);
}

static bool set_option(SabaccSetup *setup, char *word) {
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    char *value = strchr(word, '=');
    if (value != NULL) *value++ = '\0';
    bool is_set =
        value != NULL ? sabacc_option_set(setup, word, value, &why) : sabacc_preset_apply(setup, word, &why);
    if (!is_set) fprintf(stderr, "exam-small: %s\n", bytes);
    return is_set;
}

static bool set_up(Exam *exam, int argc, char **argv) {
    const SabaccGame *game = argc > 4 ? sabacc_game_find(argv[1]) : NULL;
    if (game == NULL || !read_player(argv[2], &exam->player[0]) || !read_player(argv[3], &exam->player[1]))
        return false;
    exam->games = atoll(argv[4]);
    exam->seed = argc > 5 ? atoll(argv[5]) : 1;
    sabacc_setup_init(&exam->setup, game, 2, 100);
    for (int i = 6; i < argc; i++)
        if (!set_option(&exam->setup, argv[i])) return false;
    sabacc_setup_suit_credits(&exam->setup);
    return exam->games > 0;
}

int main(int argc, char **argv) {
    Exam exam = {.times = malloc(TIMES * sizeof *exam.times)};
    if (exam.times == NULL || !set_up(&exam, argc, argv)) {
        fprintf(stderr, "exam-small GAME FIRST SECOND GAMES [SEED [PRESET|key=value …]]\n");
        return 2;
    }
    for (int64_t i = 0; i < exam.games; i++) play_game(&exam, i);
    report(&exam);
    free(exam.times);
    return 0;
}
