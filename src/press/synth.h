/* The synthesiser of the game's sounds: tapes of samples, noise, filters, struck bodies, bands of hiss, tones
 * and a small room.
 *
 * It knows nothing of the game. It uses only the exact operations of IEEE doubles (+ - * / sqrt floor ldexp)
 * and its own sine and exponential, so that every machine produces identical samples.
 *
 * Times are seconds, frequencies hertz, gains linear, t60 the decay time by 60 dB in seconds. */
#ifndef SABACC_PRESS_SYNTH_H
#define SABACC_PRESS_SYNTH_H

#include <stdbool.h>
#include <stdint.h>

enum { SYNTH_RATE = 48000 };

/* One channel of samples. The owner frees it with tape_free. */
typedef struct Tape {
    double *sample;
    int length; /* samples */
} Tape;

/* A stream of pseudo-random numbers. Draw at most once in an expression, a call or an initialiser: the order
 * of several draws is up to the compiler. */
typedef struct Noise {
    uint64_t state;
} Noise;

/* The state of a state-variable filter; zero-initialise. */
typedef struct Filter {
    double first, second;
} Filter;

typedef struct FilterOut {
    double low, band, high; /* band has unit gain at its centre */
} FilterOut;

/* One mode of vibration of a struck body. */
typedef struct Mode {
    double hz, gain, t60;
} Mode;

/* A band of noise whose centre glides. `attack` rises quadratically, `hold` sustains, then t60. */
typedef struct Hiss {
    double at, attack, hold, t60, gain;
    double from_hz, to_hz, q; /* the glide lasts attack + hold + t60 / 2 */
    double grain;             /* 0 smooth … 1 broken into grains, like a dry surface dragged over cloth */
} Hiss;

/* A frequency-modulated tone. The modulator runs at `ratio` times the carrier and its index decays with
 * index_t60. */
typedef struct Tone {
    double at, from_hz, to_hz, glide; /* glide: seconds from from_hz to to_hz */
    double attack, hold, t60, gain;
    double ratio, index, index_t60;
    double tremolo_hz, tremolo; /* depth 0…1 */
} Tone;

double synth_sin(double turns); /* sine of an angle counted in turns */
double synth_exp2(double x);
double synth_log2(double x);       /* of a positive number */
double synth_note_hz(double midi); /* equal temperament, 69 is 440 Hz */
double synth_decay(double seconds, double t60);
/* Level at `t` seconds after the onset: quadratic rise, hold, exponential fall. */
double synth_envelope(double t, double attack, double hold, double t60);

Noise noise_seed(const char *name, int variant);
double noise_next(Noise *noise);                           /* −1 … 1 */
double noise_range(Noise *noise, double low, double high); /* low … high */

FilterOut filter_run(Filter *filter, double in, double hz, double q);

Tape tape_new(double seconds); /* silence */
void tape_free(Tape *tape);
void tape_scale(Tape *tape, double gain);
void tape_high_pass(Tape *tape, double hz);
void tape_low_pass(Tape *tape, double hz);
void tape_fade_ends(Tape *tape, double in, double out);
/* Adds `from` at sample `at`; what passes the end of the tape wraps around if `wrap`, else it is cut off. */
void tape_add(Tape *tape, const Tape *from, int at, double gain, bool wrap);

void tape_strike(Tape *tape, double at, double gain, double pitch, const Mode *modes, int count);
void tape_hiss(Tape *tape, const Hiss *hiss, Noise *noise);
void tape_tone(Tape *tape, const Tone *tone);
/* Adds reverb to the tape. A loop's reverb continues from its end into its beginning. */
void tape_room(Tape *tape, double gain, double t60, double size, bool loop);

#endif
