/* Effects: the mixer's channels; and what is heard behind them. */
#include <math.h>
#include <stdlib.h>

#include "audio/audio_private.h"
#include "base/memory.h"

enum { AGAIN_MS = 25 };

static Uint32 random_below(Audio *audio, Uint32 bound) {
    audio->random ^= audio->random << 13;
    audio->random ^= audio->random >> 17;
    audio->random ^= audio->random << 5;
    return audio->random % bound;
}

static int loaded_variants(const Audio *audio, AudioSound sound) {
    int count = 0;
    while (count < CATALOGUE_VARIANTS && audio->recordings[sound][count].samples) count++;
    return count;
}

static int choose_variant(Audio *audio, AudioSound sound, int count) {
    if (count == 1) return 0;
    int variant = (int)random_below(audio, (Uint32)(audio->was_played[sound] ? count - 1 : count));
    if (audio->was_played[sound] && variant >= audio->last_variant[sound]) variant++;
    return variant % count;
}

/* An audible volume is not rounded down to zero. */
static int mixer_volume(int percent, double touch) {
    const double gain = audio_gain(percent) * touch;
    const int volume = (int)(MIX_MAX_VOLUME * gain + 0.5);
    return gain > 0 && volume < 1 ? 1 : volume;
}

/* What has been played to its end is not kept. */
static void drop_played(Audio *audio) {
    for (int channel = 0; channel < AUDIO_CHANNELS; channel++) {
        if (!audio->played[channel].abuf || Mix_Playing(channel)) continue;
        free(audio->played[channel].abuf);
        audio->played[channel] = (Mix_Chunk){0};
    }
}

/* Both sides, resampled, for that channel, which is halted and owns them until it plays another. */
static Mix_Chunk *at_pitch(Audio *audio, int channel, const Recording *recording, float pitch) {
    enum { FRAME = 4, SIDES = 2 }; /* bytes of two 16-bit samples */
    const int wanted = (int)((float)recording->count / pitch);
    const Sint16 *from = recording->samples;
    Sint16 *to = memory_alloc((size_t)wanted * FRAME);
    for (int i = 0; i < wanted; i++) {
        const float at = (float)i * pitch;
        const int first = (int)at, next = first + 1 < recording->count ? first + 1 : first;
        const float a = from[first], b = from[next];
        to[i * SIDES] = to[i * SIDES + 1] = (Sint16)(a + (b - a) * (at - (float)first));
    }
    audio->played[channel] =
        (Mix_Chunk){.abuf = (Uint8 *)to, .alen = (Uint32)wanted * FRAME, .volume = (Uint8)recording->volume};
    return &audio->played[channel];
}

/* Equal power from edge to edge, over three fifths of the way to either side: a table is not as wide as
 * headphones. At an edge the nearer side is at full gain and the other at a third; in the middle both are at
 * three quarters, and made mono a sound at an edge is one decibel softer. Set before the channel plays, or
 * the first samples would be centred. */
static void set_place(int channel, float place) {
    static const double MIDDLE = 0.7853981633974483,
                        WIDTH = 0.6; /* the angle at which both sides are equal */
    const double turn = MIDDLE * (1 + WIDTH * (double)SDL_clamp(place, -1.0f, 1.0f));
    const double full = cos(MIDDLE * (1 - WIDTH));
    Mix_SetPanning(channel, (Uint8)(255 * cos(turn) / full + 0.5), (Uint8)(255 * sin(turn) / full + 0.5));
}

static void play_recording(Audio *audio, AudioSound sound, const Recording *recording, float place,
                           float pitch) {
    const int group = audio->catalogue.sounds[sound].duck > 0 ? AUDIO_STINGS : AUDIO_EFFECTS;
    int channel = Mix_GroupAvailable(group);
    if (channel < 0) channel = Mix_GroupOldest(group);
    if (channel < 0) return;
    Mix_HaltChannel(channel);
    drop_played(audio);
    set_place(channel, place);
    const double touch = 1 - 0.125 * random_below(audio, 1000) / 1000;
    Mix_Volume(channel, mixer_volume(audio->volumes.effects, touch));
    Mix_PlayChannel(channel, at_pitch(audio, channel, recording, pitch), 0);
}

