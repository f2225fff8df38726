/* Shared by audio.c (life cycle and requests), effects.c (playing), requests.c (what was asked for), loader.c
 * (loading) and device.c (opening and closing) only; the latter two run on their own thread. */
#ifndef SABACC_AUDIO_AUDIO_PRIVATE_H
#define SABACC_AUDIO_AUDIO_PRIVATE_H

#include <SDL.h>
#include <SDL_mixer.h>

#include "audio/audio.h"
#include "audio/catalogue.h"
#include "audio/music.h"
#include "audio/rooms.h"

enum {
    AUDIO_RATE = 48000,
    AUDIO_FRAMES = 1024,
    AUDIO_CHANNELS = 32,
    /* channels for sounds that duck music, so that many chip sounds do not cut them off */
    AUDIO_STINGS_FROM = 0,
    AUDIO_EFFECTS_FROM = 4, /* and for all others */
    AUDIO_STINGS = 1,       /* the groups of these channels */
    AUDIO_EFFECTS = 2,
    AUDIO_WARNING = 512,
    AUDIO_QUIET_MS = 4000,
    AUDIO_LATE_MS = 250, /* a sound that waited longer for the device is dropped */
    AUDIO_LULL_MS = 90 * 1000,
    AUDIO_HUSH_AFTER_MS = 17 * 1000,
    AUDIO_AWAY_MS = 700,      /* fade when the player looks away or returns, */
    AUDIO_PLAY_OUT_MS = 6000, /* for inactivity, */
    AUDIO_HUSH_MS = 2000,     /* of the room for the same, */
    AUDIO_CUT_MS = 30,        /* and for muting: short, but without a click */
    AUDIO_PENDING = 8,
    AUDIO_REQUESTS = 64
};

/* What the program has asked for (requests.c); the words live as long as the program. */
typedef struct Request {
    const char *what, *name;
    double detail; /* its place, or milliseconds of a fade */
} Request;

enum { AUDIO_ASKED = 8 }; /* sounds for captions */

/* A sound as it is kept: one side, at AUDIO_RATE, with half the memory of what a channel plays. */
typedef struct Recording {
    Sint16 *samples;   /* NULL: there is none */
    int count, volume; /* volume: 0 … MIX_MAX_VOLUME */
} Recording;

/* A sound requested while the device is closed. */
typedef struct PendingSound {
    AudioSound sound;
    const Recording *recording;
    float place, pitch;
    Uint32 asked; /* SDL ticks */
} PendingSound;

/* Everything below `lock` is accessed with it held. The mixer is called only with it held and while is_open,
 * except for the thread's own opening, loading and closing. */
struct Audio {
    char *directory;
    int quiet_ms, after_ms;
    void (*wake)(void *user);
    void *wake_user;
    SDL_Thread *thread;
    SDL_mutex *lock;
    SDL_cond *wanted; /* a sound is needed, or everything is to end */

    bool is_held, is_closing, is_ready, has_subsystem, has_device, is_open;
    char warning[AUDIO_WARNING];
    PendingSound pending[AUDIO_PENDING];
    int pending_count;

    SoundCatalogue catalogue;
    Recording recordings[AUDIO_SOUNDS][CATALOGUE_VARIANTS];
    Mix_Chunk played[AUDIO_CHANNELS]; /* what a channel plays, or has played since another began */
    Music *band;

    AudioVolumes volumes;
    bool is_muted, is_away, is_lulled, is_hushed; /* nothing has happened for long: music, the room's tone */
    Uint32 last_stir;                             /* SDL ticks */
    int lull_ms, hush_ms;
    int wanted_music;             /* AUDIO_MUSICS: none */
    const AudioRoom *wanted_room; /* NULL: none */

    Uint32 last_time[AUDIO_SOUNDS]; /* SDL ticks */
    bool was_played[AUDIO_SOUNDS];
    int last_variant[AUDIO_SOUNDS];
    Uint32 random; /* for cosmetic randomness only */

    Request requests[AUDIO_REQUESTS]; /* the latest, around */
    int request_count;                /* since they were taken */
    AudioAsked asked[AUDIO_ASKED];    /* the latest, oldest first */
    int asked_count;
};

void audio_note_asked(Audio *audio, AudioSound sound, float place, const char *by);

/* The thread's function: loads, then manages the device until is_closing. */
int audio_run(void *audio);
/* Reads the catalogue, all music and, if the device is open, all sounds. */
bool audio_load_catalogue(Audio *audio);
void audio_load_music(Audio *audio);
void audio_load_sounds(Audio *audio);
/* Records the first error; later ones mostly follow from it. */
__attribute__((format(printf, 2, 3))) void audio_warn(Audio *audio, const char *format, ...);
bool audio_should_stop(Audio *audio);

/* With the lock held: sets volumes, and the room and music within `fade_ms`, to the requested state. */
void audio_apply_volumes(Audio *audio);
void audio_apply_background(Audio *audio, int fade_ms);
/* With the lock held: plays the pending sounds that are not too late. */
void audio_play_pending(Audio *audio);
void audio_halt_effects(Audio *audio);
/* With the lock held: whether a room or music should play; which. */
bool audio_wants_device(const Audio *audio);
const AudioRoom *audio_room_now(const Audio *audio);
int audio_music_now(const Audio *audio);
/* With the lock held: for audio_take_requests. */
void audio_note_request(Audio *audio, const char *what, const char *name, double detail);
/* A volume of 0…100 as a linear gain. */
double audio_gain(int percent);

#endif
