/* The stack of scenes: who is entered, left and freed, and who hears what, the panel of clauses over it or
 * not. Scenes here write a letter for everything that is done to them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "scenes/stage.h"

static char heard[200];
static int woken_elsewhere;

typedef struct Actor {
    Scene scene;
    char name;
    Scene *enters; /* it pushes this one when it is entered */
    bool consumes;
} Actor;

static void say(const Scene *scene, char what) {
    size_t used = strlen(heard);
    assert_true(used + 4 < sizeof heard);
    heard[used] = ((const Actor *)scene)->name;
    heard[used + 1] = what;
    heard[used + 2] = ' ';
    heard[used + 3] = '\0';
}

static void enter(Scene *scene) {
    Actor *actor = (Actor *)scene;
    say(scene, '+');
    if (actor->enters) stage_push(scene->stage, actor->enters);
    actor->enters = NULL;
}
static void leave(Scene *scene) { say(scene, '-'); }
static void update(Scene *scene, double step_ms) { say(scene, step_ms > 0 ? 'u' : '?'); }
static void wake(Scene *scene) { say(scene, 'w'); }
static SceneActivity is_moving(const Scene *scene) { return (void)scene, SCENE_MOVING; }
static double at_five(const Scene *scene) { return (void)scene, 5; }
static void draw(Scene *scene, Ui *ui, double ahead_ms) { (void)ui, (void)ahead_ms, say(scene, 'd'); }
static void hear(Scene *scene, const UiEvent *event) {
    say(scene, event->kind == UI_EVENT_EARLY ? 'E' : 'e');
}
static bool input(Scene *scene, const UiInput *given) {
    (void)given;
    say(scene, 'i');
    return ((Actor *)scene)->consumes;
}
static void idle(Scene *scene) { say(scene, 'z'); }
static void destroy(Scene *scene) {
    say(scene, 'x');
    free(scene);
}

#define WHOLE                                                                                                \
    .enter = enter, .leave = leave, .update = update, .woken = wake, .activity = is_moving,                  \
    .next_change = at_five, .draw = draw, .event = hear, .input = input, .idle = idle, .destroy = destroy
static const SceneKind whole = {WHOLE}, eager = {.takes_early = true, WHOLE},
                       bare = {.draw = draw, .destroy = destroy};

static Scene *actor(const SceneKind *kind, char name) {
    Actor *made = calloc(1, sizeof *made);
    *made = (Actor){.scene.kind = kind, .name = name};
    return &made->scene;
}

static void wake_elsewhere(void *user) { (void)user, woken_elsewhere++; }

static int set_up(void **state) {
    heard[0] = '\0';
    woken_elsewhere = 0;
    *state = stage_create(&(StageServices){.ui = ui_create(), .wake = wake_elsewhere});
    return 0;
}

static int tear_down(void **state) {
    Ui *ui = stage_services(*state)->ui;
    stage_free(*state);
    ui_free(ui);
    return 0;
}

/* What the scenes have heard since the last time. */
static void assert_heard(const char *wanted) {
    assert_string_equal(heard, wanted);
    heard[0] = '\0';
}

static void test_changes_come_after_the_function(void **state) {
    Stage *stage = *state;
    assert_false(stage_is_running(stage));
    stage_push(stage, actor(&whole, 'a'));
    assert_true(stage_is_running(stage));
    assert_heard("");
    stage_update(stage, 10);
    assert_heard("a+ ");
    stage_push(stage, actor(&whole, 'b'));
    stage_update(stage, 10);
    assert_heard("au a- b+ ");
    stage_replace(stage, actor(&whole, 'c'));
    stage_woken(stage);
    assert_heard("bw b- bx c+ ");
    stage_pop(stage);
    stage_idle(stage);
    assert_heard("cz c- cx a+ ");
    stage_pop_all(stage); /* it is at the bottom already */
    stage_update(stage, 10);
    assert_heard("au ");
    stage_push(stage, actor(&whole, 'b'));
    stage_push(stage, actor(&whole, 'c'));
    stage_update(stage, 10);
    assert_heard("au a- b+ b- c+ ");
    stage_pop_all(stage);
    stage_update(stage, 10);
    assert_heard("cu c- cx bx a+ ");
    assert_true(fabs(stage_now(stage) - 50) < 0.001);
    Ui *ui = stage_services(stage)->ui;
    stage_push(stage, actor(&whole, 'd')); /* never comes on */
    stage_free(stage);
    assert_heard("dx a- ax ");
    *state = stage_create(&(StageServices){.ui = ui});
}

