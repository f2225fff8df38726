#include "session/deck_adding.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "decks/deck.h"

enum {
    ADD_PATH = 1024,
    ADD_FILES = 2000,
    ADD_LEVELS = 4,
    ADD_NAMES = 10000,
    ADD_TRIES = 100,
    ADD_FILE_BYTES = 16 << 20,
    ADD_BYTES = 96 << 20
};

/* A copy in the making. `failed` is the path that could not be copied, with its errno. */
typedef struct Adding {
    const char *from, *to;
    int files;
    size_t bytes;
    int why;
    char failed[ADD_PATH];
} Adding;

static bool join(char path[ADD_PATH], const char *folder, const char *name) {
    int length = snprintf(path, ADD_PATH, name[0] ? "%s/%s" : "%s%s", folder, name);
    if (length < ADD_PATH) return true;
    errno = ENAMETOOLONG;
    return false;
}

static bool fail(Adding *adding, const char *path) {
    adding->why = errno;
    snprintf(adding->failed, sizeof adding->failed, "%s", path);
    return false;
}

static bool has_ending(const char *name, const char *ending) {
    size_t length = strlen(name), tail = strlen(ending);
    if (length <= tail) return false;
    for (size_t i = 0; i < tail; i++) {
        char letter = name[length - tail + i];
        if (letter >= 'A' && letter <= 'Z') letter = (char)(letter - 'A' + 'a');
        if (letter != ending[i]) return false;
    }
    return true;
}

static bool is_wanted(const char *name) {
    static const char *const endings[] = {".svg", ".svg.gz", ".png", ".md", ".txt"};
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (has_ending(name, endings[i])) return true;
    return strcmp(name, "deck.json") == 0 || strcmp(name, "deck.json.gz") == 0 ||
           strcmp(name, "LICENSE") == 0 || strcmp(name, "COPYING") == 0;
}

static bool copy_file(Adding *adding, const char *below) {
    char to[ADD_PATH];
    size_t size = 0;
    if (!join(to, adding->to, below)) return fail(adding, below);
    char *bytes = file_read_below(adding->from, below, ADD_FILE_BYTES, &size);
    if (!bytes) return fail(adding, below);
    adding->bytes += size;
    adding->files++;
    errno = EFBIG;
    bool is_copied = adding->files <= ADD_FILES && adding->bytes <= ADD_BYTES &&
                     file_write_new(to, bytes, size, FILE_SAFE);
    int code = errno;
    free(bytes);
    errno = code;
    return is_copied || fail(adding, below);
}

/* `below` is a folder's path from the deck's; "" for that itself. */
static bool copy_folder(Adding *adding, const char *below, int levels);

static bool copy_entry(Adding *adding, const char *below, const char *name, int levels) {
    char path[ADD_PATH], from[ADD_PATH];
    if (name[0] == '.') return true;
    snprintf(path, sizeof path, "%s%s%s", below, below[0] ? "/" : "", name);
    if (!join(from, adding->from, path)) return fail(adding, path);
    FileKind kind = file_facts_of_link(from).kind;
    if (kind == FILE_FOLDER) return levels == 0 || copy_folder(adding, path, levels - 1);
    return kind != FILE_PLAIN || !is_wanted(name) || copy_file(adding, path);
}

static bool copy_folder(Adding *adding, const char *below, int levels) {
    char from[ADD_PATH], to[ADD_PATH];
    FileList list;
    bool is_made = join(from, adding->from, below) && join(to, adding->to, below) && file_make_folder(to);
    if (!is_made || !file_list(&list, from, ADD_NAMES)) return fail(adding, below);
    bool is_copied = true;
    for (size_t i = 0; i < list.count && is_copied; i++)
        is_copied = copy_entry(adding, below, list.names[i], levels);
    file_list_free(&list);
    return is_copied;
}

/* What was copied of it. */
static void remove_copy(const char *folder, int levels) {
    FileList list;
    if (!file_list(&list, folder, ADD_NAMES)) return;
    for (size_t i = 0; i < list.count; i++) {
        char path[ADD_PATH];
        bool is_there = join(path, folder, list.names[i]);
        if (is_there && levels > 0 && file_facts_of_link(path).kind == FILE_FOLDER)
            remove_copy(path, levels - 1);
        bool is_gone = is_there && file_remove(path);
        (void)is_gone; /* the rest of a copy is no deck, and harms nothing */
    }
    file_list_free(&list);
    bool is_gone = file_remove(folder);
    (void)is_gone;
}

/* The folder's name in letters that a deck's folder may have. */
static void name_copy(const char *folder, char name[DECK_FOLDER + 1]) {
    const char *slash = strrchr(folder, '/');
    snprintf(name, DECK_FOLDER + 1, "%s", slash ? slash + 1 : folder);
    for (char *letter = name; *letter; letter++) {
        char alone[] = {*letter, '\0'};
        bool is_point = *letter == '.' && letter > name; /* good where it does not come first */
        if (!is_point && !deck_folder_is_good(alone)) *letter = '-';
    }
    if (!name[0]) snprintf(name, DECK_FOLDER + 1, "deck");
}

/* A name that no folder has: "rose", "rose-2" … */
static bool find_place(const char *cards, const char *wanted, char name[DECK_FOLDER + 1],
                       char path[ADD_PATH]) {
    enum { ROOM = sizeof "-99" - 1 };
    for (int number = 1; number < ADD_TRIES; number++) {
        snprintf(name, DECK_FOLDER + 1, "%s", wanted);
        if (number > 1) snprintf(name, DECK_FOLDER + 1, "%.*s-%d", DECK_FOLDER - ROOM, wanted, number);
        if (!join(path, cards, name)) return false;
        if (file_facts_of_link(path).kind == FILE_NONE) return true;
    }
    errno = EEXIST;
    return false;
}

static bool complain(Text *why, const char *path, int code) {
    text_add(why, path);
    text_add(why, ": ");
    text_add(why, file_words(code));
    return false;
}

bool deck_add(const char *folder, const char *data, char id[DECK_ID], Text *why) {
    char cards[ADD_PATH], wanted[DECK_FOLDER + 1], name[DECK_FOLDER + 1], to[ADD_PATH];
    name_copy(folder, wanted);
    if (!join(cards, data, "cards") || !file_make_folder(cards) || !find_place(cards, wanted, name, to))
        return complain(why, cards, errno);
    Adding adding = {.from = folder, .to = to};
    snprintf(id, DECK_ID, DECK_OWN "%s", name);
    if (copy_folder(&adding, "", ADD_LEVELS)) return true;
    remove_copy(to, ADD_LEVELS);
    return complain(why, adding.failed[0] ? adding.failed : folder, adding.why);
}
