/* What is heard in the rooms where cards are played, behind everything else: a few quiet layers without an
 * end. Each is drawn a little too long, and its tail is crossfaded with equal power into its head. */
#include "press/sounds.h"

enum { JOIN = SYNTH_RATE, FAR_PASSES = 3 };

static const double far_hz = 1100; /* the treble of what is far away is lost on the way */

static double seconds_of(const Tape *tape) { return (double)tape->length / SYNTH_RATE; }

/* ---- talk ---- */

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
    for (double at = noise_range(noise, 0, 0.5); at < seconds_of(tape) - 0.3;) {
        const int words = 3 + (int)noise_range(noise, 0, 5.99);
        for (int n = 0; n < words; n++) at += add_syllable(tape, noise, at, voice_hz, gain);
        at += noise_range(noise, 0.3, 1.4);
    }
}

/* Steady noise below `hz`. */
static void add_rumble(Tape *tape, Noise *noise, double hz, double gain) {
    Filter low = {0};
    for (int i = 0; i < tape->length; i++)
        tape->sample[i] += gain * filter_run(&low, noise_next(noise), hz, 0.6).low;
}

static void draw_murmur(Tape *tape, Noise *noise) {
    static const double voices[] = {118, 171, 139, 104, 196, 127};
    for (unsigned n = 0; n < sizeof voices / sizeof *voices; n++) add_talk(tape, noise, voices[n], 0.17);
    tape_low_pass(tape, 750);
    tape_room(tape, 0.5, 1.2, 1.0, false);
    add_rumble(tape, noise, 190, 0.15);
}

/* ---- air that is moved ---- */

/* Steady, in a duct, with the hum of its fan. */
static void draw_air(Tape *tape, Noise *noise) {
    Filter duct = {0}, fan[3] = {{0}};
    add_rumble(tape, noise, 190, 0.6);
    for (int i = 0; i < tape->length; i++) {
        tape->sample[i] += 0.03 * filter_run(&duct, noise_next(noise), 900, 0.5).band;
        for (int n = 0; n < 3; n++)
            tape->sample[i] += 0.25 / (n + 1) * filter_run(&fan[n], noise_next(noise), 60 * (n + 1), 25).band;
    }
}

/* ---- outdoors ---- */

/* A gust rises and falls in the noise of each band; the two are never at their height together. */
static void add_gusts(Tape *tape, Noise *noise, double hz, double slow_hz, double gain) {
    Filter band = {0};
    for (int i = 0; i < tape->length; i++) {
        const double t = (double)i / SYNTH_RATE;
        const double swell = 0.6 + 0.25 * synth_sin(slow_hz * t) + 0.1 * synth_sin(2.7 * slow_hz * t + 0.4);
        tape->sample[i] +=
            gain * swell * filter_run(&band, noise_next(noise), hz * (0.8 + 0.4 * swell), 1.1).band;
    }
}

/* Something passes far away: its engine sinks as it goes. */
static void add_passing(Tape *tape, Noise *noise, double at, double hz, double gain) {
    tape_tone(tape, &(Tone){.at = at,
                            .from_hz = hz,
                            .to_hz = 0.82 * hz,
                            .glide = 3.2,
                            .attack = 1.6,
                            .hold = 0.3,
                            .t60 = 2.4,
                            .gain = 0.10 * gain,
                            .ratio = 1.5,
                            .index = 1.4,
                            .index_t60 = 6});
    tape_hiss(tape,
              &(Hiss){.at = at,
                      .attack = 1.7,
                      .hold = 0.2,
                      .t60 = 2.2,
                      .gain = 0.16 * gain,
                      .from_hz = 4.5 * hz,
                      .to_hz = 3 * hz,
                      .q = 1.5},
              noise);
}

static void draw_wind(Tape *tape, Noise *noise) {
    add_gusts(tape, noise, 230, 0.143, 0.8);
    add_gusts(tape, noise, 480, 0.214, 0.22);
    add_rumble(tape, noise, 80, 0.35);
    add_passing(tape, noise, 1.6, 96, 1);
    add_passing(tape, noise, 7.4, 71, 0.8);
    tape_low_pass(tape, 900);
}

/* ---- machinery ---- */

