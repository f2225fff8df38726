/* The background worker: requests and results under load, its memory limit, and its disk cache. Also run
 * under the thread sanitizer. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <dirent.h>
#include <fcntl.h>
#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "render/raster_cache.h"

typedef struct Drawings {
    SDL_atomic_t asked, woken;
    SDL_sem *may_go;    /* the drawing of "card-0" waits for it; NULL: nothing waits */
    char order[64][16]; /* assets as they were asked for */
} Drawings;

static PictureDocument drawing(void *user, const char *asset) {
    Drawings *drawings = user;
    int number = SDL_AtomicAdd(&drawings->asked, 1);
    if (drawings->may_go && strcmp(asset, "card-0") == 0) SDL_SemWait(drawings->may_go);
    if (number < 64) snprintf(drawings->order[number], sizeof drawings->order[number], "%.15s", asset);
    if (strncmp(asset, "none", 4) == 0) return (PictureDocument){0};
    char *svg = malloc(256);
    size_t length =
        (size_t)snprintf(svg, 256,
                         "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 42' width='30' "
                         "height='42'><!-- %s --><rect width='30' height='42' rx='4' fill='#%06x'/></svg>",
                         asset, (unsigned)(strlen(asset) * 0x102030u) & 0xffffffu);
    return (PictureDocument){.bytes = svg, .length = length};
}

static void wake(void *user) { SDL_AtomicAdd(&((Drawings *)user)->woken, 1); }

static Sprites *open_sprites(Drawings *drawings, const char *directory, size_t limit, size_t budget) {
    Sprites *sprites = sprites_create((SpriteSource){.document = drawing,
                                                     .user = drawings,
                                                     .cache_directory = directory,
                                                     .cache_limit_bytes = limit,
                                                     .budget_bytes = budget,
                                                     .wake = wake,
                                                     .wake_user = drawings});
    assert_non_null(sprites);
    return sprites;
}

static SpriteRaster get(Sprites *sprites, int index, int size, SpriteEffect effect) {
    char asset[32];
    snprintf(asset, sizeof asset, "card-%d", index);
    return sprites_get(sprites, asset, size, size * 7 / 5, effect);
}

/* A loop that draws what it gets while the worker draws, drops and resizes. */
static void test_a_loop_asks_while_the_worker_draws(void **state) {
    (void)state;
    Drawings drawings = {0};
    Sprites *sprites = open_sprites(&drawings, NULL, 0, 400000);
    uint64_t seen = 0;
    for (int frame = 0; frame < 300; frame++) {
        sprites_collect(sprites);
        sprites_begin_frame(sprites, 640, 360);
        for (int i = 0; i < 12; i++) {
            SpriteRaster raster = get(sprites, (frame / 20 + i) % 40, 20 + frame / 100 * 10,
                                      (SpriteEffect)(i % SPRITE_EFFECT_COUNT));
            assert_non_null(raster.pixmap);
            seen += raster.pixmap->pixels[raster.pixmap->width * raster.pixmap->height / 2];
        }
        if (frame % 90 == 89) sprites_redraw(sprites, "card-1");
        if (frame % 7 == 0) SDL_Delay(1);
    }
    assert_true(seen > 0);
    sprites_settle(sprites);
    sprites_collect(sprites);
    assert_int_equal(sprites_pending(sprites), 0);
    assert_true(SDL_AtomicGet(&drawings.woken) >= 40);
    sprites_close(sprites);
}

