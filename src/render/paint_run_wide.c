/* Eight pixels at a time with AVX2, for processors that have it: the sums of paint_run_vector.c in registers
 * of twice the width. What is left over at the end of a run is done in one step more, of which only those
 * pixels are read and written: many runs are shorter than eight. */

#include "render/paint_run.h"

#ifdef RUN_MAY_BE_WIDE

#include <immintrin.h>
#include <stddef.h>

#define WIDE __attribute__((target("avx2")))

WIDE static inline __m256i load8(const Pixel *pixels) {
    return _mm256_loadu_si256((const __m256i *)(const void *)pixels);
}

WIDE static inline void store8(Pixel *pixels, __m256i value) {
    _mm256_storeu_si256((__m256i *)(void *)pixels, value);
}

/* Bytes as 16-bit numbers: the lower two pixels of each half, and the upper two. _mm256_packus_epi16 puts
 * them together again. */
WIDE static inline __m256i low_of(__m256i pixels) {
    return _mm256_unpacklo_epi8(pixels, _mm256_setzero_si256());
}

WIDE static inline __m256i high_of(__m256i pixels) {
    return _mm256_unpackhi_epi8(pixels, _mm256_setzero_si256());
}

WIDE static inline __m256i rounded(__m256i sum) {
    return _mm256_srli_epi16(_mm256_add_epi16(sum, _mm256_set1_epi16(128)), 8);
}

/* Copies the number in each 32-bit lane to the four channels of its pixel. */
WIDE static inline __m256i low_weights(__m256i numbers) {
    return _mm256_shuffle_epi32(_mm256_or_si256(numbers, _mm256_slli_epi32(numbers, 16)),
                                _MM_SHUFFLE(1, 1, 0, 0));
}

WIDE static inline __m256i high_weights(__m256i numbers) {
    return _mm256_shuffle_epi32(_mm256_or_si256(numbers, _mm256_slli_epi32(numbers, 16)),
                                _MM_SHUFFLE(3, 3, 2, 2));
}

/* pixel_scale */
WIDE static inline __m256i scale8(__m256i pixels, __m256i for_low, __m256i for_high) {
    __m256i low = _mm256_mullo_epi16(low_of(pixels), for_low);
    __m256i high = _mm256_mullo_epi16(high_of(pixels), for_high);
    return _mm256_packus_epi16(_mm256_srli_epi16(low, 8), _mm256_srli_epi16(high, 8));
}

WIDE static inline __m256i scale8_alike(__m256i pixels, uint32_t factor) {
    __m256i weights = _mm256_set1_epi16((short)factor);
    return scale8(pixels, weights, weights);
}

/* alpha + alpha/128: 0..256 instead of 0..255. */
WIDE static inline __m256i widened(__m256i alpha) {
    return _mm256_add_epi32(alpha, _mm256_srli_epi32(alpha, 7));
}

/* What a top of that alpha leaves of what lies under it, in 1/256. */
WIDE static inline __m256i rest_under(__m256i top) {
    return _mm256_sub_epi32(_mm256_set1_epi32(256), widened(_mm256_srli_epi32(top, 24)));
}

WIDE static inline __m256i over8_by(__m256i under, __m256i top, __m256i for_low, __m256i for_high) {
    __m256i low = rounded(_mm256_mullo_epi16(low_of(under), for_low));
    __m256i high = rounded(_mm256_mullo_epi16(high_of(under), for_high));
    return _mm256_add_epi32(top, _mm256_packus_epi16(low, high));
}

/* pixel_over */
WIDE static inline __m256i over8(__m256i under, __m256i top) {
    __m256i rest = rest_under(top);
    return over8_by(under, top, low_weights(rest), high_weights(rest));
}

WIDE static inline bool is_opaque8(__m256i pixels) {
    return _mm256_testc_si256(pixels, _mm256_set1_epi32((int)0xff000000u)) != 0;
}

WIDE static inline void lay8(Pixel *under, __m256i top) {
    if (is_opaque8(top)) {
        store8(under, top);
    } else if (!_mm256_testz_si256(top, top)) {
        store8(under, over8(load8(under), top));
    }
}

/* ---- less than eight ---- */

/* Of the first `count` < 8 lanes. */
WIDE static inline __m256i mask_of(int count) {
    static const int32_t lanes[16] = {-1, -1, -1, -1, -1, -1, -1, -1};
    return _mm256_loadu_si256((const __m256i *)(const void *)(lanes + 8 - count));
}

WIDE static inline __m256i load_some(const Pixel *pixels, __m256i mask) {
    return _mm256_maskload_epi32((const int *)(const void *)pixels, mask);
}

