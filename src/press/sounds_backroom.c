/* "Backroom": thirty-six bars of five quarters (three and two, swung) in F major for the small combo, that
 * loop. The music of the table: warm, with a walking bass, and unobtrusive.
 *
 * Four bars of vamp, then A A' B A'' of eight bars each. Two chords a bar, the first for three quarters, the
 * second for two:
 *
 *   vamp  Fmaj9 E♭maj9 | Fmaj9 E♭maj9 | Dm9 G13 | Gm9 C13
 *   A     Fmaj9 Dm9 | Gm9 C13 | Am7 D7♭9 | Gm9 C7alt | Cm9 F13 | B♭maj9 E♭9 | Am7 A♭13 | Gm9 C13
 *   A'    the same, but in the end Gm9 C13 | F6/9
 *   B     B♭m9 E♭13 | A♭maj9 Fm9 | B♭m9 E♭13 | A♭maj9 | Am7♭5 D7♭9 | Gm9 | G13 | C9sus C7alt
 *   A''   as A, which leads back into the vamp
 *
 * The inner voices move by steps, mostly down: C7alt falls by semitones into Cm9, E♭9 (the backdoor) and
 * A♭13 (for D7) lean into what follows. A is played by the vibraphone, A' by the muted lead, B by the keys
 * with answers of the vibraphone, A'' by lead and, an octave above, a soft vibraphone. The bass walks a note
 * a beat and comes to each new root by a semitone or a step. */
#include "press/sounds.h"
#include "press/sounds_band.h"

#define COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

enum { VAMP = 4, BARS = VAMP + 4 * 8, QUARTERS = 5, FIRST = 3 /* quarter notes of the first chord */ };

static const Metre metre = {
    .bars = BARS,
    .eighths = 2 * QUARTERS,
    .eighth = SYNTH_RATE * 23 / 100,
    .lilt = {[1] = 0.3, [3] = 0.3, [5] = 0.3, [7] = 0.3, [9] = 0.3},
};

typedef struct Chord {
    int root, third, fifth; /* root: pitch class; the others in semitones above it */
    int voices[4];
} Chord;

static const Chord f_maj9 = {5, 4, 7, {57, 60, 64, 67}}, d_m9 = {2, 3, 7, {57, 60, 64, 65}};
static const Chord g_m9 = {7, 3, 7, {57, 58, 62, 65}}, c_13 = {0, 4, 7, {57, 58, 62, 64}};
static const Chord a_m7 = {9, 3, 7, {57, 60, 64, 67}}, d_7b9 = {2, 4, 7, {57, 60, 63, 66}};
static const Chord c_alt = {0, 4, 8, {56, 58, 61, 64}}, c_m9 = {0, 3, 7, {55, 58, 62, 63}};
static const Chord f_13 = {5, 4, 7, {55, 57, 62, 63}}, bb_maj9 = {10, 4, 7, {57, 60, 62, 65}};
static const Chord eb_9 = {3, 4, 7, {58, 61, 65, 67}}, a_m7_high = {9, 3, 7, {60, 64, 67, 69}};
static const Chord ab_13 = {8, 4, 7, {60, 65, 66, 70}}, g_m9_high = {7, 3, 7, {58, 62, 65, 69}};
static const Chord c_13_high = {0, 4, 7, {58, 62, 64, 69}}, f_69 = {5, 4, 7, {57, 60, 62, 67}};
static const Chord bb_m9 = {10, 3, 7, {56, 60, 61, 65}}, eb_13 = {3, 4, 7, {55, 60, 61, 65}};
static const Chord ab_maj9 = {8, 4, 7, {55, 58, 60, 63}}, f_m9 = {5, 3, 7, {55, 56, 60, 63}};
static const Chord a_m7b5 = {9, 3, 6, {57, 60, 63, 67}}, g_13 = {7, 4, 7, {57, 59, 64, 65}};
static const Chord c_sus = {0, 5, 7, {58, 62, 65, 67}}, c_alt_high = {0, 4, 8, {58, 61, 64, 68}};
static const Chord eb_maj9 = {3, 4, 7, {55, 58, 62, 65}};

