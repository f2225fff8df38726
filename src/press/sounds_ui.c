/* The interface: short, soft, never sharp. A tick is heard a thousand times in a session. */
#include "press/sounds.h"

#define COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

static void add_key(Tape *tape, double at, double midi, double t60, double gain) {
    const double hz = synth_note_hz(midi);
    tape_tone(tape, &(Tone){.at = at,
                            .from_hz = hz,
                            .to_hz = hz,
                            .attack = 0.003,
                            .t60 = t60,
                            .gain = gain,
                            .ratio = 2,
                            .index = 1.4,
                            .index_t60 = 0.12});
    tape_tone(tape, &(Tone){.at = at,
                            .from_hz = 3 * hz,
                            .to_hz = 3 * hz,
                            .attack = 0.002,
                            .t60 = 0.3 * t60,
                            .gain = 0.15 * gain});
}

static void draw_tick(Tape *tape, Noise *noise) {
    static const Mode button[] = {
        {1240, 1.0, 0.040}, {2310, 0.4, 0.026}, {3820, 0.22, 0.014}, {310, 0.6, 0.060}};
    tape_strike(tape, 0.001, 0.5, noise_range(noise, 0.97, 1.03), button, COUNT(button));
    tape_hiss(tape,
              &(Hiss){.at = 0.001,
                      .attack = 0.0008,
                      .t60 = 0.012,
                      .gain = 0.3,
                      .from_hz = 2600,
                      .to_hz = 1600,
                      .q = 0.7},
              noise);
}

/* The focus moves: quieter than a tick. */
static void draw_focus(Tape *tape, Noise *noise) {
    static const Mode felt[] = {{760, 1.0, 0.030}, {1520, 0.35, 0.018}, {240, 0.5, 0.040}};
    tape_strike(tape, 0.001, 0.5, noise_range(noise, 0.97, 1.03), felt, COUNT(felt));
}

static void draw_back(Tape *tape, Noise *noise) {
    (void)noise;
    add_key(tape, 0.001, 78, 0.12, 0.45);
    add_key(tape, 0.060, 71, 0.22, 0.45);
}

static void draw_confirm(Tape *tape, Noise *noise) {
    (void)noise;
    add_key(tape, 0.001, 74, 0.16, 0.5);
    add_key(tape, 0.070, 81, 0.28, 0.5);
}

/* Refusal: two low notes a semitone apart, not harsh. */
static void draw_refuse(Tape *tape, Noise *noise) {
    (void)noise;
    add_key(tape, 0.001, 58, 0.14, 0.6);
    add_key(tape, 0.095, 57, 0.22, 0.6);
}

static const SoundRecipe recipes[] = {
    {"ui-tick", SOUND_CLASS_UI, 2, 0.09, -1.4, draw_tick},
    {"ui-focus", SOUND_CLASS_UI, 2, 0.09, -1.4, draw_focus},
    {"ui-back", SOUND_CLASS_UI, 1, 0.32, 0.4, draw_back},
    {"ui-confirm", SOUND_CLASS_UI, 1, 0.40, 1.2, draw_confirm},
    {"ui-refuse", SOUND_CLASS_UI, 1, 0.36, 1.0, draw_refuse},
};

const SoundBook sound_book_ui = {recipes, COUNT(recipes)};