/* A table's cards before its cloth, and of that a draft before the whole. */
static void test_small_ones_come_first(void **state) {
    (void)state;
    static Drawings drawings;
    drawings.may_go = SDL_CreateSemaphore(0);
    Sprites *sprites = open_sprites(&drawings, NULL, 0, 0);
    get(sprites, 0, 10, SPRITE_PLAIN);
    sprites_get(sprites, "cloth", 1600, 1200, SPRITE_PLAIN);
    get(sprites, 2, 30, SPRITE_PLAIN);
    get(sprites, 1, 20, SPRITE_PLAIN);
    get(sprites, 3, 30, SPRITE_PLAIN);
    SDL_SemPost(drawings.may_go);
    sprites_settle(sprites);
    static const char *const wanted[] = {"card-0", "card-1", "card-2", "card-3", "cloth", "cloth"};
    if (strcmp(drawings.order[0], "cloth") != 0) /* else the worker was quicker than its orders */
        for (int i = 0; i < 6; i++) assert_string_equal(drawings.order[i], wanted[i]);
    sprites_collect(sprites);
    assert_true(sprites_get(sprites, "cloth", 1600, 1200, SPRITE_PLAIN).is_exact);
    SpriteRaster draft = sprites_get(sprites, "cloth", 400, 300, SPRITE_PLAIN); /* a quarter on each side */
    assert_true(draft.is_exact && draft.pixmap->width == 400 && draft.pixmap->height == 300);
    sprites_close(sprites);
    SDL_DestroySemaphore(drawings.may_go);
}

/* Frames that show some of many pictures, at sizes that change, over a budget that holds next to nothing,
   with much that happens between frames: what was there once is there ever after, if only roughly. */
static void test_what_was_shown_never_goes(void **state) {
    const char *directory = *state;
    enum { CARDS = 60, SHOWN = 9 };
    Drawings drawings = {0};
    Sprites *sprites = open_sprites(&drawings, directory, 0, 30000);
    bool was_there[CARDS] = {false}, was_ever[CARDS] = {false};
    int rough = 0, seen = 0;
    for (int frame = 0; frame < 600; frame++) {
        int first = frame / 7 * 13, size = 16 + frame / 150 * 8;
        sprites_begin_frame(sprites, 640, 360);
        for (int i = 0; i < SHOWN; i++) {
            int card = (first + i * 5) % CARDS;
            SpriteRaster raster = get(sprites, card, size, SPRITE_PLAIN);
            if (was_there[card] && raster.serial == 0) fail_msg("card %d has gone in frame %d", card, frame);
            rough += was_there[card] && !raster.is_exact;
            was_there[card] |= raster.serial != 0;
            seen += was_there[card] && !was_ever[card];
            was_ever[card] |= was_there[card];
        }
        if (frame % 40 == 39) {
            bool is_shown[CARDS] = {false}; /* another picture is due of all the others */
            for (int i = 0; i < SHOWN; i++) is_shown[(first + i * 5) % CARDS] = true;
            for (int card = 0; card < CARDS; card++) was_there[card] &= is_shown[card];
            sprites_redraw(sprites, "card-");
        }
        if (frame % 3 == 0) sprites_settle(sprites);
        for (int i = 0; i <= frame % 5; i++) sprites_collect(sprites);
    }
    assert_int_equal(seen, CARDS);
    assert_true(rough > 0); /* the budget was too small for all of them */
    sprites_settle(sprites);
    sprites_close(sprites);
}

/* What is left of far too many pictures when none of them is shown any more. */
static size_t kept_on_screen(int width, int height) {
    enum { PICTURES = 50, WIDE = 400 };
    Drawings drawings = {0};
    Sprites *sprites = open_sprites(&drawings, NULL, 0, 0);
    sprites_begin_frame(sprites, width, height);
    for (int i = 0; i < PICTURES; i++) get(sprites, i, WIDE, SPRITE_PLAIN);
    sprites_settle(sprites);
    for (int i = 0; i < 3; i++) {
        sprites_collect(sprites);
        sprites_begin_frame(sprites, width, height);
    }
    sprites_collect(sprites);
    size_t kept = sprites_bytes(sprites);
    sprites_close(sprites);
    return kept;
}

