/* The policy of base/memory.h: without memory, one line on standard error and MEMORY_EXIT_STATUS, at once. */

#include "base/memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "heap_faults.h"

static void block_is_writable(void **state) {
    (void)state;
    char *block = memory_alloc(100);
    memset(block, 7, 100);
    block = memory_realloc(block, 50, 4);
    for (int i = 0; i < 100; i++) assert_int_equal(block[i], 7);
    memset(block, 8, 200);
    free(block);
}

static void cleared_block_is_zero(void **state) {
    (void)state;
    int *block = memory_calloc(300, sizeof *block);
    for (int i = 0; i < 300; i++) assert_int_equal(block[i], 0);
    free(block);
}

/* Of 1920×1080 pixels, 3.96 of the large pages; of 300×200, a ninth of one. */
static void pictures_are_zero_and_use_whole_pages(void **state) {
    enum { SCREEN = 1920 * 1080, CARD = 300 * 200 };
    (void)state;
    for (int i = 0; i < 3; i++) {
        unsigned *screen = memory_calloc_large(SCREEN, sizeof *screen),
                 *card = memory_calloc_large(CARD, sizeof *card);
#ifdef __linux__
        assert_int_equal((uintptr_t)screen % (2 << 20), 0);
#endif
        for (int at = 0; at < SCREEN; at++) assert_int_equal(screen[at], 0);
        for (int at = 0; at < CARD; at++) assert_int_equal(card[at], 0);
        memset(screen, 0xff, SCREEN * sizeof *screen);
        memset(card, 0xff, CARD * sizeof *card);
        free(screen);
        free(card);
    }
}

static void nothing_is_a_block_too(void **state) {
    (void)state;
    void *blocks[] = {memory_alloc(0),           memory_calloc(0, 8),      memory_calloc(8, 0),
                      memory_calloc_large(0, 8), memory_alloc_large(0, 8), memory_realloc(NULL, 0, 8)};
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++) {
        assert_non_null(blocks[i]);
        free(blocks[i]);
    }
}

static void copy_is_ones_own(void **state) {
    (void)state;
    char text[] = "sylop", *copy = memory_strdup(text);
    text[0] = 'x';
    assert_string_equal(copy, "sylop");
    free(copy);
}

/* ---- without memory ---- */

static void ask_alloc(void) { free(memory_alloc(10)); }
static void ask_calloc(void) { free(memory_calloc(2, 10)); }
static void ask_large(void) { free(memory_calloc_large(2 << 20, 1)); }
static void ask_large_unset(void) { free(memory_alloc_large(2 << 20, 1)); }
static void ask_realloc(void) { free(memory_realloc(NULL, 2, 10)); }
static void ask_strdup(void) { free(memory_strdup("text")); }
static void ask_too_much(void) { free(memory_realloc(NULL, SIZE_MAX / 2, 3)); }
static void ask_too_many(void) { free(memory_calloc_large(SIZE_MAX / 2, 3)); }

static void leave_a_mark(void) { fputs("an exit handler has run", stderr); }

/* A child's output on standard error after an allocation failure; its exit status. */
static int ask_in_child(void (*ask)(void), long failing, char *said, size_t size) {
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDERR_FILENO);
        atexit(leave_a_mark);
        heap_faults_set(failing);
        ask();
        _exit(0);
    }
    close(ends[1]);
    ssize_t got = 0, more;
    while ((more = read(ends[0], said + got, size - 1 - (size_t)got)) > 0) got += more;
    said[got] = '\0';
    close(ends[0]);
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void without_memory_the_program_ends(void **state) {
    void (*const asks[])(void) = {ask_alloc, ask_calloc, ask_large, ask_large_unset, ask_realloc, ask_strdup};
    (void)state;
    for (size_t i = 0; i < sizeof asks / sizeof *asks; i++) {
        char said[200];
        assert_int_equal(ask_in_child(asks[i], 0, said, sizeof said), 0);
        assert_int_equal(ask_in_child(asks[i], 1, said, sizeof said), MEMORY_EXIT_STATUS);
        assert_string_equal(said, "sabacc: out of memory\n");
    }
}

static void sizes_do_not_wrap_around(void **state) {
    void (*const asks[])(void) = {ask_too_much, ask_too_many};
    (void)state;
    for (size_t i = 0; i < sizeof asks / sizeof *asks; i++) {
        char said[200];
        assert_int_equal(ask_in_child(asks[i], 0, said, sizeof said), MEMORY_EXIT_STATUS);
        assert_string_equal(said, "sabacc: out of memory\n");
    }
}

