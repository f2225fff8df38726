/* The sounds of the table, and its music.
 *
 * This room knows names of sounds and nothing of games: who plays it decides what is heard. It never fails:
 * without a device, without files or muted it is silent, and says why once (audio_warning). Everything slow,
 * opening the device and decoding, is done on a thread of its own, so that the first frame waits for nothing;
 * a sound asked for before it is loaded is left out rather than played late. Effects lie decoded in memory
 * (about 6 MiB), music streams; one tune fades into another, and one that comes back goes on where it was.
 *
 * An open device costs time even while it plays silence. So it is closed, on that same thread, once nothing
 * has been heard for a while, and opened again for the next sound; whoever calls notices nothing of it. Music
 * that nobody stays for costs as much: where nothing has happened for a minute and a half (audio_stir) the
 * band plays out, and takes up again when something does. The room alone, where music is off, falls silent
 * after eight seconds.
 *
 * All functions take NULL for an Audio and do nothing. They are called from one thread, that which opened it.
 */
#ifndef SABACC_AUDIO_AUDIO_H
#define SABACC_AUDIO_AUDIO_H

#include <stdbool.h>

typedef enum AudioSound {
#define SOUND(id, name) AUDIO_##id,
#include "audio/sounds.def"
    AUDIO_SOUNDS
} AudioSound;

typedef enum AudioMusic {
#define MUSIC(id, name) AUDIO_MUSIC_##id,
#include "audio/sounds.def"
    AUDIO_MUSICS
} AudioMusic;

typedef struct Audio Audio;

/* Each 0…100 as heard: 50 is about half as loud. Everything is as loud as `all` lets it be. */
typedef struct AudioVolumes {
    int all, effects, music, room;
} AudioVolumes;

typedef struct AudioSetup {
    const char *directory; /* of sounds.json; copied */
    AudioVolumes volumes;
    bool is_muted;
    int quiet_ms;  /* how long nothing is heard until the device is closed; 0 for the usual four seconds */
    int lull_ms;   /* how long nothing happens until the band plays out; 0 for the usual minute and a half */
    int murmur_ms; /* the same of the room where there is no music; 0 for the usual eight seconds */
} AudioSetup;

/* Starts to open the device and to load. Call it when SDL has been initialised with all that the program
 * wants of it; the audio subsystem is initialised here and left by audio_close. Returns NULL, which is
 * silent, only when there is no thread to be had. */
Audio *audio_open(const AudioSetup *setup);
/* Waits for the thread (it stops at the next file), stops all sound and frees everything. */
void audio_close(Audio *audio);

/* True once the device is open or given up and all is loaded or given up. */
bool audio_is_ready(Audio *audio);
/* Waits until audio_is_ready; for tests and tools, not for the loop. */
void audio_wait(Audio *audio);
/* True when sounds can be heard at all: there is a device, open or resting. */
bool audio_has_device(Audio *audio);
/* True while the device is closed because nothing is to be heard. */
bool audio_is_resting(Audio *audio);
/* What went wrong, one line in English for the log; NULL when all is well and while not yet ready. Lives as
 * long as the Audio. */
const char *audio_warning(Audio *audio);

/* Plays one variant of a sound, never the same twice running, a touch louder or softer each time. `pan` is
 * the place on the table, −1 left … 1 right. The same sound again within 25 ms is left out: many cards swept
 * at once are one sound. Returns whether it plays. */
bool audio_play(Audio *audio, AudioSound sound, float pan);
/* Goes round until audio_loop_stop; one loop at a time, meant for AUDIO_ROOM_TONE. Remembered until loaded.
 */
void audio_loop_start(Audio *audio, AudioSound sound, int fade_ms);
void audio_loop_stop(Audio *audio, int fade_ms);

/* Music goes round until stopped or until another tune fades in over it. Remembered until loaded; starting
 * what already plays changes nothing. While a sound that the catalogue says so of is heard, music steps back.
 */
void audio_music_start(Audio *audio, AudioMusic music, int fade_ms);
void audio_music_stop(Audio *audio, int fade_ms);
/* How far a tune is faded in, 0…1; how many seconds of it have been played of this round. */
double audio_music_level(Audio *audio, AudioMusic music);
double audio_music_position(Audio *audio, AudioMusic music);

void audio_set_volumes(Audio *audio, AudioVolumes volumes);
/* Muted, music stands still and costs nothing; unmuted, it goes on where it was. The same holds for a volume
 * of 0. */
void audio_set_muted(Audio *audio, bool is_muted);
bool audio_is_muted(Audio *audio);
/* The player looks at something else: music and room fade out until he is back, effects call him. */
void audio_set_away(Audio *audio, bool is_away);
/* Something has happened: somebody touched a key, something moved. As often as one likes. */
void audio_stir(Audio *audio);

const char *audio_sound_name(AudioSound sound); /* as in sounds.def */
const char *audio_music_name(AudioMusic music);

#endif
