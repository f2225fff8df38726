#include "scenes/play/scene.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/overlays.h"
#include "scenes/play/private.h"
#include "session/saves.h"

static const double PANEL_GUARD_MS = 350;
static const float RISE_MS = 220;

static TableScene *of(Scene *scene) { return (TableScene *)scene; }
static const TableScene *of_const(const Scene *scene) { return (const TableScene *)scene; }

/* ---- life ---- */

static void follow_music(TableScene *table) {
    if (table->match)
        table_music_follow(&table->music, stage_services(table->scene.stage)->audio, table_shown(table),
                           table->plan.is_demo);
}

static void table_enter(Scene *scene) {
    TableScene *table = of(scene);
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    if (table->match) {
        table_view_set(table->view, table_settings(table));
        table_timer_cover(table, false);
    } else if (!table_open(table, &why)) {
        ui_toast(stage_services(scene->stage)->ui, words);
        table_close(table);
        stage_pop(scene->stage);
        return;
    } else if (table->plan.deal > 0) {
        audio_play(stage_services(scene->stage)->audio, AUDIO_DAY, 0);
    }
    table_advance(table);
    follow_music(table);
}

static void table_leave(Scene *scene) {
    TableScene *table = of(scene);
    if (table->match) table_timer_cover(table, true);
}

/* One's own seat moves up for the ribbon of results, and back. */
static void rise(TableScene *table, double step_ms) {
    TableSettings settings = table_settings(table);
    float step = settings.reduced_motion ? 1 : (float)step_ms * settings.speed / RISE_MS;
    table->rise = table->is_rising ? fminf(table->rise + step, 1) : fmaxf(table->rise - step, 0);
}

static bool is_rising_on(const TableScene *table) { return table->rise != (table->is_rising ? 1.0f : 0.0f); }

static void table_update(Scene *scene, double step_ms) {
    TableScene *table = of(scene);
    if (!table->match) return;
    table_view_update(table->view, step_ms);
    rise(table, step_ms);
    table_advance(table);
    follow_music(table);
}

static void table_woken(Scene *scene) {
    table_advance(of(scene));
    follow_music(of(scene));
}

static SceneActivity table_activity(const Scene *scene) {
    const TableScene *table = of_const(scene);
    if (!table->match) return SCENE_STILL;
    bool is_moving = table_view_is_moving(table->view) || table_view_is_easing(table->view);
    if (is_moving || is_rising_on(table) || table_film_is_moving(table)) return SCENE_MOVING;
    if (table->mode == TABLE_FILM) return SCENE_BETWEEN;
    if (table->go_at > stage_now(scene->stage)) return SCENE_BETWEEN;
    return table_waits_for_opponent(table) ? SCENE_WAITING : SCENE_STILL;
}

static double table_next_change(const Scene *scene) {
    const TableScene *table = of_const(scene);
    if (!table->match) return INFINITY;
    double next = fmin(table_chance_next(table), table_film_next(table));
    return table->go_at > stage_now(scene->stage) ? fmin(table->go_at, next) : next;
}

static void table_destroy(Scene *scene) {
    table_close(of(scene));
    free(scene);
}

static void draw(Scene *scene, Ui *ui, double ahead_ms) {
    TableScene *table = of(scene);
    if (!table->match) return;
    if (table->plan.is_demo)
        table_film_draw(table, ui, ahead_ms);
    else
        table_draw(table, ui, ahead_ms);
}

/* ---- events ---- */

static void lift_curtain(TableScene *table) {
    table->mode = TABLE_PLAY;
    table_set_viewer(table, table->asked);
    table_advance(table);
}

static void hide_hand(TableScene *table) {
    table->mode = TABLE_PLAY;
    table_set_viewer(table, SABACC_NOBODY);
    table_advance(table);
}

static void begin(TableScene *table) {
    table->mode = TABLE_PLAY;
    table_advance(table);
}

static void leave_over(TableScene *table, const char *name) {
    if (strcmp(name, "again") == 0) {
        table_begin_anew(table);
        table_advance(table);
    }
    if (strcmp(name, "title") == 0) stage_pop_all(table->scene.stage);
}

