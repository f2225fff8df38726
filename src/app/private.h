#ifndef SABACC_APP_PRIVATE_H
#define SABACC_APP_PRIVATE_H

/* The running program, shared by its files: app.c (what it opens, and closes), events.c (what comes in,
   from people and from a script), loop.c (what is drawn, and when) and shots.c (screenshots). For these only.
 */

#include "app/app.h"
#include "app/paths.h"
#include "app/script.h"
#include "app/window.h"
#include "audio/audio.h"
#include "decks/library.h"
#include "scenes/stage.h"

typedef struct App {
    const CommandLine *line;
    Perf *perf;
    Paths paths;
    Settings settings;      /* in force: as kept, with what the command line says for this run */
    Settings settings_kept; /* what of them needs no writing: as they were when they were last kept */
    Script *script;
    DeckLibrary *decks;
    Fonts *fonts;
    Sprites *sprites;
    Window *window;
    Canvas *canvas;
    Ui *ui;
    Audio *audio;
    Stage *stage;
    uint32_t wake_event;
    SDL_threadID loop_thread;
    double now_ms, real_start_ms; /* now: the program's clock; real time is counted from real_start */
    double input_at;              /* when somebody was last there */
    bool is_scripted, is_paced, wants_frame, is_quitting, has_opened_devices, has_reported_audio;
    bool is_drawing, has_icon;
    int next_shot, status;
} App;

/* ---- app.c ---- */

/* Whatever hangs on a setting follows it, and the settings are kept. `app` is the App. */
void app_settings_changed(void *app);
/* What is shown of decks that have changed, or that others are played with instead, is drawn anew. */
void app_redraw_decks(App *app);

/* ---- events.c ---- */

/* Everything the window system has told since. */
void app_pump_events(App *app);
/* Draws the window also while the window system holds the loop, from here to app_unwatch_window. */
void app_watch_window(App *app);
void app_unwatch_window(App *app);
/* Everything of the script that is due. */
void app_play_script(App *app);

/* ---- loop.c ---- */

/* Until somebody leaves, or nothing can ever happen again. */
void app_loop(App *app);
/* One frame, as it is `ahead_ms` after the last step. */
void app_draw(App *app, double ahead_ms);
/* Nothing moves, nobody waits, everything is drawn. */
bool app_is_idle(const App *app);

/* ---- shots.c ---- */

/* Writes a screenshot into --shots, NAME.png; beside it NAME.json with all that it says (render/transcript.h)
   and, while a game is recorded, NAME.sabacc, a copy of the record. Nothing without --shots. */
void app_take_shot(App *app, const char *name);

#endif
