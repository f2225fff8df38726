/* The main loop: draws what has changed, advances in steps of a sixtieth of a second while something moves,
 * and sleeps otherwise. */
#include "app/pace.h"
#include "app/private.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "ui/ease.h"

enum { APP_STEPS_AT_ONCE = 8, APP_FIRST_WAIT_MS = 60 };

static double real_ms(const App *app) {
    return (double)SDL_GetPerformanceCounter() * 1e3 / (double)SDL_GetPerformanceFrequency() -
           app->real_start_ms;
}

/* ---- drawing ---- */

/* What was to be heard since the last frame, whether or not it was. */
static void caption_sounds(App *app) {
    AudioAsked asked;
    while (audio_take_asked(app->audio, &asked)) {
        const char *caption = audio_sound_caption(asked.sound);
        char words[160];
        if (!caption[0]) continue;
        if (asked.by[0])
            snprintf(words, sizeof words, _("%s: %s"), asked.by, _(caption));
        else
            snprintf(words, sizeof words, "%s", _(caption));
        ui_caption(app->ui, words, asked.place);
    }
}

static void declare(App *app, double ahead_ms) {
    Layout layout = window_layout(app->window);
    canvas_begin(app->canvas, &layout);
    ui_set_scan_held(app->ui, app->is_unwatched || stage_activity(app->stage) == SCENE_MOVING);
    ui_begin(app->ui, app->canvas, app->now_ms);
    stage_draw(app->stage, ahead_ms);
    caption_sounds(app);
    ui_end(app->ui);
    app_speak_follow(app);
}

void app_draw(App *app, double ahead_ms) {
    app->is_drawing = true;
    app->drawn_at = real_ms(app);
    perf_frame_begin(app->perf);
    declare(app, ahead_ms);
    app->wants_frame = false;
    bool was_shown = window_show(app->window, app->canvas);
    perf_frame_end(app->perf, was_shown);
    /* What lives in a room by itself is nobody's doing. */
    if (was_shown && stage_activity(app->stage) != SCENE_STILL) audio_stir(app->audio);
    CanvasLack lack = canvas_lack(app->canvas);
    perf_lack(app->perf, lack.blank, lack.rough);
    if (sprites_pending(app->sprites) == 0) perf_usable(app->perf);
    window_set_typing(app->window, ui_is_typing(app->ui));
    app->is_drawing = false;
}

static void take_due_shots(App *app) {
    const CommandLine *line = app->line;
    while (app->next_shot < line->shot_count && line->shot_at[app->next_shot] <= app->now_ms) {
        char name[32];
        snprintf(name, sizeof name, "shot-%06.0f", line->shot_at[app->next_shot++]);
        app_take_shot(app, name);
    }
}

/* ---- time ---- */

bool app_is_idle(const App *app) {
    return stage_activity(app->stage) == SCENE_STILL && app->now_ms >= ui_guarded_until(app->ui) &&
           !app->wants_frame;
}

/* Something other than time can still happen: a run driven by its script alone ends with it instead of
 * waiting. */
static bool is_expected(const App *app) {
    return app->is_paced || app->line->run_for_ms > 0 || !script_is_over(app->script) ||
           app->next_shot < app->line->shot_count;
}

/* When the scene is notified that no input comes. */
static double idle_at(const App *app) {
    bool can_idle = is_expected(app) && stage_can_idle(app->stage) && !window_is_hidden(app->window);
    return can_idle ? app->input_at + STAGE_IDLE_MS : INFINITY;
}

static double next_deadline(const App *app) {
    double next = fmin(ui_next_change(app->ui, app->now_ms), stage_next_change(app->stage));
    next = fmin(next, fmin(idle_at(app), script_next_at(app->script)));
    if (is_expected(app)) next = fmin(next, fmin(stage_retry_at(app->stage), ui_scan_next(app->ui)));
    bool is_waited_for = !app->is_switching || ui_guarded_until(app->ui) > app->now_ms;
    if (script_waits_for_idle(app->script) && is_waited_for && stage_activity(app->stage) == SCENE_STILL) {
        next = fmin(next, fmax(app->now_ms, ui_guarded_until(app->ui)));
    }
    if (app->next_shot < app->line->shot_count) next = fmin(next, app->line->shot_at[app->next_shot]);
    if (app->line->run_for_ms > 0) next = fmin(next, app->line->run_for_ms);
    return next;
}

/* Sleeps until the deadline or an event. True if there was one. */
static bool sleep_until(App *app, double deadline_ms) {
    if (isinf(deadline_ms)) return SDL_WaitEvent(NULL) == 1;
    double left = deadline_ms - real_ms(app);
    return left > 0 && SDL_WaitEventTimeout(NULL, (int)ceil(left)) == 1;
}

