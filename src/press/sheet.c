#include "press/sheet.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LARGE_FROM = 700 }; /* pixels of height: seen one at a time */

Picture sheet_face(const Deck *deck, const char *face, int height) {
    size_t length = 0;
    const char *photo = deck_face_png(deck, face, &length);
    int width = (int)lround(height * deck_shape(deck));
    if (photo) return picture_from_photo(photo, length, width, height);
    char *svg = height < LARGE_FROM ? deck_face_svg(deck, face) : deck_face_large_svg(deck, face);
    Picture picture = svg ? picture_from_svg(svg, width, height) : (Picture){0};
    free(svg);
    return picture;
}

static bool is_wanted(const Deck *deck, const SheetRequest *request, size_t index) {
    return !request->only || strstr(deck_face_name(deck, index), request->only);
}

static int count_wanted(const Deck *deck, const SheetRequest *request) {
    int count = 0;
    for (size_t i = 0; i < deck_face_count(deck); i++) count += is_wanted(deck, request, i);
    return count;
}

static int choose_columns(const Deck *deck, const SheetRequest *request, int count) {
    if (request->columns) return request->columns;
    int columns = (int)ceil(sqrt(count * 1.6 / deck_shape(deck)));
    return columns < count ? columns : count;
}

Picture sheet_make(const Deck *deck, const SheetRequest *request) {
    int count = count_wanted(deck, request);
    if (!count) return (Picture){0};
    int columns = choose_columns(deck, request, count), gap = request->height / 12 + 4;
    int step_x = (int)lround(request->height * deck_shape(deck)) + gap, step_y = request->height + gap;
    Picture sheet =
        picture_new(columns * step_x + gap, (count + columns - 1) / columns * step_y + gap, request->ground);
    for (size_t i = 0, n = 0; i < deck_face_count(deck); i++) {
        if (!is_wanted(deck, request, i)) continue;
        Picture face = sheet_face(deck, deck_face_name(deck, i), request->height);
        if (face.pixels)
            picture_lay(&sheet, &face, gap + (int)n % columns * step_x, gap + (int)n / columns * step_y);
        picture_free(&face);
        n++;
    }
    picture_as_seen(request->blind, &sheet);
    return sheet;
}