/* 20 MiB, and a byte for each pixel beyond 1920x1080; small copies of the rest are beside that. */
static void test_a_larger_screen_keeps_more(void **state) {
    (void)state;
    enum { MIB = 1 << 20, ONE = 400 * 560 * 4, BEYOND = 3840 * 2160 - 1920 * 1080 };
    size_t usual = kept_on_screen(1920, 1080), small = kept_on_screen(640, 360),
           large = kept_on_screen(3840, 2160);
    assert_in_range(usual, 20 * MIB - ONE, 26 * MIB);
    assert_int_equal(small, usual);
    assert_in_range(large, usual + BEYOND - ONE, usual + BEYOND + ONE);
}

/* More orders than the queue holds: none is lost for whoever asks again. */
static void test_a_full_queue_is_no_loss(void **state) {
    (void)state;
    enum { MANY = 700 };
    Drawings drawings = {0};
    Sprites *sprites = open_sprites(&drawings, NULL, 0, 0);
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < MANY; i++) get(sprites, i, 10, SPRITE_PLAIN);
        sprites_settle(sprites);
        sprites_collect(sprites);
    }
    for (int i = 0; i < MANY; i++) assert_true(get(sprites, i, 10, SPRITE_PLAIN).is_exact);
    sprites_close(sprites);
}

/* In every other round not before the worker has begun. */
static void test_closed_while_it_works(void **state) {
    (void)state;
    Drawings drawings = {0};
    for (int round = 0; round < 20; round++) {
        int before = SDL_AtomicGet(&drawings.asked);
        Sprites *sprites = open_sprites(&drawings, NULL, 0, 0);
        for (int i = 0; i < 30; i++) get(sprites, i, 60 + round, SPRITE_SHADOW);
        while (round % 2 && SDL_AtomicGet(&drawings.asked) == before) SDL_Delay(1);
        if (round % 3) sprites_collect(sprites);
        sprites_close(sprites);
    }
    assert_in_range(SDL_AtomicGet(&drawings.asked), 10, 20 * 30);
}

/* ---- on the disk ---- */

static int make_directory(void **state) {
    char *name = strdup("pictures-XXXXXX");
    *state = name;
    return mkdtemp(name) ? 0 : -1;
}

static void in_directory(const char *directory, const char *name, char path[512]) {
    snprintf(path, 512, "%s/%s", directory, name);
}

static size_t bytes_in(const char *directory, int *count) {
    DIR *listing = opendir(directory);
    assert_non_null(listing);
    size_t bytes = 0;
    *count = 0;
    for (struct dirent *entry; (entry = readdir(listing));) {
        char path[512];
        struct stat found;
        in_directory(directory, entry->d_name, path);
        if (stat(path, &found) != 0 || !S_ISREG(found.st_mode)) continue;
        bytes += (size_t)found.st_size;
        ++*count;
    }
    closedir(listing);
    return bytes;
}

static int remove_directory(void **state) {
    char *directory = *state;
    DIR *listing = opendir(directory);
    for (struct dirent *entry; listing && (entry = readdir(listing));) {
        char path[512];
        in_directory(directory, entry->d_name, path);
        unlink(path);
    }
    if (listing) closedir(listing);
    int status = rmdir(directory);
    free(directory);
    return status;
}

static void draw_all(Sprites *sprites, int count) {
    for (int i = 0; i < count; i++) get(sprites, i, 50, SPRITE_PLAIN);
    sprites_settle(sprites);
    sprites_collect(sprites);
    for (int i = 0; i < count; i++) assert_true(get(sprites, i, 50, SPRITE_PLAIN).is_exact);
}

/* The same pixels the second time, from the files: a file that is replaced by another picture shows. */
static void test_a_second_start_reads_what_the_first_drew(void **state) {
    const char *directory = *state;
    Drawings drawings = {0};
    Sprites *sprites = open_sprites(&drawings, directory, 0, 0);
    draw_all(sprites, 1);
    size_t bytes = 50 * 70 * sizeof(Pixel);
    Pixel *drawn = malloc(bytes);
    memcpy(drawn, get(sprites, 0, 50, SPRITE_PLAIN).pixmap->pixels, bytes);
    sprites_close(sprites);
    int count;
    bytes_in(directory, &count);
    assert_int_equal(count, 1);
    sprites = open_sprites(&drawings, directory, 0, 0);
    draw_all(sprites, 1);
    assert_memory_equal(drawn, get(sprites, 0, 50, SPRITE_PLAIN).pixmap->pixels, bytes);
    sprites_close(sprites);
    bytes_in(directory, &count);
    assert_int_equal(count, 1);
    free(drawn);
}

