#include "audio/music.h"

#include <math.h>
#include <stdlib.h>
#include <vorbis/vorbisfile.h>

#include "audio/audio_private.h"
#include "base/memory.h"

enum {
    BLOCK = 256 /* frames over which gain is interpolated linearly */,
    DUCK_DOWN_MS = 70,
    DUCK_UP_MS = 900
};

typedef struct Tune {
    OggVorbis_File file;
    bool is_open;
    double gain, level; /* level: how far it is faded in, 0…1 */
} Tune;

struct Music {
    SDL_mutex *lock; /* between the mixer's thread and the others; no other lock is taken while it is held */
    Tune tunes[AUDIO_MUSICS];
    int wished;
    double step; /* change of level per frame */
    double volume;
    double ducked, duck_gain; /* ducked: the current gain */
    int duck_frames;          /* remaining frames of ducking */
    Sint16 block[2 * BLOCK];
};

static double per_frame(int ms) { return ms > 0 ? 1000.0 / ((double)AUDIO_RATE * ms) : 1; }

Music *music_create(void) {
    Music *music = memory_calloc(1, sizeof *music);
    music->lock = SDL_CreateMutex();
    music->wished = AUDIO_MUSICS;
    music->ducked = music->duck_gain = 1;
    if (music->lock) return music;
    free(music);
    return NULL;
}

void music_free(Music *music) {
    if (!music) return;
    for (int t = 0; t < AUDIO_MUSICS; t++)
        if (music->tunes[t].is_open) ov_clear(&music->tunes[t].file);
    SDL_DestroyMutex(music->lock);
    free(music);
}

bool music_load(Music *music, AudioMusic tune, const char *path, double gain, const char **why) {
    OggVorbis_File file;
    *why = "it cannot be read as Ogg Vorbis";
    if (ov_fopen(path, &file) != 0) return false;
    const vorbis_info *info = ov_info(&file, -1);
    if (info->rate != AUDIO_RATE || info->channels != 2) {
        ov_clear(&file);
        *why = "it is not stereo of 48000 Hz";
        return false;
    }
    SDL_LockMutex(music->lock);
    music->tunes[tune].file = file;
    music->tunes[tune].gain = gain;
    music->tunes[tune].is_open = true;
    SDL_UnlockMutex(music->lock);
    return true;
}

void music_request(Music *music, int tune, int fade_ms) {
    SDL_LockMutex(music->lock);
    if (music->wished != tune) music->step = per_frame(fade_ms); /* otherwise the fade continues */
    music->wished = tune;
    SDL_UnlockMutex(music->lock);
}

void music_set_volume(Music *music, double volume) {
    SDL_LockMutex(music->lock);
    music->volume = volume;
    SDL_UnlockMutex(music->lock);
}

void music_duck(Music *music, double gain, int length_ms) {
    SDL_LockMutex(music->lock);
    const int frames = (int)((double)AUDIO_RATE * length_ms / 1000);
    music->duck_gain = music->duck_frames > 0 ? fmin(music->duck_gain, gain) : gain;
    music->duck_frames = SDL_max(music->duck_frames, frames);
    SDL_UnlockMutex(music->lock);
}

/* With the lock held. */
static double wanted_level(const Music *music, int tune) { return music->wished == tune ? 1 : 0; }

bool music_is_sounding(Music *music) {
    bool is = false;
    SDL_LockMutex(music->lock);
    for (int t = 0; t < AUDIO_MUSICS; t++)
        is |= music->tunes[t].is_open && (music->tunes[t].level > 0 || wanted_level(music, t) > 0);
    SDL_UnlockMutex(music->lock);
    return is;
}

double music_level(Music *music, AudioMusic tune) {
    SDL_LockMutex(music->lock);
    const double level = music->tunes[tune].level;
    SDL_UnlockMutex(music->lock);
    return level;
}

double music_position(Music *music, AudioMusic tune) {
    SDL_LockMutex(music->lock);
    const double position = music->tunes[tune].is_open ? ov_time_tell(&music->tunes[tune].file) : 0;
    SDL_UnlockMutex(music->lock);
    return position;
}

/* ---- the mixer's thread ---- */

/* Equal-power crossfade: two half-way levels add up to the full loudness. */
static double loudness(double level) { return sin(level * 1.5707963267948966); }

static double toward(double from, double to, double step) {
    return from < to ? fmin(to, from + step) : fmax(to, from - step);
}

/* The next frames of a tune, wrapping at its end. False if the file fails: it is silent from then on. */
static bool read_block(Tune *tune, Sint16 *block, int frames) {
    char *at = (char *)block;
    int left = frames * 4, rounds = 0, section;
    while (left > 0 && rounds < 2) {
        const long got = ov_read(&tune->file, at, left, SDL_BYTEORDER == SDL_BIG_ENDIAN, 2, 1, &section);
        if (got < 0) return false;
        if (got == 0) {
            rounds++;
            if (ov_pcm_seek(&tune->file, 0) != 0) return false;
        }
        at += got;
        left -= (int)got;
    }
    return left == 0;
}

/* Rounds by casting a positive number, which is cheap. */
static int rounded(float sample) { return (int)(sample + 32768.5f) - 32768; }

static void add_block(const Sint16 *block, Sint16 *to, int frames, double from_gain, double to_gain) {
    const float step = (float)((to_gain - from_gain) / frames);
    float gain = (float)from_gain;
    for (int n = 0; n < 2 * frames; n += 2, gain += step)
        for (int lane = 0; lane < 2; lane++) {
            const int sum = to[n + lane] + rounded(gain * block[n + lane]);
            to[n + lane] = (Sint16)SDL_clamp(sum, -32768, 32767);
        }
}

static void mix_tune(Music *music, int index, Sint16 *to, int frames, double duck_before) {
    Tune *tune = &music->tunes[index];
    const double before = tune->level;
    tune->level = toward(before, wanted_level(music, index), music->step * frames);
    if (before <= 0 && tune->level <= 0) return;
    if (!read_block(tune, music->block, frames)) {
        tune->level = 0;
        tune->is_open = false;
        ov_clear(&tune->file);
        return;
    }
    const double volume = music->volume * tune->gain;
    add_block(music->block, to, frames, volume * duck_before * loudness(before),
              volume * music->ducked * loudness(tune->level));
}

static void step_duck(Music *music, int frames) {
    const bool is_down = music->duck_frames > 0;
    music->duck_frames = SDL_max(music->duck_frames - frames, 0);
    music->ducked = toward(music->ducked, is_down ? music->duck_gain : 1,
                           frames * per_frame(is_down ? DUCK_DOWN_MS : DUCK_UP_MS));
}

void music_mix(void *data, Uint8 *stream, int bytes) {
    Music *music = data;
    Sint16 *to = (Sint16 *)(void *)stream;
    SDL_LockMutex(music->lock);
    for (int left = bytes / 4; left > 0; left -= BLOCK, to += 2 * BLOCK) {
        const int frames = SDL_min(left, BLOCK);
        const double duck_before = music->ducked;
        step_duck(music, frames);
        for (int t = 0; t < AUDIO_MUSICS; t++)
            if (music->tunes[t].is_open) mix_tune(music, t, to, frames, duck_before);
    }
    SDL_UnlockMutex(music->lock);
}
