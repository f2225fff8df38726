/* base/files: reading and refusals, the state after successful, failed and abandoned writes, logs, and locks.
 */
#define _DEFAULT_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/files.h"
#include "match/json/file.h"

enum { LARGE = 100000, SMALL_DISK = 4096, PATIENCE_S = 20 };

static char place[] = "/tmp/files-XXXXXX";

static const char *in_place(const char *name) {
    static char paths[4][160];
    static int next;
    char *path = paths[next++ % 4];
    snprintf(path, sizeof paths[0], "%s/%s", place, name);
    return path;
}

static bool is_there(const char *name) { return file_facts_of_link(in_place(name)).kind != FILE_NONE; }

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

static void put_long(const char *name, size_t size) {
    char *bytes = calloc(1, size);
    assert_true(file_write(in_place(name), bytes, size, FILE_QUICK));
    free(bytes);
}

/* The number of names in the folder with that ending. */
static int count(const char *ending) {
    FileList list;
    int found = 0;
    assert_true(file_list(&list, place, LARGE));
    for (size_t i = 0; i < list.count; i++) {
        size_t length = strlen(list.names[i]), tail = strlen(ending);
        found += length >= tail && strcmp(list.names[i] + length - tail, ending) == 0;
    }
    file_list_free(&list);
    return found;
}

/* A limit on the file size simulates a full disk. */
static struct rlimit usual;
static void fill_disk(rlim_t bytes) {
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &usual);
    setrlimit(RLIMIT_FSIZE, &(struct rlimit){.rlim_cur = bytes, .rlim_max = usual.rlim_max});
}
static void free_disk(void) { setrlimit(RLIMIT_FSIZE, &usual); }

/* ---- reading ---- */

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
    assert_null(file_read("/dev/zero", LARGE, NULL));
    assert_int_equal(errno, FILE_IS_SPECIAL);
}

/* A test that blocks on a pipe is ended by the alarm. */
static void a_pipe_is_refused_at_once(void **state) {
    (void)state;
    FileReader reader;
    FileLog log;
    FileLock lock;
    assert_int_equal(mkfifo(in_place("pipe"), 0600), 0);
    alarm(PATIENCE_S);
    assert_null(file_read(in_place("pipe"), LARGE, NULL));
    assert_int_equal(errno, FILE_IS_SPECIAL);
    assert_string_equal(file_words(errno), "it is a pipe or a device, not a file");
    assert_null(file_read_below(place, "pipe", LARGE, NULL));
    assert_int_equal(errno, FILE_IS_SPECIAL);
    assert_false(file_reader_open(&reader, in_place("pipe")));
    assert_false(file_log_open(&log, in_place("pipe")));
    assert_false(file_write(in_place("pipe"), "new", 3, FILE_QUICK));
    assert_int_equal(errno, FILE_IS_SPECIAL);
    assert_false(file_is_held(in_place("pipe")));
    assert_true(file_lock(&lock, in_place("pipe"), 0)); /* of no use, but it does not wait either */
    file_unlock(&lock);
    alarm(0);
    assert_int_equal(file_facts(in_place("pipe")).kind, FILE_SPECIAL);
    assert_int_equal(count(".part"), 0);
}

static void a_file_is_read_piece_by_piece(void **state) {
    (void)state;
    char bytes[8] = "";
    FileReader reader;
    put("words", "abcdef");
    assert_true(file_reader_open(&reader, in_place("words")));
    assert_true(file_reader_take(&reader, bytes, 4));
    assert_string_equal(bytes, "abcd");
    assert_false(file_reader_is_at_end(&reader)); /* and that has read on */
    assert_true(file_reader_take(&reader, bytes, 1));
    assert_true(file_reader_is_at_end(&reader));
    assert_false(file_reader_take(&reader, bytes, 1));
    file_reader_close(&reader);
}

