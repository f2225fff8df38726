/* "Lounge": forty bars of seven eighths (two, two, three) in D minor for the small combo, that go round for
 * ever.
 *
 * Eight bars of vamp, the tune by the muted lead, the tune again by the vibraphone, a bridge, the tune by the
 * lead. It must be possible to play cards to it for hours: no climax, few high notes, rests in every phrase.
 */
#include "press/sounds.h"
#include "press/sounds_players.h"

#include <stddef.h>

#define COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

enum { BARS = 40, EIGHTHS = 7, EIGHTH = SYNTH_RATE * 27 / 100, BAR = EIGHTHS * EIGHTH };

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

typedef struct Step {
    int bar, eighth, midi, eighths;
} Step;

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

/* Where an eighth falls: a little late on the second of each pair, and never quite like a machine. */
static int when(int bar, int eighth, Noise *noise) {
    const int lilt = eighth == 1 || eighth == 3 || eighth == 6 ? EIGHTH / 14 : 0;
    return bar * BAR + eighth * EIGHTH + lilt + (int)noise_range(noise, 0, 0.009 * SYNTH_RATE);
}

static void play_bass(Tape *tape, Noise *noise) {
    for (int bar = 0; bar < BARS; bar++) {
        const Chord *now = &chords[harmony_at(bar)];
        const int next = chords[harmony_at(bar + 1)].root;
        const int lead_in = next + (noise_next(noise) > 0 ? 1 : -1);
        const bool is_busy = noise_next(noise) > -0.1;
        const double eighth = (double)EIGHTH / SYNTH_RATE;
        player_add_bass(tape, &(Note){when(bar, 0, noise), now->root, 1.85 * eighth, 0.95}, noise);
        player_add_bass(tape, &(Note){when(bar, 2, noise), now->fifth, 1.75 * eighth, 0.75}, noise);
        player_add_bass(
            tape,
            &(Note){when(bar, 4, noise), now->root + (is_busy ? 12 : 0), (is_busy ? 0.9 : 1.9) * eighth, 0.8},
            noise);
        if (is_busy)
            player_add_bass(tape, &(Note){when(bar, 5, noise), now->fifth, 0.9 * eighth, 0.6}, noise);
        player_add_bass(tape, &(Note){when(bar, 6, noise), lead_in, 0.85 * eighth, 0.7}, noise);
    }
}

typedef struct Beat {
    Stroke stroke;
    int eighth;
    double gain, chance;
} Beat;

static void play_drums(Tape *tape, Noise *noise) {
    static const Beat beats[] = {
        {STROKE_KICK, 0, 0.7, 1.0},  {STROKE_KICK, 4, 0.45, 0.6}, {STROKE_KICK, 3, 0.3, 0.2},
        {STROKE_TAP, 2, 0.8, 1.0},   {STROKE_TAP, 5, 0.7, 0.9},   {STROKE_TAP, 6, 0.3, 0.35},
        {STROKE_TAP, 1, 0.22, 0.3},  {STROKE_SWISH, 0, 0.9, 1.0}, {STROKE_SWISH, 2, 0.7, 1.0},
        {STROKE_SWISH, 4, 1.0, 1.0}, {STROKE_HAT, 2, 0.8, 1.0},   {STROKE_HAT, 5, 0.8, 1.0},
        {STROKE_RIDE, 0, 0.7, 0.8},  {STROKE_RIDE, 3, 0.35, 0.5}, {STROKE_RIDE, 4, 0.6, 0.8},
        {STROKE_RIDE, 6, 0.4, 0.5},
    };
    for (int bar = 0; bar < BARS; bar++)
        for (int n = 0; n < COUNT(beats); n++) {
            const double gain = beats[n].gain * noise_range(noise, 0.75, 1.05);
            if (noise_range(noise, 0, 1) > beats[n].chance) continue;
            player_add_stroke(tape, beats[n].stroke, when(bar, beats[n].eighth, noise), gain, noise);
        }
}

