/* The shelf of decks: opened beside the loop, chosen from, watched; and what is drawn of a deck's changes. */
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

#include "files/file.h"
#include "render/deck_shelf.h"
#include "render/raster.h"
#include "render/sprites.h"

#define HOUSE SHELF_ASSETS "/cards"
enum { PATH = 600, SOON_MS = 3000 }; /* half a second on a machine that has nothing else to do */

typedef struct Bench {
    char own[PATH];
    DeckShelf *shelf;
} Bench;

static const char red[] = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 300 420\">"
                          "<rect width=\"300\" height=\"420\" fill=\"#ff0000\"/></svg>\n";
static const char blue[] = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 300 420\">"
                           "<rect width=\"300\" height=\"420\" fill=\"#0000ff\"/></svg>\n";

static void path_of(const Bench *bench, const char *deck, const char *name, char path[PATH]) {
    int length = snprintf(path, PATH, "%s/%s%s%s", bench->own, deck, name ? "/" : "", name ? name : "");
    assert_in_range(length, 1, PATH - 1);
}

static void put(const Bench *bench, const char *deck, const char *name, const char *text) {
    char path[PATH];
    path_of(bench, deck, NULL, path);
    mkdir(path, 0700);
    path_of(bench, deck, name, path);
    /* At once: on a busy machine half a file may lie there for two looks of the shelf. */
    assert_true(file_write(path, text, strlen(text), FILE_QUICK));
}

static void take_away(const Bench *bench, const char *deck, const char *name) {
    char path[PATH];
    path_of(bench, deck, name, path);
    assert_int_equal(remove(path), 0);
}

static int set_up(void **state) {
    Bench *bench = calloc(1, sizeof *bench);
    strcpy(bench->own, "/tmp/sabacc-shelf-XXXXXX");
    if (!mkdtemp(bench->own)) return 1;
    put(bench, "flags", "ci+3.svg", red);
    put(bench, "flags", "back-flag.svg", blue);
    put(bench, "broken", "ci3.svg", red);
    bench->shelf = deck_shelf_create(&(ShelfSetup){.house = HOUSE, .own = bench->own});
    *state = bench;
    return bench->shelf ? 0 : 1;
}

static int tear_down(void **state) {
    Bench *bench = *state;
    char command[PATH + 20];
    deck_shelf_free(bench->shelf);
    snprintf(command, sizeof command, "rm -rf '%s'", bench->own);
    int status = system(command);
    free(bench);
    return status;
}

static void browse(Bench *bench) {
    deck_shelf_browse(bench->shelf, true);
    deck_shelf_settle(bench->shelf);
    assert_true(deck_shelf_poll(bench->shelf));
}

static const ShelfEntry *entry_of(const Bench *bench, const char *id) {
    int index = deck_shelf_find(bench->shelf, id);
    return index < 0 ? NULL : deck_shelf_at(bench->shelf, index);
}

static void all_decks_are_on_the_shelf(void **state) {
    Bench *bench = *state;
    assert_int_equal(deck_shelf_count(bench->shelf), 0);
    browse(bench);
    assert_int_equal(deck_shelf_count(bench->shelf), DECK_FAMILIES + 2);
    for (int i = 0; i < DECK_FAMILIES; i++) {
        const ShelfEntry *entry = deck_shelf_at(bench->shelf, i);
        assert_string_equal(entry->id, deck_family_ids[i]);
        assert_int_equal(entry->family, i);
        assert_int_equal(entry->state, SHELF_OPEN);
        assert_int_equal((size_t)(entry->face_count + entry->back_count), deck_face_count(entry->deck));
    }
    const ShelfEntry *flags = entry_of(bench, "own:flags"), *broken = entry_of(bench, "own:broken");
    assert_string_equal(flags->name, "flags");
    assert_int_equal(flags->family, DECK_SPIKE);
    assert_int_equal(flags->back_count, 5);
    assert_int_equal(broken->state, SHELF_BROKEN);
    assert_null(broken->deck);
    assert_memory_equal(broken->fault, "broken:1: has no face", strlen("broken:1: has no face"));
    assert_false(deck_shelf_poll(bench->shelf));
    assert_false(deck_shelf_is_busy(bench->shelf));
}

/* The first half of an asset is enough to say whose it is: its document holds that, or does not. */
static void assert_drawn(Bench *bench, const char *asset, const char *says, bool is_wanted) {
    size_t length = 0;
    char *document = deck_shelf_document(bench->shelf, asset, &length);
    if (!document) fail_msg("%s is not drawn", asset);
    char *text = calloc(length + 1, 1);
    memcpy(text, document, length);
    if ((strstr(text, says) != NULL) != is_wanted)
        fail_msg("%s: %s %s", asset, is_wanted ? "lacks" : "has", says);
    free(text);
    free(document);
}

