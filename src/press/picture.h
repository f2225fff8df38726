/* SVG documents to pixels as the game draws them (SDL2_image), and pixels to PNG files. Knows nothing of
 * decks. */
#ifndef SABACC_PRESS_PICTURE_H
#define SABACC_PRESS_PICTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "render/blind.h"

/* Straight alpha, 4 bytes per pixel (red, green, blue, alpha), rows from the top without padding. */
typedef struct Picture {
    int width, height;
    uint8_t *pixels; /* heap */
} Picture;

/* A new picture filled with one colour (0xRRGGBBAA). Free it with picture_free. */
Picture picture_new(int width, int height, uint32_t color);

/* Draws the document at exactly `width`×`height` pixels. pixels is NULL if SDL2_image refuses it. */
Picture picture_from_svg(const char *svg, int width, int height);

/* The same for the bytes of a PNG. */
Picture picture_from_photo(const char *bytes, size_t length, int width, int height);

/* Reads a PNG; pixels is NULL on failure. */
Picture picture_from_png(const char *path);

/* Composes `top` over `bottom` with its upper left corner at x, y, clipped. */
void picture_lay(Picture *bottom, const Picture *top, int x, int y);

bool picture_write_png(const Picture *picture, const char *path);

/* Makes it what is seen with that colour blindness. */
void picture_as_seen(BlindKind kind, Picture *picture);

void picture_free(Picture *picture);

#endif