/* Long chords, rolled a little; every other bar answers on the last group. */
static void play_keys(Tape *tape, Noise *noise) {
    const double eighth = (double)EIGHTH / SYNTH_RATE;
    for (int bar = 0; bar < BARS; bar++) {
        const Chord *chord = &chords[harmony_at(bar)];
        for (int v = 0; v < 4; v++) {
            const int roll = v * SYNTH_RATE / 60;
            const double gain = noise_range(noise, 0.32, 0.44);
            player_add_keys(tape, &(Note){when(bar, 0, noise) + roll, chord->voices[v], 3.4 * eighth, gain});
            if (bar % 2)
                player_add_keys(tape, &(Note){when(bar, 4, noise) + roll / 2, chord->voices[v], 1.8 * eighth,
                                              0.8 * gain});
        }
    }
}

/* The vibraphone answers off the beat while another has the tune, with two or three notes of the chord. */
static void comp_vibe(Tape *tape, int bar, Noise *noise) {
    static const int places[][2] = {{1, 4}, {3, 6}, {2, 5}, {3, -1}};
    const Chord *chord = &chords[harmony_at(bar)];
    const int *place = places[(int)noise_range(noise, 0, 3.999)];
    for (int n = 0; n < 2; n++)
        for (int v = n; v < 4 && place[n] >= 0; v += 2) {
            const int at = when(bar, place[n], noise);
            const double gain = noise_range(noise, 0.28, 0.42);
            player_add_vibe(tape, &(Note){at, chord->voices[v] + (v < 2 ? 12 : 0), 0.9, gain});
        }
}

static void play_vibe(Tape *tape, Noise *noise) {
    for (int bar = 0; bar < BARS; bar++)
        if (!sections[bar / 8].vibe) comp_vibe(tape, bar, noise);
    for (int s = 0; s < COUNT(sections); s++)
        for (int n = 0; n < sections[s].vibe_steps; n++) {
            const Step *step = &sections[s].vibe[n];
            const double seconds = (double)step->eighths * EIGHTH / SYNTH_RATE;
            const int at = when(8 * s + step->bar, step->eighth, noise);
            const double gain = noise_range(noise, 0.6, 0.75);
            player_add_vibe(tape, &(Note){at, step->midi, seconds + 0.3, gain});
        }
}

static void play_lead(Tape *tape, Noise *noise) {
    for (int s = 0; s < COUNT(sections); s++)
        for (int n = 0; n < sections[s].lead_steps; n++) {
            const Step *step = &sections[s].lead[n];
            const double seconds = (double)step->eighths * EIGHTH / SYNTH_RATE;
            const int at = when(8 * s + step->bar, step->eighth, noise);
            const double gain = noise_range(noise, 0.7, 0.85);
            player_add_lead(tape, &(Note){at, step->midi, 0.92 * seconds - 0.06, gain}, noise);
        }
}

void sound_draw_lounge(Tape *left, Tape *right) {
    enum { BASS, DRUMS, KEYS, VIBE, LEAD, PLAYERS };
    static const double places[PLAYERS][2] = {[BASS] = {0.55, 0.52},
                                              [DRUMS] = {1.00, 0.86},
                                              [KEYS] = {0.20, 0.33},
                                              [VIBE] = {0.92, 0.53},
                                              [LEAD] = {0.40, 0.48}};
    const double seconds = (double)BARS * BAR / SYNTH_RATE;
    Noise noise = noise_seed("lounge", 0);
    Tape tapes[PLAYERS];
    for (int n = 0; n < PLAYERS; n++) tapes[n] = tape_new(seconds);
    play_bass(&tapes[BASS], &noise);
    play_drums(&tapes[DRUMS], &noise);
    play_keys(&tapes[KEYS], &noise);
    play_vibe(&tapes[VIBE], &noise);
    play_lead(&tapes[LEAD], &noise);
    *left = tape_new(seconds);
    *right = tape_new(seconds);
    for (int n = 0; n < PLAYERS; n++) {
        tape_add(left, &tapes[n], 0, places[n][0], true);
        tape_add(right, &tapes[n], 0, places[n][1], true);
        tape_free(&tapes[n]);
    }
    tape_room(left, 0.14, 1.1, 1.0, true);
    tape_room(right, 0.14, 1.1, 1.13, true);
}