static void choose(Bench *bench, DeckFamily family, const char *deck, const char *back) {
    DeckChoice choice = {{0}, {0}};
    snprintf(choice.deck, sizeof choice.deck, "%s", deck);
    snprintf(choice.back, sizeof choice.back, "%s", back);
    deck_shelf_choose(bench->shelf, family, &choice);
}

/* Nobody has browsed: tables open what they play with. */
static void tables_draw_what_is_chosen(void **state) {
    Bench *bench = *state;
    char prefix[SHELF_ASSET];
    assert_drawn(bench, "spike/ci+3", "#ff0000", false);
    choose(bench, DECK_SPIKE, "own:flags", "back-flag");
    assert_true(deck_shelf_take_redrawn(bench->shelf, prefix));
    assert_string_equal(prefix, "spike/");
    assert_false(deck_shelf_take_redrawn(bench->shelf, prefix));
    assert_drawn(bench, "spike/ci+3", "#ff0000", true);
    assert_drawn(bench, "spike/ci+3@1,2/3", "viewBox=\"100 280 100 140\"", true);
    assert_drawn(bench, "spike/back", "#0000ff", true);
    assert_drawn(bench, "spike/ci+4", "#ff0000", false);
    assert_drawn(bench, "spike:/ci+3", "#ff0000", false);
    assert_drawn(bench, "spike:flags/ci+3", "#ff0000", true);
    assert_drawn(bench, "spike:flags/back", "#0000ff", false);
    choose(bench, DECK_SPIKE, "", "");
    assert_drawn(bench, "spike/ci+3", "#ff0000", false);
    assert_drawn(bench, "spike/back", "#0000ff", false);
    assert_drawn(bench, "dice/die-1", "<svg", true);
}

/* As long as it was: the documents of two assets are the same. */
static void assert_same(Bench *bench, const char *one, const char *other) {
    size_t length = 0, other_length = 0;
    char *first = deck_shelf_document(bench->shelf, one, &length),
         *second = deck_shelf_document(bench->shelf, other, &other_length);
    assert_true(first && second);
    assert_int_equal(length, other_length);
    assert_memory_equal(first, second, length);
    free(first);
    free(second);
}

static void what_is_broken_is_drawn_by_the_house(void **state) {
    Bench *bench = *state;
    choose(bench, DECK_SPIKE, "own:broken", "back-7");
    assert_same(bench, "spike/ci+3", "spike:/ci+3");
    assert_same(bench, "spike/back", "spike:/back"); /* no deck has a back-7 */
    choose(bench, DECK_SPIKE, "own:gone", "back-2");
    assert_same(bench, "spike/ci+3", "spike:/ci+3");
    assert_same(bench, "spike/back", "spike:/back-2");
    choose(bench, DECK_KESSEL, "own:flags", "back-3"); /* which is no Kessel deck */
    assert_same(bench, "kessel/sand3", "kessel:/sand3");
    assert_same(bench, "kessel/back-sand", "kessel:/back-sand-3");
    assert_same(bench, "kessel/back-blood", "kessel:/back-blood-3");
}

/* Waits for the shelf to have something new; the time that took, in ms. */
static uint32_t wait_for_change(Bench *bench) {
    uint32_t since = SDL_GetTicks();
    while (!deck_shelf_poll(bench->shelf) && SDL_GetTicks() - since < 20000) SDL_Delay(5);
    return SDL_GetTicks() - since;
}

static bool has_redrawn(Bench *bench, const char *wanted) {
    char prefix[SHELF_ASSET];
    bool is_found = false;
    while (deck_shelf_take_redrawn(bench->shelf, prefix)) is_found |= strcmp(prefix, wanted) == 0;
    return is_found;
}

static void a_changed_file_is_redrawn_soon(void **state) {
    Bench *bench = *state;
    choose(bench, DECK_SPIKE, "own:flags", "");
    browse(bench);
    has_redrawn(bench, "");
    uint32_t serial = entry_of(bench, "own:flags")->serial;
    put(bench, "flags", "ci+3.svg", blue);
    uint32_t took = wait_for_change(bench);
    print_message("redrawn after %u ms\n", took);
    assert_in_range(took, 0, SOON_MS);
    assert_int_equal(entry_of(bench, "own:flags")->serial, serial + 1);
    assert_drawn(bench, "spike:flags/ci+3", "#0000ff", true);
    assert_true(has_redrawn(bench, "spike:flags/"));
    choose(bench, DECK_SPIKE, "", "");
    choose(bench, DECK_SPIKE, "own:flags", "");
    assert_true(has_redrawn(bench, "spike/"));
    SDL_Delay(400);
    assert_false(deck_shelf_poll(bench->shelf)); /* and nothing more, as long as nothing changes */
}

