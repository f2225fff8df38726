#ifndef SABACC_UI_EASE_H
#define SABACC_UI_EASE_H

/* What is large and slow is drawn in steps of that: thirty a second. */
#define UI_SLOW_MS (1000.0 / 30)

/* Smoothstep: slow at both ends, 0 … 1 for 0 … 1. */
static inline float ease_soft(float t) { return t * t * (3 - 2 * t); }

#endif
