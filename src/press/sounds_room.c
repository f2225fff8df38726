/* The room at night: air, a distant hum, unintelligible talk. */
#include "press/sounds.h"

enum { JOIN = SYNTH_RATE };

/* Voiced noise gliding from one vowel to another. Returns its duration. */
static double add_syllable(Tape *tape, Noise *noise, double at, double voice_hz, double gain) {
    const double seconds = noise_range(noise, 0.09, 0.20);
    const double hz = voice_hz * noise_range(noise, 0.9, 1.15);
    const double to_hz = hz * noise_range(noise, 0.85, 1.05);
    const double vowel = noise_range(noise, 350, 800);
    const double next_vowel = noise_range(noise, 350, 800);
    const Tone voice = {.at = at,
                        .from_hz = hz,
                        .to_hz = to_hz,
                        .glide = seconds,
                        .attack = 0.04,
                        .hold = 0.3 * seconds,
                        .t60 = seconds,
                        .gain = 0.35 * gain,
                        .ratio = 1,
                        .index = 2.2,
                        .index_t60 = 1};
    const Hiss breath = {.at = at,
                         .attack = 0.04,
                         .hold = 0.3 * seconds,
                         .t60 = seconds,
                         .gain = gain,
                         .from_hz = vowel,
                         .to_hz = next_vowel,
                         .q = 3};
    tape_tone(tape, &voice);
    tape_hiss(tape, &breath, noise);
    return seconds;
}

/* Unintelligible talk: syllables in groups, and pauses. */
static void add_talk(Tape *tape, Noise *noise, double voice_hz, double gain) {
    for (double at = noise_range(noise, 0, 0.5); at < (double)tape->length / SYNTH_RATE - 0.3;) {
        const int words = 3 + (int)noise_range(noise, 0, 5.99);
        for (int n = 0; n < words; n++) at += add_syllable(tape, noise, at, voice_hz, gain);
        at += noise_range(noise, 0.3, 1.4);
    }
}

static void add_air(Tape *tape, Noise *noise) {
    Filter low = {0}, high = {0};
    for (int i = 0; i < tape->length; i++) {
        const double white = noise_next(noise);
        tape->sample[i] +=
            0.6 * filter_run(&low, white, 190, 0.6).low + 0.012 * filter_run(&high, white, 1900, 0.5).band;
    }
}

void sound_draw_room_tone(Tape *tape, Noise *noise) {
    Tape more = tape_new((double)(tape->length + JOIN) / SYNTH_RATE);
    static const double voices[] = {118, 171, 139, 104, 196, 127};
    for (unsigned n = 0; n < sizeof voices / sizeof *voices; n++) add_talk(&more, noise, voices[n], 0.17);
    tape_low_pass(&more, 750);
    tape_room(&more, 0.5, 1.2, 1.0, false);
    add_air(&more, noise);
    /* The tail is crossfaded with equal power into the head, so that the loop has no seam. */
    for (int i = 0; i < tape->length; i++) {
        const double quarter = i < JOIN ? 0.25 * i / JOIN : 0.25;
        const double tail = i < JOIN ? more.sample[tape->length + i] * synth_sin(quarter + 0.25) : 0;
        tape->sample[i] = more.sample[i] * synth_sin(quarter) + tail;
    }
    tape_free(&more);
    for (int i = 0; i < tape->length; i++) {
        const double t = (double)i / SYNTH_RATE;
        tape->sample[i] +=
            0.020 * synth_sin(60 * t) + 0.008 * synth_sin(120 * t) + 0.004 * synth_sin(180 * t + 0.3);
    }
}
