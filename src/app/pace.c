#include "app/pace.h"

#include <math.h>

enum { USUAL_HZ = 62 }; /* screens of 60 Hz do not have exactly that */

double pace_next_frame(double now_ms, double drawn_ms, int hz) {
    double step = now_ms + APP_STEP_MS;
    return hz > USUAL_HZ ? fmin(step, drawn_ms + 1000.0 / hz) : step;
}