/* While the artist is at it, the last whole deck stays to be seen, with the line that says what is wrong. */
static void a_mistake_leaves_the_last_whole_deck(void **state) {
    Bench *bench = *state;
    browse(bench);
    put(bench, "flags", "ci+3.svg", "<svg viewBox=\"0 0 300 420\">\n<text/></svg>");
    wait_for_change(bench);
    const ShelfEntry *flags = entry_of(bench, "own:flags");
    assert_int_equal(flags->state, SHELF_BROKEN);
    assert_string_equal(flags->fault,
                        "flags/ci+3.svg:2: outside the subset: element text: turn letters into paths");
    assert_non_null(flags->deck);
    assert_drawn(bench, "spike:flags/ci+3", "#ff0000", true);
    put(bench, "flags", "ci+3.svg", blue);
    wait_for_change(bench);
    flags = entry_of(bench, "own:flags");
    assert_int_equal(flags->state, SHELF_OPEN);
    assert_string_equal(flags->fault, "");
    assert_drawn(bench, "spike:flags/ci+3", "#0000ff", true);
}

static void wait_until_there(Bench *bench, const char *id, bool is_there) {
    for (int i = 0; i < 100; i++) {
        const ShelfEntry *entry = entry_of(bench, id);
        if ((entry && entry->state != SHELF_OPENING) == is_there) return;
        wait_for_change(bench);
    }
    fail_msg("%s", id);
}

static void decks_come_and_go(void **state) {
    Bench *bench = *state;
    browse(bench);
    put(bench, "new", "deck.json", "{\"sabacc-deck\": 1, \"name\": \"New\", \"base\": \"tokens\"}");
    wait_until_there(bench, "own:new", true);
    assert_string_equal(entry_of(bench, "own:new")->name, "New");
    assert_int_equal(entry_of(bench, "own:new")->family, DECK_TOKENS);
    take_away(bench, "new", "deck.json");
    take_away(bench, "new", NULL);
    wait_until_there(bench, "own:new", false);
    put(bench, "new", "deck.json", "{\"sabacc-deck\": 1, \"name\": \"Again\", \"base\": \"local\"}");
    wait_until_there(bench, "own:new", true);
    wait_for_change(bench);
    assert_int_equal(entry_of(bench, "own:new")->family, DECK_LOCAL);
    put(bench, "Mein schönes Deck", "ci+3.svg", red);
    wait_for_change(bench);
    const ShelfEntry *refused = deck_shelf_at(bench->shelf, DECK_FAMILIES);
    assert_int_equal(refused->state, SHELF_BROKEN);
    assert_non_null(strstr(refused->fault, "rename it"));
}

/* ---- pictures ---- */

/* A photograph of four colours, in quarters. */
static void put_photo(const Bench *bench, const char *name) {
    static const uint32_t quarters[] = {0xffff0000u, 0xff00ff00u, 0xff0000ffu, 0xffffffffu};
    char path[PATH];
    Pixmap *photo = pixmap_create(60, 84);
    for (int y = 0; y < 84; y++)
        for (int x = 0; x < 60; x++)
            photo->pixels[y * photo->stride + x] = quarters[(y >= 42) * 2 + (x >= 30)];
    path_of(bench, "flags", name, path);
    assert_true(raster_write(path, photo, false));
    pixmap_free(photo);
}

static Pixel middle_of(Bench *bench, const char *asset, int width, int height) {
    size_t length = 0;
    char *document = deck_shelf_document(bench->shelf, asset, &length);
    assert_non_null(document);
    Pixmap *pixmap = raster_draw(document, length, width, height);
    assert_non_null(pixmap);
    Pixel pixel = pixmap->pixels[height / 2 * pixmap->stride + width / 2];
    free(document);
    pixmap_free(pixmap);
    return pixel;
}

static void photographs_are_drawn_whole_and_in_parts(void **state) {
    Bench *bench = *state;
    put_photo(bench, "sq-3.png");
    assert_int_equal(middle_of(bench, "spike:flags/sq-3@0,0/2", 40, 56), 0xffff0000u);
    assert_int_equal(middle_of(bench, "spike:flags/sq-3@1,0/2", 40, 56), 0xff00ff00u);
    assert_int_equal(middle_of(bench, "spike:flags/sq-3@0,1/2", 400, 560), 0xff0000ffu);
    assert_int_equal(middle_of(bench, "spike:flags/sq-3@1,1/2", 7, 11), 0xffffffffu);
    /* Shrunk to one pixel across, every colour has its share. */
    Pixel all = middle_of(bench, "spike:flags/sq-3", 1, 1);
    for (int i = 0; i < 3; i++) assert_in_range(all >> 8 * i & 255, 126, 129);
}

