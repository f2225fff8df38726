/* SVG documents to pixels as the game draws them (SDL2_image), and pixels to PNG files. Knows no decks. */
#ifndef SABACC_PRESS_RASTER_H
#define SABACC_PRESS_RASTER_H

#include <stdbool.h>
#include <stdint.h>

/* Straight alpha, 4 bytes a pixel (red, green, blue, alpha), rows from the top without padding. */
typedef struct Raster {
    int width, height;
    uint8_t *pixels; /* heap */
} Raster;

/* A clear raster filled with one colour (0xRRGGBBAA). raster_free it. */
Raster raster_new(int width, int height, uint32_t color);

/* Draws the document into `width`×`height` pixels, exactly. pixels is NULL where SDL2_image refuses it. */
Raster raster_from_svg(const char *svg, int width, int height);

/* Reads a PNG; pixels is NULL where it cannot. */
Raster raster_from_png(const char *path);

/* Lays `top` over `bottom` with its left upper corner at x, y; what falls outside is cut. */
void raster_lay(Raster *bottom, const Raster *top, int x, int y);

bool raster_write_png(const Raster *raster, const char *path);

void raster_free(Raster *raster);

#endif
