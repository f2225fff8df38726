#include "scenes/play/scene.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/overlays.h"
#include "scenes/play/evening.h"
#include "scenes/play/lookback.h"
#include "scenes/play/private.h"
#include "scenes/play/reasons.h"
#include "scenes/scenes.h"
#include "session/hand_history.h"
#include "session/saves.h"
#include "speech/speech.h"

static const double PANEL_GUARD_MS = 350;
static const float RISE_MS = 220;

static PlayScene *of(Scene *scene) { return (PlayScene *)scene; }
static const PlayScene *of_const(const Scene *scene) { return (const PlayScene *)scene; }

/* ---- life ---- */

static void follow_music(PlayScene *play) {
    if (play->game.match)
        play_music_follow(&play->music, stage_services(play->scene.stage)->audio, play_shown(play),
                          play->plan.is_demo);
}

/* After whatever may have changed the table or who is asked. */
static void follow(PlayScene *play) {
    play_advice_follow(play);
    play_verdict_follow(play);
    play_drill_follow(play);
    play_speak_follow(play);
    follow_music(play);
}

static void play_enter(Scene *scene) {
    PlayScene *play = of(scene);
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    if (play->game.match) {
        table_view_set(play->seen.view, play_settings(play));
        play_away_name(play);
        play_timer_cover(play, false);
        play_focus(play);
    } else if (!play_open(play, &why)) {
        ui_toast(stage_services(scene->stage)->ui, words);
        play_close(play);
        stage_pop(scene->stage);
        return;
    } else if (play->plan.deal > 0 || play->tonight.daily >= 0) {
        audio_play(stage_services(scene->stage)->audio, AUDIO_DAY, 0);
    }
    play_advance(play);
    follow(play);
}

static void play_leave(Scene *scene) {
    PlayScene *play = of(scene);
    if (play->game.match) play_timer_cover(play, true);
    if (play->game.match && play_is_hot_seat(play)) speech_forget(stage_services(scene->stage)->speech);
}

/* One's own seat moves up for the ribbon of results, and back. */
static void rise(PlayScene *play, double step_ms) {
    TableSettings settings = play_settings(play);
    float step = settings.reduced_motion ? 1 : (float)step_ms * settings.speed / RISE_MS;
    play->panel.rise =
        play->panel.is_rising ? fminf(play->panel.rise + step, 1) : fmaxf(play->panel.rise - step, 0);
}

static bool is_rising_on(const PlayScene *play) {
    return play->panel.rise != (play->panel.is_rising ? 1.0f : 0.0f);
}

static void open_event(PlayScene *play, const UiEvent *event);

/* A key that was kept is answered. */
static void take_early(PlayScene *play) {
    UiEvent event;
    if (play->game.match && play_early_take(play, &event)) open_event(play, &event);
}

static void play_update(Scene *scene, double step_ms) {
    PlayScene *play = of(scene);
    if (!play->game.match) return;
    play_watch_follow(play);
    table_view_update(play->seen.view, step_ms);
    rise(play, step_ms);
    play_advance(play);
    take_early(play);
    follow(play);
}

static void play_woken(Scene *scene) {
    play_advance(of(scene));
    take_early(of(scene));
    follow(of(scene));
}

static SceneActivity play_activity(const Scene *scene) {
    const PlayScene *play = of_const(scene);
    if (!play->game.match) return SCENE_STILL;
    bool is_moving = table_view_is_moving(play->seen.view) || table_view_is_easing(play->seen.view) ||
                     table_view_is_appearing(play->seen.view);
    if (is_moving || is_rising_on(play) || play_film_is_moving(play)) return SCENE_MOVING;
    if (play->mode == PLAY_FILM) return SCENE_BETWEEN;
    if (play->seen.go_at > stage_now(scene->stage)) return SCENE_BETWEEN;
    bool waits = play_waits_for_opponent(play) || play_why_is_pending(play) ||
                 play_tonight_is_pending(play) || play_advice_is_pending(play) ||
                 play_verdict_is_pending(play) || play_drill_is_pending(play);
    return waits ? SCENE_WAITING : SCENE_STILL;
}

