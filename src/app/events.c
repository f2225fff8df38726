/* Input: keys, pointers, pads and window events; and the same from a script. */
#include "app/private.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"

/* ---- from people ---- */

/* Plays the sounds of widgets; the table's sounds are its own. Moving or dragging the pointer is silent. */
static void hear_widgets(App *app, const UiInput *input, const UiEvent *event, const char *focus_before) {
    bool is_done = event && (event->kind == UI_EVENT_ACTIVATE || event->kind == UI_EVENT_CHANGE);
    if (input->kind == UI_POINTER_MOVE || input->kind == UI_POINTER_DOWN || input->kind == UI_RELEASE) return;
    if (is_done)
        audio_play(app->audio, AUDIO_UI_TICK, 0);
    else if (event && event->kind == UI_EVENT_BACK)
        audio_play(app->audio, AUDIO_UI_BACK, 0);
    else if (strcmp(ui_focus(app->ui), focus_before) != 0)
        audio_play(app->audio, AUDIO_UI_FOCUS, 0);
}

/* Who has but one switch puts playing by it on without another's help: held at the title. Off it is put in
 * the settings. */
static void follow_hold(App *app, const UiInput *input) {
    enum { HOLD_MS = 5000 };
    bool is_down = (input->kind == UI_KEY && !input->is_repeat) || input->kind == UI_POINTER_DOWN;
    bool is_up = input->kind == UI_RELEASE || input->kind == UI_POINTER_UP;
    bool was_long = is_up && app->now_ms - app->held_since >= HOLD_MS;
    if (is_up || is_down) app->held_since = INFINITY;
    if (is_down && stage_offers_switch(app->stage)) app->held_since = app->now_ms;
    if (!was_long || ui_is_scanning(app->ui)) return;
    app->settings.values[SETTING_SWITCH] = SWITCH_ONE;
    app_settings_changed(app);
    ui_toast(app->ui,
             _("You play by one switch now: press it when the frame is where you want it. The settings "
               "end that."));
}

void app_take_input(App *app, const UiInput *given) {
    UiEvent event;
    UiInput meant = *given;
    const UiInput *input = &meant;
    if (meant.key == UI_KEY_SAY && !speech_is_heard(app->speech)) meant.key = UI_KEY_BACK;
    ui_map_pad(app->ui, &meant);
    char focus[UI_NAME_BYTES];
    snprintf(focus, sizeof focus, "%s", ui_focus(app->ui));
    ui_note_pad(app->ui, input);
    audio_stir(app->audio);
    /* input proves that the window is watched, whatever the window system reports */
    audio_set_away(app->audio, false);
    app->is_unwatched = false;
    app->input_at = app->now_ms;
    stage_touch(app->stage);
    follow_hold(app, input);
    const UiInput pressed = {.kind = UI_KEY};
    bool is_press = input->kind == UI_KEY || input->kind == UI_POINTER_DOWN;
    const UiInput *shown = ui_is_scanning(app->ui) && is_press ? &pressed : input;
    if (stage_input(app->stage, shown)) {
        app->spoken.is_touched = true;
        app->wants_frame = true;
        return;
    }
    if (app_speak_input(app, input)) return;
    const bool is_event = ui_handle(app->ui, input, app->now_ms, &event);
    hear_widgets(app, input, is_event ? &event : NULL, focus);
    if (is_event) {
        app_speak_key(app, input, &event);
        stage_event(app->stage, &event);
        app->wants_frame = true;
    }
    if (ui_wants_frame(app->ui)) app->wants_frame = true;
}

/* While another window has the focus music fades out, and the frame of a switch waits. */
static void window_looked_at(App *app, Uint8 change) {
    bool is_left = change == SDL_WINDOWEVENT_FOCUS_LOST || change == SDL_WINDOWEVENT_MINIMIZED;
    bool is_back = change == SDL_WINDOWEVENT_FOCUS_GAINED || change == SDL_WINDOWEVENT_RESTORED;
    if (!is_left && !is_back) return;
    audio_set_away(app->audio, is_left);
    app->is_unwatched = is_left;
    app->wants_frame = true;
}

/* A hidden window passes a neutral input to the top scene, which ends a film. */
static void handle_window(App *app, const SDL_WindowEvent *event) {
    bool is_hidden = event->event == SDL_WINDOWEVENT_MINIMIZED || event->event == SDL_WINDOWEVENT_HIDDEN;
    app->input_at = app->now_ms;
    window_looked_at(app, event->event);
    if (is_hidden && stage_input(app->stage, &(UiInput){.kind = UI_KEY})) app->wants_frame = true;
}

