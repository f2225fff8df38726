/* The deck library: opening in the background, choosing, watching; and redrawing after a deck's changes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/files.h"
#include "decks/library_private.h"
#include "render/raster.h"
#include "render/sprites.h"

#define HOUSE LIBRARY_ASSETS "/cards"
enum { PATH = 600, SOON_MS = 3000 }; /* half a second on a machine that has nothing else to do */

typedef struct Fixture {
    char own[PATH];
    DeckLibrary *library;
} Fixture;

static const char red[] = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 300 420\">"
                          "<rect width=\"300\" height=\"420\" fill=\"#ff0000\"/></svg>\n";
static const char blue[] = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 300 420\">"
                           "<rect width=\"300\" height=\"420\" fill=\"#0000ff\"/></svg>\n";

static void path_of(const Fixture *fixture, const char *deck, const char *name, char path[PATH]) {
    int length = snprintf(path, PATH, "%s/%s%s%s", fixture->own, deck, name ? "/" : "", name ? name : "");
    assert_in_range(length, 1, PATH - 1);
}

static void put(const Fixture *fixture, const char *deck, const char *name, const char *text) {
    char path[PATH];
    path_of(fixture, deck, NULL, path);
    mkdir(path, 0700);
    path_of(fixture, deck, name, path);
    /* At once: on a busy machine half a file may lie there for two looks of the shelf. */
    assert_true(file_write(path, text, strlen(text), FILE_QUICK));
}

static void take_away(const Fixture *fixture, const char *deck, const char *name) {
    char path[PATH];
    path_of(fixture, deck, name, path);
    assert_int_equal(remove(path), 0);
}

static int set_up(void **state) {
    Fixture *fixture = calloc(1, sizeof *fixture);
    strcpy(fixture->own, "/tmp/sabacc-shelf-XXXXXX");
    if (!mkdtemp(fixture->own)) return 1;
    put(fixture, "flags", "ci+3.svg", red);
    put(fixture, "flags", "back-flag.svg", blue);
    put(fixture, "broken", "ci3.svg", red);
    fixture->library = deck_library_create(&(LibrarySetup){.house = HOUSE, .own = fixture->own});
    *state = fixture;
    return fixture->library ? 0 : 1;
}

static int tear_down(void **state) {
    Fixture *fixture = *state;
    char command[PATH + 20];
    deck_library_free(fixture->library);
    snprintf(command, sizeof command, "rm -rf '%s'", fixture->own);
    int status = system(command);
    free(fixture);
    return status;
}

static void browse(Fixture *fixture) {
    deck_library_browse(fixture->library, true);
    deck_library_settle(fixture->library);
    assert_true(deck_library_poll(fixture->library));
}

static const LibraryEntry *entry_of(const Fixture *fixture, const char *id) {
    int index = deck_library_find(fixture->library, id);
    return index < 0 ? NULL : deck_library_at(fixture->library, index);
}

static void all_decks_are_on_the_shelf(void **state) {
    Fixture *fixture = *state;
    assert_int_equal(deck_library_count(fixture->library), 0);
    browse(fixture);
    assert_int_equal(deck_library_count(fixture->library), DECK_FAMILIES + 2);
    for (int i = 0; i < DECK_FAMILIES; i++) {
        const LibraryEntry *entry = deck_library_at(fixture->library, i);
        assert_string_equal(entry->id, deck_family_ids[i]);
        assert_int_equal(entry->family, i);
        assert_int_equal(entry->state, LIBRARY_OPEN);
        assert_int_equal((size_t)(entry->face_count + entry->back_count), deck_face_count(entry->deck));
    }
    const LibraryEntry *flags = entry_of(fixture, "own:flags"), *broken = entry_of(fixture, "own:broken");
    assert_string_equal(flags->name, "flags");
    assert_int_equal(flags->family, DECK_SPIKE);
    assert_int_equal(flags->back_count, 7);
    assert_int_equal(broken->state, LIBRARY_BROKEN);
    assert_null(broken->deck);
    assert_memory_equal(broken->fault, "broken:1: has no face", strlen("broken:1: has no face"));
    assert_false(deck_library_poll(fixture->library));
    assert_false(deck_library_is_busy(fixture->library));
}

