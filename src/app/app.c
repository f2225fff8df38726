#include "app/app.h"

#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/paths.h"
#include "app/script.h"
#include "app/settings_file.h"
#include "app/window.h"
#include "audio/audio.h"
#include "base/i18n.h"
#include "match/words.h"
#include "render/deck_shelf.h"
#include "render/raster.h"
#include "scenes/game_plan.h"
#include "scenes/scenes.h"
#include "scenes/stage.h"

static const double APP_STEP_MS = 1000.0 / 60;
enum { APP_STEPS_AT_ONCE = 8, APP_ERROR_BYTES = 700 };

typedef struct App {
    const CommandLine *line;
    Perf *perf;
    Paths paths;
    char settings_path[PATH_BYTES];
    Settings settings;
    Script *script;
    DeckShelf *decks;
    Fonts *fonts;
    Sprites *sprites;
    Window *window;
    Canvas *canvas;
    Ui *ui;
    Audio *audio;
    Stage *stage;
    uint32_t wake_event;
    double now_ms, real_start_ms; /* now: the program's clock; real time is counted from real_start */
    double input_at;              /* when somebody was last there */
    bool is_scripted, is_paced, wants_frame, is_quitting, has_opened_devices, was_warned_of_audio,
        is_silenced;
    int next_shot, status;
} App;

/* ---- opening ---- */

static bool complain(const char *error) {
    char line[1024];
    snprintf(line, sizeof line, "%s", error);
    word_one_line(line);
    fprintf(stderr, "sabacc: %s\n", line);
    return false;
}

static void choose_language(const App *app) {
    const char *wanted = app->line->language ? app->line->language : app->settings.language;
    if (*wanted) setenv("LANGUAGE", wanted, 1);
    setlocale(LC_ALL, "");
    setlocale(LC_NUMERIC, "C"); /* files are written with points everywhere */
    bindtextdomain(I18N_DOMAIN, SABACC_LOCALE_DIRECTORY);
    bind_textdomain_codeset(I18N_DOMAIN, "UTF-8");
}

static void wake(void *user) {
    const App *app = user;
    SDL_Event event = {.type = app->wake_event};
    SDL_PushEvent(&event);
}

/* A picture is ready: the loop only has to look. */
static void wake_sprites(void *user) {
    const App *app = user;
    SDL_Event event = {.type = app->wake_event + 1};
    SDL_PushEvent(&event);
}

static void apply_command_line(App *app) {
    const CommandLine *line = app->line;
    if (line->is_fullscreen) app->settings.values[SETTING_FULLSCREEN] = 1;
    if (line->width) app->settings.values[SETTING_FULLSCREEN] = 0;
    if (line->is_reduced_motion) app->settings.values[SETTING_REDUCED_MOTION] = 1;
}

/* What the command line asks to be played is wrong before a window opens, not after. */
static bool check_game(const App *app) {
    char error[APP_ERROR_BYTES];
    Text why = text_over(error, sizeof error);
    GamePlan plan;
    if (!game_plan_is_asked(&app->line->start)) return true;
    return game_plan_from_start(&plan, &app->line->start, app->paths.data, &why) || complain(error);
}

static bool open_files(App *app, char *warning) {
    char error[APP_ERROR_BYTES];
    const CommandLine *line = app->line;
    if (!paths_find(&app->paths, line->assets, line->data, error, sizeof error)) return complain(error);
    setenv("SABACC_ASSETS", app->paths.assets, 1); /* whoever works for us draws from the same */
    paths_join(app->settings_path, app->paths.data, "settings.json");
    settings_file_read(app->settings_path, &app->settings, warning, APP_ERROR_BYTES);
    choose_language(app);
    apply_command_line(app);
    if (line->shots && !paths_make(line->shots)) {
        snprintf(error, sizeof error, _("--shots %s: the directory cannot be made"), line->shots);
        return complain(error);
    }
    if (!check_game(app)) return false;
    if (!line->input) return true;
    app->script = script_read(line->input, error, sizeof error);
    return app->script || complain(error);
}

