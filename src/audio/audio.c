#include "audio/audio_private.h"

#include <math.h>
#include <string.h>

enum { AGAIN_MS = 25 };

static const char *const sound_names[AUDIO_SOUNDS] = {
#define SOUND(id, name) [AUDIO_##id] = name,
#include "audio/sounds.def"
};

static const char *const music_names[AUDIO_MUSICS] = {
#define MUSIC(id, name) [AUDIO_MUSIC_##id] = name,
#include "audio/sounds.def"
};

const char *audio_sound_name(AudioSound sound) { return sound_names[sound]; }

const char *audio_music_name(AudioMusic music) { return music_names[music]; }

bool audio_sound_find(const char *name, AudioSound *sound) {
    for (int n = 0; n < AUDIO_SOUNDS; n++)
        if (strcmp(sound_names[n], name) == 0) {
            *sound = (AudioSound)n;
            return true;
        }
    return false;
}

static void set_volumes(Audio *audio, int effects, int music) {
    audio->effects = SDL_clamp(effects, 0, 100);
    audio->music = SDL_clamp(music, 0, 100);
}

Audio *audio_open(const AudioSetup *setup) {
    Audio *audio = SDL_calloc(1, sizeof *audio);
    if (!audio) return NULL;
    audio->directory = SDL_strdup(setup->directory);
    audio->quiet_ms = setup->quiet_ms > 0 ? setup->quiet_ms : AUDIO_QUIET_MS;
    audio->lock = SDL_CreateMutex();
    audio->wanted = SDL_CreateCond();
    audio->is_muted = setup->is_muted;
    audio->wanted_loop = AUDIO_SOUNDS;
    audio->wanted_music = audio->playing_music = AUDIO_MUSICS;
    audio->random = (Uint32)SDL_GetPerformanceCounter() | 1u;
    set_volumes(audio, setup->effects, setup->music);
    if (audio->directory && audio->lock && audio->wanted)
        audio->thread = SDL_CreateThread(audio_run, "audio", audio);
    if (audio->thread) return audio;
    audio_close(audio);
    return NULL;
}

static void free_all(Audio *audio) {
    if (audio->is_open) {
        Mix_HaltChannel(-1);
        Mix_HaltMusic();
    }
    for (int s = 0; s < AUDIO_SOUNDS; s++)
        for (int v = 0; v < CATALOGUE_VARIANTS; v++)
            if (audio->chunks[s][v]) Mix_FreeChunk(audio->chunks[s][v]);
    for (int m = 0; m < AUDIO_MUSICS; m++)
        if (audio->tunes[m]) Mix_FreeMusic(audio->tunes[m]);
    if (audio->is_open) Mix_CloseAudio();
    Mix_Quit();
}

void audio_close(Audio *audio) {
    if (!audio) return;
    if (audio->thread) {
        SDL_LockMutex(audio->lock);
        audio->is_closing = true;
        SDL_CondSignal(audio->wanted);
        SDL_UnlockMutex(audio->lock);
        SDL_WaitThread(audio->thread, NULL);
    }
    if (audio->has_device) free_all(audio);
    if (audio->has_subsystem) SDL_QuitSubSystem(SDL_INIT_AUDIO);
    if (audio->wanted) SDL_DestroyCond(audio->wanted);
    if (audio->lock) SDL_DestroyMutex(audio->lock);
    SDL_free(audio->directory);
    SDL_free(audio);
}

bool audio_is_ready(Audio *audio) {
    if (!audio) return true;
    SDL_LockMutex(audio->lock);
    const bool is = audio->is_ready;
    SDL_UnlockMutex(audio->lock);
    return is;
}

void audio_wait(Audio *audio) {
    while (!audio_is_ready(audio)) SDL_Delay(2);
}

bool audio_has_device(Audio *audio) {
    if (!audio) return false;
    SDL_LockMutex(audio->lock);
    const bool has = audio->has_device;
    SDL_UnlockMutex(audio->lock);
    return has;
}

bool audio_is_resting(Audio *audio) {
    if (!audio) return false;
    SDL_LockMutex(audio->lock);
    const bool is = audio->is_ready && audio->has_device && !audio->is_open;
    SDL_UnlockMutex(audio->lock);
    return is;
}

/* Once written the warning does not change, so it may be read without the lock. */
const char *audio_warning(Audio *audio) {
    if (!audio) return NULL;
    SDL_LockMutex(audio->lock);
    const bool has = audio->is_ready && audio->warning[0];
    SDL_UnlockMutex(audio->lock);
    return has ? audio->warning : NULL;
}

