#include "render/deck_private.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void deck_error_set(DeckError *error, const char *file, int line, const char *what, const char *which) {
    if (error->failed) return;
    error->failed = true;
    if (error->size)
        snprintf(error->message, error->size, "%s:%d: %s%s%s", file, line, what, which ? " " : "",
                 which ? which : "");
}

int deck_source_line(const Deck *deck, const char *word) {
    DeckText quoted = {0};
    deck_text_add_string(&quoted, "\"");
    deck_text_add_string(&quoted, word);
    deck_text_add_string(&quoted, "\"");
    const char *found = strstr(deck->source, quoted.bytes);
    free(quoted.bytes);
    return found ? deck_text_line_at(deck->source, (size_t)(found - deck->source)) : 1;
}

static char *join(const char *dir, const char *name) {
    DeckText path = {0};
    deck_text_add_string(&path, dir);
    deck_text_add_string(&path, "/");
    deck_text_add_string(&path, name);
    return path.bytes;
}

static void blame(const Deck *deck, DeckError *error, const char *word, const char *what, const char *which) {
    char *file = join(deck->dir, "deck.json");
    deck_error_set(error, file, word ? deck_source_line(deck, word) : 1, what, which);
    free(file);
}

/* Comments are for the artist; the rasteriser need not read them again for every face. Their line ends stay,
 * so that errors name the line in the file. */
static json_t *without_comments(const char *text) {
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

static bool is_file(const char *path) {
    FILE *file = fopen(path, "rb");
    if (file) fclose(file);
    return file != NULL;
}

char *deck_fragment_file(const Deck *deck, const char *path) {
    char *own = join(deck->dir, path);
    if (!deck->base || is_file(own)) return own;
    char *inherited = join(deck->base, path);
    bool is_inherited = is_file(inherited);
    free(is_inherited ? own : inherited);
    return is_inherited ? inherited : own;
}

const char *deck_fragment(const Deck *deck, const char *path, DeckError *error) {
    const json_t *known = json_object_get(deck->fragments, path);
    if (known) return json_string_value(known);
    char *file = deck_fragment_file(deck, path);
    char *text = deck_text_read_file(file);
    json_t *fragment = text ? without_comments(text) : NULL;
    if (!fragment) {
        DeckText what = {0};
        deck_text_add_string(&what, text ? "is not UTF-8:" : "cannot be read:");
        blame(deck, error, path, file, what.bytes);
        free(what.bytes);
    } else {
        json_object_set_new(deck->fragments, path, fragment);
    }
    free(text);
    free(file);
    return json_string_value(fragment);
}

static void read_size(Deck *deck, DeckError *error) {
    const json_t *size = json_object_get(deck->root, "size");
    deck->width = json_number_value(json_array_get(size, 0));
    deck->height = json_number_value(json_array_get(size, 1));
    if (!(deck->width >= 1 && deck->width <= 10000 && deck->height >= 1 && deck->height <= 10000))
        blame(deck, error, "size", "\"size\" must be [width, height], each from 1 to 10000", NULL);
}

static void check_shape(const Deck *deck, DeckError *error) {
    static const char *const objects[] = {"traits", "faces"};
    if (json_integer_value(json_object_get(deck->root, "sabacc-deck")) != 1)
        blame(deck, error, "sabacc-deck", "\"sabacc-deck\" must be 1, the format this program reads", NULL);
    if (!json_is_string(json_object_get(deck->root, "name")))
        blame(deck, error, "name", "\"name\" must be a string", NULL);
    for (size_t i = 0; i < sizeof objects / sizeof *objects; i++)
        if (!json_is_object(json_object_get(deck->root, objects[i])))
            blame(deck, error, objects[i], "must be an object:", objects[i]);
}

static void compose_all(const Deck *deck, DeckError *error) {
    DeckText svg = {0};
    for (size_t i = 0; i < deck_face_count(deck) && !error->failed; i++) {
        svg.length = 0;
        deck_compose_face(deck, deck_face_name(deck, i), &svg, error);
    }
    free(svg.bytes);
}

/* DIR/deck.json as parsed, its text in *source (the caller's to free) for the lines of errors. NULL after an
 * error. */
static json_t *read_json(const char *dir, char **source, DeckError *error) {
    char *file = join(dir, "deck.json");
    json_error_t syntax;
    json_t *root = NULL;
    *source = deck_text_read_file(file);
    if (!*source)
        deck_error_set(error, file, 1, "cannot be read", NULL);
    else if (!(root = json_loads(*source, JSON_REJECT_DUPLICATES, &syntax)))
        deck_error_set(error, file, syntax.line, syntax.text, NULL);
    free(file);
    return root;
}

/* Size, values, places and traits that the deck does not give itself are the base's; its faces are not. */
static void take_over(Deck *deck, const json_t *base) {
    static const char *const groups[] = {"set", "places", "traits"};
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++) {
        json_t *inherited = json_object_get(base, groups[i]), *own = json_object_get(deck->root, groups[i]);
        if (!json_is_object(inherited)) continue;
        if (!own) json_object_set_new(deck->root, groups[i], own = json_object());
        json_object_update_missing(own, inherited);
    }
    if (!json_object_get(deck->root, "size"))
        json_object_set(deck->root, "size", json_object_get(base, "size"));
}

