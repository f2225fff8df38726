#ifndef SABACC_TEST_BARE_UI_H
#define SABACC_TEST_BARE_UI_H

/* A user interface on a canvas with the game's fonts and without pictures, for tests of widgets and pages.
 * The fonts are those of SABACC_TEST_FONTS; without them the test fails. */

#include "ui/ui.h"

typedef struct BareUi {
    Fonts *fonts;
    Sprites *sprites;
    Canvas *canvas; /* with a transcript */
    Ui *ui;
} BareUi;

BareUi bare_ui_open(void);
void bare_ui_close(BareUi *bare);

#endif
