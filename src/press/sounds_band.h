/* Shared by the tunes: a metre, the five players each on a tape of their own, melodies as steps on a grid of
 * eighths, and the stereo place of each player. A tune is a file with its harmony, its melody and its
 * accompaniment. For the generators of music only. */
#ifndef SABACC_PRESS_SOUNDS_BAND_H
#define SABACC_PRESS_SOUNDS_BAND_H

#include "press/sounds_players.h"

enum { BAND_EIGHTHS = 12 /* maximum length of a bar */ };

typedef enum BandPlayer { BAND_BASS, BAND_DRUMS, BAND_KEYS, BAND_VIBE, BAND_LEAD, BAND_PLAYERS } BandPlayer;

typedef struct Metre {
    int bars, eighths; /* of the whole tune; per bar */
    int eighth;        /* its length in samples */
    /* how much each eighth of a bar is delayed, in eighths: a third is full swing */
    double lilt[BAND_EIGHTHS];
} Metre;

typedef struct Band {
    Metre metre;
    Noise noise; /* random variation of timing and loudness */
    Tape tape[BAND_PLAYERS];
} Band;

/* One note of a melody, by its position in a section of the tune. */
typedef struct Step {
    int bar, eighth, midi, eighths;
} Step;

/* One stroke of a drummer's bar: its loudness, and its probability 0…1. */
typedef struct Beat {
    Stroke stroke;
    int eighth;
    double gain, chance;
} Beat;

/* `name` seeds the random variation. */
Band band_begin(const char *name, const Metre *metre);
/* The sample at which an eighth starts; draws from the noise. */
int band_at(Band *band, int bar, int eighth);
double band_seconds(const Band *band, double eighths);

/* Plays a melody from `first_bar` on, on the vibraphone, the keys or the lead; each note soft … loud. */
void band_sing(Band *band, BandPlayer player, int first_bar, const Step *steps, int count, double soft,
               double loud);
void band_drum(Band *band, int bar, const Beat *beats, int count);

/* Mixes the players into the room, each at `places[player]` {left, right}, and frees their tapes. The two
 * result tapes are allocated here and freed by the caller. */
void band_end(Band *band, const double places[BAND_PLAYERS][2], Tape *left, Tape *right);

#endif