WIDE static inline void store_some(Pixel *pixels, __m256i mask, __m256i value) {
    _mm256_maskstore_epi32((int *)(void *)pixels, mask, value);
}

WIDE static inline void lay_some(Pixel *under, __m256i mask, __m256i top) {
    if (_mm256_testz_si256(top, mask)) return;
    store_some(under, mask, over8(load_some(under, mask), top));
}

/* ---- sampling ---- */

/* The weights of four neighbours for eight positions: those of the left ones in pairs (upper, lower), and
 * those of the right ones. */
typedef struct Weights {
    __m256i left, right;
} Weights;

WIDE static inline Weights weights_at(__m256i u, __m256i v) {
    __m256i byte = _mm256_set1_epi32(255);
    __m256i across = _mm256_and_si256(_mm256_srli_epi32(u, 8), byte);
    __m256i down = _mm256_and_si256(_mm256_srli_epi32(v, 8), byte);
    __m256i both = _mm256_srli_epi32(_mm256_mullo_epi16(across, down), 8);
    __m256i lower_left = _mm256_sub_epi32(down, both);
    __m256i upper_left = _mm256_sub_epi32(_mm256_sub_epi32(_mm256_set1_epi32(256), across), lower_left);
    __m256i upper_right = _mm256_sub_epi32(across, both);
    return (Weights){_mm256_or_si256(upper_left, _mm256_slli_epi32(lower_left, 16)),
                     _mm256_or_si256(upper_right, _mm256_slli_epi32(both, 16))};
}

WIDE static inline __m256i two_pairs(const Pixel *first, const Pixel *second) {
    return _mm256_inserti128_si256(
        _mm256_castsi128_si256(_mm_loadl_epi64((const __m128i *)(const void *)first)),
        _mm_loadl_epi64((const __m128i *)(const void *)second), 1);
}

/* Two pixels of a row and the two below, at two places, each channel weighted and summed in 32 bits. */
WIDE static inline __m256i neighbours(const Pixel *first, const Pixel *second, int stride, __m256i left,
                                      __m256i right) {
    __m256i pairs =
        _mm256_unpacklo_epi8(two_pairs(first, second), two_pairs(first + stride, second + stride));
    __m256i sum =
        _mm256_add_epi32(_mm256_madd_epi16(low_of(pairs), left), _mm256_madd_epi16(high_of(pairs), right));
    return _mm256_srli_epi32(sum, 8);
}

/* Of the positions i and i + 4, which lie in the same place of the two halves. */
#define NEIGHBOURS(i)                                                                                        \
    neighbours(run->pixels + offsets[i], run->pixels + offsets[(i) + 4], run->stride,                        \
               _mm256_shuffle_epi32(weights.left, _MM_SHUFFLE(i, i, i, i)),                                  \
               _mm256_shuffle_epi32(weights.right, _MM_SHUFFLE(i, i, i, i)))

WIDE static inline __m256i sample8(const SampleRun *run, __m256i u, __m256i v) {
    /* row · stride + column in one multiplication: both are below 32768 */
    __m256i place = _mm256_or_si256(_mm256_and_si256(v, _mm256_set1_epi32(-65536)), _mm256_srli_epi32(u, 16));
    __m256i factors = _mm256_set1_epi32(run->stride * 65536 + 1);
    int32_t offsets[8];
    _mm256_storeu_si256((__m256i *)(void *)offsets, _mm256_madd_epi16(place, factors));
    Weights weights = weights_at(u, v);
    __m256i first = _mm256_packs_epi32(NEIGHBOURS(0), NEIGHBOURS(1));
    __m256i second = _mm256_packs_epi32(NEIGHBOURS(2), NEIGHBOURS(3));
    return _mm256_packus_epi16(first, second);
}

