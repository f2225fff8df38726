/* The album: every sheet that a deck is judged by, in one go.
 *
 * Sheets of all faces at 90, 200 and 400 pixels, on dark and on light ground, as seen plainly and with each
 * colour blindness, and the first and the last face of each kind as large as the screen. A kind is a name up
 * to its number: ci+1 … ci+10 are one, vex is another.
 */
#ifndef SABACC_PRESS_ALBUM_H
#define SABACC_PRESS_ALBUM_H

#include <stdbool.h>

#include "decks/deck.h"

enum { ALBUM_FACE_HEIGHT = 2160 };

/* Writes STEM-HEIGHT-GROUND[-BLINDNESS].png and STEM-face-FACE.png; the folder of the stem must be there.
 * False where a picture could not be written: it is named on stderr. */
bool album_write(const Deck *deck, const char *stem);

/* Whether the face is the first or the last of its kind in the deck. */
bool album_shows_face(const Deck *deck, size_t index);

#endif