static bool open_drawing(App *app) {
    char error[APP_ERROR_BYTES], own_fonts[PATH_BYTES], cards[PATH_BYTES], own_cards[PATH_BYTES];
    bool is_full = app->settings.values[SETTING_FULLSCREEN];
    app->window = window_open(app->line->width, app->line->height, is_full, error, sizeof error);
    if (!app->window) return complain(error);
    app->wake_event = SDL_RegisterEvents(2);
    paths_join(own_fonts, app->paths.assets, "fonts");
    const char *const directories[] = {own_fonts, app->paths.fonts, NULL};
    app->fonts = fonts_open(directories, error, sizeof error);
    if (!app->fonts) return complain(error);
    paths_join(cards, app->paths.assets, "cards");
    paths_join(own_cards, app->paths.data, "cards");
    app->decks =
        deck_shelf_create(&(ShelfSetup){.house = cards, .own = own_cards, .wake = wake, .user = app});
    app->sprites =
        sprites_create((SpriteSource){.document = deck_shelf_document,
                                      .user = app->decks,
                                      .cache_directory = app->paths.cache[0] ? app->paths.cache : NULL,
                                      .wake = wake_sprites,
                                      .wake_user = app});
    app->canvas = canvas_create(app->fonts, app->sprites);
    app->ui = ui_create();
    return app->decks && app->sprites && app->canvas && app->ui ? true
                                                                : complain(_("there is not enough memory"));
}

static AudioVolumes volumes_of(const App *app) {
    const int *values = app->settings.values;
    return (AudioVolumes){.all = values[SETTING_VOLUME],
                          .effects = values[SETTING_EFFECTS],
                          .music = values[SETTING_MUSIC],
                          .room = values[SETTING_ROOM]};
}

static bool is_muted(const App *app) { return app->is_silenced || app->settings.values[SETTING_MUTED]; }

static void choose_decks(const App *app) {
    for (int family = 0; family < DECK_FAMILIES; family++)
        deck_shelf_choose(app->decks, (DeckFamily)family, &app->settings.decks[family]);
}

/* What is shown of decks that have changed, or that others are played with instead, is drawn anew. */
static void redraw_decks(App *app) {
    char changed[SHELF_ASSET];
    while (deck_shelf_take_redrawn(app->decks, changed)) {
        sprites_redraw(app->sprites, changed);
        app->wants_frame = true;
    }
}

static void settings_changed(void *user) {
    App *app = user;
    const int *values = app->settings.values;
    audio_set_volumes(app->audio, volumes_of(app));
    audio_set_muted(app->audio, is_muted(app));
    if (window_is_fullscreen(app->window) != (values[SETTING_FULLSCREEN] != 0)) {
        window_set_fullscreen(app->window, values[SETTING_FULLSCREEN]);
    }
    choose_language(app);
    choose_decks(app);
    redraw_decks(app);
    app->wants_frame = true;
    if (app->paths.can_save) settings_file_write(app->settings_path, &app->settings);
}

static const char *first_scene(const StartOptions *start) {
    if (start->scene) return start->scene;
    return game_plan_is_asked(start) ? "table" : "title";
}

/* The title lies under everything, so that every way back ends there. */
static bool open_stage(App *app, const char *warning) {
    const StageServices services = {.ui = app->ui,
                                    .sprites = app->sprites,
                                    .decks = app->decks,
                                    .settings = &app->settings,
                                    .start = &app->line->start,
                                    .audio = app->audio,
                                    .data_directory = app->paths.data,
                                    .assets_directory = app->paths.assets,
                                    .lab = app->paths.lab,
                                    .can_save = app->paths.can_save,
                                    .user = app,
                                    .settings_changed = settings_changed,
                                    .wake = wake};
    app->stage = stage_create(&services);
    Scene *title = app->stage ? scene_create("title") : NULL;
    if (!title) return complain(_("there is not enough memory"));
    stage_push(app->stage, title);
    const char *first = first_scene(&app->line->start);
    Scene *scene = strcmp(first, "title") != 0 ? scene_create(first) : NULL;
    if (scene) stage_push(app->stage, scene);
    if (warning[0]) {
        ui_toast(app->ui, warning);
        complain(warning);
    }
    if (!app->paths.can_save) {
        ui_toast(app->ui, _("The data directory cannot be written: you can play, but nothing will be kept."));
    }
    return true;
}

