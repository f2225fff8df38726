#ifndef SABACC_SCENES_GALLERY_DECKS_H
#define SABACC_SCENES_GALLERY_DECKS_H

/* The gallery's shelf: the decks of decks/library.h, and between the built-in and the player's decks the
 * table's other pieces. The faces and backs of each, their shape, and asset names. Knows card words only as
 * far as they determine backs. */

#include <stddef.h>
#include <stdint.h>

#include "decks/library.h"
#include "rules/sabacc.h"
#include "scenes/gallery/pieces.h"

enum {
    GALLERY_DECKS = LIBRARY_DECKS + GALLERY_BAYS,
    GALLERY_FACES = LIBRARY_FACES,
    GALLERY_BACKS = 4,
    GALLERY_BACK_NAME = 64,
    GALLERY_ID = LIBRARY_ID,
    GALLERY_ASSET = 64
};

/* Cards have backs, can be fanned, shifted, exported and played with; pieces can only be viewed. */
typedef enum GalleryKind { GALLERY_CARDS, GALLERY_PIECES } GalleryKind;

/* A deck on the shelf, or a bay of pieces. For cards `deck` is NULL while it is being opened or if that
 * fails; `fault` then says where and why. A deck with a fault may still have one: its last valid version. */
typedef struct GalleryDeck {
    GalleryKind kind;
    const char *id, *name, *fault;
    bool is_own;
    const LibraryEntry *entry; /* of cards */
    const Deck *deck;          /* of cards */
    const GalleryBay *bay;     /* of pieces */
    const char *const *faces;
    int face_count;
} GalleryDeck;

/* The shelf's contents; it points into the library between two calls of gallery_decks_take that return true.
 */
typedef struct GalleryDecks {
    GalleryDeck list[GALLERY_DECKS];
    int count;
} GalleryDecks;

/* Updates from the library; true if anything has changed. */
bool gallery_decks_take(GalleryDecks *decks, DeckLibrary *library);

/* Its index by its id; -1 if it is not there. */
int gallery_decks_find(const GalleryDecks *decks, const char *id);

/* Whether its faces can be drawn. */
bool gallery_deck_is_open(const GalleryDeck *deck);
/* Its translated name; its folder's name if it is not open. */
const char *gallery_deck_name(const GalleryDeck *deck);
/* Width by height of its cards, or of a piece's place. */
float gallery_deck_shape(const GalleryDeck *deck);
/* The shape of that face's picture: a card's is its deck's. */
float gallery_face_shape(const GalleryDeck *deck, int face);
/* The card of that face, SABACC_CARD_NONE if the rules do not know it. */
SabaccCard gallery_card(const GalleryDeck *deck, int face);
void gallery_face_asset(const GalleryDeck *deck, int face, char asset[GALLERY_ASSET]);
/* The number of backs for that face; the `back`-th of them, 0 the default. A piece has none. */
int gallery_back_count(const GalleryDeck *deck, int face);
/* Its title, as deck_back_words; not for a piece. */
void gallery_back_name(const GalleryDeck *deck, int face, int back, char words[GALLERY_BACK_NAME]);
void gallery_back_asset(const GalleryDeck *deck, int face, int back, char asset[GALLERY_ASSET]);

#endif