typedef const Chord *Bar[2];

static const Bar vamp[VAMP] = {{&f_maj9, &eb_maj9}, {&f_maj9, &eb_maj9}, {&d_m9, &g_13}, {&g_m9, &c_13}};
static const Bar part_a[8] = {{&f_maj9, &d_m9},     {&g_m9, &c_13},          {&a_m7, &d_7b9},
                              {&g_m9, &c_alt},      {&c_m9, &f_13},          {&bb_maj9, &eb_9},
                              {&a_m7_high, &ab_13}, {&g_m9_high, &c_13_high}};
static const Bar part_a_home[8] = {{&f_maj9, &d_m9}, {&g_m9, &c_13},    {&a_m7, &d_7b9}, {&g_m9, &c_alt},
                                   {&c_m9, &f_13},   {&bb_maj9, &eb_9}, {&g_m9, &c_13},  {&f_69, &f_69}};
static const Bar part_b[8] = {{&bb_m9, &eb_13},  {&ab_maj9, &f_m9}, {&bb_m9, &eb_13}, {&ab_maj9, &ab_maj9},
                              {&a_m7b5, &d_7b9}, {&g_m9, &g_m9},    {&g_13, &g_13},   {&c_sus, &c_alt_high}};
static const Bar *const parts[4] = {part_a, part_a_home, part_b, part_a};

static const Chord *chord_at(int bar, int half) {
    bar %= BARS;
    return bar < VAMP ? vamp[bar][half] : parts[(bar - VAMP) / 8][(bar - VAMP) % 8][half];
}

static const Step tune[] = {
    {0, 1, 69, 1}, {0, 2, 72, 2}, {0, 4, 67, 2}, {0, 6, 69, 4}, {1, 1, 70, 1}, {1, 2, 74, 2}, {1, 4, 69, 2},
    {1, 6, 69, 1}, {1, 7, 67, 1}, {1, 8, 64, 2}, {2, 1, 67, 1}, {2, 2, 72, 2}, {2, 4, 64, 2}, {2, 6, 66, 2},
    {2, 8, 63, 2}, {3, 0, 62, 3}, {3, 4, 65, 2}, {3, 6, 68, 2}, {3, 8, 64, 2}, {4, 0, 67, 4}, {4, 6, 69, 1},
    {4, 7, 67, 1}, {4, 8, 63, 2}, {5, 1, 62, 1}, {5, 2, 65, 1}, {5, 3, 69, 3}, {5, 6, 67, 2}, {5, 8, 65, 2},
};
static const Step half_close[] = {
    {6, 0, 64, 3}, {6, 4, 67, 2}, {6, 6, 65, 2}, {6, 8, 70, 2}, {7, 0, 69, 4}, {7, 8, 64, 1}, {7, 9, 67, 1},
};
static const Step full_close[] = {
    {6, 0, 69, 2}, {6, 2, 70, 1}, {6, 3, 69, 1}, {6, 4, 65, 2}, {6, 6, 64, 2},
    {6, 8, 67, 2}, {7, 0, 65, 5}, {7, 6, 62, 1}, {7, 7, 65, 3},
};
static const Step bridge[] = {
    {0, 0, 73, 3}, {0, 3, 72, 1}, {0, 4, 68, 2}, {0, 6, 67, 4}, {1, 1, 70, 1}, {1, 2, 72, 2}, {1, 4, 75, 2},
    {1, 6, 72, 4}, {2, 0, 77, 3}, {2, 3, 75, 1}, {2, 4, 73, 2}, {2, 6, 72, 2}, {2, 8, 70, 2}, {3, 0, 70, 3},
    {3, 4, 67, 5}, {4, 1, 69, 1}, {4, 2, 72, 2}, {4, 4, 75, 2}, {4, 6, 74, 2}, {4, 8, 72, 2}, {5, 0, 70, 4},
    {5, 4, 74, 2}, {5, 6, 77, 4}, {6, 0, 76, 3}, {6, 3, 74, 1}, {6, 4, 71, 2}, {6, 6, 69, 4}, {7, 0, 67, 4},
    {7, 4, 70, 2}, {7, 6, 68, 2}, {7, 8, 64, 2},
};
/* Played where the keys rest. */
static const Step answers[] = {
    {0, 7, 79, 1}, {0, 8, 77, 2}, {3, 6, 72, 1}, {3, 7, 75, 1}, {3, 8, 79, 2},
    {5, 7, 81, 1}, {5, 8, 79, 2}, {6, 7, 83, 1}, {6, 8, 81, 2},
};

