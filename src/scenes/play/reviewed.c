#include "scenes/play/reviewed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "session/calendar.h"
#include "session/drills.h"
#include "session/grades.h"

enum { REVIEWED_PATH = 1100 };

const char *reviewed_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* A grade to be kept; owned by the stage. */
typedef struct KeptGrade {
    Stage *stage;
    Grade grade;
    char data[REVIEWED_PATH];
} KeptGrade;

/* A file that was put aside is told of by a toast. */
static bool save_grade(void *user) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    const KeptGrade *kept = user;
    bool is_saved = grades_keep(kept->data, &kept->grade, &why);
    if (is_saved && words[0]) ui_toast(stage_services(kept->stage)->ui, words);
    return is_saved;
}

/* A record's name begins with the day of its game; one that was renamed counts for today. */
static int64_t day_of(const char *record) {
    enum { DIGITS = 8 };
    int32_t day = 0;
    bool is_read = strlen(record) > DIGITS && text_read_int(record, DIGITS, &day);
    return is_read && calendar_is_day(day) ? day : calendar_today();
}

static bool is_in(const char *path, const char *folder) {
    size_t length = strlen(folder);
    return strncmp(path, folder, length) == 0 && path[length] == '/';
}

/* Of games in the data directory that people played. */
static void keep_grades(Stage *stage, const char *path, const Review *review, const MatchSetup *setup) {
    const char *data = stage_services(stage)->data_directory, *record = reviewed_name(path);
    if (!is_in(path, data)) return;
    for (int seat = 0; seat < review->seats; seat++) {
        const ReviewSeat *own = &review->seat[seat];
        char name[PROBLEM_NAME];
        if (strcmp(setup->seat[seat].agent, "human") != 0 || own->decisions == 0) continue;
        KeptGrade *kept = memory_calloc(1, sizeof *kept);
        kept->stage = stage;
        kept->grade.game = review->game;
        kept->grade.decisions = own->decisions;
        kept->grade.shares = own->shares;
        snprintf(kept->data, sizeof kept->data, "%s", data);
        snprintf(kept->grade.record, sizeof kept->grade.record, "%.*s", GRADES_RECORD - 1, record);
        snprintf(kept->grade.person, sizeof kept->grade.person, "%s", setup->seat[seat].name);
        calendar_format(day_of(record), kept->grade.day);
        snprintf(name, sizeof name, "grade:%d", seat);
        stage_keep(stage, name,
                   &(Keeping){.what = N_("your grade"), .save = save_grade, .release = free, .user = kept});
    }
}

/* A drill to be kept; owned by the stage. */
typedef struct KeptDrill {
    Stage *stage;
    Drill drill;
} KeptDrill;

static bool save_drill(void *user) {
    const KeptDrill *kept = user;
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    bool is_saved = drills_keep(stage_services(kept->stage)->data_directory, &kept->drill, true, &why);
    if (is_saved && words[0]) ui_toast(stage_services(kept->stage)->ui, words);
    return is_saved;
}

bool reviewed_is_here(Stage *stage, const char *path) {
    char games[REVIEWED_PATH];
    snprintf(games, sizeof games, "%s/games", stage_services(stage)->data_directory);
    return is_in(path, games);
}

SeatMask reviewed_people(const Review *review, const MatchSetup *setup) {
    SeatMask people = 0;
    for (int seat = 0; seat < review->seats; seat++)
        if (strcmp(setup->seat[seat].agent, "human") == 0) people = (SeatMask)(people | seat_bit(seat));
    return people;
}

static void keep_drills(Stage *stage, const char *path, const Review *review, const MatchSetup *setup) {
    Drill drills[DRILLS_A_GAME];
    const char *record = reviewed_name(path);
    if (!reviewed_is_here(stage, path) || strlen(record) >= GRADES_RECORD) return;
    int count = drills_of(review, setup, reviewed_people(review, setup), record, calendar_today(), drills);
    for (int i = 0; i < count; i++) {
        char name[PROBLEM_NAME];
        KeptDrill *kept = memory_calloc(1, sizeof *kept);
        *kept = (KeptDrill){stage, drills[i]};
        snprintf(name, sizeof name, "drill:%d", i);
        stage_keep(stage, name,
                   &(Keeping){.what = N_("your drills"), .save = save_drill, .release = free, .user = kept});
    }
}

void reviewed_keep(Stage *stage, const char *path, const Review *review, const MatchSetup *setup) {
    keep_grades(stage, path, review, setup);
    keep_drills(stage, path, review, setup);
}
