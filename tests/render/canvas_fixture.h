#ifndef SABACC_TESTS_RENDER_CANVAS_FIXTURE_H
#define SABACC_TESTS_RENDER_CANVAS_FIXTURE_H

/* A canvas with the game's fonts. Every picture is one card, but "none", which there is not. */

#include "render/canvas.h"

typedef struct Fixture {
    Fonts *fonts;
    Sprites *sprites;
    Canvas *canvas;
    Layout layout; /* of 480×270 pixels */
} Fixture;

PictureDocument canvas_fixture_document(void *user, const char *asset);
/* For cmocka; `*state` becomes the fixture. */
int canvas_fixture_open(void **state);
int canvas_fixture_close(void **state);

#endif
