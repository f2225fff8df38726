/* What waits to be spoken and what cuts what; the thread that speaks, with a voice that only listens; and the
 * transcript. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "speech/queue.h"

/* ---- the queue ---- */

static void expect_next(SpeechQueue *queue, const char *words) {
    SpeechItem item;
    assert_true(speech_queue_take(queue, &item));
    assert_string_equal(item.words, words);
    speech_queue_end(queue);
}

static void expect_silence(SpeechQueue *queue) {
    SpeechItem item;
    assert_false(speech_queue_take(queue, &item));
}

static void test_events_wait_in_order(void **state) {
    (void)state;
    SpeechQueue queue = {0};
    SpeechItem item;
    assert_false(speech_queue_add(&queue, SPEECH_EVENT, "one"));
    assert_true(speech_queue_take(&queue, &item));
    assert_false(speech_queue_add(&queue, SPEECH_EVENT, "two"));
    assert_false(speech_queue_add(&queue, SPEECH_FLEETING, "three"));
    assert_false(speech_queue_take(&queue, &item)); /* one is still spoken */
    speech_queue_end(&queue);
    expect_next(&queue, "two");
    expect_next(&queue, "three");
    expect_silence(&queue);
}

static void test_the_focus_comes_last_and_only_where_it_is(void **state) {
    (void)state;
    SpeechQueue queue = {0};
    speech_queue_add(&queue, SPEECH_FOCUS, "Fold");
    speech_queue_add(&queue, SPEECH_EVENT, "Vex bets 2");
    speech_queue_add(&queue, SPEECH_FOCUS, "Match");
    speech_queue_add(&queue, SPEECH_EVENT, "Your turn.");
    expect_next(&queue, "Vex bets 2");
    expect_next(&queue, "Your turn.");
    expect_next(&queue, "Match");
    expect_silence(&queue);
}

static void test_what_is_asked_for_cuts_and_comes_first(void **state) {
    (void)state;
    SpeechQueue queue = {0};
    SpeechItem item;
    speech_queue_add(&queue, SPEECH_EVENT, "one");
    speech_queue_add(&queue, SPEECH_EVENT, "two");
    assert_true(speech_queue_take(&queue, &item));
    assert_true(speech_queue_add(&queue, SPEECH_NOW, "Check"));
    speech_queue_end(&queue);
    assert_true(speech_queue_take(&queue, &item));
    assert_string_equal(item.words, "Check");
    assert_true(speech_queue_add(&queue, SPEECH_FOCUS, "Bet")); /* the focus is elsewhere */
    speech_queue_end(&queue);
    expect_next(&queue, "two"); /* what waited is not lost */
    expect_next(&queue, "Bet");
    expect_silence(&queue);
}

static void test_a_flood_is_shortened(void **state) {
    (void)state;
    SpeechQueue queue = {0};
    const char *const moves[] = {"Vex checks", "Bo checks", "Orro checks", "Kes checks", "Ana checks"};
    speech_queue_add(&queue, SPEECH_EVENT, "Ana is dealt the Star");
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++)
        speech_queue_add(&queue, SPEECH_FLEETING, moves[i]);
    speech_queue_add(&queue, SPEECH_EVENT, "Vex raises to 9");
    expect_next(&queue, "2 things left out. Ana is dealt the Star"); /* what matters is kept */
    expect_next(&queue, "Orro checks");
    expect_next(&queue, "Kes checks");
    expect_next(&queue, "Ana checks");
    expect_next(&queue, "Vex raises to 9");
    expect_silence(&queue);
}

static void test_the_queue_has_an_end(void **state) {
    (void)state;
    SpeechQueue queue = {0};
    char words[32];
    for (int i = 0; i < SPEECH_WAITING + 5; i++) {
        snprintf(words, sizeof words, "event %d", i);
        speech_queue_add(&queue, SPEECH_EVENT, words);
    }
    speech_queue_add(&queue, SPEECH_NOW, "now");
    assert_int_equal(queue.count, SPEECH_WAITING);
    expect_next(&queue, "now");
    expect_next(&queue, "6 things left out. event 6");
    assert_false(speech_queue_clear(&queue));
    expect_silence(&queue);
}

