/* Stings: what the small combo plays at events of the table, and the Sabacc shift. */
#include "press/sounds_stings.h"

#define COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

/* A call: two knocks on the table and a fourth on the vibraphone. */
static void draw_call(Tape *tape, Noise *noise) {
    static const Mode knock[] = {{172, 1.0, 0.11}, {318, 0.8, 0.08}, {655, 0.45, 0.05}, {1240, 0.2, 0.03}};
    for (int n = 0; n < 2; n++) {
        tape_strike(tape, 0.004 + 0.125 * n, 0.7, noise_range(noise, 0.96, 1.04), knock, COUNT(knock));
        tape_hiss(tape,
                  &(Hiss){.at = 0.004 + 0.125 * n,
                          .attack = 0.0006,
                          .t60 = 0.02,
                          .gain = 0.5,
                          .from_hz = 1600,
                          .to_hz = 900,
                          .q = 0.7},
                  noise);
    }
    sting_add_vibe(tape, &(StingNote){0.26, 64, 0.7}, 0.9);
    sting_add_vibe(tape, &(StingNote){0.26, 69, 0.6}, 0.9);
    tape_room(tape, 0.14, 0.7, 0.8, false);
}

static void draw_turn(Tape *tape, Noise *noise) {
    (void)noise;
    sting_add_vibe(tape, &(StingNote){0.002, 74, 0.8}, 0.6);
    sting_add_vibe(tape, &(StingNote){0.115, 81, 0.7}, 0.8);
    tape_room(tape, 0.14, 0.7, 0.8, false);
}

/* A rising turn that resolves to a bright ninth. */
static void draw_win(Tape *tape, Noise *noise) {
    static const StingNote run[] = {{0.00, 62, 0.7}, {0.10, 65, 0.7}, {0.20, 69, 0.75},
                                    {0.30, 72, 0.8}, {0.42, 76, 0.9}, {0.42, 81, 0.7}};
    static const StingNote pad[] = {{0.40, 50, 0.8}, {0.40, 66, 0.5}, {0.40, 69, 0.5}, {0.40, 73, 0.4}};
    for (int n = 0; n < COUNT(run); n++) sting_add_vibe(tape, &run[n], 1.3);
    for (int n = 0; n < COUNT(pad); n++) sting_add_brass(tape, &pad[n], 0.25, 0.7);
    sting_add_drum(tape, noise, 0.42, 73, 0.5);
    sting_add_cymbal(tape, noise, 0.42, 0.004, 0.9, 0.12);
    tape_room(tape, 0.16, 1.0, 1.0, false);
}

/* The Sabacc pot: a roll, a fanfare in threes and twos, a shimmer over a long chord. */
static void draw_win_sabacc(Tape *tape, Noise *noise) {
    static const StingNote calls[] = {{0.30, 57, 0.8}, {0.30, 62, 0.8}, {0.46, 57, 0.7},
                                      {0.46, 65, 0.8}, {0.62, 60, 0.7}, {0.62, 69, 0.9}};
    static const StingNote home[] = {{0.86, 50, 1.0}, {0.86, 57, 0.8}, {0.86, 66, 0.7},
                                     {0.86, 69, 0.8}, {0.86, 74, 0.8}, {0.86, 76, 0.5}};
    static const int scale[] = {74, 76, 78, 81, 83, 86, 88, 90};
    for (int n = 0; n < 9; n++) sting_add_drum(tape, noise, 0.035 * n, 98, 0.08 + 0.03 * n);
    sting_add_cymbal(tape, noise, 0.0, 0.80, 1.6, 0.22);
    for (int n = 0; n < COUNT(calls); n++) sting_add_brass(tape, &calls[n], 0.04, 0.12);
    for (int n = 0; n < COUNT(home); n++) sting_add_brass(tape, &home[n], 0.75, 1.1);
    for (int n = 0; n < 3; n++) sting_add_drum(tape, noise, 0.30 + 0.16 * n, 110, 0.4);
    sting_add_drum(tape, noise, 0.86, 55, 0.9);
    for (int n = 0; n < 20; n++) {
        const int step = n < COUNT(scale) ? n : (int)noise_range(noise, 2, 7.99);
        sting_add_vibe(tape, &(StingNote){0.90 + 0.075 * n, scale[step], 0.95 * (1 - 0.03 * n)}, 0.9);
    }
    tape_room(tape, 0.20, 1.4, 1.0, false);
}

