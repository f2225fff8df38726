/* "Lounge": forty bars of seven eighths (two, two, three) in D minor for the small combo, that loop.
 *
 * Eight bars of vamp, the tune by the muted lead, the tune again by the vibraphone, a bridge, the tune by the
 * lead. Must stay unobtrusive for hours: no climax, few high notes, rests in every phrase. */
#include "press/sounds.h"
#include "press/sounds_band.h"

#include <stddef.h>

#define COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

enum { BARS = 40 };

/* The second of each pair is slightly late. */
static const Metre metre = {.bars = BARS,
                            .eighths = 7,
                            .eighth = SYNTH_RATE * 27 / 100,
                            .lilt = {[1] = 1.0 / 14, [3] = 1.0 / 14, [6] = 1.0 / 14}};

typedef enum Harmony { DM9, G13, GM9, EB_LYDIAN, A_ALTERED, BB9, C13, AM9, D_FLAT9, F9, HARMONIES } Harmony;

typedef struct Chord {
    int root, fifth;
    int voices[4];
} Chord;

static const Chord chords[HARMONIES] = {
    [DM9] = {38, 45, {60, 64, 65, 69}},       [G13] = {43, 38, {59, 64, 65, 69}},
    [GM9] = {43, 38, {58, 62, 65, 69}},       [EB_LYDIAN] = {39, 46, {58, 62, 67, 69}},
    [A_ALTERED] = {45, 39, {55, 61, 65, 70}}, [BB9] = {46, 41, {57, 60, 62, 65}},
    [C13] = {36, 43, {58, 62, 64, 69}},       [AM9] = {45, 40, {55, 60, 64, 71}},
    [D_FLAT9] = {38, 45, {60, 63, 66, 69}},   [F9] = {41, 36, {57, 60, 64, 67}},
};

static const Harmony vamp[8] = {DM9, DM9, G13, G13, DM9, DM9, G13, A_ALTERED};
static const Harmony tune[8] = {DM9, DM9, G13, G13, EB_LYDIAN, EB_LYDIAN, A_ALTERED, A_ALTERED};
static const Harmony bridge[8] = {BB9, C13, AM9, D_FLAT9, GM9, C13, F9, A_ALTERED};

static const Step tune_steps[] = {
    {0, 2, 69, 1}, {0, 3, 72, 1}, {0, 4, 74, 4}, {1, 4, 76, 1}, {1, 5, 74, 1}, {1, 6, 72, 1}, {2, 0, 69, 2},
    {2, 2, 71, 2}, {2, 4, 67, 3}, {3, 5, 65, 1}, {3, 6, 67, 1}, {4, 0, 69, 4}, {4, 4, 67, 3}, {5, 2, 70, 2},
    {5, 4, 74, 3}, {6, 0, 73, 3}, {6, 3, 70, 1}, {6, 4, 67, 1}, {6, 5, 65, 2}, {7, 0, 64, 4},
};
static const Step last_steps[] = {
    {0, 2, 69, 1}, {0, 3, 72, 1}, {0, 4, 74, 4}, {1, 4, 77, 1}, {1, 5, 76, 1}, {1, 6, 74, 1}, {2, 0, 71, 4},
    {2, 4, 69, 3}, {3, 4, 67, 1}, {3, 5, 65, 1}, {3, 6, 64, 1}, {4, 0, 62, 4}, {5, 2, 67, 2}, {5, 4, 69, 3},
    {6, 0, 70, 2}, {6, 2, 67, 2}, {6, 4, 64, 2}, {6, 6, 61, 1}, {7, 0, 64, 4},
};
static const Step bridge_steps[] = {
    {0, 1, 77, 1}, {0, 2, 74, 2}, {0, 4, 72, 3}, {1, 2, 69, 2}, {1, 4, 70, 3}, {2, 1, 71, 1}, {2, 2, 76, 2},
    {2, 4, 72, 3}, {3, 2, 69, 2}, {3, 4, 66, 3}, {4, 1, 70, 1}, {4, 2, 74, 2}, {4, 4, 77, 3}, {5, 2, 76, 2},
    {5, 4, 74, 3}, {6, 0, 72, 4}, {6, 4, 69, 3}, {7, 2, 70, 2}, {7, 4, 73, 3},
};

typedef struct Section {
    const Harmony *harmony;
    const Step *lead, *vibe;
    int lead_steps, vibe_steps;
} Section;

static const Section sections[BARS / 8] = {
    {.harmony = vamp},
    {.harmony = tune, .lead = tune_steps, .lead_steps = COUNT(tune_steps)},
    {.harmony = tune, .vibe = tune_steps, .vibe_steps = COUNT(tune_steps)},
    {.harmony = bridge, .vibe = bridge_steps, .vibe_steps = COUNT(bridge_steps)},
    {.harmony = tune, .lead = last_steps, .lead_steps = COUNT(last_steps)},
};

static Harmony harmony_at(int bar) { return sections[bar % BARS / 8].harmony[bar % 8]; }

