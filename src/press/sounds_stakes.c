/* "Stakes": forty bars of nine eighths (two, two, two and three) in E minor, with a flat second, that loop.
 * Played when the pots are large: a heartbeat, a pedal bass, short phrases of the muted lead.
 *
 * Four bars of vamp, A A' B A' of eight bars each, four bars back to the start. One chord a bar:
 *
 *   vamp  Em9 | Em9 | Fmaj♯11/E | Em9
 *   A     Em9 | Em9 | Fmaj♯11/E | Fmaj♯11/E | Am9 | F♯m7♭5 | B7alt | B7alt
 *   A'    Em9 | Em9 | Fmaj♯11/E | Fmaj♯11/E | Cmaj9 | B7alt | Em6/9 | Em6/9
 *   B     Cmaj9 | Bm11 | Am9 | G♯dim7 | G6/9 | F♯m7♭5 | Fmaj♯11 | B7alt
 *   tag   Em9 | Fmaj♯11/E | Em9 | B7alt
 *
 * Fmaj♯11 and C♯11 are major with a sharp eleventh.
 *
 * The semitone E–F over a pedal E is the colour of A. In B the bass descends the scale step by
 * step, and the four voices with it, until B7 returns to E. The lead plays A, the vibraphone B; where the
 * lead rests the vibraphone plays broken chords in eighths, in twos with a three at the end. */
#include "press/sounds.h"
#include "press/sounds_band.h"

#include <stddef.h>

#define COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

enum { BARS = 40, VAMP = 4, TAG = BARS - 4 };

static const Metre metre = {.bars = BARS,
                            .eighths = 9,
                            .eighth = SYNTH_RATE * 205 / 1000,
                            .lilt = {[1] = 0.05, [3] = 0.05, [5] = 0.05, [7] = 0.03, [8] = 0.05}};

typedef struct Chord {
    int bass, other; /* the pedal note, and the one it alternates with */
    int voices[4];
} Chord;

static const Chord e_m9 = {40, 35, {55, 59, 62, 66}}, f_over_e = {40, 41, {57, 59, 60, 64}};
static const Chord a_m9 = {33, 40, {55, 59, 60, 64}}, f_sharp_half = {42, 36, {57, 60, 64, 66}};
static const Chord b_alt = {35, 39, {57, 60, 63, 67}}, c_maj9 = {36, 43, {55, 59, 62, 64}};
static const Chord e_m69 = {40, 35, {55, 59, 61, 66}}, b_m11 = {35, 42, {57, 62, 64, 66}};
static const Chord g_sharp_dim = {32, 38, {56, 59, 62, 65}}, g_69 = {31, 38, {57, 59, 62, 64}};
static const Chord f_maj = {29, 36, {57, 59, 60, 64}}, f_sharp_low = {30, 36, {57, 60, 64, 66}};

static const Chord *const vamp[4] = {&e_m9, &e_m9, &f_over_e, &e_m9};
static const Chord *const part_a[8] = {&e_m9, &e_m9,         &f_over_e, &f_over_e,
                                       &a_m9, &f_sharp_half, &b_alt,    &b_alt};
static const Chord *const part_a_home[8] = {&e_m9,   &e_m9,  &f_over_e, &f_over_e,
                                            &c_maj9, &b_alt, &e_m69,    &e_m69};
static const Chord *const part_b[8] = {&c_maj9, &b_m11,       &a_m9,  &g_sharp_dim,
                                       &g_69,   &f_sharp_low, &f_maj, &b_alt};
static const Chord *const tag[4] = {&e_m9, &f_over_e, &e_m9, &b_alt};
static const Chord *const *const parts[4] = {part_a, part_a_home, part_b, part_a_home};

static const Chord *chord_at(int bar) {
    bar %= BARS;
    if (bar < VAMP) return vamp[bar];
    return bar < TAG ? parts[(bar - VAMP) / 8][(bar - VAMP) % 8] : tag[bar - TAG];
}