WIDE static inline __m256i eight_steps(int32_t from, int32_t step) {
    __m256i steps = _mm256_mullo_epi32(_mm256_set1_epi32(step), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
    return _mm256_add_epi32(_mm256_set1_epi32(from), steps);
}

WIDE static inline int32_t first_of(__m256i numbers) {
    return _mm_cvtsi128_si32(_mm256_castsi256_si128(numbers));
}

WIDE void run_sample_wide(Pixel *under, int count, const SampleRun *run) {
    __m256i u = eight_steps(run->u, run->u_step), v = eight_steps(run->v, run->v_step);
    __m256i u_step = _mm256_set1_epi32((int)((uint32_t)run->u_step * 8));
    __m256i v_step = _mm256_set1_epi32((int)((uint32_t)run->v_step * 8));
    int i = 0;
    for (; i + 8 <= count; i += 8) {
        __m256i top = sample8(run, u, v);
        if (run->opacity < 256) top = scale8_alike(top, run->opacity);
        lay8(under + i, top);
        u = _mm256_add_epi32(u, u_step);
        v = _mm256_add_epi32(v, v_step);
    }
    if (i == count) return;
    /* Beyond the last there may be no picture: those lanes read where the first does. */
    __m256i mask = mask_of(count - i);
    u = _mm256_blendv_epi8(_mm256_set1_epi32(first_of(u)), u, mask);
    v = _mm256_blendv_epi8(_mm256_set1_epi32(first_of(v)), v, mask);
    __m256i top = sample8(run, u, v);
    if (run->opacity < 256) top = scale8_alike(top, run->opacity);
    lay_some(under + i, mask, top);
}

/* ---- laying over ---- */

WIDE void run_blend_wide(Pixel *under, const Pixel *top, int count, uint32_t opacity) {
    int i = 0;
    for (; i + 8 <= count; i += 8) {
        __m256i pixels = load8(top + i);
        if (opacity < 256) pixels = scale8_alike(pixels, opacity);
        lay8(under + i, pixels);
    }
    if (i == count) return;
    __m256i mask = mask_of(count - i), pixels = load_some(top + i, mask);
    if (opacity < 256) pixels = scale8_alike(pixels, opacity);
    lay_some(under + i, mask, pixels);
}

WIDE void run_mask_wide(Pixel *under, const uint8_t *alpha, int count, Pixel ink) {
    __m256i inks = _mm256_set1_epi32((int)ink);
    int i = 0;
    for (; i + 8 <= count; i += 8) {
        __m128i eight = _mm_loadl_epi64((const __m128i *)(const void *)(alpha + i));
        if (_mm_testz_si128(eight, eight)) continue;
        __m256i shares = widened(_mm256_cvtepu8_epi32(eight));
        __m256i top = scale8(inks, low_weights(shares), high_weights(shares));
        store8(under + i, over8(load8(under + i), top));
    }
    run_mask_vector(under + i, alpha + i, count - i, ink);
}

WIDE void run_tint_wide(Pixel *under, const uint32_t *shares, int count, Pixel ink) {
    __m256i inks = _mm256_set1_epi32((int)ink);
    int i = 0;
    for (; i + 8 <= count; i += 8) {
        __m256i eight = load8(shares + i);
        if (_mm256_testz_si256(eight, eight)) continue;
        __m256i top = scale8(inks, low_weights(eight), high_weights(eight));
        store8(under + i, over8(load8(under + i), top));
    }
    if (i == count) return;
    __m256i mask = mask_of(count - i), some = load_some(shares + i, mask);
    lay_some(under + i, mask, scale8(inks, low_weights(some), high_weights(some)));
}

WIDE void run_veil_wide(Pixel *pixels, const Pixel *under, int count, Pixel colour) {
    __m256i top = _mm256_set1_epi32((int)colour), rest = low_weights(rest_under(top));
    int i = 0;
    for (; i + 8 <= count; i += 8) store8(pixels + i, over8_by(load8(under + i), top, rest, rest));
    if (i == count) return;
    __m256i mask = mask_of(count - i);
    store_some(pixels + i, mask, over8_by(load_some(under + i, mask), top, rest, rest));
}

WIDE void run_fill_wide(Pixel *under, int count, Pixel colour) {
    __m256i top = _mm256_set1_epi32((int)colour);
    int i = 0;
    if (colour >> 24 == 255) {
        for (; i + 8 <= count; i += 8) store8(under + i, top);
        if (i < count) store_some(under + i, mask_of(count - i), top);
    } else if (colour != 0) {
        run_veil_wide(under, under, count, colour);
    }
}

/* ---- scaling ---- */

/* Two pixels and their right neighbours as 16-bit numbers. */
WIDE static inline __m256i tapped(const Pixel *row, const Taps *taps, int i) {
    __m128i first = _mm_loadl_epi64((const __m128i *)(const void *)(row + taps->left[i]));
    __m128i second = _mm_loadl_epi64((const __m128i *)(const void *)(row + taps->left[i + 1]));
    return _mm256_cvtepu8_epi16(_mm_unpacklo_epi64(first, second));
}

/* Four pixels as 16-bit numbers, the first and the third in the lower half; of two pixels each, with their
 * neighbours. */
WIDE static inline __m256i across4(__m256i first, __m256i second, const Taps *taps, int i) {
    const __m256i *weights = (const __m256i *)(const void *)taps->weights[i];
    first = _mm256_mullo_epi16(first, _mm256_loadu_si256(weights));
    second = _mm256_mullo_epi16(second, _mm256_loadu_si256(weights + 1));
    return rounded(
        _mm256_add_epi16(_mm256_unpacklo_epi64(first, second), _mm256_unpackhi_epi64(first, second)));
}

WIDE static inline __m256i across4_far(const Pixel *row, const Taps *taps, int i) {
    return across4(tapped(row, taps, i), tapped(row, taps, i + 2), taps, i);
}

/* All neighbours are read at once. */
WIDE static inline __m256i across4_close(const Pixel *row, const Taps *taps, int i) {
    __m256i order = _mm256_loadu_si256((const __m256i *)(const void *)taps->order[i / RUN_GROUP]);
    __m256i pixels = _mm256_permutevar8x32_epi32(load8(row + taps->left[i]), order);
    return across4(low_of(pixels), high_of(pixels), taps, i);
}

WIDE void run_across_wide(Pixel *pixels, const Pixel *row, int count, const Taps *taps) {
    __m256i in_order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    int i = 0;
    for (; i + 8 <= count; i += 8) {
        const bool *is_close = &taps->is_close[i / RUN_GROUP];
        __m256i mixed =
            is_close[0] && is_close[1]
                ? _mm256_packus_epi16(across4_close(row, taps, i), across4_close(row, taps, i + 4))
                : _mm256_packus_epi16(across4_far(row, taps, i), across4_far(row, taps, i + 4));
        store8(pixels + i, _mm256_permutevar8x32_epi32(mixed, in_order));
    }
    for (; i < count; i++) {
        const Pixel *left = row + taps->left[i];
        pixels[i] = run_weigh(left[0], left[1], taps->weights[i][0], taps->weights[i][4]);
    }
}

WIDE static inline __m256i mixed(__m256i upper, __m256i lower, __m256i upper_weight, __m256i lower_weight) {
    return rounded(
        _mm256_add_epi16(_mm256_mullo_epi16(upper, upper_weight), _mm256_mullo_epi16(lower, lower_weight)));
}

/* Of eight pixels of each row. */
WIDE static inline __m256i between8(__m256i upper, __m256i lower, __m256i upper_weight,
                                    __m256i lower_weight) {
    return _mm256_packus_epi16(mixed(low_of(upper), low_of(lower), upper_weight, lower_weight),
                               mixed(high_of(upper), high_of(lower), upper_weight, lower_weight));
}

WIDE void run_between_wide(Pixel *under, int count, const RowPair *rows, uint32_t opacity) {
    __m256i upper_weight = _mm256_set1_epi16((short)rows->upper_weight),
            lower_weight = _mm256_set1_epi16((short)rows->lower_weight);
    int i = 0;
    for (; i + 8 <= count; i += 8) {
        __m256i top = between8(load8(rows->upper + i), load8(rows->lower + i), upper_weight, lower_weight);
        if (opacity < 256) top = scale8_alike(top, opacity);
        lay8(under + i, top);
    }
    if (i == count) return;
    __m256i mask = mask_of(count - i);
    __m256i top = between8(load_some(rows->upper + i, mask), load_some(rows->lower + i, mask), upper_weight,
                           lower_weight);
    if (opacity < 256) top = scale8_alike(top, opacity);
    lay_some(under + i, mask, top);
}

/* ---- gradients ---- */

WIDE static inline __m256i joined(__m256i red, __m256i green, __m256i blue) {
    __m256i upper = _mm256_or_si256(_mm256_set1_epi32((int)0xff000000u),
                                    _mm256_and_si256(red, _mm256_set1_epi32(0xff0000)));
    __m256i middle = _mm256_and_si256(_mm256_srli_epi32(green, 8), _mm256_set1_epi32(0xff00));
    return _mm256_or_si256(_mm256_or_si256(upper, middle), _mm256_srli_epi32(blue, 16));
}

WIDE void run_gradient_wide(Pixel *pixels, int count, const GradientRun *run) {
    __m256i channels[3], steps[3];
    int32_t turned[8];
    for (int i = 0; i < 8; i++) turned[i] = run->dither[(run->phase + i) & 7];
    __m256i dither = _mm256_loadu_si256((const __m256i *)(const void *)turned);
    for (int c = 0; c < 3; c++) {
        channels[c] = _mm256_add_epi32(eight_steps(run->from[c], run->step[c]), dither);
        steps[c] = _mm256_set1_epi32(run->step[c] * 8);
    }
    int i = 0;
    for (; i + 8 <= count; i += 8) {
        store8(pixels + i, joined(channels[0], channels[1], channels[2]));
        for (int c = 0; c < 3; c++) channels[c] = _mm256_add_epi32(channels[c], steps[c]);
    }
    GradientRun rest = *run;
    for (int c = 0; c < 3; c++) rest.from[c] = run->from[c] + run->step[c] * i;
    rest.phase = run->phase + i;
    run_gradient_vector(pixels + i, count - i, &rest);
}

#endif
