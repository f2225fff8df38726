/* A guided hand at the table (session/lesson.h): when its words are shown, and what a person may do
 * meanwhile. Everything goes over the queue of the match: the lesson only lets play wait while something is
 * to be read, and gives an action back that it does not mean. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/last_table.h"
#include "scenes/play/private.h"
#include "scenes/play/scene.h"
#include "session/lessons_done.h"

static const StageServices *services(const PlayScene *play) { return stage_services(play->scene.stage); }

bool play_is_lesson(const PlayScene *play) { return play->plan.kind == PLAN_LESSON; }

bool play_lesson_open(PlayScene *play, Text *why) {
    const char *player = services(play)->settings->player;
    play->lesson = (PlayLesson){.lesson = lesson_read(play->plan.path, why)};
    if (!play->lesson.lesson) return false;
    play->game.match = lesson_begin(play->lesson.lesson, player[0] ? player : _("Player"), why);
    return play->game.match != NULL;
}

void play_lesson_close(PlayScene *play) {
    lesson_free(play->lesson.lesson);
    play->lesson = (PlayLesson){0};
}

/* ---- the step of now ---- */

static const LessonStep *next_step(const PlayScene *play) {
    const Lesson *lesson = play->lesson.lesson;
    bool has_one = lesson && play->lesson.step < lesson_step_count(lesson);
    return has_one ? lesson_step(lesson, play->lesson.step) : NULL;
}

static bool is_due(const PlayScene *play, const LessonStep *step) {
    return step && play->lesson.acted >= step->after;
}

bool play_lesson_holds(const PlayScene *play) {
    const LessonStep *step = next_step(play);
    bool is_chance = match_to_act(play->game.match) == SABACC_CROUPIER;
    return is_due(play, step) && step->is_read && play->mode == PLAY_OPEN && !is_chance;
}

/* All that came before it is shown. */
static bool is_quiet(const PlayScene *play) {
    return !table_view_is_moving(play->seen.view) && play->seen.news_at == play->seen.news.count;
}

const LessonStep *play_lesson_now(const PlayScene *play) {
    const LessonStep *step = next_step(play);
    if (!is_due(play, step)) return NULL;
    if (play->mode == PLAY_SHOWDOWN) return step->is_read ? step : NULL;
    if (play->mode != PLAY_OPEN) return NULL;
    if (step->is_read) return play_lesson_holds(play) && is_quiet(play) ? step : NULL;
    return play->asking.pick.mode != PICK_NOTHING ? step : NULL;
}

/* What is only read goes on by its own button, or by the one of the results that it points to. */
static const char *place_to_read_on(const PlayScene *play, const LessonStep *step) {
    bool is_panel = step->point_count > 0 && strcmp(step->points[0], "continue") == 0;
    return is_panel && play->mode == PLAY_SHOWDOWN ? "continue" : "lesson:next";
}

/* A card or token that was pressed already, before the press that completes the action. */
static bool is_chosen(const Pick *pick, const char *place) {
    UiEvent event = {.kind = UI_EVENT_ACTIVATE};
    snprintf(event.name, sizeof event.name, "%s", place);
    int index = ui_event_index(&event);
    if (index < 0) return false;
    if (ui_event_is(&event, "card:")) return pick_chosen(pick) >> index & 1;
    return ui_event_is(&event, "token:") && pick->token == index;
}

const char *play_lesson_place(const PlayScene *play, const Ui *ui) {
    const LessonStep *step = play_lesson_now(play);
    if (!step) return "";
    if (step->is_read) return place_to_read_on(play, step);
    for (int i = 0; i < step->point_count; i++) {
        const char *place = step->points[i];
        if (ui_can_choose(ui, place) && !is_chosen(&play->asking.pick, place)) return place;
    }
    return "";
}

void play_lesson_focus(PlayScene *play) { play->lesson.focused = NULL; }

static void step_on(PlayScene *play) {
    play->lesson.step++;
    play->lesson.is_wrong = false;
    play_lesson_focus(play);
}

/* ---- what the person does ---- */

