/* The instruments of stings: each adds one note or stroke to a mono tape. Times in seconds, pitch midi. For
 * the generators of stings only. */
#ifndef SABACC_PRESS_SOUNDS_STINGS_H
#define SABACC_PRESS_SOUNDS_STINGS_H

#include "press/sounds.h"

typedef struct StingNote {
    double at, midi, gain;
} StingNote;

void sting_add_vibe(Tape *tape, const StingNote *note, double t60);
/* Muted brass: a stack of harmonics by modulation, with a swell and a decay. */
void sting_add_brass(Tape *tape, const StingNote *note, double hold, double t60);
void sting_add_drum(Tape *tape, Noise *noise, double at, double hz, double gain);
void sting_add_cymbal(Tape *tape, Noise *noise, double at, double swell, double t60, double gain);
/* A bell of inharmonic partials: `strike` is the pitch heard, with the hum an octave below. */
void sting_add_bell(Tape *tape, double at, double midi, double t60, double gain);

#endif
