#ifndef SABACC_RENDER_FALLBACK_H
#define SABACC_RENDER_FALLBACK_H

/* Fonts of the system for letters that the program's own fonts lack. fontconfig says which; it is loaded when
 * the first such letter comes, and where it is missing there are none. For one thread. */

#include <SDL_ttf.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct Fallback Fallback;

Fallback *fallback_create(void);
void fallback_free(Fallback *fallback);

/* Letters that several languages write each in their own way are to be those of this one, by its id ("ja");
 * "" for any. Closes the fonts that are open. */
void fallback_set_language(Fallback *fallback, const char *language);

/* The number of a font with that letter; −1 if there is none. */
int fallback_find(Fallback *fallback, uint32_t letter);

/* That font, owned by the Fallback. */
TTF_Font *fallback_font(Fallback *fallback, int index, bool is_bold, int pixel_size);

/* Whether a font has a letter, and not only an empty place for it. */
bool font_has(TTF_Font *font, uint32_t letter);

#endif
