#include "decks/families.h"

#include <string.h>

const char *const deck_family_ids[DECK_FAMILIES] = {
    [DECK_CLASSIC] = "classic", [DECK_LOCAL] = "local",   [DECK_SPIKE] = "spike",
    [DECK_KESSEL] = "kessel",   [DECK_PAZAAK] = "pazaak", [DECK_TOKENS] = "tokens",
};

DeckFamily deck_family_named(const char *id) {
    int family = 0;
    while (family < DECK_FAMILIES && strcmp(deck_family_ids[family], id) != 0) family++;
    return (DeckFamily)family;
}

/* tests/scenes checks that they are those of deck.json. */
float deck_family_shape(const char *id) {
    static const float shapes[DECK_FAMILIES + 1] = {
        [DECK_CLASSIC] = 280.0f / 440, [DECK_LOCAL] = 280.0f / 440, [DECK_SPIKE] = 300.0f / 420,
        [DECK_KESSEL] = 380.0f / 300,  [DECK_PAZAAK] = 1,           [DECK_TOKENS] = 1,
        [DECK_FAMILIES] = 280.0f / 440};
    return shapes[deck_family_named(id)];
}

bool deck_face_is_back(const char *face) {
    return strncmp(face, "back", 4) == 0 && (face[4] == '\0' || face[4] == '-');
}

const char *deck_folder_of(const char *id) {
    size_t mark = strlen(DECK_OWN);
    return strncmp(id, DECK_OWN, mark) == 0 ? id + mark : id;
}

bool deck_folder_is_good(const char *folder) {
    static const char *const signs = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.+ ";
    size_t length = strlen(folder);
    return length > 0 && length <= DECK_FOLDER && folder[0] != '.' && strspn(folder, signs) == length;
}