/* ---- the shared heap ---- */

/* Sanitizers have heaps of their own. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HAS_OWN_HEAP 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_OWN_HEAP 1
#endif
#endif

static bool has_large_pages(void) {
    char modes[80] = "";
    FILE *file = fopen("/sys/kernel/mm/transparent_hugepage/enabled", "r");
    if (!file) return false;
    bool is_read = fgets(modes, sizeof modes, file) != NULL;
    fclose(file);
    return is_read && !strstr(modes, "[never]");
}

static long faults_so_far(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_minflt;
}

enum { HEAP_BYTES = 16 << 20, LARGE_BYTES = 2 << 20, BLOCK_BYTES = 512 << 10, SMALL_PAGE = 4096 };

/* Faults while so many blocks are written for the first time, and all of them once more in the memory of the
 * first. */
static void write_blocks(int count, long *first, long *again) {
    char *blocks[HEAP_BYTES / BLOCK_BYTES];
    for (int round = 0; round < 2; round++) {
        long before = faults_so_far();
        for (int i = 0; i < count; i++) {
            blocks[i] = memory_alloc(BLOCK_BYTES);
            memset(blocks[i], 1, BLOCK_BYTES);
        }
        *(round == 0 ? first : again) = faults_so_far() - before;
        for (int i = 0; i < count; i++) free(blocks[i]);
    }
}

/* In a process of its own, as it can be asked for once. */
static void the_shared_heap_keeps_its_pages(void **state) {
    enum { BLOCKS = 12, PAGES = BLOCKS * BLOCK_BYTES / SMALL_PAGE };
    (void)state;
#if defined(__GLIBC__) && !defined(HAS_OWN_HEAP)
    pid_t child = fork();
    if (child == 0) {
        long first = 0, again = 0;
        memory_share_heap(HEAP_BYTES, LARGE_BYTES);
        write_blocks(BLOCKS, &first, &again);
        if (again > PAGES / 8) _exit(1);
        _exit(has_large_pages() && first > PAGES / 2 ? 2 : 0);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
#else
    memory_share_heap(HEAP_BYTES, LARGE_BYTES);
    (void)PAGES, (void)write_blocks, (void)has_large_pages;
#endif
}

/* MiB of this process that are in memory. */
static long resident(void) {
    long whole = 0, pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file) return 0;
    if (fscanf(file, "%ld %ld", &whole, &pages) != 2) pages = 0;
    fclose(file);
    return pages * sysconf(_SC_PAGESIZE) >> 20;
}

/* Half of many blocks are freed, each between two that stay. */
static int give_back_holes(void) {
    enum { BLOCKS = 40, FREED = BLOCKS / 2, BLOCK = 1 << 20, BEYOND = 1 << 30 };
    char *blocks[BLOCKS];
    memory_share_heap(HEAP_BYTES, LARGE_BYTES);
    for (int i = 0; i < BLOCKS; i++) blocks[i] = memset(memory_alloc(BLOCK), i + 1, BLOCK);
    for (int i = 0; i < BLOCKS; i += 2) free(blocks[i]);
    long before = resident();
    memory_give_back(BEYOND);
    if (before - resident() > 1) return 1;
    memory_give_back(HEAP_BYTES);
    if (before - resident() < FREED * 3 / 4) return 2;
    for (int i = 1; i < BLOCKS; i += 2)
        if (blocks[i][0] != i + 1 || blocks[i][BLOCK - 1] != i + 1) return 3;
    return 0;
}

static void what_is_free_of_a_large_heap_is_given_back(void **state) {
    (void)state;
#if defined(__GLIBC__) && !defined(HAS_OWN_HEAP)
    if (!__GLIBC_PREREQ(2, 33)) skip();
    pid_t child = fork();
    if (child == 0) _exit(give_back_holes());
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
#else
    memory_give_back(0);
    (void)give_back_holes;
#endif
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(block_is_writable),
        cmocka_unit_test(cleared_block_is_zero),
        cmocka_unit_test(pictures_are_zero_and_use_whole_pages),
        cmocka_unit_test(nothing_is_a_block_too),
        cmocka_unit_test(copy_is_ones_own),
        cmocka_unit_test(the_shared_heap_keeps_its_pages),
        cmocka_unit_test(what_is_free_of_a_large_heap_is_given_back),
        cmocka_unit_test(without_memory_the_program_ends),
        cmocka_unit_test(sizes_do_not_wrap_around),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
