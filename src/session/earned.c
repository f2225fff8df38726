#include "session/earned.h"

#include "session/circuit.h"
#include "session/deck_choice.h"
#include "session/feats.h"

int earned_cloths(const char *data, const Settings *settings) {
    char words[MATCH_MESSAGE];
    Text ignored = text_over(words, sizeof words);
    Circuit circuit;
    bool is_read = circuit_read(data, &circuit, &ignored);
    return deck_cloths_open(settings, is_read ? circuit.won : 0);
}

int earned_feats(const char *data) {
    char words[MATCH_MESSAGE];
    Text ignored = text_over(words, sizeof words);
    FeatBook book;
    bool is_read = feats_read(data, &book, &ignored);
    return is_read ? __builtin_popcountll(book.found) : 0;
}

int earned_cloth_with(int house) {
    for (int i = 0; i < DECK_CLOTHS; i++)
        if (deck_cloth_houses(i) == house + 1) return i;
    return -1;
}
