#include "press/sounds.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>

typedef struct Biquad {
    double b0, b1, b2, a1, a2;
} Biquad;

/* The two stages of K-weighting at 48 kHz, as ITU-R BS.1770 tabulates them: the head model, then the
 * high-pass. */
static const Biquad k_weighting[2] = {
    {1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585},
    {1.0, -2.0, 1.0, -1.99004745483398, 0.99007225036621},
};

enum { WINDOW = SYNTH_RATE * 2 / 5 };

static double biquad_run(const Biquad *b, double past[4], double in) {
    const double out = b->b0 * in + b->b1 * past[0] + b->b2 * past[1] - b->a1 * past[2] - b->a2 * past[3];
    past[1] = past[0], past[0] = in;
    past[3] = past[2], past[2] = out;
    return out;
}

static void add_weighted_squares(const Tape *lane, Tape *squares) {
    double past[2][4] = {{0}};
    for (int i = 0; i < squares->length; i++) {
        const double in = i < lane->length ? lane->sample[i] : 0;
        const double head = biquad_run(&k_weighting[0], past[0], in);
        const double out = biquad_run(&k_weighting[1], past[1], head);
        squares->sample[i] += out * out;
    }
}

double sound_measure_power(const Tape *left, const Tape *right, Judged judged) {
    Tape squares = tape_new((double)(left->length + WINDOW) / SYNTH_RATE);
    add_weighted_squares(left, &squares);
    if (right) add_weighted_squares(right, &squares);
    double sum = 0, max = 0, whole = 0;
    for (int i = 0; i < squares.length; i++) {
        sum += squares.sample[i];
        whole += squares.sample[i];
        if (i >= WINDOW) sum -= squares.sample[i - WINDOW];
        max = fmax(max, sum);
    }
    tape_free(&squares);
    return judged == JUDGED_BY_WHOLE ? whole / left->length : max / WINDOW;
}

/* Linear up to three quarters of the ceiling, then bent so that it never reaches it. */
static void round_peaks(Tape *tape, double ceiling) {
    const double knee = 0.75 * ceiling, room = ceiling - knee;
    for (int i = 0; i < tape->length; i++) {
        const double over = fabs(tape->sample[i]) - knee;
        if (over > 0) tape->sample[i] = copysign(knee + room * over / (over + room), tape->sample[i]);
    }
}

bool sound_set_level(Tape *left, Tape *right, Judged judged, double lufs, double ceiling) {
    const double target = synth_exp2((lufs + 0.691) / 10 * synth_log2(10));
    double gain = 0;
    for (int pass = 0; pass < 12 && fabs(gain - 1) > 0.001; pass++) {
        gain = sqrt(target / sound_measure_power(left, right, judged));
        tape_scale(left, gain);
        round_peaks(left, ceiling);
        if (!right) continue;
        tape_scale(right, gain);
        round_peaks(right, ceiling);
    }
    return fabs(gain - 1) < 0.05;
}
