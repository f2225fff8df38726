#ifndef SABACC_SCENES_SCENE_H
#define SABACC_SCENES_SCENE_H

/* The interface of a scene. A scene's own struct begins with a Scene; its functions cast back. Any function
 * but draw and destroy may be NULL. Scenes are on the stage's stack: the top one gets events; an overlay is
 * drawn over the scene below it. */

#include "base/text.h"
#include "ui/ui.h"

typedef struct Scene Scene;
typedef struct Stage Stage;

/* What a scene is doing, so that the loop knows when it may sleep. */
typedef enum SceneActivity {
    SCENE_STILL,   /* nothing changes until input comes */
    SCENE_MOVING,  /* update and draw sixty times a second */
    SCENE_WAITING, /* work on another thread will call stage_wake; nothing to draw meanwhile */
    /* nothing moves, but it continues by itself at next_change: scripts do not treat it as settled */
    SCENE_BETWEEN
} SceneActivity;

/* What a scene says of its situation when it is asked (Z). */
typedef enum SceneSaying {
    SCENE_SAYS_ALL,     /* in short: what is asked, and all that follows */
    SCENE_SAYS_OWN,     /* what the player holds */
    SCENE_SAYS_COUNTS,  /* pots, credits, how far it is */
    SCENE_SAYS_OTHERS,  /* the others, and what lies open */
    SCENE_SAYS_CHOICES, /* what is asked now */
    SCENE_SAYINGS
} SceneSaying;

typedef struct SceneKind {
    bool offers_switch; /* a key or button held here puts playing by a switch on */
    bool is_overlay;
    bool takes_early;                             /* it wants UI_EVENT_EARLY too */
    void (*enter)(Scene *scene);                  /* it is now on top, for the first time or again */
    void (*leave)(Scene *scene);                  /* it is no longer on top */
    void (*update)(Scene *scene, double step_ms); /* while SCENE_MOVING: one fixed step of the clock */
    void (*woken)(Scene *scene); /* stage_wake was called, or next_change has come: check what to do */
    SceneActivity (*activity)(const Scene *scene); /* NULL: always still */
    /* While SCENE_MOVING: all that moves is drawn in steps of UI_SLOW_MS. NULL: never */
    bool (*moves_slowly)(const Scene *scene);
    double (*next_change)(const Scene *scene); /* ms of the clock when it next moves by itself; NULL: never */
    void (*draw)(Scene *scene, Ui *ui, double ahead_ms); /* ahead: how far the clock is past the last step */
    void (*event)(Scene *scene, const UiEvent *event);
    bool (*input)(Scene *scene, const UiInput *input); /* before the widgets get it; true: consumed */
    void (*idle)(Scene *scene);                        /* no input has come for STAGE_IDLE_MS */
    /* Speech. Without these a scene is a page: its title and texts are said as it comes, and on request. */
    bool (*say)(const Scene *scene, SceneSaying what, Text *out);
    bool (*say_past)(const Scene *scene, int back, Text *out); /* what happened; `back` 0: last */
    /* what a widget without a label is, and what a press does; adds nothing where that needs no words. False:
       it has the focus only because nothing is asked */
    bool (*say_widget)(const Scene *scene, const char *widget, Text *name, Text *hint);
    bool (*is_page)(const Scene *scene); /* it is one now: a panel over a table */
    /* what is said as the page comes, instead of its title and texts */
    void (*say_page)(const Scene *scene, Text *out);
    /* what a key is answered with that did nothing; adds nothing where it did something. NULL: a sentence for
       all, where nothing was said */
    void (*say_unanswered)(const Scene *scene, Text *out);
    void (*destroy)(Scene *scene); /* frees it; `leave` was called before */
} SceneKind;

struct Scene {
    const SceneKind *kind;
    Stage *stage; /* set by stage_push */
};

#endif
