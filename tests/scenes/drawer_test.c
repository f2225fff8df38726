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

/* ---- relatives ---- */

static bool is_among(int face, const int list[], int count) {
    for (int i = 0; i < count; i++)
        if (list[i] == face) return true;
    return false;
}

/* Relatives are so of each other, and come from the card on and around. */
static void check_kin(const GalleryDeck *deck, int face) {
    int kin[GALLERY_KIN], theirs[GALLERY_KIN], last = 0;
    int count = gallery_kin(deck, face, kin);
    assert_in_range(count, 0, GALLERY_KIN);
    for (int i = 0; i < count; i++) {
        int on = (kin[i] - face + deck->face_count) % deck->face_count;
        if (on <= last) fail_msg("%s: of %s relatives are out of order", deck->id, deck->faces[face]);
        last = on;
        int their_count = gallery_kin(deck, kin[i], theirs);
        if (their_count < GALLERY_KIN && !is_among(face, theirs, their_count))
            fail_msg("%s: %s is no relative of %s", deck->id, deck->faces[face], deck->faces[kin[i]]);
    }
}

/* The widest that cards of that shape can be in so many rows. */
static float widest_in(Box box, int count, float shape, int rows) {
    static const float APART = 14;
    int in_row = count / rows + (count % rows > 0);
    float high = (box.height + APART) / (float)rows - APART,
          wide = (box.width + APART) / (float)in_row - APART;
    return fminf(wide, high * shape);
}

/* Relatives lie side by side in the box, apart, and as large as it lets them. */
static void check_laid_kin(GalleryScene *gallery, BareUi *bare, Box box, int from) {
    static const float HEAD = 48, NEAR = 0.6f, APART = 14;
    const GalleryDeck *deck = gallery_deck(gallery);
    int kin[GALLERY_KIN], count = gallery_kin(deck, gallery->face, kin), at = from, seen = 0;
    float shape = gallery_face_shape(deck, gallery->face), widest = 0;
    const float between = APART / 2 - NEAR;
    Box all[GALLERY_KIN] = {{0}}, room = {box.x, box.y + HEAD, box.width, box.height - HEAD};
    for (int rows = 1; rows <= 3; rows++) widest = fmaxf(widest, widest_in(room, count, shape, rows));
    gallery_draw_kin(gallery, bare->ui, box);
    const Transcript *said = canvas_transcript(bare->canvas);
    for (const Fact *card; seen < count && (card = picture_after(said, &at)); seen++) {
        all[seen] = card->box;
        Box out = box_inset(room, -NEAR, -NEAR);
        if (fabsf(card->box.width - widest) > NEAR)
            fail_msg("%s: %s is %.1f wide, and could be %.1f", deck->id, card->words, (double)card->box.width,
                     (double)widest);
        if (card->box.x < out.x || card->box.y < out.y || card->box.x + card->box.width > out.x + out.width ||
            card->box.y + card->box.height > out.y + out.height)
            fail_msg("%s: %s lies outside", deck->id, card->words);
        for (int i = 0; i < seen; i++)
            if (box_overlaps(box_inset(all[i], -between, -between), box_inset(all[seen], -between, -between)))
                fail_msg("%s: %s lies too near to another", deck->id, card->words);
    }
    assert_int_equal(seen, count);
    float left = all[0].x - room.x, right = room.x + room.width;
    for (int i = 0; i < count; i++) right = fminf(right, room.x + room.width - all[i].x - all[i].width);
    if (fabsf(left - right) > NEAR) fail_msg("%s: not in the middle", deck->id);
}

static void check_relatives(GalleryScene *gallery, BareUi *bare) {
    enum { DRAWN = 4 };
    static const Box rooms[] = {{40, 60, 700, 166}, {40, 400, 420, 340}, {40, 60, 330, 500}};
    const GalleryDeck *deck = gallery_deck(gallery);
    int kin[GALLERY_KIN];
    for (gallery->face = 0; gallery->face < deck->face_count; gallery->face++) {
        check_kin(deck, gallery->face);
        bool is_drawn =
            gallery->face % (deck->face_count / DRAWN + 1) == 0; /* a frame has only so many widgets */
        if (!is_drawn || gallery_kin(deck, gallery->face, kin) == 0) continue;
        for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
            check_laid_kin(gallery, bare, rooms[i], transcript_count(canvas_transcript(bare->canvas)));
    }
    gallery->face = 0;
}

static void relatives_lie_together(void **state) {
    (void)state;
    each_deck(check_relatives);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_index_is_cut),
        cmocka_unit_test(cards_are_large),
        cmocka_unit_test(fans_show_pictures),
        cmocka_unit_test(relatives_lie_together),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
