/* The recipes of the game's sounds, for the maker sabacc-press-sounds only.
 *
 * A recipe draws one sound on a mono tape of its length; the maker draws each variant with its own noise,
 * brings it to the loudness of its class and writes it. Names are those of audio/sounds.def.
 */
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
    double trim; /* LU above the level of its class, −1.4 … 1.4: a rake is more than a chip */
    void (*draw)(Tape *tape, Noise *noise);
} SoundRecipe;

typedef struct SoundBook {
    const SoundRecipe *recipes;
    int count;
} SoundBook;

extern const SoundBook sound_book_cards, sound_book_chips, sound_book_dice, sound_book_stings,
    sound_book_endings, sound_book_ui;

/* Loops: no silence at either end, the last sample leads into the first. */
void sound_draw_room_tone(Tape *tape, Noise *noise);
/* The tunes; both tapes are made by the callee and freed by the caller. */
void sound_draw_lounge(Tape *left, Tape *right);
void sound_draw_backroom(Tape *left, Tape *right);
void sound_draw_stakes(Tape *left, Tape *right);

/* What a sound is judged by, as K-weighted mean power (ITU-R BS.1770). */
typedef enum Judged {
    JUDGED_BY_LOUDEST, /* of any 400 ms, silence around it included: how loud a short sound is */
    JUDGED_BY_WHOLE    /* of its whole length: how loud a tune is */
} Judged;

/* For stereo `right` is the other lane, for mono it is NULL. */
double sound_measure_power(const Tape *left, const Tape *right, Judged judged);
/* Brings a sound to `lufs` without letting it pass `ceiling` (linear peak), by rounding its sharpest peaks
 * off. Returns false when the level is not reached even so: the recipe is then too spiky for its class. */
bool sound_set_level(Tape *left, Tape *right, Judged judged, double lufs, double ceiling);

#endif
