/* Chips: heavy clay composite with a metal slug. Each contact of two is a click of a few hundredths of a
 * second, a knock of the stack below, and sometimes a smaller click as the chip settles. */
#include "press/sounds.h"

#define COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

static const Mode clay[] = {
    {2140, 0.55, 0.034}, {3310, 1.00, 0.042}, {4870, 0.80, 0.036}, {6620, 0.55, 0.028}, {9150, 0.30, 0.020},
};
static const Mode stack_below[] = {{410, 0.9, 0.030}, {730, 0.8, 0.026}, {1180, 0.6, 0.020}};
static const Mode felt[] = {{132, 1.0, 0.070}, {233, 0.6, 0.045}};

static void add_click(Tape *tape, Noise *noise, double at, double gain) {
    const double pitch = noise_range(noise, 0.88, 1.14);
    tape_strike(tape, at, 0.5 * gain, pitch, clay, COUNT(clay));
    tape_strike(tape, at, 0.55 * gain, noise_range(noise, 0.9, 1.1), stack_below, COUNT(stack_below));
    tape_hiss(tape,
              &(Hiss){.at = at,
                      .attack = 0.0003,
                      .t60 = 0.009,
                      .gain = 1.3 * gain,
                      .from_hz = 4200,
                      .to_hz = 3000,
                      .q = 0.6},
              noise);
}

/* A dropped chip bounces: each bounce is shorter and softer than the one before. */
static void add_drop(Tape *tape, Noise *noise, double at, double gain) {
    double hop = noise_range(noise, 0.036, 0.048);
    for (int n = 0; n < 4; n++) {
        add_click(tape, noise, at, gain);
        at += hop;
        hop *= noise_range(noise, 0.52, 0.64);
        gain *= noise_range(noise, 0.36, 0.48);
    }
}

static void draw_single(Tape *tape, Noise *noise) {
    add_drop(tape, noise, 0.002, 1);
    tape_strike(tape, 0.002, 0.35, noise_range(noise, 0.9, 1.1), felt, COUNT(felt));
}

/* A stack is set down and released: an accelerating riffle, then a last knock. */
static void draw_stack(Tape *tape, Noise *noise) {
    const int chips = 6 + (int)noise_range(noise, 0, 2.99);
    double at = 0.004, step = noise_range(noise, 0.050, 0.058);
    for (int n = 0; n < chips; n++) {
        add_click(tape, noise, at, noise_range(noise, 0.55, 0.85));
        if (noise_next(noise) > 0.2) add_click(tape, noise, at + 0.4 * step, noise_range(noise, 0.12, 0.25));
        at += step * noise_range(noise, 0.85, 1.15);
        step *= 0.92;
    }
    add_drop(tape, noise, at, 1);
    tape_strike(tape, at, 0.6, 1, felt, COUNT(felt));
}

/* The pot is pulled in over the felt: many small contacts, densest in the middle, over a long rub. */
static void draw_rake(Tape *tape, Noise *noise) {
    const double whole = 0.95;
    tape_hiss(tape,
              &(Hiss){.attack = 0.30,
                      .hold = 0.35,
                      .t60 = 0.45,
                      .gain = 0.30,
                      .from_hz = 700,
                      .to_hz = 1500,
                      .q = 0.6,
                      .grain = 0.6},
              noise);
    for (double at = 0.02; at < whole;) {
        const double along = at / whole, thick = 4 * along * (1 - along);
        const double gain = noise_range(noise, 0.1, 0.2 + 0.8 * thick);
        add_click(tape, noise, at, gain);
        at += noise_range(noise, 0.006, 0.020 + 0.05 * (1 - thick));
    }
    add_drop(tape, noise, whole, 0.55);
    add_drop(tape, noise, whole + 0.07, 0.35);
    tape_strike(tape, whole, 0.5, 1, felt, COUNT(felt));
}