/* A bomb-out: a chord that slides apart over a dull blow. */
static void draw_bomb_out(Tape *tape, Noise *noise) {
    static const double from[] = {61, 64, 67, 70, 76, 79};
    for (int n = 0; n < COUNT(from); n++)
        tape_tone(tape, &(Tone){.at = 0.02,
                                .from_hz = synth_note_hz(from[n]),
                                .to_hz = synth_note_hz(from[n] - 16 - n),
                                .glide = 0.85,
                                .attack = 0.02,
                                .hold = 0.35,
                                .t60 = 0.9,
                                .gain = 0.24,
                                .ratio = 0.5,
                                .index = 2.0,
                                .index_t60 = 1.6,
                                .tremolo_hz = 9,
                                .tremolo = 0.35});
    tape_hiss(
        tape,
        &(Hiss){.at = 0.02, .attack = 0.05, .t60 = 0.9, .gain = 0.2, .from_hz = 2600, .to_hz = 180, .q = 1.2},
        noise);
    sting_add_drum(tape, noise, 0.85, 46, 1.1);
    sting_add_drum(tape, noise, 0.86, 82, 0.5);
    tape_room(tape, 0.20, 1.2, 1.0, false);
}

static void draw_lose(Tape *tape, Noise *noise) {
    (void)noise;
    sting_add_brass(tape, &(StingNote){0.00, 65, 0.8}, 0.12, 0.25);
    sting_add_brass(tape, &(StingNote){0.24, 62, 0.8}, 0.22, 0.55);
    sting_add_vibe(tape, &(StingNote){0.24, 50, 0.6}, 0.9);
    sting_add_vibe(tape, &(StingNote){0.24, 57, 0.4}, 0.8);
    tape_room(tape, 0.16, 0.9, 1.0, false);
}

/* Faces that break into bands: a tone at random pitches, a few hundredths of a second each. */
static void add_bands(Tape *tape, Noise *noise, double from, double to, double gain) {
    for (double at = from; at < to;) {
        const double step = noise_range(noise, 0.022, 0.050);
        const double hz = synth_note_hz(noise_range(noise, 60, 96));
        const double to_hz = hz * noise_range(noise, 0.8, 1.3);
        const double ratio = noise_range(noise, 0.4, 3.6);
        const double bell = 4 * (at - from) * (to - at) / ((to - from) * (to - from));
        const Tone band = {.at = at,
                           .from_hz = hz,
                           .to_hz = to_hz,
                           .glide = step,
                           .attack = 0.002,
                           .hold = 0.6 * step,
                           .t60 = 0.02,
                           .gain = gain * bell,
                           .ratio = ratio,
                           .index = 3.5,
                           .index_t60 = 0.2};
        tape_tone(tape, &band);
        at += step;
    }
}

/* A line that sweeps over the table: a narrow wind and a tone, down or up. */
static void add_line(Tape *tape, Noise *noise, double at, double pace, const double hz[2], double gain) {
    tape_hiss(tape,
              &(Hiss){.at = at,
                      .attack = 0.55 / pace,
                      .hold = 0.12 / pace,
                      .t60 = 0.26 / pace,
                      .gain = 0.8 * gain,
                      .from_hz = hz[0],
                      .to_hz = hz[1],
                      .q = 5,
                      .grain = 0.3},
              noise);
    tape_tone(tape, &(Tone){.at = at,
                            .from_hz = hz[0] / 3,
                            .to_hz = hz[1] / 3,
                            .glide = 0.82 / pace,
                            .attack = 0.45 / pace,
                            .hold = 0.30 / pace,
                            .t60 = 0.20 / pace,
                            .gain = 0.13 * gain,
                            .ratio = 1.007,
                            .index = 6,
                            .index_t60 = 4});
}

/* Timed with the shift on the screen, at the usual pace: the light dims; from 0.20 s a line moves down and
 * faces break; they hang; from 1.19 s a line moves up and they re-form; at 1.90 s the light returns with a
 * chord, and at 2.01 s the last card settles. */
