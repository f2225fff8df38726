#ifndef SABACC_RENDER_FONTS_H
#define SABACC_RENDER_FONTS_H

/* Letters: the faces the house uses, strings drawn once and kept for as long as they are wanted. Characters
   of the private use area (U+E000…) come from the symbol font, in the middle of any string. */

#include <stddef.h>

#include "render/paint.h"

typedef enum FontFace {
    FONT_TITLE,  /* Jura SemiBold: headings, numbers that are looked at */
    FONT_TEXT,   /* Playthrough: everything that is read */
    FONT_BOLD,   /* Playthrough Bold: buttons, names, amounts */
    FONT_SYMBOL, /* the project's own signs */
    FONT_FACE_COUNT
} FontFace;

typedef struct Fonts Fonts;

/* Opens the faces, looking in `directories` (ended by NULL) and then where systems keep them. NULL when a
   text face is nowhere: `error` then says which and where was looked. The symbol font may be missing: its
   characters are then left out. SDL_ttf is started and stopped here. */
Fonts *fonts_open(const char *const *directories, char *error, size_t error_size);
void fonts_close(Fonts *fonts);

/* A string as drawn: owned by the Fonts, alive until the next fonts_trim. `serial` names its content for
 * good. */
typedef struct TextRaster {
    Mask mask;
    uint32_t serial;
    int ascent; /* pixels from the top of the mask to the baseline */
} TextRaster;
/* UTF-8; size in pixels, 1..512. NULL for an empty string, or when it cannot be drawn. */
const TextRaster *fonts_raster(Fonts *fonts, FontFace face, int pixel_size, const char *text);
/* Width in pixels that fonts_raster would take. Cheap for strings on the screen. */
int fonts_width(Fonts *fonts, FontFace face, int pixel_size, const char *text);
/* Forgets strings not used since the last trim while the store is over its budget. Once a frame. */
void fonts_trim(Fonts *fonts);

#endif
