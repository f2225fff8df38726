#include "decks/private.h"

#include "base/memory.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Names from files and deck.json must not contain line breaks or terminal control characters. */
static void put_in_a_line(char *text) {
    for (; *text; text++)
        if ((unsigned char)*text < ' ' || *text == 127) *text = ' ';
}

void deck_error_set(DeckError *error, const char *file, int line, const char *what, const char *which) {
    if (error->failed) return;
    error->failed = true;
    if (!error->size) return;
    snprintf(error->message, error->size, "%s:%d: %s%s%s", file, line, what, which ? " " : "",
             which ? which : "");
    put_in_a_line(error->message);
}

int deck_source_line(const Deck *deck, const char *word) {
    DeckText quoted = {0};
    deck_text_add_string(&quoted, "\"");
    deck_text_add_string(&quoted, word);
    deck_text_add_string(&quoted, "\"");
    const char *found = deck->source ? strstr(deck->source, quoted.bytes) : NULL;
    free(quoted.bytes);
    return found ? deck_text_line_at(deck->source, (size_t)(found - deck->source)) : 1;
}

char *deck_join(const char *dir, const char *name) {
    DeckText path = {0};
    deck_text_add_string(&path, dir);
    deck_text_add_string(&path, "/");
    deck_text_add_string(&path, name);
    return path.bytes;
}

void deck_blame(const Deck *deck, DeckError *error, const char *word, const char *what, const char *which) {
    char *file = deck->source ? deck_join(deck->dir, "deck.json") : NULL;
    deck_error_set(error, file ? file : deck->dir, word ? deck_source_line(deck, word) : 1, what, which);
    free(file);
}

static void read_size(Deck *deck, DeckError *error) {
    const json_t *size = json_object_get(deck->root, "size");
    deck->width = json_number_value(json_array_get(size, 0));
    deck->height = json_number_value(json_array_get(size, 1));
    if (!(deck->width >= 1 && deck->width <= 10000 && deck->height >= 1 && deck->height <= 10000))
        deck_blame(deck, error, "size", "\"size\" must be [width, height], each from 1 to 10000", NULL);
}

static void check_shape(const Deck *deck, DeckError *error) {
    static const char *const objects[] = {"traits", "faces"};
    if (json_integer_value(json_object_get(deck->root, "sabacc-deck")) != 1)
        deck_blame(deck, error, "sabacc-deck", "\"sabacc-deck\" must be 1, the format this program reads",
                   NULL);
    if (!json_is_string(json_object_get(deck->root, "name")))
        deck_blame(deck, error, "name", "\"name\" must be a string", NULL);
    for (size_t i = 0; i < sizeof objects / sizeof *objects; i++)
        if (!json_is_object(json_object_get(deck->root, objects[i])))
            deck_blame(deck, error, objects[i], "must be an object:", objects[i]);
}

void deck_read_head(Deck *deck, DeckError *error) {
    read_size(deck, error);
    check_shape(deck, error);
}

/* A layer that only large faces have. */
static bool has_large_layers(const Deck *deck) {
    json_t *traits = json_object_get(deck->root, "traits");
    for (void *at = json_object_iter(traits); at; at = json_object_iter_next(traits, at)) {
        const json_t *layers = json_object_get(json_object_iter_value(at), "layers");
        for (size_t i = 0; i < json_array_size(layers); i++)
            if (json_is_true(json_object_get(json_array_get(layers, i), "large"))) return true;
    }
    return false;
}

static void compose_faces(const Deck *deck, bool is_large, DeckError *error) {
    DeckText svg = {0};
    for (size_t i = 0; i < deck_face_count(deck) && !error->failed; i++) {
        svg.length = 0;
        deck_compose_face(deck, deck_face_name(deck, i), is_large, &svg, error);
    }
    free(svg.bytes);
}

