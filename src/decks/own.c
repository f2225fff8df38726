/* A player's own deck: what it does not define itself is inherited from the built-in deck it stands in for.
 */
#include "decks/private.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/memory.h"
#include "decks/files.h"

enum {
    OWN_FILES = 1000,
    OWN_NAMES = 100000,
    OWN_FACES = 128,
    OWN_BACKS = 16,
    OWN_WORD = 24,
    OWN_MESSAGE = 400
};

/* ---- words ---- */

static bool is_back(const char *word) {
    return deck_face_is_back(word) && strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen(word);
}

static json_t *house_json(const char *house, DeckFamily family, DeckError *error) {
    char *source = NULL, *dir = deck_join(house, deck_family_ids[family]);
    json_t *root = deck_read_json(dir, &source, error);
    free(source);
    free(dir);
    return root;
}

/* ---- the folder's pictures ---- */

typedef struct Found {
    char *names[OWN_FILES];
    int count;
} Found;

/* The extension of a picture's file in lower case; "" for other files. */
static const char *picture_kind(const char *name) {
    static const char *const kinds[] = {".png", ".svg", ".jpg", ".jpeg", ".webp", ".gif", ".bmp"};
    const char *dot = strrchr(name, '.');
    for (size_t i = 0; dot && dot > name && i < sizeof kinds / sizeof *kinds; i++) {
        size_t n = 0;
        while (dot[n] && tolower((unsigned char)dot[n]) == kinds[i][n]) n++;
        if (!dot[n] && !kinds[i][n]) return kinds[i];
    }
    return "";
}

static void list_pictures(const Deck *deck, Found *found, DeckError *error) {
    FileList list;
    if (!file_list(&list, deck->dir, OWN_NAMES))
        deck_error_set(error, deck->dir, 1, "the folder cannot be read", NULL);
    for (size_t i = 0; i < list.count; i++) {
        const char *name = list.names[i];
        if (name[0] == '.' || !*picture_kind(name)) continue;
        if (found->count == OWN_FILES) {
            deck_error_set(error, deck->dir, 1, "holds more than 1000 pictures", NULL);
            break;
        }
        found->names[found->count] = memory_strdup(name);
        found->count++;
    }
    file_list_free(&list);
}

static void free_found(Found *found) {
    for (int i = 0; i < found->count; i++) free(found->names[i]);
}

/* `ci+3` of `ci+3.png`; false if the word is too long. */
static bool word_of(const char *name, char word[OWN_WORD]) {
    size_t length = (size_t)(strrchr(name, '.') - name);
    if (length >= OWN_WORD) return false;
    memcpy(word, name, length);
    word[length] = '\0';
    return true;
}

/* ---- which deck it stands in for ---- */

static int faces_known(const Deck *deck, const Found *found, const json_t *house_faces) {
    json_t *own = json_object_get(deck->root, "faces");
    char word[OWN_WORD];
    int known = 0;
    for (void *at = json_object_iter(own); at; at = json_object_iter_next(own, at))
        known += !is_back(json_object_iter_key(at)) && json_object_get(house_faces, json_object_iter_key(at));
    for (int i = 0; i < found->count; i++)
        known += word_of(found->names[i], word) && !is_back(word) && json_object_get(house_faces, word);
    return known;
}

/* The built-in deck with which it shares the most faces; on a tie the current family, else the first. */
static int guess_family(Deck *deck, const char *house, const Found *found, DeckError *error) {
    int max = 0;
    DeckFamily preferred = deck->family;
    for (int family = 0; family < DECK_FAMILIES && !error->failed; family++) {
        json_t *root = house_json(house, (DeckFamily)family, error);
        int known = faces_known(deck, found, json_object_get(root, "faces"));
        if (known > max || (known == max && known > 0 && family == (int)preferred))
            deck->family = (DeckFamily)family;
        if (known > max) max = known;
        json_decref(root);
    }
    return max;
}

/* `classic` names the base; `../classic`, as in built-in decks, is where it was inherited from. */
static void choose_family(Deck *deck, const char *house, const Found *found, DeckError *error) {
    const json_t *base = json_object_get(deck->root, "base");
    const char *id = json_string_value(base);
    bool is_house_form = id && strncmp(id, "../", 3) == 0;
    if (id) deck->family = deck_family_named(is_house_form ? id + 3 : id);
    if (base && deck->family == DECK_FAMILIES)
        deck_blame(deck, error, "base",
                   "\"base\" must name a deck of the house: classic, local, spike, kessel, pazaak or tokens",
                   NULL);
    else if ((!base || is_house_form) && guess_family(deck, house, found, error) == 0 && !base)
        deck_blame(
            deck, error, NULL,
            "has no face of any deck: name pictures by the cards' words (co1.png, ci+3.svg, …), or give "
            "\"base\": \"classic\", local, spike, kessel, pazaak or tokens",
            NULL);
}

