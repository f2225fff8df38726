/* Four pixels at a time with SSE2. A channel times a weight of at most 256 fits 16 bits, so the sums equal
 * those of plain C. */

#include "render/paint_run.h"

#ifdef __SSE2__

#include <emmintrin.h>
#include <stddef.h>
#include <string.h>

static inline __m128i load4(const Pixel *pixels) {
    return _mm_loadu_si128((const __m128i *)(const void *)pixels);
}

static inline void store4(Pixel *pixels, __m128i value) {
    _mm_storeu_si128((__m128i *)(void *)pixels, value);
}

/* pixel_scale: `weights` has each channel's factor, in two halves of two pixels. */
static inline __m128i scale4(__m128i pixels, __m128i low_weights, __m128i high_weights) {
    __m128i zero = _mm_setzero_si128();
    __m128i low = _mm_mullo_epi16(_mm_unpacklo_epi8(pixels, zero), low_weights);
    __m128i high = _mm_mullo_epi16(_mm_unpackhi_epi8(pixels, zero), high_weights);
    return _mm_packus_epi16(_mm_srli_epi16(low, 8), _mm_srli_epi16(high, 8));
}

static inline __m128i scale4_alike(__m128i pixels, uint32_t factor) {
    __m128i weights = _mm_set1_epi16((short)factor);
    return scale4(pixels, weights, weights);
}

/* Copies the number in each 32-bit lane to the four channels of its pixel. */
static inline __m128i low_weights(__m128i numbers) {
    __m128i pairs = _mm_or_si128(numbers, _mm_slli_epi32(numbers, 16));
    return _mm_shuffle_epi32(pairs, _MM_SHUFFLE(1, 1, 0, 0));
}

static inline __m128i high_weights(__m128i numbers) {
    __m128i pairs = _mm_or_si128(numbers, _mm_slli_epi32(numbers, 16));
    return _mm_shuffle_epi32(pairs, _MM_SHUFFLE(3, 3, 2, 2));
}

/* alpha + alpha/128: 0..256 instead of 0..255. */
static inline __m128i widened(__m128i alpha) { return _mm_add_epi32(alpha, _mm_srli_epi32(alpha, 7)); }

/* pixel_over */
static inline __m128i over4(__m128i under, __m128i top) {
    __m128i zero = _mm_setzero_si128(), half = _mm_set1_epi16(128);
    __m128i rest = _mm_sub_epi32(_mm_set1_epi32(256), widened(_mm_srli_epi32(top, 24)));
    __m128i low = _mm_mullo_epi16(_mm_unpacklo_epi8(under, zero), low_weights(rest));
    __m128i high = _mm_mullo_epi16(_mm_unpackhi_epi8(under, zero), high_weights(rest));
    low = _mm_srli_epi16(_mm_add_epi16(low, half), 8);
    high = _mm_srli_epi16(_mm_add_epi16(high, half), 8);
    return _mm_add_epi32(top, _mm_packus_epi16(low, high));
}

/* Bit i is set if pixel i is fully transparent; if it is opaque. */
static inline int empty_of(__m128i pixels) {
    return _mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(pixels, _mm_setzero_si128())));
}

static inline int opaque_of(__m128i pixels) {
    __m128i alpha = _mm_srli_epi32(pixels, 24);
    return _mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(alpha, _mm_set1_epi32(255))));
}

static inline void lay4(Pixel *under, __m128i top) {
    if (opaque_of(top) == 15) {
        store4(under, top);
    } else if (empty_of(top) != 15) {
        store4(under, over4(load4(under), top));
    }
}

/* The weights of four neighbours for four positions: those of the left ones in pairs (upper, lower), and
 * those of the right ones. */
typedef struct Weights {
    __m128i left, right;
} Weights;

static inline Weights weights_at(__m128i u, __m128i v) {
    __m128i byte = _mm_set1_epi32(255);
    __m128i across = _mm_and_si128(_mm_srli_epi32(u, 8), byte);
    __m128i down = _mm_and_si128(_mm_srli_epi32(v, 8), byte);
    __m128i both = _mm_srli_epi32(_mm_mullo_epi16(across, down), 8);
    __m128i lower_left = _mm_sub_epi32(down, both);
    __m128i upper_left = _mm_sub_epi32(_mm_sub_epi32(_mm_set1_epi32(256), across), lower_left);
    __m128i upper_right = _mm_sub_epi32(across, both);
    return (Weights){_mm_or_si128(upper_left, _mm_slli_epi32(lower_left, 16)),
                     _mm_or_si128(upper_right, _mm_slli_epi32(both, 16))};
}

