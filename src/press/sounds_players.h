/* The combo: upright bass, brushes, vibraphone, electric piano and a muted lead. Each player adds one note to
 * a mono tape that wraps at its end. Notes: `at` samples, pitch midi, `seconds` held, gain 0…1. For the
 * generators of music only. */
#ifndef SABACC_PRESS_SOUNDS_PLAYERS_H
#define SABACC_PRESS_SOUNDS_PLAYERS_H

#include "press/synth.h"

typedef struct Note {
    int at;
    double midi, seconds, gain;
} Note;

void player_add_bass(Tape *tape, const Note *note, Noise *noise);
void player_add_vibe(Tape *tape, const Note *note);
void player_add_keys(Tape *tape, const Note *note);
void player_add_lead(Tape *tape, const Note *note, Noise *noise);

typedef enum Stroke { STROKE_KICK, STROKE_TAP, STROKE_SWISH, STROKE_HAT, STROKE_RIDE, STROKES } Stroke;

void player_add_stroke(Tape *tape, Stroke stroke, int at, double gain, Noise *noise);

#endif
