#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "render/packed.h"
#include "render/turned.h"

static Pixmap *checked(int width, int height) {
    Pixmap *pixmap = pixmap_create(width, height);
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++)
            pixmap->pixels[y * width + x] = 0xff000000u | (uint32_t)(x * 7 + y * 131) << 4;
    }
    pixmap_measure(pixmap);
    return pixmap;
}

static void test_unturned_placement_is_the_picture(void **state) {
    (void)state;
    Pixmap *card = checked(30, 42), *a = pixmap_create(60, 60), *b = pixmap_create(60, 60);
    paint_pixmap(target_of(a), card, 10, 8, 256);
    paint_placed(target_of(b), card,
                 &(Placement){.centre_x = 25, .centre_y = 29, .width = 30, .height = 42, .opacity = 256});
    assert_memory_equal(a->pixels, b->pixels, sizeof(Pixel) * 60 * 60);
    pixmap_free(card), pixmap_free(a), pixmap_free(b);
}

static double channel_of(const Pixmap *pixmap, int x, int y, int shift) {
    bool is_inside = x >= 0 && y >= 0 && x < pixmap->width && y < pixmap->height;
    return is_inside ? (double)(pixmap->pixels[y * pixmap->stride + x] >> shift & 255) : 0;
}

/* Between the four neighbours of a point of the picture, u across and v down. */
static double bilinear(const Pixmap *pixmap, double u, double v, int shift) {
    int x = (int)floor(u), y = (int)floor(v);
    double across = u - x, down = v - y;
    double upper =
        channel_of(pixmap, x, y, shift) * (1 - across) + channel_of(pixmap, x + 1, y, shift) * across;
    double lower =
        channel_of(pixmap, x, y + 1, shift) * (1 - across) + channel_of(pixmap, x + 1, y + 1, shift) * across;
    return upper * (1 - down) + lower * down;
}

/* Larger and smaller, mirrored, at odd places and wider than what is done at once: as reckoned exactly, but
   for the weights' 1/256. */
static void test_scaled_placement_is_bilinear(void **state) {
    (void)state;
    enum { SIDE = 700 };
    static const float sizes[][2] = {{30, 42},   {31.5f, 43}, {680.3f, 90.8f}, {17, 600},  {-60, 55},
                                     {45, -300}, {12.9f, 42}, {12.5f, 30},     {13.4f, 60}};
    Pixmap *card = checked(30, 42), *found = pixmap_create(SIDE, SIDE);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        Placement placement = {.centre_x = 348.7f,
                               .centre_y = 351.2f,
                               .width = sizes[i][0],
                               .height = sizes[i][1],
                               .opacity = 256};
        memset(found->pixels, 0, sizeof(Pixel) * SIDE * SIDE);
        paint_placed(target_of(found), card, &placement);
        PixelRect area = pixel_rect_meet(placement_bounds(&placement), (PixelRect){0, 0, SIDE, SIDE});
        for (int y = area.y; y < area.y + area.height; y++)
            for (int x = area.x; x < area.x + area.width; x++)
                for (int shift = 0; shift <= 24; shift += 8) {
                    double u = (x + 0.5 - (double)placement.centre_x) * 30 / (double)placement.width + 14.5;
                    double v = (y + 0.5 - (double)placement.centre_y) * 42 / (double)placement.height + 20.5;
                    double wanted = bilinear(card, u, v, shift), is = channel_of(found, x, y, shift);
                    if (fabs(wanted - is) > 3.5)
                        fail_msg("size %d at %d, %d: %f, not %f", (int)i, x, y, is, wanted);
                }
    }
    pixmap_free(card), pixmap_free(found);
}

/* The sum of the columns of what is seen in a row. */
static double columns_seen(const Pixmap *pixmap, int row) {
    double sum = 0;
    for (int x = 0; x < pixmap->width; x++)
        sum += x * (double)(pixmap->pixels[row * pixmap->stride + x] >> 24) / 255;
    return sum;
}

/* Of one that tilts, each row has moved a little further than that below it, and none steps by a whole pixel;
 * none is cut off. */