static void read_base(Deck *deck, DeckError *error) {
    const json_t *base = json_object_get(deck->root, "base");
    char *source = NULL;
    if (!base) return;
    if (!json_is_string(base)) {
        blame(deck, error, "base", "\"base\" must be another deck's folder", NULL);
        return;
    }
    deck->base = join(deck->dir, json_string_value(base));
    json_t *root = read_json(deck->base, &source, error);
    if (json_object_get(root, "base"))
        blame(deck, error, "base", "the base has a base of its own:", json_string_value(base));
    if (!error->failed) take_over(deck, root);
    json_decref(root);
    free(source);
}

static void read_deck(Deck *deck, DeckError *error) {
    deck->root = read_json(deck->dir, &deck->source, error);
    if (error->failed) return;
    read_base(deck, error);
    if (error->failed) return;
    read_size(deck, error);
    check_shape(deck, error);
    if (!error->failed) compose_all(deck, error);
}

Deck *deck_open(const char *dir, char *error, size_t size) {
    DeckError told = {.message = error, .size = size};
    Deck *deck = calloc(1, sizeof *deck);
    assert(deck && "out of memory");
    DeckText copy = {0};
    deck_text_add_string(&copy, dir);
    deck->dir = copy.bytes;
    deck->fragments = json_object();
    read_deck(deck, &told);
    if (!told.failed) return deck;
    deck_close(deck);
    return NULL;
}

void deck_close(Deck *deck) {
    if (!deck) return;
    json_decref(deck->fragments);
    json_decref(deck->root);
    free(deck->source);
    free(deck->base);
    free(deck->dir);
    free(deck);
}

const char *deck_name(const Deck *deck) { return json_string_value(json_object_get(deck->root, "name")); }
double deck_width(const Deck *deck) { return deck->width; }
double deck_height(const Deck *deck) { return deck->height; }

size_t deck_face_count(const Deck *deck) { return json_object_size(json_object_get(deck->root, "faces")); }

const char *deck_face_name(const Deck *deck, size_t index) {
    assert(index < deck_face_count(deck));
    json_t *faces = json_object_get(deck->root, "faces");
    void *at = json_object_iter(faces);
    while (index--) at = json_object_iter_next(faces, at);
    return json_object_iter_key(at);
}

bool deck_has_face(const Deck *deck, const char *face) {
    return json_object_get(json_object_get(deck->root, "faces"), face) != NULL;
}

static char *finished(DeckText *text, bool is_good) {
    if (is_good) return text->bytes;
    free(text->bytes);
    return NULL;
}

char *deck_face_svg(const Deck *deck, const char *face) {
    DeckText svg = {0};
    DeckError error = {0};
    if (!deck_has_face(deck, face)) return NULL;
    deck_compose_face(deck, face, &svg, &error);
    return finished(&svg, !error.failed);
}

char *deck_face_value(const Deck *deck, const char *face, const char *name) {
    DeckText value = {0};
    DeckError error = {0};
    bool is_there = deck_has_face(deck, face) && deck_compose_value(deck, face, name, &value, &error);
    return finished(&value, is_there && !error.failed);
}

char *deck_face_part_svg(const Deck *deck, const char *face, int column, int row, int parts) {
    char *whole = deck_face_svg(deck, face);
    if (!whole) return NULL;
    double width = deck->width / parts, height = deck->height / parts;
    const double numbers[] = {width, height, width * column, height * row, width, height};
    static const char *const before[] = {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", "\" height=\"", "\" viewBox=\"", " ", " ", " "};
    DeckText part = {0};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        deck_text_add_string(&part, before[i]);
        deck_text_add_number(&part, numbers[i]);
    }
    deck_text_add_string(&part, "\"");
    deck_text_add_string(&part, strchr(whole, '>')); /* the root's end and all within it */
    free(whole);
    return part.bytes;
}