/* ---- the thread ---- */

enum { HEARD = 1000 };

typedef struct Listener {
    SDL_mutex *mutex;
    SDL_cond *moved;
    char heard[HEARD]; /* what was said, and "|" where it was stopped */
    bool is_there, ends_at_once;
    Speech *speech;
    uint32_t number;
} Listener;

static bool open_listener(void *user, Speech *speech) {
    Listener *listener = user;
    listener->speech = speech;
    return listener->is_there;
}

static void close_listener(void *user) { (void)user; }

static void note(Listener *listener, const char *words) {
    SDL_LockMutex(listener->mutex);
    size_t used = strlen(listener->heard);
    snprintf(listener->heard + used, HEARD - used, "%s", words);
    SDL_CondSignal(listener->moved);
    SDL_UnlockMutex(listener->mutex);
}

static uint32_t say_to_listener(void *user, const char *words, const char *language) {
    Listener *listener = user;
    char line[200];
    snprintf(line, sizeof line, "%s:%s;", language, words);
    note(listener, line);
    if (listener->ends_at_once) speech_ended(listener->speech, listener->number + 1);
    return ++listener->number;
}

static void stop_listener(void *user) { note(user, "|"); }

/* Waits until that was heard. */
static void expect_heard(Listener *listener, const char *words) {
    SDL_LockMutex(listener->mutex);
    Uint32 begun = SDL_GetTicks();
    while (strcmp(listener->heard, words) != 0 && SDL_GetTicks() - begun < 5000)
        SDL_CondWaitTimeout(listener->moved, listener->mutex, 100);
    assert_string_equal(listener->heard, words);
    listener->heard[0] = '\0';
    SDL_UnlockMutex(listener->mutex);
}

typedef struct Fixture {
    Listener listener;
    SpeechVoice voice;
    Speech *speech;
    SDL_atomic_t woken;
} Fixture;

static void wake(void *user) { SDL_AtomicAdd(user, 1); }

static void open_fixture(Fixture *fixture, bool is_there, bool ends_at_once) {
    memset(fixture, 0, sizeof *fixture);
    fixture->listener = (Listener){.mutex = SDL_CreateMutex(),
                                   .moved = SDL_CreateCond(),
                                   .is_there = is_there,
                                   .ends_at_once = ends_at_once};
    fixture->voice =
        (SpeechVoice){&fixture->listener, open_listener, close_listener, say_to_listener, stop_listener};
    fixture->speech =
        speech_open(&(SpeechSetup){.voice = &fixture->voice, .wake = wake, .wake_user = &fixture->woken});
    speech_set_language(fixture->speech, "en");
}

static void close_fixture(Fixture *fixture) {
    assert_true(speech_close(fixture->speech));
    SDL_DestroyMutex(fixture->listener.mutex);
    SDL_DestroyCond(fixture->listener.moved);
}

static void test_the_voice_speaks_one_after_the_other(void **state) {
    (void)state;
    Fixture fixture;
    open_fixture(&fixture, true, true);
    assert_false(speech_is_heard(fixture.speech));
    speech_say(fixture.speech, SPEECH_EVENT, "while it is off");
    speech_set_on(fixture.speech, true);
    assert_true(speech_is_heard(fixture.speech));
    speech_say(fixture.speech, SPEECH_EVENT, "one");
    speech_say(fixture.speech, SPEECH_EVENT, "");
    speech_say(fixture.speech, SPEECH_EVENT, "two");
    expect_heard(&fixture.listener, "en:one;en:two;");
    speech_set_language(fixture.speech, "pt_BR");
    speech_say(fixture.speech, SPEECH_EVENT, "três");
    expect_heard(&fixture.listener, "pt_BR:três;");
    close_fixture(&fixture);
}