static void play_bass(Band *band) {
    Tape *tape = &band->tape[BAND_BASS];
    Noise *noise = &band->noise;
    for (int bar = 0; bar < BARS; bar++) {
        const Chord *now = &chords[harmony_at(bar)];
        const int next = chords[harmony_at(bar + 1)].root;
        const int lead_in = next + (noise_next(noise) > 0 ? 1 : -1);
        const bool is_busy = noise_next(noise) > -0.1;
        const double eighth = band_seconds(band, 1);
        player_add_bass(tape, &(Note){band_at(band, bar, 0), now->root, 1.85 * eighth, 0.95}, noise);
        player_add_bass(tape, &(Note){band_at(band, bar, 2), now->fifth, 1.75 * eighth, 0.75}, noise);
        const Note third = {band_at(band, bar, 4), now->root + (is_busy ? 12 : 0),
                            (is_busy ? 0.9 : 1.9) * eighth, 0.8};
        player_add_bass(tape, &third, noise);
        if (is_busy)
            player_add_bass(tape, &(Note){band_at(band, bar, 5), now->fifth, 0.9 * eighth, 0.6}, noise);
        player_add_bass(tape, &(Note){band_at(band, bar, 6), lead_in, 0.85 * eighth, 0.7}, noise);
    }
}

static void play_drums(Band *band) {
    static const Beat beats[] = {
        {STROKE_KICK, 0, 0.7, 1.0},  {STROKE_KICK, 4, 0.45, 0.6}, {STROKE_KICK, 3, 0.3, 0.2},
        {STROKE_TAP, 2, 0.8, 1.0},   {STROKE_TAP, 5, 0.7, 0.9},   {STROKE_TAP, 6, 0.3, 0.35},
        {STROKE_TAP, 1, 0.22, 0.3},  {STROKE_SWISH, 0, 0.9, 1.0}, {STROKE_SWISH, 2, 0.7, 1.0},
        {STROKE_SWISH, 4, 1.0, 1.0}, {STROKE_HAT, 2, 0.8, 1.0},   {STROKE_HAT, 5, 0.8, 1.0},
        {STROKE_RIDE, 0, 0.7, 0.8},  {STROKE_RIDE, 3, 0.35, 0.5}, {STROKE_RIDE, 4, 0.6, 0.8},
        {STROKE_RIDE, 6, 0.4, 0.5},
    };
    for (int bar = 0; bar < BARS; bar++) band_drum(band, bar, beats, COUNT(beats));
}

/* Long chords, slightly rolled; every other bar answers on the last group. */
static void play_keys(Band *band) {
    Tape *tape = &band->tape[BAND_KEYS];
    const double eighth = band_seconds(band, 1);
    for (int bar = 0; bar < BARS; bar++) {
        const Chord *chord = &chords[harmony_at(bar)];
        for (int v = 0; v < 4; v++) {
            const int roll = v * SYNTH_RATE / 60;
            const double gain = noise_range(&band->noise, 0.32, 0.44);
            player_add_keys(tape,
                            &(Note){band_at(band, bar, 0) + roll, chord->voices[v], 3.4 * eighth, gain});
            if (bar % 2)
                player_add_keys(tape, &(Note){band_at(band, bar, 4) + roll / 2, chord->voices[v],
                                              1.8 * eighth, 0.8 * gain});
        }
    }
}

/* The vibraphone answers off the beat while another player has the tune, with two or three notes of the
 * chord. */
static void comp_vibe(Band *band, int bar) {
    static const int places[][2] = {{1, 4}, {3, 6}, {2, 5}, {3, -1}};
    const Chord *chord = &chords[harmony_at(bar)];
    const int *place = places[(int)noise_range(&band->noise, 0, 3.999)];
    for (int n = 0; n < 2; n++)
        for (int v = n; v < 4 && place[n] >= 0; v += 2) {
            const int at = band_at(band, bar, place[n]);
            const double gain = noise_range(&band->noise, 0.28, 0.42);
            player_add_vibe(&band->tape[BAND_VIBE],
                            &(Note){at, chord->voices[v] + (v < 2 ? 12 : 0), 0.9, gain});
        }
}

void sound_draw_lounge(Tape *left, Tape *right) {
    static const double places[BAND_PLAYERS][2] = {[BAND_BASS] = {0.55, 0.52},
                                                   [BAND_DRUMS] = {1.00, 0.86},
                                                   [BAND_KEYS] = {0.20, 0.33},
                                                   [BAND_VIBE] = {0.92, 0.53},
                                                   [BAND_LEAD] = {0.40, 0.48}};
    Band band = band_begin("lounge", &metre);
    play_bass(&band);
    play_drums(&band);
    play_keys(&band);
    for (int bar = 0; bar < BARS; bar++)
        if (!sections[bar / 8].vibe) comp_vibe(&band, bar);
    for (int s = 0; s < COUNT(sections); s++)
        band_sing(&band, BAND_VIBE, 8 * s, sections[s].vibe, sections[s].vibe_steps, 0.6, 0.75);
    for (int s = 0; s < COUNT(sections); s++)
        band_sing(&band, BAND_LEAD, 8 * s, sections[s].lead, sections[s].lead_steps, 0.7, 0.85);
    band_end(&band, places, left, right);
}