/* Somebody uses a device, and wants its hints. */
static bool is_use(const UiInput *input) {
    return input->kind != UI_POINTER_MOVE && input->kind != UI_RELEASE && input->kind != UI_PAD_IN &&
           input->kind != UI_PAD_OUT;
}

static void handle_event(App *app, const SDL_Event *event) {
    if (event->type == app->wake_event) {
        stage_woken(app->stage);
        app->wants_frame = true;
        return;
    }
    if (event->type == SDL_QUIT) app->is_quitting = true;
    if (window_is_lost(app->window, event)) app->wants_frame = true;
    if (event->type == SDL_WINDOWEVENT) {
        handle_window(app, &event->window);
        return;
    }
    if (event->type >= SDL_DROPFILE && event->type <= SDL_DROPCOMPLETE) {
        app_take_drop(app, &event->drop);
        return;
    }
    if (app_take_shortcut(app, shortcut_of(event))) return;
    UiInput input;
    bool from_pad;
    if (!window_input(app->window, event, &input, &from_pad)) return;
    if (is_use(&input)) ui_set_pad(app->ui, from_pad);
    app_take_input(app, &input);
}

/* SDL calls this as events arrive, on their thread. While a border is dragged, some window systems block the
 * loop until the drag ends. */
static int SDLCALL draw_while_held(void *user, SDL_Event *event) {
    App *app = user;
    bool is_here = SDL_ThreadID() == app->loop_thread && window_holds_loop(app->window);
    if (is_here && !app->is_drawing && stage_is_running(app->stage) && window_is_lost(app->window, event))
        app_draw(app, 0);
    return 1; /* ignored by SDL */
}

void app_watch_window(App *app) {
    app->loop_thread = SDL_ThreadID();
    SDL_AddEventWatch(draw_while_held, app);
}

void app_unwatch_window(App *app) { SDL_DelEventWatch(draw_while_held, app); }

static bool is_touch(const SDL_Event *event) {
    if (event->type == SDL_KEYDOWN) return !event->key.repeat;
    return event->type == SDL_TEXTINPUT || event->type == SDL_MOUSEBUTTONDOWN ||
           event->type == SDL_CONTROLLERBUTTONDOWN;
}

/* Several inputs may arrive between two frames. The widgets are declared again before an input if an earlier
 * one has changed anything. */
void app_pump_events(App *app) {
    SDL_Event event;
    bool is_stale = false;
    while (!app->is_quitting && SDL_PollEvent(&event)) {
        if (is_touch(&event) && is_stale && stage_is_running(app->stage)) app_draw(app, 0), is_stale = false;
        bool wanted_frame = app->wants_frame;
        app->wants_frame = false;
        handle_event(app, &event);
        if (is_touch(&event) && app->wants_frame) is_stale = true;
        if (wanted_frame) app->wants_frame = true;
    }
}

/* ---- from a script ---- */

static void script_refused(App *app, const ScriptEvent *event, const char *why) {
    fprintf(stderr, "%s:%d:1: \"%s\" %s\n", script_name(app->script), event->line, event->text, why);
    app->status = 1;
    app->is_quitting = true;
}

static void play_click(App *app, const ScriptEvent *event) {
    static const UiInputKind parts[] = {UI_POINTER_MOVE, UI_POINTER_DOWN, UI_POINTER_UP};
    float x = event->x, y = event->y;
    if (event->text[0]) {
        Box box = ui_box_of(app->ui, event->text);
        if (box.width <= 0) {
            script_refused(app, event, "cannot be clicked: it is not there");
            return;
        }
        x = box.x + box.width / 2, y = box.y + box.height / 2;
    }
    for (size_t i = 0; i < SDL_arraysize(parts); i++) {
        app_take_input(app, &(UiInput){.kind = parts[i], .x = x, .y = y});
    }
}

/* For a message: all texts drawn under the name, one after the other. */
static void transcript_text(const Transcript *transcript, const char *name, Text *said) {
    const Fact *fact;
    for (int at = 0, count = 0; (fact = transcript_next(transcript, name, &at));) {
        if (fact->kind == FACT_NOTE || fact->kind == FACT_SPOKEN) continue;
        text_add(said, count++ ? ", \"" : "\"");
        text_add(said, fact->words);
        text_add(said, "\"");
    }
}