static void test_tilted_edges_do_not_step(void **state) {
    (void)state;
    enum { SIDE = 90, WIDE = 40, HIGH = 60 };
    Pixmap *card = pixmap_create(WIDE, HIGH), *bent = pixmap_create(SIDE, SIDE);
    for (int y = 0; y < HIGH; y++)
        for (int x = 0; x < WIDE; x++) card->pixels[y * card->stride + x] = 0xffffffffu;
    pixmap_measure(card);
    memset(bent->pixels, 0, sizeof(Pixel) * SIDE * SIDE);
    Placement placement = {.centre_x = 45, .centre_y = 45, .width = WIDE, .height = HIGH, .opacity = 256};
    placement.crown = 15, placement.neck = 55, placement.foot = 70, placement.crown_x = 5;
    paint_placed(target_of(bent), card, &placement);
    for (int y = 17; y < 54; y++) {
        double further = (columns_seen(bent, y) - columns_seen(bent, y + 1)) / WIDE;
        if (further < -0.01 || further > 0.4) fail_msg("row %d has moved by %g", y, further);
    }
    pixmap_free(card), pixmap_free(bent);
}

/* Above the neck a bent picture is moved as it is, below the foot it stays, in between no row is lost by more
 * than the way that is left; and any part of it is that part of the whole. */
static void test_bent_pictures(void **state) {
    (void)state;
    enum { SIDE = 90 };
    Pixmap *card = checked(40, 60), *upright = pixmap_create(SIDE, SIDE), *bent = pixmap_create(SIDE, SIDE),
           *parts = pixmap_create(SIDE, SIDE);
    Placement placement = {.centre_x = 45, .centre_y = 45, .width = 40, .height = 60, .opacity = 256};
    memset(upright->pixels, 0, sizeof(Pixel) * SIDE * SIDE);
    memset(bent->pixels, 0, sizeof(Pixel) * SIDE * SIDE);
    memset(parts->pixels, 0, sizeof(Pixel) * SIDE * SIDE);
    paint_placed(target_of(upright), card, &placement);
    placement.crown = 15, placement.neck = 35, placement.foot = 60, placement.neck_x = -4,
    placement.neck_y = 5;
    paint_placed(target_of(bent), card, &placement);
    for (int y = 15; y < 34; y++)
        for (int x = 10; x < 80; x++)
            assert_int_equal(bent->pixels[(y + 5) * SIDE + x - 4], upright->pixels[y * SIDE + x]);
    for (int y = 61; y < SIDE; y++)
        for (int x = 10; x < 80; x++)
            assert_int_equal(bent->pixels[y * SIDE + x], upright->pixels[y * SIDE + x]);
    for (int y = 0; y < 20; y++)
        for (int x = 0; x < SIDE; x++) assert_int_equal(bent->pixels[y * SIDE + x], 0);
    placement.crown_x = 6;
    memset(bent->pixels, 0, sizeof(Pixel) * SIDE * SIDE);
    paint_placed(target_of(bent), card, &placement);
    for (int part = 0; part < 9; part++) {
        Target target = target_of(parts);
        target.clip = (PixelRect){part % 3 * 30, part / 3 * 30, 30, 30};
        paint_placed(target, card, &placement);
    }
    assert_memory_equal(parts->pixels, bent->pixels, sizeof(Pixel) * SIDE * SIDE);
    assert_int_equal(bent->pixels[23 * SIDE + 28 + 1], upright->pixels[18 * SIDE + 28]);
    pixmap_free(card), pixmap_free(upright), pixmap_free(bent), pixmap_free(parts);
}

/* Of every degree of opacity, up to its edges. */
static Pixmap *speckled(int width, int height) {
    Pixmap *pixmap = pixmap_create(width, height);
    for (int i = 0; i < width * height; i++) pixmap->pixels[i] = pixel_from_colour((uint32_t)i * 2654435761u);
    pixmap_measure(pixmap);
    return pixmap;
}