/* Cards are being dealt, of a hand or of a shift. */
static bool is_dealing(const TableScene *table) {
    const SabaccTurn *turn = &match_public(table->match)->turn;
    return table->mode == TABLE_PLAY && turn->to_act == SABACC_CROUPIER && turn->due == SABACC_DUE_DEAL;
}

/* Completes all motion; for a deal also the remaining cards. */
static void skip_animation(TableScene *table) {
    for (int left = SABACC_MAX_SEATS * SABACC_MAX_HAND; left > 0; left--) {
        bool was_dealing = is_dealing(table);
        table_view_skip_animation(table->view);
        if (table->mode == TABLE_PLAY) table->go_at = fmin(table->go_at, stage_now(table->scene.stage));
        table_pool_point(table, -1);
        table_advance(table);
        if (!was_dealing) return;
    }
}

/* Completes the current or next motion; false if there is none. */
static bool skip_on(TableScene *table) {
    bool may_skip_animation = table_view_is_moving(table->view) || table->pointer != SABACC_NOBODY ||
                              (table->mode == TABLE_PLAY && table->go_at > 0);
    if (may_skip_animation) skip_animation(table);
    return may_skip_animation;
}

/* Return, space or A with nothing in focus: the default action of this moment. */
static void accept(TableScene *table) {
    bool is_early = stage_now(table->scene.stage) - table->panel_since < PANEL_GUARD_MS;
    if (skip_on(table)) return;
    if (is_early) {
        return;
    } else if (table->mode == TABLE_READ_OUT) {
        begin(table);
    } else if (table->mode == TABLE_CURTAIN) {
        lift_curtain(table);
    } else if (table->mode == TABLE_HIDING) {
        hide_hand(table);
    } else if (table->mode == TABLE_SHOWDOWN) {
        table_go_on(table);
    }
}

static void open_overlay(TableScene *table, Scene *overlay) { stage_push(table->scene.stage, overlay); }

/* Cancels fielding a card. */
static void leave_out_of_turn(TableScene *table) {
    table_end_out_of_turn(table);
    table_advance(table);
}

static void back(TableScene *table) {
    bool was_out_of_turn = table_is_out_of_turn(table);
    if (pick_back(&table->pick)) {
        if (was_out_of_turn) leave_out_of_turn(table);
        return;
    }
    if (table->mode == TABLE_READ_OUT) {
        begin(table);
    } else if (table->log_is_open) {
        table->log_is_open = false;
    } else {
        open_overlay(table, pause_scene_over(table));
    }
}

static bool strip_event(TableScene *table, const UiEvent *event) {
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (strcmp(event->name, "table:menu") == 0) {
        open_overlay(table, pause_scene_over(table));
    } else if (strcmp(event->name, "table:log") == 0) {
        table->log_is_open = !table->log_is_open;
    } else if (strcmp(event->name, "table:ladder") == 0) {
        open_overlay(table, rules_scene_over(match_setup(table->match), RULES_LADDER));
    } else if (strcmp(event->name, "table:rules") == 0) {
        open_overlay(table, rules_scene_over(match_setup(table->match), RULES_STEPS));
    } else {
        return false;
    }
    return true;
}

static void panel_event(TableScene *table, const UiEvent *event) {
    if (event->kind != UI_EVENT_ACTIVATE) return;
    if (table->mode == TABLE_READ_OUT && strcmp(event->name, "begin") == 0) {
        begin(table);
    } else if (table->mode == TABLE_CURTAIN && strcmp(event->name, "look") == 0) {
        lift_curtain(table);
    } else if (table->mode == TABLE_HIDING && strcmp(event->name, "hide") == 0) {
        hide_hand(table);
    } else if (table->mode == TABLE_SHOWDOWN && strcmp(event->name, "continue") == 0) {
        table_go_on(table);
    } else if (table->mode == TABLE_OVER) {
        leave_over(table, event->name);
    } else if (strcmp(event->name, "hurry") == 0) {
        skip_animation(table);
    }
}

