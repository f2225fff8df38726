#ifndef SABACC_SCENES_FACES_H
#define SABACC_SCENES_FACES_H

/* Card faces on pages: those of a game's own deck (SabaccGame.cards), in the shape that deck is drawn in. */

#include "render/canvas.h"
#include "rules/sabacc.h"

/* Width by height of a card of that game. */
float faces_shape(const SabaccGame *game);

/* One face as high as `high`, its top left corner at x, y; a shift token is round. */
void faces_draw(Canvas *canvas, const SabaccGame *game, SabaccCard card, float x, float y, float high);

/* A face by its word, or "back". */
void faces_draw_word(Canvas *canvas, const SabaccGame *game, const char *word, float x, float y, float high);

#endif
