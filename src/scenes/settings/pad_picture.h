#ifndef SABACC_SCENES_SETTINGS_PAD_PICTURE_H
#define SABACC_SCENES_SETTINGS_PAD_PICTURE_H

/* A drawn pad. Knows buttons by their numbers (ui_pad_button), not what they do. Logical units. */

#include "ui/widgets.h"

/* In the middle of the box. Buttons that are chosen stand out: `lit` is one of them, −1 for none; above it
 * `words` say what it does, NULL for nothing. */
void pad_picture_draw(Canvas *canvas, Box box, int lit, const char *words);

#endif