/* Few columns are painted in another way than many. */
static void test_slices_are_those_of_the_whole(void **state) {
    (void)state;
    enum { SIDE = 90 };
    static const Placement placements[] = {
        {.width = 31.5f, .height = 47, .opacity = 256},
        {.width = -52, .height = 60.3f, .opacity = 128},
        {.width = 80.4f, .height = 30, .opacity = 85},
        {.width = 40, .height = 60.2f, .opacity = 256},
        {.width = 40, .height = 60, .opacity = 200, .crown = 15, .neck = 35, .foot = 60, .crown_x = 9},
        {.width = 47,
         .height = 61,
         .opacity = 256,
         .crown = 9,
         .neck = 40,
         .foot = 66,
         .neck_y = 4,
         .crown_x = -6}};
    Pixmap *card = speckled(40, 60), *whole = pixmap_create(SIDE, SIDE), *slices = pixmap_create(SIDE, SIDE);
    for (size_t i = 0; i < sizeof placements / sizeof *placements; i++) {
        Placement placement = placements[i];
        placement.centre_x = 44.9f, placement.centre_y = 45.3f;
        for (int wide = 1; wide <= 9; wide++) {
            for (int k = 0; k < SIDE * SIDE; k++) whole->pixels[k] = slices->pixels[k] = 0xff204060u;
            paint_placed(target_of(whole), card, &placement);
            for (int x = 0; x < SIDE; x += wide) {
                Target target = target_of(slices);
                target.clip = (PixelRect){x, 0, x + wide < SIDE ? wide : SIDE - x, SIDE};
                paint_placed(target, card, &placement);
            }
            assert_memory_equal(slices->pixels, whole->pixels, sizeof(Pixel) * SIDE * SIDE);
        }
    }
    pixmap_free(card), pixmap_free(whole), pixmap_free(slices);
}

/* The covered columns of a row, in opacity. */
static double covered(const Pixmap *pixmap, int y, double *middle) {
    double sum = 0, moment = 0;
    for (int x = 0; x < pixmap->width; x++) {
        double share = channel_of(pixmap, x, y, 24) / 255;
        sum += share, moment += share * (x + 0.5);
    }
    *middle = moment / sum;
    return sum;
}

/* Far lines are narrower, farther right and closer to each other: the middle of the picture is seen above the
   middle of its place. */
static void test_lying_is_seen_in_perspective(void **state) {
    (void)state;
    enum { SIDE = 240, WIDE = 120, HIGH = 100 };
    Pixmap *card = pixmap_create(60, 60), *found = pixmap_create(SIDE, SIDE);
    for (int i = 0; i < 60 * 60; i++) card->pixels[i] = i / 60 < 30 ? 0xffff0000u : 0xff0000ffu;
    pixmap_measure(card);
    Placement lying = {.centre_x = 120,
                       .centre_y = 120,
                       .width = WIDE,
                       .height = HIGH,
                       .opacity = 256,
                       .narrower = 0.5f,
                       .lean = 40};
    paint_placed(target_of(found), card, &lying);
    for (int y = 75; y < 165; y++) {
        double down = (y + 0.5 - 70) / HIGH, middle, wide = covered(found, y, &middle);
        assert_true(fabs(wide - WIDE * (0.5 + 0.5 * down)) < 1);
        assert_true(fabs(middle - (120 + 40 * (0.5 - down))) < 0.5);
    }
    /* v = t ÷ (½ + ½ t) is ½ at t = ⅓. */
    assert_true(channel_of(found, 120, 70 + 30, 16) > 200);
    assert_true(channel_of(found, 120, 70 + 37, 0) > 200);
    PixelRect bounds = placement_bounds(&lying);
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            if (found->pixels[y * SIDE + x])
                assert_true(pixel_rect_meet(bounds, (PixelRect){x, y, 1, 1}).width == 1);
    pixmap_free(card), pixmap_free(found);
}

static Pixel at_rim(const Pixmap *pixmap, PixelRect bounds) {
    Pixel found = 0;
    for (int x = bounds.x; x < bounds.x + bounds.width; x++)
        found |= pixmap->pixels[bounds.y * pixmap->stride + x] |
                 pixmap->pixels[(bounds.y + bounds.height - 1) * pixmap->stride + x];
    for (int y = bounds.y; y < bounds.y + bounds.height; y++)
        found |= pixmap->pixels[y * pixmap->stride + bounds.x] |
                 pixmap->pixels[y * pixmap->stride + bounds.x + bounds.width - 1];
    return found;
}

