#include "render/paint_run.h"

#include <stddef.h>
#include <string.h>

static int clamp(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

void run_spanned(Pixel *under, const Pixel *top, const RowSpan *span, int from, int to) {
    int first = clamp(span->first, from, to), end = clamp(span->end, from, to);
    int solid = clamp(span->solid, first, end), solid_end = clamp(span->solid_end, solid, end);
    run_blend(under + first, top + first, solid - first, 256);
    if (solid_end > solid) memcpy(under + solid, top + solid, (size_t)(solid_end - solid) * sizeof *under);
    run_blend(under + solid_end, top + solid_end, end - solid_end, 256);
}

static inline Pixel sample(const SampleRun *run, int32_t u, int32_t v) {
    const Pixel *p = run->pixels + (ptrdiff_t)(v >> 16) * run->stride + (u >> 16);
    return run_bilinear(p[0], p[1], p[run->stride], p[run->stride + 1], (uint32_t)(u >> 8) & 255,
                        (uint32_t)(v >> 8) & 255);
}

/* The position after the last may overflow 32 bits, so it is never computed. */
void run_sample_plain(Pixel *under, int count, const SampleRun *run) {
    int32_t u = run->u, v = run->v;
    for (int i = 0; i < count; i++) {
        run_lay(&under[i], sample(run, u, v), run->opacity);
        if (i + 1 < count) u += run->u_step, v += run->v_step;
    }
}

void run_blend_plain(Pixel *under, const Pixel *top, int count, uint32_t opacity) {
    for (int i = 0; i < count; i++) run_lay(&under[i], top[i], opacity);
}

void run_mask_plain(Pixel *under, const uint8_t *alpha, int count, Pixel ink) {
    for (int i = 0; i < count; i++) {
        uint32_t share = alpha[i];
        if (share != 0) under[i] = pixel_over(under[i], pixel_scale(ink, share + (share >> 7)));
    }
}

void run_tint_plain(Pixel *under, const uint32_t *shares, int count, Pixel ink) {
    for (int i = 0; i < count; i++)
        if (shares[i] != 0) under[i] = pixel_over(under[i], pixel_scale(ink, shares[i]));
}

void run_fill_plain(Pixel *under, int count, Pixel colour) {
    for (int i = 0; i < count; i++) run_lay(&under[i], colour, 256);
}

void run_veil_plain(Pixel *pixels, const Pixel *under, int count, Pixel colour) {
    for (int i = 0; i < count; i++) pixels[i] = pixel_over(under[i], colour);
}

void run_group_taps(Taps *taps, int count, int side) {
    enum { TOGETHER = 8 };
    static const int places[RUN_GROUP] = {0, 4, 2, 6};
    for (int group = 0; (group + 1) * RUN_GROUP <= count; group++) {
        const int32_t *left = &taps->left[group * RUN_GROUP];
        taps->is_close[group] = left[0] + TOGETHER <= side;
        for (int i = 0; i < RUN_GROUP; i++) {
            int32_t at = left[i] - left[0];
            if (at < 0 || at + 1 >= TOGETHER) taps->is_close[group] = false;
            taps->order[group][places[i]] = at;
            taps->order[group][places[i] + 1] = at + 1;
        }
    }
}

void run_across_plain(Pixel *pixels, const Pixel *row, int count, const Taps *taps) {
    for (int i = 0; i < count; i++) {
        const Pixel *left = row + taps->left[i];
        pixels[i] = run_weigh(left[0], left[1], taps->weights[i][0], taps->weights[i][4]);
    }
}

void run_between_plain(Pixel *under, int count, const RowPair *rows, uint32_t opacity) {
    for (int i = 0; i < count; i++) {
        Pixel mixed = run_weigh(rows->upper[i], rows->lower[i], rows->upper_weight, rows->lower_weight);
        run_lay(&under[i], mixed, opacity);
    }
}

void run_gradient_plain(Pixel *pixels, int count, const GradientRun *run) {
    for (int i = 0; i < count; i++) {
        int32_t dither = run->dither[(run->phase + i) & 7];
        uint32_t red = (uint32_t)(run->from[0] + run->step[0] * i + dither) >> 16;
        uint32_t green = (uint32_t)(run->from[1] + run->step[1] * i + dither) >> 16;
        uint32_t blue = (uint32_t)(run->from[2] + run->step[2] * i + dither) >> 16;
        pixels[i] = 0xff000000u | red << 16 | green << 8 | blue;
    }
}