static bool play_moves_slowly(const Scene *scene) {
    const PlayScene *play = of_const(scene);
    bool is_quick =
        table_view_is_appearing(play->seen.view) || is_rising_on(play) || play_film_is_moving(play);
    return !is_quick && table_view_is_slow(play->seen.view);
}

static double play_next_change(const Scene *scene) {
    const PlayScene *play = of_const(scene);
    if (!play->game.match) return INFINITY;
    double next = fmin(fmin(play_chance_next(play), play_film_next(play)), play->talk.until);
    next = fmin(next, play_early_next(play));
    /* as of the last frame that showed the table */
    double lives = fmin(table_view_next_blink(play->seen.view), table_view_next_light(play->seen.view));
    if (lives > stage_now(scene->stage) && !play_film_holds_life(play)) next = fmin(next, lives);
    return play->seen.go_at > stage_now(scene->stage) ? fmin(play->seen.go_at, next) : next;
}

static void play_destroy(Scene *scene) {
    play_close(of(scene));
    free(scene);
}

static void draw(Scene *scene, Ui *ui, double ahead_ms) {
    PlayScene *play = of(scene);
    if (!play->game.match) return;
    if (play->plan.is_demo)
        play_film_draw(play, ui, ahead_ms);
    else
        play_draw(play, ui, ahead_ms);
}

/* ---- events ---- */

static void lift_curtain(PlayScene *play) {
    play->mode = PLAY_OPEN;
    play_set_viewer(play, play->asking.asked);
    if (play->asking.pick.mode != PICK_NOTHING) {
        pick_set_sight(&play->asking.pick, true);
        play_focus_usual(play);
    }
    play_advance(play);
}

static void hide_hand(PlayScene *play) {
    play->mode = PLAY_OPEN;
    play_set_viewer(play, SABACC_NOBODY);
    play_advance(play);
}

static void begin(PlayScene *play) {
    play->mode = PLAY_OPEN;
    play_advance(play);
}

static void play_again(PlayScene *play) {
    play_begin_anew(play);
    play_advance(play);
}

static void play_higher(PlayScene *play) {
    play_begin_higher(play);
    play_advance(play);
}

static void open_overlay(PlayScene *play, Scene *overlay) { stage_push(play->scene.stage, overlay); }
static void open_evening(PlayScene *play) { open_overlay(play, evening_scene_over(play)); }
void play_leave_table(PlayScene *play) {
    if (play_is_replay(play))
        stage_pop(play->scene.stage);
    else
        stage_pop_all(play->scene.stage);
}

/* The setup shows the last table, to be changed. */
static void set_up_another(PlayScene *play) { stage_replace(play->scene.stage, scene_create("setup")); }

/* Cards are being dealt, of a hand or of a shift. */
static bool is_dealing(const PlayScene *play) {
    const SabaccTurn *turn = &match_public(play->game.match)->turn;
    return play->mode == PLAY_OPEN && turn->to_act == SABACC_CROUPIER && turn->due == SABACC_DUE_DEAL;
}

/* Completes all motion; for a deal also the remaining cards. */
static void skip_animation(PlayScene *play) {
    for (int left = SABACC_MAX_SEATS * SABACC_MAX_HAND; left > 0; left--) {
        bool was_dealing = is_dealing(play);
        table_view_skip_animation(play->seen.view);
        if (play->mode == PLAY_OPEN) play->seen.go_at = fmin(play->seen.go_at, stage_now(play->scene.stage));
        play_pool_point(play, -1);
        play_advance(play);
        if (!was_dealing) return;
    }
}

/* Completes the current or next motion; false if there is none. */
static bool skip_on(PlayScene *play) {
    bool may_skip_animation = table_view_is_moving(play->seen.view) ||
                              play->chance.pointer != SABACC_NOBODY ||
                              (play->mode == PLAY_OPEN && play->seen.go_at > 0);
    if (may_skip_animation) skip_animation(play);
    return may_skip_animation;
}

