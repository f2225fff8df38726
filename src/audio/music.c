#include "audio/music.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <vorbis/vorbisfile.h>

#include "audio/audio_private.h"
#include "base/memory.h"

enum {
    BLOCK = 256 /* frames over which gain is interpolated linearly */,
    DECODED_BYTES = 4096 /* at once */,
    DUCK_DOWN_MS = 70,
    DUCK_UP_MS = 900
};

typedef struct Stream {
    OggVorbis_File file;
    bool is_open;
    /* A layer is short, and comes again while a place is on the screen: its samples are kept as they are
     * decoded. NULL: a tune, or not heard yet. */
    Sint16 *kept;
    long length, decoded, at;   /* samples */
    double gain, level, wished; /* level: how far it is faded in, 0…1; wished: how far it is to be */
} Stream;

typedef enum StreamKind { TUNES, LAYERS, STREAM_KINDS } StreamKind;
enum { STREAMS = MUSIC_LAYER(AUDIO_LAYERS) };

struct Music {
    SDL_mutex *lock; /* between the mixer's thread and the others; no other lock is taken while it is held */
    Stream streams[STREAMS];
    double step[STREAM_KINDS]; /* change of level per frame */
    double volume[STREAM_KINDS];
    double ducked, duck_gain; /* of tunes; ducked: the current gain */
    int duck_frames;          /* remaining frames of ducking */
    Sint16 block[2 * BLOCK];
};

static StreamKind kind_of(int stream) { return stream < AUDIO_MUSICS ? TUNES : LAYERS; }
static int channels_of(int stream) { return kind_of(stream) == TUNES ? 2 : 1; }

static void close_stream(Stream *stream) {
    if (stream->is_open) ov_clear(&stream->file);
    stream->is_open = false;
    free(stream->kept);
    stream->kept = NULL;
}

static double per_frame(int ms) { return ms > 0 ? 1000.0 / ((double)AUDIO_RATE * ms) : 1; }

Music *music_create(void) {
    Music *music = memory_calloc(1, sizeof *music);
    music->lock = SDL_CreateMutex();
    music->ducked = music->duck_gain = 1;
    if (music->lock) return music;
    free(music);
    return NULL;
}

void music_free(Music *music) {
    if (!music) return;
    for (int s = 0; s < STREAMS; s++) close_stream(&music->streams[s]);
    SDL_DestroyMutex(music->lock);
    free(music);
}

bool music_load(Music *music, int stream, const char *path, double gain, const char **why) {
    OggVorbis_File file;
    *why = "it cannot be read as Ogg Vorbis";
    if (ov_fopen(path, &file) != 0) return false;
    const vorbis_info *info = ov_info(&file, -1);
    if (info->rate != AUDIO_RATE || info->channels != channels_of(stream)) {
        ov_clear(&file);
        *why = channels_of(stream) == 2 ? "it is not stereo of 48000 Hz" : "it is not mono of 48000 Hz";
        return false;
    }
    SDL_LockMutex(music->lock);
    music->streams[stream].file = file;
    music->streams[stream].gain = gain;
    music->streams[stream].is_open = true;
    SDL_UnlockMutex(music->lock);
    return true;
}

/* With the lock held. A fade that goes on keeps its speed. */
static void request(Music *music, int stream, double wished, int fade_ms) {
    if (music->streams[stream].wished != wished) music->step[kind_of(stream)] = per_frame(fade_ms);
    music->streams[stream].wished = wished;
}

void music_request(Music *music, int tune, int fade_ms) {
    SDL_LockMutex(music->lock);
    for (int t = 0; t < AUDIO_MUSICS; t++) request(music, t, t == tune ? 1 : 0, fade_ms);
    SDL_UnlockMutex(music->lock);
}

void music_request_room(Music *music, const unsigned char level[AUDIO_LAYERS], int fade_ms) {
    SDL_LockMutex(music->lock);
    for (int l = 0; l < AUDIO_LAYERS; l++)
        request(music, MUSIC_LAYER(l), level ? level[l] / 100.0 : 0, fade_ms);
    SDL_UnlockMutex(music->lock);
}

void music_set_volumes(Music *music, double music_volume, double room_volume) {
    SDL_LockMutex(music->lock);
    music->volume[TUNES] = music_volume;
    music->volume[LAYERS] = room_volume;
    SDL_UnlockMutex(music->lock);
}

void music_duck(Music *music, double gain, int length_ms) {
    SDL_LockMutex(music->lock);
    const int frames = (int)((double)AUDIO_RATE * length_ms / 1000);
    music->duck_gain = music->duck_frames > 0 ? fmin(music->duck_gain, gain) : gain;
    music->duck_frames = SDL_max(music->duck_frames, frames);
    SDL_UnlockMutex(music->lock);
}

