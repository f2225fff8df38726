#ifndef SABACC_SCENES_PLAY_FILM_H
#define SABACC_SCENES_PLAY_FILM_H

/* Shared by film.c, film_draw.c and film_caption.c: the durations of a shot's changes, in ms. */

#include "scenes/play/private.h"

enum { FILM_WORDS = 800 };
static const double FILM_FADE_MS = 500;     /* the title fades in */
static const double FILM_FAN_MS = 1400;     /* until its cards are open as a fan, and are gathered */
static const double FILM_WORDS_GO_MS = 260; /* and leaves as its cards are gathered */
static const double FILM_COME_MS = 1300, FILM_STAY_MS = 4200, FILM_GO_MS = 1000; /* of a close-up */
static const double FILM_WORDS_MS = 1400;                                        /* its plate is there */
/* From then on it comes nearer so slowly that this is smooth. */
static const double FILM_STEP_MS = 1000.0 / 12;

/* How far the cards of a title are open, `at_ms` after it began: 0 closed, 1 a fan, and a little more on the
 * way.
 */
float film_fan_opened(double at_ms);
/* On the near rail in that band: the name of the game on a plate, and what happens. */
void film_draw_caption(const PlayScene *play, Ui *ui, Box band);

#endif
