#include "press/synth.h"
#include "base/hash.h"

#include "base/memory.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double tau = 6.283185307179586;
static const double log2_of_1000 = 9.965784284662087;

/* Same results as floor and ldexp, inlined: the calls would take half of the run time. Only for numbers far
 * from the limits of a double. */
static double whole_below(double x) {
    const double cut = (double)(int64_t)x;
    return cut > x ? cut - 1 : cut;
}

static double times_power_of_two(double x, int power) {
    const uint64_t bits = (uint64_t)(1023 + power) << 52;
    double factor;
    memcpy(&factor, &bits, sizeof factor);
    return x * factor;
}

/* Taylor series: after folding, the angle is at most a quarter turn and the error below 1e-9. */
double synth_sin(double turns) {
    static const double series[] = {
        1, -1.0 / 6, 1.0 / 120, -1.0 / 5040, 1.0 / 362880, -1.0 / 39916800, 1.0 / 6227020800};
    double x = turns - whole_below(turns + 0.5);
    if (x > 0.25) x = 0.5 - x;
    if (x < -0.25) x = -0.5 - x;
    x *= tau;
    double sum = 0;
    for (int n = 6; n >= 0; n--) sum = sum * x * x + series[n];
    return x * sum;
}

/* The power of two is split off first; the rest is within half an octave of one. */
double synth_exp2(double x) {
    static const double series[] = {1,         1,         1.0 / 2,    1.0 / 6,     1.0 / 24,
                                    1.0 / 120, 1.0 / 720, 1.0 / 5040, 1.0 / 40320, 1.0 / 362880};
    if (x < -200) return 0;
    const double whole = whole_below(x + 0.5);
    const double f = (x - whole) * 0.6931471805599453;
    double sum = 0;
    for (int n = 9; n >= 0; n--) sum = sum * f + series[n];
    return times_power_of_two(sum, (int)whole);
}

/* Twice the inverse hyperbolic tangent of (m − 1) / (m + 1), for a mantissa of at least one half. */
double synth_log2(double x) {
    int power;
    const double m = frexp(x, &power);
    const double r = (m - 1) / (m + 1);
    double sum = 0;
    for (int n = 31; n >= 1; n -= 2) sum = sum * r * r + 1.0 / n;
    return power + 2 * r * sum * 1.4426950408889634;
}

double synth_note_hz(double midi) { return 440 * synth_exp2((midi - 69) / 12); }

double synth_decay(double seconds, double t60) { return synth_exp2(-log2_of_1000 * seconds / t60); }

double synth_envelope(double t, double attack, double hold, double t60) {
    if (t < 0) return 0;
    if (t < attack) return (t / attack) * (t / attack);
    t -= attack + hold;
    return t <= 0 ? 1 : synth_decay(t, t60);
}

Noise noise_seed(const char *name, int variant) {
    uint64_t hash = hash_bytes(name, strlen(name));
    return (Noise){.state = hash_step(hash, (uint64_t)(variant + 1)) | 1u};
}

double noise_next(Noise *noise) {
    uint64_t x = noise->state;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    noise->state = x;
    return times_power_of_two((double)((x * 2685821657736338717u) >> 11), -52) - 1;
}

double noise_range(Noise *noise, double low, double high) {
    return low + (high - low) * 0.5 * (noise_next(noise) + 1);
}

/* Topology-preserving state-variable filter: stable while its frequency changes. */
FilterOut filter_run(Filter *filter, double in, double hz, double q) {
    const double limit = 0.45 * SYNTH_RATE;
    const double turn = 0.5 * (hz < limit ? hz : limit) / SYNTH_RATE;
    const double g = synth_sin(turn) / synth_sin(turn + 0.25);
    const double k = 1 / q;
    const double high = (in - (k + g) * filter->first - filter->second) / (1 + g * (g + k));
    const double band = g * high + filter->first;
    const double low = g * band + filter->second;
    filter->first = g * high + band;
    filter->second = g * band + low;
    return (FilterOut){.low = low, .band = band * k, .high = high};
}

Tape tape_new(double seconds) {
    Tape tape = {.length = (int)(seconds * SYNTH_RATE + 0.5)};
    tape.sample = memory_calloc((size_t)tape.length, sizeof *tape.sample);
    return tape;
}

void tape_free(Tape *tape) {
    free(tape->sample);
    *tape = (Tape){0};
}

void tape_scale(Tape *tape, double gain) {
    for (int i = 0; i < tape->length; i++) tape->sample[i] *= gain;
}

void tape_high_pass(Tape *tape, double hz) {
    Filter filter = {0};
    for (int i = 0; i < tape->length; i++)
        tape->sample[i] = filter_run(&filter, tape->sample[i], hz, 0.7).high;
}

void tape_low_pass(Tape *tape, double hz) {
    Filter filter = {0};
    for (int i = 0; i < tape->length; i++)
        tape->sample[i] = filter_run(&filter, tape->sample[i], hz, 0.7).low;
}

void tape_fade_ends(Tape *tape, double in, double out) {
    const int head = (int)(in * SYNTH_RATE), tail = (int)(out * SYNTH_RATE);
    for (int i = 0; i < head && i < tape->length; i++) tape->sample[i] *= (double)i / head;
    for (int i = 0; i < tail && i < tape->length; i++) {
        const double left = (double)i / tail;
        tape->sample[tape->length - 1 - i] *= left * left * (3 - 2 * left);
    }
}