static void a_path_below_does_not_leave_the_folder(void **state) {
    (void)state;
    static const char *const outside[] = {"../words", "below/../words", "/etc/passwd", "", ".", "below/./in"};
    put("words", "outside");
    assert_true(file_make_folder(in_place("below")));
    put("below/in", "inside");
    assert_int_equal(symlink("../words", in_place("below/link")), 0);
    assert_int_equal(symlink("below", in_place("door")), 0);
    for (size_t i = 0; i < sizeof outside / sizeof *outside; i++) {
        assert_null(file_read_below(i < 1 ? in_place("below") : place, outside[i], LARGE, NULL));
        assert_int_equal(errno, FILE_LEADS_OUT);
    }
    assert_null(file_read_below(in_place("below"), "link", LARGE, NULL));
    assert_int_equal(errno, ELOOP);
    assert_null(file_read_below(place, "door/in", LARGE, NULL));
    assert_int_equal(errno, ENOTDIR);
    char *bytes = file_read_below(in_place("door"), "in", LARGE, NULL); /* the folder itself may be a link */
    assert_string_equal(bytes, "inside");
    free(bytes);
    assert_true(file_is_below(place, "below/link"));
    assert_false(file_is_below(place, "below/none"));
    assert_false(file_is_below(in_place("below"), "../words"));
}

static void lists_are_sorted_and_bounded(void **state) {
    (void)state;
    FileList list;
    put("b", "");
    put("a", "");
    put("c", "");
    assert_true(file_list(&list, place, LARGE));
    for (size_t i = 1; i < list.count; i++) assert_true(strcmp(list.names[i - 1], list.names[i]) < 0);
    assert_int_equal(list.count, 3);
    file_list_free(&list);
    assert_true(file_list(&list, place, 2));
    assert_int_equal(list.count, 2);
    file_list_free(&list);
    assert_false(file_list(&list, in_place("none"), 2));
    assert_int_equal(errno, ENOENT);
    assert_int_equal(list.count, 0);
}

static void folders_are_made(void **state) {
    (void)state;
    assert_true(file_make_folders(in_place("deep/er/est")));
    assert_true(file_is_folder(in_place("deep/er/est")));
    assert_true(file_make_folders(in_place("deep/er/est")));
    put("a", "");
    assert_false(file_make_folder(in_place("a")));
    assert_int_equal(errno, ENOTDIR);
    assert_false(file_make_folders(in_place("a/b")));
    assert_int_equal(errno, ENOTDIR);
    assert_false(file_make_folders(""));
}

/* ---- writing ---- */

static void the_new_takes_the_old_ones_place(void **state) {
    (void)state;
    put("words", "old");
    assert_int_equal(chmod(in_place("words"), 0640), 0);
    FileDraft draft;
    assert_true(file_draft_begin(&draft, in_place("words")));
    assert_true(file_draft_put(&draft, "new", 3));
    holds("words", "old");
    assert_int_equal(count(".part"), 1);
    assert_true(file_draft_end(&draft, true, FILE_SAFE));
    holds("words", "new");
    assert_int_equal(count(".part"), 0);
    struct stat found;
    assert_int_equal(stat(in_place("words"), &found), 0);
    assert_int_equal(found.st_mode & 0777, 0640);
}

static void given_up_it_leaves_no_trace(void **state) {
    (void)state;
    put("words", "old");
    FileDraft draft;
    assert_true(file_draft_begin(&draft, in_place("words")));
    file_draft_put(&draft, "new", 3);
    assert_false(file_draft_end(&draft, false, FILE_QUICK));
    holds("words", "old");
    assert_int_equal(count(".part"), 0);
}

static void what_cannot_be_begun_says_why(void **state) {
    (void)state;
    FileDraft draft;
    assert_false(file_draft_begin(&draft, in_place("none/words")));
    assert_int_equal(errno, ENOENT);
    assert_true(file_make_folder(in_place("folder")));
    assert_false(file_write(in_place("folder"), "new", 3, FILE_QUICK));
    assert_int_equal(errno, EISDIR);
}

static void a_link_is_never_written_through(void **state) {
    (void)state;
    put("target", "precious");
    assert_int_equal(symlink("target", in_place("link")), 0);
    FileLog log;
    assert_false(file_log_open(&log, in_place("link")));
    assert_int_equal(errno, ELOOP);
    FileLock lock;
    assert_false(file_lock(&lock, in_place("link"), 0));
    put("link", "new");
    holds("link", "new");
    holds("target", "precious");
}

