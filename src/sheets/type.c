#include "sheets/type.h"

#include <cairo-ft.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

enum { TYPE_FILES = 2 };

static const struct {
    const char *family; /* if there is no file */
    cairo_font_weight_t weight;
    const char *files[TYPE_FILES];
} faces[TYPE_FACES] = {
    [TYPE_TITLE] = {"Jura", CAIRO_FONT_WEIGHT_BOLD, {"Jura-SemiBold.otf", "Jura-SemiBold.ttf"}},
    [TYPE_TEXT] = {"Play", CAIRO_FONT_WEIGHT_NORMAL, {"Play-Regular.ttf", "Play-Regular.otf"}},
    [TYPE_BOLD] = {"Play", CAIRO_FONT_WEIGHT_BOLD, {"Play-Bold.ttf", "Play-Bold.otf"}},
};

/* ---- faces ---- */

/* Cairo keeps a face for some time after its last use: this is freed with it. */
typedef struct FaceFile {
    FT_Library library;
    FT_Face face;
} FaceFile;

static void free_file(void *data) {
    FaceFile *file = data;
    if (file->face) FT_Done_Face(file->face);
    if (file->library) FT_Done_FreeType(file->library);
    free(file);
}

static cairo_font_face_t *open_file(const char *path) {
    static const cairo_user_data_key_t key;
    FaceFile *file = memory_calloc(1, sizeof *file);
    bool is_open =
        FT_Init_FreeType(&file->library) == 0 && FT_New_Face(file->library, path, 0, &file->face) == 0;
    cairo_font_face_t *face = is_open ? cairo_ft_font_face_create_for_ft_face(file->face, 0) : NULL;
    if (face && cairo_font_face_set_user_data(face, &key, file, free_file) == CAIRO_STATUS_SUCCESS)
        return face;
    if (face) cairo_font_face_destroy(face);
    free_file(file);
    return NULL;
}

static cairo_font_face_t *open_in(const char *folder, TypeFace which) {
    for (int i = 0; i < TYPE_FILES; i++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%s", folder, faces[which].files[i]);
        cairo_font_face_t *face = open_file(path);
        if (face) return face;
    }
    return NULL;
}

TypeCase type_open(const char *const *folders) {
    TypeCase type = {{NULL}};
    for (int which = 0; which < TYPE_FACES; which++) {
        for (const char *const *folder = folders; folder && *folder && !type.faces[which]; folder++)
            type.faces[which] = open_in(*folder, (TypeFace)which);
        if (!type.faces[which])
            type.faces[which] =
                cairo_toy_font_face_create(faces[which].family, CAIRO_FONT_SLANT_NORMAL, faces[which].weight);
    }
    return type;
}

void type_close(TypeCase *type) {
    for (int which = 0; which < TYPE_FACES; which++) cairo_font_face_destroy(type->faces[which]);
    *type = (TypeCase){{NULL}};
}

/* ---- lines ---- */

void type_set(cairo_t *cairo, const TypeCase *type, TypeFace face, double size) {
    cairo_set_font_face(cairo, type->faces[face]);
    cairo_set_font_size(cairo, size);
}

double type_width(cairo_t *cairo, const char *words) {
    cairo_text_extents_t room;
    cairo_text_extents(cairo, words, &room);
    return room.x_advance;
}

void type_line(cairo_t *cairo, double x, double y, TypeAlign align, const char *words) {
    double before = align == TYPE_LEFT ? 0 : type_width(cairo, words) / (align == TYPE_CENTRE ? 2 : 1);
    cairo_move_to(cairo, x - before, y);
    cairo_show_text(cairo, words);
}

/* The length of the line that fits: one word at least. */
static size_t line_length(cairo_t *cairo, const char *words, double width) {
    char line[TYPE_LINE];
    size_t fitting = 0;
    for (size_t length = 0; length < sizeof line; length++) {
        length += strcspn(words + length, " \n");
        if (length >= sizeof line) break;
        memcpy(line, words, length);
        line[length] = '\0';
        if (fitting > 0 && type_width(cairo, line) > width) break;
        fitting = length;
        if (words[length] != ' ') break;
    }
    return fitting > 0 ? fitting : strnlen(words, sizeof line - 1);
}

const char *type_break(cairo_t *cairo, const char *words, double width, char line[TYPE_LINE]) {
    size_t length = *words == '\n' ? 0 : line_length(cairo, words, width);
    memcpy(line, words, length);
    line[length] = '\0';
    return words + length + (words[length] != '\0');
}

int type_paragraph(cairo_t *cairo, double x, double y, double width, double leading, const char *words) {
    int lines = 0;
    for (char line[TYPE_LINE]; *words; lines++) {
        words = type_break(cairo, words, width, line);
        type_line(cairo, x, y + leading * lines, TYPE_LEFT, line);
    }
    return lines;
}