/* Two pixels of a row and the two below, each channel weighted and summed in 32 bits. */
static inline __m128i neighbours(const Pixel *upper, int stride, __m128i left, __m128i right) {
    __m128i zero = _mm_setzero_si128();
    __m128i above = _mm_loadl_epi64((const __m128i *)(const void *)upper);
    __m128i below = _mm_loadl_epi64((const __m128i *)(const void *)(upper + stride));
    __m128i pairs = _mm_unpacklo_epi8(above, below);
    __m128i sum = _mm_add_epi32(_mm_madd_epi16(_mm_unpacklo_epi8(pairs, zero), left),
                                _mm_madd_epi16(_mm_unpackhi_epi8(pairs, zero), right));
    return _mm_srli_epi32(sum, 8);
}

#define NEIGHBOURS(i)                                                                                        \
    neighbours(run->pixels + offsets[i], run->stride,                                                        \
               _mm_shuffle_epi32(weights.left, _MM_SHUFFLE(i, i, i, i)),                                     \
               _mm_shuffle_epi32(weights.right, _MM_SHUFFLE(i, i, i, i)))

static inline __m128i sample4(const SampleRun *run, __m128i u, __m128i v) {
    /* row · stride + column in one multiplication: both are below 32768 */
    __m128i place = _mm_or_si128(_mm_and_si128(v, _mm_set1_epi32(-65536)), _mm_srli_epi32(u, 16));
    __m128i factors = _mm_set1_epi32(run->stride * 65536 + 1);
    int32_t offsets[4];
    _mm_storeu_si128((__m128i *)(void *)offsets, _mm_madd_epi16(place, factors));
    Weights weights = weights_at(u, v);
    __m128i first = _mm_packs_epi32(NEIGHBOURS(0), NEIGHBOURS(1));
    __m128i second = _mm_packs_epi32(NEIGHBOURS(2), NEIGHBOURS(3));
    return _mm_packus_epi16(first, second);
}

static __m128i four_steps(int32_t from, int32_t step) {
    uint32_t start = (uint32_t)from, by = (uint32_t)step;
    return _mm_set_epi32((int)(start + 3 * by), (int)(start + 2 * by), (int)(start + by), (int)start);
}

void run_sample_vector(Pixel *under, int count, const SampleRun *run) {
    __m128i u = four_steps(run->u, run->u_step), v = four_steps(run->v, run->v_step);
    __m128i u_step = _mm_set1_epi32((int)((uint32_t)run->u_step * 4));
    __m128i v_step = _mm_set1_epi32((int)((uint32_t)run->v_step * 4));
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        __m128i top = sample4(run, u, v);
        if (run->opacity < 256) top = scale4_alike(top, run->opacity);
        lay4(under + i, top);
        u = _mm_add_epi32(u, u_step);
        v = _mm_add_epi32(v, v_step);
    }
    SampleRun rest = *run;
    rest.u = _mm_cvtsi128_si32(u), rest.v = _mm_cvtsi128_si32(v);
    run_sample_plain(under + i, count - i, &rest);
}

void run_blend_vector(Pixel *under, const Pixel *top, int count, uint32_t opacity) {
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        __m128i pixels = load4(top + i);
        if (opacity < 256) pixels = scale4_alike(pixels, opacity);
        lay4(under + i, pixels);
    }
    run_blend_plain(under + i, top + i, count - i, opacity);
}

void run_mask_vector(Pixel *under, const uint8_t *alpha, int count, Pixel ink) {
    __m128i zero = _mm_setzero_si128(), inks = _mm_set1_epi32((int)ink);
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        int32_t four;
        memcpy(&four, alpha + i, sizeof four);
        if (four == 0) continue;
        __m128i shares = _mm_unpacklo_epi16(_mm_unpacklo_epi8(_mm_cvtsi32_si128(four), zero), zero);
        shares = widened(shares);
        __m128i top = scale4(inks, low_weights(shares), high_weights(shares));
        store4(under + i, over4(load4(under + i), top));
    }
    run_mask_plain(under + i, alpha + i, count - i, ink);
}

void run_tint_vector(Pixel *under, const uint32_t *shares, int count, Pixel ink) {
    __m128i inks = _mm_set1_epi32((int)ink);
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        __m128i four = load4(shares + i);
        if (empty_of(four) == 15) continue;
        __m128i top = scale4(inks, low_weights(four), high_weights(four));
        store4(under + i, over4(load4(under + i), top));
    }
    run_tint_plain(under + i, shares + i, count - i, ink);
}

void run_fill_vector(Pixel *under, int count, Pixel colour) {
    __m128i top = _mm_set1_epi32((int)colour);
    int i = 0;
    for (; i + 4 <= count && colour >> 24 == 255; i += 4) store4(under + i, top);
    for (; i + 4 <= count && colour != 0; i += 4) store4(under + i, over4(load4(under + i), top));
    run_fill_plain(under + i, count - i, colour);
}

