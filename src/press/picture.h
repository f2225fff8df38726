/* SVG documents to pixels as the game draws them (SDL2_image), and pixels to PNG files. Knows no decks. */
#ifndef SABACC_PRESS_PICTURE_H
#define SABACC_PRESS_PICTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Straight alpha, 4 bytes a pixel (red, green, blue, alpha), rows from the top without padding. */
typedef struct Picture {
    int width, height;
    uint8_t *pixels; /* heap */
} Picture;

/* A clear picture filled with one colour (0xRRGGBBAA). picture_free it. */
Picture picture_new(int width, int height, uint32_t color);

/* Draws the document into `width`×`height` pixels, exactly. pixels is NULL where SDL2_image refuses it. */
Picture picture_from_svg(const char *svg, int width, int height);

/* The same of a PNG's bytes. */
Picture picture_from_photo(const char *bytes, size_t length, int width, int height);

/* Reads a PNG; pixels is NULL where it cannot. */
Picture picture_from_png(const char *path);

/* Lays `top` over `bottom` with its left upper corner at x, y; what falls outside is cut. */
void picture_lay(Picture *bottom, const Picture *top, int x, int y);

bool picture_write_png(const Picture *picture, const char *path);

void picture_free(Picture *picture);

#endif
