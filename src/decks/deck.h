/* Pictures by composition: a folder with a deck.json and small SVG fragments, and the SVG documents made from
 * them.
 *
 * Cards, dice, chips, markers and the icon are all kept this way (docs/decks.md has the format). A face is a
 * list of traits; traits bring layers (a fragment, where it lies, how it is turned) and values for the
 * {placeholders} in fragments. So a motif is drawn once, and another frame is one other file.
 *
 * This room must not know SDL, pixels or the rules of any game: text in, text out. After deck_open a deck
 * never changes, so any number of threads may compose faces of it at once. */
#ifndef SABACC_DECKS_DECK_H
#define SABACC_DECKS_DECK_H

#include <stdbool.h>
#include <stddef.h>

#include "decks/families.h"
#include "decks/picture_part.h"

typedef struct Deck Deck;

/* Reads DIR/deck.json, that of its base if it names one, and every fragment they name, and composes each face
 * once as validation. On failure returns NULL and writes one line, "file:line: what is wrong", to `error`
 * (`size` bytes, may be truncated). */
Deck *deck_open(const char *dir, char *error, size_t size);

/* Reads a player's deck: a folder with a deck.json, which may leave out what the built-in deck that it stands
 * in for has, or a folder of pictures alone (docs/decks.md describes both). `house` is the folder of the
 * built-in decks. Unlike built-in decks, such a deck is limited in size, to files within its folder, and each
 * face to the subset of decks/subset.h. Fails as deck_open; the line also says what to do. */
Deck *deck_open_own(const char *dir, const char *house, char *error, size_t size);

/* Reads the deck in that folder, of any kind: a built-in deck if `dir` is in `house`, a player's deck if it
 * stands in for one of them, otherwise a deck of other pictures, as deck_open. Fails as the two above. */
Deck *deck_open_any(const char *dir, const char *house, char *error, size_t size);

/* The built-in deck that a player's deck stands in for; DECK_FAMILIES for one opened by deck_open. */
DeckFamily deck_family(const Deck *deck);

/* True if the deck also uses another deck's fragments. */
bool deck_has_base(const Deck *deck);

/* Frees the deck; NULL is fine. */
void deck_close(Deck *deck);

/* English name for the gallery, a gettext source text. Owned by the deck. */
const char *deck_name(const Deck *deck);

/* Size in drawing units; each deck of cards has its own. */
double deck_width(const Deck *deck);
double deck_height(const Deck *deck);
/* A card's width by its height: it is rasterised so. */
double deck_shape(const Deck *deck);

/* Faces in the order of deck.json. Names are the record's card words (`ci+3`, `sylop`, `back`) or, for other
 * art, its own words (`die-1`, `chip-25`). Owned by the deck; index < deck_face_count. */
size_t deck_face_count(const Deck *deck);
const char *deck_face_name(const Deck *deck, size_t index);
bool deck_has_face(const Deck *deck, const char *face);
/* For a deck of deck_open_own: whether it draws or lists that face itself instead of inheriting it. */
bool deck_face_is_own(const Deck *deck, const char *face);

/* A value of the deck ("set" of deck.json) for the face, placeholders expanded: colours for what is drawn
 * around a picture, and for tests of contrast. NULL if it has none. Heap string, the caller frees it. */
char *deck_face_value(const Deck *deck, const char *face, const char *name);

/* The face as a complete SVG document within the subset of decks/subset.h; a PNG face is an <image> that
 * contains it. Heap string, the caller frees it; NULL if the deck has no such face. */
char *deck_face_svg(const Deck *deck, const char *face);

/* The file contents of a PNG face, owned by the deck, its size in *length; NULL for other faces. */
const char *deck_face_png(const Deck *deck, const char *face, size_t *length);

/* The face as it is drawn where one card fills a page: smaller indices, finer ornament. Otherwise as
 * deck_face_svg. */
char *deck_face_large_svg(const Deck *deck, const char *face);

/* One part of that large face as a document of its own, so that a magnified view need not draw what is not
 * visible. Otherwise as deck_face_svg. */
char *deck_face_part_svg(const Deck *deck, const char *face, const PicturePart *part);

#endif