/* ---- drawing ---- */

static void draw(App *app, double ahead_ms) {
    Layout layout = window_layout(app->window);
    perf_frame_begin(app->perf);
    canvas_begin(app->canvas, &layout);
    ui_begin(app->ui, app->canvas, app->now_ms);
    stage_draw(app->stage, ahead_ms);
    ui_end(app->ui);
    app->wants_frame = false;
    bool was_shown = window_show(app->window, app->canvas);
    perf_frame_end(app->perf, was_shown);
    if (was_shown) audio_stir(app->audio);
    if (sprites_pending(app->sprites) == 0) perf_usable(app->perf);
    window_set_typing(app->window, ui_is_typing(app->ui));
}

/* A screenshot shows the finished picture: it waits for what is still being drawn. Two rounds, since a scene
   may order more once it knows the first. */
static void take_shot(App *app, const char *name) {
    if (!app->line->shots) return;
    for (int round = 0; round < 4; round++) {
        draw(app, 0);
        if (sprites_pending(app->sprites) == 0) break;
        sprites_settle(app->sprites);
        sprites_collect(app->sprites);
    }
    char path[PATH_BYTES], file[UI_TEXT_BYTES + 8];
    snprintf(file, sizeof file, "%s.png", name);
    paths_join(path, app->line->shots, file);
    Layout layout = window_layout(app->window);
    Pixmap *picture = pixmap_create(layout.pixel_width, layout.pixel_height);
    if (picture) canvas_repaint(app->canvas, target_of(picture));
    if (!picture || !raster_write(path, picture, true)) {
        fprintf(stderr, _("sabacc: the screenshot %s cannot be written\n"), path);
        app->status = 1;
    }
    pixmap_free(picture);
}

static void take_due_shots(App *app) {
    const CommandLine *line = app->line;
    while (app->next_shot < line->shot_count && line->shot_at[app->next_shot] <= app->now_ms) {
        char name[32];
        snprintf(name, sizeof name, "shot-%06.0f", line->shot_at[app->next_shot++]);
        take_shot(app, name);
    }
}

/* ---- input ---- */

/* What the player does to the widgets is heard; what a table makes of it, it says itself. A pointer that
 * moves or drags is seen at what it does. */
static void hear_widgets(App *app, const UiInput *input, const UiEvent *event, const char *focus_before) {
    bool is_done = event && (event->kind == UI_EVENT_ACTIVATE || event->kind == UI_EVENT_CHANGE);
    if (input->kind == UI_POINTER_MOVE || input->kind == UI_POINTER_DOWN) return;
    if (is_done)
        audio_play(app->audio, AUDIO_UI_TICK, 0);
    else if (event && event->kind == UI_EVENT_BACK)
        audio_play(app->audio, AUDIO_UI_BACK, 0);
    else if (strcmp(ui_focus(app->ui), focus_before) != 0)
        audio_play(app->audio, AUDIO_UI_FOCUS, 0);
}

static void handle_input(App *app, const UiInput *input) {
    UiEvent event;
    char focus[UI_NAME_BYTES];
    snprintf(focus, sizeof focus, "%s", ui_focus(app->ui));
    audio_stir(app->audio);
    audio_set_away(app->audio, false); /* whoever touches it looks at it, whatever the window system says */
    app->input_at = app->now_ms;
    if (stage_input(app->stage, input)) {
        app->wants_frame = true;
        return;
    }
    const bool is_event = ui_handle(app->ui, input, app->now_ms, &event);
    hear_widgets(app, input, is_event ? &event : NULL, focus);
    if (is_event) {
        stage_event(app->stage, &event);
        app->wants_frame = true;
    }
    if (ui_wants_frame(app->ui)) app->wants_frame = true;
}