/* Guessing the temporary file's name is useless: it is created exclusively. */
static void a_temporary_file_is_made_exclusively(void **state) {
    (void)state;
    FileDraft first, second;
    assert_true(file_draft_begin(&first, in_place("words")));
    assert_true(file_draft_begin(&second, in_place("words")));
    assert_string_not_equal(first.part, second.part);
    file_draft_put(&first, "first", 5);
    file_draft_put(&second, "second", 6);
    assert_true(file_draft_end(&second, true, FILE_QUICK));
    assert_true(file_draft_end(&first, true, FILE_QUICK));
    holds("words", "first");
}

static void a_full_disk_leaves_what_was_there(void **state) {
    (void)state;
    put("words", "old");
    char *bytes = calloc(1, LARGE);
    json_t *array = json_array();
    for (int i = 0; i < 40000; i++) json_array_append_new(array, json_integer(i));
    fill_disk(SMALL_DISK);
    bool is_written = file_write(in_place("words"), bytes, LARGE, FILE_QUICK);
    int why = errno;
    bool is_json_written = json_file_write(in_place("words"), array, 1, FILE_SAFE);
    int json_why = errno;
    free_disk();
    assert_false(is_written);
    assert_int_equal(why, EFBIG);
    assert_false(is_json_written);
    assert_int_equal(json_why, EFBIG);
    holds("words", "old");
    assert_int_equal(count(".part"), 0);
    json_decref(array);
    free(bytes);
}

static void what_is_new_takes_nobodys_place(void **state) {
    (void)state;
    char kept[160];
    put("words", "old");
    assert_false(file_write_new(in_place("words"), "new", 3, FILE_SAFE));
    assert_int_equal(errno, EEXIST);
    holds("words", "old");
    assert_true(file_write_new(in_place("fresh"), "new", 3, FILE_SAFE));
    holds("fresh", "new");
    assert_true(file_copy_aside(in_place("words"), ".bak", kept, sizeof kept));
    assert_string_equal(kept, in_place("words.bak"));
    put("words", "newer");
    assert_true(file_copy_aside(in_place("words"), ".bak", kept, sizeof kept));
    holds("words.bak", "old");
    holds("words.bak-2", "newer");
    holds("words", "newer");
    assert_false(file_copy_aside(in_place("words"), ".bak", kept, 10));
    assert_int_equal(errno, ENAMETOOLONG);
    assert_int_equal(count(".part"), 0);
}

static void removing_is_done_once(void **state) {
    (void)state;
    put("words", "");
    assert_true(file_remove(in_place("words")));
    assert_false(is_there("words"));
    assert_true(file_remove(in_place("words")));
    assert_true(file_make_folders(in_place("full/of")));
    assert_false(file_remove(in_place("full")));
}

/* A child that is killed while it writes leaves a temporary file. */
static void what_a_kill_left_is_swept_away(void **state) {
    (void)state;
    FileDraft draft;
    put("words", "old");
    pid_t child = fork();
    if (child == 0) {
        if (file_draft_begin(&draft, in_place("words"))) file_draft_put(&draft, "new", 3);
        kill(getpid(), SIGKILL);
    }
    waitpid(child, NULL, 0);
    assert_int_equal(count(".part"), 1);
    assert_true(file_draft_begin(&draft, in_place("words")));
    put("other.partial", "");
    assert_int_equal(file_sweep(place, ".part"), 1); /* the one that is being written stays */
    assert_int_equal(count(".part"), 1);
    assert_true(is_there("other.partial"));
    assert_true(file_draft_end(&draft, true, FILE_QUICK));
    assert_int_equal(symlink("words", in_place("link.part")), 0);
    assert_int_equal(file_sweep(place, ".part"), 0);
    assert_true(is_there("link.part"));
    assert_int_equal(file_sweep(in_place("none"), ".part"), 0);
}

