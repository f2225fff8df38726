#include "decks/private.h"

#include <stdlib.h>
#include <string.h>

/* Where a placeholder's value is looked up: the innermost set first. */
typedef struct Scope {
    const struct Scope *outer;
    const json_t *set;
} Scope;

typedef struct Composer {
    const Deck *deck;
    DeckText *out;
    DeckError *error;
    int instances;  /* fragments drawn so far: {id} keeps their gradients apart */
    int expansions; /* placeholders expanded so far: empty values add no text but take time */
    double length;  /* {length} of the place being drawn */
    bool is_large;

    /* Whether deck_compose_origin is searching for the innermost fragment around a byte. */
    bool is_seeking;
    size_t sought;
    char *found;
    int found_line;

    const char *problem; /* with a placeholder, or NULL */
    char problem_name[32];
} Composer;

static void blame(Composer *composer, const char *word, const char *what, const char *which) {
    deck_blame(composer->deck, composer->error, word, what, which);
}

static const char *value_of(const Scope *scope, const char *name) {
    for (; scope; scope = scope->outer) {
        const json_t *value = json_object_get(scope->set, name);
        if (json_is_string(value)) return json_string_value(value);
    }
    return NULL;
}

static const char *expand(Composer *composer, const Scope *scope, const char *text, int depth);

static void expand_name(Composer *composer, const Scope *scope, const char *name, int depth) {
    const char *value = value_of(scope, name);
    if (composer->out->length > DECK_DOCUMENT_MAX) {
        composer->problem = "a face is more than 512 KiB with the placeholder";
        strcpy(composer->problem_name, name);
    } else if (++composer->expansions > DECK_EXPANSIONS_MAX) {
        composer->problem = "a face has more than 100000 placeholders with";
        strcpy(composer->problem_name, name);
    } else if (value && depth < DECK_NESTING_MAX)
        expand(composer, scope, value, depth + 1);
    else if (!value && strcmp(name, "id") == 0)
        deck_text_add_number(composer->out, composer->instances);
    else if (!value && strcmp(name, "length") == 0)
        deck_text_add_number(composer->out, composer->length);
    else {
        composer->problem = value ? "a placeholder goes round in circles:" : "a placeholder has no value:";
        strcpy(composer->problem_name, name);
    }
}

/* Returns where it stopped: at the end, or at the placeholder described by `problem`. */
static const char *expand(Composer *composer, const Scope *scope, const char *text, int depth) {
    for (const char *open; (open = strchr(text, '{'));) {
        char name[sizeof composer->problem_name] = "";
        size_t length = strcspn(open + 1, "}");
        deck_text_add(composer->out, text, (size_t)(open - text));
        if (length < sizeof name) memcpy(name, open + 1, length);
        expand_name(composer, scope, name, depth);
        if (composer->problem) return open;
        text = open + 1 + length + (open[1 + length] == '}');
    }
    deck_text_add_string(composer->out, text);
    return text;
}

/* Expands a short text of deck.json outside the document: a fragment's path, a name of places. */
static char *expanded(Composer *composer, const Scope *scope, const char *text) {
    DeckText value = {0}, *document = composer->out;
    composer->out = &value;
    deck_text_add(&value, "", 0);
    expand(composer, scope, text, 0);
    composer->out = document;
    if (composer->problem) blame(composer, text, composer->problem, composer->problem_name);
    return value.bytes;
}

static void add_call(DeckText *out, const char *function, double a, double b) {
    deck_text_add_string(out, function);
    deck_text_add_string(out, "(");
    deck_text_add_number(out, a);
    deck_text_add_string(out, " ");
    deck_text_add_number(out, b);
    deck_text_add_string(out, ")");
}

static void add_transform(DeckText *out, double x, double y, double turn, double scale_x, double scale_y) {
    deck_text_add_string(out, "<g transform=\"");
    add_call(out, "translate", x, y);
    if (turn != 0) {
        deck_text_add_string(out, " rotate(");
        deck_text_add_number(out, turn);
        deck_text_add_string(out, ")");
    }
    if (scale_x != 1 || scale_y != 1) add_call(out, " scale", scale_x, scale_y);
    deck_text_add_string(out, "\">");
}

static double number_at(const json_t *array, size_t index, double otherwise) {
    const json_t *value = json_array_get(array, index);
    return json_is_number(value) ? json_number_value(value) : otherwise;
}

