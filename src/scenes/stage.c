#include "scenes/stage.h"

#include "base/memory.h"

#include "scenes/clauses.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { STAGE_DEPTH = 12, STAGE_CHANGES = 8, STAGE_MEMORIES = 8, STAGE_PROBLEMS = 1600 };

typedef enum ChangeKind { CHANGE_PUSH, CHANGE_REPLACE, CHANGE_POP, CHANGE_POP_ALL } ChangeKind;

typedef struct Change {
    ChangeKind kind;
    Scene *scene;
} Change;

typedef struct Memory {
    const char *name;
    void *block;
    size_t size;
} Memory;

struct Stage {
    StageServices services;
    Scene *scenes[STAGE_DEPTH];
    int depth;
    Change changes[STAGE_CHANGES];
    int change_count;
    Memory memories[STAGE_MEMORIES];
    int memory_count;
    Problems *problems; /* owned */
    ClausePanel clauses;
    bool is_quitting;
    unsigned arrivals;
    double now_ms, touched_ms;
};

Stage *stage_create(const StageServices *services) {
    Stage *stage = memory_calloc(1, sizeof *stage);
    stage->services = *services;
    stage->problems = problems_create(services->data_directory ? services->data_directory : "");
    return stage;
}

static Scene *top(const Stage *stage) { return stage->depth > 0 ? stage->scenes[stage->depth - 1] : NULL; }

static void leave_top(Stage *stage) {
    Scene *scene = top(stage);
    if (scene && scene->kind->leave) scene->kind->leave(scene);
}

static void drop_top(Stage *stage) {
    Scene *scene = stage->scenes[--stage->depth];
    scene->kind->destroy(scene);
}

static void apply_change(Stage *stage, Change change) {
    leave_top(stage);
    if (change.kind != CHANGE_PUSH && stage->depth > 0) {
        drop_top(stage);
        while (change.kind == CHANGE_POP_ALL && stage->depth > 1) drop_top(stage);
    }
    if (change.scene) {
        assert(stage->depth < STAGE_DEPTH);
        change.scene->stage = stage;
        stage->scenes[stage->depth++] = change.scene;
    }
    stage->clauses.is_open = false;
    stage->arrivals++;
    ui_reset(stage->services.ui);
    Scene *scene = top(stage);
    if (scene && scene->kind->enter) scene->kind->enter(scene);
}

/* `enter` may request further changes, so the list is read as it grows. */
static void apply_changes(Stage *stage) {
    for (int i = 0; i < stage->change_count; i++) apply_change(stage, stage->changes[i]);
    stage->change_count = 0;
}

static void want(Stage *stage, ChangeKind kind, Scene *scene) {
    assert(stage->change_count < STAGE_CHANGES);
    stage->changes[stage->change_count++] = (Change){kind, scene};
}

static void drop_all(Stage *stage) {
    for (int i = 0; i < stage->change_count; i++) {
        if (stage->changes[i].scene) stage->changes[i].scene->kind->destroy(stage->changes[i].scene);
    }
    stage->change_count = 0;
    leave_top(stage);
    while (stage->depth > 0) drop_top(stage);
}

void stage_close(Stage *stage, Text *unsaved) {
    drop_all(stage);
    problems_retry(stage->problems, stage->now_ms);
    problems_say(stage->problems, unsaved);
}

void stage_free(Stage *stage) {
    if (!stage) return;
    drop_all(stage);
    problems_free(stage->problems);
    for (int i = 0; i < stage->memory_count; i++) free(stage->memories[i].block);
    free(stage);
}

void *stage_memory(Stage *stage, const char *name, size_t size) {
    for (int i = 0; i < stage->memory_count; i++) {
        if (strcmp(stage->memories[i].name, name) != 0) continue;
        assert(stage->memories[i].size == size);
        return stage->memories[i].block;
    }
    assert(stage->memory_count < STAGE_MEMORIES);
    void *block = memory_calloc(1, size);
    stage->memories[stage->memory_count++] = (Memory){name, block, size};
    return block;
}

const StageServices *stage_services(const Stage *stage) { return &stage->services; }
double stage_now(const Stage *stage) { return stage->now_ms; }
void stage_set_now(Stage *stage, double now_ms) { stage->now_ms = now_ms; }
void stage_touch(Stage *stage) { stage->touched_ms = stage->now_ms; }
double stage_lives_until(const Stage *stage) { return stage->touched_ms + STAGE_LIVES_MS; }
void stage_push(Stage *stage, Scene *scene) { want(stage, CHANGE_PUSH, scene); }
void stage_replace(Stage *stage, Scene *scene) { want(stage, CHANGE_REPLACE, scene); }
void stage_pop(Stage *stage) { want(stage, CHANGE_POP, NULL); }
void stage_quit(Stage *stage) { stage->is_quitting = true; }
void stage_wake(Stage *stage) { stage->services.wake(stage->services.user); }
void stage_settings_changed(Stage *stage) { stage->services.settings_changed(stage->services.user); }

/* ---- what cannot be saved ---- */

bool stage_keep(Stage *stage, const char *name, const Keeping *keeping) {
    return problems_keep(stage->problems, name, keeping, stage->now_ms);
}

void stage_warn(Stage *stage, const char *name, const char *sentence) {
    problems_warn(stage->problems, name, sentence);
}

void stage_end_problem(Stage *stage, const char *name) { problems_end(stage->problems, name); }
bool stage_has_problem(const Stage *stage, const char *name) {
    return problems_stands(stage->problems, name);
}
double stage_retry_at(const Stage *stage) { return problems_retry_at(stage->problems); }
bool stage_retry(Stage *stage) { return problems_retry(stage->problems, stage->now_ms); }

