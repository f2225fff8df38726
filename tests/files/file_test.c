/* Small files as wholes: what is read, and what lies there after writing went well, badly, or was given up.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/files.h"
#include "match/json/file.h"

enum { LARGE = 100000 };

static char place[] = "/tmp/files-XXXXXX";

static const char *in_place(const char *name) {
    static char path[128];
    snprintf(path, sizeof path, "%s/%s", place, name);
    return path;
}

static bool is_there(const char *name) { return access(in_place(name), F_OK) == 0; }

static void holds(const char *name, const char *words) {
    size_t size = 0;
    char *bytes = file_read(in_place(name), LARGE, &size);
    assert_non_null(bytes);
    assert_int_equal(size, strlen(words));
    assert_string_equal(bytes, words);
    free(bytes);
}

static void put(const char *name, const char *words) {
    assert_true(file_write(in_place(name), words, strlen(words), FILE_QUICK));
}

static void what_is_written_is_read(void **state) {
    (void)state;
    char *bytes = malloc(LARGE);
    for (int i = 0; i < LARGE; i++) bytes[i] = (char)(i % 251);
    for (size_t size = LARGE - 1; size > 0; size /= 7) {
        size_t found = 0;
        assert_true(file_write(in_place("bytes"), bytes, size, FILE_SAFE));
        char *read = file_read(in_place("bytes"), size, &found);
        assert_non_null(read);
        assert_int_equal(found, size);
        assert_memory_equal(read, bytes, size);
        assert_int_equal(read[size], 0);
        free(read);
        assert_null(file_read(in_place("bytes"), size - 1, NULL));
        assert_int_equal(errno, EFBIG);
    }
    free(bytes);
    put("bytes", "");
    holds("bytes", "");
}

static void what_cannot_be_read_says_why(void **state) {
    (void)state;
    assert_null(file_read(in_place("none"), LARGE, NULL));
    assert_int_equal(errno, ENOENT);
    assert_null(file_read(place, LARGE, NULL));
    assert_int_equal(errno, EISDIR);
}

static void the_new_takes_the_old_ones_place(void **state) {
    (void)state;
    put("words", "old");
    FileDraft draft;
    assert_true(file_draft_begin(&draft, in_place("words")));
    fputs("new", draft.stream);
    fflush(draft.stream);
    holds("words", "old");
    holds("words.part", "new");
    assert_true(file_draft_end(&draft, true, FILE_SAFE));
    holds("words", "new");
    assert_false(is_there("words.part"));
}

static void given_up_it_leaves_no_trace(void **state) {
    (void)state;
    put("words", "old");
    FileDraft draft;
    assert_true(file_draft_begin(&draft, in_place("words")));
    fputs("new", draft.stream);
    assert_false(file_draft_end(&draft, false, FILE_QUICK));
    holds("words", "old");
    assert_false(is_there("words.part"));
}

static void what_cannot_be_begun_says_why(void **state) {
    (void)state;
    FileDraft draft;
    assert_false(file_draft_begin(&draft, in_place("none/words")));
    assert_int_equal(errno, ENOENT);
    assert_int_equal(mkfifo(in_place("pipe.part"), 0600), 0);
    assert_false(file_write(in_place("pipe"), "new", 3, FILE_QUICK));
    assert_int_equal(errno, EEXIST);
    assert_true(is_there("pipe.part"));
    assert_int_equal(mkdir(in_place("folder"), 0700), 0);
    assert_false(file_write(in_place("folder"), "new", 3, FILE_QUICK));
    assert_int_equal(errno, EISDIR);
    assert_false(is_there("folder.part"));
}

/* The limit of a file's size stands in for a full disk. */
static void a_full_disk_leaves_what_was_there(void **state) {
    (void)state;
    put("words", "old");
    char *bytes = calloc(1, LARGE);
    struct rlimit usual, small;
    getrlimit(RLIMIT_FSIZE, &usual);
    small = (struct rlimit){.rlim_cur = 4096, .rlim_max = usual.rlim_max};
    signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &small);
    bool is_written = file_write(in_place("words"), bytes, LARGE, FILE_QUICK);
    int why = errno;
    json_t *array = json_array();
    for (int i = 0; i < 4000; i++) json_array_append_new(array, json_integer(i));
    bool is_json_written = json_file_write(in_place("words"), array, 1, FILE_SAFE);
    int json_why = errno;
    setrlimit(RLIMIT_FSIZE, &usual);
    assert_false(is_written);
    assert_int_equal(why, EFBIG);
    assert_false(is_json_written);
    assert_int_equal(json_why, EFBIG);
    holds("words", "old");
    assert_false(is_there("words.part"));
    json_decref(array);
    free(bytes);
}

static void json_is_lines(void **state) {
    (void)state;
    json_t *object = json_pack("{s:i}", "ante", 3);
    assert_true(json_file_write(in_place("json"), object, 2, FILE_SAFE));
    holds("json", "{\n  \"ante\": 3\n}\n");
    assert_false(json_file_write(in_place("json"), NULL, 2, FILE_SAFE));
    assert_int_equal(errno, ENOMEM);
    holds("json", "{\n  \"ante\": 3\n}\n");
    json_decref(object);
}

static int make_place(void **state) {
    (void)state;
    return mkdtemp(place) ? 0 : -1;
}

static int remove_place(void **state) {
    (void)state;
    static const char *const names[] = {"bytes", "words", "json", "pipe.part", "folder", ""};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) remove(in_place(names[i]));
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_is_read),
        cmocka_unit_test(what_cannot_be_read_says_why),
        cmocka_unit_test(the_new_takes_the_old_ones_place),
        cmocka_unit_test(given_up_it_leaves_no_trace),
        cmocka_unit_test(what_cannot_be_begun_says_why),
        cmocka_unit_test(a_full_disk_leaves_what_was_there),
        cmocka_unit_test(json_is_lines),
    };
    return cmocka_run_group_tests(tests, make_place, remove_place);
}
