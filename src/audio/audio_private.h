/* What audio.c (playing) and loader.c (opening and loading, on its own thread) share. For these two only. */
#ifndef SABACC_AUDIO_AUDIO_PRIVATE_H
#define SABACC_AUDIO_AUDIO_PRIVATE_H

#include <SDL.h>
#include <SDL_mixer.h>

#include "audio/audio.h"
#include "audio/catalogue.h"

enum {
    AUDIO_RATE = 48000,
    AUDIO_FRAMES = 1024,
    AUDIO_CHANNELS = 24,
    AUDIO_LOOP_CHANNEL = 0,
    AUDIO_EFFECTS = 1, /* the group of all other channels */
    AUDIO_WARNING = 512
};

/* Everything below `lock` is read and written under it. The loader adds, it never takes away. */
struct Audio {
    char *directory;
    SDL_Thread *loader;
    SDL_mutex *lock;

    bool is_closing, is_ready, has_subsystem, has_device;
    char warning[AUDIO_WARNING];

    Catalogue catalogue;
    Mix_Chunk *chunks[AUDIO_SOUNDS][CATALOGUE_VARIANTS];
    Mix_Music *tunes[AUDIO_MUSICS];

    int effects, music; /* volumes, 0…100 */
    bool is_muted;
    int wanted_loop, wanted_music; /* AUDIO_SOUNDS, AUDIO_MUSICS: none */
    int playing_music;
    int loop_fade_ms, music_fade_ms;

    Uint32 last_time[AUDIO_SOUNDS]; /* SDL ticks */
    bool was_played[AUDIO_SOUNDS];
    int last_variant[AUDIO_SOUNDS];
    Uint32 random; /* cosmetic chance only: the game's own lies elsewhere */
};

/* The body of the loader's thread. */
int audio_load(void *audio);

/* With the lock held: bring volumes, loop and music to what is wanted, as far as they are loaded. */
void audio_apply_volumes(Audio *audio);
void audio_apply_loop(Audio *audio);
void audio_apply_music(Audio *audio);

#endif
