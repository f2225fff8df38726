/* The sounds of the table, and its music.
 *
 * This module knows names of sounds and nothing of games. It never fails: without a device, without files or
 * muted it is silent, and reports the reason once (audio_warning). Slow operations, opening the device and
 * decoding, are done on a thread of its own, so that the first frame does not wait; a sound requested before
 * it is loaded is dropped rather than played late. Effects are kept decoded in memory (about 6 MiB), music
 * and the tones of rooms are streamed; one tune fades into another, and a tune that returns continues where
 * it was.
 *
 * An open device costs time even while it plays silence. So it is closed, on that same thread, after some
 * time of silence, and reopened for the next sound; callers need not know. Music without anyone present costs
 * as much: if nothing has happened for a minute and a half (audio_stir) it fades out, and resumes when
 * something does. The tone of a room fades out earlier, and is silent after twenty seconds.
 *
 * All functions accept NULL for an Audio and do nothing. They are called from one thread, the one that opened
 * it. */
#ifndef SABACC_AUDIO_AUDIO_H
#define SABACC_AUDIO_AUDIO_H

#include <stdbool.h>

typedef enum AudioSound {
#define SOUND(id, name, caption) AUDIO_##id,
#include "audio/sounds.def"
    AUDIO_SOUNDS
} AudioSound;

typedef enum AudioMusic {
#define MUSIC(id, name) AUDIO_MUSIC_##id,
#include "audio/sounds.def"
    AUDIO_MUSICS
} AudioMusic;

/* What the tones of rooms are made of. */
typedef enum AudioLayer {
#define LAYER(id, name) AUDIO_LAYER_##id,
#include "audio/sounds.def"
    AUDIO_LAYERS
} AudioLayer;

typedef struct Audio Audio;

/* Each 0…100 on a perceptual scale: 50 is about half as loud. `all` scales the others. */
typedef struct AudioVolumes {
    int all, effects, music, room;
} AudioVolumes;

typedef struct AudioSetup {
    const char *directory; /* the folder of sounds.json; copied */
    AudioVolumes volumes;
    bool is_muted;
    int quiet_ms; /* silence before the device is closed; 0 for the default of four seconds */
    int lull_ms;  /* inactivity before music fades out; 0 for the default of a minute and a half */
    int hush_ms;  /* the same for the tone of a room; 0 for the default of seventeen seconds */
    int after_ms; /* what the thread waits before it opens and reads anything; until then all is silent */
    bool is_held; /* it also waits for audio_begin */
    /* Called on the audio thread when there is an audio_warning; NULL if nobody waits for it. */
    void (*wake)(void *user);
    void *wake_user;
} AudioSetup;

/* Starts opening the device and loading. Call it after SDL's other initialisation, or with is_held, since
 * SDL's hints know no threads; the audio subsystem is initialised here and closed by audio_close. Returns
 * NULL, which is silent, only if no thread can be created. */
Audio *audio_open(const AudioSetup *setup);
/* Lets an Audio that is held begin. */
void audio_begin(Audio *audio);
/* Waits for the thread (which stops at the next file), stops all sound and frees everything. */
void audio_close(Audio *audio);

/* True once the device is open or has failed, and loading is finished. */
bool audio_is_ready(Audio *audio);
/* Waits until audio_is_ready; for tests and tools, not for the main loop. */
void audio_wait(Audio *audio);
/* True if there is a device, open or resting. */
bool audio_has_device(Audio *audio);
/* True while the device is closed because of silence. */
bool audio_is_resting(Audio *audio);
/* The error, one line in English for the log; NULL if there is none or it is not ready yet. Lives as long as
 * the Audio. */
const char *audio_warning(Audio *audio);

/* Plays one variant of a sound, never the same twice running, with a slightly random volume. `place` is where
 * it is on the screen, −1 the left edge … 1 the right one; it is never silent on one side. The same sound
 * within 25 ms is dropped: many cards swept at once are one sound. Returns whether it plays. */
bool audio_play(Audio *audio, AudioSound sound, float place);
/* The same, higher and shorter with a `pitch` above 1; 0.5 … 2. `by`: who makes it, for its caption; NULL for
 * nobody. Copied. */
bool audio_play_by(Audio *audio, AudioSound sound, float place, float pitch, const char *by);
/* The tone of a place that rooms.def names (SabaccGame.place), until audio_room_stop or another place: the
 * layers that it shares with the place before only grow louder or softer. Remembered until loaded; the
 * current one again changes nothing. */
void audio_room_start(Audio *audio, const char *place, int fade_ms);
void audio_room_stop(Audio *audio, int fade_ms);
/* How far a layer is faded in, 0…1. */
double audio_room_level(Audio *audio, AudioLayer layer);

/* Music loops until stopped or replaced by another tune. Remembered until loaded; starting the current tune
 * changes nothing. Music is ducked while a sound plays for which the catalogue says so. */
void audio_music_start(Audio *audio, AudioMusic music, int fade_ms);
void audio_music_stop(Audio *audio, int fade_ms);
/* How far a tune is faded in, 0…1; its position in seconds. */
double audio_music_level(Audio *audio, AudioMusic music);
double audio_music_position(Audio *audio, AudioMusic music);

void audio_set_volumes(Audio *audio, AudioVolumes volumes);
/* When muted, music pauses and costs nothing; afterwards it continues. The same applies to a volume of 0. */
void audio_set_muted(Audio *audio, bool is_muted);
bool audio_is_muted(Audio *audio);
/* The player looks at another window: music and the room's tone fade out until they return; effects still
 * play. */
void audio_set_away(Audio *audio, bool is_away);
/* Reports activity: input or motion. Call as often as wanted. */
void audio_stir(Audio *audio);

/* For tests: what was asked for since the last call, a line each, whether or not it was heard: "sound NAME
 * PLACE", "room PLACE MS", "music NAME MS", with the fade in milliseconds and "none" where it was stopped,
 * both only where that changes what is wanted. Of many the latest, after how many there were before. Heap
 * string, the caller frees it; empty without an Audio. */
char *audio_take_requests(Audio *audio);

/* A sound for a caption: from where on the screen, and who makes it, "" for nobody. */
enum { AUDIO_BY_BYTES = 48 };
typedef struct AudioAsked {
    AudioSound sound;
    float place;
    char by[AUDIO_BY_BYTES];
} AudioAsked;
/* The oldest sound that was asked for since, heard or not, of at most a few; false if there is none. */
bool audio_take_asked(Audio *audio, AudioAsked *asked);
/* What a sound tells, in the source language; "" for nothing. */
const char *audio_sound_caption(AudioSound sound);

const char *audio_sound_name(AudioSound sound); /* as in sounds.def */
const char *audio_music_name(AudioMusic music);
const char *audio_layer_name(AudioLayer layer);

#endif
