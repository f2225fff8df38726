/* How long it takes to digest a game of many hands, and to list very many past games (session/past_games.h).
 * bench_history [HANDS [GAMES]]: 200 and 10000 unless told. Its records lie in a folder of its own below
 * /tmp, which it removes. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/files.h"
#include "session/past_games.h"

enum { SEATS = 4, CREDITS = 1000000 };

static double now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1000 + (double)now.tv_nsec / 1e6;
}

/* Since `before`, in ms of the processor. */
static double spent_since(clock_t before) { return (double)(clock() - before) * 1000 / CLOCKS_PER_SEC; }

static void path_of(char path[2 * PLAN_PATH], const char *data, const char *name) {
    snprintf(path, 2 * PLAN_PATH, "%s/games/%s", data, name);
}

/* Answers at random: a driver's question is all that it needs. */
static MatchAnswer answer(void *self, const MatchQuestion *question, SabaccAction *action) {
    (void)self;
    SabaccState state;
    Rng rng = match_rng(7, question->serial, 0);
    sabacc_sample(question->view, &rng, &state);
    sabacc_random_action(&state, &rng, action);
    if (action->verb == SABACC_VERB_FOLD || action->verb == SABACC_VERB_RAISE ||
        action->verb == SABACC_VERB_BET)
        match_default_action(&question->view->table, question->seat, question->offers, action);
    return MATCH_READY;
}

/* A game of so many hands, played at random. */
static void record_game(const char *path, int hands) {
    char words[MATCH_MESSAGE], value[32];
    Text why = text_over(words, sizeof words);
    MatchSetup setup;
    match_setup_init(&setup, sabacc_game_find("corellian-spike"), SEATS, CREDITS);
    snprintf(value, sizeof value, "hands %d", hands);
    bool is_set = sabacc_option_set(&setup.rules, "end", value, &why);
    assert(is_set);
    setup.has_seed = true;
    setup.seed = 1;
    Match *match = match_new(&setup, NULL, path, &why);
    assert(match);
    for (int seat = 0; seat < SEATS; seat++) match_set_driver(match, seat, &(MatchDriver){.ask = answer});
    while (match_step(match).outcome == MATCH_APPLIED) {}
    match_free(match);
}

static void copy_games(const char *data, const char *path, int count) {
    size_t size;
    char *bytes = file_read(path, 1 << 26, &size), name[64], copy[2 * PLAN_PATH];
    assert(bytes);
    for (int i = 0; i < count; i++) {
        snprintf(name, sizeof name, "20261103-201500-corellian-spike-%d.sabacc", i);
        path_of(copy, data, name);
        bool is_written = file_write(copy, bytes, size, FILE_QUICK);
        assert(is_written);
    }
    free(bytes);
}

static void remove_all(const char *data) {
    char folder[2 * PLAN_PATH], path[4 * PLAN_PATH];
    FileList names;
    path_of(folder, data, "");
    bool is_gone = file_list(&names, folder, 1 << 17);
    for (size_t i = 0; i < names.count; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names.names[i]);
        is_gone &= file_remove(path);
    }
    file_list_free(&names);
    snprintf(path, sizeof path, "%s/past-games.jsonl", data);
    is_gone &= file_remove(path) && file_remove(folder) && file_remove(data);
    if (!is_gone) printf("some of %s could not be removed\n", data);
}

static void measure_digest(const char *path, int hands) {
    clock_t clock_before = clock();
    double before = now_ms();
    GameDigest digest;
    game_digest_read(path, &digest);
    assert(!digest.fault);
    printf("a game of %d hands digested: %.1f ms (processor %.1f; %d hands, %llu bytes)\n", hands,
           now_ms() - before, spent_since(clock_before), (int)digest.hands,
           (unsigned long long)file_facts(path).size);
    game_digest_free(&digest);
}

static void measure_list(const char *data, const char *what) {
    PastGames games;
    clock_t clock_before = clock();
    double before = now_ms();
    past_games_read(&games, data);
    double read = now_ms(), spent = spent_since(clock_before);
    for (int i = 0; i < games.count; i++) {
        GameDigest digest;
        if (games.list[i].is_digested) continue;
        past_games_digest(data, games.list[i].file, &digest);
        past_games_set(&games, i, &digest);
    }
    double digested = now_ms();
    bool is_written = past_games_write(&games);
    assert(is_written);
    printf("%d past games, %s: listed %.0f ms (processor %.0f), digested %.0f ms, written %.0f ms\n",
           games.count, what, read - before, spent, digested - read, now_ms() - digested);
    past_games_free(&games);
}

int main(int argc, char **argv) {
    int hands = argc > 1 ? atoi(argv[1]) : 200, games = argc > 2 ? atoi(argv[2]) : 10000;
    char data[] = "/tmp/sabacc-bench-history-XXXXXX", path[2 * PLAN_PATH];
    if (!mkdtemp(data)) return 1;
    path_of(path, data, "");
    if (!file_make_folder(path)) return 1;
    path_of(path, data, "long.sabacc");
    record_game(path, hands);
    for (int i = 0; i < 3; i++) measure_digest(path, hands);
    path_of(path, data, "short.sabacc");
    record_game(path, 3);
    copy_games(data, path, games);
    measure_list(data, "for the first time");
    measure_list(data, "by the file");
    remove_all(data);
    return 0;
}
