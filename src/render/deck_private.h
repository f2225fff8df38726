/* Private to deck*.c: the open deck and the composer. */
#ifndef SABACC_RENDER_DECK_PRIVATE_H
#define SABACC_RENDER_DECK_PRIVATE_H

#include "render/deck.h"
#include "render/deck_text.h"

#include <jansson.h>

enum { DECK_TRAITS_MAX = 12, DECK_NESTING_MAX = 8 };

struct Deck {
    char *dir;         /* where fragments lie, without a slash at the end */
    char *base;        /* where they lie that `dir` lacks: the deck this one is made from; NULL without one */
    char *source;      /* deck.json as read, to name lines in errors */
    json_t *root;      /* deck.json as parsed, with what it takes over from the base's */
    json_t *fragments; /* path in deck.json → text without comments; complete after deck_open */
    double width, height;
};

/* One composition under way. `failed` stops everything; the first error is the one told. */
typedef struct DeckError {
    char *message;
    size_t size;
    bool failed;
} DeckError;

/* Tells "FILE:LINE: what" once. */
void deck_error_set(DeckError *error, const char *file, int line, const char *what, const char *which);

/* Line of deck.json where the key or value `word` first stands. */
int deck_source_line(const Deck *deck, const char *word);

/* Appends the face's SVG document to `out`. The face must be listed. */
void deck_compose_face(const Deck *deck, const char *face, DeckText *out, DeckError *error);

/* Appends value `name` as the face sees it; false where there is none. */
bool deck_compose_value(const Deck *deck, const char *face, const char *name, DeckText *out,
                        DeckError *error);

/* The text of a fragment, from memory or (while opening) from disk. Owned by the deck. NULL after an error.
 */
const char *deck_fragment(const Deck *deck, const char *path, DeckError *error);

/* The name of the fragment's file, in the deck's folder or in its base's. Heap string, the caller frees it.
 */
char *deck_fragment_file(const Deck *deck, const char *path);

#endif