/* However a lying picture is turned, nothing of it is cut off by its bounds. */
static void test_lying_is_whole(void **state) {
    (void)state;
    enum { SIDE = 900 };
    Pixmap *card = checked(150, 210), *found = pixmap_create(SIDE, SIDE);
    for (int turn = 0; turn < 63; turn++)
        for (int lean = -90; lean <= 90; lean += 90)
            for (int narrower = 0; narrower < 3; narrower++) {
                Placement placement = {.centre_x = SIDE / 2,
                                       .centre_y = SIDE / 2,
                                       .width = 150,
                                       .height = 145,
                                       .standing = 210,
                                       .angle = (float)turn / 10,
                                       .opacity = 256,
                                       .narrower = (float)narrower * 0.07f,
                                       .lean = (float)lean};
                if (!placement_lies(&placement)) continue;
                memset(found->pixels, 0, sizeof(Pixel) * SIDE * SIDE);
                paint_placed(target_of(found), card, &placement);
                if (at_rim(found, placement_bounds(&placement)))
                    fail_msg("cut off: turned %d, leaning %d, narrower %d", turn, lean, narrower);
            }
    pixmap_free(card), pixmap_free(found);
}

static void test_quarter_turn_moves_each_pixel(void **state) {
    (void)state;
    Pixmap *card = checked(20, 20), *turned = pixmap_create(20, 20);
    paint_placed(
        target_of(turned), card,
        &(Placement){
            .centre_x = 10, .centre_y = 10, .width = 20, .height = 20, .angle = 1.57079633f, .opacity = 256});
    for (int y = 1; y < 19; y++) {
        for (int x = 1; x < 19; x++) {
            Pixel wanted = card->pixels[(19 - x) * 20 + y], found = turned->pixels[y * 20 + x];
            for (int shift = 0; shift <= 24; shift += 8) {
                assert_true(abs((int)((wanted >> shift) & 255) - (int)((found >> shift) & 255)) <= 2);
            }
        }
    }
    pixmap_free(card), pixmap_free(turned);
}

/* Opaque stays opaque however it is turned, and its rim is soft. */
static void test_turned_picture_has_soft_rim_and_full_heart(void **state) {
    (void)state;
    Pixmap *card = checked(40, 40), *turned = pixmap_create(80, 80);
    paint_placed(
        target_of(turned), card,
        &(Placement){
            .centre_x = 40, .centre_y = 40, .width = 40, .height = 40, .angle = 0.4f, .opacity = 256});
    int soft = 0;
    for (int i = 0; i < 80 * 80; i++) soft += turned->pixels[i] >> 24 > 0 && turned->pixels[i] >> 24 < 255;
    assert_in_range(soft, 100, 500);
    for (int y = 30; y < 50; y++) {
        for (int x = 30; x < 50; x++) assert_int_equal(turned->pixels[y * 80 + x] >> 24, 255);
    }
    pixmap_free(card), pixmap_free(turned);
}

static void paint_all(Target target, const Pixmap *card) {
    paint_backdrop(
        target,
        &(BackdropShape){.top = 0xff203040u, .bottom = 0xff101010u, .light = 0x80808080u, .light_reach = 1});
    paint_panel(target, &(PanelShape){.x = 5.5f,
                                      .y = 7,
                                      .width = 60,
                                      .height = 40,
                                      .radius = 12,
                                      .edge_width = 2,
                                      .top = 0x80ff0000u,
                                      .bottom = 0xff00ff00u,
                                      .edge = 0xffffffffu});
    paint_glow(
        target,
        &(GlowShape){
            .x = 30, .y = 30, .width = 20, .height = 20, .radius = 5, .spread = 14, .colour = 0xa0ffff00u});
    paint_glow(
        target,
        &(GlowShape){
            .x = 20, .y = 60, .width = 30, .height = 9, .radius = 4, .spread = 80, .colour = 0x40ffe0c0u});
    paint_line(target,
               &(LineShape){.x1 = 3, .y1 = 80, .x2 = 90, .y2 = 11, .width = 5, .colour = 0xc00000ffu});
    paint_pixmap(target, card, 50, 45, 200);
    paint_placed(
        target, card,
        &(Placement){
            .centre_x = 60, .centre_y = 50, .width = -33, .height = 47, .angle = 2.1f, .opacity = 256});
}

/* A light of one step, seen through from 0 to 255: of 64 pixels as many are raised to it as its share says,
 * each of the 64 values of the dither once. */
