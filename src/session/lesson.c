#include "session/lesson.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/memory.h"
#include "match/driver_script.h"
#include "match/record/record.h"

enum { LEARNER = 0, STEPS_MAX = 64, MOVES_MAX = 64 };

struct Lesson {
    Record *record; /* owned; steps borrow their texts from it */
    LessonStep steps[STEPS_MAX];
    int step_count;
    const char *end;
};

bool lesson_plan(const char *assets, const SabaccGame *game, GamePlan *plan) {
    *plan = (GamePlan){.kind = PLAN_LESSON};
    int used = snprintf(plan->path, sizeof plan->path, "%s/lessons/%s.sabacc", assets, game->id);
    return used < (int)sizeof plan->path && file_is_plain(plan->path);
}

bool lesson_exists(const char *assets, const SabaccGame *game) {
    GamePlan unused;
    return lesson_plan(assets, game, &unused);
}

/* ---- reading ---- */

/* A lesson that is read: its step that is not complete, and how many actions came before it. */
typedef struct Reader {
    Lesson *lesson;
    const RecordLine *line;
    LessonStep *open; /* NULL for none */
    int others;       /* actions that do as well as the one it waits for */
    int actions;
    Text *why;
} Reader;

static bool fail(const Reader *reader, const char *what) {
    Text *why = reader->why;
    text_add(why, reader->lesson->record->path);
    text_add_char(why, ':');
    text_add_int(why, reader->line->number);
    text_add(why, ": ");
    text_add(why, what);
    return false;
}

/* A step that no action of the learner completes is to be read. */
static bool close_step(Reader *reader) {
    if (!reader->open) return true;
    LessonStep *step = reader->open;
    reader->open = NULL;
    step->is_read = step->action_count == 0;
    bool asks = step->wrong || reader->others > 0;
    return !step->is_read || !asks || fail(reader, "wrong or or: the step before asks for no action");
}

static bool take_say(Reader *reader, const char *words) {
    Lesson *lesson = reader->lesson;
    if (!close_step(reader)) return false;
    if (lesson->step_count == STEPS_MAX) return fail(reader, "say: too many steps");
    reader->open = &lesson->steps[lesson->step_count++];
    *reader->open = (LessonStep){.say = words, .after = reader->actions};
    reader->others = 0;
    return true;
}

static bool take_point(Reader *reader, const char *words) {
    LessonStep *step = reader->open;
    if (!step) return fail(reader, "point: no step begins with say before it");
    for (const char *at = words; *at;) {
        size_t length = strcspn(at, " ");
        if (length == 0 || length >= LESSON_NAME || step->point_count == LESSON_POINTS)
            return fail(reader, "point: names of places with one space between them");
        memcpy(step->points[step->point_count++], at, length);
        at += length + (at[length] == ' ');
    }
    return true;
}

static bool take_wrong(Reader *reader, const char *words) {
    if (!reader->open) return fail(reader, "wrong: no step begins with say before it");
    reader->open->wrong = words;
    return true;
}

/* Another action that does as well. It comes before the one that is played. */
static bool take_or(Reader *reader, const char *words) {
    LessonStep *step = reader->open;
    if (!step || reader->others + 1 == LESSON_ACTIONS)
        return fail(reader, "or: no step, or too many actions");
    char sentence[MATCH_MESSAGE];
    Text unused = text_over(sentence, sizeof sentence);
    SabaccAction *action = &step->actions[++reader->others];
    bool is_one = sabacc_action_parse(words, action, &unused) && !action->malformed;
    return (is_one && action->seat == LEARNER) || fail(reader, "or: no action of seat 0");
}

static bool take_end(Reader *reader, const char *words) {
    if (!close_step(reader)) return false;
    reader->lesson->end = words;
    return true;
}

static bool take_remark(Reader *reader, const char *words) {
    (void)reader, (void)words;
    return true;
}

static bool take_note(Reader *reader, const char *note) {
    static const struct {
        const char *key;
        bool (*take)(Reader *reader, const char *words);
    } keys[] = {{"say: ", take_say}, {"point: ", take_point}, {"wrong: ", take_wrong},
                {"or: ", take_or},   {"end: ", take_end},     {"remark: ", take_remark}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        size_t length = strlen(keys[i].key);
        if (strncmp(note, keys[i].key, length) == 0) return keys[i].take(reader, note + length);
    }
    return fail(reader, "a note begins with say, point, wrong, or, end or remark, a colon and a space");
}