static void seek(Composer *composer, const char *path, size_t start) {
    const DeckText *out = composer->out;
    if (composer->sought < start || composer->sought >= out->length) return;
    DeckText found = {0};
    deck_text_add_string(&found, path);
    free(composer->found);
    composer->found = found.bytes;
    composer->found_line = deck_text_line_at(out->bytes + start, composer->sought - start);
}

/* Checked after each fragment: a list of places or layers may draw a large one hundreds of times. */
static void check_length(Composer *composer, const char *path) {
    if (composer->out->length > DECK_DOCUMENT_MAX)
        blame(composer, path, "a face is drawn with more than 512 KiB, make it simpler; too much was", path);
}

static void draw_fragment(Composer *composer, const Scope *scope, const char *path) {
    const char *fragment = deck_fragment(composer->deck, path, composer->error);
    if (!fragment) return;
    composer->instances++;
    size_t start = composer->out->length;
    const char *stop = expand(composer, scope, fragment, 0);
    if (composer->is_seeking) seek(composer, path, start);
    if (!composer->problem) {
        check_length(composer, path);
        return;
    }
    if (composer->deck->is_own && deck_fragment_is_inherited(composer->deck, path)) {
        blame(composer, composer->problem_name, composer->problem, composer->problem_name);
        return;
    }
    char *file = deck_fragment_file(composer->deck, path);
    deck_error_set(composer->error, file, deck_text_line_at(fragment, (size_t)(stop - fragment)),
                   composer->problem, composer->problem_name);
    free(file);
}

static void draw_places(Composer *composer, const Scope *scope, const char *path, const char *places) {
    const json_t *list = json_object_get(json_object_get(composer->deck->root, "places"), places);
    if (!json_is_array(list)) blame(composer, "places", "\"places\" has no list", places);
    for (size_t i = 0; i < json_array_size(list) && !composer->error->failed; i++) {
        const json_t *place = json_array_get(list, i);
        add_transform(composer->out, number_at(place, 0, 0), number_at(place, 1, 0), number_at(place, 2, 0),
                      1, 1);
        composer->length = number_at(place, 3, 0);
        draw_fragment(composer, scope, path);
        deck_text_add_string(composer->out, "</g>");
    }
}

static void draw_contents(Composer *composer, const Scope *scope, const json_t *layer, const char *draw) {
    const char *places = json_string_value(json_object_get(layer, "places"));
    char *path = expanded(composer, scope, draw);
    char *list = places ? expanded(composer, scope, places) : NULL;
    if (!composer->error->failed && list) draw_places(composer, scope, path, list);
    if (!composer->error->failed && !list) draw_fragment(composer, scope, path);
    free(list);
    free(path);
}

static bool is_layer_key(const char *key) {
    static const char *const keys[] = {"draw", "move", "turn", "scale", "places", "set", "large"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(key, keys[i]) == 0) return true;
    return false;
}

static void check_layer_keys(Composer *composer, const json_t *layer) {
    json_t *object = (json_t *)layer;
    for (void *at = json_object_iter(object); at; at = json_object_iter_next(object, at))
        if (!is_layer_key(json_object_iter_key(at)))
            blame(composer, json_object_iter_key(at), "a layer has no key", json_object_iter_key(at));
}

/* Whether the layer belongs to a face of the size that is composed. */
static bool is_of_size(const Composer *composer, const json_t *layer) {
    const json_t *large = json_object_get(layer, "large");
    return !json_is_boolean(large) || json_is_true(large) == composer->is_large;
}

/* A large face's "large" covers what else the layer says of where it lies. */
static const json_t *lying(const Composer *composer, const json_t *layer, const char *key) {
    const json_t *large = composer->is_large ? json_object_get(layer, "large") : NULL;
    const json_t *value = json_object_get(large, key);
    return value ? value : json_object_get(layer, key);
}

/* A layer is a path, or an object with a path, place and transform. */
static void draw_layer(Composer *composer, const Scope *face, const json_t *layer) {
    const char *draw = json_string_value(json_is_string(layer) ? layer : json_object_get(layer, "draw"));
    const json_t *move = lying(composer, layer, "move"), *turn = lying(composer, layer, "turn");
    const json_t *scale = lying(composer, layer, "scale");
    const Scope scope = {.outer = face, .set = json_object_get(layer, "set")};
    bool is_moved = move || turn || scale;
    if (!draw) {
        blame(composer, "layers", "a layer must be a path or have \"draw\"", NULL);
        return;
    }
    check_layer_keys(composer, layer);
    if (!is_of_size(composer, layer)) return;
    double wide = json_is_number(scale) ? json_number_value(scale) : number_at(scale, 0, 1);
    double high = json_is_number(scale) ? wide : number_at(scale, 1, 1);
    if (is_moved)
        add_transform(composer->out, number_at(move, 0, 0), number_at(move, 1, 0), json_number_value(turn),
                      wide, high);
    draw_contents(composer, &scope, layer, draw);
    if (is_moved) deck_text_add_string(composer->out, "</g>");
}

