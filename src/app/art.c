#include "app/art.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/deck.h"

enum { ART_DECKS = 24, ART_NAME_BYTES = 32 };

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

char *art_document(void *user, const char *asset, size_t *length) {
    const char *slash = strchr(asset, '/');
    if (!slash) return NULL;
    Deck *deck = deck_named(user, asset, (size_t)(slash - asset));
    char *svg = deck ? deck_face_svg(deck, slash + 1) : NULL;
    if (svg) *length = strlen(svg);
    return svg;
}
