#ifndef SABACC_SCENES_STAGE_H
#define SABACC_SCENES_STAGE_H

/* The stack of scenes and the program's services for them. Stack changes requested by a scene take effect
 * when its function has returned. For the main thread, except stage_wake. */

#include "render/blind.h"
#include "scenes/problem.h"
#include "scenes/scene.h"
#include "session/settings.h"
#include "session/start_options.h"

struct Audio;
struct Speech;

/* All borrowed; outlives the stage. */
typedef struct StageServices {
    Ui *ui;
    Sprites *sprites;
    struct DeckLibrary *decks; /* decks/library.h: all decks */
    Settings *settings;
    BlindKind *sight; /* how colours are shown in this run, to see what others see; NULL: not to be chosen */
    const struct Languages *languages; /* session/languages.h */
    const StartOptions *start;
    struct Audio *audio;        /* audio/audio.h; NULL when the program runs without audio */
    struct Speech *speech;      /* speech/speech.h; NULL when nothing is said aloud */
    const char *data_directory; /* for records and statistics */
    const char *assets_directory;
    /* the sabacc-lab program run by the window (scenes/gallery/lab_job.h): its path or name */
    const char *lab;
    bool is_unpaced; /* nobody watches: time is as fast as the program is, and waits where another thread
                        works */
    void *user;
    void (*settings_changed)(void *user); /* apply and save them */
    void (*wake)(void *user);             /* any thread */
    /* puts a text where other programs can paste it; false if that fails */
    bool (*copy_text)(void *user, const char *text);
    /* has the desktop show a folder; false if nothing here does */
    bool (*show_folder)(void *user, const char *path);
    const char *release; /* of this program: "1.2.0" */
} StageServices;

Stage *stage_create(const StageServices *services);
/* Leaves and destroys every scene. */
void stage_free(Stage *stage);

/* ---- by scenes ---- */

const StageServices *stage_services(const Stage *stage);
/* The clock in ms: fixed steps while something moves. */
double stage_now(const Stage *stage);
/* What only adorns lives until then, ms of the clock: so long after the last input nobody looks on. */
enum { STAGE_LIVES_MS = 20000 };
double stage_lives_until(const Stage *stage);
void stage_push(Stage *stage, Scene *scene);    /* takes the scene over */
void stage_replace(Stage *stage, Scene *scene); /* instead of the top one */
void stage_pop(Stage *stage);
/* Back to the bottom of the stack (the title). */
void stage_pop_all(Stage *stage);
void stage_quit(Stage *stage);
/* From any thread: the top scene's `woken` is called by the loop soon. */
void stage_wake(Stage *stage);
/* Settings have changed: applies and saves them. */
void stage_settings_changed(Stage *stage);

/* ---- what cannot be saved (scenes/problem.h) ---- */

/* Saves player data. A failure is shown over every scene, and saving is retried until it succeeds. The same
 * name ("settings") replaces what was to be saved under it. Returns whether it is saved now:
 *
 * stage_keep(stage, "settings", &(Keeping){N_("your settings"), save_settings, NULL, app}); */
bool stage_keep(Stage *stage, const char *name, const Keeping *keeping);
/* Says a whole sentence over every scene, until it is over. */
void stage_warn(Stage *stage, const char *name, const char *sentence);
/* The problem of that name is over, or of no concern any more. */
void stage_end_problem(Stage *stage, const char *name);
bool stage_has_problem(const Stage *stage, const char *name);

/* Opens the panel with the rulebook's texts (scenes/clauses.h) over every scene, as clause_panel_open does:
 * scenes stand still until it is closed. The stage does so by itself for the marks of clause_mark_button. */
void stage_show_clauses(Stage *stage, const char *title, const char *words, const char *from);

/* Memory that a kind of scene finds again when it is reopened: a block of that size, initially zero, kept as
 * long as the stage. The same name (a literal) returns the same block; the size must match. */
void *stage_memory(Stage *stage, const char *name, size_t size);

/* ---- by the loop ---- */

/* False if no scene is left. */
bool stage_is_running(const Stage *stage);
void stage_set_now(Stage *stage, double now_ms);
/* Somebody is there: input has come now. */
void stage_touch(Stage *stage);
void stage_update(Stage *stage, double step_ms);
void stage_woken(Stage *stage);
SceneActivity stage_activity(const Stage *stage);
bool stage_moves_slowly(const Stage *stage);
double stage_next_change(const Stage *stage);
void stage_draw(Stage *stage, double ahead_ms);
void stage_event(Stage *stage, const UiEvent *event);
/* When what could not be saved is to be tried again, ms of the clock; INFINITY where all is well. */
double stage_retry_at(const Stage *stage);
/* Tries now. True where the screen then says something else. */
bool stage_retry(Stage *stage);
/* Leaves every scene and tries to save a last time; `unsaved` gets what cannot be saved. */
void stage_close(Stage *stage, Text *unsaved);
/* True if the top scene has consumed the input itself. */
bool stage_input(Stage *stage, const UiInput *input);
/* What the top scene says (SceneKind); false where it says nothing, or a panel of the stage is over it. */
bool stage_say(const Stage *stage, SceneSaying what, Text *out);
bool stage_say_past(const Stage *stage, int back, Text *out);
bool stage_say_widget(const Stage *stage, const char *widget, Text *name, Text *hint);
bool stage_say_page(const Stage *stage, Text *out);
bool stage_say_unanswered(const Stage *stage, Text *out);
/* Whether what is uppermost is a page to be read; and a number that changes as another scene or panel comes.
 */
bool stage_is_page(const Stage *stage);
unsigned stage_arrivals(const Stage *stage);
/* Whether a panel lies over another scene, which Escape leads back to. */
bool stage_is_overlay(const Stage *stage);
/* Whether the top scene wants idle notifications, and sends one. */
enum { STAGE_IDLE_MS = 60000 };
/* Whether the scene in front is one where a key that is held puts playing by a switch on. */
bool stage_offers_switch(const Stage *stage);
bool stage_can_idle(const Stage *stage);
void stage_idle(Stage *stage);

#endif
