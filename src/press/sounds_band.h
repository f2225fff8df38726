/* What the tunes share: a metre, the five players each on a tape of their own, melodies as steps of a grid of
 * eighths, and the place of each player in the room. A tune is a file that says its harmony, its melody and
 * how its players accompany. For the makers of music only. */
#ifndef SABACC_PRESS_SOUNDS_BAND_H
#define SABACC_PRESS_SOUNDS_BAND_H

#include "press/sounds_players.h"

enum { BAND_EIGHTHS = 12 /* of a bar, at most */ };

typedef enum BandPlayer { BAND_BASS, BAND_DRUMS, BAND_KEYS, BAND_VIBE, BAND_LEAD, BAND_PLAYERS } BandPlayer;

typedef struct Metre {
    int bars, eighths;         /* of the whole tune; of a bar */
    int eighth;                /* samples */
    double lilt[BAND_EIGHTHS]; /* how much later each eighth of a bar falls, in eighths: a third is full swing
                                */
} Metre;

typedef struct Band {
    Metre metre;
    Noise noise; /* every player's touch: nobody plays quite like a machine */
    Tape tape[BAND_PLAYERS];
} Band;

/* One note of a melody, by its place in a section of the tune. */
typedef struct Step {
    int bar, eighth, midi, eighths;
} Step;

/* One stroke of a drummer's bar: how loud, and how often he plays it, 0…1. */
typedef struct Beat {
    Stroke stroke;
    int eighth;
    double gain, chance;
} Beat;

/* `name` seeds the players' touch. */
Band band_begin(const char *name, const Metre *metre);
/* The sample at which an eighth falls; draws from the noise. */
int band_at(Band *band, int bar, int eighth);
double band_seconds(const Band *band, double eighths);

/* A melody from `first_bar` on, by the vibraphone, the keys or the lead; each note soft … loud. */
void band_sing(Band *band, BandPlayer player, int first_bar, const Step *steps, int count, double soft,
               double loud);
void band_drum(Band *band, int bar, const Beat *beats, int count);

/* Puts the players into the room, each `places[player]` {left, right}, and lets them go. The tapes are made
 * here and freed by the caller. */
void band_end(Band *band, const double places[BAND_PLAYERS][2], Tape *left, Tape *right);

#endif
