#ifndef SABACC_UI_PLAQUES_H
#define SABACC_UI_PLAQUES_H

/* Plates let into a table, in the material of its place (render/plaque.h): names, totals, the title of a
 * game. With high contrast they are plain and dark. */

#include "ui/style.h"

typedef struct StylePlaque {
    Box box;
    float slope;    /* of the rail it lies on: it falls to the right by that share of its width */
    bool is_shaded; /* of who is out of play */
    float lit;      /* 0 … 1: by the light of who acts, … */
    float won;      /* … and of who has won */
} StylePlaque;

void style_plaque(Canvas *canvas, const char *place, const StylePlaque *plaque);
/* Words on it are drawn between these two: in its ink, and along its slope. */
void style_begin_plaque_words(Canvas *canvas, const char *place, const StylePlaque *plaque);
void style_end_plaque_words(Canvas *canvas);
/* The slope nearest to that angle, in radians, that a plate can have. */
float style_plaque_slope(float angle);
/* A strip pressed into the padding of a rail, for words with an edge around their letters. */
void style_pressed(Canvas *canvas, Box box);

#endif
