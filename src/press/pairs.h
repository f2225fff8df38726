/* Pairs: how far any two faces of a deck are apart at a glance, so that the closest can be drawn apart.
 *
 * A glance is the face at 90 pixels, halved: what is left is its colour, its picture's outline and the index
 * as a blot. The distance of two is the mean of the CIE76 distances of their pixels, as the eye sees it for
 * which they are closest: plainly or with one of the colour blindnesses. Backs are left out.
 */
#ifndef SABACC_PRESS_PAIRS_H
#define SABACC_PRESS_PAIRS_H

#include <stddef.h>

#include "decks/deck.h"
#include "press/blind.h"

enum { PAIRS_HEIGHT = 90 };

typedef struct Pair {
    size_t one, other; /* faces by their place in the deck, one < other */
    BlindKind kind;    /* for whom they are closest */
    double distance;
} Pair;

/* Every pair of faces, the closest first; `count` says how many. The caller frees them. */
Pair *pairs_measure(const Deck *deck, size_t *count);

#endif
