#ifndef SABACC_APP_ART_H
#define SABACC_APP_ART_H

/* From names of assets to documents: `spike/ci+3` is the face ci+3 of the deck in assets/cards/spike, and
   `spike/ci+3@2,0/4` its third part from the left in the uppermost of four rows of four parts. Decks
   are opened when first asked for, on the thread that asks; art_document is meant for one thread at a time.
 */

#include <stddef.h>

typedef struct Art Art;

/* `cards`: the directory that holds the decks; copied. NULL when there is no memory. */
Art *art_open(const char *cards);
void art_close(Art *art);
/* As SpriteSource.document wants it: `user` is the Art. What is wrong with a deck goes to stderr, once a
 * deck. */
char *art_document(void *user, const char *asset, size_t *length);

#endif