/* Where large faces have all their fragments in common with the others, composing those is enough. */
void deck_compose_all(const Deck *deck, DeckError *error) {
    compose_faces(deck, false, error);
    if (has_large_layers(deck)) compose_faces(deck, true, error);
}

json_t *deck_read_json(const char *dir, char **source, DeckError *error) {
    char *file = deck_join(dir, "deck.json");
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

void deck_take_over(Deck *deck, const json_t *base) {
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
        deck_blame(deck, error, "base", "\"base\" must be another deck's folder", NULL);
        return;
    }
    deck->bases[deck->base_count++] = deck_join(deck->dir, json_string_value(base));
    json_t *root = deck_read_json(deck->bases[0], &source, error);
    if (json_object_get(root, "base"))
        deck_blame(deck, error, "base", "the base has a base of its own:", json_string_value(base));
    if (!error->failed) deck_take_over(deck, root);
    json_decref(root);
    free(source);
}

static void read_deck(Deck *deck, DeckError *error) {
    deck->root = deck_read_json(deck->dir, &deck->source, error);
    if (error->failed) return;
    read_base(deck, error);
    if (error->failed) return;
    deck_read_head(deck, error);
    if (!error->failed) deck_schema_check(deck, error);
    if (!error->failed) deck_compose_all(deck, error);
}

Deck *deck_new(const char *dir) {
    Deck *deck = memory_calloc(1, sizeof *deck);
    DeckText copy = {0};
    deck_text_add_string(&copy, dir);
    deck->dir = copy.bytes;
    deck->fragments = json_object();
    deck->family = DECK_FAMILIES;
    return deck;
}

Deck *deck_open(const char *dir, char *error, size_t size) {
    DeckError fault = {.message = error, .size = size};
    Deck *deck = deck_new(dir);
    read_deck(deck, &fault);
    if (!fault.failed) return deck;
    deck_close(deck);
    return NULL;
}

void deck_close(Deck *deck) {
    if (!deck) return;
    json_decref(deck->fragments);
    json_decref(deck->root);
    json_decref(deck->inherited);
    json_decref(deck->drawings);
    for (size_t i = 0; i < deck->photo_count; i++) {
        free(deck->photos[i].face);
        free(deck->photos[i].bytes);
    }
    free(deck->photos);
    for (int i = 0; i < deck->base_count; i++) free(deck->bases[i]);
    free(deck->source);
    free(deck->dir);
    free(deck);
}

const char *deck_name(const Deck *deck) { return json_string_value(json_object_get(deck->root, "name")); }
double deck_width(const Deck *deck) { return deck->width; }
double deck_height(const Deck *deck) { return deck->height; }
double deck_shape(const Deck *deck) { return deck->width / deck->height; }
bool deck_has_base(const Deck *deck) { return deck->base_count > 0; }
DeckFamily deck_family(const Deck *deck) { return deck->family; }

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

static char *face_svg(const Deck *deck, const char *face, bool is_large) {
    DeckText svg = {0};
    DeckError error = {0};
    if (!deck_has_face(deck, face)) return NULL;
    deck_compose_face(deck, face, is_large, &svg, &error);
    return finished(&svg, !error.failed);
}

char *deck_face_svg(const Deck *deck, const char *face) { return face_svg(deck, face, false); }

char *deck_face_large_svg(const Deck *deck, const char *face) { return face_svg(deck, face, true); }

char *deck_face_value(const Deck *deck, const char *face, const char *name) {
    DeckText value = {0};
    DeckError error = {0};
    bool is_there = deck_has_face(deck, face) && deck_compose_value(deck, face, name, &value, &error);
    return finished(&value, is_there && !error.failed);
}

char *deck_face_part_svg(const Deck *deck, const char *face, const PicturePart *place) {
    char *whole = deck_face_large_svg(deck, face);
    if (!whole) return NULL;
    double width = deck->width / place->columns, height = deck->height / place->rows;
    const double numbers[] = {width, height, width * place->column, height * place->row, width, height};
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
