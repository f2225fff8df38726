/* Any bytes as a card's drawing. What the check of a player's own decks lets pass is drawn, as small as on a
 * table of eight; nothing else ever comes to the rasteriser. */
#include "decks/subset.h"
#include "render/raster.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

/* SDL keeps its last error for each thread. */
const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void) { return "leak:libSDL2"; }

enum { WIDTH = 32, HEIGHT = 45, SENTENCE = 400 };

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    char error[SENTENCE] = "";
    char *svg = malloc(size + 1);
    assert(svg != NULL);
    memcpy(svg, bytes, size);
    svg[size] = '\0';
    DeckSubset found;
    bool is_good = deck_subset_check(svg, &found, error, sizeof error);
    assert(is_good == (error[0] == '\0'));
    assert(strpbrk(error, "\n\t\033") == NULL);
    if (is_good) {
        Pixmap *drawn = raster_draw(svg, strlen(svg), NULL, WIDTH, HEIGHT);
        assert(drawn == NULL || (drawn->width == WIDTH && drawn->height == HEIGHT));
        pixmap_free(drawn);
    }
    free(svg);
    return 0;
}