static void test_a_backdrop_is_dithered_in_even_steps(void **state) {
    (void)state;
    enum { SIDE = 8, VALUES = SIDE * SIDE };
    Pixmap *picture = pixmap_create(SIDE, SIDE);
    for (uint32_t strength = 0; strength < 256; strength++) {
        Colour light = strength << 24 | 0x010101u;
        paint_backdrop(
            target_of(picture),
            &(BackdropShape){.top = 0xff000000u, .bottom = 0xff000000u, .light = light, .light_reach = 1e9f});
        int raised = 0, wanted = 0;
        for (int i = 0; i < VALUES; i++) {
            assert_true(picture->pixels[i] == 0xff000000u || picture->pixels[i] == 0xff010101u);
            raised += picture->pixels[i] == 0xff010101u;
            wanted += strength * VALUES + ((uint32_t)i * 2 + 1) * 255 / 2 >= 255 * VALUES;
        }
        assert_in_range(raised, wanted > 0 ? wanted - 1 : 0, wanted + 1); /* rounding moves one at the most */
        if (strength % 4 == 0) assert_in_range(raised, strength / 4 - 1 + (strength == 0), strength / 4 + 1);
    }
    pixmap_free(picture);
}

/* It is as dark at one side as at the other, black in the corners at the most, and full in the middle; the
 * light is alike about its centre. */
static void test_a_backdrop_is_alike_on_both_sides(void **state) {
    (void)state;
    enum { WIDE = 320, HIGH = 180, DITHER = 1, BETWEEN_POINTS = 6 };
    Pixmap *picture = pixmap_create(WIDE, HIGH);
    static const Colour lights[] = {0, 0xff505050u};
    for (int i = 0; i < 2; i++) {
        paint_backdrop(target_of(picture), &(BackdropShape){.top = 0xffa0a0a0u,
                                                            .bottom = 0xffa0a0a0u,
                                                            .light = lights[i],
                                                            .light_x = 0.5f,
                                                            .light_y = 0.5f,
                                                            .light_reach = 0.4f,
                                                            .vignette = 1});
        for (int y = 0; y < HIGH; y++)
            for (int x = 0; x < WIDE; x++) {
                int here = (int)(picture->pixels[y * picture->stride + x] & 255),
                    across = (int)(picture->pixels[y * picture->stride + WIDE - 1 - x] & 255),
                    down = (int)(picture->pixels[(HIGH - 1 - y) * picture->stride + x] & 255);
                assert_true(abs(here - across) <= BETWEEN_POINTS && abs(here - down) <= DITHER);
            }
        assert_in_range(picture->pixels[0] & 255, 0, 4);
        assert_in_range(picture->pixels[HIGH / 2 * picture->stride + WIDE / 2] & 255, i == 0 ? 0x9f : 0x4c,
                        i == 0 ? 0xa0 : 0x52);
    }
    pixmap_free(picture);
}

/* How far a pixel's centre is from the rim of a glow's rounded box; below zero inside. */
static float from_rim(const GlowShape *glow, int x, int y) {
    float dx = fabsf((float)x + 0.5f - glow->x - glow->width / 2) - glow->width / 2 + glow->radius;
    float dy = fabsf((float)y + 0.5f - glow->y - glow->height / 2) - glow->height / 2 + glow->radius;
    float outside = hypotf(fmaxf(dx, 0), fmaxf(dy, 0)), inside = fminf(fmaxf(dx, dy), 0);
    return outside + inside - glow->radius;
}