/* Sets the focus for the next question. */
static void focus_usual(TableScene *table) {
    char name[UI_NAME_BYTES];
    pick_usual(&table->pick, name);
    if (name[0]) ui_set_focus(stage_services(table->scene.stage)->ui, name);
}

/* Events besides the choice itself: cancelling auto-replies, the pool, a card for the field. */
static bool side_event(TableScene *table, const UiEvent *event) {
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (auto_replies_event(table, event->name)) return true;
    bool is_pool = ui_event_is(event, "pool:"), is_field = ui_event_is(event, "aside:");
    if (is_pool) table_pool_point(table, ui_event_index(event));
    if (is_field) table_want_field(table, ui_event_index(event));
    if (is_pool || is_field) table_advance(table);
    return is_pool || is_field;
}

/* A token was chosen by its digit: it becomes the focused one. */
static void focus_face(TableScene *table) {
    char name[UI_NAME_BYTES];
    Text text = text_over(name, sizeof name);
    text_add(&text, "face:");
    sabacc_card_format(table->pick.face, &text);
    ui_set_focus(stage_services(table->scene.stage)->ui, name);
}

static void play_event(TableScene *table, const UiEvent *event) {
    SabaccAction action;
    SabaccCard face = table->pick.face;
    PickMode before = table->pick.mode;
    int token = table->pick.token, card = table->pick.card;
    bool was_out_of_turn = table_is_out_of_turn(table), is_side = table->pick.mode == PICK_SIDE;
    if (is_side &&
        side_deck_page_event(&table->side_deck, stage_services(table->scene.stage)->ui, event, &table->pick))
        return;
    if (pick_take(&table->pick, event, &action)) {
        table_play_action(table, &action);
        return;
    }
    if (was_out_of_turn && table->pick.mode == PICK_NOTHING) leave_out_of_turn(table);
    bool is_by_key = event->kind == UI_EVENT_KEY && table->pick.mode == PICK_FACES;
    if (is_by_key && table->pick.face != face) focus_face(table);
    bool is_next = table->pick.mode != before && table->pick.mode != PICK_VERB;
    /* A card is lifted: its possible actions come next. */
    bool is_card_asked = table->pick.mode == PICK_VERB || table->pick.mode == PICK_CARD;
    bool is_lifted = is_card_asked && table->pick.card >= 0 && table->pick.card != card;
    if (is_next || is_lifted || table->pick.token > token) focus_usual(table);
}

static void table_event(Scene *scene, const UiEvent *event) {
    TableScene *table = of(scene);
    if (!table->match) return;
    if (event->kind == UI_EVENT_BACK) {
        back(table);
    } else if (event->kind == UI_EVENT_MENU) {
        open_overlay(table, pause_scene_over(table));
    } else if (event->kind == UI_EVENT_KEY && event->key == UI_KEY_ACCEPT) {
        accept(table);
    } else if (event->kind == UI_EVENT_KEY && event->key == UI_KEY_CHARACTER && event->character == ' ') {
        skip_on(table);
    } else if (!strip_event(table, event) && !table_replay_event(table, event) && !side_event(table, event)) {
        panel_event(table, event);
        if (table->mode == TABLE_PLAY) play_event(table, event);
    }
}

static bool table_input(Scene *scene, const UiInput *input) {
    TableScene *table = of(scene);
    return table->match && table->plan.is_demo && table_film_input(table, input);
}

static const SceneKind table_kind = {
    .enter = table_enter,
    .leave = table_leave,
    .update = table_update,
    .woken = table_woken,
    .activity = table_activity,
    .next_change = table_next_change,
    .draw = draw,
    .event = table_event,
    .input = table_input,
    .destroy = table_destroy,
};

Scene *table_scene_with(const GamePlan *plan) {
    TableScene *table = memory_calloc(1, sizeof *table);
    table->scene.kind = &table_kind;
    table->plan = *plan;
    table->replay_speed = 1;
    return &table->scene;
}