/* The first half of an asset identifies its deck: its document contains that, or does not. */
static void assert_drawn(Fixture *fixture, const char *asset, const char *says, bool is_wanted) {
    PictureDocument document = deck_library_document(fixture->library, asset);
    if (!document.bytes) fail_msg("%s is not drawn", asset);
    char *text = calloc(document.length + 1, 1);
    memcpy(text, document.bytes, document.length);
    if ((strstr(text, says) != NULL) != is_wanted)
        fail_msg("%s: %s %s", asset, is_wanted ? "lacks" : "has", says);
    free(text);
    free(document.bytes);
}

static void choose(Fixture *fixture, DeckFamily family, const char *deck, const char *back) {
    DeckChoice choice = {{0}, {0}};
    snprintf(choice.deck, sizeof choice.deck, "%s", deck);
    snprintf(choice.back, sizeof choice.back, "%s", back);
    deck_library_choose(fixture->library, family, &choice);
}

/* Without browsing: tables open the decks they use. */
static void tables_draw_what_is_chosen(void **state) {
    Fixture *fixture = *state;
    char prefix[LIBRARY_ASSET];
    assert_drawn(fixture, "spike/ci+3", "#ff0000", false);
    choose(fixture, DECK_SPIKE, "own:flags", "back-flag");
    assert_true(deck_library_next_redrawn(fixture->library, prefix));
    assert_string_equal(prefix, "spike/");
    assert_false(deck_library_next_redrawn(fixture->library, prefix));
    assert_drawn(fixture, "spike/ci+3", "#ff0000", true);
    assert_drawn(fixture, "spike/ci+3@1,2/3", "viewBox=\"100 280 100 140\"", true);
    assert_drawn(fixture, "spike/back", "#0000ff", true);
    assert_drawn(fixture, "spike/ci+4", "#ff0000", false);
    assert_drawn(fixture, "spike/ci+4", "scale(1.18 1.18)", true);
    assert_drawn(fixture, "spike/ci+4@large", "scale(1.18 1.18)", false);
    assert_drawn(fixture, "spike:/ci+3", "#ff0000", false);
    assert_drawn(fixture, "spike:flags/ci+3", "#ff0000", true);
    assert_drawn(fixture, "spike:flags/back", "#0000ff", false);
    choose(fixture, DECK_SPIKE, "", "");
    assert_drawn(fixture, "spike/ci+3", "#ff0000", false);
    assert_drawn(fixture, "spike/back", "#0000ff", false);
    assert_drawn(fixture, "dice/die-1", "<svg", true);
}

/* As long as it was: the documents of two assets are the same. */
static void assert_same(Fixture *fixture, const char *one, const char *other) {
    PictureDocument first = deck_library_document(fixture->library, one),
                    second = deck_library_document(fixture->library, other);
    assert_true(first.bytes && second.bytes);
    assert_int_equal(first.length, second.length);
    assert_memory_equal(first.bytes, second.bytes, first.length);
    free(first.bytes);
    free(second.bytes);
}

static void what_is_broken_is_drawn_by_the_house(void **state) {
    Fixture *fixture = *state;
    choose(fixture, DECK_SPIKE, "own:broken", "back-7");
    assert_same(fixture, "spike/ci+3", "spike:/ci+3");
    assert_same(fixture, "spike/back", "spike:/back"); /* no deck has a back-7 */
    choose(fixture, DECK_SPIKE, "own:gone", "back-2");
    assert_same(fixture, "spike/ci+3", "spike:/ci+3");
    assert_same(fixture, "spike/back", "spike:/back-2");
    choose(fixture, DECK_KESSEL, "own:flags", "back-3"); /* which is no Kessel deck */
    assert_same(fixture, "kessel/sand3", "kessel:/sand3");
    assert_same(fixture, "kessel/back-sand", "kessel:/back-sand-3");
    assert_same(fixture, "kessel/back-blood", "kessel:/back-blood-3");
}

/* Waits for the library to report a change; returns the time in ms. */
static uint32_t wait_for_change(Fixture *fixture) {
    uint32_t since = SDL_GetTicks();
    while (!deck_library_poll(fixture->library) && SDL_GetTicks() - since < 20000) SDL_Delay(5);
    return SDL_GetTicks() - since;
}

static bool has_redrawn(Fixture *fixture, const char *wanted) {
    char prefix[LIBRARY_ASSET];
    bool is_found = false;
    while (deck_library_next_redrawn(fixture->library, prefix)) is_found |= strcmp(prefix, wanted) == 0;
    return is_found;
}