static void draw_sweep(Tape *tape, Noise *noise, double pace) {
    static const Mode settled[] = {{587, 0.8, 0.10}, {1174, 0.6, 0.07}, {2640, 0.3, 0.04}};
    static const double again[] = {50, 57, 62, 69, 76};
    static const double down[] = {5200, 420}, up[] = {420, 6400};
    tape_tone(tape, &(Tone){.from_hz = 130,
                            .to_hz = 41,
                            .glide = 0.35 / pace,
                            .attack = 0.04,
                            .hold = 1.1 / pace,
                            .t60 = 1.2 / pace,
                            .gain = 0.45,
                            .ratio = 0.5,
                            .index = 1.2,
                            .index_t60 = 2 / pace});
    add_line(tape, noise, 0.20 / pace, pace, down, 1);
    add_bands(tape, noise, 0.28 / pace, 1.10 / pace, 0.26);
    add_line(tape, noise, 1.19 / pace, pace, up, 1.1);
    add_bands(tape, noise, 1.24 / pace, 1.98 / pace, 0.16);
    for (int n = 0; n < COUNT(again); n++) {
        const double hz = synth_note_hz(again[n]);
        tape_tone(tape, &(Tone){.at = (1.86 + 0.02 * n) / pace,
                                .from_hz = hz,
                                .to_hz = hz,
                                .attack = 0.04,
                                .hold = 0.05,
                                .t60 = 0.9,
                                .gain = 0.20,
                                .ratio = 2.003,
                                .index = 2.4,
                                .index_t60 = 0.5,
                                .tremolo_hz = 7,
                                .tremolo = 0.4});
    }
    tape_strike(tape, 2.01 / pace, 0.28, 1, settled, COUNT(settled));
    tape_room(tape, 0.22, 1.2, 1.0, false);
}

static void draw_sweep_calm(Tape *tape, Noise *noise) { draw_sweep(tape, noise, 0.6); }
static void draw_sweep_easy(Tape *tape, Noise *noise) { draw_sweep(tape, noise, 0.8); }
static void draw_sweep_brisk(Tape *tape, Noise *noise) { draw_sweep(tape, noise, 1); }
static void draw_sweep_fast(Tape *tape, Noise *noise) { draw_sweep(tape, noise, 2); }
static void draw_sweep_rush(Tape *tape, Noise *noise) { draw_sweep(tape, noise, 4); }

/* A shift of single cards: the line touches them on its way down, 0.20 … 0.76 s. */
static void draw_shift_touch(Tape *tape, Noise *noise) {
    static const double down[] = {4600, 620};
    tape_tone(tape, &(Tone){.from_hz = 130,
                            .to_hz = 55,
                            .glide = 0.35,
                            .attack = 0.04,
                            .hold = 0.35,
                            .t60 = 0.7,
                            .gain = 0.40,
                            .ratio = 0.5,
                            .index = 1.2,
                            .index_t60 = 2});
    add_line(tape, noise, 0.16, 1, down, 1);
    add_bands(tape, noise, 0.24, 0.76, 0.16);
    tape_room(tape, 0.20, 0.9, 1.0, false);
}

static const SoundRecipe recipes[] = {
    {"shift-sweep-calm", SOUND_CLASS_STING, 1, 3.35 + 0.99, 1.0, draw_sweep_calm},
    {"shift-sweep-easy", SOUND_CLASS_STING, 1, 2.5125 + 0.99, 1.0, draw_sweep_easy},
    {"shift-sweep", SOUND_CLASS_STING, 1, 2.01 + 0.99, 1.0, draw_sweep_brisk},
    {"shift-sweep-fast", SOUND_CLASS_STING, 1, 1.005 + 0.99, 1.0, draw_sweep_fast},
    {"shift-sweep-rush", SOUND_CLASS_STING, 1, 0.5025 + 0.99, 1.0, draw_sweep_rush},
    {"shift-touch", SOUND_CLASS_STING, 1, 1.7, 0, draw_shift_touch},
    {"call", SOUND_CLASS_STING, 1, 1.2, -0.6, draw_call},
    {"win", SOUND_CLASS_STING, 1, 1.9, 0.4, draw_win},
    {"win-sabacc", SOUND_CLASS_STING, 1, 3.4, 1.4, draw_win_sabacc},
    {"bomb-out", SOUND_CLASS_STING, 1, 1.9, 0.8, draw_bomb_out},
    {"lose", SOUND_CLASS_STING, 1, 1.3, -0.6, draw_lose},
    {"turn", SOUND_CLASS_STING, 1, 1.0, -1.4, draw_turn},
};

const SoundBook sound_book_stings = {recipes, COUNT(recipes)};
