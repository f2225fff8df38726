#ifndef SABACC_APP_PRIVATE_H
#define SABACC_APP_PRIVATE_H

/* The running program, shared by its files only: app.c (opening and closing), events.c (input from people and
 * scripts), desktop.c (files and the clipboard), speak.c (speech), loop.c (drawing and timing) and shots.c
 * (screenshots). */

#include "app/app.h"
#include "app/paths.h"
#include "app/script.h"
#include "app/shortcuts.h"
#include "app/window.h"
#include "audio/audio.h"
#include "decks/library.h"
#include "scenes/stage.h"
#include "speech/speech.h"
#include "ui/spoken.h"

/* What was said aloud last (speak.c). */
typedef struct AppSpeech {
    uint64_t page, notice, focus_words, word; /* hashes */
    UiSpokenTexts told;                       /* of the page */
    int read_to; /* the text of the page at which reading it ended for lack of room */
    char focus[UI_NAME_BYTES];
    uint32_t asked;  /* the key that asked last; 0 after any other */
    int step;        /* how often, less one */
    bool is_overlay; /* the page of the last frame */
    bool is_touched; /* by the player, since the last frame */
    bool is_moved;   /* the focus, by the player's keys */
    bool is_key;     /* no widget took the last key: how much had been said before it */
    unsigned said_before;
} AppSpeech;

typedef struct App {
    const CommandLine *line;
    Perf *perf;
    Paths paths;
    Settings settings;      /* in force: as saved, with the command line's overrides */
    BlindKind sight;        /* never kept */
    Settings settings_kept; /* as of the last save */
    Languages *languages;
    char language[SETTINGS_LANGUAGE_BYTES]; /* of settings, as it was last chosen */
    Script *script;
    DeckLibrary *decks;
    Fonts *fonts;
    Sprites *sprites;
    Window *window;
    Canvas *canvas;
    Ui *ui;
    Audio *audio;
    Speech *speech;
    AppSpeech spoken;
    Stage *stage;
    uint32_t wake_event;
    SDL_threadID loop_thread;
    double now_ms, real_start_ms; /* now: the program's clock; real time is measured from real_start */
    double drawn_at;              /* real time at which the last frame was begun */
    double held_since;            /* when a key or button was pressed that is held since; INFINITY for none */
    double input_at;              /* time of the last input */
    bool is_scripted, is_paced, wants_frame, is_quitting, has_opened_devices, has_reported_audio,
        has_reported_speech;
    bool is_drawing, has_icon, has_touched_memory;
    bool is_unwatched; /* another window has the input */
    bool is_switching; /* the script waits for the frame of a switch */
    bool is_filled;    /* the whole screen is used, by the settings */
    int drops;         /* files dropped at once so far */
    int next_shot, status;
    double next_moment; /* for app_write_due_moment */
} App;

/* ---- app.c ---- */

/* Applies changed settings everywhere, and saves them. `app` is the App. */
void app_settings_changed(void *app);
/* Redraws decks that have changed, or whose choice has changed. */
void app_redraw_decks(App *app);

/* ---- events.c ---- */

/* Handles all pending SDL events. */
void app_pump_events(App *app);
/* Also draws the window while the window system blocks the loop, until app_unwatch_window. */
void app_watch_window(App *app);
void app_unwatch_window(App *app);
/* Plays all due events of the script. */
void app_play_script(App *app);

/* An input of the widgets and scenes. */
void app_take_input(App *app, const UiInput *given);

/* ---- desktop.c ---- */

/* Opens a record, house rules or a deck (scenes/opening.h). False if it cannot be opened: the screen says
 * why, and a line on stderr. */
bool app_open_file(App *app, const char *path);
/* Something is dropped on the window. Frees what SDL has allocated for it. */
void app_take_drop(App *app, const SDL_DropEvent *drop);
/* A key of the program itself was pressed; false for SHORTCUT_NONE. */
bool app_take_shortcut(App *app, Shortcut shortcut);
/* For StageServices.copy_text. */
bool app_copy_text(void *user, const char *text);
/* For StageServices.show_folder: through the desktop, by a URL. */
bool app_show_folder(void *user, const char *path);

/* ---- app.c ---- */

/* Only wakes the loop: a picture is ready, the audio has a warning, or a voice is found missing. Any thread;
 * `user` is the App. */
void app_wake(void *user);

/* ---- speak.c ---- */

/* Opens the speech, whether or not it is on; closing it reports what could not be written. */
void app_speak_open(App *app);
void app_speak_close(App *app);
/* Settings have changed. */
void app_speak_settings(App *app);
/* A frame was declared: says what is new in it. */
void app_speak_follow(App *app);
/* Before the widgets: true if the input only asked for something to be said. */
bool app_speak_input(App *app, const UiInput *input);
/* No widget has taken a key: `event` is what the stage gets of it. Where nothing comes of it, that is said.
 */
void app_speak_key(App *app, const UiInput *input, const UiEvent *event);
/* Says once that nothing here can speak. */
void app_speak_report(App *app);

/* ---- loop.c ---- */

/* Runs until the program quits, or nothing can ever happen again. */
void app_loop(App *app);
/* One frame, as it is `ahead_ms` after the last step. */
void app_draw(App *app, double ahead_ms);
/* Nothing moves, nothing is pending, everything is drawn. */
bool app_is_idle(const App *app);

/* ---- shots.c ---- */

/* Writes a screenshot into --shots, NAME.png; beside it NAME.json with the transcript (render/transcript.h),
 * NAME.drawn with its shapes, its widgets and what was to be heard (canvas_describe, ui_describe,
 * audio_take_requests) and, while a game is recorded, NAME.sabacc, a copy of the record. Does nothing without
 * --shots. */
void app_take_shot(App *app, const char *name);
/* For tests: where SABACC_MOMENTS in the environment names a folder, the shapes as they are before the
 * script's event of that line go there, LINE.drawn. */
void app_write_moment(App *app, int line);
/* The same at times, TIME.drawn in ms, where SABACC_MOMENTS_MS in the environment says how far apart: of the
 * frame from each such time on, once nothing more happens before the next step. */
void app_write_due_moment(App *app);

#endif
