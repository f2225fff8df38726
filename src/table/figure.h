#ifndef SABACC_TABLE_FIGURE_H
#define SABACC_TABLE_FIGURE_H

/* A painted figure (art/people): in the light of the place where it sits, the back of its chair, its closed
 * eyes, and when it blinks. All pictures are painted as turned to the left. `turn`: 0 ahead, −1 to the left,
 * 1 to the right. */

#include "render/canvas.h"

SpriteEffect figure_effect(const char *place, int turn, bool is_away);

/* The chair behind a figure, not wider than `most`. */
Box figure_chair(Box figure, float most);

/* Closed eyes in a figure that was drawn, of that portrait. They are prepared while they are open. */
void figure_draw_eyes(Canvas *canvas, const Sprite *figure, const char *portrait, int turn, bool is_shut);

/* Whether the eyes of that portrait in that seat are closed at a moment, ms, and when they close or open
 * next. */
bool figure_blinks(const char *portrait, int seat, double now);
double figure_next_blink(const char *portrait, int seat, double now);

#endif