static void sing(Band *band, BandPlayer player, int part, const Step *close, int steps, double gain) {
    const int first = VAMP + 8 * part;
    band_sing(band, player, first, tune, COUNT(tune), 0.85 * gain, gain);
    band_sing(band, player, first, close, steps, 0.85 * gain, gain);
}

static void play_tune(Band *band) {
    Step above[COUNT(tune)];
    for (int n = 0; n < COUNT(tune); n++) above[n] = tune[n], above[n].midi += 12;
    sing(band, BAND_VIBE, 0, half_close, COUNT(half_close), 0.72);
    sing(band, BAND_LEAD, 1, full_close, COUNT(full_close), 0.80);
    band_sing(band, BAND_KEYS, VAMP + 16, bridge, COUNT(bridge), 0.55, 0.68);
    band_sing(band, BAND_VIBE, VAMP + 16, answers, COUNT(answers), 0.26, 0.36);
    sing(band, BAND_LEAD, 3, half_close, COUNT(half_close), 0.80);
    band_sing(band, BAND_VIBE, VAMP + 24, above, COUNT(above), 0.18, 0.26);
}

/* ---- the bass ---- */

enum { LOWEST = 29, HIGHEST = 47 };

/* The pitch of a class nearest to the current position, on the two low strings and a half. */
static int nearest(int pitch_class, int from) {
    int best = -100;
    for (int midi = LOWEST; midi <= HIGHEST; midi++) {
        const int far = midi > from ? midi - from : from - midi;
        const int min = best > from ? best - from : from - best;
        if (midi % 12 == (pitch_class % 12 + 12) % 12 && far < min) best = midi;
    }
    return best;
}

/* One step from the next root, on the side the line comes from: a semitone, or occasionally a whole tone
 * where that does not repeat a note. */
static int approach(int from, int root, Noise *noise) {
    const int side = (from < root && root > LOWEST + 1) || root + 2 > HIGHEST ? -1 : 1;
    const int step = noise_next(noise) > -0.4 || root + 2 * side == from ? 1 : 2;
    return root + side * step == from ? root - side : root + side * step;
}

static void pluck(Band *band, int bar, int quarter, int midi, double gain) {
    const double touch = gain * noise_range(&band->noise, 0.92, 1.04);
    const Note note = {band_at(band, bar, 2 * quarter), midi, band_seconds(band, 1.8), touch};
    player_add_bass(&band->tape[BAND_BASS], &note, &band->noise);
}

/* Root, third or fifth, a step into the next root; then root, a step into the next bar. */
static void walk(Band *band) {
    int root = nearest(chord_at(0, 0)->root, 41);
    for (int bar = 0; bar < BARS; bar++) {
        const Chord *first = chord_at(bar, 0), *second = chord_at(bar, 1);
        const bool stays = first == second;
        const int far_root = nearest(stays ? first->root + first->fifth : second->root, root);
        const int next_root = nearest(chord_at(bar + 1, 0)->root, far_root);
        const int third = nearest(first->root + first->third, root);
        const int fifth = nearest(first->root + first->fifth, third);
        const bool goes_far = noise_next(&band->noise) > 0;
        const int second_note = goes_far ? third : fifth;
        pluck(band, bar, 0, root, 0.92);
        pluck(band, bar, 1, second_note, 0.74);
        pluck(band, bar, 2, stays ? third : approach(second_note, far_root, &band->noise), 0.76);
        pluck(band, bar, FIRST, far_root, 0.86);
        pluck(band, bar, FIRST + 1, approach(far_root, next_root, &band->noise), 0.74);
        root = next_root;
    }
}

