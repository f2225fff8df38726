/* Checks the contents of deck.json: a misspelt key is reported, not ignored. */
#include "decks/private.h"

#include <math.h>
#include <string.h>

enum { NAME_BYTES = 64, VALUE_NAME_BYTES = 31, VALUE_BYTES = 200, LIST_MAX = 400, FACE_BYTES = 63 };
static const double NUMBER_MAX = 100000;

typedef struct Check {
    const Deck *deck;
    DeckError *error;
} Check;

static void blame(Check *check, const char *word, const char *what, const char *which) {
    deck_blame(check->deck, check->error, word, what, which);
}

static bool is_listed(const char *key, const char *const keys[]) {
    while (*keys && strcmp(key, *keys) != 0) keys++;
    return *keys != NULL;
}

#define EACH(object, at)                                                                                     \
    for (void *at = json_object_iter(object); at && !check->error->failed;                                   \
         at = json_object_iter_next(object, at))

static void check_keys(Check *check, const json_t *value, const char *const keys[], const char *what) {
    json_t *object = (json_t *)value;
    EACH(object, at)
    if (!is_listed(json_object_iter_key(at), keys))
        blame(check, json_object_iter_key(at), what, json_object_iter_key(at));
}

static void check_set(Check *check, const json_t *value, const char *whose) {
    json_t *set = (json_t *)value;
    if (!set) return;
    if (!json_is_object(set)) blame(check, whose, "\"set\" must be an object of texts, in", whose);
    EACH(set, at) {
        const char *name = json_object_iter_key(at);
        const json_t *text = json_object_iter_value(at);
        if (strlen(name) > VALUE_NAME_BYTES)
            blame(check, name, "the name of a value has at most 31 letters:", name);
        if (!json_is_string(text) || json_string_length(text) > VALUE_BYTES ||
            strpbrk(json_string_value(text), "<>&\"\n"))
            blame(check, name, "a value must be a text of at most 200 letters without < > & \" in it:", name);
    }
}

static bool is_number(const json_t *value) {
    return json_is_number(value) && fabs(json_number_value(value)) <= NUMBER_MAX;
}

static bool are_numbers(const json_t *array, size_t min, size_t max) {
    size_t count = json_array_size(array);
    bool is_good = json_is_array(array) && count >= min && count <= max;
    for (size_t i = 0; i < count; i++) is_good = is_good && is_number(json_array_get(array, i));
    return is_good;
}

static void check_places(Check *check) {
    json_t *places = json_object_get(check->deck->root, "places");
    if (places && !json_is_object(places)) blame(check, "places", "must be an object:", "places");
    EACH(places, at) {
        const json_t *list = json_object_iter_value(at);
        bool is_good = json_is_array(list) && json_array_size(list) <= LIST_MAX;
        for (size_t i = 0; i < json_array_size(list); i++)
            is_good = is_good && are_numbers(json_array_get(list, i), 2, 4);
        if (!is_good)
            blame(check, json_object_iter_key(at),
                  "a list of places holds at most 400 times [x, y, turn, length], numbers up to 100000:",
                  json_object_iter_key(at));
    }
}

/* Where something lies, of a layer or of its "large". */
static void check_lying(Check *check, const json_t *layer, const char *trait) {
    const json_t *move = json_object_get(layer, "move"), *turn = json_object_get(layer, "turn"),
                 *scale = json_object_get(layer, "scale");
    if (move && !are_numbers(move, 2, 2))
        blame(check, trait, "\"move\" must be [x, y], numbers up to 100000, in the trait", trait);
    if (turn && !is_number(turn))
        blame(check, trait, "\"turn\" must be a number of degrees, in the trait", trait);
    if (scale && !is_number(scale) && !are_numbers(scale, 2, 2))
        blame(check, trait, "\"scale\" must be a number, or [x, y], in the trait", trait);
}

static void check_large(Check *check, const json_t *large, const char *trait) {
    static const char *const keys[] = {"move", "turn", "scale", NULL};
    if (!large || json_is_boolean(large)) return;
    if (!json_is_object(large))
        blame(check, trait, "\"large\" must be true, false or an object, in the trait", trait);
    check_keys(check, large, keys, "what is large has no key");
    check_lying(check, large, trait);
}

