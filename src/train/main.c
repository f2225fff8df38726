/* sabacc-train: makes the tables by which opponents bet (README.md).
 *
 *     sabacc-train DIR [--hands N] [--jobs N] [--shard I/N] [--game ID] */
#include "base/files.h"
#include "train/course.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HANDS = 3000000, HANDS_MAX = 1000000000, JOBS_MAX = 64, PATH_BYTES = 4096, PART_MAX = 1 << 24 };

typedef struct Order {
    const char *folder, *game;
    int hands, jobs, shard, shards;
    atomic_int next;
    atomic_bool has_failed;
} Order;

/* ---- parts: a course each, which are kept ---- */

static bool is_wanted(const Order *order, int number) {
    if (order->game != NULL && strcmp(order->game, course_game(number)) != 0) return false;
    return number % order->shards == order->shard - 1;
}

/* The number of hands is part of the name: others are not taken for these. */
static void part_path(const Order *order, int number, char path[PATH_BYTES]) {
    snprintf(path, PATH_BYTES, "%s/%s-%d", order->folder, course_game(number), order->hands);
}

static void fail(Order *order, const char *path) {
    fprintf(stderr, "sabacc-train: %s: %s\n", path, file_words(errno));
    atomic_store(&order->has_failed, true);
}

static void make_part(Order *order, int number) {
    char path[PATH_BYTES];
    size_t size;
    part_path(order, number, path);
    if (file_is_plain(path)) return;
    uint8_t *bytes = course_train(number, order->hands, &size);
    if (file_write(path, bytes, size, FILE_SAFE))
        fprintf(stderr, "%s\n", path);
    else
        fail(order, path);
    free(bytes);
}

static void *work_on(void *data) {
    Order *order = data;
    for (int number; (number = atomic_fetch_add(&order->next, 1)) < course_count();)
        if (is_wanted(order, number)) make_part(order, number);
    return NULL;
}

static void make_parts(Order *order) {
    pthread_t threads[JOBS_MAX];
    int count = 0;
    while (count < order->jobs - 1 && pthread_create(&threads[count], NULL, work_on, order) == 0) count++;
    work_on(order);
    for (int i = 0; i < count; i++) pthread_join(threads[i], NULL);
}

/* ---- the whole: all parts, one after another ---- */

static bool has_all_parts(const Order *order) {
    for (int number = 0; number < course_count(); number++) {
        char path[PATH_BYTES];
        part_path(order, number, path);
        if (!file_is_plain(path)) return false;
    }
    return true;
}

static void put_number(FileDraft *draft, uint32_t number) {
    uint8_t bytes[4];
    for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(number >> 8 * i);
    file_draft_put(draft, bytes, sizeof bytes);
}

static bool put_part(const Order *order, int number, FileDraft *draft) {
    char path[PATH_BYTES];
    size_t size;
    part_path(order, number, path);
    char *bytes = file_read(path, PART_MAX, &size);
    bool is_put = bytes != NULL && file_draft_put(draft, bytes, size);
    free(bytes);
    return is_put;
}

static void join(Order *order) {
    char path[PATH_BYTES];
    FileDraft draft;
    snprintf(path, sizeof path, "%s/betting", order->folder);
    if (!file_draft_begin(&draft, path)) {
        fail(order, path);
        return;
    }
    bool is_good = true;
    put_number(&draft, BETTING_MAGIC);
    put_number(&draft, (uint32_t)course_count());
    for (int number = 0; number < course_count(); number++) is_good &= put_part(order, number, &draft);
    if (!file_draft_end(&draft, is_good, FILE_SAFE)) fail(order, path);
}

/* ---- the command line ---- */

static bool read_number(const char *word, int max, int *number) {
    char *end;
    long value = strtol(word, &end, 10);
    *number = (int)value;
    return *word != '\0' && *end == '\0' && value >= 1 && value <= max;
}

static bool read_shard(const char *word, Order *order) {
    return sscanf(word, "%d/%d", &order->shard, &order->shards) == 2 && order->shard >= 1 &&
           order->shards >= order->shard;
}

static bool read_option(const char *name, const char *value, Order *order) {
    if (strcmp(name, "--hands") == 0) return read_number(value, HANDS_MAX, &order->hands);
    if (strcmp(name, "--jobs") == 0) return read_number(value, JOBS_MAX, &order->jobs);
    if (strcmp(name, "--shard") == 0) return read_shard(value, order);
    order->game = value;
    return strcmp(name, "--game") == 0;
}

static bool read_arguments(int argc, char **argv, Order *order) {
    if (argc < 2 || argc % 2 != 0) return false;
    order->folder = argv[1];
    for (int i = 2; i < argc; i += 2)
        if (!read_option(argv[i], argv[i + 1], order)) return false;
    return true;
}

int main(int argc, char **argv) {
    Order order = {.hands = HANDS, .jobs = 1, .shard = 1, .shards = 1};
    if (!read_arguments(argc, argv, &order)) {
        fputs("usage: sabacc-train DIR [--hands N] [--jobs N] [--shard I/N] [--game ID]\n", stderr);
        return 2;
    }
    if (!file_make_folders(order.folder)) {
        fail(&order, order.folder);
        return 1;
    }
    make_parts(&order);
    if (!atomic_load(&order.has_failed) && has_all_parts(&order)) join(&order);
    return atomic_load(&order.has_failed) ? 1 : 0;
}
