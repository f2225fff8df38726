#ifndef SABACC_UI_EASE_H
#define SABACC_UI_EASE_H

/* Smoothstep: slow at both ends, 0 … 1 for 0 … 1. */
static inline float ease_soft(float t) { return t * t * (3 - 2 * t); }

#endif