/* Some text of that name contains these words; or with expects_nothing there is none of that name. */
static bool is_as_expected(const Transcript *transcript, const ScriptEvent *event) {
    const Fact *fact;
    for (int at = 0; (fact = transcript_next(transcript, event->text, &at));) {
        if (event->expects_nothing) return false;
        bool is_seen = fact->kind != FACT_NOTE && fact->kind != FACT_SPOKEN && !fact->is_cut;
        if (is_seen && strcmp(fact->words, event->expected) == 0) return true;
    }
    return event->expects_nothing;
}

static void check_expectation(App *app, const ScriptEvent *event) {
    app_draw(app, 0);
    const Transcript *transcript = canvas_transcript(app->canvas);
    if (is_as_expected(transcript, event)) return;
    char words[512], found[400];
    Text said = text_over(found, sizeof found);
    transcript_text(transcript, event->text, &said);
    snprintf(words, sizeof words, "was expected to be \"%s\"; the screen says %s",
             event->expects_nothing ? "" : event->expected, found[0] ? found : "nothing");
    script_refused(app, event, words);
}

/* With one key alone: pressed when the frame is on the widget, and before on the parts that hold it. True
 * once it was chosen. */
static bool play_switch(App *app, const ScriptEvent *event) {
    enum { STEPS_MAX = 24 };
    int offers = ui_scan_offers(app->ui, event->text);
    if (ui_scan_steps(app->ui) > STEPS_MAX) {
        script_refused(app, event, "is not reached by the switch in so many steps");
        return true;
    }
    if (offers > 0) app_take_input(app, &event->input);
    return offers == 2;
}

static void play_script_event(App *app, const ScriptEvent *event) {
    UiInput input = {.kind = UI_PRESS};
    memcpy(input.text, event->text, sizeof input.text);
    bool is_input = event->kind != SCRIPT_SHOT && event->kind != SCRIPT_EXPECT && event->kind != SCRIPT_PERF;
    bool is_silent =
        event->kind == SCRIPT_RELEASE || event->input.kind == UI_PAD_IN || event->input.kind == UI_PAD_OUT;
    if (is_input && !is_silent) ui_set_pad(app->ui, event->kind == SCRIPT_PAD);
    switch (event->kind) {
    case SCRIPT_PRESS:
        app_take_input(app, &input);
        if (ui_refusal(app->ui)) script_refused(app, event, ui_refusal(app->ui));
        break;
    case SCRIPT_FINGER:
    case SCRIPT_RELEASE: app_take_input(app, &event->input); break;
    case SCRIPT_KEY:
    case SCRIPT_PAD:
        if (!app_take_shortcut(app, shortcut_named(event->text))) app_take_input(app, &event->input);
        break;
    case SCRIPT_CLICK: play_click(app, event); break;
    case SCRIPT_POINT:
        app_take_input(app, &(UiInput){.kind = UI_POINTER_MOVE, .x = event->x, .y = event->y});
        break;
    case SCRIPT_WHEEL: app_take_input(app, &(UiInput){.kind = UI_WHEEL, .y = event->y}); break;
    case SCRIPT_TEXT:
        input.kind = UI_TEXT;
        app_take_input(app, &input);
        break;
    case SCRIPT_DROP: (void)app_open_file(app, event->expected); break; /* the screen says what is wrong */
    case SCRIPT_EXPECT: check_expectation(app, event); break;
    case SCRIPT_SHOT: app_take_shot(app, event->text); break;
    case SCRIPT_SWITCH:
        app->is_switching = !play_switch(app, event);
        if (app->is_switching) script_put_back(app->script);
        break;
    case SCRIPT_PERF: perf_begin(app->perf); break;
    }
}

/* The widgets are declared again between two events, so that each is resolved against the current screen. */
void app_play_script(App *app) {
    const ScriptEvent *event;
    while (!app->is_quitting && (event = script_take(app->script, app->now_ms, app_is_idle(app)))) {
        if (event->waits_for_idle && !app->is_switching) app_write_moment(app, event->line);
        play_script_event(app, event);
        bool is_stale = app->wants_frame || ui_wants_frame(app->ui);
        if (app->is_switching) return;
        if (is_stale && stage_is_running(app->stage)) app_draw(app, 0);
    }
}