/* A slow stroke every second and a half, and the steam of its return; none falls into the join. */
static void draw_works(Tape *tape, Noise *noise) {
    static const Mode stroke[] = {{54, 1.0, 0.40}, {97, 0.7, 0.26}, {163, 0.35, 0.16}, {411, 0.06, 0.10}};
    static const double first = 1.15, beat = 1.5;
    for (double at = first; at < seconds_of(tape) - JOIN / (double)SYNTH_RATE; at += beat) {
        tape_strike(tape, at, 0.16, noise_range(noise, 0.98, 1.02), stroke, sizeof stroke / sizeof *stroke);
        tape_hiss(tape,
                  &(Hiss){.at = at + 0.55,
                          .attack = 0.10,
                          .hold = 0.08,
                          .t60 = 0.40,
                          .gain = 0.06,
                          .from_hz = 520,
                          .to_hz = 380,
                          .q = 0.9},
                  noise);
    }
    tape_low_pass(tape, 700);
    tape_room(tape, 0.5, 1.6, 1.0, false);
    add_rumble(tape, noise, 260, 0.5);
}

/* ---- a large empty room ---- */

/* It rings by itself, in slow swells. */
static void add_ringing(Tape *tape, Noise *noise, double hz, double slow_hz, double gain) {
    Filter ring = {0};
    for (int i = 0; i < tape->length; i++) {
        const double swell = 0.6 + 0.4 * synth_sin(slow_hz * i / SYNTH_RATE + 0.01 * hz);
        tape->sample[i] += gain * swell * filter_run(&ring, noise_next(noise), hz, 9).band;
    }
}

/* Steps of somebody who crosses it far away. */
static void add_steps(Tape *tape, Noise *noise, double at, int count) {
    static const Mode heel[] = {{148, 1.0, 0.06}, {312, 0.6, 0.04}, {690, 0.25, 0.02}};
    for (int n = 0; n < count; n++, at += noise_range(noise, 0.56, 0.66))
        tape_strike(tape, at, 0.05 * noise_range(noise, 0.7, 1), noise_range(noise, 0.9, 1.1), heel,
                    sizeof heel / sizeof *heel);
}

static void draw_hall(Tape *tape, Noise *noise) {
    add_steps(tape, noise, 2.4, 6);
    tape_room(tape, 0.9, 3.0, 1.6, false);
    add_ringing(tape, noise, 98, 0.19, 0.30);
    add_ringing(tape, noise, 147, 0.14, 0.22);
    add_ringing(tape, noise, 220, 0.23, 0.12);
    add_ringing(tape, noise, 330, 0.17, 0.05);
    add_rumble(tape, noise, 150, 0.25);
    tape_low_pass(tape, 800);
}

/* Of different lengths, so that two heard together do not repeat together. */
static const SoundRecipe recipes[] = {
    {"room-murmur", SOUND_CLASS_AMBIENCE, 1, 13, 0, draw_murmur},
    {"room-air", SOUND_CLASS_AMBIENCE, 1, 10.4, 0, draw_air},
    {"room-wind", SOUND_CLASS_AMBIENCE, 1, 14, 0, draw_wind},
    {"room-works", SOUND_CLASS_AMBIENCE, 1, 12, 0, draw_works},
    {"room-hall", SOUND_CLASS_AMBIENCE, 1, 11, 0, draw_hall},
};

const SoundBook sound_book_rooms = {recipes, sizeof recipes / sizeof *recipes};

Tape sound_draw_loop(const SoundRecipe *recipe, Noise *noise) {
    Tape tape = tape_new(recipe->seconds), more = tape_new(recipe->seconds + (double)JOIN / SYNTH_RATE);
    recipe->draw(&more, noise);
    for (int n = 0; n < FAR_PASSES; n++) tape_low_pass(&more, far_hz);
    for (int i = 0; i < tape.length; i++) {
        const double quarter = i < JOIN ? 0.25 * i / JOIN : 0.25;
        const double tail = i < JOIN ? more.sample[tape.length + i] * synth_sin(quarter + 0.25) : 0;
        tape.sample[i] = more.sample[i] * synth_sin(quarter) + tail;
    }
    tape_free(&more);
    return tape;
}