bool music_is_sounding(Music *music) {
    bool is = false;
    SDL_LockMutex(music->lock);
    for (const Stream *stream = music->streams; stream < music->streams + STREAMS; stream++)
        is |= stream->is_open && (stream->level > 0 || stream->wished > 0);
    SDL_UnlockMutex(music->lock);
    return is;
}

double music_level(Music *music, int stream) {
    SDL_LockMutex(music->lock);
    const double level = music->streams[stream].level;
    SDL_UnlockMutex(music->lock);
    return level;
}

double music_position(Music *music, int stream) {
    SDL_LockMutex(music->lock);
    const double position = music->streams[stream].is_open ? ov_time_tell(&music->streams[stream].file) : 0;
    SDL_UnlockMutex(music->lock);
    return position;
}

/* ---- the mixer's thread ---- */

/* Equal-power crossfade: two half-way levels add up to the full loudness. */
static double loudness(double level) { return sin(level * 1.5707963267948966); }

static double toward(double from, double to, double step) {
    return from < to ? fmin(to, from + step) : fmax(to, from - step);
}

/* As ov_read. */
static long decode(Stream *stream, void *to, long bytes) {
    int section;
    return ov_read(&stream->file, to, (int)bytes, SDL_BYTEORDER == SDL_BIG_ENDIAN, 2, 1, &section);
}

/* The next samples of a layer, wrapping at its end. */
static bool read_layer(Stream *stream, Sint16 *block, long count) {
    if (!stream->kept) {
        stream->length = (long)ov_pcm_total(&stream->file, -1);
        if (stream->length <= 0) return false;
        stream->kept = memory_alloc((size_t)stream->length * sizeof *stream->kept);
    }
    while (count > 0) {
        const long next = SDL_min(count, stream->length - stream->at);
        while (stream->decoded < stream->at + next) {
            const long left = (stream->length - stream->decoded) * (long)sizeof *block;
            const long got = decode(stream, stream->kept + stream->decoded, SDL_min(left, DECODED_BYTES));
            if (got <= 0) return false;
            stream->decoded += got / (long)sizeof *block;
        }
        memcpy(block, stream->kept + stream->at, (size_t)next * sizeof *block);
        block += next, count -= next;
        stream->at = (stream->at + next) % stream->length;
    }
    return true;
}

/* The next bytes of a tune, wrapping at its end. */
static bool read_tune(Stream *stream, Sint16 *block, int bytes) {
    char *at = (char *)block;
    int left = bytes, rounds = 0;
    while (left > 0 && rounds < 2) {
        const long got = decode(stream, at, left);
        if (got < 0) return false;
        if (got == 0) {
            rounds++;
            if (ov_pcm_seek(&stream->file, 0) != 0) return false;
        }
        at += got;
        left -= (int)got;
    }
    return left == 0;
}

/* False if the file fails: it is silent from then on. */
static bool read_block(Stream *stream, StreamKind kind, Sint16 *block, int frames) {
    return kind == LAYERS ? read_layer(stream, block, frames)
                          : read_tune(stream, block, frames * 2 * (int)sizeof *block);
}

/* Rounds by casting a positive number, which is cheap. */
static int rounded(float sample) { return (int)(sample + 32768.5f) - 32768; }

/* A gain before a block and after it. */
typedef struct Slope {
    double from, to;
} Slope;

/* A mono block is added to both sides alike. */
static void add_block(const Sint16 *block, int channels, Sint16 *to, int frames, Slope slope) {
    const float step = (float)((slope.to - slope.from) / frames);
    float gain = (float)slope.from;
    for (int n = 0; n < 2 * frames; n += 2, block += channels, gain += step)
        for (int side = 0; side < 2; side++) {
            const int sum = to[n + side] + rounded(gain * block[side % channels]);
            to[n + side] = (Sint16)SDL_clamp(sum, -32768, 32767);
        }
}

/* `duck`: of tunes. */
static void mix_stream(Music *music, int index, Sint16 *to, int frames, Slope duck) {
    Stream *stream = &music->streams[index];
    const StreamKind kind = kind_of(index);
    const int channels = channels_of(index);
    const double before = stream->level;
    stream->level = toward(before, stream->wished, music->step[kind] * frames);
    if (before <= 0 && stream->level <= 0) return;
    if (!read_block(stream, kind, music->block, frames)) {
        stream->level = 0;
        close_stream(stream);
        return;
    }
    const double volume = music->volume[kind] * stream->gain;
    if (kind == LAYERS) duck = (Slope){1, 1};
    add_block(music->block, channels, to, frames,
              (Slope){volume * duck.from * loudness(before), volume * duck.to * loudness(stream->level)});
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
        for (int s = 0; s < STREAMS; s++)
            if (music->streams[s].is_open)
                mix_stream(music, s, to, frames, (Slope){duck_before, music->ducked});
    }
    SDL_UnlockMutex(music->lock);
}