/* A white glow on black shows its strength, pixel by pixel, whatever is painted in runs. */
static void test_a_glow_fades_with_the_distance(void **state) {
    (void)state;
    const GlowShape shapes[] = {
        {.x = 30.3f, .y = 25.6f, .width = 40, .height = 30, .radius = 9, .spread = 17},
        {.x = 30, .y = 30, .width = 40, .height = 40, .radius = 0, .spread = 12.5f},
        {.x = 40, .y = 20, .width = 20, .height = 60, .radius = 10, .spread = 30},
        {.x = 48, .y = 48, .width = 3, .height = 2, .radius = 1, .spread = 20},
        {.x = -20, .y = 10, .width = 90, .height = 50.5f, .radius = 25, .spread = 8},
        {.x = 41.7f, .y = 30, .width = 20, .height = 30, .radius = 6, .spread = 64},
        {.x = -400, .y = 10, .width = 410.4f, .height = 20, .radius = 0, .spread = 75},
    };
    for (size_t i = 0; i < 3 * sizeof shapes / sizeof *shapes; i++) {
        GlowShape glow = shapes[i / 3];
        Pixmap *picture = pixmap_create(100, 100);
        glow.colour = 0xffffffffu;
        glow.is_hollow = i % 3 == 1;
        glow.is_around = i % 3 == 2;
        paint_glow(target_of(picture), &glow);
        for (int y = 0; y < 100; y++) {
            for (int x = 0; x < 100; x++) {
                float distance = from_rim(&glow, x, y),
                      share = fminf(fmaxf(1 - distance / glow.spread, 0), 1);
                float wanted = glow.is_hollow && distance < -1 ? 0 : share * share * (3 - 2 * share) * 255;
                if (glow.is_around) wanted = 255 - wanted;
                float is = (float)(picture->pixels[y * picture->stride + x] >> 24);
                if (fabsf(distance + 1) > 0.01f && fabsf(is - wanted) > 2.2f)
                    fail_msg("glow %zu at %d, %d: %g, wanted %g", i, x, y, (double)is, (double)wanted);
            }
        }
        pixmap_free(picture);
    }
}

/* Each row of a skewed picture lies a little further to the right than the one above it. */
static void test_a_skewed_picture(void **state) {
    (void)state;
    Pixmap *square = pixmap_create(20, 20), *picture = pixmap_create(100, 100);
    for (int y = 0; y < 20; y++)
        for (int x = 0; x < 20; x++) square->pixels[y * square->stride + x] = 0xffffffffu;
    Placement placement = {
        .centre_x = 50, .centre_y = 50, .width = 20, .height = 40, .opacity = 256, .skew = 40};
    paint_placed(target_of(picture), square, &placement);
    PixelRect bounds = placement_bounds(&placement);
    for (int y = 32; y < 68; y++) {
        float middle = 50 + ((float)y + 0.5f - 50);
        int first = 100, end = 0;
        for (int x = 0; x < 100; x++) {
            if (picture->pixels[y * picture->stride + x] >> 24 < 128) continue;
            if (first == 100) first = x;
            end = x + 1;
        }
        assert_true(fabsf((float)first - (middle - 10)) <= 1);
        assert_true(fabsf((float)end - (middle + 10)) <= 1);
        assert_true(first >= bounds.x && end <= bounds.x + bounds.width);
    }
    pixmap_free(square);
    pixmap_free(picture);
}

static void test_a_part_is_that_part_of_the_whole(void **state) {
    (void)state;
    Pixmap *card = checked(30, 42), *whole = pixmap_create(100, 100), *parts = pixmap_create(100, 100);
    paint_all(target_of(whole), card);
    for (int y = 0; y < 100; y += 9) {
        for (int x = 0; x < 100; x += 13) {
            Target target = target_of(parts);
            target.clip = pixel_rect_meet(target.clip, (PixelRect){x, y, 13, 9});
            paint_all(target, card);
        }
    }
    assert_memory_equal(whole->pixels, parts->pixels, sizeof(Pixel) * 100 * 100);
    pixmap_free(card), pixmap_free(whole), pixmap_free(parts);
}

/* More and larger pictures than are kept, some of them again and again, partly outside: whether copied or
   sampled, the pixels are those of paint_placed. */
static void test_turned_pictures_are_kept_as_they_are_painted(void **state) {
    (void)state;
    enum { SIDE = 400, PICTURES = 60, FRAMES = 8 };
    Pixmap *card = checked(90, 126), *kept = pixmap_create(SIDE, SIDE), *sampled = pixmap_create(SIDE, SIDE);
    Turned *turned = turned_create();
    for (int frame = 0; frame < FRAMES; frame++) {
        turned_begin(turned);
        for (int i = 0; i < PICTURES; i++) {
            int name = i % 3 ? i : i + frame * PICTURES;
            float size = 0.5f + (float)(name % 7) * 0.4f;
            Placement placement = {.centre_x = (float)(name * 37 % SIDE) + 0.37f,
                                   .centre_y = (float)(name * 91 % SIDE) - 0.81f,
                                   .width = 90 * size,
                                   .height = 126 * size,
                                   .angle = (float)name * 0.7f,
                                   .opacity = name % 5 ? 256 : 100};
            turned_paint(turned, (uint64_t)name * 2654435761u, target_of(kept), card, &placement, NULL);
            paint_placed(target_of(sampled), card, &placement);
        }
        assert_memory_equal(kept->pixels, sampled->pixels, sizeof(Pixel) * SIDE * SIDE);
    }
    turned_free(turned);
    pixmap_free(card), pixmap_free(kept), pixmap_free(sampled);
}