static void test_the_voice_is_cut(void **state) {
    (void)state;
    Fixture fixture;
    open_fixture(&fixture, true, false);
    speech_set_on(fixture.speech, true);
    speech_say(fixture.speech, SPEECH_EVENT, "long");
    expect_heard(&fixture.listener, "en:long;");
    speech_say(fixture.speech, SPEECH_EVENT, "waits");
    speech_say(fixture.speech, SPEECH_NOW, "now");
    expect_heard(&fixture.listener, "|en:now;");
    speech_ended(fixture.speech, 2);
    expect_heard(&fixture.listener, "en:waits;");
    speech_stop(fixture.speech);
    expect_heard(&fixture.listener, "|");
    speech_say(fixture.speech, SPEECH_EVENT, "last");
    expect_heard(&fixture.listener, "en:last;");
    speech_set_on(fixture.speech, false);
    expect_heard(&fixture.listener, "|");
    assert_false(speech_is_heard(fixture.speech));
    close_fixture(&fixture);
}

static void test_last_words_end_before_the_program_does(void **state) {
    (void)state;
    Fixture fixture;
    open_fixture(&fixture, true, true);
    speech_set_on(fixture.speech, true);
    speech_say_last(fixture.speech, "kept");
    assert_true(speech_close(fixture.speech));
    assert_string_equal(fixture.listener.heard, "en:kept;");
    SDL_DestroyMutex(fixture.listener.mutex);
    SDL_DestroyCond(fixture.listener.moved);
}

static void test_without_a_voice_nothing_is_heard(void **state) {
    (void)state;
    Fixture fixture;
    open_fixture(&fixture, false, true);
    assert_false(speech_lacks_voice(fixture.speech));
    speech_set_on(fixture.speech, true);
    for (int i = 0; i < 500 && SDL_AtomicGet(&fixture.woken) == 0; i++) SDL_Delay(10);
    assert_int_equal(SDL_AtomicGet(&fixture.woken), 1);
    assert_true(speech_lacks_voice(fixture.speech));
    assert_false(speech_is_heard(fixture.speech));
    speech_say(fixture.speech, SPEECH_EVENT, "unheard");
    speech_set_on(fixture.speech, false);
    assert_false(speech_lacks_voice(fixture.speech));
    close_fixture(&fixture);
    speech_say(NULL, SPEECH_NOW, "nobody");
    assert_true(speech_close(NULL));
}

/* ---- a voice that does not come back ---- */

typedef struct Silent {
    SDL_sem *go_on;
    SDL_atomic_t is_asked, is_closed;
} Silent;

static bool open_silent(void *user, Speech *speech) {
    (void)user, (void)speech;
    return true;
}

static void close_silent(void *user) { SDL_AtomicSet(&((Silent *)user)->is_closed, 1); }

static uint32_t say_to_silent(void *user, const char *words, const char *language) {
    Silent *silent = user;
    (void)words, (void)language;
    SDL_AtomicSet(&silent->is_asked, 1);
    SDL_SemWait(silent->go_on);
    return 0;
}

static void stop_silent(void *user) { (void)user; }

static void wait_until_set(SDL_atomic_t *value) {
    for (int i = 0; i < 1000 && SDL_AtomicGet(value) == 0; i++) SDL_Delay(10);
    assert_int_equal(SDL_AtomicGet(value), 1);
}

/* The program ends all the same; the voice, should it come back, closes itself. */
static void test_a_voice_that_does_not_come_back_is_left(void **state) {
    (void)state;
    static Silent silent; /* as the voice, for a thread that may come back at any time */
    static const SpeechVoice voice = {.user = &silent,
                                      .open = open_silent,
                                      .close = close_silent,
                                      .say = say_to_silent,
                                      .stop = stop_silent};
    silent.go_on = SDL_CreateSemaphore(0);
    Speech *speech = speech_open(&(SpeechSetup){.voice = &voice});
    speech_set_on(speech, true);
    speech_say(speech, SPEECH_EVENT, "never over");
    wait_until_set(&silent.is_asked);
    assert_true(speech_close(speech));
    assert_int_equal(SDL_AtomicGet(&silent.is_closed), 0);
    SDL_SemPost(silent.go_on);
    wait_until_set(&silent.is_closed);
    SDL_Delay(50);
    SDL_DestroySemaphore(silent.go_on);
}

