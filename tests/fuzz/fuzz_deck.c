/* A player's deck.json from an untrusted source: it opens, or one line says why not. The rest of the folder
 * is a fragment and a PNG; deck.json inherits from the built-in decks. */
#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "decks/deck.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

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
    snprintf(folder, sizeof folder, "%s/sabacc-fuzz-XXXXXX", base ? base : "/tmp");
    assert(mkdtemp(folder));
    static const char part[] = "<rect width=\"{length}\" height=\"9\" fill=\"{ink}\"/>";
    put("a.svg", part, sizeof part - 1);
    atexit(remove_folder);
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
    for (size_t i = 0; i < deck_face_count(deck); i += 7) {
        char *svg = deck_face_part_svg(deck, deck_face_name(deck, i), 0, 0, 2);
        assert(svg);
        free(svg);
    }
    deck_close(deck);
    return 0;
}
