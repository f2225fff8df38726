/* The SSE2 and AVX2 versions give exactly the same pixels as those in plain C. Elsewhere only the plain ones
 * exist, and there is nothing to compare. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "render/paint_run.h"

#ifdef __SSE2__

enum { SIDE = 64, RUN = 61, ROUNDS = 20000 };

typedef struct Version {
    const char *name;
    void (*sample)(Pixel *under, int count, const SampleRun *run);
    void (*blend)(Pixel *under, const Pixel *top, int count, uint32_t opacity);
    void (*mask)(Pixel *under, const uint8_t *alpha, int count, Pixel ink);
    void (*tint)(Pixel *under, const uint32_t *shares, int count, Pixel ink);
    void (*fill)(Pixel *under, int count, Pixel colour);
    void (*veil)(Pixel *pixels, const Pixel *under, int count, Pixel colour);
    void (*across)(Pixel *pixels, const Pixel *row, int count, const Taps *taps);
    void (*between)(Pixel *under, int count, const RowPair *rows, uint32_t opacity);
    void (*gradient)(Pixel *pixels, int count, const GradientRun *run);
} Version;

static const Version sse2 = {.name = "SSE2",
                             .sample = run_sample_vector,
                             .blend = run_blend_vector,
                             .mask = run_mask_vector,
                             .tint = run_tint_vector,
                             .fill = run_fill_vector,
                             .veil = run_veil_vector,
                             .across = run_across_vector,
                             .between = run_between_vector,
                             .gradient = run_gradient_vector};

#ifdef RUN_MAY_BE_WIDE
static const Version avx2 = {.name = "AVX2",
                             .sample = run_sample_wide,
                             .blend = run_blend_wide,
                             .mask = run_mask_wide,
                             .tint = run_tint_wide,
                             .fill = run_fill_wide,
                             .veil = run_veil_wide,
                             .across = run_across_wide,
                             .between = run_between_wide,
                             .gradient = run_gradient_wide};
#endif

static const Version *version; /* the one under test */

typedef struct Chance {
    uint64_t state;
} Chance;

static uint32_t draw_number(Chance *chance, uint32_t below) {
    chance->state = chance->state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(chance->state >> 33) % below;
}

/* Premultiplied, with transparent and opaque as likely as everything between: that is where the shortcuts
 * are. */
static Pixel draw_pixel(Chance *chance) {
    static const uint32_t often[] = {0, 0, 1, 127, 128, 254, 255, 255, 255};
    uint32_t pick = draw_number(chance, 12);
    uint32_t alpha = pick < 9 ? often[pick] : draw_number(chance, 256);
    return pixel_from_colour(alpha << 24 | draw_number(chance, 1u << 24));
}

/* Runs of four that are all opaque or all empty must occur too. */
static void draw_pixels(Chance *chance, Pixel *pixels, int count) {
    for (int i = 0; i < count;) {
        Pixel pixel = draw_pixel(chance);
        for (uint32_t length = 1 + draw_number(chance, 8); length > 0 && i < count; length--)
            pixels[i++] = pixel;
    }
}

static uint32_t draw_opacity(Chance *chance) {
    return draw_number(chance, 2) ? 256 : draw_number(chance, 257);
}

static void expect_same(const Pixel *plain, const Pixel *vector, uint32_t round) {
    if (memcmp(plain, vector, RUN * sizeof *plain) == 0) return;
    for (int i = 0; i < RUN; i++) {
        if (plain[i] != vector[i]) {
            fail_msg("round %u, pixel %d: %08x in plain C, %08x by %s", round, i, plain[i], vector[i],
                     version->name);
        }
    }
}

/* A line that stays inside the picture, at any slant. */
static SampleRun draw_run(Chance *chance, const Pixel *picture, int count) {
    int32_t limit = (SIDE - 1) << 16;
    int32_t ends[4];
    for (int i = 0; i < 4; i++) ends[i] = (int32_t)draw_number(chance, (uint32_t)limit);
    int32_t steps = count > 1 ? count - 1 : 1;
    return (SampleRun){.pixels = picture,
                       .stride = SIDE,
                       .u = ends[0],
                       .v = ends[1],
                       .u_step = (ends[2] - ends[0]) / steps,
                       .v_step = (ends[3] - ends[1]) / steps,
                       .opacity = draw_opacity(chance)};
}

