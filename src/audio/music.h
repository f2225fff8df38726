/* The music: every tune is a stream of its own that stands where it was left, so that one fades into another
 * and a tune that comes back goes on. The mixer asks for samples (music_mix) on its own thread; everything
 * else is called by whoever holds the Audio's lock. For audio's own files only. */
#ifndef SABACC_AUDIO_MUSIC_H
#define SABACC_AUDIO_MUSIC_H

#include <SDL.h>

#include "audio/audio.h"

typedef struct Music Music;

Music *music_create(void); /* NULL: SDL has no lock to give */
void music_free(Music *music);

/* Opens the Ogg Vorbis file of a tune: stereo, of AUDIO_RATE. `gain` 0…1 is on top of the volume. False with
 * a word why not: the tune is silent. */
bool music_load(Music *music, AudioMusic tune, const char *path, double gain, const char **why);

/* From now on this tune (AUDIO_MUSICS: none) comes up within `fade_ms`, and whatever else sounds goes down.
 */
void music_request(Music *music, int tune, int fade_ms);
/* Linear, 0…1. */
void music_set_volume(Music *music, double volume);
/* Softer by `gain` for so long, as when somebody else is to be heard. */
void music_duck(Music *music, double gain, int length_ms);
/* Something is heard or is about to be. */
bool music_is_sounding(Music *music);
/* How far it is faded in, 0…1; where its stream stands, in seconds. */
double music_level(Music *music, AudioMusic tune);
double music_position(Music *music, AudioMusic tune);

/* For Mix_HookMusic: 16-bit stereo, added to what is there. */
void music_mix(void *music, Uint8 *stream, int bytes);

#endif