static void make_old(const char *directory, const char *name, size_t bytes, time_t age) {
    char path[512];
    in_directory(directory, name, path);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    for (size_t i = 0; i < bytes; i++) fputc('x', file);
    fclose(file);
    const struct timespec then = {.tv_sec = time(NULL) - age}, both[2] = {then, then};
    assert_int_equal(utimensat(AT_FDCWD, path, both, 0), 0);
}

/* A truncated file, a foreign one and an oversized one: redrawn, and replaced. */
static void test_spoilt_files_are_drawn_again(void **state) {
    const char *directory = *state;
    RasterCache cache = {.directory = directory};
    Pixmap *pixmap = pixmap_create(40, 40);
    char path[512];
    in_directory(directory, "0000000000000001-40x40-0.raster", path);
    static const long sizes[] = {0, 7, 15, 16, 1000, 16 + 40 * 40 * 4 - 1};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        raster_cache_write(&cache, 1, 40, 40, SPRITE_PLAIN, pixmap);
        assert_int_equal(truncate(path, sizes[i]), 0);
        assert_null(raster_cache_read(&cache, 1, 40, 40, SPRITE_PLAIN));
    }
    raster_cache_write(&cache, 1, 40, 40, SPRITE_PLAIN, pixmap);
    assert_int_equal(truncate(path, 16 + 40 * 40 * 4 + 1), 0);
    assert_null(raster_cache_read(&cache, 1, 40, 40, SPRITE_PLAIN));
    make_old(directory, "0000000000000001-40x40-0.raster", 16 + 40 * 40 * 4, 1);
    assert_null(raster_cache_read(&cache, 1, 40, 40, SPRITE_PLAIN));
    pixmap_free(pixmap);
}

static bool exists(const char *directory, const char *name) {
    char path[512];
    in_directory(directory, name, path);
    return access(path, F_OK) == 0;
}

static void test_the_oldest_pictures_go_first(void **state) {
    const char *directory = *state;
    make_old(directory, "oldest.raster", 30000, 9000);
    make_old(directory, "half.raster.part", 30000, 8000);
    make_old(directory, "younger.raster", 20000, 100);
    make_old(directory, "letter.raster.txt", 30000, 99999);
    Drawings drawings = {0};
    Sprites *sprites = open_sprites(&drawings, directory, 60000, 0);
    draw_all(sprites, 1);
    sprites_close(sprites);
    assert_false(exists(directory, "oldest.raster"));
    assert_false(exists(directory, "half.raster.part"));
    assert_true(exists(directory, "younger.raster"));
    assert_true(exists(directory, "letter.raster.txt"));
}

/* Of 150 MiB on the disk a usual screen's limit leaves nothing, and a large one's all. */
static void test_a_larger_screen_keeps_more_on_the_disk(void **state) {
    const char *directory = *state;
    static const struct {
        int width, height;
        bool is_kept;
    } rows[] = {{3840, 2160, true}, {1920, 1080, false}};
    char path[512];
    in_directory(directory, "large.raster", path);
    make_old(directory, "large.raster", 1, 100);
    assert_int_equal(truncate(path, (off_t)150 << 20), 0);
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
        Drawings drawings = {0};
        Sprites *sprites = open_sprites(&drawings, directory, 0, 0);
        sprites_begin_frame(sprites, rows[row].width, rows[row].height);
        get(sprites, (int)row, 50, SPRITE_PLAIN);
        sprites_settle(sprites);
        sprites_close(sprites);
        assert_int_equal(exists(directory, "large.raster"), rows[row].is_kept);
    }
}

