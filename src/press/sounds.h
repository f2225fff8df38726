/* The recipes of the game's sounds, for the generator sabacc-press-sounds only.
 *
 * A recipe renders one sound to a mono tape of its length; the generator renders each variant with its own
 * noise, sets the loudness of its class and writes it. Names are those of audio/sounds.def. */
#ifndef SABACC_PRESS_SOUNDS_H
#define SABACC_PRESS_SOUNDS_H

#include "press/synth.h"

typedef enum SoundClass {
    SOUND_CLASS_CARD,
    SOUND_CLASS_CHIP,
    SOUND_CLASS_DICE,
    SOUND_CLASS_STING,
    SOUND_CLASS_UI,
    SOUND_CLASS_AMBIENCE,
    SOUND_CLASS_MUSIC,
    SOUND_CLASSES
} SoundClass;

typedef struct SoundRecipe {
    const char *name;
    SoundClass group;
    int variants;
    double seconds;
    double trim; /* LU relative to the level of its class, −1.4 … 1.4: a rake is louder than a chip */
    void (*draw)(Tape *tape, Noise *noise);
} SoundRecipe;

typedef struct SoundBook {
    const SoundRecipe *recipes;
    int count;
} SoundBook;

extern const SoundBook sound_book_cards, sound_book_chips, sound_book_dice, sound_book_stings,
    sound_book_endings, sound_book_ui;

/* The layers of rooms: their recipes draw longer tapes, of which a loop of the recipe's length is made. */
extern const SoundBook sound_book_rooms;
/* No silence at either end, and the last sample continues into the first. The caller frees it. */
Tape sound_draw_loop(const SoundRecipe *recipe, Noise *noise);
/* The tunes; both tapes are allocated here and freed by the caller. */
void sound_draw_lounge(Tape *left, Tape *right);
void sound_draw_backroom(Tape *left, Tape *right);
void sound_draw_stakes(Tape *left, Tape *right);

/* How loudness is measured, as K-weighted mean power (ITU-R BS.1770). */
typedef enum Judged {
    JUDGED_BY_LOUDEST, /* the loudest 400 ms, surrounding silence included: for short sounds */
    JUDGED_BY_WHOLE    /* the whole length: for tunes */
} Judged;

/* For stereo `right` is the second channel, for mono it is NULL. */
double sound_measure_power(const Tape *left, const Tape *right, Judged judged);
/* Sets the loudness to `lufs` without exceeding `ceiling` (linear peak), by soft-clipping the sharpest peaks.
 * False if the level cannot be reached: the recipe then has too high a crest factor for its class. */
bool sound_set_level(Tape *left, Tape *right, Judged judged, double lufs, double ceiling);

#endif
