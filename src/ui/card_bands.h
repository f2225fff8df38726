#ifndef SABACC_UI_CARD_BANDS_H
#define SABACC_UI_CARD_BANDS_H

/* The look of the Sabacc shift on one card: a line of light goes over it and breaks its face into bands,
   which hang there unsteadily until a second line puts them together as another face. Knows pictures, not
   tables, so that whoever shows a card can shift it. */

#include "render/canvas.h"

typedef struct CardShift {
    const char *before, *after; /* pictures; `after` NULL while the new face is not known */
    Box box;
    /* ms since the line that breaks, and the line that forms, passed its top and its bottom edge; below 0
       until then. A line that goes down passes the top first. */
    float broken[2], formed[2];
    float strength; /* 1 as it is; less only disturbs the card */
    int seed;       /* cards of different seeds hang differently */
    float now;      /* ms, for what is unsteady */
} CardShift;

/* How long a band takes to find its place once a line has passed it. */
enum { CARD_SETTLE_MS = 240 };

void card_shift_draw(Canvas *canvas, const CardShift *shift);

/* A whole shift of one card by itself: moved 0 its first face … 1 the other. */
enum { CARD_SHIFT_MS = 1500 };
void card_shift_alone(Canvas *canvas, const char *before, const char *after, Box box, float moved);

#endif
