#include "bare_ui.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

static PictureDocument no_document(void *user, const char *asset) {
    (void)user, (void)asset;
    return (PictureDocument){0};
}

BareUi bare_ui_open(void) {
    char error[400];
    const char *const directories[] = {getenv("SABACC_TEST_FONTS"), NULL};
    BareUi bare = {.fonts = fonts_open(directories, error, sizeof error)};
    if (!bare.fonts) fail_msg("%s", error);
    bare.sprites = sprites_create((SpriteSource){.document = no_document});
    bare.canvas = canvas_create(bare.fonts, bare.sprites);
    canvas_transcribe(bare.canvas);
    bare.ui = ui_create();
    return bare;
}

void bare_ui_close(BareUi *bare) {
    ui_free(bare->ui);
    canvas_free(bare->canvas);
    sprites_close(bare->sprites);
    fonts_close(bare->fonts);
}