static void a_changed_file_is_redrawn_soon(void **state) {
    Fixture *fixture = *state;
    choose(fixture, DECK_SPIKE, "own:flags", "");
    browse(fixture);
    has_redrawn(fixture, "");
    uint32_t serial = entry_of(fixture, "own:flags")->serial;
    put(fixture, "flags", "ci+3.svg", blue);
    uint32_t took = wait_for_change(fixture);
    print_message("redrawn after %u ms\n", took);
    assert_in_range(took, 0, SOON_MS);
    assert_int_equal(entry_of(fixture, "own:flags")->serial, serial + 1);
    assert_drawn(fixture, "spike:flags/ci+3", "#0000ff", true);
    assert_true(has_redrawn(fixture, "spike:flags/"));
    choose(fixture, DECK_SPIKE, "", "");
    choose(fixture, DECK_SPIKE, "own:flags", "");
    assert_true(has_redrawn(fixture, "spike/"));
    SDL_Delay(400);
    assert_false(deck_library_poll(fixture->library)); /* and nothing more, as long as nothing changes */
}

static void wait_until_there(Fixture *fixture, const char *id, bool is_there) {
    for (int i = 0; i < 100; i++) {
        const LibraryEntry *entry = entry_of(fixture, id);
        if ((entry && entry->state != LIBRARY_OPENING) == is_there) return;
        wait_for_change(fixture);
    }
    fail_msg("%s", id);
}

static int looks_of(Fixture *fixture) {
    SDL_LockMutex(fixture->library->lock);
    int looks = fixture->library->looks;
    SDL_UnlockMutex(fixture->library->lock);
    return looks;
}

/* Where nothing changes nothing is looked at, and the next change is found all the same. */
static void a_quiet_shelf_sleeps(void **state) {
    enum { PAUSE_MS = 400, PAUSES_MAX = 60 };
    Fixture *fixture = *state;
    browse(fixture);
    if (!fixture->library->watch) skip();
    int looks = -1, pauses = 0;
    for (; looks != looks_of(fixture) && pauses < PAUSES_MAX; pauses++) {
        looks = looks_of(fixture);
        SDL_Delay(PAUSE_MS);
    }
    assert_in_range(pauses, 2, PAUSES_MAX - 1);
    put(fixture, "flags", "ci+3.svg", blue);
    assert_in_range(wait_for_change(fixture), 0, SOON_MS);
    assert_drawn(fixture, "spike:flags/ci+3", "#0000ff", true);
    put(fixture, "new", "deck.json", "{\"sabacc-deck\": 1, \"name\": \"New\", \"base\": \"tokens\"}");
    wait_until_there(fixture, "own:new", true);
}

/* While the artist is editing, the last valid deck stays visible, with the error message. */
static void a_mistake_leaves_the_last_whole_deck(void **state) {
    Fixture *fixture = *state;
    browse(fixture);
    put(fixture, "flags", "ci+3.svg", "<svg viewBox=\"0 0 300 420\">\n<text/></svg>");
    wait_for_change(fixture);
    const LibraryEntry *flags = entry_of(fixture, "own:flags");
    assert_int_equal(flags->state, LIBRARY_BROKEN);
    assert_string_equal(flags->fault,
                        "flags/ci+3.svg:2: outside the subset: element text: turn letters into paths");
    assert_non_null(flags->deck);
    assert_drawn(fixture, "spike:flags/ci+3", "#ff0000", true);
    put(fixture, "flags", "ci+3.svg", blue);
    wait_for_change(fixture);
    flags = entry_of(fixture, "own:flags");
    assert_int_equal(flags->state, LIBRARY_OPEN);
    assert_string_equal(flags->fault, "");
    assert_drawn(fixture, "spike:flags/ci+3", "#0000ff", true);
}

static void decks_come_and_go(void **state) {
    Fixture *fixture = *state;
    browse(fixture);
    put(fixture, "new", "deck.json", "{\"sabacc-deck\": 1, \"name\": \"New\", \"base\": \"tokens\"}");
    wait_until_there(fixture, "own:new", true);
    assert_string_equal(entry_of(fixture, "own:new")->name, "New");
    assert_int_equal(entry_of(fixture, "own:new")->family, DECK_TOKENS);
    take_away(fixture, "new", "deck.json");
    take_away(fixture, "new", NULL);
    wait_until_there(fixture, "own:new", false);
    put(fixture, "new", "deck.json", "{\"sabacc-deck\": 1, \"name\": \"Again\", \"base\": \"local\"}");
    wait_until_there(fixture, "own:new", true);
    wait_for_change(fixture);
    assert_int_equal(entry_of(fixture, "own:new")->family, DECK_LOCAL);
    put(fixture, "Mein schönes Deck", "ci+3.svg", red);
    wait_for_change(fixture);
    const LibraryEntry *refused = deck_library_at(fixture->library, DECK_FAMILIES);
    assert_int_equal(refused->state, LIBRARY_BROKEN);
    assert_non_null(strstr(refused->fault, "rename it"));
}

