/* Plays every game at random, exchanges cards that a viewer has not seen, and holds everything that this
   viewer is given to being the same: secrets --pairs N [--pixels N] [--seed S] [--game ID] [--leak CHANNEL]
   N pairs in all, of N of which the table is drawn too. README.md has the figures of the long run. Exit
   status: 0, nothing gets out; 1, something does, said in a line; 2, could not run. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pixels.h"

enum { MAX_ACTIONS = 250, SEARCH_EVERY = 8 };

typedef struct Run {
    long pairs, pixels; /* wanted of each row of games */
    uint64_t seed;
    const char *game;
    Comparison comparison;
    PixelRig *rig;
    long made, drawn, steps, parted, swaps;
    uint64_t number; /* of the game played */
    int row;
} Run;

/* ---- the command line ---- */

static bool read_leak(const char *word, Channel *leak) {
    for (int i = 0; i < CHANNELS; i++)
        if (strcmp(word, channel_word((Channel)i)) == 0) *leak = (Channel)i;
    return *leak != CHANNELS;
}

static bool read_word(Run *run, const char *key, const char *value) {
    if (strcmp(key, "--pairs") == 0) return (run->pairs = strtol(value, NULL, 10)) > 0;
    if (strcmp(key, "--pixels") == 0) return (run->pixels = strtol(value, NULL, 10)) >= 0;
    if (strcmp(key, "--seed") == 0) return run->seed = strtoull(value, NULL, 10), true;
    if (strcmp(key, "--game") == 0) return run->game = value, sabacc_game_find(value) != NULL;
    return strcmp(key, "--leak") == 0 && read_leak(value, &run->comparison.leak);
}

/* ---- one pair ---- */

static bool report(const Run *run, const Pair *pair, Channel channel, const char *when) {
    if (channel == CHANNELS) return true;
    printf("%s: %s differ for viewer %d %s, game %llu, serial %u (seed %llu)\n", pairs_row_game(run->row),
           channel_word(channel), pair->viewer, when, (unsigned long long)run->number,
           (unsigned)pair->left.state.table.turn.serial, (unsigned long long)run->seed);
    return false;
}

static bool draw(Run *run, const Pair *pair, const SabaccView before[2], bool has_stepped) {
    bool is_same = pixels_same(run->rig, &run->comparison, pair, &before[0], &before[1], has_stepped);
    return report(run, pair, is_same ? CHANNELS : CHANNEL_PIXELS, has_stepped ? "after a step" : "at rest");
}

static bool try_pair(Run *run, Pair *pair, bool is_drawn, Rng *rng) {
    SabaccView before[2];
    run->comparison.uses_search = run->made % SEARCH_EVERY == 0;
    if (!report(run, pair, compare_now(&run->comparison, pair, rng_next(rng)), "as they stand")) return false;
    sabacc_view(&pair->left.state, pair->viewer, &before[0]);
    sabacc_view(&pair->right.state, pair->viewer, &before[1]);
    bool has_stepped = pair_step(pair, rng);
    bool has_parted = has_stepped && pair_has_parted(pair);
    run->steps += has_stepped && !has_parted;
    run->parted += has_parted;
    has_stepped = has_stepped && !has_parted;
    if (has_stepped && !report(run, pair, compare_step(&run->comparison, pair, &before[0]), "by a step"))
        return false;
    if (has_stepped && !report(run, pair, compare_now(&run->comparison, pair, rng_next(rng)), "after a step"))
        return false;
    return !is_drawn || draw(run, pair, before, has_stepped);
}

/* ---- games ---- */

static bool play_row(Run *run, int row) {
    long made = 0, drawn = 0;
    run->row = row;
    for (run->number = 0; made < run->pairs; run->number++) {
        Rng rng = rng_of(run->seed * 1000 + (uint64_t)row, run->number);
        Playthrough play;
        pairs_begin(&play, row, &rng);
        bool is_kept = true;
        for (int i = 0; i < MAX_ACTIONS && made < run->pairs && is_kept && !play.state.table.over; i++) {
            int viewer = (int)rng_below(&rng, play.state.table.seats + 1u) - 1;
            if (viewer < 0) viewer = SABACC_NOBODY;
            Pair pair;
            if (rng_below(&rng, 3) == 0 && pair_make(&pair, &play, viewer, &rng)) {
                bool is_drawn =
                    run->rig != NULL && drawn < run->pixels && drawn * run->pairs <= made * run->pixels;
                is_kept = try_pair(run, &pair, is_drawn, &rng);
                drawn += is_drawn;
                made++;
                run->made++;
                run->swaps += pair.swapped;
                pair_free(&pair);
            }
            SabaccAction action;
            pairs_action(&play, &rng, &action);
            playthrough_apply(&play, &action, PLAYTHROUGH_SEED, 0);
        }
        playthrough_free(&play);
        if (!is_kept) return false;
        if (run->number > 20000 && made == 0) break; /* nothing is ever hidden */
    }
    run->drawn += drawn;
    printf("%-16s %ld pairs, %ld drawn, %llu games\n", pairs_row_game(row), made, drawn,
           (unsigned long long)run->number);
    fflush(stdout);
    return true;
}

static int rows_wanted(const Run *run) {
    int rows = 0;
    for (int row = 0; row < pairs_row_count(); row++)
        rows += !run->game || strcmp(run->game, pairs_row_game(row)) == 0;
    return rows;
}

int main(int count, char **words) {
    Run run = {.pairs = 2000, .seed = 1, .comparison = {.leak = CHANNELS}};
    bool is_asked = count % 2 == 1;
    for (int i = 1; i + 1 < count; i += 2) is_asked = is_asked && read_word(&run, words[i], words[i + 1]);
    if (!is_asked) {
        fprintf(stderr, "usage: secrets [--pairs N] [--pixels N] [--seed S] [--game ID] [--leak "
                        "view|offers|json|ai|why|blind|events|pixels]\n");
        return 2;
    }
    int rows = rows_wanted(&run);
    run.pairs = (run.pairs + rows - 1) / rows;
    run.pixels = (run.pixels + rows - 1) / rows;
    if (run.pixels > 0 && (run.rig = pixels_open()) == NULL) return 2;
    bool is_kept = true;
    for (int row = 0; row < pairs_row_count() && is_kept; row++)
        if (!run.game || strcmp(run.game, pairs_row_game(row)) == 0) is_kept = play_row(&run, row);
    printf("%ld pairs of %ld exchanges; %ld steps alike, %ld parted;", run.made, run.swaps, run.steps,
           run.parted);
    for (int i = 0; i < CHANNELS; i++)
        printf(" %s %ld%s", channel_word((Channel)i), run.comparison.done[i], i + 1 < CHANNELS ? "," : "");
    printf(" (%ld frames)\n", run.rig ? pixels_frames(run.rig) : 0L);
    pixels_close(run.rig);
    return is_kept ? 0 : 1;
}
