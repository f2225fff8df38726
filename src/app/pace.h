#ifndef SABACC_APP_PACE_H
#define SABACC_APP_PACE_H

/* When the next frame is due while something moves. The program advances in steps of a sixtieth of a second;
 * on a faster screen frames are drawn between them too, as it will be then. */

#define APP_STEP_MS (1000.0 / 60)

/* Real time in ms of the next frame: that of the next step, `now_ms` being that of the last, or before it
 * where the screen, of `hz`, shows another frame until then. `drawn_ms`: when the last one was begun. `hz` 0:
 * not known. */
double pace_next_frame(double now_ms, double drawn_ms, int hz);

#endif
