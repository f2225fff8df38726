/* The album: all the sheets by which a deck is reviewed, in one run.
 *
 * Sheets of all faces at 90, 200 and 400 pixels, on dark and light ground, in normal vision and each colour
 * blindness, and the first and last face of each kind at full screen size. A kind is a name up to its number:
 * ci+1 … ci+10 are one kind, vex another. */
#ifndef SABACC_PRESS_ALBUM_H
#define SABACC_PRESS_ALBUM_H

#include <stdbool.h>

#include "decks/deck.h"

enum { ALBUM_FACE_HEIGHT = 2160 };

/* Writes STEM-HEIGHT-GROUND[-BLINDNESS].png and STEM-face-FACE.png; the folder of the stem must exist. False
 * if a picture could not be written: it is named on stderr. */
bool album_write(const Deck *deck, const char *stem);

/* Whether the face is the first or the last of its kind in the deck. */
bool album_shows_face(const Deck *deck, size_t index);

#endif