static int own_shown(const Bench *bench) {
    int count = 0;
    for (int i = 0; i < deck_shelf_count(bench->shelf); i++) count += deck_shelf_at(bench->shelf, i)->is_own;
    return count;
}

/* Those that come first by name are on the shelf; one that lies behind them and is chosen is played with. */
static void of_too_many_the_first_are_shown(void **state) {
    Bench *bench = *state;
    char name[8];
    for (int i = 120; i > 0; i--) {
        snprintf(name, sizeof name, "a%03d", i);
        put(bench, name, "ci+3.svg", i == 119 ? blue : red);
    }
    choose(bench, DECK_SPIKE, "own:a119", "");
    browse(bench);
    assert_int_equal(own_shown(bench), SHELF_DECKS - DECK_FAMILIES);
    assert_non_null(entry_of(bench, "own:a001"));
    assert_non_null(entry_of(bench, "own:a026"));
    assert_null(entry_of(bench, "own:a027"));
    assert_null(entry_of(bench, "own:flags"));
    assert_drawn(bench, "spike/ci+3", "#0000ff", true);
}

/* An evening of trying names must not use the shelf up. */
static void folders_may_be_renamed_for_ever(void **state) {
    Bench *bench = *state;
    char before[16] = "flags", name[16], from[PATH], to[PATH];
    browse(bench);
    for (int i = 0; i < 110; i++) {
        snprintf(name, sizeof name, "own:try%d", i);
        path_of(bench, before, NULL, from);
        path_of(bench, name + 4, NULL, to);
        assert_int_equal(rename(from, to), 0);
        deck_shelf_browse(bench->shelf, false);
        browse(bench);
        const ShelfEntry *entry = entry_of(bench, name);
        assert_true(entry && entry->state == SHELF_OPEN);
        strcpy(before, name + 4);
    }
    assert_drawn(bench, "spike:try109/ci+3", "#ff0000", true);
}

/* What a folder is called breaks no line and speaks to no terminal. */
static void an_odd_name_is_told_on_one_line(void **state) {
    Bench *bench = *state;
    put(bench, "a\n\x1b[31m\xff", "ci+3.svg", red);
    browse(bench);
    const ShelfEntry *entry = entry_of(bench, "own:a??[31m?");
    assert_non_null(entry);
    assert_memory_equal(entry->fault, "a??[31m\xff:1: a deck's folder has a name of", 41);
}

/* What is shown stays until the new drawing is there; what is not shown is forgotten. */
static void sprites_show_the_old_picture_until_the_new_one_comes(void **state) {
    Bench *bench = *state;
    Sprites *sprites = sprites_create((SpriteSource){.document = deck_shelf_document, .user = bench->shelf});
    browse(bench);
    sprites_get(sprites, "spike:flags/ci+3", 30, 42, SPRITE_PLAIN);
    sprites_get(sprites, "spike:flags/ci+4", 30, 42, SPRITE_PLAIN);
    sprites_settle(sprites);
    sprites_collect(sprites);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(sprites_get(sprites, "spike:flags/ci+3", 30, 42, SPRITE_PLAIN).pixmap->pixels[0],
                         0xffff0000u);
        sprites_collect(sprites);
    }
    put(bench, "flags", "ci+3.svg", blue);
    wait_for_change(bench);
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

/* Sprites and the shelf's own thread draw from and open the same decks, while choices change. */
static void many_threads_share_a_deck(void **state) {
    Bench *bench = *state;
    Sprites *sprites = sprites_create((SpriteSource){.document = deck_shelf_document, .user = bench->shelf});
    deck_shelf_browse(bench->shelf, true);
    for (int i = 0; i < 40; i++) {
        static const char *const assets[] = {"spike/ci+3", "spike:flags/ci+4", "tokens/refund", "spike/back",
                                             "kessel:/sand2"};
        sprites_get(sprites, assets[i % 5], 10 + i, 14 + i, SPRITE_PLAIN);
        choose(bench, DECK_SPIKE, i % 2 ? "own:flags" : "", i % 3 ? "back-flag" : "");
        if (i % 10 == 0) put(bench, "flags", "ci+3.svg", i % 20 ? red : blue);
        deck_shelf_poll(bench->shelf);
        sprites_collect(sprites);
        SDL_Delay(10);
    }
    sprites_settle(sprites);
    sprites_close(sprites);
    deck_shelf_browse(bench->shelf, false);
    assert_false(deck_shelf_is_busy(bench->shelf));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(all_decks_are_on_the_shelf),
        TEST(tables_draw_what_is_chosen),
        TEST(what_is_broken_is_drawn_by_the_house),
        TEST(a_changed_file_is_redrawn_soon),
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
