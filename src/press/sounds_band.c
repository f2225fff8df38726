#include "press/sounds_band.h"

Band band_begin(const char *name, const Metre *metre) {
    Band band = {.metre = *metre, .noise = noise_seed(name, 0)};
    for (int n = 0; n < BAND_PLAYERS; n++)
        band.tape[n] = tape_new((double)metre->bars * metre->eighths * metre->eighth / SYNTH_RATE);
    return band;
}

int band_at(Band *band, int bar, int eighth) {
    const Metre *metre = &band->metre;
    const int lilt = (int)(metre->lilt[eighth] * metre->eighth);
    return (bar * metre->eighths + eighth) * metre->eighth + lilt +
           (int)noise_range(&band->noise, 0, 0.009 * SYNTH_RATE);
}

double band_seconds(const Band *band, double eighths) { return eighths * band->metre.eighth / SYNTH_RATE; }

void band_sing(Band *band, BandPlayer player, int first_bar, const Step *steps, int count, double soft,
               double loud) {
    Tape *tape = &band->tape[player];
    for (int n = 0; n < count; n++) {
        const double seconds = band_seconds(band, steps[n].eighths);
        Note note = {.at = band_at(band, first_bar + steps[n].bar, steps[n].eighth), .midi = steps[n].midi};
        note.gain = noise_range(&band->noise, soft, loud);
        note.seconds = player == BAND_LEAD ? 0.92 * seconds - 0.06 : seconds + 0.3;
        if (player == BAND_LEAD)
            player_add_lead(tape, &note, &band->noise);
        else if (player == BAND_KEYS)
            player_add_keys(tape, &note);
        else
            player_add_vibe(tape, &note);
    }
}

void band_drum(Band *band, int bar, const Beat *beats, int count) {
    for (int n = 0; n < count; n++) {
        const double gain = beats[n].gain * noise_range(&band->noise, 0.75, 1.05);
        if (noise_range(&band->noise, 0, 1) > beats[n].chance) continue;
        const int at = band_at(band, bar, beats[n].eighth);
        player_add_stroke(&band->tape[BAND_DRUMS], beats[n].stroke, at, gain, &band->noise);
    }
}

/* The channels use slightly different room sizes, for width. */
void band_end(Band *band, const double places[BAND_PLAYERS][2], Tape *left, Tape *right) {
    const double seconds = (double)band->tape[0].length / SYNTH_RATE;
    *left = tape_new(seconds);
    *right = tape_new(seconds);
    for (int n = 0; n < BAND_PLAYERS; n++) {
        tape_add(left, &band->tape[n], 0, places[n][0], true);
        tape_add(right, &band->tape[n], 0, places[n][1], true);
        tape_free(&band->tape[n]);
    }
    tape_room(left, 0.14, 1.1, 1.0, true);
    tape_room(right, 0.14, 1.1, 1.13, true);
}