void tape_add(Tape *tape, const Tape *from, int at, double gain, bool wrap) {
    for (int i = 0; i < from->length; i++) {
        int to = at + i;
        if (wrap) to = ((to % tape->length) + tape->length) % tape->length;
        if (to >= 0 && to < tape->length) tape->sample[to] += gain * from->sample[i];
    }
}

void tape_strike(Tape *tape, double at, double gain, double pitch, const Mode *modes, int count) {
    const int start = (int)(at * SYNTH_RATE);
    for (int m = 0; m < count; m++) {
        const double turns = modes[m].hz * pitch / SYNTH_RATE;
        const int end = start + (int)(modes[m].t60 * SYNTH_RATE);
        for (int i = start; i < end && i < tape->length; i++) {
            const double t = (double)(i - start) / SYNTH_RATE;
            const double rise = t < 0.0004 ? t / 0.0004 : 1;
            tape->sample[i] +=
                gain * modes[m].gain * rise * synth_decay(t, modes[m].t60) * synth_sin(turns * (i - start));
        }
    }
}

/* Grains: the noise's loudness jumps a few hundred times a second, like fibres that catch and release. */
void tape_hiss(Tape *tape, const Hiss *hiss, Noise *noise) {
    const double glide = hiss->attack + hiss->hold + 0.5 * hiss->t60;
    const int start = (int)(hiss->at * SYNTH_RATE);
    const int end = start + (int)((hiss->attack + hiss->hold + hiss->t60) * SYNTH_RATE);
    const double octaves = synth_log2(hiss->to_hz / hiss->from_hz);
    Filter filter = {0};
    double catch_now = 1, catch_next = 1;
    for (int i = start; i < end && i < tape->length; i++) {
        const double t = (double)(i - start) / SYNTH_RATE;
        const double along = t < glide ? t / glide : 1;
        if (noise_next(noise) > 0.985) catch_next = 1 - hiss->grain * noise_range(noise, 0, 1);
        catch_now += 0.05 * (catch_next - catch_now);
        const double hz = hiss->from_hz * synth_exp2(along * octaves);
        const double level = synth_envelope(t, hiss->attack, hiss->hold, hiss->t60) * catch_now;
        tape->sample[i] += hiss->gain * level * filter_run(&filter, noise_next(noise), hz, hiss->q).band;
    }
}

void tape_tone(Tape *tape, const Tone *tone) {
    const int start = (int)(tone->at * SYNTH_RATE);
    const int end = start + (int)((tone->attack + tone->hold + tone->t60) * SYNTH_RATE);
    double turns = 0;
    for (int i = start; i < end && i < tape->length; i++) {
        const double t = (double)(i - start) / SYNTH_RATE;
        const double along = t < tone->glide ? t / tone->glide : 1;
        const double eased = along * along * (3 - 2 * along);
        const double index = tone->index > 0 ? tone->index * synth_decay(t, tone->index_t60) / tau : 0;
        const double sway = 1 - tone->tremolo * 0.5 * (1 - synth_sin(tone->tremolo_hz * t + 0.25));
        turns += (tone->from_hz + (tone->to_hz - tone->from_hz) * eased) / SYNTH_RATE;
        if (i >= 0)
            tape->sample[i] += tone->gain * sway * synth_envelope(t, tone->attack, tone->hold, tone->t60) *
                               synth_sin(turns + index * synth_sin(turns * tone->ratio));
    }
}

enum { ROOM_LINES = 4, ROOM_LONGEST = 4096 };

/* Feedback delay network: four delays of unrelated length, mixed through a Householder matrix. */
typedef struct Room {
    double line[ROOM_LINES][ROOM_LONGEST];
    double damped[ROOM_LINES], back[ROOM_LINES];
    int length[ROOM_LINES];
} Room;

static double room_run(Room *room, double in, int now) {
    double out[ROOM_LINES], sum = 0;
    for (int n = 0; n < ROOM_LINES; n++) {
        const double delayed = room->line[n][now % room->length[n]];
        room->damped[n] += 0.45 * (delayed - room->damped[n]);
        out[n] = room->damped[n] * room->back[n];
        sum += out[n];
    }
    for (int n = 0; n < ROOM_LINES; n++) room->line[n][now % room->length[n]] = in + out[n] - 0.5 * sum;
    return out[0] - out[1] + out[2] - out[3];
}

void tape_room(Tape *tape, double gain, double t60, double size, bool loop) {
    static const int lengths[ROOM_LINES] = {1423, 1709, 2099, 2477};
    Room *room = memory_calloc(1, sizeof *room);
    for (int n = 0; n < ROOM_LINES; n++) {
        room->length[n] = (int)(lengths[n] * size);
        room->back[n] = synth_decay((double)room->length[n] / SYNTH_RATE, t60);
    }
    int now = 0;
    if (loop)
        for (int i = 0; i < tape->length; i++) room_run(room, tape->sample[i], now++);
    for (int i = 0; i < tape->length; i++) tape->sample[i] += gain * room_run(room, tape->sample[i], now++);
    free(room);
}