/* ---- pictures ---- */

/* A photograph of four colours, in quarters. */
static void put_photo(const Fixture *fixture, const char *name) {
    static const uint32_t quarters[] = {0xffff0000u, 0xff00ff00u, 0xff0000ffu, 0xffffffffu};
    char path[PATH];
    Pixmap *photo = pixmap_create(60, 84);
    for (int y = 0; y < 84; y++)
        for (int x = 0; x < 60; x++)
            photo->pixels[y * photo->stride + x] = quarters[(y >= 42) * 2 + (x >= 30)];
    path_of(fixture, "flags", name, path);
    assert_true(raster_write(path, photo, false));
    pixmap_free(photo);
}

static Pixel middle_of(Fixture *fixture, const char *asset, int width, int height) {
    PictureDocument document = deck_library_document(fixture->library, asset);
    assert_non_null(document.bytes);
    Pixmap *pixmap = raster_draw(document.bytes, document.length, &document.part, width, height);
    assert_non_null(pixmap);
    Pixel pixel = pixmap->pixels[height / 2 * pixmap->stride + width / 2];
    free(document.bytes);
    pixmap_free(pixmap);
    return pixel;
}

static void photographs_are_drawn_whole_and_in_parts(void **state) {
    Fixture *fixture = *state;
    put_photo(fixture, "sq-3.png");
    assert_int_equal(middle_of(fixture, "spike:flags/sq-3@0,0/2", 40, 56), 0xffff0000u);
    assert_int_equal(middle_of(fixture, "spike:flags/sq-3@1,0/2", 40, 56), 0xff00ff00u);
    assert_int_equal(middle_of(fixture, "spike:flags/sq-3@0,1/2", 400, 560), 0xff0000ffu);
    assert_int_equal(middle_of(fixture, "spike:flags/sq-3@1,1/2", 7, 11), 0xffffffffu);
    /* Shrunk to one pixel across, every colour has its share. */
    Pixel all = middle_of(fixture, "spike:flags/sq-3", 1, 1);
    for (int i = 0; i < 3; i++) assert_in_range(all >> 8 * i & 255, 126, 129);
}

static int own_shown(const Fixture *fixture) {
    int count = 0;
    for (int i = 0; i < deck_library_count(fixture->library); i++)
        count += deck_library_at(fixture->library, i)->is_own;
    return count;
}

/* The first by name are listed; a chosen one beyond the limit still works. */
static void of_too_many_the_first_are_shown(void **state) {
    Fixture *fixture = *state;
    char name[8];
    for (int i = 120; i > 0; i--) {
        snprintf(name, sizeof name, "a%03d", i);
        put(fixture, name, "ci+3.svg", i == 119 ? blue : red);
    }
    choose(fixture, DECK_SPIKE, "own:a119", "");
    browse(fixture);
    assert_int_equal(own_shown(fixture), LIBRARY_DECKS - DECK_FAMILIES);
    assert_non_null(entry_of(fixture, "own:a001"));
    assert_non_null(entry_of(fixture, "own:a026"));
    assert_null(entry_of(fixture, "own:a027"));
    assert_null(entry_of(fixture, "own:flags"));
    assert_drawn(fixture, "spike/ci+3", "#0000ff", true);
}

/* Renaming a folder many times must not exhaust the slots. */
static void folders_may_be_renamed_for_ever(void **state) {
    Fixture *fixture = *state;
    char before[16] = "flags", name[16], from[PATH], to[PATH];
    browse(fixture);
    for (int i = 0; i < 110; i++) {
        snprintf(name, sizeof name, "own:try%d", i);
        path_of(fixture, before, NULL, from);
        path_of(fixture, name + 4, NULL, to);
        assert_int_equal(rename(from, to), 0);
        deck_library_browse(fixture->library, false);
        browse(fixture);
        const LibraryEntry *entry = entry_of(fixture, name);
        assert_true(entry && entry->state == LIBRARY_OPEN);
        strcpy(before, name + 4);
    }
    assert_drawn(fixture, "spike:try109/ci+3", "#ff0000", true);
}