static const Step call[] = {
    {0, 0, 71, 2}, {0, 2, 74, 2}, {0, 4, 71, 2}, {0, 6, 66, 3}, {1, 2, 67, 2}, {1, 4, 66, 2}, {1, 6, 64, 3},
    {2, 0, 72, 2}, {2, 2, 76, 2}, {2, 4, 72, 2}, {2, 6, 71, 3}, {3, 4, 69, 2}, {3, 6, 65, 3},
};
static const Step open_end[] = {
    {4, 0, 64, 2}, {4, 2, 67, 2}, {4, 4, 71, 2}, {4, 6, 72, 3}, {5, 2, 69, 2}, {5, 4, 72, 2},
    {5, 6, 66, 3}, {6, 0, 67, 4}, {6, 4, 63, 2}, {6, 6, 69, 3}, {7, 0, 72, 2}, {7, 2, 71, 4},
};
static const Step home_end[] = {
    {4, 0, 67, 2}, {4, 2, 71, 2}, {4, 4, 76, 2}, {4, 6, 78, 3}, {5, 2, 75, 2}, {5, 4, 72, 2},
    {5, 6, 69, 3}, {6, 0, 67, 2}, {6, 2, 66, 2}, {6, 4, 64, 5}, {7, 4, 61, 2}, {7, 6, 59, 3},
};
static const Step descent[] = {
    {0, 0, 79, 2}, {0, 2, 76, 2}, {0, 4, 74, 2}, {0, 6, 71, 3}, {1, 0, 78, 2}, {1, 2, 74, 2},
    {1, 4, 71, 2}, {1, 6, 69, 3}, {2, 0, 76, 2}, {2, 2, 72, 2}, {2, 4, 71, 2}, {2, 6, 67, 3},
    {3, 0, 74, 2}, {3, 2, 71, 2}, {3, 4, 68, 2}, {3, 6, 65, 3}, {4, 0, 67, 2}, {4, 2, 69, 2},
    {4, 4, 71, 2}, {4, 6, 74, 3}, {5, 0, 72, 4}, {5, 4, 69, 2}, {5, 6, 66, 3}, {6, 0, 71, 2},
    {6, 2, 72, 2}, {6, 4, 76, 5}, {7, 0, 75, 4}, {7, 4, 72, 2}, {7, 6, 69, 3},
};

static void play_tune(Band *band) {
    static const struct {
        const Step *end;
        int part, steps;
    } calls[] = {
        {open_end, 0, COUNT(open_end)}, {home_end, 1, COUNT(home_end)}, {home_end, 3, COUNT(home_end)}};
    for (int n = 0; n < COUNT(calls); n++) {
        band_sing(band, BAND_LEAD, VAMP + 8 * calls[n].part, call, COUNT(call), 0.66, 0.84);
        band_sing(band, BAND_LEAD, VAMP + 8 * calls[n].part, calls[n].end, calls[n].steps, 0.66, 0.84);
    }
    band_sing(band, BAND_VIBE, VAMP + 16, descent, COUNT(descent), 0.56, 0.72);
}

static bool is_bridge(int bar) { return bar >= VAMP + 16 && bar < VAMP + 24; }
static bool is_open(int bar) { return bar < VAMP || bar >= TAG; }

/* A broken chord, up and back; softer while the lead plays, and then only the last three notes. */
static void go_round(Band *band, int bar) {
    static const int order[9] = {0, 2, 1, 3, 2, 1, 3, 2, 1};
    const Chord *now = chord_at(bar);
    for (int e = is_open(bar) ? 0 : 6; e < 9; e++) {
        const double gain = (is_open(bar) ? 0.34 : 0.24) * noise_range(&band->noise, 0.85, 1.1);
        const int at = band_at(band, bar, e);
        player_add_vibe(&band->tape[BAND_VIBE],
                        &(Note){at, now->voices[order[e]] + 12, band_seconds(band, 1.5), gain});
    }
}

/* Each pair stresses its first: the pedal note, a rest, the other note below it, and a pickup into the next
 * bar. */