/* ---- the transcript ---- */

static void test_a_transcript_has_everything_at_once(void **state) {
    (void)state;
    static const char path[] = "speech.txt";
    size_t size;
    assert_true(file_write(path, "old", 3, FILE_QUICK));
    Speech *speech = speech_open(&(SpeechSetup){.transcript = path});
    assert_true(speech_is_heard(speech));
    speech_say(speech, SPEECH_EVENT, "Your turn.\nYour hand: 1: the Star.");
    speech_say(speech, SPEECH_FOCUS, "Check");
    speech_say(speech, SPEECH_FLEETING, "Vex checks");
    speech_say(speech, SPEECH_NOW, "Bet");
    char *text = file_read(path, 1000, &size);
    assert_non_null(text);
    assert_int_equal(size, strlen("event: Your turn. Your hand: 1: the Star.\nfocus: Check\nfleeting: Vex "
                                  "checks\nnow: Bet\n"));
    assert_memory_equal(text,
                        "event: Your turn. Your hand: 1: the Star.\nfocus: Check\nfleeting: Vex "
                        "checks\nnow: Bet\n",
                        size);
    free(text);
    assert_true(speech_close(speech));
    assert_true(file_remove(path));
    speech = speech_open(&(SpeechSetup){.transcript = "no/such/folder/speech.txt"});
    speech_say(speech, SPEECH_EVENT, "lost");
    assert_false(speech_close(speech));
}

/* What was said is asked for from the last on; of where the focus is only the last, and of answers nothing.
 */
static void test_what_was_said_can_be_asked_for(void **unused) {
    (void)unused;
    static const char path[] = "speech_past.txt";
    Speech *speech = speech_open(&(SpeechSetup){.transcript = path});
    assert_null(speech_past(speech, 0));
    speech_say(speech, SPEECH_EVENT, "Vex checks");
    speech_say_passing(speech, SPEECH_FOCUS, "Check");
    speech_say(speech, SPEECH_EVENT, "Advice. Bet 2");
    speech_answer(speech, "Vex checks");
    assert_string_equal(speech_past(speech, 0), "Advice. Bet 2");
    speech_say_passing(speech, SPEECH_NOW, "Bet");
    assert_string_equal(speech_past(speech, 0), "Bet");
    assert_string_equal(speech_past(speech, 1), "Advice. Bet 2");
    assert_string_equal(speech_past(speech, 2), "Vex checks");
    assert_null(speech_past(speech, 3));
    speech_forget(speech);
    assert_null(speech_past(speech, 0));
    for (int i = 0; i < 100; i++) speech_say(speech, SPEECH_EVENT, i % 2 ? "odd" : "even");
    assert_string_equal(speech_past(speech, 0), "odd");
    assert_string_equal(speech_past(speech, 47), "even");
    assert_null(speech_past(speech, 48));
    assert_true(speech_close(speech));
    assert_true(file_remove(path));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_events_wait_in_order),
        cmocka_unit_test(test_the_focus_comes_last_and_only_where_it_is),
        cmocka_unit_test(test_what_is_asked_for_cuts_and_comes_first),
        cmocka_unit_test(test_a_flood_is_shortened),
        cmocka_unit_test(test_the_queue_has_an_end),
        cmocka_unit_test(test_the_voice_speaks_one_after_the_other),
        cmocka_unit_test(test_the_voice_is_cut),
        cmocka_unit_test(test_last_words_end_before_the_program_does),
        cmocka_unit_test(test_without_a_voice_nothing_is_heard),
        cmocka_unit_test(test_a_voice_that_does_not_come_back_is_left),
        cmocka_unit_test(test_a_transcript_has_everything_at_once),
        cmocka_unit_test(test_what_was_said_can_be_asked_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