void run_veil_vector(Pixel *pixels, const Pixel *under, int count, Pixel colour) {
    __m128i top = _mm_set1_epi32((int)colour);
    int i = 0;
    for (; i + 4 <= count; i += 4) store4(pixels + i, over4(load4(under + i), top));
    run_veil_plain(pixels + i, under + i, count - i, colour);
}

/* The four channels of one pixel, weighed, in the lower half. */
static inline __m128i tapped(const Pixel *row, const Taps *taps, int i) {
    __m128i pair = _mm_loadl_epi64((const __m128i *)(const void *)(row + taps->left[i]));
    __m128i weights = _mm_loadu_si128((const __m128i *)(const void *)taps->weights[i]);
    __m128i both = _mm_mullo_epi16(_mm_unpacklo_epi8(pair, _mm_setzero_si128()), weights);
    return _mm_add_epi16(both, _mm_shuffle_epi32(both, _MM_SHUFFLE(1, 0, 3, 2)));
}

static inline __m128i rounded(__m128i sum) {
    return _mm_srli_epi16(_mm_add_epi16(sum, _mm_set1_epi16(128)), 8);
}

void run_across_vector(Pixel *pixels, const Pixel *row, int count, const Taps *taps) {
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        __m128i first = _mm_unpacklo_epi64(tapped(row, taps, i), tapped(row, taps, i + 1));
        __m128i second = _mm_unpacklo_epi64(tapped(row, taps, i + 2), tapped(row, taps, i + 3));
        store4(pixels + i, _mm_packus_epi16(rounded(first), rounded(second)));
    }
    for (; i < count; i++) {
        const Pixel *left = row + taps->left[i];
        pixels[i] = run_weigh(left[0], left[1], taps->weights[i][0], taps->weights[i][4]);
    }
}

void run_between_vector(Pixel *under, int count, const RowPair *rows, uint32_t opacity) {
    __m128i zero = _mm_setzero_si128(), upper_weights = _mm_set1_epi16((short)rows->upper_weight),
            lower_weights = _mm_set1_epi16((short)rows->lower_weight);
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        __m128i upper = load4(rows->upper + i), lower = load4(rows->lower + i);
        __m128i first = _mm_add_epi16(_mm_mullo_epi16(_mm_unpacklo_epi8(upper, zero), upper_weights),
                                      _mm_mullo_epi16(_mm_unpacklo_epi8(lower, zero), lower_weights));
        __m128i second = _mm_add_epi16(_mm_mullo_epi16(_mm_unpackhi_epi8(upper, zero), upper_weights),
                                       _mm_mullo_epi16(_mm_unpackhi_epi8(lower, zero), lower_weights));
        __m128i top = _mm_packus_epi16(rounded(first), rounded(second));
        if (opacity < 256) top = scale4_alike(top, opacity);
        lay4(under + i, top);
    }
    RowPair rest = *rows;
    rest.upper += i, rest.lower += i;
    run_between_plain(under + i, count - i, &rest, opacity);
}

static inline __m128i joined(__m128i red, __m128i green, __m128i blue) {
    __m128i upper =
        _mm_or_si128(_mm_set1_epi32((int)0xff000000u), _mm_and_si128(red, _mm_set1_epi32(0xff0000)));
    __m128i middle = _mm_and_si128(_mm_srli_epi32(green, 8), _mm_set1_epi32(0xff00));
    return _mm_or_si128(_mm_or_si128(upper, middle), _mm_srli_epi32(blue, 16));
}

void run_gradient_vector(Pixel *pixels, int count, const GradientRun *run) {
    __m128i channels[3], steps[3];
    for (int c = 0; c < 3; c++) {
        channels[c] = four_steps(run->from[c], run->step[c]);
        steps[c] = _mm_set1_epi32(run->step[c] * 4);
    }
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        int at = run->phase + i;
        __m128i dither = _mm_set_epi32(run->dither[(at + 3) & 7], run->dither[(at + 2) & 7],
                                       run->dither[(at + 1) & 7], run->dither[at & 7]);
        store4(pixels + i, joined(_mm_add_epi32(channels[0], dither), _mm_add_epi32(channels[1], dither),
                                  _mm_add_epi32(channels[2], dither)));
        for (int c = 0; c < 3; c++) channels[c] = _mm_add_epi32(channels[c], steps[c]);
    }
    GradientRun rest = *run;
    for (int c = 0; c < 3; c++) rest.from[c] = _mm_cvtsi128_si32(channels[c]);
    rest.phase = run->phase + i;
    run_gradient_plain(pixels + i, count - i, &rest);
}

#endif
