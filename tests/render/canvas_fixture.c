#include "canvas_fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

PictureDocument canvas_fixture_document(void *user, const char *asset) {
    (void)user;
    if (strcmp(asset, "none") == 0) return (PictureDocument){0};
    static const char svg[] =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 420' width='300' height='420'>"
        "<rect x='10' y='10' width='280' height='400' rx='40' fill='#204060'/>"
        "<circle cx='150' cy='210' r='90' fill='#ffb84a' fill-opacity='0.7'/></svg>";
    PictureDocument document = {.bytes = malloc(strlen(svg)), .length = strlen(svg)};
    memcpy(document.bytes, svg, document.length);
    return document;
}

int canvas_fixture_open(void **state) {
    static Fixture fixture;
    char error[400];
    const char *const directories[] = {getenv("SABACC_TEST_FONTS"), NULL};
    fixture.fonts = fonts_open(directories, error, sizeof error);
    if (!fixture.fonts) fprintf(stderr, "%s\n", error);
    fixture.sprites = sprites_create((SpriteSource){.document = canvas_fixture_document});
    fixture.canvas = canvas_create(fixture.fonts, fixture.sprites);
    fixture.layout = layout_for(480, 270);
    *state = &fixture;
    return fixture.fonts && fixture.sprites && fixture.canvas ? 0 : -1;
}

int canvas_fixture_close(void **state) {
    Fixture *fixture = *state;
    canvas_free(fixture->canvas);
    sprites_close(fixture->sprites);
    fonts_close(fixture->fonts);
    return 0;
}