bool audio_wants_device(const Audio *audio) {
    if (audio->is_muted) return false;
    return (audio->wanted_loop != AUDIO_SOUNDS && audio->effects > 0) ||
           (audio->wanted_music != AUDIO_MUSICS && audio->music > 0);
}

/* With the lock held: the thread opens the device if need be. */
static void wake_device(Audio *audio) {
    if (!audio->is_open) SDL_CondSignal(audio->wanted);
}

static Uint32 random_below(Audio *audio, Uint32 bound) {
    audio->random ^= audio->random << 13;
    audio->random ^= audio->random >> 17;
    audio->random ^= audio->random << 5;
    return audio->random % bound;
}

static int loaded_variants(const Audio *audio, AudioSound sound) {
    int count = 0;
    while (count < CATALOGUE_VARIANTS && audio->chunks[sound][count]) count++;
    return count;
}

static int choose_variant(Audio *audio, AudioSound sound, int count) {
    if (count == 1) return 0;
    int variant = (int)random_below(audio, (Uint32)(audio->was_played[sound] ? count - 1 : count));
    if (audio->was_played[sound] && variant >= audio->last_variant[sound]) variant++;
    return variant % count;
}

/* Panning is set before the channel plays, or the first moment would be heard in the middle. Full left keeps
 * a quarter on the right: a table is not as wide as headphones are. */
static void play_chunk(Audio *audio, Mix_Chunk *chunk, float pan) {
    int channel = Mix_GroupAvailable(AUDIO_EFFECTS);
    if (channel < 0) channel = Mix_GroupOldest(AUDIO_EFFECTS);
    if (channel < 0) return;
    const float place = SDL_clamp(pan, -1.0f, 1.0f) * 0.75f;
    Mix_HaltChannel(channel);
    Mix_SetPanning(channel, (Uint8)(255 * (place > 0 ? 1 - place : 1)),
                   (Uint8)(255 * (place < 0 ? 1 + place : 1)));
    Mix_Volume(channel, MIX_MAX_VOLUME - (int)random_below(audio, MIX_MAX_VOLUME / 8));
    Mix_PlayChannel(channel, chunk, 0);
}

/* More than a few at once would be one noise. */
static void put_off(Audio *audio, Mix_Chunk *chunk, float pan) {
    if (audio->pending_count == AUDIO_PENDING) return;
    audio->pending[audio->pending_count++] =
        (PendingSound){.chunk = chunk, .pan = pan, .asked = SDL_GetTicks()};
    wake_device(audio);
}

void audio_play_pending(Audio *audio) {
    const Uint32 now = SDL_GetTicks();
    for (int n = 0; n < audio->pending_count; n++) {
        const PendingSound *sound = &audio->pending[n];
        if (now - sound->asked <= AUDIO_LATE_MS) play_chunk(audio, sound->chunk, sound->pan);
    }
    audio->pending_count = 0;
}

bool audio_play(Audio *audio, AudioSound sound, float pan) {
    if (!audio) return false;
    SDL_LockMutex(audio->lock);
    const Uint32 now = SDL_GetTicks();
    const int count = loaded_variants(audio, sound);
    const bool is_again = audio->was_played[sound] && now - audio->last_time[sound] < AGAIN_MS;
    const bool can_play = count > 0 && !is_again && !audio->is_muted && audio->effects > 0;
    if (can_play) {
        const int variant = choose_variant(audio, sound, count);
        Mix_Chunk *chunk = audio->chunks[sound][variant];
        if (audio->is_open)
            play_chunk(audio, chunk, pan);
        else
            put_off(audio, chunk, pan);
        audio->last_time[sound] = now;
        audio->last_variant[sound] = variant;
        audio->was_played[sound] = true;
    }
    SDL_UnlockMutex(audio->lock);
    return can_play;
}

/* Ten decibels are heard as half; ten decibels down at 50 is a power of 1.66. */
static int heard_volume(int percent, double gain) {
    if (percent == 0 || gain <= 0) return 0;
    const int volume = (int)(MIX_MAX_VOLUME * gain * pow(percent / 100.0, 1.66) + 0.5);
    return volume > 1 ? volume : 1;
}

void audio_apply_volumes(Audio *audio) {
    const double gain =
        audio->wanted_music < AUDIO_MUSICS ? audio->catalogue.music[audio->wanted_music].gain : 1;
    Mix_MasterVolume(heard_volume(audio->effects, 1));
    Mix_VolumeMusic(heard_volume(audio->music, gain));
}