/* More than a few at once would be noise. */
static void put_off(Audio *audio, AudioSound sound, const Recording *recording, float place, float pitch) {
    if (audio->pending_count == AUDIO_PENDING) return;
    audio->pending[audio->pending_count++] = (PendingSound){
        .sound = sound, .recording = recording, .place = place, .pitch = pitch, .asked = SDL_GetTicks()};
    SDL_CondSignal(audio->wanted);
}

void audio_play_pending(Audio *audio) {
    const Uint32 now = SDL_GetTicks();
    for (int n = 0; n < audio->pending_count; n++) {
        const PendingSound *sound = &audio->pending[n];
        if (now - sound->asked <= AUDIO_LATE_MS)
            play_recording(audio, sound->sound, sound->recording, sound->place, sound->pitch);
    }
    audio->pending_count = 0;
}

/* Ducks music as the catalogue says, for the sound's length. */
static void step_back(Audio *audio, AudioSound sound, const Recording *recording) {
    const double duck = audio->catalogue.sounds[sound].duck;
    if (duck > 0) music_duck(audio->band, 1 - duck, (int)((long)recording->count * 1000 / AUDIO_RATE));
}

bool audio_play(Audio *audio, AudioSound sound, float place) {
    return audio_play_by(audio, sound, place, 1, NULL);
}

bool audio_play_by(Audio *audio, AudioSound sound, float place, float pitch, const char *by) {
    if (!audio) return false;
    SDL_LockMutex(audio->lock);
    audio_note_request(audio, "sound", audio_sound_name(sound), (double)place);
    audio_note_asked(audio, sound, place, by);
    const Uint32 now = SDL_GetTicks();
    const int count = loaded_variants(audio, sound);
    const bool is_again = audio->was_played[sound] && now - audio->last_time[sound] < AGAIN_MS;
    const bool can_play =
        count > 0 && !is_again && !audio->is_muted && audio->volumes.all > 0 && audio->volumes.effects > 0;
    if (can_play) {
        const int variant = choose_variant(audio, sound, count);
        const Recording *recording = &audio->recordings[sound][variant];
        if (audio->is_open)
            play_recording(audio, sound, recording, place, pitch);
        else
            put_off(audio, sound, recording, place, pitch);
        step_back(audio, sound, recording);
        audio->last_time[sound] = now;
        audio->last_variant[sound] = variant;
        audio->was_played[sound] = true;
    }
    SDL_UnlockMutex(audio->lock);
    return can_play;
}

void audio_halt_effects(Audio *audio) {
    if (!audio->is_open) return;
    for (int channel = 0; channel < AUDIO_CHANNELS; channel++) Mix_HaltChannel(channel);
}

/* Headroom for music, a fanfare, and many cards and chips at once: of everything, and of what is behind the
 * effects as much more as set_place takes from them in the middle. */
static const double headroom = 0.84, behind = 0.74; /* 1.5 and 2.6 dB */

void audio_apply_volumes(Audio *audio) {
    const double back = headroom * behind * audio_gain(audio->volumes.all);
    music_set_volumes(audio->band, back * audio_gain(audio->volumes.music),
                      back * audio_gain(audio->volumes.room));
    if (audio->is_open) Mix_MasterVolume(mixer_volume(audio->volumes.all, headroom));
}

void audio_apply_background(Audio *audio, int fade_ms) {
    const AudioRoom *room = audio_room_now(audio);
    music_request(audio->band, audio_music_now(audio), fade_ms);
    music_request_room(audio->band, room ? room->level : NULL, fade_ms);
}
