#ifndef SABACC_SCENES_EMBLEMS_H
#define SABACC_SCENES_EMBLEMS_H

/* A hand of each game as its picture in lists: its best kind of hand whose fan no other game before it
 * shows. */

#include "scenes/rules/ladder.h"

enum { EMBLEMS_MAX = 32 };

typedef struct Emblems {
    bool is_found;
    LadderExample hand[EMBLEMS_MAX]; /* by the index of sabacc_game_at */
} Emblems;

/* Finds them, unless they are found; takes some milliseconds for each game. */
void emblems_find(Emblems *emblems);

const LadderExample *emblem_of(const Emblems *emblems, const SabaccGame *game);

/* The cards side by side, in the middle of the box; pushed together where there are many. */
void emblem_draw(Canvas *canvas, Box box, const SabaccGame *game, const LadderExample *hand, float card_high);

/* Up to three of them as a fan about the middle of the box, no higher than that and no wider than the box. */
void emblem_draw_fan(Canvas *canvas, Box box, const SabaccGame *game, const LadderExample *hand,
                     float most_high);

/* The middle of the game's place, from its lamp down to the table, as much as the box holds. */
void emblem_draw_place(Canvas *canvas, Box box, const SabaccGame *game);

/* The cards as a fan on that table, in a frame of brass around the box. */
void emblem_draw_framed(Canvas *canvas, Box box, const SabaccGame *game, const LadderExample *hand,
                        float card_high);

#endif
