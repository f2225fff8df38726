/* Private to deck*.c: the open deck and the composer. */
#ifndef SABACC_DECKS_PRIVATE_H
#define SABACC_DECKS_PRIVATE_H

#include "decks/deck.h"
#include "decks/families.h"
#include "decks/text.h"

#include <jansson.h>

enum {
    DECK_TRAITS_MAX = 12,
    DECK_NESTING_MAX = 8,
    DECK_BASES_MAX = 2,
    DECK_DOCUMENT_MAX = 1 << 19,
    DECK_EXPANSIONS_MAX = 100000,
    DECK_SHAPES_MAX = 1000,
    DECK_FRAGMENTS_MAX = 16 << 20,
    DECK_PHOTOS_MAX = 64 << 20
};

/* A face that is a PNG. */
typedef struct DeckPhoto {
    char *face;
    char *bytes;
    size_t length;
} DeckPhoto;

struct Deck {
    char *dir; /* where fragments lie, without a slash at the end */
    /* Where they lie that `dir` lacks: the deck this one is made from, and what that one is made from. */
    char *bases[DECK_BASES_MAX];
    int base_count;
    char *source;      /* deck.json as read, to name lines in errors; NULL: a folder of pictures alone */
    json_t *root;      /* deck.json as parsed, with what it takes over from the base's */
    json_t *fragments; /* path in deck.json → text without comments; complete after deck_open */
    double width, height;

    /* Only of a player's own. */
    bool is_own;
    DeckFamily family;
    json_t *inherited; /* the house deck's faces: where a face is a picture, these traits say its values */
    json_t *drawings;  /* face → its SVG file's contents, moved and scaled into the deck's size */
    DeckPhoto *photos;
    size_t photo_count;
};

/* One composition under way. `failed` stops everything; the first error is the one told. */
typedef struct DeckError {
    char *message;
    size_t size;
    bool failed;
} DeckError;

/* Tells "FILE:LINE: what" once. */
void deck_error_set(DeckError *error, const char *file, int line, const char *what, const char *which);

/* An empty deck of that folder. */
Deck *deck_new(const char *dir);

/* Tells of deck.json, at the line where `word` first stands (NULL: the first). */
void deck_blame(const Deck *deck, DeckError *error, const char *word, const char *what, const char *which);

/* DIR/NAME. Heap string, the caller frees it. */
char *deck_join(const char *dir, const char *name);

/* DIR/deck.json as parsed, its text in *source (the caller's to free) for the lines of errors. NULL after an
 * error. */
json_t *deck_read_json(const char *dir, char **source, DeckError *error);

/* Size, values, places and traits that the deck does not give itself are the base's. */
void deck_take_over(Deck *deck, const json_t *base);
/* Reads "size" and proves the shape of deck.json. */
void deck_read_head(Deck *deck, DeckError *error);
/* Composes every face once. */
void deck_compose_all(const Deck *deck, DeckError *error);

/* The text without its comments, whose line ends stay: errors name the line in the file. NULL: not UTF-8. */
json_t *deck_without_comments(const char *text);

/* What deck.json may hold beyond what deck_read_head proves: keys, kinds and ranges. */
void deck_schema_check(const Deck *deck, DeckError *error);

/* Composes every face that is no PNG and holds it to the subset; a fault is told of the file it lies in. */
void deck_validate_all(const Deck *deck, DeckError *error);

/* The fault with what to do about it. */
void deck_advise(const char *fault, char *advice, size_t size);

/* Makes the deck's own file PATH (PNG, or SVG with a root of its own) the whole face. */
void deck_picture_add(Deck *deck, const char *face, const char *path, const char *word, DeckError *error);
/* Appends the face's picture; false where it is none. */
bool deck_picture_draw(const Deck *deck, const char *face, DeckText *out);
/* True where the text is a document of its own, not a fragment. */
bool deck_picture_is_document(const char *text);
const DeckPhoto *deck_photo(const Deck *deck, const char *face);

/* Line of deck.json where the key or value `word` first stands. */
int deck_source_line(const Deck *deck, const char *word);

/* Appends the face's SVG document to `out`. The face must be listed. */
void deck_compose_face(const Deck *deck, const char *face, DeckText *out, DeckError *error);

/* Where the byte at `offset` of the face's document came from: the fragment's path in deck.json and the line
 * in it, from 1. NULL: from deck.json itself. Heap string, the caller frees it. */
char *deck_compose_origin(const Deck *deck, const char *face, size_t offset, int *line);

/* Appends value `name` as the face sees it; false where there is none. */
bool deck_compose_value(const Deck *deck, const char *face, const char *name, DeckText *out,
                        DeckError *error);

/* The text of a fragment, from memory or (while opening) from disk. Owned by the deck. NULL after an error.
 */
const char *deck_fragment(const Deck *deck, const char *path, DeckError *error);

/* The name of the fragment's file, in the deck's folder or in its base's. Heap string, the caller frees it.
 */
char *deck_fragment_file(const Deck *deck, const char *path);

/* Whether it lies in the base's. What is wrong with it then comes from what deck.json puts into it. */
bool deck_fragment_is_inherited(const Deck *deck, const char *path);

#endif
