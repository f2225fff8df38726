#ifndef SABACC_RENDER_FONTS_H
#define SABACC_RENDER_FONTS_H

/* Text rendering: the fonts, and a cache of rendered strings. Characters of the private use area (U+E000…)
 * come from the symbol font, anywhere in a string; letters that the string's own font lacks from another of
 * the program's, or from a font of the system (render/fallback.h). One that no font has is drawn as an empty
 * box. */

#include <stddef.h>

#include "render/paint.h"

typedef enum FontFace {
    FONT_TITLE,  /* Jura SemiBold: headings, prominent numbers that stand alone */
    FONT_TEXT,   /* Play: body text; digits are all of one width, as are + and − */
    FONT_BOLD,   /* Play Bold: buttons, names, amounts, numbers in columns; digits as in FONT_TEXT */
    FONT_SYMBOL, /* the project's own symbols */
    FONT_FACE_COUNT
} FontFace;

typedef struct Fonts Fonts;

/* Opens the fonts, searching in `directories` (NULL-terminated) and then in the system's places. NULL if a
 * text font is not found: `error` then says which and where was searched. The symbol font may be missing: its
 * characters are then left out. SDL_ttf is started and stopped here. */
Fonts *fonts_open(const char *const *directories, char *error, size_t error_size);
void fonts_close(Fonts *fonts);
/* The language for which fonts of the system are chosen, by its id; "" for any. From the next fonts_trim on.
 */
void fonts_set_language(Fonts *fonts, const char *language);

/* A rendered string: owned by the Fonts, valid until the next fonts_trim. `serial` identifies its content
 * permanently. */
typedef struct TextRaster {
    Mask mask;
    uint32_t serial;
    int ascent; /* pixels from the top of the mask to the baseline */
} TextRaster;
/* UTF-8; size in pixels, 1..512. NULL for an empty string, or if it cannot be rendered. */
const TextRaster *fonts_raster(Fonts *fonts, FontFace face, int pixel_size, const char *text);
/* What is around its letters, and they: larger by *wide pixels on every side, which is at least one. Owned
 * and valid as the raster is, which must be of fonts_raster. */
const TextRaster *fonts_edge(Fonts *fonts, const TextRaster *raster, int *wide);
/* The same letters along a line that falls to the right by that many hundredths of its width, which may be
 * negative; each stays upright. Turned about the raster's middle. Valid as the raster is. */
const TextRaster *fonts_sloped(Fonts *fonts, const TextRaster *raster, int hundredths);
/* Width in pixels that fonts_raster would take. Cheap for strings on the screen. */
int fonts_width(Fonts *fonts, FontFace face, int pixel_size, const char *text);
/* Drops strings not used since the last trim while the cache is over its budget. Call once a frame. */
void fonts_trim(Fonts *fonts);

#endif