/* Return, space or A with nothing in focus: the default action of this moment. */
static void accept(PlayScene *play) {
    bool is_early = stage_now(play->scene.stage) - play->panel.since < PANEL_GUARD_MS;
    if (skip_on(play)) return;
    if (is_early) {
        return;
    } else if (play->mode == PLAY_READ_OUT) {
        begin(play);
    } else if (play->mode == PLAY_CURTAIN) {
        lift_curtain(play);
    } else if (play->mode == PLAY_HIDING) {
        hide_hand(play);
    } else if (play->mode == PLAY_SHOWDOWN) {
        play_go_on(play);
    }
}

static const char *record_of(const PlayScene *play) {
    return play_is_replay(play) ? play->plan.path : play_save_path(play->game.save);
}

bool play_can_look_back(const PlayScene *play) {
    return record_of(play)[0] != '\0' && match_public(play->game.match)->over;
}

static void look_back(PlayScene *play) {
    if (play_can_look_back(play)) open_overlay(play, lookback_scene_of(record_of(play)));
}

/* Cancels fielding a card. */
static void leave_out_of_turn(PlayScene *play) {
    play_end_out_of_turn(play);
    play_advance(play);
}

static void close_log(PlayScene *play) {
    play->panel.log_is_open = false;
    play_focus(play);
}

static void back(PlayScene *play) {
    bool was_out_of_turn = play_is_out_of_turn(play);
    if (pick_back(&play->asking.pick)) {
        if (was_out_of_turn)
            leave_out_of_turn(play);
        else if (play->advice.has_report)
            play_focus_usual(play);
        return;
    }
    if (play->mode == PLAY_READ_OUT) {
        begin(play);
    } else if (play->panel.log_is_open) {
        close_log(play);
    } else if (play_is_replay(play) && !play_is_drill(play)) {
        play_leave_table(play);
    } else {
        open_overlay(play, pause_scene_over(play));
    }
}

static void open_menu(PlayScene *play) { open_overlay(play, pause_scene_over(play)); }

/* By keys or a pad it is read from its last line on. */
static void open_log(PlayScene *play) {
    Ui *ui = stage_services(play->scene.stage)->ui;
    char line[UI_NAME_BYTES];
    if (play->panel.log_is_open) {
        close_log(play);
        return;
    }
    play->panel.log_is_open = true;
    ui_scroll_to_end(ui, "log");
    snprintf(line, sizeof line, PLAY_LOG_LINE "%d", table_view_log_count(play->seen.view) - 1);
    if (ui_shows_focus(ui)) ui_set_focus(ui, line);
}

static bool log_event(PlayScene *play, const UiEvent *event) {
    if (event->kind != UI_EVENT_ACTIVATE || !ui_event_is(event, PLAY_LOG_LINE)) return false;
    stage_show_clauses(play->scene.stage, _("What the rulebook says"),
                       table_view_log_line(play->seen.view, ui_event_index(event)), event->name);
    return true;
}

/* At results nothing moves: the line about one's choices says why, and once the game is over the look back.
 */
static void explain_results(PlayScene *play) {
    if (play->mode == PLAY_OVER && play_can_look_back(play))
        look_back(play);
    else
        play_verdict_explain(play);
}

static void open_advice(PlayScene *play) {
    if (play_has_advice(play) && (play->mode == PLAY_SHOWDOWN || play->mode == PLAY_OVER)) {
        explain_results(play);
        return;
    }
    if (play->panel.log_is_open) {
        close_log(play);
        if (play->advice.form != ADVICE_OFF) return;
    }
    play_advice_toggle(play);
}

static void open_ladder(PlayScene *play) { open_overlay(play, play_rules_over(play, RULES_LADDER)); }

static void open_rules(PlayScene *play) { open_overlay(play, play_rules_over(play, RULES_STEPS)); }

