/* How distinguishable any two faces of a deck are at a glance, so that the closest pairs can be redrawn.
 *
 * A glance is the face at 90 pixels, halved: it keeps the colour, the outline of the picture and a blurred
 * index. The distance of two faces is the mean CIE76 distance of their pixels, in the kind of vision in which
 * they are closest: normal or one of the colour blindnesses. Backs are left out. */
#ifndef SABACC_PRESS_PAIRS_H
#define SABACC_PRESS_PAIRS_H

#include <stddef.h>

#include "decks/deck.h"
#include "press/picture.h"
#include "render/blind.h"

enum { PAIRS_HEIGHT = 90 };

typedef struct Pair {
    size_t one, other; /* indices of faces in the deck, one < other */
    BlindKind kind;    /* the vision in which they are closest */
    double distance;
} Pair;

/* Every pair of faces, closest first; `count` gets their number. The caller frees them. */
Pair *pairs_measure(const Deck *deck, size_t *count);

#endif