/* Where somebody watches: whether what moves now is drawn at half of all steps. */
static bool is_slow(const App *app) {
    return app->is_paced && stage_activity(app->stage) == SCENE_MOVING && stage_moves_slowly(app->stage);
}

/* Which of the slow steps that moment belongs to. */
static double slow_step(const App *app) { return floor(app->now_ms / UI_SLOW_MS + 0.25); }

static void step(App *app) {
    double before = slow_step(app);
    app->now_ms += APP_STEP_MS;
    stage_set_now(app->stage, app->now_ms - APP_STEP_MS);
    stage_update(app->stage, APP_STEP_MS);
    if (!is_slow(app) || slow_step(app) > before) app->wants_frame = true;
}

/* For tests, where nobody watches: as on a slow machine so many steps pass before the next frame as
 * SABACC_STEPS_A_FRAME in the environment says, but none at which something is due. */
static void step_unseen(App *app) {
    const char *wanted = SDL_getenv("SABACC_STEPS_A_FRAME");
    long steps = wanted ? strtol(wanted, NULL, 10) : 1;
    for (long i = 1; i < steps; i++) {
        double moment = app->next_moment > app->now_ms ? app->next_moment : INFINITY;
        double until = fmin(next_deadline(app), moment);
        bool is_due = app->now_ms + APP_STEP_MS > until || ui_wants_frame(app->ui);
        if (is_due || stage_activity(app->stage) != SCENE_MOVING) return;
        step(app);
    }
}

/* Waits until that time, handling what comes meanwhile. */
static void wait_until(App *app, double until) {
    while (real_ms(app) < until && !app->is_quitting)
        if (sleep_until(app, until)) app_pump_events(app);
}

/* Follows real time; after a long stop (a suspended machine) it continues from where it was. */
static void advance_moving(App *app) {
    double due = app->now_ms + APP_STEP_MS;
    if (app->is_paced && real_ms(app) < due) {
        int hz = app->is_scripted || is_slow(app) ? 0 : window_refresh_hz(app->window);
        double until = pace_next_frame(app->now_ms, app->drawn_at, hz);
        wait_until(app, until);
        if (until < due) app->wants_frame = true;
        if (app->is_quitting || until < due) return;
    }
    step(app);
    if (!app->is_paced) step_unseen(app);
    if (app->is_scripted || !app->is_paced) return;
    for (int i = 1; i < APP_STEPS_AT_ONCE && real_ms(app) - app->now_ms > APP_STEP_MS; i++) step(app);
    if (real_ms(app) - app->now_ms > APP_STEP_MS) app->real_start_ms += real_ms(app) - app->now_ms;
}

static void leave_alone(App *app) {
    app->input_at = app->now_ms;
    app->wants_frame = true;
    stage_idle(app->stage);
}

static void advance_still(App *app) {
    double deadline = next_deadline(app);
    bool is_waiting = stage_activity(app->stage) == SCENE_WAITING;
    if (!app->is_paced) {
        if (is_waiting) {
            SDL_WaitEventTimeout(NULL, 1000);
        } else if (isinf(deadline)) {
            app->is_quitting = true; /* nothing can ever happen again */
        } else {
            app->now_ms = fmax(app->now_ms, deadline);
        }
    } else if (sleep_until(app, deadline)) {
        app->now_ms = fmax(app->now_ms, fmin(real_ms(app), deadline));
    } else {
        app->now_ms = fmax(app->now_ms, deadline);
    }
    bool is_due = app->now_ms >= stage_next_change(app->stage), is_idle_now = app->now_ms >= idle_at(app);
    stage_set_now(app->stage, app->now_ms);
    if (is_due) stage_woken(app->stage);
    if (is_idle_now) leave_alone(app);
    double ui_due = fmin(ui_next_change(app->ui, app->now_ms - 1), ui_scan_next(app->ui));
    if (is_due || app->now_ms >= ui_due) app->wants_frame = true;
}

static bool is_over(const App *app) {
    if (app->is_quitting || !stage_is_running(app->stage)) return true;
    if (app->line->run_for_ms > 0) return app->now_ms >= app->line->run_for_ms;
    return false;
}

/* Devices are opened after the first frame, one after the other: SDL's hints, which both read and set, know
 * no threads. */
static void open_devices(App *app) {
    app->has_opened_devices = true;
    window_open_pads(app->window);
    if (!app->settings.values[SETTING_MUTED]) audio_begin(app->audio);
}

