#include "session/deck_choice.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"

static const struct {
    const char *face, *title;
    int houses; /* of the circuit, that it takes */
} cloths[DECK_CLOTHS] = {{"cloth", N_("The table’s own"), 0},
                         {"cloth-2", N_("Ember"), 0},
                         {"cloth-3", N_("Void"), 0},
                         {"cloth-4", N_("Lantern"), 5},
                         {"cloth-5", N_("Crown"), 14}};

/* ---- decks ---- */

const char *deck_choice_deck_word(const Settings *settings, DeckFamily family) {
    const char *deck = settings->decks[family].deck;
    return deck[0] ? deck : deck_family_ids[family];
}

bool deck_choice_is_used(const Settings *settings, const LibraryEntry *entry) {
    return entry->family != DECK_FAMILIES &&
           strcmp(deck_choice_deck_word(settings, entry->family), entry->id) == 0;
}

static bool is_own_word(const char *word) {
    const char *folder = deck_folder_of(word);
    return folder != word && deck_folder_is_good(folder);
}

bool deck_choice_read_deck(Settings *settings, DeckFamily family, const char *word) {
    bool is_house = strcmp(word, deck_family_ids[family]) == 0;
    if (!is_house && !is_own_word(word)) return false;
    snprintf(settings->decks[family].deck, sizeof settings->decks[family].deck, "%s", is_house ? "" : word);
    return true;
}

static bool has_back(const LibraryEntry *entry, const char *back) {
    for (int i = 0; i < entry->back_count; i++)
        if (strcmp(entry->backs[i], back) == 0) return true;
    return false;
}

bool deck_choice_use(Settings *settings, const LibraryEntry *entry) {
    if (entry->family == DECK_FAMILIES || !deck_choice_read_deck(settings, entry->family, entry->id))
        return false;
    if (!has_back(entry, deck_choice_back_word(settings, entry->family)))
        settings->decks[entry->family].back[0] = '\0';
    return true;
}

/* ---- backs ---- */

const char *deck_choice_back_word(const Settings *settings, DeckFamily family) {
    const char *back = settings->decks[family].back;
    return back[0] ? back : "back";
}

bool deck_choice_read_back(Settings *settings, DeckFamily family, const char *word) {
    static const char *const signs = "abcdefghijklmnopqrstuvwxyz0123456789-";
    DeckChoice *choice = &settings->decks[family];
    bool is_back = deck_face_is_back(word) && strcmp(word, "back-") != 0;
    if (!is_back || strlen(word) >= sizeof choice->back || strspn(word, signs) != strlen(word)) return false;
    snprintf(choice->back, sizeof choice->back, "%s", word[4] ? word : "");
    return true;
}

/* What follows the kind: `-2` of `back-sand-2`. NULL for a back without a kind. */
static const char *after_kind(const char *back) {
    static const char *const kinds[] = {"back-sand", "back-blood", "back-side"};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strncmp(back, kinds[i], strlen(kinds[i])) == 0) return back + strlen(kinds[i]);
    return NULL;
}

static void without_kind(const char *back, char word[DECK_WORD]) {
    const char *after = after_kind(back);
    snprintf(word, DECK_WORD, "%s%s", after ? "back" : back, after ? after : "");
}

void deck_choice_use_back(Settings *settings, DeckFamily family, const char *back) {
    char word[DECK_WORD];
    without_kind(back, word);
    deck_choice_read_back(settings, family, word);
}

void deck_back_words(const Deck *deck, const char *back, int index, char *words, size_t size) {
    char word[DECK_WORD];
    without_kind(back, word);
    char *title = deck ? deck_face_value(deck, word, "title") : NULL;
    if (title)
        snprintf(words, size, "%s", deck_face_is_own(deck, word) ? title : _(title));
    else
        snprintf(words, size, _("Back %d"), index + 1);
    free(title);
}

const char *deck_choice_back_at(const LibraryEntry *entry, int index) {
    for (int i = 0; i < entry->back_count; i++)
        if (!after_kind(entry->backs[i]) && index-- == 0) return entry->backs[i];
    return "back";
}

int deck_choice_backs(const LibraryEntry *entry) {
    int count = 0;
    for (int i = 0; i < entry->back_count; i++) count += !after_kind(entry->backs[i]);
    return count;
}

int deck_choice_back(const Settings *settings, const LibraryEntry *entry) {
    if (entry->family == DECK_FAMILIES) return 0;
    for (int i = 0; i < deck_choice_backs(entry); i++)
        if (strcmp(deck_choice_back_at(entry, i), deck_choice_back_word(settings, entry->family)) == 0)
            return i;
    return 0;
}

void deck_choice_use_back_at(Settings *settings, const LibraryEntry *entry, int index) {
    if (entry->family != DECK_FAMILIES)
        deck_choice_use_back(settings, entry->family, deck_choice_back_at(entry, index));
}

/* ---- backs that are earned ---- */

static const struct {
    const char *back, *title;
    int feats;
} earned_backs[DECK_EARNED_BACKS] = {{"back-5", N_("black and gold"), 6}, {"back-6", N_("ivory"), 15}};

int deck_back_feats(int earned) { return earned_backs[earned].feats; }
const char *deck_back_title(int earned) { return _(earned_backs[earned].title); }
const char *deck_back_face(int earned) { return earned_backs[earned].back; }

static int feats_for(const char *back) {
    for (int i = 0; i < DECK_EARNED_BACKS; i++)
        if (strcmp(earned_backs[i].back, back) == 0) return earned_backs[i].feats;
    return 0;
}

int deck_backs_open(const Settings *settings, const LibraryEntry *entry, int feats) {
    int open = 0, count = deck_choice_backs(entry), chosen = deck_choice_back(settings, entry);
    if (entry->is_own) return count;
    while (open < count && feats_for(deck_choice_back_at(entry, open)) <= feats) open++;
    return chosen >= open ? chosen + 1 : open;
}

/* ---- tables ---- */

const char *deck_cloth_face(int index) { return cloths[index].face; }
const char *deck_cloth_title(int index) { return _(cloths[index].title); }

int deck_cloth_houses(int index) { return cloths[index].houses; }

int deck_cloths_open(const Settings *settings, int houses) {
    int open = 0, chosen = deck_choice_cloth(settings);
    while (open < DECK_CLOTHS && cloths[open].houses <= houses) open++;
    return chosen >= open ? chosen + 1 : open;
}

int deck_choice_cloth(const Settings *settings) {
    for (int i = 0; i < DECK_CLOTHS; i++)
        if (strcmp(settings->cloth, cloths[i].face) == 0) return i;
    return 0;
}

const char *deck_choice_cloth_word(const Settings *settings) {
    return cloths[deck_choice_cloth(settings)].face;
}

bool deck_choice_read_cloth(Settings *settings, const char *word) {
    for (int i = 0; i < DECK_CLOTHS; i++)
        if (strcmp(word, cloths[i].face) == 0) {
            deck_choice_use_cloth(settings, i);
            return true;
        }
    return false;
}

void deck_choice_use_cloth(Settings *settings, int index) {
    snprintf(settings->cloth, sizeof settings->cloth, "%s", index > 0 ? cloths[index].face : "");
}