static bool take_do(Reader *reader, const SabaccAction *action) {
    if (action->seat == SABACC_CROUPIER) return fail(reader, "chance is stacked in the header");
    reader->actions++;
    if (action->seat != LEARNER) return close_step(reader);
    LessonStep *step = reader->open;
    if (!step) return fail(reader, "an action of seat 0 without a step that says it");
    step->actions[0] = *action;
    step->action_count = 1 + reader->others;
    return close_step(reader);
}

static bool take_line(Reader *reader) {
    const RecordLine *line = reader->line;
    if (line->kind == RECORD_NOTE) return take_note(reader, line->note);
    return line->kind != RECORD_DO || take_do(reader, &line->actions[0]);
}

static bool read_steps(Lesson *lesson, Text *why) {
    Reader reader = {.lesson = lesson, .why = why};
    for (int i = 0; i < lesson->record->line_count; i++) {
        reader.line = &lesson->record->lines[i];
        if (!take_line(&reader)) return false;
    }
    return close_step(&reader);
}

Lesson *lesson_read(const char *path, Text *why) {
    Record *record = record_read(path, NULL, why);
    if (!record) return NULL;
    Lesson *lesson = memory_calloc(1, sizeof *lesson);
    lesson->record = record;
    lesson->end = "";
    if (read_steps(lesson, why)) return lesson;
    lesson_free(lesson);
    return NULL;
}

void lesson_free(Lesson *lesson) {
    if (!lesson) return;
    record_free(lesson->record);
    free(lesson);
}

const MatchSetup *lesson_setup(const Lesson *lesson) { return &lesson->record->setup; }
int lesson_step_count(const Lesson *lesson) { return lesson->step_count; }
const LessonStep *lesson_step(const Lesson *lesson, int index) { return &lesson->steps[index]; }
const char *lesson_end(const Lesson *lesson) { return lesson->end; }

/* ---- playing ---- */

/* What the record has that seat do, in order. */
static void seat_driver(const Lesson *lesson, Match *match, int seat) {
    char words[MOVES_MAX][SABACC_TEXT];
    const char *moves[MOVES_MAX];
    int count = 0;
    for (int i = 0; i < lesson->record->line_count && count < MOVES_MAX; i++) {
        const RecordLine *line = &lesson->record->lines[i];
        if (line->kind != RECORD_DO || line->actions[0].seat != seat) continue;
        Text text = text_over(words[count], SABACC_TEXT);
        sabacc_action_format(&line->actions[0], false, &text);
        moves[count] = words[count];
        count++;
    }
    MatchDriver driver = driver_script(moves, count);
    match_set_driver(match, seat, &driver);
}

Match *lesson_begin(const Lesson *lesson, const char *player, Text *why) {
    MatchSetup setup = lesson->record->setup;
    setup.allow_undo = false;
    snprintf(setup.seat[LEARNER].name, MATCH_WORDS, "%s", player);
    Match *match = match_new(&setup, lesson->record->stack, NULL, why);
    for (int seat = 1; match && seat < setup.rules.seats; seat++) seat_driver(lesson, match, seat);
    return match;
}

static bool is_same(const SabaccAction *one, const SabaccAction *other) {
    char first[SABACC_TEXT], second[SABACC_TEXT];
    Text first_words = text_over(first, sizeof first), second_words = text_over(second, sizeof second);
    sabacc_action_format(one, true, &first_words);
    sabacc_action_format(other, true, &second_words);
    return strcmp(first, second) == 0;
}

bool lesson_accepts(const LessonStep *step, const SabaccAction *action) {
    for (int i = 0; i < step->action_count; i++)
        if (is_same(&step->actions[i], action)) return true;
    return false;
}

/* ---- how long it is ---- */

static int words_of(const char *text) {
    int count = 0;
    for (const char *at = text; *at;) {
        size_t length = strcspn(at, " \n");
        count += length > 0;
        at += length + (at[length] != '\0');
    }
    return count;
}

int lesson_words(const Lesson *lesson) {
    int count = words_of(lesson->end);
    for (int i = 0; i < lesson->step_count; i++) count += words_of(lesson->steps[i].say);
    return count;
}

int lesson_presses(const Lesson *lesson) {
    int count = 0;
    for (int i = 0; i < lesson->step_count; i++) {
        const LessonStep *step = &lesson->steps[i];
        count += step->is_read ? 1 : step->point_count;
    }
    return count;
}