static void test_sampling_is_the_same(void **state) {
    (void)state;
    Chance chance = {1};
    Pixel picture[SIDE * SIDE], plain[RUN], vector[RUN];
    for (uint32_t round = 0; round < ROUNDS; round++) {
        if (round % 64 == 0) draw_pixels(&chance, picture, SIDE * SIDE);
        int count = (int)draw_number(&chance, RUN + 1);
        SampleRun run = draw_run(&chance, picture, count);
        draw_pixels(&chance, plain, RUN);
        memcpy(vector, plain, sizeof plain);
        run_sample_plain(plain, count, &run);
        version->sample(vector, count, &run);
        expect_same(plain, vector, round);
    }
}

/* Rows and columns beyond 15 bits of bytes, and the widest picture there may be. */
static void test_sampling_reaches_far(void **state) {
    (void)state;
    enum { WIDTH = 16384, HEIGHT = 5 };
    static Pixel picture[WIDTH * HEIGHT];
    Chance chance = {2};
    draw_pixels(&chance, picture, WIDTH * HEIGHT);
    SampleRun run = {.pixels = picture,
                     .stride = WIDTH,
                     .u = (WIDTH - 200) << 16,
                     .v = 3 << 16,
                     .u_step = 170003,
                     .v_step = 1000,
                     .opacity = 256};
    Pixel plain[RUN] = {0}, vector[RUN] = {0};
    run_sample_plain(plain, RUN, &run);
    version->sample(vector, RUN, &run);
    expect_same(plain, vector, 0);
}

static void test_blending_is_the_same(void **state) {
    (void)state;
    Chance chance = {3};
    Pixel top[RUN], plain[RUN], vector[RUN];
    for (uint32_t round = 0; round < ROUNDS; round++) {
        int count = (int)draw_number(&chance, RUN + 1);
        uint32_t opacity = draw_opacity(&chance);
        draw_pixels(&chance, top, RUN);
        draw_pixels(&chance, plain, RUN);
        memcpy(vector, plain, sizeof plain);
        run_blend_plain(plain, top, count, opacity);
        version->blend(vector, top, count, opacity);
        expect_same(plain, vector, round);
    }
}

static void test_masks_are_the_same(void **state) {
    (void)state;
    Chance chance = {4};
    uint8_t alpha[RUN];
    Pixel plain[RUN], vector[RUN];
    for (uint32_t round = 0; round < ROUNDS; round++) {
        int count = (int)draw_number(&chance, RUN + 1);
        Pixel ink = draw_pixel(&chance);
        draw_pixels(&chance, plain, RUN);
        for (int i = 0; i < RUN; i++) alpha[i] = (uint8_t)(draw_pixel(&chance) >> 24);
        memcpy(vector, plain, sizeof plain);
        run_mask_plain(plain, alpha, count, ink);
        version->mask(vector, alpha, count, ink);
        expect_same(plain, vector, round);
    }
}

static void test_fills_are_the_same(void **state) {
    (void)state;
    Chance chance = {6};
    Pixel plain[RUN], vector[RUN];
    for (uint32_t round = 0; round < ROUNDS; round++) {
        int count = (int)draw_number(&chance, RUN + 1);
        Pixel colour = round % 5 == 0 ? 0 : draw_pixel(&chance) | (round % 3 == 0 ? 0xff000000u : 0);
        draw_pixels(&chance, plain, RUN);
        memcpy(vector, plain, sizeof plain);
        run_fill_plain(plain, count, colour);
        version->fill(vector, count, colour);
        expect_same(plain, vector, round);
    }
}

static void test_tints_are_the_same(void **state) {
    (void)state;
    Chance chance = {10};
    uint32_t shares[RUN];
    Pixel plain[RUN], vector[RUN];
    for (uint32_t round = 0; round < ROUNDS; round++) {
        int count = (int)draw_number(&chance, RUN + 1);
        Pixel ink = draw_pixel(&chance);
        draw_pixels(&chance, plain, RUN);
        for (int i = 0; i < RUN; i++) shares[i] = draw_number(&chance, 3) ? draw_number(&chance, 257) : 0;
        if (round % 4 == 0) memset(shares, 0, RUN / 2 * sizeof *shares);
        memcpy(vector, plain, sizeof plain);
        run_tint_plain(plain, shares, count, ink);
        version->tint(vector, shares, count, ink);
        expect_same(plain, vector, round);
    }
}