/* ---- the others ---- */

static void chord(Band *band, int bar, int eighth, const Chord *now, double eighths, double gain) {
    for (int v = 0; v < 4; v++) {
        const int at = band_at(band, bar, eighth) + v * SYNTH_RATE / 90;
        const double touch = gain * noise_range(&band->noise, 0.85, 1.1);
        player_add_keys(&band->tape[BAND_KEYS],
                        &(Note){at, now->voices[v], band_seconds(band, eighths), touch});
    }
}

/* The keys' left hand: one chord on or off the beat, never the same pattern in two bars running. An off beat
 * before a chord anticipates it. */
static void comp(Band *band) {
    static const struct {
        int eighth, half;
        double eighths;
    } hits[4][2] = {{{0, 0, 5.0}, {7, 1, 2.2}},
                    {{3, 0, 2.4}, {6, 1, 3.4}},
                    {{0, 0, 1.4}, {5, 1, 4.2}},
                    {{1, 0, 4.2}, {6, 1, 1.4}}};
    int last = -1;
    for (int bar = 0; bar < BARS; bar++) {
        int way = (int)noise_range(&band->noise, 0, 3.999);
        if (way == last) way = (way + 1) % 4;
        const bool has_tune = bar >= VAMP + 16 && bar < VAMP + 24;
        for (int n = 0; n < 2; n++)
            chord(band, bar, hits[way][n].eighth, chord_at(bar, hits[way][n].half), hits[way][n].eighths,
                  has_tune ? 0.22 : 0.34);
        last = way;
    }
}

/* Brushes: circles on the snare, the hi-hat on the second and fifth beat, a swung tap between. The last bar
 * of every eight has a fill. */
static void play_drums(Band *band) {
    static const Beat beats[] = {
        {STROKE_SWISH, 0, 1.0, 1.0}, {STROKE_SWISH, 4, 0.8, 1.0}, {STROKE_SWISH, 6, 0.9, 1.0},
        {STROKE_KICK, 0, 0.42, 1.0}, {STROKE_KICK, 6, 0.30, 0.8}, {STROKE_HAT, 2, 0.8, 1.0},
        {STROKE_HAT, 8, 0.9, 1.0},   {STROKE_TAP, 2, 0.50, 0.9},  {STROKE_TAP, 3, 0.28, 0.6},
        {STROKE_TAP, 5, 0.34, 0.4},  {STROKE_TAP, 8, 0.55, 0.9},  {STROKE_TAP, 9, 0.32, 0.6},
        {STROKE_RIDE, 0, 0.42, 0.9}, {STROKE_RIDE, 2, 0.34, 0.7}, {STROKE_RIDE, 5, 0.26, 0.5},
        {STROKE_RIDE, 6, 0.44, 0.9}, {STROKE_RIDE, 9, 0.28, 0.5},
    };
    static const Beat fill[] = {{STROKE_TAP, 6, 0.5, 1.0},
                                {STROKE_TAP, 7, 0.4, 1.0},
                                {STROKE_KICK, 9, 0.5, 1.0},
                                {STROKE_TAP, 9, 0.7, 1.0}};
    for (int bar = 0; bar < BARS; bar++) {
        band_drum(band, bar, beats, COUNT(beats));
        if (bar >= VAMP && (bar - VAMP) % 8 == 7) band_drum(band, bar, fill, COUNT(fill));
    }
}

void sound_draw_backroom(Tape *left, Tape *right) {
    static const double places[BAND_PLAYERS][2] = {[BAND_BASS] = {0.60, 0.58},
                                                   [BAND_DRUMS] = {0.80, 0.96},
                                                   [BAND_KEYS] = {0.36, 0.24},
                                                   [BAND_VIBE] = {0.52, 0.84},
                                                   [BAND_LEAD] = {0.44, 0.36}};
    Band band = band_begin("backroom", &metre);
    walk(&band);
    comp(&band);
    play_drums(&band);
    play_tune(&band);
    band_end(&band, places, left, right);
}