static void play_bass(Band *band) {
    static const struct {
        int eighth, other; /* 0 the pedal note, 1 the other, 2 into the next bar */
        double eighths, gain;
    } notes[] = {
        {0, 0, 1.7, 0.95}, {3, 0, 0.8, 0.55}, {4, 1, 1.6, 0.78}, {6, 0, 1.7, 0.86}, {8, 2, 0.8, 0.66}};
    for (int bar = 0; bar < BARS; bar++) {
        const Chord *now = chord_at(bar);
        const int next = chord_at(bar + 1)->bass;
        const int into = next == now->bass ? now->other : next + (next < now->bass ? 1 : -1);
        for (int n = 0; n < COUNT(notes); n++) {
            const int midi[] = {now->bass, now->other, into};
            const double gain = notes[n].gain * noise_range(&band->noise, 0.92, 1.04);
            const Note note = {band_at(band, bar, notes[n].eighth), midi[notes[n].other],
                               band_seconds(band, notes[n].eighths), gain};
            player_add_bass(&band->tape[BAND_BASS], &note, &band->noise);
        }
    }
}

/* A chord held through the bar; every fourth bar it is repeated on the three. */
static void play_keys(Band *band) {
    for (int bar = 0; bar < BARS; bar++)
        for (int v = 0; v < 4; v++) {
            const double gain = noise_range(&band->noise, 0.28, 0.38);
            const int at = band_at(band, bar, 0) + v * SYNTH_RATE / 120, voice = chord_at(bar)->voices[v];
            player_add_keys(&band->tape[BAND_KEYS], &(Note){at, voice, band_seconds(band, 5.4), gain});
            if (bar % 4 != 3) continue;
            const int again = band_at(band, bar, 6) + v * SYNTH_RATE / 120;
            player_add_keys(&band->tape[BAND_KEYS],
                            &(Note){again, voice, band_seconds(band, 2.2), 0.9 * gain});
        }
}

/* A heartbeat: two soft beats and a rest. Brushes mark the pairs, the tap is on the three. */
static void play_drums(Band *band) {
    static const Beat beats[] = {
        {STROKE_KICK, 0, 0.85, 1.0}, {STROKE_KICK, 1, 0.45, 1.0}, {STROKE_KICK, 4, 0.35, 0.5},
        {STROKE_TAP, 6, 0.75, 1.0},  {STROKE_TAP, 2, 0.25, 0.6},  {STROKE_TAP, 8, 0.30, 0.5},
        {STROKE_HAT, 2, 0.6, 1.0},   {STROKE_HAT, 4, 0.6, 1.0},   {STROKE_HAT, 8, 0.5, 0.8},
        {STROKE_SWISH, 0, 0.6, 1.0}, {STROKE_SWISH, 3, 0.5, 0.7}, {STROKE_SWISH, 6, 0.8, 1.0},
        {STROKE_RIDE, 6, 0.3, 0.4},
    };
    static const Beat turn[] = {{STROKE_TAP, 6, 0.5, 1.0},
                                {STROKE_TAP, 7, 0.55, 1.0},
                                {STROKE_TAP, 8, 0.65, 1.0},
                                {STROKE_RIDE, 0, 0.6, 1.0}};
    for (int bar = 0; bar < BARS; bar++) {
        band_drum(band, bar, beats, COUNT(beats));
        if (bar % 8 == 3) band_drum(band, bar, turn, COUNT(turn));
    }
}

void sound_draw_stakes(Tape *left, Tape *right) {
    static const double places[BAND_PLAYERS][2] = {[BAND_BASS] = {0.66, 0.64},
                                                   [BAND_DRUMS] = {0.92, 0.92},
                                                   [BAND_KEYS] = {0.22, 0.32},
                                                   [BAND_VIBE] = {0.84, 0.50},
                                                   [BAND_LEAD] = {0.40, 0.50}};
    Band band = band_begin("stakes", &metre);
    play_bass(&band);
    play_keys(&band);
    play_drums(&band);
    for (int bar = 0; bar < BARS; bar++)
        if (!is_bridge(bar)) go_round(&band, bar);
    play_tune(&band);
    band_end(&band, places, left, right);
}