void play_lesson_follow(PlayScene *play, const MatchStep *applied) {
    const LessonStep *step = next_step(play);
    if (!play_is_lesson(play) || applied->action.seat < 0) return;
    play->lesson.acted++;
    if (step && !step->is_read && applied->action.seat == step->actions[0].seat) step_on(play);
}

const char *play_lesson_wrong(const LessonStep *step) {
    return step->wrong ? _(step->wrong) : _("Another time: this hand goes on with what is lit.");
}

static void refuse(PlayScene *play) {
    play->lesson.is_wrong = true;
    play->speak.was_wrong = false;
    audio_play(services(play)->audio, AUDIO_UI_REFUSE, 0);
    pick_clear(&play->asking.pick);
    play_advance(play);
}

bool play_lesson_refuses(PlayScene *play, const SabaccAction *action) {
    const LessonStep *step = next_step(play);
    if (!step || step->is_read) return false;
    play->asking.pick.order = PICK_AUTO_NONE;
    if (lesson_accepts(step, action)) return false;
    refuse(play);
    return true;
}

/* A way that ends in nothing that the step means is refused where it begins. */
bool play_lesson_refuses_way(PlayScene *play) {
    const LessonStep *step = next_step(play);
    const Pick *pick = &play->asking.pick;
    bool is_way = pick->mode != PICK_NOTHING && pick->mode != PICK_VERB;
    if (!play_is_lesson(play) || !step || step->is_read || !is_way) return false;
    for (int i = 0; i < step->action_count; i++)
        if (step->actions[i].verb == pick->verb) return false;
    refuse(play);
    return true;
}

bool play_lesson_is_through(const PlayScene *play) {
    const Lesson *lesson = play->lesson.lesson;
    for (int i = play->lesson.step; lesson && i < lesson_step_count(lesson); i++)
        if (!lesson_step(lesson, i)->is_read) return false;
    return lesson != NULL;
}

typedef struct KeptLesson {
    const StageServices *services;
    const char *game;
} KeptLesson;

static bool save_done(void *user) {
    const KeptLesson *kept = user;
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    bool is_kept = lessons_keep_done(kept->services->data_directory, kept->game, &why);
    if (is_kept && words[0]) ui_toast(kept->services->ui, words);
    return is_kept;
}

void play_lesson_finish(PlayScene *play) {
    KeptLesson *kept = memory_calloc(1, sizeof *kept);
    *kept = (KeptLesson){services(play), play_game(play)->id};
    stage_keep(
        play->scene.stage, "lesson",
        &(Keeping){.what = N_("the finished lesson"), .save = save_done, .release = free, .user = kept});
    play->mode = PLAY_LEARNT;
    play->panel.since = stage_now(play->scene.stage);
    play_focus(play);
}

/* A real game of it among novices, for little. */
static void play_real_hand(PlayScene *play) {
    GamePlan plan;
    Stage *stage = play->scene.stage;
    last_table_friendly(stage, play_game(play), &plan);
    last_table_keep(stage, &plan);
    stage_services(stage)->settings->values[SETTING_ADVICE] = 1; /* a first game has the adviser beside it */
    stage_settings_changed(stage);
    stage_replace(stage, play_scene_with(&plan));
}

static void read_on(PlayScene *play) {
    const LessonStep *step = play_lesson_now(play);
    if (!step || !step->is_read) return;
    step_on(play);
    play_advance(play);
}

static void leave(PlayScene *play) { stage_pop(play->scene.stage); }

static void begin_again(PlayScene *play) {
    play_begin_anew(play);
    play_advance(play);
}

static void to_title(PlayScene *play) { stage_pop_all(play->scene.stage); }

bool play_lesson_event(PlayScene *play, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*act)(PlayScene *play);
    } presses[] = {{"lesson:next", read_on},
                   {"lesson:leave", leave},
                   {"lesson:play", play_real_hand},
                   {"lesson:again", begin_again},
                   {"lesson:title", to_title}};
    int row = event->kind == UI_EVENT_ACTIVATE ? UI_EVENT_ROW(event, presses) : -1;
    if (!play_is_lesson(play) || row < 0) return false;
    presses[row].act(play);
    return true;
}