static void test_veils_are_the_same(void **state) {
    (void)state;
    Chance chance = {7};
    Pixel under[RUN], plain[RUN], vector[RUN];
    for (uint32_t round = 0; round < ROUNDS; round++) {
        int count = (int)draw_number(&chance, RUN + 1);
        Pixel colour = draw_pixel(&chance);
        draw_pixels(&chance, under, RUN);
        draw_pixels(&chance, plain, RUN);
        memcpy(vector, plain, sizeof plain);
        run_veil_plain(plain, under, count, colour);
        version->veil(vector, under, count, colour);
        expect_same(plain, vector, round);
        memcpy(vector, under, sizeof vector); /* and as if the colour were laid over a copy */
        run_fill_plain(vector, count, colour);
        if (memcmp(plain, vector, (size_t)count * sizeof *plain) != 0) fail_msg("round %u", round);
    }
}

static void test_rows_are_the_same(void **state) {
    (void)state;
    Chance chance = {8};
    static Taps taps;
    Pixel row[SIDE], plain[RUN], vector[RUN];
    for (uint32_t round = 0; round < ROUNDS; round++) {
        int count = (int)draw_number(&chance, RUN + 1);
        for (int i = 0; i < count; i++) {
            uint32_t left = draw_number(&chance, 257), right = draw_number(&chance, 257 - left);
            int32_t last = i > 0 ? taps.left[i - 1] : 0, step = (int32_t)draw_number(&chance, 3);
            bool is_far = round % 3 == 0 || last + step >= SIDE - 1;
            taps.left[i] = is_far ? (int32_t)draw_number(&chance, SIDE - 1) : last + step;
            for (int c = 0; c < 8; c++) taps.weights[i][c] = (uint16_t)(c < 4 ? left : right);
        }
        run_group_taps(&taps, count, SIDE);
        draw_pixels(&chance, row, SIDE);
        draw_pixels(&chance, plain, RUN);
        memcpy(vector, plain, sizeof plain);
        run_across_plain(plain, row, count, &taps);
        version->across(vector, row, count, &taps);
        expect_same(plain, vector, round);
    }
}

static void test_mixed_rows_are_the_same(void **state) {
    (void)state;
    Chance chance = {9};
    Pixel upper[RUN], lower[RUN], plain[RUN], vector[RUN];
    for (uint32_t round = 0; round < ROUNDS; round++) {
        int count = (int)draw_number(&chance, RUN + 1);
        uint32_t weight = draw_number(&chance, 257), opacity = draw_opacity(&chance);
        RowPair rows = {upper, lower, weight, round % 3 ? 256 - weight : 0};
        draw_pixels(&chance, upper, RUN);
        draw_pixels(&chance, lower, RUN);
        draw_pixels(&chance, plain, RUN);
        memcpy(vector, plain, sizeof plain);
        run_between_plain(plain, count, &rows, opacity);
        version->between(vector, count, &rows, opacity);
        expect_same(plain, vector, round);
    }
}

static void test_gradients_are_the_same(void **state) {
    (void)state;
    Chance chance = {5};
    int32_t dither[8];
    Pixel plain[RUN], vector[RUN];
    for (uint32_t round = 0; round < ROUNDS; round++) {
        int count = (int)draw_number(&chance, RUN + 1), steps = count > 0 ? count : 1;
        GradientRun run = {.dither = dither, .phase = (int)draw_number(&chance, 4000)};
        for (int i = 0; i < 8; i++) dither[i] = (int32_t)draw_number(&chance, 65536);
        for (int c = 0; c < 3; c++) {
            int32_t to = (int32_t)draw_number(&chance, 254 << 16);
            run.from[c] = (int32_t)draw_number(&chance, 254 << 16);
            run.step[c] = (to - run.from[c]) / steps;
        }
        draw_pixels(&chance, plain, RUN);
        memcpy(vector, plain, sizeof plain);
        run_gradient_plain(plain, count, &run);
        version->gradient(vector, count, &run);
        expect_same(plain, vector, round);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sampling_is_the_same),    cmocka_unit_test(test_sampling_reaches_far),
        cmocka_unit_test(test_blending_is_the_same),    cmocka_unit_test(test_masks_are_the_same),
        cmocka_unit_test(test_gradients_are_the_same),  cmocka_unit_test(test_fills_are_the_same),
        cmocka_unit_test(test_veils_are_the_same),      cmocka_unit_test(test_rows_are_the_same),
        cmocka_unit_test(test_mixed_rows_are_the_same), cmocka_unit_test(test_tints_are_the_same),
    };
    version = &sse2;
    int failed = cmocka_run_group_tests_name("SSE2", tests, NULL, NULL);
#ifdef RUN_MAY_BE_WIDE
    version = &avx2;
    if (run_is_wide()) failed += cmocka_run_group_tests_name("AVX2", tests, NULL, NULL);
#endif
    return failed;
}

#else

int main(void) {
    printf("no vector unit: nothing to compare\n");
    return 0;
}

#endif