static bool strip_event(PlayScene *play, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*act)(PlayScene *play);
    } presses[] = {{"table:menu", open_menu},
                   {"table:advice", open_advice},
                   {"table:log", open_log},
                   {"table:ladder", open_ladder},
                   {"table:rules", open_rules}};
    int row = event->kind == UI_EVENT_ACTIVATE ? UI_EVENT_ROW(event, presses) : -1;
    if (row >= 0) presses[row].act(play);
    return row >= 0;
}

/* The buttons of panels over the table, each in its mode. */
static void panel_event(PlayScene *play, const UiEvent *event) {
    enum { ANY = -1 };
    static const struct {
        const char *name;
        int mode; /* PlayMode or ANY */
        void (*act)(PlayScene *play);
    } presses[] = {{"begin", PLAY_READ_OUT, begin},        {"look", PLAY_CURTAIN, lift_curtain},
                   {"hide", PLAY_HIDING, hide_hand},       {"continue", PLAY_SHOWDOWN, play_go_on},
                   {"peek", PLAY_OPEN, play_look_toggle},  {"again", PLAY_OVER, play_again},
                   {"title", PLAY_OVER, play_leave_table}, {"higher", PLAY_OVER, play_higher},
                   {"another", PLAY_OVER, set_up_another}, {"evening", PLAY_OVER, open_evening},
                   {"look-back", PLAY_OVER, look_back},    {"hurry", ANY, skip_animation}};
    int row = event->kind == UI_EVENT_ACTIVATE ? UI_EVENT_ROW(event, presses) : -1;
    if (row < 0 || (presses[row].mode != ANY && presses[row].mode != (int)play->mode)) return;
    presses[row].act(play);
}

/* Why the press that does what is usual does nothing here. */
static const char *refusal_to_rest(const PlayScene *play) {
    bool is_advised = play->asking.pick.advised[0] != '\0';
    if (ui_shows_pad(stage_services(play->scene.stage)->ui))
        return is_advised ? _("What is best here cannot be undone: go to it with the pad, then press.")
                          : _("None of these can be undone: go to one with the pad, then press.");
    return is_advised ? _("What is best here cannot be undone: choose it by its key or with the arrows.")
                      : _("None of these can be undone: choose one by its key or with the arrows.");
}

/* Events besides the choice itself: cancelling auto-replies, sitting out and in, the pool, a card for the
 * field. */
static bool side_event(PlayScene *play, const UiEvent *event) {
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (strcmp(event->name, "rest") == 0) {
        ui_toast(stage_services(play->scene.stage)->ui, refusal_to_rest(play));
        return true;
    }
    if (auto_replies_event(play, event)) return true;
    if (ui_event_is(event, "sits:") || ui_event_is(event, "sit-in:")) {
        play_say_sitting(play, ui_event_index(event));
        return true;
    }
    bool is_pool = ui_event_is(event, "pool:"), is_field = ui_event_is(event, "aside:");
    if (is_pool) play_pool_point(play, ui_event_index(event));
    if (is_field) play_want_field(play, ui_event_index(event));
    if (is_pool || is_field) play_advance(play);
    return is_pool || is_field;
}

/* A token was chosen by its digit: it becomes the focused one. */
static void focus_face(PlayScene *play) {
    char name[UI_NAME_BYTES];
    Text text = text_over(name, sizeof name);
    text_add(&text, "face:");
    sabacc_card_format(play->asking.pick.face, &text);
    ui_set_focus(stage_services(play->scene.stage)->ui, name);
}