/* The house pays: chip after chip on one stack, and a last pat. */
static void draw_pay(Tape *tape, Noise *noise) {
    double at = 0.004;
    for (int n = 0; n < 7; n++) {
        add_click(tape, noise, at, noise_range(noise, 0.55, 0.75));
        at += noise_range(noise, 0.082, 0.094);
    }
    add_drop(tape, noise, at, 0.95);
    tape_strike(tape, at, 0.6, noise_range(noise, 0.95, 1.05), felt, COUNT(felt));
}

/* A shift token: a heavy disc with a rising tone as it is laid down. */
static void draw_token(Tape *tape, Noise *noise) {
    static const Mode disc[] = {{1270, 1.0, 0.22}, {2090, 0.8, 0.17}, {3560, 0.6, 0.12}, {5240, 0.3, 0.08}};
    tape_strike(tape, 0.004, 0.40, noise_range(noise, 0.97, 1.04), disc, COUNT(disc));
    tape_strike(tape, 0.004, 0.5, 1, felt, COUNT(felt));
    tape_strike(tape, 0.075, 0.18, noise_range(noise, 0.99, 1.06), disc, COUNT(disc));
    for (int n = 0; n < 3; n++)
        tape_tone(tape, &(Tone){.at = 0.06 + 0.06 * n,
                                .from_hz = 294 * (n + 1),
                                .to_hz = 330 * (n + 1),
                                .glide = 0.3,
                                .attack = 0.10,
                                .hold = 0.05,
                                .t60 = 0.35,
                                .gain = 0.12,
                                .ratio = 1.5,
                                .index = 2.5,
                                .index_t60 = 0.5,
                                .tremolo_hz = 14,
                                .tremolo = 0.4});
}

/* The dealer's block: brass pushed over felt. */
static void draw_block(Tape *tape, Noise *noise) {
    static const Mode brass[] = {{760, 0.8, 0.09}, {1490, 0.7, 0.07}, {2630, 0.4, 0.05}};
    tape_strike(tape, 0.003, 0.45, noise_range(noise, 0.97, 1.03), brass, COUNT(brass));
    tape_strike(tape, 0.003, 0.8, 1, felt, COUNT(felt));
    tape_hiss(tape,
              &(Hiss){.at = 0.03,
                      .attack = 0.05,
                      .hold = 0.04,
                      .t60 = 0.09,
                      .gain = 0.4,
                      .from_hz = 900,
                      .to_hz = 1400,
                      .q = 0.7,
                      .grain = 0.6},
              noise);
}

static void draw_in_room(Tape *tape, Noise *noise, void (*draw)(Tape *, Noise *)) {
    draw(tape, noise);
    tape_room(tape, 0.09, 0.30, 0.45, false);
}

static void make_single(Tape *tape, Noise *noise) { draw_in_room(tape, noise, draw_single); }
static void make_stack(Tape *tape, Noise *noise) { draw_in_room(tape, noise, draw_stack); }
static void make_rake(Tape *tape, Noise *noise) { draw_in_room(tape, noise, draw_rake); }

static void make_pay(Tape *tape, Noise *noise) { draw_in_room(tape, noise, draw_pay); }
static void make_token(Tape *tape, Noise *noise) { draw_in_room(tape, noise, draw_token); }
static void make_block(Tape *tape, Noise *noise) { draw_in_room(tape, noise, draw_block); }

static const SoundRecipe recipes[] = {
    {"chip-single", SOUND_CLASS_CHIP, 4, 0.32, -1.3, make_single},
    {"chip-stack", SOUND_CLASS_CHIP, 3, 0.80, 0, make_stack},
    {"chip-rake", SOUND_CLASS_CHIP, 2, 1.35, 1.4, make_rake},
    {"chip-pay", SOUND_CLASS_CHIP, 2, 1.10, 0.8, make_pay},
    {"token", SOUND_CLASS_CHIP, 2, 0.70, 1.0, make_token},
    {"block", SOUND_CLASS_CHIP, 2, 0.35, -0.8, make_block},
};

const SoundBook sound_book_chips = {recipes, COUNT(recipes)};