/* Its corners are cut off. */
static Pixmap *pointed(int width, int height) {
    Pixmap *card = checked(width, height);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            int down = y < height / 2 ? y : height - 1 - y, in = x < width / 2 ? x : width - 1 - x;
            if (in + 2 * down < width / 2) card->pixels[y * width + x] = 0;
        }
    pixmap_measure(card);
    return card;
}

/* Turned and lying cards below others, some of them mirrored: with the covers over it the picture is
   the same, and below them most of it was never painted. */
static void test_what_covers_hide_is_not_painted(void **state) {
    (void)state;
    enum { SIDE = 300, ROUNDS = 200 };
    Pixmap *card = pointed(90, 126), *whole = pixmap_create(SIDE, SIDE), *seen = pixmap_create(SIDE, SIDE);
    long hidden = 0, painted = 0;
    for (int round = 0; round < ROUNDS; round++) {
        Placement placement = {.centre_x = 150.3f,
                               .centre_y = 150.8f,
                               .width = round % 3 || round % 4 == 0 ? 120 : -110,
                               .height = 170,
                               .angle = 0.2f + (float)round * 0.31f,
                               .opacity = round % 2 ? 256 : 130,
                               .narrower = round % 4 ? 0 : 0.12f};
        PaintCovers covers = {.count = 1 + round % PAINT_COVERS};
        for (int i = 0; i < covers.count; i++)
            covers.list[i] =
                (PaintCover){.pixmap = i == 3 ? NULL : card,
                             .placement = {.centre_x = 140 + (float)(round * 37 % 60),
                                           .centre_y = 130 + (float)(round * 23 % 50) + (float)i * 7,
                                           .width = i % 2 || round % 7 == 0 ? 100 : -100,
                                           .height = 140,
                                           .angle = (float)(round % 5) * 0.4f - (float)i * 0.3f,
                                           .opacity = 256,
                                           .narrower = round % 7 ? 0 : 0.2f},
                             .within = i == 3 ? (PixelRect){100, 90, 40, 60} : (PixelRect){20, 30, 240, 230}};
        memset(whole->pixels, 0, sizeof(Pixel) * SIDE * SIDE);
        memset(seen->pixels, 0, sizeof(Pixel) * SIDE * SIDE);
        paint_placed(target_of(whole), card, &placement);
        paint_placed_beneath(target_of(seen), card, &placement, &covers);
        for (int i = 0; i < SIDE * SIDE; i++) {
            painted += whole->pixels[i] != 0;
            hidden += whole->pixels[i] != seen->pixels[i];
            assert_true(seen->pixels[i] == whole->pixels[i] || seen->pixels[i] == 0);
        }
        for (int i = 0; i < covers.count; i++) {
            Target targets[] = {target_of(whole), target_of(seen)};
            for (int k = 0; k < 2; k++) {
                targets[k].clip = covers.list[i].within;
                if (covers.list[i].pixmap)
                    paint_placed(targets[k], card, &covers.list[i].placement);
                else
                    paint_panel(targets[k], &(PanelShape){.x = 100,
                                                          .y = 90,
                                                          .width = 40,
                                                          .height = 60,
                                                          .top = 0xff808080u,
                                                          .bottom = 0xff808080u});
            }
        }
        assert_memory_equal(whole->pixels, seen->pixels, sizeof(Pixel) * SIDE * SIDE);
    }
    if (hidden * 20 < painted * 9) fail_msg("%ld of %ld pixels left out", hidden, painted);
    pixmap_free(card), pixmap_free(whole), pixmap_free(seen);
}

