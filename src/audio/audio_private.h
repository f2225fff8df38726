/* What audio.c (life and wishes), effects.c (playing), loader.c (loading) and device.c (opening and closing)
 * share; the latter two run on a thread of their own. For these only. */
#ifndef SABACC_AUDIO_AUDIO_PRIVATE_H
#define SABACC_AUDIO_AUDIO_PRIVATE_H

#include <SDL.h>
#include <SDL_mixer.h>

#include "audio/audio.h"
#include "audio/catalogue.h"
#include "audio/music.h"

enum {
    AUDIO_RATE = 48000,
    AUDIO_FRAMES = 1024,
    AUDIO_CHANNELS = 32,
    AUDIO_LOOP_CHANNEL = 0,
    AUDIO_STINGS_FROM = 1,  /* channels of what music steps back for: a crowd of chips does not cut it off */
    AUDIO_EFFECTS_FROM = 5, /* and of all else */
    AUDIO_STINGS = 1,       /* the groups of these channels */
    AUDIO_EFFECTS = 2,
    AUDIO_WARNING = 512,
    AUDIO_QUIET_MS = 4000,
    AUDIO_LATE_MS = 250, /* a sound that had to wait longer for the device is left out */
    AUDIO_LULL_MS = 90 * 1000,
    AUDIO_MURMUR_MS = 8 * 1000,
    AUDIO_AWAY_MS = 700,      /* of the fades when the player looks away or comes back, */
    AUDIO_PLAY_OUT_MS = 6000, /* when nobody stays, */
    AUDIO_HUSH_MS = 2000,     /* when only the room is heard and nothing happens, */
    AUDIO_CUT_MS = 30,        /* and when the sound is turned off: too short to hear, too long to click */
    AUDIO_PENDING = 8
};

/* A sound asked for while the device rests. */
typedef struct PendingSound {
    AudioSound sound;
    Mix_Chunk *chunk;
    float pan;
    Uint32 asked; /* SDL ticks */
} PendingSound;

/* Everything below `lock` is read and written under it. The mixer is called only under it and while is_open,
 * but for the thread's own opening, loading and closing. */
struct Audio {
    char *directory;
    int quiet_ms;
    SDL_Thread *thread;
    SDL_mutex *lock;
    SDL_cond *wanted; /* something is to be heard, or all is to end */

    bool is_closing, is_ready, has_subsystem, has_device, is_open;
    char warning[AUDIO_WARNING];
    PendingSound pending[AUDIO_PENDING];
    int pending_count;

    Catalogue catalogue;
    Mix_Chunk *chunks[AUDIO_SOUNDS][CATALOGUE_VARIANTS];
    Music *band;

    AudioVolumes volumes;
    bool is_muted, is_away, is_lulled;
    Uint32 last_stir; /* SDL ticks */
    int lull_ms, murmur_ms;
    int wanted_loop, wanted_music; /* AUDIO_SOUNDS, AUDIO_MUSICS: none */
    int playing_loop;              /* what the loop's channel plays; AUDIO_SOUNDS: nothing */

    Uint32 last_time[AUDIO_SOUNDS]; /* SDL ticks */
    bool was_played[AUDIO_SOUNDS];
    int last_variant[AUDIO_SOUNDS];
    Uint32 random; /* cosmetic chance only: the game's own lies elsewhere */
};

/* The body of the thread: loads, then watches over the device until is_closing. */
int audio_run(void *audio);
/* Reads the catalogue, all music and, the device being open, all sounds. */
bool audio_load_catalogue(Audio *audio);
void audio_load_music(Audio *audio);
void audio_load_sounds(Audio *audio);
/* The first thing that goes wrong is the one worth reading; the others mostly follow from it. */
__attribute__((format(printf, 2, 3))) void audio_warn(Audio *audio, const char *format, ...);
bool audio_should_stop(Audio *audio);

/* With the lock held: bring volumes, and the loop and music within `fade_ms`, to what is wanted, as far as
 * they are loaded and the device is open. */
void audio_apply_volumes(Audio *audio);
void audio_apply_background(Audio *audio, int fade_ms);
/* With the lock held: plays what was asked for meanwhile and is not too late. */
void audio_play_pending(Audio *audio);
void audio_halt_effects(Audio *audio);
/* With the lock held: whether loop or music ought to be heard; which. */
bool audio_wants_device(const Audio *audio);
int audio_loop_now(const Audio *audio);
int audio_music_now(const Audio *audio);
/* A volume of 0…100 as a linear gain. */
double audio_gain(int percent);

#endif