static void open_event(PlayScene *play, const UiEvent *event) {
    SabaccAction action;
    SabaccCard face = play->asking.pick.face;
    PickMode before = play->asking.pick.mode;
    int token = play->asking.pick.token, card = play->asking.pick.card;
    bool was_out_of_turn = play_is_out_of_turn(play), is_side = play->asking.pick.mode == PICK_SIDE;
    if (is_side && side_deck_page_event(&play->asking.side_deck, stage_services(play->scene.stage)->ui, event,
                                        &play->asking.pick))
        return;
    if (pick_take(&play->asking.pick, event, &action)) {
        if (play_lesson_refuses(play, &action) || play_drill_answer(play, &action)) return;
        play_act(play, &action);
        return;
    }
    if (play_lesson_refuses_way(play)) return;
    if (was_out_of_turn && play->asking.pick.mode == PICK_NOTHING) leave_out_of_turn(play);
    bool is_by_key = event->kind == UI_EVENT_KEY && play->asking.pick.mode == PICK_FACES;
    if (is_by_key && play->asking.pick.face != face) focus_face(play);
    bool is_back = play->asking.pick.mode == PICK_VERB && !play->advice.has_report; /* the focus stays near */
    bool is_next = play->asking.pick.mode != before && !is_back;
    /* A card is lifted: its possible actions come next. */
    bool is_card_asked = play->asking.pick.mode == PICK_VERB || play->asking.pick.mode == PICK_CARD;
    bool is_lifted = is_card_asked && play->asking.pick.card >= 0 && play->asking.pick.card != card;
    if (is_next) play_advice_lead(play);
    if (is_next || is_lifted || play->asking.pick.token > token) play_focus_usual(play);
}

/* A card was carried onto the table, where it is chosen, or onto a pile, to which it goes where it can. */
static void take_dropped(PlayScene *play, const UiEvent *event) {
    static const char *const piles[] = {"deck", "discard", "blood:deck", "blood:discard"};
    uint32_t card = 1u << ui_event_index(event);
    UiEvent onto = {.kind = UI_EVENT_ACTIVATE};
    snprintf(onto.name, sizeof onto.name, "%s", event->over);
    if (!(pick_chosen(&play->asking.pick) & card)) open_event(play, event);
    bool is_pile = UI_EVENT_ROW(&onto, piles) >= 0;
    if (is_pile && (pick_chosen(&play->asking.pick) & card)) open_event(play, &onto);
}

/* A line of the results was activated: the clauses of all that it says. */
static bool result_event(PlayScene *play, const UiEvent *event) {
    ResultLine lines[SABACC_MAX_SEATS];
    if (event->kind != UI_EVENT_ACTIVATE || !ui_event_is(event, "result:")) return false;
    int count = play_result_lines(play, lines);
    for (int i = 0; i < count; i++) {
        if (lines[i].seat != ui_event_index(event)) continue;
        const char *title = lines[i].is_shown ? lines[i].hand : play_name_or_you(play, lines[i].seat);
        stage_show_clauses(play->scene.stage, title, lines[i].clauses, event->name);
    }
    return true;
}

/* The hand whose results are shown, or the last one that is over, as text; with the cards of the one person
 * at the table. */
static void copy_hand(PlayScene *play) {
    const StageServices *all = stage_services(play->scene.stage);
    bool is_shown = play->mode == PLAY_SHOWDOWN || play->mode == PLAY_OVER;
    int32_t hand = play_shown(play)->hand - !is_shown;
    bool is_alone = seats_count(play->game.humans) == 1;
    Match *past = hand > 0 ? match_past(play->game.match) : NULL;
    if (!past) {
        ui_toast(all->ui, _("No hand is over yet."));
        return;
    }
    char *words =
        hand_history_of_match(past, NULL, hand, is_alone ? seats_lowest(play->game.humans) : SABACC_NOBODY);
    bool is_copied = all->copy_text && all->copy_text(all->user, words);
    ui_toast(all->ui, is_copied ? _("The hand is copied as text: paste it wherever you like.")
                                : _("It could not be copied."));
    free(words);
    match_free(past);
}