/* Rasterised in the background like every picture, once the first frame is complete. */
static void set_icon(App *app) {
    enum { ICON_SIDE = 64 };
    if (app->has_icon || !app->has_opened_devices || window_is_unseen(app->window)) return;
    if (sprites_pending(app->sprites) > 0) return;
    SpriteRaster icon = sprites_get(app->sprites, "table/icon", ICON_SIDE, ICON_SIDE, SPRITE_PLAIN);
    app->has_icon = icon.is_exact || sprites_is_missing(app->sprites, "table/icon");
    if (icon.is_exact) window_set_icon(app->window, icon.pixmap);
}

static int touch_memory(void *data) {
    const size_t *bytes = data;
    memory_touch_large(*bytes);
    free(data);
    return 0;
}

/* The first veil needs a picture of the whole screen, on memory that nothing has touched yet. */
static void touch_memory_once(App *app) {
    if (app->has_touched_memory || !app->has_icon || !app->is_paced) return;
    Layout layout = window_layout(app->window);
    size_t *bytes = memory_alloc(sizeof *bytes);
    *bytes = (size_t)layout.pixel_width * (size_t)layout.pixel_height * sizeof(Pixel);
    SDL_Thread *thread = SDL_CreateThread(touch_memory, "first touch", bytes);
    if (thread)
        SDL_DetachThread(thread);
    else
        free(bytes);
    app->has_touched_memory = true;
}

static void collect_sprites(App *app) {
    app_redraw_decks(app);
    if (sprites_collect(app->sprites)) app->wants_frame = true;
    char asset[64];
    if (sprites_missing(app->sprites, asset, sizeof asset) > 0) {
        fprintf(stderr, _("sabacc: no picture %s in %s\n"), asset, app->paths.assets);
    }
}

/* Retries what could not be saved. */
static void save_again(App *app) {
    if (app->now_ms < stage_retry_at(app->stage)) return;
    stage_set_now(app->stage, app->now_ms);
    if (!stage_retry(app->stage)) return;
    stage_woken(app->stage);
    app->wants_frame = true;
}

/* Where nobody watches, decks are read while the clock stands, so that a run does not depend on the machine.
 */
static void wait_for_decks(App *app) {
    if (app->is_paced || !deck_library_is_busy(app->decks)) return;
    deck_library_settle(app->decks);
    stage_woken(app->stage);
    app->wants_frame = true;
}

/* Reports once why there is no sound, when sound would have played. */
static void report_audio_warning(App *app) {
    const char *warning = app->has_reported_audio ? NULL : audio_warning(app->audio);
    if (!warning || app->settings.values[SETTING_MUTED]) return;
    app->has_reported_audio = true;
    fprintf(stderr, "sabacc: %s\n", warning);
}

/* The first frame is declared, so that its decks and pictures are asked for, and painted once they are there
 * or the wait is over: a large screen painted twice takes longer than they do. */
static void await_first_pictures(App *app) {
    bool is_wanted = true;
    while (app->is_paced && real_ms(app) < APP_FIRST_WAIT_MS) {
        if (is_wanted) declare(app, 0);
        bool is_busy = deck_library_is_busy(app->decks);
        if (is_wanted && !is_busy && sprites_pending(app->sprites) == 0) return;
        SDL_Delay(1);
        bool is_read = is_busy && !deck_library_is_busy(app->decks);
        if (is_read) stage_woken(app->stage);
        is_wanted = sprites_collect(app->sprites) || is_read;
    }
}

void app_loop(App *app) {
    app_watch_window(app);
    app->real_start_ms = 0;
    app->real_start_ms = real_ms(app);
    app->wants_frame = true;
    await_first_pictures(app);
    while (!is_over(app)) {
        app_pump_events(app);
        wait_for_decks(app);
        collect_sprites(app);
        save_again(app);
        set_icon(app);
        touch_memory_once(app);
        report_audio_warning(app);
        app_speak_report(app);
        if (app->wants_frame || ui_wants_frame(app->ui)) {
            double ahead = app->is_paced && !app->is_scripted ? real_ms(app) - app->now_ms : 0;
            app_draw(app, fmin(fmax(ahead, 0), APP_STEP_MS));
        }
        if (!app->has_opened_devices) open_devices(app);
        app_play_script(app);
        take_due_shots(app);
        if (is_over(app)) break;
        if (app->wants_frame || ui_wants_frame(app->ui)) continue;
        if (stage_activity(app->stage) != SCENE_WAITING) app_write_due_moment(app);
        if (stage_activity(app->stage) == SCENE_MOVING) {
            advance_moving(app);
        } else {
            advance_still(app);
        }
    }
    app_unwatch_window(app);
}