void audio_apply_loop(Audio *audio) {
    const int sound = audio->wanted_loop;
    Mix_HaltChannel(AUDIO_LOOP_CHANNEL);
    if (sound == AUDIO_SOUNDS || !audio->chunks[sound][0]) return;
    Mix_FadeInChannel(AUDIO_LOOP_CHANNEL, audio->chunks[sound][0], -1, audio->loop_fade_ms);
    if (audio->is_muted) Mix_Pause(AUDIO_LOOP_CHANNEL);
}

/* Music that is fading out is halted first: the mixer would otherwise wait here until it has died away. */
void audio_apply_music(Audio *audio) {
    const int music = audio->wanted_music;
    if (music == AUDIO_MUSICS || !audio->tunes[music]) return;
    if (audio->playing_music == music && Mix_PlayingMusic() && Mix_FadingMusic() != MIX_FADING_OUT) return;
    Mix_HaltMusic();
    audio_apply_volumes(audio);
    if (Mix_FadeInMusicPos(audio->tunes[music], -1, audio->music_fade_ms, audio->music_position) != 0) return;
    audio->music_position = 0;
    audio->playing_music = music;
    if (audio->is_muted) Mix_PauseMusic();
}

void audio_loop_start(Audio *audio, AudioSound sound, int fade_ms) {
    if (!audio) return;
    SDL_LockMutex(audio->lock);
    if (audio->wanted_loop != (int)sound) {
        audio->wanted_loop = (int)sound;
        audio->loop_fade_ms = fade_ms;
        if (audio->is_open) audio_apply_loop(audio);
        wake_device(audio);
    }
    SDL_UnlockMutex(audio->lock);
}

/* What has not begun to fade in cannot fade out: the mixer would play on. */
static void stop_loop(int fade_ms) {
    if (fade_ms <= 0 || Mix_Volume(AUDIO_LOOP_CHANNEL, -1) == 0)
        Mix_HaltChannel(AUDIO_LOOP_CHANNEL);
    else
        Mix_FadeOutChannel(AUDIO_LOOP_CHANNEL, fade_ms);
}

void audio_loop_stop(Audio *audio, int fade_ms) {
    if (!audio) return;
    SDL_LockMutex(audio->lock);
    audio->wanted_loop = AUDIO_SOUNDS;
    if (audio->is_open) stop_loop(fade_ms);
    SDL_UnlockMutex(audio->lock);
}

void audio_music_start(Audio *audio, AudioMusic music, int fade_ms) {
    if (!audio) return;
    SDL_LockMutex(audio->lock);
    if (audio->wanted_music != (int)music) audio->music_position = 0;
    audio->wanted_music = (int)music;
    audio->music_fade_ms = fade_ms;
    if (audio->is_open) audio_apply_music(audio);
    wake_device(audio);
    SDL_UnlockMutex(audio->lock);
}

/* Fading only fades what sounds: paused music would stand at the start of its fade for ever. */
void audio_music_stop(Audio *audio, int fade_ms) {
    if (!audio) return;
    SDL_LockMutex(audio->lock);
    audio->wanted_music = AUDIO_MUSICS;
    audio->music_position = 0;
    if (audio->is_open && audio->is_muted) Mix_HaltMusic();
    if (audio->is_open && !audio->is_muted) Mix_FadeOutMusic(fade_ms);
    SDL_UnlockMutex(audio->lock);
}

void audio_set_volumes(Audio *audio, int effects, int music) {
    if (!audio) return;
    SDL_LockMutex(audio->lock);
    set_volumes(audio, effects, music);
    if (audio->is_open) audio_apply_volumes(audio);
    wake_device(audio);
    SDL_UnlockMutex(audio->lock);
}

/* Effects under way are cut off, not paused: they would come out of nowhere when the sound is turned on
 * again. */
static void apply_mute(Audio *audio) {
    if (!audio->is_muted) {
        Mix_Resume(AUDIO_LOOP_CHANNEL);
        Mix_ResumeMusic();
        return;
    }
    for (int channel = AUDIO_LOOP_CHANNEL + 1; channel < AUDIO_CHANNELS; channel++) Mix_HaltChannel(channel);
    Mix_Pause(AUDIO_LOOP_CHANNEL);
    Mix_PauseMusic();
}

void audio_set_muted(Audio *audio, bool is_muted) {
    if (!audio) return;
    SDL_LockMutex(audio->lock);
    audio->is_muted = is_muted;
    audio->pending_count = 0;
    if (audio->is_open) apply_mute(audio);
    wake_device(audio);
    SDL_UnlockMutex(audio->lock);
}
