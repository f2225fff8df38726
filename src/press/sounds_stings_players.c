#include "press/sounds_stings.h"

void sting_add_vibe(Tape *tape, const StingNote *note, double t60) {
    const double hz = synth_note_hz(note->midi);
    const Tone bar = {.at = note->at,
                      .from_hz = hz,
                      .to_hz = hz,
                      .attack = 0.002,
                      .t60 = t60,
                      .gain = 0.5 * note->gain,
                      .tremolo_hz = 5.6,
                      .tremolo = 0.35};
    Tone ring = bar, strike = bar;
    ring.from_hz = ring.to_hz = 3.99 * hz;
    ring.gain *= 0.22, ring.t60 *= 0.35;
    strike.from_hz = strike.to_hz = 9.2 * hz;
    strike.gain *= 0.08, strike.t60 = 0.06;
    tape_tone(tape, &bar);
    tape_tone(tape, &ring);
    tape_tone(tape, &strike);
}

void sting_add_brass(Tape *tape, const StingNote *note, double hold, double t60) {
    const double hz = synth_note_hz(note->midi);
    tape_tone(tape, &(Tone){.at = note->at,
                            .from_hz = hz * 0.985,
                            .to_hz = hz,
                            .glide = 0.07,
                            .attack = 0.06,
                            .hold = hold,
                            .t60 = t60,
                            .gain = 0.32 * note->gain,
                            .ratio = 1,
                            .index = 2.6,
                            .index_t60 = 2.5,
                            .tremolo_hz = 5.2,
                            .tremolo = 0.15});
    tape_tone(tape, &(Tone){.at = note->at,
                            .from_hz = hz * 1.003,
                            .to_hz = hz * 1.003,
                            .attack = 0.09,
                            .hold = hold,
                            .t60 = t60,
                            .gain = 0.14 * note->gain,
                            .ratio = 3,
                            .index = 1.8,
                            .index_t60 = 2.0});
}

void sting_add_drum(Tape *tape, Noise *noise, double at, double hz, double gain) {
    tape_tone(tape, &(Tone){.at = at,
                            .from_hz = 1.7 * hz,
                            .to_hz = hz,
                            .glide = 0.05,
                            .attack = 0.002,
                            .t60 = 0.35,
                            .gain = gain});
    tape_hiss(tape,
              &(Hiss){.at = at,
                      .attack = 0.001,
                      .t60 = 0.05,
                      .gain = 0.5 * gain,
                      .from_hz = 700,
                      .to_hz = 300,
                      .q = 0.7},
              noise);
}

void sting_add_cymbal(Tape *tape, Noise *noise, double at, double swell, double t60, double gain) {
    tape_hiss(
        tape,
        &(Hiss){
            .at = at, .attack = swell, .t60 = t60, .gain = gain, .from_hz = 6200, .to_hz = 8200, .q = 0.8},
        noise);
    tape_hiss(tape,
              &(Hiss){.at = at,
                      .attack = swell,
                      .t60 = 0.6 * t60,
                      .gain = 0.5 * gain,
                      .from_hz = 3600,
                      .to_hz = 3300,
                      .q = 1.5},
              noise);
}

/* Hum, strike, minor third, fifth, and the higher partials of a cast bell. */
void sting_add_bell(Tape *tape, double at, double midi, double t60, double gain) {
    static const Mode partials[] = {{0.5, 0.55, 1.0}, {1.0, 0.8, 0.7},  {1.19, 0.6, 0.6}, {1.5, 0.4, 0.45},
                                    {2.0, 0.9, 0.4},  {2.66, 0.3, 0.2}, {4.1, 0.15, 0.1}};
    const double hz = synth_note_hz(midi);
    for (unsigned n = 0; n < sizeof partials / sizeof *partials; n++)
        tape_tone(tape, &(Tone){.at = at,
                                .from_hz = hz * partials[n].hz,
                                .to_hz = hz * partials[n].hz,
                                .attack = 0.003,
                                .t60 = t60 * partials[n].t60,
                                .gain = gain * partials[n].gain,
                                .tremolo_hz = 2.3,
                                .tremolo = n < 2 ? 0.15 : 0});
}