/* A folder's name cannot break a line or control the terminal. */
static void an_odd_name_is_told_on_one_line(void **state) {
    Fixture *fixture = *state;
    put(fixture, "a\n\x1b[31m\xff", "ci+3.svg", red);
    browse(fixture);
    const LibraryEntry *entry = entry_of(fixture, "own:a??[31m?");
    assert_non_null(entry);
    assert_memory_equal(entry->fault, "a??[31m\xff:1: a deck's folder has a name of", 41);
}

/* Rasters in use stay until the new one is ready; others are dropped. */
static void sprites_show_the_old_picture_until_the_new_one_comes(void **state) {
    Fixture *fixture = *state;
    Sprites *sprites =
        sprites_create((SpriteSource){.document = deck_library_document, .user = fixture->library});
    browse(fixture);
    sprites_get(sprites, "spike:flags/ci+3", 30, 42, SPRITE_PLAIN);
    sprites_get(sprites, "spike:flags/ci+4", 30, 42, SPRITE_PLAIN);
    sprites_settle(sprites);
    sprites_collect(sprites);
    for (int i = 0; i < 3; i++) {
        sprites_begin_frame(sprites, 640, 360);
        assert_int_equal(sprites_get(sprites, "spike:flags/ci+3", 30, 42, SPRITE_PLAIN).pixmap->pixels[0],
                         0xffff0000u);
        sprites_collect(sprites);
    }
    put(fixture, "flags", "ci+3.svg", blue);
    wait_for_change(fixture);
    size_t before = sprites_bytes(sprites);
    sprites_redraw(sprites, "spike:flags/");
    assert_int_equal(sprites_bytes(sprites), before / 2); /* nobody looked at ci+4 any more */
    assert_int_equal(sprites_pending(sprites), 1);
    SpriteRaster old = sprites_get(sprites, "spike:flags/ci+3", 30, 42, SPRITE_PLAIN);
    assert_true(old.is_exact);
    assert_int_equal(old.pixmap->pixels[0], 0xffff0000u);
    sprites_settle(sprites);
    assert_true(sprites_collect(sprites));
    SpriteRaster new = sprites_get(sprites, "spike:flags/ci+3", 30, 42, SPRITE_PLAIN);
    assert_int_equal(new.pixmap->pixels[0], 0xff0000ffu);
    assert_int_not_equal(new.serial, old.serial);
    assert_int_equal(sprites_pending(sprites), 0);
    sprites_close(sprites);
}

/* Sprites and the library's thread draw from and open the same decks, while choices change. */
static void many_threads_share_a_deck(void **state) {
    Fixture *fixture = *state;
    Sprites *sprites =
        sprites_create((SpriteSource){.document = deck_library_document, .user = fixture->library});
    deck_library_browse(fixture->library, true);
    for (int i = 0; i < 40; i++) {
        static const char *const assets[] = {"spike/ci+3", "spike:flags/ci+4", "tokens/refund", "spike/back",
                                             "kessel:/sand2"};
        sprites_get(sprites, assets[i % 5], 10 + i, 14 + i, SPRITE_PLAIN);
        choose(fixture, DECK_SPIKE, i % 2 ? "own:flags" : "", i % 3 ? "back-flag" : "");
        if (i % 10 == 0) put(fixture, "flags", "ci+3.svg", i % 20 ? red : blue);
        deck_library_poll(fixture->library);
        sprites_collect(sprites);
        SDL_Delay(10);
    }
    sprites_settle(sprites);
    sprites_close(sprites);
    deck_library_browse(fixture->library, false);
    assert_false(deck_library_is_busy(fixture->library));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(all_decks_are_on_the_shelf),
        TEST(tables_draw_what_is_chosen),
        TEST(what_is_broken_is_drawn_by_the_house),
        TEST(a_changed_file_is_redrawn_soon),
        TEST(a_quiet_shelf_sleeps),
        TEST(a_mistake_leaves_the_last_whole_deck),
        TEST(decks_come_and_go),
        TEST(of_too_many_the_first_are_shown),
        TEST(folders_may_be_renamed_for_ever),
        TEST(an_odd_name_is_told_on_one_line),
        TEST(photographs_are_drawn_whole_and_in_parts),
        TEST(sprites_show_the_old_picture_until_the_new_one_comes),
        TEST(many_threads_share_a_deck),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
