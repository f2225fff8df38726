/* A child process of the window: its progress, its last line, its end and its cancellation. A shell replaces
 * the program, so that each case can be produced. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <SDL.h>
#include <string.h>

#include "scenes/gallery/lab_job.h"

enum { PATIENCE_MS = 10000 };

/* The loop's part: to be woken. */
typedef struct Loop {
    SDL_sem *woken;
} Loop;

static void wake(void *user) { SDL_SemPost(((Loop *)user)->woken); }

static LabJob *shell(Loop *loop, const char *script) {
    loop->woken = SDL_CreateSemaphore(0);
    LabJob *job = lab_job_start("sh", (const char *const[]){"-c", script, NULL}, wake, loop);
    assert_non_null(job);
    return job;
}

/* Waits for the state to be reported. */
static LabJobState wait_until(Loop *loop, LabJob *job, int done) {
    for (;;) {
        LabJobState state = lab_job_look(job);
        if (state.is_over || (done > 0 && state.done >= done)) return state;
        assert_int_equal(SDL_SemWaitTimeout(loop->woken, PATIENCE_MS), 0);
    }
}

static LabJobState end_of(const char *script) {
    Loop loop;
    LabJob *job = shell(&loop, script);
    LabJobState state = wait_until(&loop, job, 0);
    lab_job_free(job);
    SDL_DestroySemaphore(loop.woken);
    assert_true(state.is_over);
    return state;
}

static void it_tells_how_far_it_is(void **state) {
    (void)state;
    Loop loop;
    LabJob *job = shell(&loop, "echo '{\"done\":3,\"of\":14}'; exec sleep 60");
    LabJobState now = wait_until(&loop, job, 3);
    assert_false(now.is_over);
    assert_int_equal(now.done, 3);
    assert_int_equal(now.of, 14);
    lab_job_free(job);
    SDL_DestroySemaphore(loop.woken);
}

static void its_last_line_is_kept_without_its_name(void **state) {
    (void)state;
    LabJobState good = end_of("echo '{\"done\":1,\"of\":1}'; echo all; echo 'is well'");
    assert_true(good.is_good);
    assert_string_equal(good.words, "is well");
    LabJobState bad = end_of("echo 'sabacc-lab: -c: no room' >&2; exit 2");
    assert_false(bad.is_good);
    assert_string_equal(bad.words, "no room");
    assert_string_equal(end_of("echo 'ab: no room' >&2; exit 1").words, "ab: no room");
    assert_string_equal(end_of("echo 'shell is gone' >&2; exit 1").words, "shell is gone");
    assert_string_equal(end_of("echo '3 of 14 cards'").words, "3 of 14 cards");
    assert_string_equal(end_of("kill -9 $$").words, "");
}

static void what_is_not_there_is_told_of(void **state) {
    (void)state;
    Loop loop = {.woken = SDL_CreateSemaphore(0)};
    LabJob *job = lab_job_start("/nowhere/sabacc-lab", (const char *const[]){"cards", NULL}, wake, &loop);
    LabJobState end = wait_until(&loop, job, 0);
    assert_false(end.is_good);
    assert_string_equal(
        end.words, "/nowhere/sabacc-lab: No such file or directory: install the game and its bench together");
    lab_job_free(job);
    SDL_DestroySemaphore(loop.woken);
}

static void stopped_it_may_put_away_what_it_had(void **state) {
    (void)state;
    Loop loop;
    LabJob *job = shell(
        &loop,
        "trap 'echo put away; exit 2' TERM; echo '{\"done\":1,\"of\":2}'; while :; do sleep 0.02; done");
    wait_until(&loop, job, 1);
    lab_job_stop(job);
    LabJobState end = wait_until(&loop, job, 0);
    assert_false(end.is_good);
    assert_string_equal(end.words, "put away");
    lab_job_free(job);
    SDL_DestroySemaphore(loop.woken);
}

/* Neither a program that ignores signals, nor one that has left a child doing so, blocks the window. */
static void one_that_will_not_stop_is_ended(void **state) {
    (void)state;
    static const char *const scripts[] = {
        "trap '' TERM; echo '{\"done\":1,\"of\":2}'; while :; do sleep 1; done",
        "trap '' TERM; (while :; do sleep 1; done) & echo '{\"done\":1,\"of\":2}'",
        "trap '' TERM; echo '{\"done\":1,\"of\":2}'; while :; do echo and on; done",
    };
    for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++) {
        Loop loop;
        LabJob *job = shell(&loop, scripts[i]);
        wait_until(&loop, job, 1);
        Uint32 before = SDL_GetTicks();
        lab_job_free(job);
        assert_in_range(SDL_GetTicks() - before, 0, PATIENCE_MS);
        SDL_DestroySemaphore(loop.woken);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_tells_how_far_it_is),
        cmocka_unit_test(its_last_line_is_kept_without_its_name),
        cmocka_unit_test(what_is_not_there_is_told_of),
        cmocka_unit_test(stopped_it_may_put_away_what_it_had),
        cmocka_unit_test(one_that_will_not_stop_is_ended),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
