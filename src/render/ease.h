#ifndef SABACC_RENDER_EASE_H
#define SABACC_RENDER_EASE_H

#include <math.h>

/* Smoothstep: slow at both ends, 0 … 1 for 0 … 1. */
static inline float ease_soft(float t) { return t * t * (3 - 2 * t); }

/* The same of x from 'from' to 'to': 0 up to the one, 1 past the other. */
static inline float ease_step(float from, float to, float x) {
    return ease_soft(fminf(fmaxf((x - from) / (to - from), 0), 1));
}

#endif