static void toggle_fullscreen(App *app) {
    app->settings.values[SETTING_FULLSCREEN] = !window_is_fullscreen(app->window);
    settings_changed(app);
}

static void toggle_mute(App *app) {
    int *muted = &app->settings.values[SETTING_MUTED];
    *muted = !is_muted(app);
    app->is_silenced = false;
    settings_changed(app);
    ui_toast(app->ui, *muted ? _("All silent: Ctrl+M for the sound") : _("The sound is back"));
}

static bool is_mute_key(const SDL_Event *event) {
    return event->type == SDL_KEYDOWN && event->key.keysym.sym == SDLK_m &&
           event->key.keysym.mod & KMOD_CTRL && !event->key.repeat;
}

/* Whoever looks at another window, or at none, wants no music from this one. */
static void window_looked_at(App *app, Uint8 change) {
    if (change == SDL_WINDOWEVENT_FOCUS_LOST || change == SDL_WINDOWEVENT_MINIMIZED)
        audio_set_away(app->audio, true);
    if (change == SDL_WINDOWEVENT_FOCUS_GAINED || change == SDL_WINDOWEVENT_RESTORED)
        audio_set_away(app->audio, false);
}

/* What nobody sees need not be played. */
static void handle_window(App *app, const SDL_WindowEvent *event) {
    bool is_lost = event->event == SDL_WINDOWEVENT_SIZE_CHANGED || event->event == SDL_WINDOWEVENT_EXPOSED;
    bool is_hidden = event->event == SDL_WINDOWEVENT_MINIMIZED || event->event == SDL_WINDOWEVENT_HIDDEN;
    app->input_at = app->now_ms;
    window_looked_at(app, event->event);
    if (is_lost) window_refresh(app->window, app->canvas), app->wants_frame = true;
    if (is_hidden && stage_input(app->stage, &(UiInput){.kind = UI_KEY})) app->wants_frame = true;
}

static void handle_event(App *app, const SDL_Event *event) {
    if (event->type == app->wake_event) {
        stage_woken(app->stage);
        app->wants_frame = true;
        return;
    }
    if (event->type == SDL_QUIT) app->is_quitting = true;
    if (event->type == SDL_WINDOWEVENT) {
        handle_window(app, &event->window);
        return;
    }
    if (is_mute_key(event)) {
        toggle_mute(app);
        return;
    }
    if (event->type == SDL_KEYDOWN && event->key.keysym.sym == SDLK_F11 && !event->key.repeat) {
        toggle_fullscreen(app);
        return;
    }
    UiInput input;
    bool from_pad;
    if (!window_input(app->window, event, &input, &from_pad)) return;
    if (input.kind != UI_POINTER_MOVE) ui_set_pad(app->ui, from_pad);
    handle_input(app, &input);
}

static bool is_touch(const SDL_Event *event) {
    if (event->type == SDL_KEYDOWN) return !event->key.repeat;
    return event->type == SDL_TEXTINPUT || event->type == SDL_MOUSEBUTTONDOWN ||
           event->type == SDL_CONTROLLERBUTTONDOWN;
}

/* Who is quicker than the frames means what is then on the screen: before a touch the widgets are said again
   if a touch before it has changed anything. */
static void pump_events(App *app) {
    SDL_Event event;
    bool is_stale = false;
    while (!app->is_quitting && SDL_PollEvent(&event)) {
        if (is_touch(&event) && is_stale && stage_is_running(app->stage)) draw(app, 0), is_stale = false;
        bool wanted_frame = app->wants_frame;
        app->wants_frame = false;
        handle_event(app, &event);
        if (is_touch(&event) && app->wants_frame) is_stale = true;
        if (wanted_frame) app->wants_frame = true;
    }
}

