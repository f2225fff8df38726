#include "press/album.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "press/sheet.h"

enum { PATH_SIZE = 1024 };

static const int heights[] = {90, 200, 400};

static const struct {
    const char *name;
    uint32_t color;
} grounds[] = {{"dark", SHEET_GROUND_DARK}, {"light", SHEET_GROUND_LIGHT}};

static bool write_picture(const Picture *picture, const char *path) {
    bool is_written = picture->pixels && picture_write_png(picture, path);
    if (!is_written) fprintf(stderr, "sabacc-press: %s cannot be written\n", path);
    return is_written;
}

static Picture copy_picture(const Picture *from) {
    Picture copy = picture_new(from->width, from->height, 0);
    memcpy(copy.pixels, from->pixels, (size_t)from->width * (size_t)from->height * 4);
    return copy;
}

/* `stem` is the path of the normal-vision sheet without its extension. */
static bool write_as_seen(const Picture *sheet, BlindKind kind, const char *stem) {
    char path[PATH_SIZE];
    Picture seen = copy_picture(sheet);
    picture_as_seen(kind, &seen);
    snprintf(path, sizeof path, "%s%s%s.png", stem, kind ? "-" : "", kind ? blind_name(kind) : "");
    bool is_written = write_picture(&seen, path);
    picture_free(&seen);
    return is_written;
}

static bool write_sheets(const Deck *deck, const SheetRequest *request, const char *stem) {
    Picture sheet = sheet_make(deck, request);
    bool is_good = sheet.pixels != NULL;
    for (int kind = BLIND_NONE; is_good && kind < BLIND_COUNT; kind++)
        is_good = write_as_seen(&sheet, (BlindKind)kind, stem);
    picture_free(&sheet);
    return is_good;
}

static bool write_face(const Deck *deck, const char *face, const char *path) {
    Picture picture = sheet_face(deck, face, ALBUM_FACE_HEIGHT);
    bool is_good = write_picture(&picture, path);
    picture_free(&picture);
    return is_good;
}

static bool is_same_kind(const char *one, const char *other) {
    size_t length = strcspn(one, "0123456789");
    return length == strcspn(other, "0123456789") && strncmp(one, other, length) == 0;
}

bool album_shows_face(const Deck *deck, size_t index) {
    bool is_first = true, is_last = true;
    for (size_t i = 0; i < deck_face_count(deck); i++) {
        if (!is_same_kind(deck_face_name(deck, i), deck_face_name(deck, index))) continue;
        is_first = is_first && i >= index;
        is_last = is_last && i <= index;
    }
    return is_first || is_last;
}

static bool write_faces(const Deck *deck, const char *stem) {
    bool is_good = true;
    for (size_t i = 0; is_good && i < deck_face_count(deck); i++) {
        char path[PATH_SIZE];
        if (!album_shows_face(deck, i)) continue;
        snprintf(path, sizeof path, "%s-face-%s.png", stem, deck_face_name(deck, i));
        is_good = write_face(deck, deck_face_name(deck, i), path);
    }
    return is_good;
}

bool album_write(const Deck *deck, const char *stem) {
    bool is_good = true;
    for (size_t h = 0; is_good && h < sizeof heights / sizeof *heights; h++) {
        for (size_t g = 0; is_good && g < sizeof grounds / sizeof *grounds; g++) {
            char path[PATH_SIZE - 16];
            SheetRequest request = {.height = heights[h], .ground = grounds[g].color};
            snprintf(path, sizeof path, "%s-%d-%s", stem, heights[h], grounds[g].name);
            is_good = write_sheets(deck, &request, path);
        }
    }
    return is_good && write_faces(deck, stem);
}