static void test_a_scene_that_pushes_another_as_it_comes(void **state) {
    Stage *stage = *state;
    Scene *first = actor(&whole, 'a');
    ((Actor *)first)->enters = actor(&whole, 'b');
    stage_push(stage, first);
    stage_update(stage, 10);
    assert_heard("a+ a- b+ ");
    stage_pop(stage);
    stage_update(stage, 10);
    assert_heard("bu b- bx a+ ");
    stage_quit(stage);
    assert_false(stage_is_running(stage));
}

static void send(Stage *stage, UiEventKind kind) { stage_event(stage, &(UiEvent){.kind = kind}); }

static void test_only_the_top_hears(void **state) {
    Stage *stage = *state;
    stage_push(stage, actor(&whole, 'a'));
    stage_push(stage, actor(&eager, 'b'));
    stage_update(stage, 10);
    assert_heard("a+ a- b+ ");
    send(stage, UI_EVENT_BACK);
    send(stage, UI_EVENT_EARLY);
    assert_false(stage_input(stage, &(UiInput){.kind = UI_KEY}));
    assert_heard("be bE bi ");
    assert_true(stage_can_idle(stage));
    assert_int_equal(stage_activity(stage), SCENE_MOVING);
    assert_true(fabs(stage_next_change(stage) - 5) < 0.001);
    stage_pop(stage);
    stage_update(stage, 10);
    assert_heard("bu b- bx a+ ");
    send(stage, UI_EVENT_EARLY); /* which it has not asked for */
    assert_heard("");
    send(stage, UI_EVENT_BACK);
    assert_heard("ae ");
    stage_push(stage, actor(&bare, 'c'));
    stage_update(stage, 10);
    assert_heard("au a- ");
    send(stage, UI_EVENT_BACK);
    send(stage, UI_EVENT_EARLY);
    stage_idle(stage);
    stage_woken(stage);
    assert_false(stage_input(stage, &(UiInput){.kind = UI_KEY}));
    assert_false(stage_can_idle(stage));
    assert_int_equal(stage_activity(stage), SCENE_STILL);
    assert_true(isinf(stage_next_change(stage)));
    assert_heard("");
}

/* While a text is over it the scene stands still, and then finds out what it has missed. */
static void test_the_panel_of_clauses(void **state) {
    Stage *stage = *state;
    Scene *scene = actor(&eager, 'a');
    ((Actor *)scene)->consumes = true;
    stage_push(stage, scene);
    stage_update(stage, 10);
    assert_true(stage_input(stage, &(UiInput){.kind = UI_KEY}));
    assert_heard("a+ ai ");
    stage_show_clauses(stage, "Title", "SH-4", "mark");
    stage_update(stage, 10);
    send(stage, UI_EVENT_KEY);
    send(stage, UI_EVENT_EARLY);
    stage_idle(stage);
    assert_false(stage_input(stage, &(UiInput){.kind = UI_KEY}));
    assert_false(stage_can_idle(stage));
    assert_int_equal(stage_activity(stage), SCENE_STILL);
    assert_true(isinf(stage_next_change(stage)));
    assert_heard("");
    send(stage, UI_EVENT_BACK);
    assert_heard("aw ");
    send(stage, UI_EVENT_BACK);
    assert_heard("ae ");
    stage_show_clauses(stage, "Title", "SH-4", "mark");
    stage_replace(stage, actor(&whole, 'b')); /* another scene has no text over it */
    stage_update(stage, 10);
    stage_update(stage, 10);
    assert_heard("a- ax b+ bu ");
}

static void test_what_is_kept(void **state) {
    Stage *stage = *state;
    int *one = stage_memory(stage, "one", sizeof *one), *other = stage_memory(stage, "other", sizeof *other);
    assert_int_equal(*one, 0);
    assert_ptr_not_equal(one, other);
    *one = 7;
    assert_ptr_equal(stage_memory(stage, "one", sizeof *one), one);
    assert_ptr_equal(stage_memory(stage, "other", sizeof *other), other);
    stage_set_now(stage, 1000);
    stage_touch(stage);
    stage_set_now(stage, 3000);
    assert_true(fabs(stage_lives_until(stage) - (1000 + STAGE_LIVES_MS)) < 0.001);
    stage_wake(stage);
    assert_int_equal(woken_elsewhere, 1);
}

#define ON_STAGE(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        ON_STAGE(test_changes_come_after_the_function),
        ON_STAGE(test_a_scene_that_pushes_another_as_it_comes),
        ON_STAGE(test_only_the_top_hears),
        ON_STAGE(test_the_panel_of_clauses),
        ON_STAGE(test_what_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
