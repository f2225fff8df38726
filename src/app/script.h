#ifndef SABACC_APP_SCRIPT_H
#define SABACC_APP_SCRIPT_H

/* A file of user events, one JSON object a line, played in order. Each line says when and what:
     when   "at": MS since the start, or "when": "idle" (nothing moves, every button answers); the latter if
   nothing is said what   "press": WIDGET · "key": NAME ("Return", "b", "F11", "Alt+Return") · "pad": NAME
   ("a", "dpad-left") · "click": [X, Y] in logical units, or WIDGET, in its middle · "point": [X, Y], the
   pointer moves there · "wheel": STEPS at the pointer · "text": typed letters · "drop": PATH of a file that
   is dropped on the window · "expect": {NAME: "words"} what is drawn under that name (render/transcript.h),
   null: nothing · "shot": NAME of a screenshot, or "NAME.json" for what it says in words alone, which costs
   far less · "release": NAME of a key that was held, or with "of" of a pad's button · "of": N, beside "pad"
   and "release": which pad, 1 where nothing is said; "pad": "plug" and "unplug" are the pad itself · "down",
   "move", "up": [X, Y], a finger · "switch": WIDGET, chosen by the frame of a switch with
   the space bar alone · "perf": "begin", the frames of --perf are counted from here on The whole
   file is checked before the first event is played. Empty lines and lines beginning with # are passed over.
 */

#include <stdbool.h>
#include <stddef.h>

#include "ui/ui.h"

typedef enum ScriptKind {
    SCRIPT_PRESS,
    SCRIPT_KEY,
    SCRIPT_PAD,
    SCRIPT_CLICK,
    SCRIPT_POINT,
    SCRIPT_RELEASE,
    SCRIPT_FINGER,
    SCRIPT_WHEEL,
    SCRIPT_TEXT,
    SCRIPT_DROP,
    SCRIPT_EXPECT,
    SCRIPT_SHOT,
    SCRIPT_SWITCH,
    SCRIPT_PERF
} ScriptKind;

enum { SCRIPT_KINDS = SCRIPT_PERF + 1 };

enum { SCRIPT_EXPECTED_BYTES = 200 };

typedef struct ScriptEvent {
    ScriptKind kind;
    bool waits_for_idle;
    double at_ms;
    float x, y;
    char text[UI_TEXT_BYTES];
    UiInput input; /* of a key or pad button */
    /* for an expectation: the words, `text` is the name; for a drop: the path */
    char expected[SCRIPT_EXPECTED_BYTES];
    bool expects_nothing; /* for an expectation: nothing is drawn under that name */
    int line;             /* in the file, from 1 */
} ScriptEvent;

typedef struct Script Script;

/* NULL if the file cannot be read or a line is wrong; `error` is then FILE:LINE:COLUMN: and what to do. */
Script *script_read(const char *path, char *error, size_t error_size);
/* The same from memory; `name` is used for the file in messages. */
Script *script_parse(const char *name, const char *text, size_t length, char *error, size_t error_size);
void script_free(Script *script);

int script_count(const Script *script);
/* The next event if its time has come, else NULL. NULL for a NULL script. */
const ScriptEvent *script_take(Script *script, double now_ms, bool is_idle);
/* The event that was taken last is the next one again. */
void script_put_back(Script *script);
/* When the next event is due: INFINITY if never or only once idle. */
double script_next_at(const Script *script);
bool script_waits_for_idle(const Script *script);
bool script_is_over(const Script *script);
const char *script_name(const Script *script);

#endif