/* ---- what it inherits ---- */

/* The deck must have the built-in deck's size: tables lay out all cards of a family alike. */
static void check_size(const Deck *deck, const json_t *house_size, DeckError *error) {
    char message[OWN_MESSAGE];
    const json_t *own = json_object_get(deck->root, "size");
    if (!own || json_equal(own, house_size)) return;
    snprintf(message, sizeof message,
             "\"size\" must be [%.6g, %.6g], like the deck it stands in for; or leave it out",
             json_number_value(json_array_get(house_size, 0)),
             json_number_value(json_array_get(house_size, 1)));
    deck_blame(deck, error, "size", message, NULL);
}

static void inherit(Deck *deck, const char *house, const char *folder, DeckError *error) {
    char *source = NULL;
    deck->bases[deck->base_count++] = deck_join(house, folder);
    json_t *root = deck_read_json(deck->bases[deck->base_count - 1], &source, error);
    const char *next = json_string_value(json_object_get(root, "base"));
    if (!error->failed) deck_take_over(deck, root);
    if (!error->failed && deck->base_count == 1)
        deck->inherited = json_incref(json_object_get(root, "faces"));
    if (!error->failed && next && deck->base_count < DECK_BASES_MAX)
        inherit(deck, house, strncmp(next, "../", 3) == 0 ? next + 3 : next, error);
    if (!error->failed && deck->base_count == 1) check_size(deck, json_object_get(root, "size"), error);
    json_decref(root);
    free(source);
}

/* ---- its faces ---- */

static bool is_known(const Deck *deck, const char *word) {
    return is_back(word) || json_object_get(deck->inherited, word);
}

static void blame_word(const Deck *deck, DeckError *error, const char *file, const char *word) {
    char message[OWN_MESSAGE];
    snprintf(message, sizeof message,
             "no face of the deck %s is called %.40s: sabacc-lab cards %s tells their words",
             deck_family_ids[deck->family], word, deck_family_ids[deck->family]);
    if (file) {
        char *path = deck_join(deck->dir, file);
        deck_error_set(error, path, 1, message, NULL);
        free(path);
    } else {
        deck_blame(deck, error, word, message, NULL);
    }
}

static void count_faces(const Deck *deck, const json_t *listed, DeckError *error) {
    json_t *faces = (json_t *)listed;
    int count = 0, backs = 0;
    for (void *at = json_object_iter(faces); at; at = json_object_iter_next(faces, at))
        is_back(json_object_iter_key(at)) ? backs++ : count++;
    if (count > OWN_FACES || backs > OWN_BACKS)
        deck_blame(deck, error, "faces", "a deck has at most 128 faces and 16 backs", NULL);
}

static void take_listed(Deck *deck, json_t *listed, DeckError *error) {
    count_faces(deck, listed, error); /* counted before their files are read */
    for (void *at = json_object_iter(listed); at && !error->failed; at = json_object_iter_next(listed, at)) {
        const char *word = json_object_iter_key(at), *path = json_string_value(json_object_iter_value(at));
        if (!is_known(deck, word) || strlen(word) >= OWN_WORD)
            blame_word(deck, error, NULL, word);
        else if (path)
            deck_picture_add(deck, word, path, word, error);
    }
}

static bool is_listed_picture(json_t *listed, const char *name) {
    for (void *at = json_object_iter(listed); at; at = json_object_iter_next(listed, at)) {
        const char *path = json_string_value(json_object_iter_value(at));
        if (path && strcmp(path, name) == 0) return true;
    }
    return false;
}

static void blame_file(const Deck *deck, DeckError *error, const char *name, const char *what) {
    char *path = deck_join(deck->dir, name);
    deck_error_set(error, path, 1, what, NULL);
    free(path);
}

/* SVG files may be fragments as well as whole pictures, whatever their name. */
static bool is_fragment(const Deck *deck, const char *name, const char *kind, DeckError *error) {
    const char *why = NULL;
    size_t length;
    if (strcmp(kind, ".svg") != 0) return false;
    char *text = deck_file_read(deck->dir, name, DECK_TEXT_MAX, &length, &why);
    if (!text) blame_file(deck, error, name, why);
    json_t *plain = text ? deck_without_comments(text) : NULL;
    bool is_part = plain && !deck_picture_is_document(json_string_value(plain));
    json_decref(plain);
    free(text);
    return is_part;
}

