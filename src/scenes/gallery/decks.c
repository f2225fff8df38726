#include "scenes/gallery/decks.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/words.h"
#include "session/deck_choice.h"

static GalleryDeck of_entry(const LibraryEntry *entry) {
    return (GalleryDeck){.kind = GALLERY_CARDS,
                         .id = entry->id,
                         .name = entry->name,
                         .fault = entry->fault,
                         .is_own = entry->is_own,
                         .entry = entry,
                         .deck = entry->deck,
                         .faces = entry->faces,
                         .face_count = entry->face_count};
}

static GalleryDeck of_bay(const GalleryBay *bay) {
    return (GalleryDeck){.kind = GALLERY_PIECES,
                         .id = bay->id,
                         .name = bay->name,
                         .fault = "",
                         .bay = bay,
                         .faces = bay->faces,
                         .face_count = bay->face_count};
}

static void add_entries(GalleryDecks *decks, const DeckLibrary *library, bool is_own) {
    for (int i = 0; i < deck_library_count(library); i++)
        if (deck_library_at(library, i)->is_own == is_own)
            decks->list[decks->count++] = of_entry(deck_library_at(library, i));
}

bool gallery_decks_take(GalleryDecks *decks, DeckLibrary *library) {
    bool has_changed = deck_library_poll(library);
    decks->count = 0;
    add_entries(decks, library, false);
    for (int i = 0; i < GALLERY_BAYS && decks->count > 0; i++)
        decks->list[decks->count++] = of_bay(gallery_bay(i));
    add_entries(decks, library, true);
    return has_changed;
}

int gallery_decks_find(const GalleryDecks *decks, const char *id) {
    for (int i = 0; i < decks->count; i++)
        if (strcmp(decks->list[i].id, id) == 0) return i;
    return -1;
}

bool gallery_deck_is_open(const GalleryDeck *deck) { return deck->kind == GALLERY_PIECES || deck->deck; }

const char *gallery_deck_name(const GalleryDeck *deck) {
    return gallery_deck_is_open(deck) && !deck->is_own ? _(deck->name) : deck->name;
}

float gallery_deck_shape(const GalleryDeck *deck) {
    if (deck->kind == GALLERY_PIECES) return 1;
    return deck->deck ? (float)deck_shape(deck->deck) : 280.0f / 440;
}

float gallery_face_shape(const GalleryDeck *deck, int face) {
    if (deck->kind == GALLERY_PIECES) return gallery_piece_run(deck->faces[face])->shape;
    return gallery_deck_shape(deck);
}

SabaccCard gallery_card(const GalleryDeck *deck, int face) {
    return sabacc_card_parse(deck->faces[face], strlen(deck->faces[face]));
}

void gallery_face_asset(const GalleryDeck *deck, int face, char asset[GALLERY_ASSET]) {
    if (deck->kind == GALLERY_PIECES)
        snprintf(asset, GALLERY_ASSET, "%s", deck->faces[face]);
    else
        deck_library_asset(deck->entry, deck->faces[face], asset);
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
    if (deck->kind == GALLERY_PIECES) return 0;
    for (int back = 0; back < GALLERY_BACKS; back++) {
        back_face(deck, face, back, word);
        if (!deck_has_face(deck->deck, word)) return back;
    }
    return GALLERY_BACKS;
}

void gallery_back_name(const GalleryDeck *deck, int face, int back, char words[GALLERY_BACK_NAME]) {
    char word[GALLERY_ID];
    back_face(deck, face, back, word);
    deck_back_words(deck->deck, word, back, words, GALLERY_BACK_NAME);
}

void gallery_back_asset(const GalleryDeck *deck, int face, int back, char asset[GALLERY_ASSET]) {
    char word[GALLERY_ID];
    if (deck->kind == GALLERY_PIECES) {
        gallery_face_asset(deck, face, asset);
        return;
    }
    back_face(deck, face, back, word);
    deck_library_asset(deck->entry, word, asset);
}
