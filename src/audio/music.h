/* The music and the layers of rooms: every tune and layer is a stream that keeps its position, so that one
 * can fade into another and a tune that returns continues. The mixer requests samples (music_mix) on its own
 * thread; everything else is called with the Audio's lock held. For audio's own files only. */
#ifndef SABACC_AUDIO_MUSIC_H
#define SABACC_AUDIO_MUSIC_H

#include <SDL.h>

#include "audio/audio.h"

typedef struct Music Music;

Music *music_create(void); /* NULL: SDL cannot create a lock */
void music_free(Music *music);

/* A stream is an AudioMusic, stereo, or one of these, mono. */
#define MUSIC_LAYER(layer) (AUDIO_MUSICS + (int)(layer))

/* Opens the Ogg Vorbis file of a stream, at AUDIO_RATE. `gain` 0…1 is multiplied with the volume. False
 * with a reason: it is silent. */
bool music_load(Music *music, int stream, const char *path, double gain, const char **why);

/* Fades in this tune (AUDIO_MUSICS: none) within `fade_ms`, and all others out. */
void music_request(Music *music, int tune, int fade_ms);
/* Fades each layer to this share of its loudness, in percent (rooms.def); NULL: all out. */
void music_request_room(Music *music, const unsigned char level[AUDIO_LAYERS], int fade_ms);
/* Linear, 0…1. */
void music_set_volumes(Music *music, double music_volume, double room_volume);
/* Lowers the tunes by `gain` for that time, so that another sound is audible. */
void music_duck(Music *music, double gain, int length_ms);
/* Something is audible or about to be. */
bool music_is_sounding(Music *music);
/* How far it is faded in, 0…1; its position in seconds. */
double music_level(Music *music, int stream);
double music_position(Music *music, int stream);

/* For Mix_HookMusic: 16-bit stereo, added to what is there. */
void music_mix(void *music, Uint8 *stream, int bytes);

#endif