static void json_is_lines(void **state) {
    (void)state;
    json_error_t error;
    json_t *object = json_pack("{s:i}", "ante", 3);
    assert_true(json_file_write(in_place("json"), object, JSON_INDENT(2), FILE_SAFE));
    holds("json", "{\n  \"ante\": 3\n}\n");
    assert_false(json_file_write(in_place("json"), NULL, 2, FILE_SAFE));
    assert_int_equal(errno, ENOMEM);
    holds("json", "{\n  \"ante\": 3\n}\n");
    json_t *read = json_file_read(in_place("json"), LARGE, &error);
    assert_true(json_equal(read, object));
    json_decref(read);
    json_decref(object);
    assert_null(json_file_read(in_place("none"), LARGE, &error));
    assert_int_equal(errno, ENOENT);
    assert_int_equal(error.line, 0);
    put("json", "{\n oops");
    assert_null(json_file_read(in_place("json"), LARGE, &error));
    assert_int_equal(error.line, 2);
}

/* ---- growing ---- */

static void a_log_grows_and_is_whole(void **state) {
    (void)state;
    FileLog log;
    assert_true(file_log_create(&log, in_place("log"), "one\n", 4, FILE_SAFE));
    assert_true(file_log_append(&log, "two\n", 4));
    assert_true(file_log_sync(&log));
    holds("log", "one\ntwo\n");
    assert_true(file_log_close(&log));
    assert_false(file_log_create(&log, in_place("log"), "", 0, FILE_SAFE));
    assert_int_equal(errno, EEXIST);
    assert_int_equal(count(".part"), 0);
    assert_true(file_log_open(&log, in_place("log")));
    assert_int_equal(log.size, 8);
    size_t size;
    char *bytes = file_log_read(&log, LARGE, &size);
    assert_string_equal(bytes, "one\ntwo\n");
    free(bytes);
    assert_true(file_log_append(&log, "three\n", 6));
    holds("log", "one\ntwo\nthree\n");
    assert_true(file_log_replace(&log, "new\n", 4));
    holds("log", "new\n");
    assert_true(file_log_append(&log, "more\n", 5));
    holds("log", "new\nmore\n");
    assert_true(file_log_close(&log));
    assert_true(file_log_close(&log));
}

static void what_a_full_disk_left_is_cut_off(void **state) {
    (void)state;
    FileLog log;
    char line[100];
    memset(line, 'x', sizeof line);
    put_long("full", SMALL_DISK - 50);
    assert_true(file_log_open(&log, in_place("full")));
    fill_disk(SMALL_DISK);
    bool is_appended = file_log_append(&log, line, sizeof line);
    int why = errno;
    bool is_replaced = file_log_replace(&log, line, SMALL_DISK + 1 > (int)sizeof line ? sizeof line : 0);
    free_disk();
    assert_false(is_appended);
    assert_int_equal(why, EFBIG);
    assert_true(is_replaced);
    assert_int_equal(file_facts(in_place("full")).size, sizeof line);
    assert_true(file_log_close(&log));

    put_long("full", SMALL_DISK - 50);
    assert_true(file_log_open(&log, in_place("full")));
    fill_disk(SMALL_DISK);
    assert_false(file_log_append(&log, line, sizeof line));
    free_disk();
    assert_int_equal(file_facts(in_place("full")).size, SMALL_DISK - 50);
    assert_true(file_log_append(&log, line, sizeof line));
    assert_int_equal(file_facts(in_place("full")).size, SMALL_DISK + 50);
    assert_true(file_log_close(&log));
    assert_int_equal(count(".part"), 0);
}

static void a_log_that_cannot_be_created_leaves_nothing(void **state) {
    (void)state;
    FileLog log;
    char *bytes = calloc(1, LARGE);
    fill_disk(SMALL_DISK);
    bool is_created = file_log_create(&log, in_place("new"), bytes, LARGE, FILE_SAFE);
    int why = errno;
    free_disk();
    free(bytes);
    assert_false(is_created);
    assert_int_equal(why, EFBIG);
    assert_false(is_there("new"));
    assert_int_equal(count(".part"), 0);
}

