/* Private to this folder: the open deck and the composer. */
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
    char *dir; /* the folder of the fragments, without a trailing slash */
    /* The folders searched for what `dir` lacks: the deck this one is based on, and that one's base. */
    char *bases[DECK_BASES_MAX];
    int base_count;
    char *source;      /* deck.json as read, to find lines for errors; NULL: a folder of pictures alone */
    json_t *root;      /* deck.json as parsed, with what it inherits from its base */
    json_t *fragments; /* path in deck.json → text without comments; complete after deck_open */
    double width, height;

    /* Only for a player's deck. */
    bool is_own;
    DeckFamily family;
    /* the built-in deck's faces: their traits give the values of faces that are pictures */
    json_t *inherited;
    json_t *drawings; /* face → its SVG file's contents, moved and scaled to the deck's size */
    DeckPhoto *photos;
    size_t photo_count;
};

/* The error state of a composition. `failed` stops everything; only the first error is reported. */
typedef struct DeckError {
    char *message;
    size_t size;
    bool failed;
} DeckError;

/* Sets the error "FILE:LINE: what", unless one is already set. */
void deck_error_set(DeckError *error, const char *file, int line, const char *what, const char *which);

/* An empty deck for that folder. */
Deck *deck_new(const char *dir);

/* Reports an error in deck.json, at the line where `word` first occurs (NULL: the first line). */
void deck_blame(const Deck *deck, DeckError *error, const char *word, const char *what, const char *which);

/* DIR/NAME. Heap string, the caller frees it. */
char *deck_join(const char *dir, const char *name);

/* DIR/deck.json as parsed, its text in *source (the caller frees it) to find lines for errors. NULL after an
 * error. */
json_t *deck_read_json(const char *dir, char **source, DeckError *error);

/* Inherits size, values, places and traits that the deck does not define from the base. */
void deck_take_over(Deck *deck, const json_t *base);
/* Reads "size" and validates the structure of deck.json. */
void deck_read_head(Deck *deck, DeckError *error);
/* Composes every face once. */
void deck_compose_all(const Deck *deck, DeckError *error);

/* The text without its comments, keeping line ends so that errors name the right line. NULL: not UTF-8. */
json_t *deck_without_comments(const char *text);

/* Validates what deck_read_head does not: keys, kinds and ranges of deck.json. */
void deck_schema_check(const Deck *deck, DeckError *error);

/* Composes every face that is not a PNG and checks it against the subset; an error names the file it is in.
 */
void deck_validate_all(const Deck *deck, DeckError *error);

/* The error with advice on what to do. */
void deck_advise(const char *fault, char *advice, size_t size);

/* Makes the deck's file PATH (a PNG, or an SVG document) the whole face. */
void deck_picture_add(Deck *deck, const char *face, const char *path, const char *word, DeckError *error);
/* Appends the face's picture; false if it is not a picture. */
bool deck_picture_draw(const Deck *deck, const char *face, DeckText *out);
/* True if the text is a document of its own, not a fragment. */
bool deck_picture_is_document(const char *text);
const DeckPhoto *deck_photo(const Deck *deck, const char *face);

/* The line of deck.json where the key or value `word` first occurs. */
int deck_source_line(const Deck *deck, const char *word);

/* Appends the face's SVG document to `out`, as it is drawn large or not. The face must be listed. */
void deck_compose_face(const Deck *deck, const char *face, bool is_large, DeckText *out, DeckError *error);

/* The source of the byte at `offset` of the face's document: the fragment's path in deck.json and the line in
 * it, from 1. NULL: deck.json itself. Heap string, the caller frees it. */
char *deck_compose_origin(const Deck *deck, const char *face, bool is_large, size_t offset, int *line);

/* Appends the value `name` for the face; false if there is none. */
bool deck_compose_value(const Deck *deck, const char *face, const char *name, DeckText *out,
                        DeckError *error);

/* The text of a fragment, from memory or (while opening) from disk. Owned by the deck. NULL after an error.
 */
const char *deck_fragment(const Deck *deck, const char *path, DeckError *error);

/* The name of the fragment's file, in the deck's folder or its base's. Heap string, the caller frees it. */
char *deck_fragment_file(const Deck *deck, const char *path);

/* True if the fragment is in the base's folder. An error in it then comes from what deck.json puts into it.
 */
bool deck_fragment_is_inherited(const Deck *deck, const char *path);

#endif