static void script_refused(App *app, const ScriptEvent *event, const char *why) {
    fprintf(stderr, "%s:%d:1: \"%s\" %s\n", script_name(app->script), event->line, event->text, why);
    app->status = 1;
    app->is_quitting = true;
}

static void play_click(App *app, const ScriptEvent *event) {
    static const UiInputKind parts[] = {UI_POINTER_MOVE, UI_POINTER_DOWN, UI_POINTER_UP};
    for (size_t i = 0; i < SDL_arraysize(parts); i++) {
        handle_input(app, &(UiInput){.kind = parts[i], .x = event->x, .y = event->y});
    }
}

static void play_script_event(App *app, const ScriptEvent *event) {
    UiInput input = {.kind = UI_PRESS};
    memcpy(input.text, event->text, sizeof input.text);
    ui_set_pad(app->ui, event->kind == SCRIPT_PAD);
    switch (event->kind) {
    case SCRIPT_PRESS:
        handle_input(app, &input);
        if (ui_refusal(app->ui)) script_refused(app, event, ui_refusal(app->ui));
        break;
    case SCRIPT_KEY:
    case SCRIPT_PAD:
        if (strcmp(event->text, "F11") == 0) {
            toggle_fullscreen(app);
        } else if (strcmp(event->text, "Ctrl+M") == 0) {
            toggle_mute(app);
        } else {
            handle_input(app, &event->input);
        }
        break;
    case SCRIPT_CLICK: play_click(app, event); break;
    case SCRIPT_WHEEL: handle_input(app, &(UiInput){.kind = UI_WHEEL, .y = event->y}); break;
    case SCRIPT_TEXT:
        input.kind = UI_TEXT;
        handle_input(app, &input);
        break;
    case SCRIPT_SHOT: take_shot(app, event->text); break;
    }
}

static bool is_idle(const App *app) {
    return stage_activity(app->stage) == SCENE_STILL && app->now_ms >= ui_guarded_until(app->ui) &&
           !app->wants_frame;
}

/* Between two events the widgets are said again, so that each meets the screen as it then is. */
static void play_script(App *app) {
    const ScriptEvent *event;
    while (!app->is_quitting && (event = script_take(app->script, app->now_ms, is_idle(app)))) {
        play_script_event(app, event);
        if (app->wants_frame && stage_is_running(app->stage)) draw(app, 0);
    }
}

/* ---- time ---- */

static double real_ms(const App *app) {
    return (double)SDL_GetPerformanceCounter() * 1e3 / (double)SDL_GetPerformanceFrequency() -
           app->real_start_ms;
}

/* When the scene is to hear that nobody is there. A run that hangs on its script alone is over when that is,
   rather than waiting for nobody. */
static double idle_at(const App *app) {
    bool is_expected = app->is_paced || app->line->run_for_ms > 0 || !script_is_over(app->script) ||
                       app->next_shot < app->line->shot_count;
    bool can_idle = is_expected && stage_can_idle(app->stage) && !window_is_hidden(app->window);
    return can_idle ? app->input_at + STAGE_IDLE_MS : INFINITY;
}

static double next_deadline(const App *app) {
    double next = fmin(ui_next_change(app->ui, app->now_ms), stage_next_change(app->stage));
    next = fmin(next, fmin(idle_at(app), script_next_at(app->script)));
    if (script_waits_for_idle(app->script) && stage_activity(app->stage) == SCENE_STILL) {
        next = fmin(next, fmax(app->now_ms, ui_guarded_until(app->ui)));
    }
    if (app->next_shot < app->line->shot_count) next = fmin(next, app->line->shot_at[app->next_shot]);
    if (app->line->run_for_ms > 0) next = fmin(next, app->line->run_for_ms);
    return next;
}

/* Sleeps until the deadline or until something happens. True when something did. */
static bool sleep_until(App *app, double deadline_ms) {
    if (isinf(deadline_ms)) return SDL_WaitEvent(NULL) == 1;
    double left = deadline_ms - real_ms(app);
    return left > 0 && SDL_WaitEventTimeout(NULL, (int)ceil(left)) == 1;
}

