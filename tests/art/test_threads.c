/* Several threads read an open deck at once, and each gets the same. For the thread sanitizer. */
#include "art_support.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 4 };

typedef struct Reader {
    pthread_t thread;
    const Deck *deck;
    char *svgs[80];
} Reader;

static void *compose_all(void *argument) {
    Reader *reader = argument;
    for (size_t i = 0; i < deck_face_count(reader->deck); i++)
        reader->svgs[i] = deck_face_svg(reader->deck, deck_face_name(reader->deck, i));
    return NULL;
}

static void check_alike(const Reader readers[THREADS], size_t faces) {
    for (size_t i = 0; i < faces; i++) {
        for (int t = 0; t < THREADS; t++) {
            assert_non_null(readers[t].svgs[i]);
            assert_string_equal(readers[t].svgs[i], readers[0].svgs[i]);
        }
        for (int t = 0; t < THREADS; t++) free(readers[t].svgs[i]);
    }
}

static void threads_compose(const char *name) {
    Deck *deck = art_open(name);
    Reader readers[THREADS] = {0};
    assert_in_range(deck_face_count(deck), 1, 80);
    for (int t = 0; t < THREADS; t++) {
        readers[t].deck = deck;
        assert_int_equal(pthread_create(&readers[t].thread, NULL, compose_all, &readers[t]), 0);
    }
    for (int t = 0; t < THREADS; t++) assert_int_equal(pthread_join(readers[t].thread, NULL), 0);
    check_alike(readers, deck_face_count(deck));
    deck_close(deck);
}

static void threads_compose_the_same(void **state) {
    (void)state;
    threads_compose("spike");
    threads_compose("classic");
    threads_compose("local");
    threads_compose("kessel");
    threads_compose("tokens");
    threads_compose("pazaak");
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(threads_compose_the_same)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