static void take_event(PlayScene *play, const UiEvent *event) {
    if (event->kind == UI_EVENT_BACK) {
        back(play);
    } else if (event->kind == UI_EVENT_MENU) {
        open_menu(play);
    } else if (event->kind == UI_EVENT_KEY && event->key == UI_KEY_COPY) {
        copy_hand(play);
    } else if (play_away_event(play, event)) {
        return;
    } else if (event->kind == UI_EVENT_KEY && event->key == UI_KEY_ACCEPT) {
        accept(play);
    } else if (event->kind == UI_EVENT_KEY && event->key == UI_KEY_CHARACTER && event->character == ' ') {
        skip_on(play);
    } else if (!strip_event(play, event) && !play_advice_event(play, event) && !result_event(play, event) &&
               !log_event(play, event) && !play_replay_event(play, event) && !play_watch_event(play, event) &&
               !play_tonight_event(play, event) && !play_lesson_event(play, event) &&
               !play_drill_event(play, event) && !side_event(play, event) && !play_early_event(play, event)) {
        panel_event(play, event);
        bool is_side = play->asking.pick.mode == PICK_SIDE; /* its page takes what is carried there */
        if (play->mode == PLAY_OPEN && event->is_dropped && !is_side)
            take_dropped(play, event);
        else if (play->mode == PLAY_OPEN)
            open_event(play, event);
    }
}

static void play_event(Scene *scene, const UiEvent *event) {
    PlayScene *play = of(scene);
    if (!play->game.match) return;
    uint64_t before = play_speak_state(play);
    take_event(play, event);
    follow(play);
    play->speak.is_unanswered = play_speak_state(play) == before;
    play_speak_preset(play, event);
}

/* Any press ends the time to read what the dice mean, and is answered all the same; one that would do no more
 * than hurry is used up by it. */
static bool ends_reading(PlayScene *play, const UiInput *input) {
    bool is_key = input->kind == UI_KEY && !input->is_repeat;
    bool hurries = is_key && (input->key == UI_KEY_ACCEPT || input->character == ' ');
    if ((!is_key && input->kind != UI_POINTER_DOWN) || !table_view_is_read(play->seen.view)) return false;
    table_view_end_reading(play->seen.view);
    return hurries;
}

static bool play_input(Scene *scene, const UiInput *input) {
    PlayScene *play = of(scene);
    if (!play->game.match) return false;
    if (play->plan.is_demo) return play_film_input(play, input);
    if (ends_reading(play, input)) return true;
    return play_pads_input(play, input) || play_look_input(play, input);
}

static bool play_says(const Scene *scene, SceneSaying what, Text *out) {
    return play_speak(of_const(scene), what, out);
}

static bool play_says_past(const Scene *scene, int back, Text *out) {
    return play_speak_past(of_const(scene), back, out);
}

static bool play_says_widget(const Scene *scene, const char *widget, Text *name, Text *hint) {
    return play_speak_widget(of_const(scene), widget, name, hint);
}

static bool play_is_page(const Scene *scene) { return play_speak_is_page(of_const(scene)); }

static void play_says_unanswered(const Scene *scene, Text *out) {
    play_speak_unanswered(of_const(scene), out);
}

static const SceneKind table_kind = {
    .takes_early = true,
    .enter = play_enter,
    .leave = play_leave,
    .update = play_update,
    .woken = play_woken,
    .activity = play_activity,
    .moves_slowly = play_moves_slowly,
    .next_change = play_next_change,
    .draw = draw,
    .event = play_event,
    .input = play_input,
    .say = play_says,
    .say_past = play_says_past,
    .say_widget = play_says_widget,
    .is_page = play_is_page,
    .say_unanswered = play_says_unanswered,
    .destroy = play_destroy,
};

Scene *play_scene_with(const GamePlan *plan) {
    PlayScene *play = memory_calloc(1, sizeof *play);
    play->scene.kind = &table_kind;
    play->plan = *plan;
    play->replay.speed = 1;
    return &play->scene;
}

Scene *play_scene_of_drill(const char *record_path, const Drill *drill, bool is_kept) {
    GamePlan plan = {.kind = PLAN_REPLAY, .replay_serial = drill->serial};
    snprintf(plan.path, sizeof plan.path, "%s", record_path);
    PlayScene *play = (PlayScene *)play_scene_with(&plan);
    play->drill = (PlayDrill){.is_on = true, .is_kept = is_kept, .drill = *drill};
    return &play->scene;
}
