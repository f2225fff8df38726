#include "app/art.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/deck.h"

enum { ART_DECKS = 24, ART_NAME_BYTES = 32, ART_FACE_BYTES = 64 };

typedef struct ArtDeck {
    char name[ART_NAME_BYTES];
    Deck *deck; /* NULL: could not be opened, and was said so */
} ArtDeck;

struct Art {
    char cards[1024];
    ArtDeck decks[ART_DECKS];
    int count;
};

Art *art_open(const char *cards) {
    Art *art = calloc(1, sizeof *art);
    if (art) snprintf(art->cards, sizeof art->cards, "%s", cards);
    return art;
}

void art_close(Art *art) {
    if (!art) return;
    for (int i = 0; i < art->count; i++) deck_close(art->decks[i].deck);
    free(art);
}

static Deck *deck_named(Art *art, const char *name, size_t length) {
    for (int i = 0; i < art->count; i++) {
        if (strlen(art->decks[i].name) == length && memcmp(art->decks[i].name, name, length) == 0)
            return art->decks[i].deck;
    }
    if (art->count == ART_DECKS || length >= ART_NAME_BYTES) return NULL;
    ArtDeck *opened = &art->decks[art->count++];
    memcpy(opened->name, name, length);
    char path[1100], error[512] = "";
    snprintf(path, sizeof path, "%s/%s", art->cards, opened->name);
    opened->deck = deck_open(path, error, sizeof error);
    if (!opened->deck) fprintf(stderr, "sabacc: %s\n", error);
    return opened->deck;
}

/* Of a face's name without `@`, or with one that names no part of it, the whole. */
static char *face_document(const Deck *deck, const char *name) {
    char face[ART_FACE_BYTES];
    int column = 0, row = 0, parts = 0;
    const char *at = strrchr(name, '@');
    bool is_part = at && sscanf(at, "@%d,%d/%d", &column, &row, &parts) == 3 && column >= 0 && row >= 0 &&
                   column < parts && row < parts && at - name < ART_FACE_BYTES;
    if (!is_part) return deck_face_svg(deck, name);
    snprintf(face, sizeof face, "%.*s", (int)(at - name), name);
    return deck_face_part_svg(deck, face, column, row, parts);
}

char *art_document(void *user, const char *asset, size_t *length) {
    const char *slash = strchr(asset, '/');
    if (!slash) return NULL;
    Deck *deck = deck_named(user, asset, (size_t)(slash - asset));
    char *svg = deck ? face_document(deck, slash + 1) : NULL;
    if (svg) *length = strlen(svg);
    return svg;
}