static void report_problems(const Stage *stage) {
    char words[STAGE_PROBLEMS];
    Text text = text_over(words, sizeof words);
    problems_say(stage->problems, &text);
    ui_notice(stage->services.ui, words);
}

/* ---- the stack ---- */

/* The top scene, unless the panel is over it. */
static Scene *awake(const Stage *stage) { return stage->clauses.is_open ? NULL : top(stage); }

void stage_pop_all(Stage *stage) {
    if (stage->depth > 1) want(stage, CHANGE_POP_ALL, NULL);
}

bool stage_is_running(const Stage *stage) {
    return !stage->is_quitting && (stage->depth > 0 || stage->change_count > 0);
}

void stage_update(Stage *stage, double step_ms) {
    stage->now_ms += step_ms;
    Scene *scene = awake(stage);
    if (scene && scene->kind->update) scene->kind->update(scene, step_ms);
    apply_changes(stage);
}

void stage_woken(Stage *stage) {
    Scene *scene = awake(stage);
    if (scene && scene->kind->woken) scene->kind->woken(scene);
    apply_changes(stage);
}

SceneActivity stage_activity(const Stage *stage) {
    const Scene *scene = awake(stage);
    return scene && scene->kind->activity ? scene->kind->activity(scene) : SCENE_STILL;
}

bool stage_moves_slowly(const Stage *stage) {
    const Scene *scene = awake(stage);
    return scene && scene->kind->moves_slowly && scene->kind->moves_slowly(scene);
}

double stage_next_change(const Stage *stage) {
    const Scene *scene = awake(stage);
    return scene && scene->kind->next_change ? scene->kind->next_change(scene) : INFINITY;
}

void stage_draw(Stage *stage, double ahead_ms) {
    apply_changes(stage);
    int from = stage->depth - 1;
    while (from > 0 && stage->scenes[from]->kind->is_overlay) from--;
    for (int i = from < 0 ? 0 : from; i < stage->depth; i++) {
        if (i > from) ui_begin_modal(stage->services.ui);
        ui_set_covered(stage->services.ui, i < stage->depth - 1);
        stage->scenes[i]->kind->draw(stage->scenes[i], stage->services.ui, ahead_ms);
    }
    clause_panel_draw(&stage->clauses, stage->services.ui,
                      canvas_layout(ui_canvas(stage->services.ui))->screen);
    report_problems(stage);
}

/* ---- the rulebook's texts ---- */

void stage_show_clauses(Stage *stage, const char *title, const char *words, const char *from) {
    clause_panel_open(&stage->clauses, title, words, from);
}

/* What a scene below the panel has missed it finds out now. */
static bool panel_event(Stage *stage, const UiEvent *event) {
    bool was_open = clause_panel_event(&stage->clauses, stage->services.ui, event);
    if (was_open && !stage->clauses.is_open) stage_woken(stage);
    return was_open || clause_panel_open_mark(&stage->clauses, event);
}

void stage_event(Stage *stage, const UiEvent *event) {
    Scene *scene = awake(stage);
    if (event->kind == UI_EVENT_EARLY && !(scene && scene->kind->takes_early)) return;
    if (panel_event(stage, event)) return;
    if (scene && scene->kind->event) scene->kind->event(scene, event);
    apply_changes(stage);
}

bool stage_input(Stage *stage, const UiInput *input) {
    Scene *scene = awake(stage);
    bool is_taken = scene && scene->kind->input && scene->kind->input(scene, input);
    apply_changes(stage);
    return is_taken;
}

bool stage_offers_switch(const Stage *stage) {
    const Scene *scene = awake(stage);
    return scene && scene->kind->offers_switch;
}

/* ---- speech ---- */

bool stage_say(const Stage *stage, SceneSaying what, Text *out) {
    const Scene *scene = awake(stage);
    return scene && scene->kind->say && scene->kind->say(scene, what, out);
}

bool stage_say_past(const Stage *stage, int back, Text *out) {
    const Scene *scene = awake(stage);
    return scene && scene->kind->say_past && scene->kind->say_past(scene, back, out);
}

bool stage_say_widget(const Stage *stage, const char *widget, Text *name, Text *hint) {
    const Scene *scene = awake(stage);
    return !scene || !scene->kind->say_widget || scene->kind->say_widget(scene, widget, name, hint);
}

bool stage_say_page(const Stage *stage, Text *out) {
    const Scene *scene = awake(stage);
    bool has_words = scene && scene->kind->say_page;
    if (has_words) scene->kind->say_page(scene, out);
    return has_words;
}

bool stage_say_unanswered(const Stage *stage, Text *out) {
    const Scene *scene = awake(stage);
    bool has_words = scene && scene->kind->say_unanswered;
    if (has_words) scene->kind->say_unanswered(scene, out);
    return has_words;
}

bool stage_is_page(const Stage *stage) {
    const Scene *scene = awake(stage);
    return !scene || !scene->kind->is_page || scene->kind->is_page(scene);
}

bool stage_is_overlay(const Stage *stage) {
    const Scene *scene = awake(stage);
    return stage->clauses.is_open || (scene && scene->kind->is_overlay);
}

unsigned stage_arrivals(const Stage *stage) { return 2 * stage->arrivals + stage->clauses.is_open; }

bool stage_can_idle(const Stage *stage) {
    const Scene *scene = awake(stage);
    return scene && scene->kind->idle;
}

void stage_idle(Stage *stage) {
    Scene *scene = awake(stage);
    if (scene && scene->kind->idle) scene->kind->idle(scene);
    apply_changes(stage);
}
