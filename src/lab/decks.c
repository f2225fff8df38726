#include "lab/decks.h"

#include "base/files.h"
#include "lab/lab.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DECK_PATH = PATH_MAX, DECKS_LISTED = 1000 };

static bool join(char path[DECK_PATH], const char *folder, const char *name) {
    int length = snprintf(path, DECK_PATH, "%s/%s", folder, name);
    return length >= 0 && length < DECK_PATH;
}

static bool holds_deck(const char *folder) {
    char file[DECK_PATH];
    return join(file, folder, "deck.json") && file_is_shipped(file);
}

static bool try_assets(const char *assets, char cards[DECK_PATH]) {
    return assets && *assets && join(cards, assets, "cards") && file_is_folder(cards);
}

/* bin/../share/sabacc, if the system tells a program its own path. */
static bool try_beside(char cards[DECK_PATH]) {
    char assets[DECK_PATH], *program = file_program(), *slash = program ? strrchr(program, '/') : NULL;
    if (slash) *slash = '\0';
    bool is_there = slash && join(assets, program, "../share/sabacc") && try_assets(assets, cards);
    free(program);
    return is_there;
}

static bool find_cards(const char *named, char cards[DECK_PATH]) {
    const char *given = named ? named : getenv("SABACC_ASSETS");
    if (given && *given) return try_assets(given, cards); /* an explicit folder is the only one tried */
    return try_beside(cards) || try_assets(SABACC_INSTALLED_ASSETS, cards) ||
           try_assets(SABACC_SOURCE_ASSETS, cards);
}

/* The folders that contain a deck, by name: "classic, kessel, …". */
static void list_decks(const char *cards, Text *out) {
    char path[DECK_PATH];
    FileList list;
    bool is_first = true;
    if (!file_list(&list, cards, DECKS_LISTED)) return;
    for (size_t i = 0; i < list.count; i++) {
        if (list.names[i][0] == '.' || !join(path, cards, list.names[i]) || !holds_deck(path)) continue;
        if (!is_first) text_add(out, ", ");
        text_add(out, list.names[i]);
        is_first = false;
    }
    file_list_free(&list);
}

/* `cards`: the folder of the built-in decks, "" if there is none. */
static Deck *open_at(const char *path, const char *cards) {
    char error[1024];
    Deck *deck =
        *cards ? deck_open_any(path, cards, error, sizeof error) : deck_open(path, error, sizeof error);
    if (!deck) lab_bad_input(error);
    return deck;
}

Deck *lab_deck_open(const char *word, const char *assets) {
    char cards[DECK_PATH] = "", path[DECK_PATH], known[1024];
    Text list = text_over(known, sizeof known);
    bool is_path = strchr(word, '/') || strcmp(word, ".") == 0 || strcmp(word, "..") == 0;
    if (is_path && !file_is_folder(word))
        return lab_usage("%s: there is no deck: no such folder", word), NULL;
    bool has_cards = find_cards(assets, cards);
    if (!has_cards) cards[0] = '\0';
    if (is_path) return open_at(word, cards);
    if (*word && has_cards && join(path, cards, word) && holds_deck(path)) return open_at(path, cards);
    if (*word && file_is_folder(word)) return open_at(word, cards);
    if (!has_cards)
        return lab_usage(
                   "there are no decks: name the folder that holds cards/ by --assets or in SABACC_ASSETS"),
               NULL;
    list_decks(cards, &list);
    return lab_usage("there is no deck '%s'; the decks are %s, or the path of a deck's folder", word, known),
           NULL;
}

void lab_fonts_find(const char *assets, LabFonts *fonts) {
    char cards[DECK_PATH];
    int count = 0;
    *fonts = (LabFonts){0};
    if (find_cards(assets, cards)) {
        int length = snprintf(fonts->path, LAB_FONT_PATH, "%s/../fonts", cards);
        if (length < LAB_FONT_PATH) fonts->folders[count++] = fonts->path;
    }
    static const char built[] = SABACC_BUILD_FONTS;
    if (*built) fonts->folders[count] = built;
}
