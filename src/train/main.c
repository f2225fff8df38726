/* sabacc-train: makes the tables by which opponents bet (README.md).
 *
 *     sabacc-train FILE [--hands N] [--jobs N] */
#include "base/memory.h"
#include "train/mccfr.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what is trained ---- */

static const struct {
    const char *game, *preset;
} courses[] = {
#define COURSE(game, preset) {game, preset},
#include "train/courses.def"
#undef COURSE
};

enum { COURSES = sizeof courses / sizeof courses[0], RUNS = 1 };

/* Hands are rehearsed for some numbers of seats, more of them for fewer. */
enum { SIZES = 4, POOL = 6000 };
static const struct { int seats, hands; } sizes[SIZES] = {{2, 3000}, {3, 1000}, {4, 1200}, {6, 800}};

typedef struct Course {
    StudyShape shape; /* the mean of the shapes for each number of seats */
    int places;
    int hand_count;
    StudyHand *hands;
    Mccfr run[RUNS];
} Course;

static void set_up(SabaccSetup *setup, int course, int seats) {
    sabacc_setup_init(setup, sabacc_game_find(courses[course].game), seats, 100);
    setup->dealer = 0;
    if (courses[course].preset == NULL) return;
    char bytes[256];
    Text why = text_over(bytes, sizeof bytes);
    bool is_applied = sabacc_preset_apply(setup, courses[course].preset, &why);
    assert(is_applied);
}

static void rehearse(Course *course, int number, int size) {
    SabaccSetup setup;
    Study *study = memory_calloc(1, sizeof *study);
    set_up(&setup, number, sizes[size].seats);
    study_learn(study, &setup);
    if (size == 0) {
        course->shape = study->shape;
        course->places = study->place_count;
    }
    for (uint64_t seed = 1; seed <= (uint64_t)sizes[size].hands; seed++) {
        StudyHand *hand = &course->hands[course->hand_count];
        bool fits = study->place_count <= course->places;
        if (study_rehearse(study, &setup, seed * 2654435761u, hand) && fits) course->hand_count++;
    }
    free(study);
}

static void prepare(Course *course, int number) {
    SabaccSetup setup;
    set_up(&setup, number, 2);
    course->hands = memory_calloc(POOL, sizeof course->hands[0]);
    for (int size = 0; size < SIZES; size++)
        if (sizes[size].seats <= setup.game->max_seats) rehearse(course, number, size);
    for (int run = 0; run < RUNS; run++)
        mccfr_begin(&course->run[run], course->places, (uint64_t)(number * RUNS + run + 1));
}

/* ---- training ---- */

typedef struct Work {
    Course course[COURSES];
    int hands; /* of each run */
    int count;
    atomic_int next;
} Work;

/* Later strategies weigh more, by the square of how late they are: the first ones are hardly better than chance. */
static void train(Course *course, Mccfr *run, int hands) {
    enum { PHASES = 20 };
    for (uint32_t phase = 0; phase < PHASES; phase++)
        mccfr_train(run, course->hands, course->hand_count, &course->shape, hands / PHASES, phase * phase);
}

static void *work_on(void *data) {
    Work *work = data;
    for (;;) {
        int job = atomic_fetch_add(&work->next, 1);
        if (job >= work->count * RUNS) return NULL;
        Course *course = &work->course[job / RUNS];
        train(course, &course->run[job % RUNS], work->hands);
        fprintf(stderr, "%s, run %d of %d\n", courses[job / RUNS].game, job % RUNS + 1, RUNS);
    }
}

static void train_all(Work *work, int jobs) {
    enum { JOBS_MAX = 256 };
    pthread_t threads[JOBS_MAX];
    int count = 0;
    while (count < jobs - 1 && count < JOBS_MAX && pthread_create(&threads[count], NULL, work_on, work) == 0)
        count++;
    work_on(work);
    for (int i = 0; i < count; i++) pthread_join(threads[i], NULL);
}

/* ---- the file ---- */

static void put_number(FILE *file, int32_t number) {
    for (int shift = 0; shift < 32; shift += 8) fputc((int)((uint32_t)number >> shift & 255), file);
}

/* What is hardly ever done is never done; the parts sum up to BETTING_PARTS. */
static void quantise(const uint64_t sum[BETTING_ACTS], uint8_t parts[BETTING_ACTS]) {
    enum { LEAST = 25 }; /* one in so many */
    uint64_t total = 0, kept = 0;
    int left = BETTING_PARTS, most = 0;
    memset(parts, 0, BETTING_ACTS);
    for (int act = 0; act < BETTING_ACTS; act++) total += sum[act];
    if (total == 0) return;
    for (int act = 0; act < BETTING_ACTS; act++) {
        if (sum[act] > sum[most]) most = act;
        if (sum[act] * LEAST >= total) kept += sum[act];
    }
    for (int act = 0; act < BETTING_ACTS; act++) {
        if (sum[act] * LEAST < total) continue;
        parts[act] = (uint8_t)((sum[act] * BETTING_PARTS + kept / 2) / kept);
        left -= parts[act];
    }
    parts[most] = (uint8_t)(parts[most] + left);
}

static void write_course(FILE *file, const Course *course) {
    int32_t numbers[BETTING_SHAPE];
    betting_shape_numbers(&course->shape, course->places, numbers);
    for (int i = 0; i < BETTING_SHAPE; i++) put_number(file, numbers[i]);
    for (int64_t spot = 0; spot < mccfr_spots(&course->run[0]); spot++) {
        uint64_t sum[BETTING_ACTS] = {0};
        uint8_t parts[BETTING_ACTS];
        for (int run = 0; run < RUNS; run++)
            for (int act = 0; act < BETTING_ACTS; act++) sum[act] += course->run[run].average[spot][act];
        quantise(sum, parts);
        for (int act = 0; act < BETTING_ACTS; act += 2) fputc(parts[act] | parts[act + 1] << 4, file);
    }
}

static bool write_all(const Work *work, const char *path) {
    FILE *file = fopen(path, "wb");
    if (file == NULL) return false;
    put_number(file, BETTING_MAGIC);
    put_number(file, work->count);
    for (int number = 0; number < work->count; number++) write_course(file, &work->course[number]);
    bool is_written = !ferror(file);
    return fclose(file) == 0 && is_written;
}

int main(int argc, char **argv) {
    Work *work = memory_calloc(1, sizeof *work);
    int jobs = 1;
    const char *only = NULL;
    work->hands = 400000;
    for (int i = 2; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--hands") == 0) work->hands = atoi(argv[i + 1]);
        if (strcmp(argv[i], "--only") == 0) only = argv[i + 1];
        if (strcmp(argv[i], "--jobs") == 0) jobs = atoi(argv[i + 1]);
    }
    if (argc < 2 || argc % 2 != 0 || work->hands < 10 || jobs < 1) {
        fprintf(stderr,
                "sabacc-train FILE [--hands N] [--jobs N]: N hands a run, from 10; 400000 unless told\n");
        return 2;
    }
    for (int number = 0; number < COURSES; number++) prepare(&work->course[number], number);
    if (only != NULL) { int n = 0; for (int i = 0; i < COURSES; i++) if (strcmp(courses[i].game, only) == 0) n = i; work->course[0] = work->course[n]; atomic_store(&work->next, 0); work->count = 1; } else work->count = COURSES;
    train_all(work, jobs);
    bool is_written = write_all(work, argv[1]);
    if (!is_written) fprintf(stderr, "sabacc-train: %s cannot be written\n", argv[1]);
    return is_written ? 0 : 1;
}
