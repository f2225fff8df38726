#include "scenes/gallery_decks.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery_words.h"

static const char *const house_decks[] = {"classic", "local", "spike", "kessel", "pazaak", "tokens"};
enum { HOUSE_DECKS = sizeof house_decks / sizeof *house_decks };

static void list_faces(GalleryDeck *deck) {
    size_t count = deck_face_count(deck->deck);
    for (size_t i = 0; i < count && deck->face_count < GALLERY_FACES; i++) {
        const char *face = deck_face_name(deck->deck, i);
        if (strncmp(face, "back", 4) != 0) deck->faces[deck->face_count++] = face;
    }
}

static void open_one(GalleryDeck *deck, const char *assets, const char *id) {
    char path[1100];
    memset(deck, 0, sizeof *deck);
    snprintf(deck->id, sizeof deck->id, "%s", id);
    snprintf(path, sizeof path, "%s/cards/%s", assets, id);
    deck->deck = deck_open(path, deck->error, sizeof deck->error);
    if (deck->deck) list_faces(deck);
}

void gallery_decks_open(GalleryDecks *decks, const char *assets) {
    decks->count = 0;
    for (int i = 0; i < HOUSE_DECKS; i++) open_one(&decks->list[decks->count++], assets, house_decks[i]);
}

void gallery_decks_close(GalleryDecks *decks) {
    for (int i = 0; i < decks->count; i++) deck_close(decks->list[i].deck);
    decks->count = 0;
}

const char *gallery_deck_name(const GalleryDeck *deck) {
    return deck->deck ? _(deck_name(deck->deck)) : deck->id;
}

float gallery_deck_shape(const GalleryDeck *deck) {
    return deck->deck ? (float)(deck_width(deck->deck) / deck_height(deck->deck)) : 280.0f / 440;
}

SabaccCard gallery_card(const GalleryDeck *deck, int face) {
    return sabacc_card_parse(deck->faces[face], strlen(deck->faces[face]));
}

void gallery_face_asset(const GalleryDeck *deck, int face, char asset[GALLERY_ASSET]) {
    snprintf(asset, GALLERY_ASSET, "%s/%s", deck->id, deck->faces[face]);
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
    snprintf(asset, GALLERY_ASSET, "%s/%s", deck->id, word);
}