static void check_layer(Check *check, const json_t *layer, const char *trait) {
    static const char *const keys[] = {"draw", "move", "turn", "scale", "places", "set", "large", NULL};
    if (json_is_string(layer)) return;
    const json_t *draw = json_object_get(layer, "draw"), *places = json_object_get(layer, "places");
    if (!json_is_object(layer) || !json_is_string(draw)) {
        blame(check, trait, "a layer must be a path or have \"draw\", in the trait", trait);
        return;
    }
    check_keys(check, layer, keys, "a layer has no key");
    check_lying(check, layer, trait);
    check_large(check, json_object_get(layer, "large"), trait);
    if (places && !json_is_string(places))
        blame(check, trait, "\"places\" must be the name of a list, in the trait", trait);
    check_set(check, json_object_get(layer, "set"), trait);
}

static void check_traits(Check *check) {
    static const char *const keys[] = {"set", "layers", NULL};
    json_t *traits = json_object_get(check->deck->root, "traits");
    if (traits && !json_is_object(traits)) blame(check, "traits", "must be an object:", "traits");
    EACH(traits, at) {
        const char *name = json_object_iter_key(at);
        const json_t *trait = json_object_iter_value(at), *layers = json_object_get(trait, "layers");
        if (!json_is_object(trait)) blame(check, name, "a trait must be an object:", name);
        check_keys(check, trait, keys, "a trait has no key");
        check_set(check, json_object_get(trait, "set"), name);
        if (layers && (!json_is_array(layers) || json_array_size(layers) > LIST_MAX))
            blame(check, name, "\"layers\" must be a list of at most 400, in the trait", name);
        for (size_t i = 0; i < json_array_size(layers); i++)
            check_layer(check, json_array_get(layers, i), name);
    }
}

/* Face words appear on lines of text and become file names. */
static bool is_word(const char *name) {
    size_t length = strlen(name);
    for (const char *at = name; *at; at++)
        if ((unsigned char)*at <= ' ' || *at == 127 || *at == '/') return false;
    return length > 0 && length <= FACE_BYTES && *name != '.';
}

static void check_faces(Check *check) {
    json_t *faces = json_object_get(check->deck->root, "faces");
    if (faces && !json_is_object(faces)) blame(check, "faces", "must be an object:", "faces");
    EACH(faces, at) {
        const json_t *value = json_object_iter_value(at);
        bool is_good = json_is_string(value) || json_is_array(value);
        if (!is_word(json_object_iter_key(at)))
            blame(check, json_object_iter_key(at), "a face is called by one word of at most 63 letters, not",
                  json_object_iter_key(at));
        for (size_t i = 0; i < json_array_size(value); i++)
            is_good = is_good && json_is_string(json_array_get(value, i));
        if (!is_good)
            blame(check, json_object_iter_key(at),
                  "a face must be a list of traits, or the path of a picture:", json_object_iter_key(at));
    }
}

/* A name is shown on one line. */
static void check_name(Check *check) {
    const json_t *name = json_object_get(check->deck->root, "name");
    const char *text = json_string_value(name);
    bool is_good = text && *text && json_string_length(name) <= NAME_BYTES;
    for (const char *at = text; is_good && *at; at++) is_good = (unsigned char)*at >= ' ' && *at != 127;
    if (!is_good) blame(check, "name", "\"name\" must be a text of 1 to 64 bytes on one line", NULL);
}

void deck_schema_check(const Deck *deck, DeckError *error) {
    static const char *const keys[] = {"sabacc-deck", "name",   "base",  "size", "set",
                                       "places",      "traits", "faces", NULL};
    Check check = {deck, error};
    if (!json_is_object(deck->root)) {
        blame(&check, NULL, "must be an object: { \"sabacc-deck\": 1, \"name\": … }", NULL);
        return;
    }
    check_keys(&check, deck->root, keys, "there is no such key:");
    check_name(&check);
    check_set(&check, json_object_get(deck->root, "set"), "set");
    check_places(&check);
    check_traits(&check);
    check_faces(&check);
}