static void test_the_disk_cache_keeps_to_its_limit(void **state) {
    const char *directory = *state;
    enum { LIMIT = 200000, CARDS = 60 };
    Drawings drawings = {0};
    Sprites *sprites = open_sprites(&drawings, directory, LIMIT, 0);
    draw_all(sprites, CARDS);
    sprites_close(sprites);
    int count;
    size_t bytes = bytes_in(directory, &count);
    assert_true(bytes <= LIMIT && bytes > LIMIT / 2);
    assert_in_range(count, 2, CARDS - 1);
}

/* What is read is what was written, and counts as used: it outlives what was only written. */
static void test_reading_keeps_a_picture(void **state) {
    const char *directory = *state;
    RasterCache cache = {.directory = directory};
    Pixmap *pixmap = pixmap_create(40, 40);
    for (int i = 0; i < 40 * 40; i++) pixmap->pixels[i] = 0xff000000u | (uint32_t)i * 997;
    for (uint64_t hash = 1; hash <= 2; hash++) raster_cache_write(&cache, hash, 40, 40, SPRITE_PLAIN, pixmap);
    int count;
    size_t each = bytes_in(directory, &count) / 2;
    const struct timespec then = {.tv_sec = time(NULL) - 5000}, both[2] = {then, then};
    char path[512];
    in_directory(directory, "0000000000000001-40x40-0.raster", path);
    assert_int_equal(utimensat(AT_FDCWD, path, both, 0), 0);
    Pixmap *read = raster_cache_read(&cache, 1, 40, 40, SPRITE_PLAIN);
    assert_non_null(read);
    assert_int_equal(pixmap_bytes(read), pixmap_bytes(pixmap));
    assert_memory_equal(read->pixels, pixmap->pixels, 40 * 40 * sizeof *pixmap->pixels);
    pixmap_free(read);
    in_directory(directory, "0000000000000002-40x40-0.raster", path);
    assert_int_equal(utimensat(AT_FDCWD, path, both, 0), 0);
    RasterCache small = {.directory = directory, .limit_bytes = each * 2};
    raster_cache_write(&small, 3, 40, 40, SPRITE_PLAIN, pixmap);
    assert_false(exists(directory, "0000000000000002-40x40-0.raster"));
    assert_true(exists(directory, "0000000000000003-40x40-0.raster"));
    pixmap_free(pixmap);
}

static void test_a_directory_that_is_gone_costs_only_time(void **state) {
    (void)state;
    Drawings drawings = {0};
    Sprites *sprites = open_sprites(&drawings, "no/such/directory", 0, 0);
    draw_all(sprites, 3);
    sprites_close(sprites);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_loop_asks_while_the_worker_draws),
        cmocka_unit_test(test_small_ones_come_first),
        cmocka_unit_test_setup_teardown(test_what_was_shown_never_goes, make_directory, remove_directory),
        cmocka_unit_test(test_a_larger_screen_keeps_more),
        cmocka_unit_test(test_a_full_queue_is_no_loss),
        cmocka_unit_test(test_closed_while_it_works),
        cmocka_unit_test_setup_teardown(test_a_second_start_reads_what_the_first_drew, make_directory,
                                        remove_directory),
        cmocka_unit_test_setup_teardown(test_spoilt_files_are_drawn_again, make_directory, remove_directory),
        cmocka_unit_test_setup_teardown(test_the_oldest_pictures_go_first, make_directory, remove_directory),
        cmocka_unit_test_setup_teardown(test_the_disk_cache_keeps_to_its_limit, make_directory,
                                        remove_directory),
        cmocka_unit_test_setup_teardown(test_a_larger_screen_keeps_more_on_the_disk, make_directory,
                                        remove_directory),
        cmocka_unit_test_setup_teardown(test_reading_keeps_a_picture, make_directory, remove_directory),
        cmocka_unit_test(test_a_directory_that_is_gone_costs_only_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
