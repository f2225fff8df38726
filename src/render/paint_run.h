#ifndef SABACC_RENDER_PAINT_RUN_H
#define SABACC_RENDER_PAINT_RUN_H

/* Private to the drawing primitives: the operations on long runs of pixels, where the time is spent. Each has
 * a plain C version, as the reference, an SSE2 version, which every x86-64 has, and an AVX2 version; all give
 * identical pixels (tests/render/run_test.c). run_sample and the others without a suffix are the fastest
 * that the processor has. */

#include "render/pixmap.h"

/* A picture sampled along a slanted line. Positions are in 1/65536 of a pixel; all four neighbours of every
 * sample must be in the picture, whose sides are at most 16384. */
typedef struct SampleRun {
    const Pixel *pixels;
    int stride;
    int32_t u, v;           /* of the first pixel */
    int32_t u_step, v_step; /* per pixel */
    uint32_t opacity;       /* 0..256 */
} SampleRun;

/* A run of three linearly changing channels, opaque. A channel of the i-th pixel is (from + i · step +
 * dither[(phase + i) % 8]) / 65536, which must be in 0..255. */
typedef struct GradientRun {
    int32_t from[3], step[3]; /* red, green, blue */
    const int32_t *dither;    /* eight of them */
    int phase;                /* ≥ 0 */
} GradientRun;

/* Of pixels that lie beside each other on the screen, between which two of a picture's row each is read, and
   what these weigh, in 1/256, together at most 256. Once for the left and the right neighbour's four
   channels. */
enum { RUN_TAPS = 512, RUN_GROUP = 4 };
typedef struct Taps {
    uint16_t weights[RUN_TAPS][8];
    int32_t left[RUN_TAPS]; /* the right neighbour lies behind it */
    /* Set by run_group_taps: for each group of four pixels, whether all they are read from are among eight of
     * the row; and where among those the neighbours of the first, third, second and fourth are. */
    bool is_close[RUN_TAPS / RUN_GROUP];
    int32_t order[RUN_TAPS / RUN_GROUP][8];
} Taps;
/* Of `count` taps, whose weights and `left` are set, for rows of `side` pixels. */
void run_group_taps(Taps *taps, int count, int side);

/* Two rows to be mixed; weights in 1/256, together at most 256. */
typedef struct RowPair {
    const Pixel *upper, *lower;
    uint32_t upper_weight, lower_weight;
} RowPair;

/* Blends the pixels `from` to `to` of a picture's row over those of `under`: what is opaque is copied. */
void run_spanned(Pixel *under, const Pixel *top, const RowSpan *span, int from, int to);

/* Blends `count` sampled pixels over `under`. */
void run_sample_plain(Pixel *under, int count, const SampleRun *run);
/* Blends `count` pixels, times opacity (0..256), over `under`. */
void run_blend_plain(Pixel *under, const Pixel *top, int count, uint32_t opacity);
/* Blends one colour over `under` through a mask of alphas. */
void run_mask_plain(Pixel *under, const uint8_t *alpha, int count, Pixel ink);
/* Blends one colour, times each share (0..256), over `under`. */
void run_tint_plain(Pixel *under, const uint32_t *shares, int count, Pixel ink);
/* Blends one colour over all of them. */
void run_fill_plain(Pixel *under, int count, Pixel colour);
/* Writes `count` pixels of `under` with one colour laid over each. */
void run_veil_plain(Pixel *pixels, const Pixel *under, int count, Pixel colour);
/* Writes `count` ≤ RUN_TAPS pixels, read from `row` by the taps. */
void run_across_plain(Pixel *pixels, const Pixel *row, int count, const Taps *taps);
/* Lays `count` pixels, mixed of two rows, times opacity (0..256), over `under`. */
void run_between_plain(Pixel *under, int count, const RowPair *rows, uint32_t opacity);
/* Writes `count` pixels. */
void run_gradient_plain(Pixel *pixels, int count, const GradientRun *run);

