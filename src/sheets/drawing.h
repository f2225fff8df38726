/* A face as something that cairo can lay down again and again. Private to src/sheets. */
#ifndef SABACC_SHEETS_DRAWING_H
#define SABACC_SHEETS_DRAWING_H

#include <cairo.h>
#include <stdbool.h>

#include "decks/deck.h"

/* Of the silhouette: a convex outline, in units of the drawing, and the colour of the card's very edge. */
typedef struct Outline {
    int count;
    double (*point)[2]; /* heap */
    double inset;       /* between the outline and the nearest side of the picture */
    double red, green, blue;
} Outline;

/* Zero-initialise; drawing_free gives back what it holds. */
typedef struct Drawing {
    cairo_surface_t *face; /* a recording in units of the drawing: a PDF holds it once, however often laid */
    double width, height;  /* units */
    Outline outline;
} Drawing;

/* Draws the face's document onto `cairo`, 0, 0 to the deck's width and height in its own coordinates. False,
 * `error` naming the face and what is wrong with it, where it cannot. */
bool drawing_render(const Deck *deck, const char *face, cairo_t *cairo, char *error, size_t size);

/* Records the face and finds its outline. False, `error` telling why, where it cannot. */
bool drawing_make(const Deck *deck, const char *face, Drawing *drawing, char *error, size_t size);
void drawing_free(Drawing *drawing);

/* Lays the face with its left upper corner at x, y, `scale` of the page's lengths to a unit, its edge carried
 * on all around the silhouette, `bleed` of them beyond the picture's side. */
void drawing_lay(const Drawing *drawing, cairo_t *cairo, double x, double y, double scale, double bleed);

/* Adds to cairo's path, in units of the drawing, where scissors go and no crop mark leads them: the
 * silhouette grown to the picture's sides, but for what runs along these within `near` units. */
void drawing_trace_cut(const Drawing *drawing, cairo_t *cairo, double near);

/* The outline of what is opaque in a picture (CAIRO_FORMAT_ARGB32), its lengths multiplied by `scale`. An
 * empty picture has no points. */
void outline_find(cairo_surface_t *picture, double scale, Outline *outline);
void outline_free(Outline *outline);

#endif