/* A file named like a face is that face, unless deck.json says otherwise. */
static void take_file(Deck *deck, json_t *listed, json_t *taken, const char *name, DeckError *error) {
    char word[OWN_WORD];
    const char *kind = picture_kind(name);
    bool has_word = word_of(name, word) && is_known(deck, word);
    bool is_ours = strcmp(kind, ".png") == 0 || strcmp(kind, ".svg") == 0;
    if (is_listed_picture(listed, name) || is_fragment(deck, name, kind, error)) return;
    if (error->failed || (has_word && json_object_get(listed, word))) return;
    if (has_word && !is_ours)
        blame_file(deck, error, name, "faces are SVG or PNG: save it as PNG");
    else if (has_word && json_object_get(taken, word))
        blame_file(deck, error, name, "is a second picture of the same face: keep one");
    else if (has_word) {
        json_object_set_new(taken, word, json_string(name));
        deck_picture_add(deck, word, name, NULL, error);
    } else if (is_ours)
        blame_word(deck, error, name, word_of(name, word) ? word : name);
}

/* Inherited faces in their order, own faces in their places, further backs last. */
static void take_faces(Deck *deck, const Found *found, DeckError *error) {
    json_t *listed = json_incref(json_object_get(deck->root, "faces"));
    json_t *faces = json_copy(deck->inherited), *taken = json_object();
    take_listed(deck, listed, error);
    for (int i = 0; i < found->count && !error->failed; i++)
        take_file(deck, listed, taken, found->names[i], error);
    json_object_update(faces, listed);
    json_object_update(faces, taken);
    json_object_set_new(deck->root, "faces", faces);
    json_decref(listed);
    json_decref(taken);
    if (!error->failed) count_faces(deck, faces, error);
}

bool deck_face_is_own(const Deck *deck, const char *face) {
    const json_t *made = json_object_get(json_object_get(deck->root, "faces"), face);
    return deck->is_own && made && made != json_object_get(deck->inherited, face);
}

/* ---- opening ---- */

/* A folder of pictures alone is named after the folder. */
static json_t *bare_root(const char *dir) {
    char *whole = file_full_path(dir); /* also for `.` */
    const char *path = whole ? whole : dir, *slash = strrchr(path, '/');
    json_t *root = json_pack("{s:i, s:s}", "sabacc-deck", 1, "name", slash && slash[1] ? slash + 1 : path);
    free(whole);
    return root;
}

static void read_own_json(Deck *deck, DeckError *error) {
    const char *why = NULL;
    size_t length;
    json_error_t syntax;
    char *file = deck_join(deck->dir, "deck.json");
    if (!file_is_shipped_below(deck->dir, "deck.json"))
        deck->root = bare_root(deck->dir);
    else if (!(deck->source = deck_file_read(deck->dir, "deck.json", DECK_TEXT_MAX, &length, &why)))
        deck_error_set(error, file, 1, why, NULL);
    else if (!(deck->root = json_loadb(deck->source, length, JSON_REJECT_DUPLICATES, &syntax)))
        deck_error_set(error, file, syntax.line > 0 ? syntax.line : 1, syntax.text, NULL);
    free(file);
}

static void read_own(Deck *deck, const char *house, Found *found, DeckError *error) {
    read_own_json(deck, error);
    if (!error->failed) list_pictures(deck, found, error);
    if (!error->failed) choose_family(deck, house, found, error);
    if (!error->failed) deck_schema_check(deck, error);
    if (!error->failed) inherit(deck, house, deck_family_ids[deck->family], error);
    if (!error->failed && !json_object_get(deck->root, "faces"))
        json_object_set_new(deck->root, "faces", json_object());
    if (!error->failed) deck_read_head(deck, error);
    if (!error->failed) take_faces(deck, found, error);
    if (!error->failed) deck_validate_all(deck, error);
}

/* *stands_for_none: it has a deck.json that neither names a base nor lists a built-in face. */
static Deck *open_own(const char *dir, const char *house, DeckError *fault, bool *stands_for_none) {
    Deck *deck = deck_new(dir);
    Found *found = memory_calloc(1, sizeof *found);
    deck->is_own = true;
    deck->drawings = json_object();
    read_own(deck, house, found, fault);
    *stands_for_none =
        deck->source && deck->root && deck->family == DECK_FAMILIES && !json_object_get(deck->root, "base");
    free_found(found);
    free(found);
    if (!fault->failed) return deck;
    deck_close(deck);
    return NULL;
}

Deck *deck_open_own(const char *dir, const char *house, char *error, size_t size) {
    DeckError fault = {.message = error, .size = size};
    bool stands_for_none;
    return open_own(dir, house, &fault, &stands_for_none);
}

static bool lies_in(const char *dir, const char *house) {
    char *parent = deck_join(dir, "..");
    bool is_same = file_is_same(parent, house);
    free(parent);
    return is_same;
}

Deck *deck_open_any(const char *dir, const char *house, char *error, size_t size) {
    DeckError fault = {.message = error, .size = size};
    bool stands_for_none = true;
    Deck *deck = lies_in(dir, house) ? NULL : open_own(dir, house, &fault, &stands_for_none);
    return deck || !stands_for_none ? deck : deck_open(dir, error, size);
}