typedef struct FaceScope {
    Scope scopes[DECK_TRAITS_MAX + 1];
    const json_t *traits[DECK_TRAITS_MAX];
    size_t count;
} FaceScope;

static const Scope *innermost(const FaceScope *face) { return &face->scopes[face->count]; }

/* A face's values: those of its traits override the deck's, and a later trait overrides an earlier one. */
static void enter_face(Composer *composer, const char *face, FaceScope *into) {
    const json_t *root = composer->deck->root;
    const json_t *names = json_object_get(json_object_get(root, "faces"), face);
    if (json_is_string(names)) names = json_object_get(composer->deck->inherited, face);
    into->scopes[0] = (Scope){.set = json_object_get(root, "set")};
    into->count = json_array_size(names);
    if (into->count < 1 || into->count > DECK_TRAITS_MAX) {
        blame(composer, face, "a face must list 1 to 12 traits:", face);
        into->count = 0;
    }
    for (size_t i = 0; i < into->count; i++) {
        const char *name = json_string_value(json_array_get(names, i));
        into->traits[i] = name ? json_object_get(json_object_get(root, "traits"), name) : NULL;
        if (!into->traits[i]) blame(composer, face, "\"traits\" has no", name ? name : face);
        into->scopes[i + 1] =
            (Scope){.outer = &into->scopes[i], .set = json_object_get(into->traits[i], "set")};
    }
}

static void open_document(const Deck *deck, DeckText *out) {
    deck_text_add_string(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"");
    deck_text_add_number(out, deck->width);
    deck_text_add_string(out, "\" height=\"");
    deck_text_add_number(out, deck->height);
    deck_text_add_string(out, "\" viewBox=\"0 0 ");
    deck_text_add_number(out, deck->width);
    deck_text_add_string(out, " ");
    deck_text_add_number(out, deck->height);
    deck_text_add_string(out, "\">\n");
}

static void draw_traits(Composer *composer, const char *face) {
    FaceScope scope;
    enter_face(composer, face, &scope);
    for (size_t i = 0; i < scope.count && !composer->error->failed; i++) {
        const json_t *layers = json_object_get(scope.traits[i], "layers");
        for (size_t j = 0; j < json_array_size(layers) && !composer->error->failed; j++)
            draw_layer(composer, innermost(&scope), json_array_get(layers, j));
    }
}

static void compose(Composer *composer, const char *face) {
    open_document(composer->deck, composer->out);
    if (!deck_picture_draw(composer->deck, face, composer->out)) draw_traits(composer, face);
    deck_text_add_string(composer->out, "</svg>\n");
}

void deck_compose_face(const Deck *deck, const char *face, bool is_large, DeckText *out, DeckError *error) {
    Composer composer = {.deck = deck, .out = out, .error = error, .is_large = is_large};
    compose(&composer, face);
}

char *deck_compose_origin(const Deck *deck, const char *face, bool is_large, size_t offset, int *line) {
    DeckText svg = {0};
    DeckError error = {0};
    Composer composer = {.deck = deck,
                         .out = &svg,
                         .error = &error,
                         .is_large = is_large,
                         .is_seeking = true,
                         .sought = offset};
    compose(&composer, face);
    free(svg.bytes);
    *line = composer.found_line;
    return composer.found;
}

/* A picture back that the built-in deck lacks has no traits. */
static bool has_traits(const Deck *deck, const char *face) {
    const json_t *names = json_object_get(json_object_get(deck->root, "faces"), face);
    return !json_is_string(names) || json_object_get(deck->inherited, face);
}

bool deck_compose_value(const Deck *deck, const char *face, const char *name, DeckText *out,
                        DeckError *error) {
    Composer composer = {.deck = deck, .out = out, .error = error};
    FaceScope scope;
    if (!has_traits(deck, face)) return false;
    enter_face(&composer, face, &scope);
    const char *value = value_of(innermost(&scope), name);
    if (value) expand(&composer, innermost(&scope), value, 0);
    return value && !composer.problem;
}
