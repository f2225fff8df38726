#include "decks/private.h"

#include "base/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "decks/files.h"

/* Removes comments, so that the rasteriser need not parse them again for every face. */
json_t *deck_without_comments(const char *text) {
    DeckText kept = {0};
    deck_text_add(&kept, "", 0);
    for (const char *open; (open = strstr(text, "<!--"));) {
        const char *close = strstr(open, "-->");
        deck_text_add(&kept, text, (size_t)(open - text));
        text = close ? close + 3 : open + strlen(open);
        for (const char *at = open; at < text; at++)
            if (*at == '\n') deck_text_add(&kept, at, 1);
    }
    deck_text_add_string(&kept, text);
    json_t *string = json_string(kept.bytes);
    free(kept.bytes);
    return string;
}

/* ---- fragment paths ---- */

/* A player's folder may also contain the files that all built-in decks share: `../common/x` is its
 * `common/x`. */
static const char *own_path(const Deck *deck, const char *path) {
    return deck->is_own && strncmp(path, "../common/", 10) == 0 ? path + 3 : path;
}

static bool is_here(const Deck *deck, const char *path) {
    if (deck->is_own) return file_is_shipped_below(deck->dir, own_path(deck, path));
    char *file = deck_join(deck->dir, path);
    bool is_there = file_is_shipped(file);
    free(file);
    return is_there;
}

/* The file in one of the bases; NULL if none has it. Of the built-in decks a player's deck may use only its
 * base and `common`. */
static char *inherited_file(const Deck *deck, const char *path) {
    if (deck->is_own && (path[0] == '/' || strstr(own_path(deck, path), ".."))) return NULL;
    for (int i = 0; i < deck->base_count; i++) {
        char *file = deck_join(deck->bases[i], path);
        if (file_is_shipped(file)) return file;
        free(file);
    }
    return NULL;
}

char *deck_fragment_file(const Deck *deck, const char *path) {
    char *inherited = is_here(deck, path) ? NULL : inherited_file(deck, path);
    return inherited ? inherited : deck_join(deck->dir, own_path(deck, path));
}

bool deck_fragment_is_inherited(const Deck *deck, const char *path) {
    char *inherited = is_here(deck, path) ? NULL : inherited_file(deck, path);
    free(inherited);
    return inherited != NULL;
}

/* ---- reading ---- */

static void blame_file(const Deck *deck, DeckError *error, const char *path, const char *what) {
    char *file = deck_fragment_file(deck, path);
    DeckText message = {0};
    deck_text_add_string(&message, what);
    deck_text_add_string(&message, ":");
    deck_blame(deck, error, path, deck->is_own ? own_path(deck, path) : file,
               deck->is_own ? what : message.bytes);
    free(message.bytes);
    free(file);
}

static size_t bytes_of(const json_t *fragments) {
    size_t bytes = 0;
    json_t *object = (json_t *)fragments;
    for (void *at = json_object_iter(object); at; at = json_object_iter_next(object, at))
        bytes += json_string_length(json_object_iter_value(at));
    return bytes;
}

static char *read_text(const Deck *deck, const char *path, DeckError *error) {
    char *inherited = is_here(deck, path) ? NULL : inherited_file(deck, path);
    const char *why = "cannot be read";
    char *text = NULL;
    size_t length;
    if (inherited || !deck->is_own) {
        char *file = inherited ? inherited : deck_join(deck->dir, path);
        text = deck_text_read_file(file);
        free(file);
    } else if (bytes_of(deck->fragments) > DECK_FRAGMENTS_MAX) {
        why = "is one file too many: a deck's SVG may be 16 MiB in all";
    } else {
        text = deck_file_read(deck->dir, own_path(deck, path), DECK_TEXT_MAX, &length, &why);
    }
    if (!text) blame_file(deck, error, path, why);
    return text;
}

const char *deck_fragment(const Deck *deck, const char *path, DeckError *error) {
    const json_t *known = json_object_get(deck->fragments, path);
    if (known) return json_string_value(known);
    char *text = read_text(deck, path, error);
    json_t *fragment = text ? deck_without_comments(text) : NULL;
    if (text && !fragment) blame_file(deck, error, path, "is not UTF-8");
    if (fragment) json_object_set_new(deck->fragments, path, fragment);
    free(text);
    return json_string_value(fragment);
}
