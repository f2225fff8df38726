/* Faces made of one file: an SVG scaled to the deck's size, or a PNG. */
#include "decks/private.h"

#include "base/memory.h"

#include <assert.h>
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "decks/files.h"
#include "decks/subset.h"

static const double SHAPE_TOLERANCE = 0.02;
enum { MESSAGE = 400 };

static void blame_file(const Deck *deck, DeckError *error, const char *path, int line, const char *what) {
    char *file = deck_join(deck->dir, path);
    deck_error_set(error, file, line, what, NULL);
    free(file);
}

/* A picture's proportions must be the deck's: tables lay out all cards alike. */
static bool has_shape(const Deck *deck, double width, double height) {
    return fabs(width / height * deck->height / deck->width - 1) <= SHAPE_TOLERANCE;
}

static void blame_shape(const Deck *deck, DeckError *error, const char *path, double width, double height) {
    char message[MESSAGE];
    snprintf(message, sizeof message,
             "is %.6g by %.6g; faces of this deck are %.6g by %.6g or as much larger: a PNG of %.0f by %.0f "
             "is good",
             width, height, deck->width, deck->height, deck->width * 3, deck->height * 3);
    blame_file(deck, error, path, 1, message);
}

/* ---- SVG ---- */

bool deck_picture_is_document(const char *text) {
    while (isspace((unsigned char)*text)) text++;
    return strncmp(text, "<svg", 4) == 0 || strncmp(text, "<?xml", 5) == 0 ||
           strncmp(text, "<!DOCTYPE", 9) == 0;
}

/* Blanks what other programs write before the root element; line ends stay. */
static void blank_prolog(char *text) {
    char *root = strstr(text, "<svg");
    for (char *at = text; root && at < root; at++)
        if (*at != '\n') *at = ' ';
}

/* Parses the number at *at, independent of the locale; false if there is none. */
static bool take_number(const char **at, double *number) {
    bool is_minus = false, has_digit = false;
    double value = 0, unit = 1;
    while (isspace((unsigned char)**at) || **at == ',') (*at)++;
    if (**at == '-' || **at == '+') is_minus = *(*at)++ == '-';
    for (; isdigit((unsigned char)**at); (*at)++, has_digit = true) value = value * 10 + (**at - '0');
    if (**at == '.')
        for ((*at)++; isdigit((unsigned char)**at); (*at)++, has_digit = true)
            value += (unit /= 10) * (**at - '0');
    *number = is_minus ? -value : value;
    return has_digit;
}

/* The value of the root's attribute, starting after its opening quote. */
static const char *root_value(const char *root, const char *name) {
    const char *end = strchr(root, '>');
    size_t length = strlen(name);
    for (const char *at = root; (at = strstr(at, name)) && at < end; at += length)
        if (isspace((unsigned char)at[-1]) && strncmp(at + length, "=\"", 2) == 0) return at + length + 2;
    return NULL;
}

typedef struct View {
    double x, y, width, height;
} View;

static bool read_view(const char *root, View *view) {
    const char *box = root_value(root, "viewBox"), *wide = root_value(root, "width"),
               *high = root_value(root, "height");
    *view = (View){0};
    if (box)
        return take_number(&box, &view->x) && take_number(&box, &view->y) &&
               take_number(&box, &view->width) && take_number(&box, &view->height) && view->width >= 1 &&
               view->height >= 1;
    return wide && high && take_number(&wide, &view->width) && take_number(&high, &view->height) &&
           (*wide == '"' || *wide == 'p') && view->width >= 1 && view->height >= 1;
}

/* The contents of the root element, moved and scaled to the deck's size. */
static json_t *laid_in(const Deck *deck, const char *root, const View *view) {
    DeckText group = {0};
    double scale = deck->width / view->width;
    const char *inside = strchr(root, '>') + 1, *last = inside;
    for (const char *end; (end = strstr(last + 1, "</svg")) != NULL;) last = end;
    deck_text_add_string(&group, "<g transform=\"translate(");
    deck_text_add_number(&group, -view->x * scale);
    deck_text_add_string(&group, " ");
    deck_text_add_number(&group, -view->y * scale);
    deck_text_add_string(&group, ") scale(");
    deck_text_add_number(&group, scale);
    deck_text_add_string(&group, ")\">");
    deck_text_add(&group, inside, (size_t)(last - inside));
    deck_text_add_string(&group, "</g>\n");
    json_t *drawing = json_string(group.bytes);
    free(group.bytes);
    return drawing;
}

static size_t drawing_bytes(const Deck *deck) {
    size_t bytes = 0;
    for (void *at = json_object_iter(deck->drawings); at; at = json_object_iter_next(deck->drawings, at))
        bytes += json_string_length(json_object_iter_value(at));
    return bytes;
}

static void add_document(Deck *deck, const char *face, const char *path, char *text, DeckError *error) {
    char message[MESSAGE];
    DeckSubset found;
    View view;
    blank_prolog(text);
    if (!deck_subset_check(text, &found, message, sizeof message)) {
        char advice[MESSAGE];
        const char *what = strstr(message, ": ");
        deck_advise(what ? what + 2 : message, advice, sizeof advice);
        blame_file(deck, error, path, found.line, advice);
    } else if (found.shapes > DECK_SHAPES_MAX) {
        blame_file(deck, error, path, 1, "has more than 1000 shapes: make it simpler, or save it as PNG");
    } else if (!read_view(strstr(text, "<svg"), &view)) {
        blame_file(deck, error, path, 1, "its root needs viewBox=\"0 0 WIDTH HEIGHT\"");
    } else if (!has_shape(deck, view.width, view.height)) {
        blame_shape(deck, error, path, view.width, view.height);
    } else if (drawing_bytes(deck) + strlen(text) > DECK_FRAGMENTS_MAX) {
        blame_file(deck, error, path, 1, "is one too many: a deck's SVG may be 16 MiB in all");
    } else {
        json_object_set_new(deck->drawings, face, laid_in(deck, strstr(text, "<svg"), &view));
    }
}

