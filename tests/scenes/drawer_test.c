/* A deck laid out, and in fans: no card cuts the index at the foot of another, cards are large, and of every
 * picture enough is seen. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "bare_ui.h"
#include "scenes/gallery/private.h"

static const Layout *drawn_at;

static void each_deck(void (*check)(GalleryScene *gallery, BareUi *bare)) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {900, 1600}};
    DeckLibrary *library = deck_library_create(&(LibrarySetup){.house = ASSETS "/cards", .scenery = ASSETS});
    GalleryScene *gallery = calloc(1, sizeof *gallery);
    BareUi bare = bare_ui_open();
    assert_non_null(gallery);
    deck_library_browse(library, true);
    deck_library_settle(library);
    gallery_decks_take(&gallery->decks, library);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (gallery->deck = 0; gallery->deck < gallery->decks.count; gallery->deck++) {
            if (!gallery_has_cards(gallery)) continue;
            Layout layout = layout_for(sizes[i][0], sizes[i][1]);
            Pixmap *pixels = pixmap_create(layout.pixel_width, layout.pixel_height);
            PixelRect damage[CANVAS_DAMAGE_MAX];
            drawn_at = &layout;
            canvas_begin(bare.canvas, &layout);
            ui_begin(bare.ui, bare.canvas, 0);
            check(gallery, &bare);
            ui_end(bare.ui);
            canvas_end(bare.canvas, target_of(pixels), damage);
            pixmap_free(pixels);
        }
    bare_ui_close(&bare);
    free(gallery);
    deck_library_free(library);
}

/* The next picture of a face, not of its shadow: a shadow goes before its card. */
static const Fact *picture_after(const Transcript *said, int *at) {
    while (*at < transcript_count(said)) {
        const Fact *fact = transcript_at(said, (*at)++);
        if (fact->kind == FACT_PICTURE && !strstr(fact->words, "back")) return fact;
    }
    return NULL;
}

/* The share of the first card that the one after it leaves free; 2 where that lies elsewhere. */
static float left_free(const Fact *one, const Fact *next) {
    float down = fabsf(next->box.y - one->box.y), right = next->box.x - one->box.x;
    return down < 1 && right > 1 && right < one->box.width ? right / one->box.width : 2;
}

static void check_drawer(GalleryScene *gallery, BareUi *bare) {
    static const float BEYOND_INDEX = 0.949f, BEFORE_INDEX = 0.601f, BEFORE_INDEX_WIDE = 0.801f;
    float before = gallery_deck_shape(gallery_deck(gallery)) > 1.1f ? BEFORE_INDEX_WIDE : BEFORE_INDEX;
    Box box = box_inset(drawn_at->screen, 40, 110);
    gallery_draw_drawer(gallery, bare->ui, box);
    const Transcript *said = canvas_transcript(bare->canvas);
    int at = 0, count = 0;
    for (const Fact *one = picture_after(said, &at), *next; one; one = next, count++) {
        if (!(next = picture_after(said, &at))) break;
        float share = left_free(one, next);
        if (share < BEYOND_INDEX && share > before)
            fail_msg("%s cuts %s: %.2f of it is seen", next->words, one->words, (double)share);
    }
    assert_true(count > 0);
}

static void no_index_is_cut(void **state) {
    (void)state;
    each_deck(check_drawer);
}

/* The least heights of cards in a drawer of 1840 by 860 units. */
static void check_heights(GalleryScene *gallery, BareUi *bare) {
    static const struct {
        const char *deck;
        float least;
    } heights[] = {{"classic", 128}, {"local", 128},  {"spike", 180},
                   {"kessel", 200},  {"pazaak", 110}, {"tokens", 200}};
    gallery_draw_drawer(gallery, bare->ui, box_inset(drawn_at->screen, 40, 110));
    if (drawn_at->is_portrait) return;
    const Transcript *said = canvas_transcript(bare->canvas);
    const char *id = gallery_deck(gallery)->id;
    int at = 0;
    const Fact *card = picture_after(said, &at);
    assert_non_null(card);
    for (size_t i = 0; i < sizeof heights / sizeof *heights; i++)
        if (strcmp(id, heights[i].deck) == 0 && card->box.height < heights[i].least)
            fail_msg("%s: cards are only %.0f high", id, (double)card->box.height);
}

static void cards_are_large(void **state) {
    (void)state;
    each_deck(check_heights);
}

static void check_fan(GalleryScene *gallery, BareUi *bare) {
    static const float SEEN = 0.5f;
    gallery_draw_fan(gallery, bare->ui, box_inset(drawn_at->screen, 40, 110), 0);
    const Transcript *said = canvas_transcript(bare->canvas);
    int at = 0, count = 0;
    const Fact *one = picture_after(said, &at), *next;
    for (; one && (next = picture_after(said, &at)); one = next, count++) {
        float right = next->box.x - one->box.x, down = next->box.y - one->box.y;
        bool is_beside = right > 1 && fabsf(down) < one->box.height / 2;
        if (is_beside && sqrtf(right * right + down * down) < one->box.width * SEEN)
            fail_msg("%s hides %s", next->words, one->words);
    }
    assert_true(count > 0);
}

static void fans_show_pictures(void **state) {
    (void)state;
    each_deck(check_fan);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_index_is_cut),
        cmocka_unit_test(cards_are_large),
        cmocka_unit_test(fans_show_pictures),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