static void a_log_that_was_removed_says_so(void **state) {
    (void)state;
    FileLog log;
    assert_true(file_log_create(&log, in_place("log"), "one\n", 4, FILE_SAFE));
    assert_true(file_remove(in_place("log")));
    assert_false(file_log_append(&log, "two\n", 4));
    assert_int_equal(errno, ENOENT);
    assert_false(file_log_sync(&log));
    assert_int_equal(errno, ENOENT);
    assert_true(file_log_replace(&log, "one\ntwo\n", 8));
    assert_true(file_log_sync(&log));
    holds("log", "one\ntwo\n");
    assert_true(file_log_close(&log));
}

static void a_log_that_was_cut_by_another_says_so(void **state) {
    (void)state;
    FileLog log;
    assert_true(file_log_create(&log, in_place("log"), "one\n", 4, FILE_SAFE));
    assert_int_equal(truncate(in_place("log"), 2), 0);
    assert_false(file_log_append(&log, "two\n", 4));
    assert_int_equal(errno, ESTALE);
    holds("log", "on");
    assert_true(file_log_replace(&log, "one\ntwo\n", 8));
    assert_true(file_log_append(&log, "three\n", 6));
    holds("log", "one\ntwo\nthree\n");
    assert_true(file_log_close(&log));
}

/* ---- locks ---- */

static void a_log_is_one_programs(void **state) {
    (void)state;
    FileLog log, other;
    assert_true(file_log_create(&log, in_place("log"), "one\n", 4, FILE_SAFE));
    assert_true(file_is_held(in_place("log")));
#ifdef __linux__
    assert_int_equal(file_holder(in_place("log")), getpid());
#endif
    assert_false(file_log_open(&other, in_place("log")));
    assert_int_equal(errno, FILE_IS_HELD);
    assert_true(file_log_replace(&log, "two\n", 4));
    assert_false(file_log_open(&other, in_place("log"))); /* the file that took its place, too */
    assert_int_equal(errno, FILE_IS_HELD);
    assert_true(file_log_close(&log));
    assert_false(file_is_held(in_place("log")));
    assert_int_equal(file_holder(in_place("log")), 0);
    assert_true(file_log_open(&other, in_place("log")));
    assert_true(file_log_close(&other));
}

/* Checking whether a log is held does not disturb other programs. */
static void a_look_does_not_keep_others_out(void **state) {
    (void)state;
    FileLog log;
    put("log", "one\n");
    pid_t child = fork();
    if (child == 0) {
        int looker = open(in_place("log"), O_RDONLY);
        flock(looker, LOCK_SH);
        usleep(30000);
        _exit(0);
    }
    usleep(10000);
    assert_true(file_log_open(&log, in_place("log")));
    assert_true(file_log_close(&log));
    waitpid(child, NULL, 0);
}

static void a_lock_is_waited_for(void **state) {
    (void)state;
    FileLock lock, other;
    assert_true(file_lock(&lock, in_place("lock"), 0));
    assert_false(file_lock(&other, in_place("lock"), 20));
    assert_int_equal(errno, FILE_IS_HELD);
    file_unlock(&lock);
    pid_t child = fork();
    if (child == 0) {
        bool is_locked = file_lock(&lock, in_place("lock"), 0);
        usleep(50000);
        _exit(!is_locked);
    }
    usleep(20000);
    assert_true(file_lock(&other, in_place("lock"), 5000));
    file_unlock(&other);
    int status;
    waitpid(child, &status, 0);
    assert_int_equal(status, 0);
}

/* ---- the place ---- */

static void empty(const char *folder) {
    char path[512];
    DIR *opened = opendir(folder);
    for (struct dirent *entry; opened && (entry = readdir(opened));) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        if (file_facts_of_link(path).kind == FILE_FOLDER) empty(path);
        remove(path);
    }
    if (opened) closedir(opened);
}

static int empty_place(void **state) {
    (void)state;
    empty(place);
    return 0;
}

static int make_place(void **state) {
    (void)state;
    return mkdtemp(place) ? 0 : -1;
}

static int remove_place(void **state) { return empty_place(state) || rmdir(place); }