static void add_svg(Deck *deck, const char *face, const char *path, char *bytes, DeckError *error) {
    json_t *string = deck_without_comments(bytes);
    DeckText text = {0};
    if (string) {
        deck_text_add_string(&text, json_string_value(string));
        if (deck_picture_is_document(text.bytes))
            add_document(deck, face, path, text.bytes, error);
        else
            blame_file(deck, error, path, 1, "is no whole picture: it must begin with <svg …>");
    } else {
        blame_file(deck, error, path, 1, "is not UTF-8");
    }
    free(text.bytes);
    json_decref(string);
}

/* ---- PNG ---- */

static size_t photo_bytes(const Deck *deck) {
    size_t bytes = 0;
    for (size_t i = 0; i < deck->photo_count; i++) bytes += deck->photos[i].length;
    return bytes;
}

/* Takes ownership of the bytes. */
static void keep_photo(Deck *deck, const char *face, char *bytes, size_t length) {
    DeckPhoto *photos = memory_realloc(deck->photos, deck->photo_count + 1, sizeof *photos);
    DeckText copy = {0};
    deck_text_add_string(&copy, face);
    photos[deck->photo_count++] = (DeckPhoto){.face = copy.bytes, .bytes = bytes, .length = length};
    deck->photos = photos;
}

static void add_png(Deck *deck, const char *face, const char *path, char *bytes, size_t length,
                    DeckError *error) {
    int width, height;
    const char *why = NULL;
    if (!deck_png_check(bytes, length, &width, &height, &why))
        blame_file(deck, error, path, 1, why);
    else if (!has_shape(deck, width, height))
        blame_shape(deck, error, path, width, height);
    else if (photo_bytes(deck) + length > DECK_PHOTOS_MAX)
        blame_file(deck, error, path, 1, "is one too many: a deck's PNG may be 64 MiB in all");
    else {
        keep_photo(deck, face, bytes, length);
        return;
    }
    free(bytes);
}

/* ---- both ---- */

static bool is_png(const char *path) {
    size_t length = strlen(path);
    return length > 4 && (strcmp(path + length - 4, ".png") == 0 || strcmp(path + length - 4, ".PNG") == 0);
}

void deck_picture_add(Deck *deck, const char *face, const char *path, const char *word, DeckError *error) {
    const char *why = NULL;
    size_t length = 0, limit = is_png(path) ? DECK_PNG_MAX : DECK_TEXT_MAX;
    char *bytes = deck_file_read(deck->dir, path, limit, &length, &why);
    if (!bytes && word)
        deck_blame(deck, error, word, path, why);
    else if (!bytes)
        blame_file(deck, error, path, 1, why);
    else if (is_png(path)) {
        add_png(deck, face, path, bytes, length, error);
        return;
    } else if (strlen(bytes) != length)
        blame_file(deck, error, path, 1, "is no text");
    else
        add_svg(deck, face, path, bytes, error);
    free(bytes);
}

const DeckPhoto *deck_photo(const Deck *deck, const char *face) {
    for (size_t i = 0; i < deck->photo_count; i++)
        if (strcmp(deck->photos[i].face, face) == 0) return &deck->photos[i];
    return NULL;
}

static void add_base64(DeckText *out, const char *bytes, size_t length) {
    static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t i = 0; i < length; i += 3) {
        unsigned three = (unsigned)(unsigned char)bytes[i] << 16;
        if (i + 1 < length) three |= (unsigned)(unsigned char)bytes[i + 1] << 8;
        if (i + 2 < length) three |= (unsigned char)bytes[i + 2];
        char four[4] = {signs[three >> 18], signs[three >> 12 & 63], signs[three >> 6 & 63],
                        signs[three & 63]};
        if (i + 1 >= length) four[2] = '=';
        if (i + 2 >= length) four[3] = '=';
        deck_text_add(out, four, 4);
    }
}

bool deck_picture_draw(const Deck *deck, const char *face, DeckText *out) {
    const char *drawing = json_string_value(json_object_get(deck->drawings, face));
    const DeckPhoto *photo = deck_photo(deck, face);
    if (drawing) deck_text_add_string(out, drawing);
    if (!photo || drawing) return drawing != NULL;
    deck_text_add_string(out, "<image preserveAspectRatio=\"none\" width=\"");
    deck_text_add_number(out, deck->width);
    deck_text_add_string(out, "\" height=\"");
    deck_text_add_number(out, deck->height);
    deck_text_add_string(out, "\" href=\"data:image/png;base64,");
    add_base64(out, photo->bytes, photo->length);
    deck_text_add_string(out, "\"/>\n");
    return true;
}

const char *deck_face_png(const Deck *deck, const char *face, size_t *length) {
    const DeckPhoto *photo = deck_photo(deck, face);
    if (photo) *length = photo->length;
    return photo ? photo->bytes : NULL;
}