/* Lines and specks on nothing: painted in parts, faint, and at another size like the whole picture. */
static void test_a_packed_picture_is_painted_as_the_whole(void **state) {
    (void)state;
    enum { WIDE = 700, HIGH = 500, SIDE = 800 };
    Pixmap *whole = pixmap_create(WIDE, HIGH), *found = pixmap_create(SIDE, SIDE),
           *wanted = pixmap_create(SIDE, SIDE);
    for (int y = 0; y < HIGH; y++) {
        for (int x = 0; x < WIDE; x++)
            if ((x + y) % 90 < 4 || (x * 31 + y * 17) % 997 == 0 || y == HIGH - 1)
                whole->pixels[y * WIDE + x] = y % 3 ? 0xff204060u : 0x40102030u;
    }
    pixmap_measure(whole);
    Pixmap *packed = pixmap_create(WIDE, HIGH);
    memcpy(packed->pixels, whole->pixels, sizeof(Pixel) * WIDE * HIGH);
    pixmap_measure(packed);
    pixmap_pack(packed);
    assert_non_null(packed->packed);
    assert_true(pixmap_bytes(packed) * 4 < pixmap_bytes(whole));
    for (int i = 0; i < SIDE * SIDE; i++)
        found->pixels[i] = wanted->pixels[i] = 0xff000000u | (Pixel)(i * 77);
    for (int i = 0; i < 60; i++) {
        Target to_found = target_of(found), to_wanted = target_of(wanted);
        to_found.clip = to_wanted.clip = (PixelRect){i * 13 % 700, i * 29 % 700, 1 + i * 7 % 90, 100};
        uint32_t opacity = i % 3 ? 256 : 100;
        paint_pixmap(to_found, packed, i % 2 ? 60 : -30, 40 - i, opacity);
        paint_pixmap(to_wanted, whole, i % 2 ? 60 : -30, 40 - i, opacity);
        Placement placement = {.centre_x = 400,
                               .centre_y = 400,
                               .width = 651,
                               .height = 433,
                               .angle = 0.1f * (float)(i % 4),
                               .opacity = 256};
        if (i % 5 == 0)
            paint_placed(to_found, packed, &placement), paint_placed(to_wanted, whole, &placement);
    }
    assert_memory_equal(found->pixels, wanted->pixels, sizeof(Pixel) * SIDE * SIDE);
    Pixmap *opaque = checked(600, 500);
    pixmap_pack(opaque);
    assert_null(opaque->packed);
    pixmap_free(whole), pixmap_free(packed), pixmap_free(found), pixmap_free(wanted), pixmap_free(opaque);
}

static void test_blending_keeps_channels_in_bounds(void **state) {
    (void)state;
    for (uint32_t alpha = 0; alpha < 256; alpha++) {
        Pixel top = pixel_from_colour(alpha << 24 | 0xffffffu);
        Pixel over = pixel_over(0xffffffffu, top);
        assert_int_equal(over >> 24, 255);
        for (int shift = 0; shift <= 16; shift += 8) assert_in_range((over >> shift) & 255, 254, 255);
        assert_int_equal(pixel_mix(0xffffffffu, 0xff000000u, alpha) >> 24, 255);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_unturned_placement_is_the_picture),
        cmocka_unit_test(test_scaled_placement_is_bilinear),
        cmocka_unit_test(test_bent_pictures),
        cmocka_unit_test(test_tilted_edges_do_not_step),
        cmocka_unit_test(test_slices_are_those_of_the_whole),
        cmocka_unit_test(test_lying_is_seen_in_perspective),
        cmocka_unit_test(test_lying_is_whole),
        cmocka_unit_test(test_quarter_turn_moves_each_pixel),
        cmocka_unit_test(test_turned_picture_has_soft_rim_and_full_heart),
        cmocka_unit_test(test_a_glow_fades_with_the_distance),
        cmocka_unit_test(test_a_skewed_picture),
        cmocka_unit_test(test_a_backdrop_is_dithered_in_even_steps),
        cmocka_unit_test(test_a_backdrop_is_alike_on_both_sides),
        cmocka_unit_test(test_a_part_is_that_part_of_the_whole),
        cmocka_unit_test(test_turned_pictures_are_kept_as_they_are_painted),
        cmocka_unit_test(test_what_covers_hide_is_not_painted),
        cmocka_unit_test(test_a_packed_picture_is_painted_as_the_whole),
        cmocka_unit_test(test_blending_keeps_channels_in_bounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
