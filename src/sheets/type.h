/* Words on paper, in the typefaces of the screen. Private to src/sheets. */
#ifndef SABACC_SHEETS_TYPE_H
#define SABACC_SHEETS_TYPE_H

#include <cairo.h>
#include <stdbool.h>

typedef enum TypeFace { TYPE_TITLE, TYPE_TEXT, TYPE_BOLD, TYPE_FACES } TypeFace;

typedef struct TypeCase {
    cairo_font_face_t *faces[TYPE_FACES];
} TypeCase;

/* Takes each face from the first of the folders (up to a NULL; or NULL) that has its file, otherwise the
 * system's font of that name, or what stands in for it. type_close releases them. */
TypeCase type_open(const char *const *folders);
void type_close(TypeCase *type);

/* Following text has this face and size in millimetres, in cairo's current colour. */
void type_set(cairo_t *cairo, const TypeCase *type, TypeFace face, double size);

double type_width(cairo_t *cairo, const char *words);

/* Where a line is anchored. */
typedef enum TypeAlign { TYPE_LEFT, TYPE_CENTRE, TYPE_RIGHT } TypeAlign;

/* Draws a line with its base line at y. */
void type_line(cairo_t *cairo, double x, double y, TypeAlign align, const char *words);

/* Copies the words' first line, as wrapped at `width`, in the current face; returns what follows it, "" at
 * the end. A line feed ends a line. */
enum { TYPE_LINE = 1024 };
const char *type_break(cairo_t *cairo, const char *words, double width, char line[TYPE_LINE]);

/* A paragraph, wrapped at `width`; the first base line is at y. Returns how many lines it has. */
int type_paragraph(cairo_t *cairo, double x, double y, double width, double leading, const char *words);

#endif
