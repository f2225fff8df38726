#ifndef SABACC_SCENES_SETUP_WAY_H
#define SABACC_SCENES_SETUP_WAY_H

/* The picture of a way of playing: the game's table with what this way changes on it. Each kind of change has
 * a picture of its own, laid out of the game's own pieces. */

#include "render/canvas.h"
#include "scenes/rules/ladder.h"

typedef enum WayScene {
    WAY_HAND,   /* a hand that counts there; in the usual way with its stakes beside it */
    WAY_STAKES, /* the chips that one sits down with */
    WAY_ALL_IN, /* all of them in the middle, with the marker */
    WAY_RAISE,  /* each bet twice as high as the last */
    WAY_FEW,    /* so few chips as one may bet */
    WAY_HIGH,   /* a pot that is full */
    WAY_PIECE,  /* a piece large, before a hand */
    WAY_DICE,   /* two dice, before a hand */
    WAY_POOL,   /* cards face down around a die */
    WAY_MIXED,  /* cards face down all over the table */
    WAY_COMMON  /* cards that lie open for everybody */
} WayScene;

typedef struct Way {
    SabaccSetup rules; /* with the stacks that belong to its stakes */
    LadderExample hand;
    WayScene scene;
    const char *sign[2]; /* pieces, by their assets; NULL for none */
    bool has_chips;      /* beside the hand */
    int discards;        /* cards that are put away: so many backs, or 0 */
    int view;            /* which third of the room is seen, 0 … 2 */
} Way;

/* Reads it from options that are set. `usual` is the game's own hand; `preset`, NULL for none, that of its
 * presets which has set them. Takes some milliseconds where the way names hands of its own. */
void way_read(Way *way, const SabaccSetup *rules, const LadderExample *usual, const SabaccPreset *preset);

void way_draw(Canvas *canvas, Box box, const Way *way);

#endif