#ifdef __SSE2__
void run_sample_vector(Pixel *under, int count, const SampleRun *run);
void run_blend_vector(Pixel *under, const Pixel *top, int count, uint32_t opacity);
void run_mask_vector(Pixel *under, const uint8_t *alpha, int count, Pixel ink);
void run_tint_vector(Pixel *under, const uint32_t *shares, int count, Pixel ink);
void run_fill_vector(Pixel *under, int count, Pixel colour);
void run_veil_vector(Pixel *pixels, const Pixel *under, int count, Pixel colour);
void run_across_vector(Pixel *pixels, const Pixel *row, int count, const Taps *taps);
void run_between_vector(Pixel *under, int count, const RowPair *rows, uint32_t opacity);
void run_gradient_vector(Pixel *pixels, int count, const GradientRun *run);
#endif

/* Eight pixels at a time, where the processor has AVX2: asked when the program runs. */
#if defined(__SSE2__) && defined(__x86_64__) && defined(__GNUC__)
#define RUN_MAY_BE_WIDE
static inline bool run_is_wide(void) { return __builtin_cpu_supports("avx2") != 0; }
void run_sample_wide(Pixel *under, int count, const SampleRun *run);
void run_blend_wide(Pixel *under, const Pixel *top, int count, uint32_t opacity);
void run_mask_wide(Pixel *under, const uint8_t *alpha, int count, Pixel ink);
void run_tint_wide(Pixel *under, const uint32_t *shares, int count, Pixel ink);
void run_fill_wide(Pixel *under, int count, Pixel colour);
void run_veil_wide(Pixel *pixels, const Pixel *under, int count, Pixel colour);
void run_across_wide(Pixel *pixels, const Pixel *row, int count, const Taps *taps);
void run_between_wide(Pixel *under, int count, const RowPair *rows, uint32_t opacity);
void run_gradient_wide(Pixel *pixels, int count, const GradientRun *run);
#define RUN_FASTER(name) (run_is_wide() ? name##_wide : name##_vector)
#elif defined(__SSE2__)
#define RUN_FASTER(name) name##_vector
#endif

#ifdef __SSE2__
#define run_sample   RUN_FASTER(run_sample)
#define run_blend    RUN_FASTER(run_blend)
#define run_mask     RUN_FASTER(run_mask)
#define run_tint     RUN_FASTER(run_tint)
#define run_fill     RUN_FASTER(run_fill)
#define run_veil     RUN_FASTER(run_veil)
#define run_across   RUN_FASTER(run_across)
#define run_between  RUN_FASTER(run_between)
#define run_gradient RUN_FASTER(run_gradient)
#else
#define run_sample   run_sample_plain
#define run_blend    run_blend_plain
#define run_mask     run_mask_plain
#define run_tint     run_tint_plain
#define run_fill     run_fill_plain
#define run_veil     run_veil_plain
#define run_across   run_across_plain
#define run_between  run_between_plain
#define run_gradient run_gradient_plain
#endif

/* The four channels of a pixel, 16 bits apart, so that one multiplication scales all of them. */
static inline uint64_t run_spread(Pixel p) { return (uint64_t)(p & 0xff00ff00u) << 24 | (p & 0x00ff00ffu); }

/* Bilinear interpolation of four neighbours with weights in 1/256, which add up to 256. */
static inline Pixel run_bilinear(Pixel a, Pixel b, Pixel c, Pixel d, uint32_t across, uint32_t down) {
    uint32_t both = across * down >> 8;
    uint64_t sum = run_spread(a) * (256 - across - down + both) + run_spread(b) * (across - both) +
                   run_spread(c) * (down - both) + run_spread(d) * both;
    sum >>= 8;
    return (Pixel)(sum & 0x00ff00ffu) | ((Pixel)(sum >> 24) & 0xff00ff00u);
}

/* Two pixels by weights that add up to 256 at most, rounded. */
static inline Pixel run_weigh(Pixel a, Pixel b, uint32_t weight_a, uint32_t weight_b) {
    static const uint64_t half = 0x0080008000800080u;
    uint64_t sum = (run_spread(a) * weight_a + run_spread(b) * weight_b + half) >> 8;
    return (Pixel)(sum & 0x00ff00ffu) | ((Pixel)(sum >> 24) & 0xff00ff00u);
}

static inline void run_lay(Pixel *under, Pixel top, uint32_t opacity) {
    if (opacity < 256) top = pixel_scale(top, opacity);
    if (top >> 24 == 255) {
        *under = top;
    } else if (top != 0) {
        *under = pixel_over(*under, top);
    }
}

#endif
