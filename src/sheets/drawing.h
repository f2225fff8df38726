/* A face as something that cairo can draw repeatedly. Private to src/sheets. */
#ifndef SABACC_SHEETS_DRAWING_H
#define SABACC_SHEETS_DRAWING_H

#include <cairo.h>
#include <stdbool.h>

#include "decks/deck.h"

/* A silhouette: its convex outline in drawing units, and the colour of the card's edge. */
typedef struct Outline {
    int count;
    double (*point)[2]; /* heap */
    double inset;       /* distance between the outline and the nearest side of the picture */
    double red, green, blue;
} Outline;

/* Zero-initialise; drawing_free frees what it holds. */
typedef struct Drawing {
    cairo_surface_t *face; /* a recording in drawing units: a PDF stores it once however often it is drawn */
    double width, height;  /* units */
    Outline outline;
} Drawing;

/* Draws the face's document onto `cairo`, 0, 0 to the deck's width and height in its own coordinates. On
 * failure false, and `error` names the face and the fault. */
bool drawing_render(const Deck *deck, const char *face, cairo_t *cairo, char *error, size_t size);

/* Records the face and finds its outline. On failure false with a sentence in `error`. */
bool drawing_make(const Deck *deck, const char *face, Drawing *drawing, char *error, size_t size);
void drawing_free(Drawing *drawing);

/* Draws the face with its upper left corner at x, y; `scale` is page lengths per unit. The edge colour is
 * extended around the silhouette, `bleed` page lengths beyond the picture's side. */
void drawing_lay(const Drawing *drawing, cairo_t *cairo, double x, double y, double scale, double bleed);

/* Adds to cairo's path, in drawing units, the cut line that crop marks cannot show: the silhouette grown to
 * the picture's sides, except what runs along them within `near` units. */
void drawing_trace_cut(const Drawing *drawing, cairo_t *cairo, double near);

/* The outline of the opaque part of a picture (CAIRO_FORMAT_ARGB32), multiplied by `scale`. An empty picture
 * has no points. */
void outline_find(cairo_surface_t *picture, double scale, Outline *outline);
void outline_free(Outline *outline);

#endif
