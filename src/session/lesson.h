#ifndef SABACC_SESSION_LESSON_H
#define SABACC_SESSION_LESSON_H

/* A guided hand of a game (docs/lesson.md): a record with stacked cards, whose notes say what is told, which
 * place of the screen is pointed at, and what is answered to another move. Seat 0 is the learner's; all other
 * seats play what the record has them do. Read from ASSETS/lessons/GAME.sabacc. Texts are source texts for
 * gettext. It knows no window: places are names of widgets. */

#include "session/game_plan.h"

enum {
    LESSON_NAME = 40, /* bytes of a place's name */
    LESSON_POINTS = 8,
    LESSON_ACTIONS = 4,
    LESSON_WORDS_MAX = 250,
    LESSON_PRESSES_MAX = 30
};

/* One thing at a time: something to read, or something to do. */
typedef struct LessonStep {
    const char *say;   /* borrowed from the lesson */
    const char *wrong; /* for a move that is not meant here; NULL: a general sentence */
    bool is_read;      /* only to be read; else the learner is to act */
    int after;         /* how many actions of seats, in this game, come before it */
    /* What to look at; of an action what to press, one after the other. */
    int point_count;
    char points[LESSON_POINTS][LESSON_NAME];
    int action_count; /* of an action: the one played in the record first, and those that do as well */
    SabaccAction actions[LESSON_ACTIONS];
} LessonStep;

typedef struct Lesson Lesson;

/* A plan that opens the lesson of that game; false if there is none. */
bool lesson_plan(const char *assets, const SabaccGame *game, GamePlan *plan);
bool lesson_exists(const char *assets, const SabaccGame *game);

/* NULL with "FILE:LINE: …" in `why` if it cannot be read; the caller owns it. */
Lesson *lesson_read(const char *path, Text *why);
void lesson_free(Lesson *lesson); /* NULL is allowed */

const MatchSetup *lesson_setup(const Lesson *lesson);
int lesson_step_count(const Lesson *lesson);
const LessonStep *lesson_step(const Lesson *lesson, int index);
/* What the end says; "" for nothing. */
const char *lesson_end(const Lesson *lesson);

/* The match of the lesson: its chance is stacked, the other seats have drivers, and the learner, who bears
 * that name, posts. Take back is not allowed. NULL with a sentence; the caller owns it. */
Match *lesson_begin(const Lesson *lesson, const char *player, Text *why);

/* Whether the step means that action. */
bool lesson_accepts(const LessonStep *step, const SabaccAction *action);

/* What the learner has to read, in words, and to press. */
int lesson_words(const Lesson *lesson);
int lesson_presses(const Lesson *lesson);

#endif
