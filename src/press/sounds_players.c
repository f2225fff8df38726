#include "press/sounds_players.h"

static void put(Tape *tape, Tape *note, int at) {
    tape_add(tape, note, at, 1, true);
    tape_free(note);
}

/* A plucked string: harmonics as for a pluck at two sevenths of its length, the high ones decaying first;
 * then the finger's noise and the damping. */
void player_add_bass(Tape *tape, const Note *note, Noise *noise) {
    const double hz = synth_note_hz(note->midi);
    Tape string = tape_new(note->seconds + 0.12);
    for (int n = 1; n <= 12; n++) {
        const double pluck = synth_sin(n / 7.0) / n;
        const Tone tone = {.from_hz = n * hz * (1 + 0.00006 * n * n),
                           .to_hz = n * hz * (1 + 0.00005 * n * n),
                           .glide = 0.1,
                           .attack = 0.006,
                           .t60 = 2.6 / (1 + 0.35 * n),
                           .gain = 0.5 * note->gain * pluck};
        tape_tone(&string, &tone);
    }
    tape_hiss(
        &string,
        &(Hiss){
            .attack = 0.003, .t60 = 0.035, .gain = 0.16 * note->gain, .from_hz = 900, .to_hz = 400, .q = 0.8},
        noise);
    tape_fade_ends(&string, 0.0, 0.10);
    put(tape, &string, note->at);
}

void player_add_vibe(Tape *tape, const Note *note) {
    static const Mode bar[] = {{1, 1, 2.4}, {3.99, 0.20, 0.8}, {9.8, 0.05, 0.09}, {0.5, 0.03, 0.05}};
    const double hz = synth_note_hz(note->midi), high = note->midi > 72 ? 0.75 : 1;
    Tape ring = tape_new(note->seconds + 0.35);
    for (unsigned n = 0; n < sizeof bar / sizeof *bar; n++)
        tape_tone(&ring, &(Tone){.from_hz = hz * bar[n].hz,
                                 .to_hz = hz * bar[n].hz,
                                 .attack = 0.003,
                                 .t60 = bar[n].t60 * high,
                                 .gain = 0.4 * note->gain * bar[n].gain,
                                 .tremolo_hz = 4.6,
                                 .tremolo = n ? 0 : 0.38});
    tape_fade_ends(&ring, 0.0, 0.30);
    put(tape, &ring, note->at);
}

/* Tine and bar: a soft fundamental, harsher when struck harder. */
void player_add_keys(Tape *tape, const Note *note) {
    const double hz = synth_note_hz(note->midi);
    Tape tine = tape_new(note->seconds + 0.3);
    const Tone body = {.from_hz = hz,
                       .to_hz = hz,
                       .attack = 0.005,
                       .t60 = 3.2,
                       .gain = 0.34 * note->gain,
                       .ratio = 1,
                       .index = 0.5 + 1.1 * note->gain,
                       .index_t60 = 1.5};
    Tone twin = body, bell = body;
    twin.from_hz = twin.to_hz = hz * 1.0012;
    bell.ratio = 14, bell.index = 0.35 * note->gain, bell.index_t60 = 0.25, bell.gain *= 0.3;
    tape_tone(&tine, &body);
    tape_tone(&tine, &twin);
    tape_tone(&tine, &bell);
    tape_fade_ends(&tine, 0.0, 0.25);
    put(tape, &tine, note->at);
}

/* A muted horn: harmonics shaped by the mute's two narrow peaks, breath, and a vibrato only on held notes. */
static double mute_gain(double hz) {
    const double low = (hz - 1250) / 420, high = (hz - 2700) / 700;
    return 0.22 / (1 + hz / 900) + 0.75 / (1 + low * low) + 0.42 / (1 + high * high);
}

void player_add_lead(Tape *tape, const Note *note, Noise *noise) {
    const double hz = synth_note_hz(note->midi);
    Tape horn = tape_new(note->seconds + 0.10);
    double turns = 0;
    for (int i = 0; i < horn.length; i++) {
        const double t = (double)i / SYNTH_RATE, depth = t < 0.22 ? 0 : (t < 0.6 ? (t - 0.22) / 0.38 : 1);
        const double scoop = t < 0.07 ? 1 - 0.022 * (1 - t / 0.07) : 1;
        turns += hz * scoop * (1 + 0.0055 * depth * synth_sin(5.1 * t)) / SYNTH_RATE;
        const double bright = 1 - synth_decay(t + 0.01, 0.25);
        double sum = 0, slope = 1;
        for (int n = 1; n <= 14 && n * hz < 7000; n++, slope *= 0.74 + 0.12 * bright)
            sum += slope * mute_gain(n * hz) * synth_sin(n * turns);
        horn.sample[i] = 0.30 * note->gain * sum * synth_envelope(t, 0.045, note->seconds, 0.9);
    }
    tape_hiss(&horn,
              &(Hiss){.attack = 0.03,
                      .hold = 0.6 * note->seconds,
                      .t60 = 0.2,
                      .gain = 0.035 * note->gain,
                      .from_hz = 2400,
                      .to_hz = 2000,
                      .q = 1.2},
              noise);
    tape_fade_ends(&horn, 0.002, 0.10);
    put(tape, &horn, note->at);
}

static const Hiss strokes[STROKES][2] = {
    [STROKE_KICK] = {{.attack = 0.002, .t60 = 0.05, .gain = 0.25, .from_hz = 300, .to_hz = 120, .q = 0.7}},
    [STROKE_TAP] =
        {{.attack = 0.004, .t60 = 0.14, .gain = 0.55, .from_hz = 2300, .to_hz = 1700, .q = 0.6, .grain = 0.5},
         {.attack = 0.002, .t60 = 0.06, .gain = 0.35, .from_hz = 420, .to_hz = 300, .q = 1.0}},
    [STROKE_SWISH] = {{.attack = 0.22,
                       .hold = 0.02,
                       .t60 = 0.30,
                       .gain = 0.22,
                       .from_hz = 2600,
                       .to_hz = 4600,
                       .q = 0.7,
                       .grain = 0.8}},
    [STROKE_HAT] = {{.attack = 0.001, .t60 = 0.055, .gain = 0.30, .from_hz = 7600, .to_hz = 8200, .q = 1.0}},
    [STROKE_RIDE] = {{.attack = 0.002, .t60 = 0.50, .gain = 0.20, .from_hz = 7000, .to_hz = 7600, .q = 0.9},
                     {.attack = 0.001, .t60 = 0.25, .gain = 0.10, .from_hz = 4150, .to_hz = 4150, .q = 12}},
};

void player_add_stroke(Tape *tape, Stroke stroke, int at, double gain, Noise *noise) {
    Tape hit = tape_new(0.75);
    for (int n = 0; n < 2; n++) {
        Hiss hiss = strokes[stroke][n];
        hiss.gain *= gain;
        if (hiss.gain > 0) tape_hiss(&hit, &hiss, noise);
    }
    if (stroke == STROKE_KICK)
        tape_tone(&hit, &(Tone){.from_hz = 92,
                                .to_hz = 54,
                                .glide = 0.06,
                                .attack = 0.003,
                                .t60 = 0.30,
                                .gain = 0.55 * gain});
    put(tape, &hit, at);
}
