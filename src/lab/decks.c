#include "lab/decks.h"

#include "base/memory.h"
#include "lab/lab.h"

#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { DECK_PATH = PATH_MAX, DECKS_LISTED = 64 };

static bool join(char path[DECK_PATH], const char *folder, const char *name) {
    int length = snprintf(path, DECK_PATH, "%s/%s", folder, name);
    return length >= 0 && length < DECK_PATH;
}

static bool is_folder(const char *path) {
    struct stat about;
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

static bool holds_deck(const char *folder) {
    char file[DECK_PATH];
    struct stat about;
    return join(file, folder, "deck.json") && stat(file, &about) == 0 && S_ISREG(about.st_mode);
}

static bool try_assets(const char *assets, char cards[DECK_PATH]) {
    return assets && *assets && join(cards, assets, "cards") && is_folder(cards);
}

/* bin/../share/sabacc, where the system tells a program its own path. */
static bool try_beside(char cards[DECK_PATH]) {
    char program[DECK_PATH], assets[DECK_PATH];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length <= 0) return false;
    program[length] = '\0';
    char *slash = strrchr(program, '/');
    if (!slash) return false;
    *slash = '\0';
    return join(assets, program, "../share/sabacc") && try_assets(assets, cards);
}

static bool find_cards(char cards[DECK_PATH]) {
    const char *given = getenv("SABACC_ASSETS");
    if (given && *given) return try_assets(given, cards); /* named, it is meant: no other is taken instead */
    return try_beside(cards) || try_assets(SABACC_INSTALLED_ASSETS, cards) ||
           try_assets(SABACC_SOURCE_ASSETS, cards);
}

static int by_name(const void *left, const void *right) {
    return strcmp(*(char *const *)left, *(char *const *)right);
}

/* The folders with a deck, by name: "classic, kessel, …". */
static void list_decks(const char *cards, Text *out) {
    char *names[DECKS_LISTED], path[DECK_PATH];
    size_t count = 0;
    DIR *folder = opendir(cards);
    for (struct dirent *entry; folder && count < DECKS_LISTED && (entry = readdir(folder));)
        if (entry->d_name[0] != '.' && join(path, cards, entry->d_name) && holds_deck(path))
            names[count++] = memory_strdup(entry->d_name);
    if (folder) closedir(folder);
    qsort(names, count, sizeof *names, by_name);
    for (size_t i = 0; i < count; i++) {
        if (i > 0) text_add(out, ", ");
        text_add(out, names[i]);
        free(names[i]);
    }
}

/* `cards`: the folder of the game's decks, "" where there is none. */
static Deck *open_at(const char *path, const char *cards) {
    char error[1024];
    Deck *deck =
        *cards ? deck_open_any(path, cards, error, sizeof error) : deck_open(path, error, sizeof error);
    if (!deck) lab_bad_input(error);
    return deck;
}

Deck *lab_deck_open(const char *word) {
    char cards[DECK_PATH] = "", path[DECK_PATH], known[1024];
    Text list = text_over(known, sizeof known);
    bool is_path = strchr(word, '/') || strcmp(word, ".") == 0 || strcmp(word, "..") == 0;
    if (is_path && !is_folder(word)) return lab_usage("%s: there is no deck: no such folder", word), NULL;
    bool has_cards = find_cards(cards);
    if (!has_cards) cards[0] = '\0';
    if (is_path) return open_at(word, cards);
    if (*word && has_cards && join(path, cards, word) && holds_deck(path)) return open_at(path, cards);
    if (*word && is_folder(word)) return open_at(word, cards);
    if (!has_cards)
        return lab_usage("there are no decks: name the folder that holds cards/ in SABACC_ASSETS"), NULL;
    list_decks(cards, &list);
    return lab_usage("there is no deck '%s'; the decks are %s, or the path of a deck's folder", word, known),
           NULL;
}
