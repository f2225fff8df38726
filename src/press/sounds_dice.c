/* Dice: two hard resin dice on felt over wood. Corners click, faces thud, and the two sometimes collide. */
#include "press/sounds.h"

#define COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

static const Mode resin[] = {{2480, 0.8, 0.022}, {3960, 1.0, 0.018}, {5730, 0.7, 0.014}, {8200, 0.3, 0.010}};
static const Mode table[] = {{158, 1.0, 0.075}, {287, 0.8, 0.055}, {512, 0.5, 0.038}, {905, 0.3, 0.024}};

/* `hard` 0 is a face on the cloth, 1 a die against a die. */
static void add_hit(Tape *tape, Noise *noise, double at, double gain, double hard, double size) {
    tape_strike(tape, at, gain * (0.10 + 0.55 * hard), size * noise_range(noise, 0.94, 1.06), resin,
                COUNT(resin));
    tape_strike(tape, at, gain * 0.55 * (1 - 0.7 * hard), noise_range(noise, 0.9, 1.1), table, COUNT(table));
    tape_hiss(tape,
              &(Hiss){.at = at,
                      .attack = 0.0004,
                      .t60 = 0.016,
                      .gain = gain * (0.9 - 0.3 * hard),
                      .from_hz = 1500 + 2200 * hard,
                      .to_hz = 800 + 1800 * hard,
                      .q = 0.6},
              noise);
}

/* One die's path over the table: it touches the cloth three times, softer each time, and rolls over its edges
 * between. The times match the throw on the screen. */
static void add_tumble(Tape *tape, Noise *noise, double later, double gain, double size) {
    static const double touches[] = {0.155, 0.464, 0.774};
    for (int n = 0; n < 3; n++) {
        const double at = touches[n] + later;
        add_hit(tape, noise, at, gain, noise_range(noise, 0.05, 0.35), size);
        for (int edge = 1; edge < (n == 2 ? 3 : 6); edge++) {
            const double when = at + 0.051 * edge + noise_range(noise, -0.008, 0.008);
            const double softer = gain * noise_range(noise, 0.16, 0.34);
            add_hit(tape, noise, when, softer, noise_range(noise, 0.1, 0.3), size);
        }
        gain *= noise_range(noise, 0.66, 0.76);
    }
}

/* One die against the other, in the hand. */
static void add_clash(Tape *tape, Noise *noise, double at) {
    const double gain = noise_range(noise, 0.25, 0.45);
    add_hit(tape, noise, at, gain, 1, noise_range(noise, 0.95, 1.1));
}

static void draw_throw(Tape *tape, Noise *noise) {
    for (double at = 0.004; at < 0.12; at += noise_range(noise, 0.028, 0.040)) add_clash(tape, noise, at);
    add_tumble(tape, noise, 0, 1.0, 1.0);
    add_tumble(tape, noise, 0.06, 0.85, 1.13);
    add_hit(tape, noise, noise_range(noise, 0.30, 0.40), 0.5, 1, 1.05);
    tape_room(tape, 0.10, 0.30, 0.45, false);
}

/* It rocks on an edge, faster and faster, until it rests. */
static void draw_settle(Tape *tape, Noise *noise) {
    double at = 0.004, step = noise_range(noise, 0.075, 0.090), gain = 1;
    for (int n = 0; n < 6; n++) {
        add_hit(tape, noise, at, gain, noise_range(noise, 0.08, 0.22), 1.05);
        at += step;
        step *= noise_range(noise, 0.66, 0.74);
        gain *= noise_range(noise, 0.66, 0.76);
    }
    tape_room(tape, 0.10, 0.30, 0.45, false);
}

static const SoundRecipe recipes[] = {
    {"dice-throw", SOUND_CLASS_DICE, 3, 1.15, 0.6, draw_throw},
    {"dice-settle", SOUND_CLASS_DICE, 3, 0.50, -0.6, draw_settle},
};

const SoundBook sound_book_dice = {recipes, COUNT(recipes)};
