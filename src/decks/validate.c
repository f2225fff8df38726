/* Validates a player's deck: every face as it would be drawn, with advice where one cannot be. */
#include "decks/private.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "decks/subset.h"

enum { MESSAGE = 400 };

void deck_advise(const char *fault, char *advice, size_t size) {
    static const struct {
        const char *about, *what;
    } advices[] = {
        {"element text", "turn letters into paths"},
        {"attribute style", "write fill=\"…\", stroke=\"…\" as attributes (a plain or optimised SVG)"},
        {"attribute class", "write fill=\"…\", stroke=\"…\" as attributes (a plain or optimised SVG)"},
        {"element style", "write fill=\"…\", stroke=\"…\" as attributes (a plain or optimised SVG)"},
        {"attribute xmlns:", "save it as plain SVG"},
        {"element sodipodi:", "save it as plain SVG"},
        {"element inkscape:", "save it as plain SVG"},
        {"element metadata", "save it as optimised SVG"},
        {"element image", "save the whole face as PNG"},
        {"element filter", "draw glow with gradients, or save the whole face as PNG"},
        {"element mask", "cut the shapes themselves, or save the whole face as PNG"},
        {"element clipPath", "cut the shapes themselves, or save the whole face as PNG"},
        {"element use", "draw the shape again, or list its fragment twice"},
        {"a gradient defined", "write #rrggbb, or define the gradient above its first use"},
        {"colour", "write #rrggbb"},
        {"a number is too large", "keep to less than a million, without e"},
        {"not closed", "close it"},
        {"nothing is", "draw at least one shape"},
    };
    const char *what = "assets/cards/README.md tells what may be drawn";
    for (size_t i = 0; i < sizeof advices / sizeof *advices; i++)
        if (strstr(fault, advices[i].about)) {
            what = advices[i].what;
            break;
        }
    snprintf(advice, size, "%.*s: %s", (int)size / 2, fault, what);
}

static void blame_drawing(const Deck *deck, const char *face, bool is_large, const DeckSubset *found,
                          const char *fault, DeckError *error) {
    char advice[MESSAGE];
    int line = 0;
    char *path = deck_compose_origin(deck, face, is_large, found->offset, &line);
    bool is_ours = path && !deck_fragment_is_inherited(deck, path);
    char *file = is_ours ? deck_fragment_file(deck, path) : NULL;
    const char *what = strstr(fault, ": "), *value = strrchr(fault, ' ');
    deck_advise(what ? what + 2 : fault, advice, sizeof advice);
    if (file)
        deck_error_set(error, file, line, advice, NULL);
    else
        deck_blame(deck, error, path && value ? value + 1 : face, advice, NULL);
    free(file);
    free(path);
}

static void validate_face(const Deck *deck, const char *face, bool is_large, DeckText *svg,
                          DeckError *error) {
    char fault[MESSAGE];
    DeckSubset found;
    svg->length = 0;
    deck_compose_face(deck, face, is_large, svg, error);
    if (error->failed) return;
    if (!deck_subset_check(svg->bytes, &found, fault, sizeof fault))
        blame_drawing(deck, face, is_large, &found, fault, error);
    else if (found.shapes > DECK_SHAPES_MAX)
        deck_blame(deck, error, face, "is drawn with more than 1000 shapes: make it simpler:", face);
}

void deck_validate_all(const Deck *deck, DeckError *error) {
    DeckText svg = {0};
    for (size_t i = 0; i < deck_face_count(deck) && !error->failed; i++) {
        const char *face = deck_face_name(deck, i);
        for (int large = 0; large < 2 && !deck_photo(deck, face) && !error->failed; large++)
            validate_face(deck, face, large, &svg, error);
    }
    free(svg.bytes);
}
