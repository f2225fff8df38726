#ifndef SABACC_SCENES_TITLE_COMPANY_H
#define SABACC_SCENES_TITLE_COMPANY_H

/* The title's picture: the tavern, and those who sit at its table behind the far rail, blinking while
 * somebody looks on. */

#include "render/canvas.h"

/* Where the picture is on the screen, 1920×1080 or in portrait 900×1600 of its pixels: over all of it, and in
 * landscape closer, with its lamp to the right of what stands left of `left`. */
Box company_picture(const Layout *layout, float left);

/* `now`: ms of the clock while somebody looks on; negative while nobody does. */
void company_draw(Canvas *canvas, Box picture, double now);

/* When one of them next closes or opens the eyes. */
double company_next_change(double now);

#endif
