#include "train/course.h"

#include "base/memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *game, *preset; /* NULL: by its defaults */
} courses[] = {
#define COURSE(game, preset) {game, preset},
#include "train/courses.def"
#undef COURSE
};

int course_count(void) { return (int)(sizeof courses / sizeof courses[0]); }

const char *course_game(int number) { return courses[number].game; }

/* ---- hands ---- */

/* More of them for fewer seats: each trains as many seats as it has. */
static const struct { int seats, hands; } sizes[] = {{2, 3000}, {3, 900}, {4, 1400}, {6, 700}};
enum { SIZES = sizeof sizes / sizeof sizes[0], POOL = 6000 };

typedef struct Course {
    StudyShape shape; /* of two seats */
    int places, count;
    StudyHand *hands;
} Course;

static void set_up(SabaccSetup *setup, int number, int seats) {
    sabacc_setup_init(setup, sabacc_game_find(courses[number].game), seats, 100);
    setup->dealer = 0;
    if (courses[number].preset == NULL) return;
    char bytes[256];
    Text why = text_over(bytes, sizeof bytes);
    bool is_applied = sabacc_preset_apply(setup, courses[number].preset, &why);
    assert(is_applied);
}

static void rehearse(Course *course, int number, int size) {
    enum { APART = 2654435761u }; /* seeds far from each other */
    SabaccSetup setup;
    Study *study = memory_calloc(1, sizeof *study);
    set_up(&setup, number, sizes[size].seats);
    study_learn(study, &setup);
    if (size == 0) {
        course->shape = study->shape;
        course->places = study->place_count;
    }
    for (int i = 1; i <= sizes[size].hands && study->place_count <= course->places; i++)
        if (study_rehearse(study, &setup, (uint64_t)i * APART, &course->hands[course->count]))
            course->count++;
    free(study);
}

static void prepare(Course *course, int number) {
    const SabaccGame *game = sabacc_game_find(courses[number].game);
    course->hands = memory_calloc(POOL, sizeof course->hands[0]);
    for (int size = 0; size < SIZES; size++)
        if (sizes[size].seats <= game->max_seats) rehearse(course, number, size);
}

/* ---- its bytes ---- */

/* One in 24, and all that a seat has one in 12; among several, where less is settled, one in 8 and one in 5:
 * what is rarer is mostly what training has not settled yet. */
static bool is_kept(uint64_t sum, uint64_t total, bool is_of_two, int act) {
    static const uint64_t rarest[2][2] = {{8, 5}, {24, 12}};
    return sum * rarest[is_of_two][act == BETTING_ALL] >= total;
}

/* What is hardly ever done is never done; the parts sum up to BETTING_PARTS. */
static void quantise(const uint64_t sum[BETTING_ACTS], bool is_of_two, uint8_t parts[BETTING_ACTS]) {
    uint64_t total = 0, kept = 0;
    int left = BETTING_PARTS, most = 0;
    memset(parts, 0, BETTING_ACTS);
    for (int act = 0; act < BETTING_ACTS; act++) total += sum[act];
    if (total == 0) return;
    for (int act = 0; act < BETTING_ACTS; act++) {
        if (sum[act] > sum[most]) most = act;
        if (is_kept(sum[act], total, is_of_two, act)) kept += sum[act];
    }
    for (int act = 0; act < BETTING_ACTS; act++) {
        if (!is_kept(sum[act], total, is_of_two, act)) continue;
        parts[act] = (uint8_t)((sum[act] * BETTING_PARTS + kept / 2) / kept);
        left -= parts[act];
    }
    parts[most] = (uint8_t)(parts[most] + left);
}

static uint8_t *bytes_of(const Course *course, const Mccfr *run, size_t *size) {
    int32_t numbers[BETTING_SHAPE];
    *size = 4 * BETTING_SHAPE + (size_t)mccfr_spots(run) * BETTING_BYTES;
    uint8_t *bytes = memory_calloc(1, *size), *at = bytes;
    betting_shape_numbers(&course->shape, course->places, numbers);
    for (int i = 0; i < BETTING_SHAPE; i++)
        for (int shift = 0; shift < 32; shift += 8) *at++ = (uint8_t)((uint32_t)numbers[i] >> shift);
    for (int64_t spot = 0; spot < mccfr_spots(run); spot++) {
        uint8_t parts[BETTING_ACTS];
        quantise(run->average[spot], betting_is_of_two(spot), parts);
        for (int act = 0; act < BETTING_ACTS; act += 2) *at++ = (uint8_t)(parts[act] | parts[act + 1] << 4);
    }
    return bytes;
}

uint8_t *course_train(int number, int hands, size_t *size) {
    enum { PHASES = 20 };
    Course course = {.count = 0};
    Mccfr run;
    prepare(&course, number);
    mccfr_begin(&run, course.places, (uint64_t)number + 1);
    /* Later strategies weigh more, by the square of how late they are: the first are hardly better than
     * chance. */
    for (uint32_t phase = 0; phase < PHASES; phase++)
        mccfr_train(&run, course.hands, course.count, &course.shape, hands / PHASES, phase * phase);
    uint8_t *bytes = bytes_of(&course, &run, size);
    mccfr_end(&run);
    free(course.hands);
    return bytes;
}