/* Of the descriptors that are open now. */
static int inherited(void) {
    int count = 0;
    for (int descriptor = 0; descriptor < 256; descriptor++) {
        int flags = fcntl(descriptor, F_GETFD);
        count += flags >= 0 && (flags & FD_CLOEXEC) == 0;
    }
    return count;
}

static void nothing_that_is_open_is_inherited(void **state) {
    (void)state;
    FileReader reader;
    FileDraft draft;
    FileLog created, opened;
    FileLock lock;
    int before = inherited();
    put("words", "words");
    assert_true(file_reader_open(&reader, in_place("words")));
    assert_true(file_draft_begin(&draft, in_place("draft")));
    assert_true(file_log_create(&created, in_place("created"), "one\n", 4, FILE_QUICK));
    assert_true(file_log_open(&opened, in_place("words")));
    assert_true(file_lock(&lock, in_place("lock"), 0));
    FileWatch *watch = file_watch_open();
    assert_int_equal(inherited(), before);
    file_watch_close(watch);
    file_unlock(&lock);
    file_log_drop(&opened);
    file_log_drop(&created);
    assert_false(file_draft_end(&draft, false, FILE_QUICK));
    file_reader_close(&reader);
}

#define TEST(function) cmocka_unit_test_teardown(function, empty_place)

static void *wake_soon(void *watch) {
    file_watch_wake(watch);
    return NULL;
}

static void what_changes_in_a_folder_is_reported(void **state) {
    (void)state;
    enum { SOON_MS = PATIENCE_S * 1000 };
    FileWatch *watch = file_watch_open();
    if (!watch) skip();
    assert_true(file_make_folder(in_place("watched")));
    assert_true(file_watch_add(watch, in_place("watched")));
    assert_true(file_watch_add(watch, in_place("watched")));
    assert_false(file_watch_add(watch, in_place("missing")));
    assert_false(file_watch_add(NULL, in_place("watched")));
    assert_false(file_watch_wait(watch, 0));
    put("watched/new", "one");
    assert_true(file_watch_wait(watch, SOON_MS));
    assert_false(file_watch_wait(watch, 0));
    put("beside", "one");
    assert_false(file_watch_wait(watch, 0));
    assert_true(file_remove(in_place("watched/new")));
    assert_true(file_watch_wait(watch, SOON_MS));
    pthread_t other;
    assert_int_equal(pthread_create(&other, NULL, wake_soon, watch), 0);
    assert_false(file_watch_wait(watch, -1));
    pthread_join(other, NULL);
    file_watch_wake(NULL);
    file_watch_close(watch);
    file_watch_close(NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(what_is_written_is_read),
        TEST(what_cannot_be_read_says_why),
        TEST(a_pipe_is_refused_at_once),
        TEST(a_file_is_read_piece_by_piece),
        TEST(a_path_below_does_not_leave_the_folder),
        TEST(lists_are_sorted_and_bounded),
        TEST(folders_are_made),
        TEST(the_new_takes_the_old_ones_place),
        TEST(given_up_it_leaves_no_trace),
        TEST(what_cannot_be_begun_says_why),
        TEST(a_link_is_never_written_through),
        TEST(a_temporary_file_is_made_exclusively),
        TEST(a_full_disk_leaves_what_was_there),
        TEST(what_is_new_takes_nobodys_place),
        TEST(removing_is_done_once),
        TEST(what_a_kill_left_is_swept_away),
        TEST(json_is_lines),
        TEST(a_log_grows_and_is_whole),
        TEST(what_a_full_disk_left_is_cut_off),
        TEST(a_log_that_cannot_be_created_leaves_nothing),
        TEST(a_log_that_was_removed_says_so),
        TEST(a_log_that_was_cut_by_another_says_so),
        TEST(a_log_is_one_programs),
        TEST(a_look_does_not_keep_others_out),
        TEST(a_lock_is_waited_for),
        TEST(nothing_that_is_open_is_inherited),
        TEST(what_changes_in_a_folder_is_reported),
    };
    return cmocka_run_group_tests(tests, make_place, remove_place);
}