static void step(App *app) {
    app->now_ms += APP_STEP_MS;
    stage_set_now(app->stage, app->now_ms - APP_STEP_MS);
    stage_update(app->stage, APP_STEP_MS);
    app->wants_frame = true;
}

/* Keeps step with real time; after a long stop (a suspended machine) it goes on from where it was. */
static void advance_moving(App *app) {
    if (app->is_paced && app->now_ms + APP_STEP_MS - real_ms(app) > 0) {
        double until = app->now_ms + APP_STEP_MS;
        while (real_ms(app) < until) {
            if (sleep_until(app, until)) pump_events(app);
            if (app->is_quitting) return;
        }
    }
    step(app);
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
    if (is_due || app->now_ms >= ui_next_change(app->ui, app->now_ms - 1)) app->wants_frame = true;
}

static bool is_over(const App *app) {
    if (app->is_quitting || !stage_is_running(app->stage)) return true;
    if (app->line->run_for_ms > 0) return app->now_ms >= app->line->run_for_ms;
    return false;
}

/* Devices are looked for once there is something to see. */
static void open_devices(App *app) {
    app->has_opened_devices = true;
    window_open_pads(app->window);
}

static void collect_sprites(App *app) {
    redraw_decks(app);
    if (sprites_collect(app->sprites)) app->wants_frame = true;
    char asset[64];
    if (sprites_missing(app->sprites, asset, sizeof asset) > 0) {
        fprintf(stderr, _("sabacc: no picture %s in %s\n"), asset, app->paths.assets);
    }
}

static void loop(App *app) {
    app->real_start_ms = 0;
    app->real_start_ms = real_ms(app);
    app->wants_frame = true;
    while (!is_over(app)) {
        pump_events(app);
        collect_sprites(app);
        if (app->wants_frame || ui_wants_frame(app->ui)) {
            double ahead = app->is_paced && !app->is_scripted ? real_ms(app) - app->now_ms : 0;
            draw(app, fmin(fmax(ahead, 0), APP_STEP_MS));
        }
        if (!app->has_opened_devices) open_devices(app);
        play_script(app);
        take_due_shots(app);
        if (is_over(app)) break;
        if (app->wants_frame || ui_wants_frame(app->ui)) continue;
        if (stage_activity(app->stage) == SCENE_MOVING) {
            advance_moving(app);
        } else {
            advance_still(app);
        }
    }
}

/* ---- running ---- */

static void open_audio(App *app) {
    app->is_silenced = app->line->is_muted;
    char sounds[PATH_BYTES];
    paths_join(sounds, app->paths.assets, "sounds");
    app->audio =
        audio_open(&(AudioSetup){.directory = sounds, .volumes = volumes_of(app), .is_muted = is_muted(app)});
}

static bool open_all(App *app) {
    char warning[APP_ERROR_BYTES] = "";
    if (!open_files(app, warning) || !open_drawing(app)) return false;
    open_audio(app);
    choose_decks(app);
    const CommandLine *line = app->line;
    app->is_scripted = app->script || line->shot_count > 0 || line->run_for_ms > 0;
    app->is_paced = !app->is_scripted || !window_is_unseen(app->window) || line->perf;
    return open_stage(app, warning);
}

static void close_all(App *app) {
    stage_free(app->stage);
    audio_close(app->audio);
    ui_free(app->ui);
    canvas_free(app->canvas);
    sprites_close(app->sprites);
    deck_shelf_free(app->decks);
    fonts_close(app->fonts);
    window_close(app->window);
    script_free(app->script);
    SDL_Quit();
}

int app_run(const CommandLine *line, Perf *perf) {
    App app = {.line = line, .perf = perf};
    if (!open_all(&app)) {
        close_all(&app);
        return 2;
    }
    loop(&app);
    if (line->perf && !perf_write(perf, line->perf)) {
        fprintf(stderr, _("sabacc: --perf %s: cannot be written\n"), line->perf);
        app.status = 1;
    }
    close_all(&app);
    return app.status;
}
