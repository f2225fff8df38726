/* A player's deck.json from an untrusted source: it opens, or one line says why not. Beside it lies a drawing
 * that it may name; the rest is inherited from the built-in decks. Of a deck that opens every seventh face is
 * composed, and one of them drawn, as small as on a table of eight. */
#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "decks/deck.h"
#include "render/raster.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* SDL keeps its last error for each thread. */
const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void) { return "leak:libSDL2"; }

enum { WIDTH = 32, HEIGHT = 45, STEP = 7 };

static char folder[200];

static void put(const char *name, const void *bytes, size_t size) {
    char path[300];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "wb");
    assert(file);
    fwrite(bytes, 1, size, file);
    fclose(file);
}

static void remove_folder(void) {
    static const char *const names[] = {"deck.json", "a.svg"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char path[300];
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        remove(path);
    }
    remove(folder);
}

static void make_folder(void) {
    if (folder[0]) return;
    const char *base = getenv("TMPDIR");
    snprintf(folder, sizeof folder, "%s/sabacc-fuzz-XXXXXX", base ? base : "/dev/shm"); /* in memory */
    if (!mkdtemp(folder)) {
        snprintf(folder, sizeof folder, "/tmp/sabacc-fuzz-XXXXXX");
        assert(mkdtemp(folder));
    }
    static const char part[] = "<rect width=\"{length}\" height=\"9\" fill=\"{ink}\"/>";
    put("a.svg", part, sizeof part - 1);
    atexit(remove_folder);
}

static void draw(const char *svg) {
    Pixmap *pixels = raster_draw(svg, strlen(svg), NULL, WIDTH, HEIGHT);
    assert(pixels && pixels->width == WIDTH && pixels->height == HEIGHT);
    pixmap_free(pixels);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    make_folder();
    char error[400] = "";
    put("deck.json", data, size);
    Deck *deck = deck_open_own(folder, FUZZ_HOUSE, error, sizeof error);
    if (!deck) {
        assert(strncmp(error, folder, strlen(folder)) == 0 || strstr(error, FUZZ_HOUSE));
        return 0;
    }
    size_t count = (deck_face_count(deck) + STEP - 1) / STEP, drawn = count > 0 ? size % count * STEP : 0;
    for (size_t i = 0; i < deck_face_count(deck); i += STEP) {
        char *svg = deck_face_part_svg(deck, deck_face_name(deck, i), &(PicturePart){0, 0, 2, 2});
        assert(svg);
        if (i == drawn) draw(svg);
        free(svg);
    }
    deck_close(deck);
    return 0;
}
