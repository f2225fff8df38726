/* Simulates colours as seen with the three common colour blindnesses (Machado, Oliveira and Fernandes 2009,
 * severity 1), and the contrast of two colours (WCAG 2). Colours are 0xRRGGBB, sRGB. */
#ifndef SABACC_RENDER_BLIND_H
#define SABACC_RENDER_BLIND_H

#include <stddef.h>
#include <stdint.h>

#include "render/paint.h"

typedef enum BlindKind { BLIND_NONE, BLIND_PROTAN, BLIND_DEUTAN, BLIND_TRITAN, BLIND_COUNT } BlindKind;

/* The kind named `none`, `protan`, `deutan` or `tritan`; BLIND_COUNT for any other name. */
BlindKind blind_named(const char *name);
const char *blind_name(BlindKind kind);

uint32_t blind_color(BlindKind kind, uint32_t color);

/* Applies blind_color to every pixel of red, green, blue and alpha; alpha is unchanged. */
void blind_bytes(BlindKind kind, uint8_t *bytes, size_t pixels);

/* The same for what is painted, made once for many frames: opaque pixels within a rectangle. NULL for
 * BLIND_NONE. */
typedef struct BlindSight BlindSight;
BlindSight *blind_sight_create(BlindKind kind);
void blind_sight_free(BlindSight *sight);
void blind_sight_apply(const BlindSight *sight, Target target, PixelRect rect);

/* Relative luminance, 0 to 1, and contrast ratio, 1 to 21. */
double blind_luminance(uint32_t color);
double blind_contrast(uint32_t one, uint32_t other);

/* The colour in CIE Lab (D65). */
void blind_lab(uint32_t color, double lab[3]);

/* CIE76 distance in Lab (D65): about 2 is just noticeable, above 20 is a clearly different colour. */
double blind_distance(uint32_t one, uint32_t other);

#endif
