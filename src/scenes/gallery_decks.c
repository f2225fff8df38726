#include "scenes/gallery_decks.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery_words.h"

bool gallery_decks_take(GalleryDecks *decks, DeckShelf *shelf) {
    bool has_changed = deck_shelf_poll(shelf);
    decks->count = deck_shelf_count(shelf);
    decks->list = decks->count > 0 ? deck_shelf_at(shelf, 0) : NULL;
    return has_changed;
}

const char *gallery_deck_name(const GalleryDeck *deck) {
    return deck->deck && !deck->is_own ? _(deck->name) : deck->name;
}

float gallery_deck_shape(const GalleryDeck *deck) {
    return deck->deck ? (float)(deck_width(deck->deck) / deck_height(deck->deck)) : 280.0f / 440;
}

SabaccCard gallery_card(const GalleryDeck *deck, int face) {
    return sabacc_card_parse(deck->faces[face], strlen(deck->faces[face]));
}

void gallery_face_asset(const GalleryDeck *deck, int face, char asset[GALLERY_ASSET]) {
    deck_shelf_asset(deck, deck->faces[face], asset);
}

static const char *back_stem(const GalleryDeck *deck, int face) {
    SabaccCard card = gallery_card(deck, face);
    SabaccFamily family = card == SABACC_CARD_NONE ? SABACC_NO_FAMILY : sabacc_card_family(card);
    const char *stem = family == SABACC_SAND    ? "back-sand"
                       : family == SABACC_BLOOD ? "back-blood"
                       : gallery_is_side(card)  ? "back-side"
                                                : "back";
    return deck_has_face(deck->deck, stem) ? stem : "back";
}

static void back_face(const GalleryDeck *deck, int face, int back, char word[GALLERY_ID]) {
    if (back == 0)
        snprintf(word, GALLERY_ID, "%s", back_stem(deck, face));
    else
        snprintf(word, GALLERY_ID, "%s-%d", back_stem(deck, face), back + 1);
}

int gallery_back_count(const GalleryDeck *deck, int face) {
    char word[GALLERY_ID];
    for (int back = 0; back < GALLERY_BACKS; back++) {
        back_face(deck, face, back, word);
        if (!deck_has_face(deck->deck, word)) return back;
    }
    return GALLERY_BACKS;
}

void gallery_back_asset(const GalleryDeck *deck, int face, int back, char asset[GALLERY_ASSET]) {
    char word[GALLERY_ID];
    back_face(deck, face, back, word);
    deck_shelf_asset(deck, word, asset);
}
