/* What the tests of the match room share. */
#ifndef SABACC_TESTS_MATCH_HELPERS_H
#define SABACC_TESTS_MATCH_HELPERS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "match/match.h"
#include "match/record/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SENTENCE = 4096 };

/* A directory of the test's own, removed with what lies in it by a group teardown. */
typedef struct Place {
    char directory[200];
    char path[256]; /* a record in it */
} Place;

static inline int place_make(void **state) {
    Place *place = calloc(1, sizeof *place);
    const char *root = getenv("TMPDIR");
    snprintf(place->directory, sizeof place->directory, "%s/sabacc-match-XXXXXX",
             root != NULL ? root : "/tmp");
    if (mkdtemp(place->directory) == NULL) return -1;
    snprintf(place->path, sizeof place->path, "%s/game.sabacc", place->directory);
    *state = place;
    return 0;
}

static inline int place_remove(void **state) {
    Place *place = *state;
    unlink(place->path);
    int status = rmdir(place->directory);
    free(place);
    return status;
}

static inline void file_write(const char *path, const char *words) {
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fputs(words, file);
    fclose(file);
}

/* The file's bytes as a text; the caller frees it. */
static inline char *file_read(const char *path) {
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    char *words = calloc(1, 1 << 20);
    size_t size = fread(words, 1, (1 << 20) - 1, file);
    words[size] = '\0';
    fclose(file);
    return words;
}

static inline Record *record_of(const char *words, Text *warning, Text *why) {
    return record_read_bytes("case", words, strlen(words), warning, why);
}

static inline MatchSetup setup_of(int seats, int32_t credits, const char *end) {
    MatchSetup setup;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    match_setup_init(&setup, sabacc_game_find("corellian-spike"), seats, credits);
    setup.rules.dealer = 0;
    setup.has_seed = true;
    setup.seed = 42;
    assert_true(sabacc_option_set(&setup.rules, "end", end, &why));
    return setup;
}

/* A driver that plays at random by the seed it is asked with. It claims to be another: its seat acts all the
 * same. */
static inline MatchAnswer random_ask(void *self, const MatchQuestion *question, SabaccAction *action) {
    (void)self;
    Rng rng = rng_of(question->seed, 7);
    const SabaccOffer *offer = &question->offers->list[rng_below(&rng, (uint32_t)question->offers->count)];
    sabacc_offer_pick(&question->view->table, question->seat, offer, &rng, action);
    action->seat = (int8_t)(question->seat + 1);
    return MATCH_READY;
}

static inline void seat_random(Match *match) {
    for (int seat = 0; seat < match_setup(match)->rules.seats; seat++)
        match_set_driver(match, seat, &(MatchDriver){.ask = random_ask});
}

static inline SabaccAction action_of(const char *words) {
    SabaccAction action;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    if (!sabacc_action_parse(words, &action, &why)) fail_msg("%s", bytes);
    return action;
}

static inline Match *begin_match(const MatchSetup *setup, const char *path) {
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    Match *match = match_new(setup, NULL, path, &why);
    if (match == NULL) fail_msg("%s", bytes);
    return match;
}

/* Resumes with a warning of these words. */
static inline Match *resume_match(const char *path, MatchUndo allow_undo, const char *expected_warning) {
    char bytes[SENTENCE], dropped[SENTENCE];
    Text why = text_over(bytes, sizeof bytes), warning = text_over(dropped, sizeof dropped);
    Match *match = match_resume(path, allow_undo, &warning, &why);
    if (match == NULL) fail_msg("%s", bytes);
    assert_non_null(strstr(dropped, expected_warning));
    return match;
}

/* Steps until somebody must be waited for or the game is over. */
static inline MatchOutcome step_on(Match *match) {
    MatchStep step;
    do step = match_step(match);
    while (step.outcome == MATCH_APPLIED);
    return step.outcome;
}

/* Posts the action for now and takes it. */
static inline MatchStep act(Match *match, const char *words) {
    SabaccAction action = action_of(words);
    assert_true(match_post(match, match_serial(match), &action));
    return match_step(match);
}

/* Plays `hands` at random and returns the record; the caller frees it. */
static inline char *play_record(Place *place, const char *end) {
    MatchSetup setup = setup_of(3, 60, end);
    Match *match = begin_match(&setup, place->path);
    seat_random(match);
    assert_int_equal(step_on(match), MATCH_OVER);
    match_free(match);
    return file_read(place->path);
}

#endif
