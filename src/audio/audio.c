#include "audio/audio_private.h"

#include "base/memory.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

static AudioVolumes within_bounds(AudioVolumes volumes) {
    volumes.all = SDL_clamp(volumes.all, 0, 100);
    volumes.effects = SDL_clamp(volumes.effects, 0, 100);
    volumes.music = SDL_clamp(volumes.music, 0, 100);
    volumes.room = SDL_clamp(volumes.room, 0, 100);
    return volumes;
}

Audio *audio_open(const AudioSetup *setup) {
    Audio *audio = memory_calloc(1, sizeof *audio);
    audio->directory = memory_strdup(setup->directory);
    audio->quiet_ms = setup->quiet_ms > 0 ? setup->quiet_ms : AUDIO_QUIET_MS;
    audio->after_ms = setup->after_ms;
    audio->is_held = setup->is_held;
    audio->wake = setup->wake;
    audio->wake_user = setup->wake_user;
    audio->lock = SDL_CreateMutex();
    audio->wanted = SDL_CreateCond();
    audio->lull_ms = setup->lull_ms > 0 ? setup->lull_ms : AUDIO_LULL_MS;
    audio->hush_ms = setup->hush_ms > 0 ? setup->hush_ms : AUDIO_HUSH_AFTER_MS;
    audio->last_stir = SDL_GetTicks();
    audio->is_muted = setup->is_muted;
    audio->wanted_music = AUDIO_MUSICS;
    audio->band = music_create();
    audio->random = (Uint32)SDL_GetPerformanceCounter() | 1u;
    audio->volumes = within_bounds(setup->volumes);
    if (audio->lock && audio->wanted && audio->band)
        audio->thread = SDL_CreateThread(audio_run, "audio", audio);
    if (audio->thread) return audio;
    audio_close(audio);
    return NULL;
}

static void free_all(Audio *audio) {
    if (audio->is_open) {
        Mix_HookMusic(NULL, NULL);
        Mix_HaltChannel(-1);
    }
    for (int s = 0; s < AUDIO_SOUNDS; s++)
        for (int v = 0; v < CATALOGUE_VARIANTS; v++) free(audio->recordings[s][v].samples);
    for (int channel = 0; channel < AUDIO_CHANNELS; channel++) free(audio->played[channel].abuf);
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
    music_free(audio->band);
    if (audio->wanted) SDL_DestroyCond(audio->wanted);
    if (audio->lock) SDL_DestroyMutex(audio->lock);
    free(audio->directory);
    free(audio);
}

void audio_begin(Audio *audio) {
    if (!audio) return;
    SDL_LockMutex(audio->lock);
    audio->is_held = false;
    SDL_CondSignal(audio->wanted);
    SDL_UnlockMutex(audio->lock);
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

/* The warning never changes once written, so it may be read without the lock. */
const char *audio_warning(Audio *audio) {
    if (!audio) return NULL;
    SDL_LockMutex(audio->lock);
    const bool has = audio->is_ready && audio->warning[0];
    SDL_UnlockMutex(audio->lock);
    return has ? audio->warning : NULL;
}

/* ---- the requested state ---- */

static bool is_background_audible(const Audio *audio) {
    return !audio->is_muted && !audio->is_away && audio->volumes.all > 0;
}

const AudioRoom *audio_room_now(const Audio *audio) {
    bool is_audible = is_background_audible(audio) && !audio->is_hushed && audio->volumes.room > 0;
    return is_audible ? audio->wanted_room : NULL;
}

int audio_music_now(const Audio *audio) {
    bool is_audible = is_background_audible(audio) && !audio->is_lulled && audio->volumes.music > 0;
    return is_audible ? audio->wanted_music : AUDIO_MUSICS;
}

bool audio_wants_device(const Audio *audio) {
    return audio_room_now(audio) || audio_music_now(audio) != AUDIO_MUSICS;
}

/* With the lock held: fades requested sounds in and others out; the thread opens the device if needed. */
static void change(Audio *audio, int fade_ms) {
    audio_apply_background(audio, fade_ms);
    if (!audio->is_open) SDL_CondSignal(audio->wanted);
}

void audio_room_start(Audio *audio, const char *place, int fade_ms) {
    const AudioRoom *room = room_find(place);
    assert(room);
    if (!audio) return;
    SDL_LockMutex(audio->lock);
    const bool is_new = audio->wanted_room != room;
    audio->wanted_room = room;
    if (is_new) audio_note_request(audio, "room", room->place, fade_ms);
    if (is_new) change(audio, fade_ms);
    SDL_UnlockMutex(audio->lock);
}

void audio_room_stop(Audio *audio, int fade_ms) {
    if (!audio) return;
    SDL_LockMutex(audio->lock);
    if (audio->wanted_room) audio_note_request(audio, "room", "none", fade_ms);
    audio->wanted_room = NULL;
    change(audio, fade_ms);
    SDL_UnlockMutex(audio->lock);
}

double audio_room_level(Audio *audio, AudioLayer layer) {
    return audio ? music_level(audio->band, MUSIC_LAYER(layer)) : 0;
}

void audio_music_start(Audio *audio, AudioMusic music, int fade_ms) {
    if (!audio) return;
    SDL_LockMutex(audio->lock);
    const bool is_new = audio->wanted_music != (int)music;
    audio->wanted_music = (int)music;
    if (is_new) audio_note_request(audio, "music", audio_music_name(music), fade_ms);
    if (is_new) change(audio, fade_ms);
    SDL_UnlockMutex(audio->lock);
}

void audio_music_stop(Audio *audio, int fade_ms) {
    if (!audio) return;
    SDL_LockMutex(audio->lock);
    if (audio->wanted_music != AUDIO_MUSICS) audio_note_request(audio, "music", "none", fade_ms);
    audio->wanted_music = AUDIO_MUSICS;
    change(audio, fade_ms);
    SDL_UnlockMutex(audio->lock);
}

double audio_music_level(Audio *audio, AudioMusic music) {
    return audio ? music_level(audio->band, (int)music) : 0;
}

double audio_music_position(Audio *audio, AudioMusic music) {
    return audio ? music_position(audio->band, (int)music) : 0;
}

/* Ten decibels are perceived as half as loud; ten decibels down at 50 is a power of 1.66. */
double audio_gain(int percent) { return percent > 0 ? pow(percent / 100.0, 1.66) : 0; }

void audio_set_volumes(Audio *audio, AudioVolumes volumes) {
    if (!audio) return;
    SDL_LockMutex(audio->lock);
    audio->volumes = within_bounds(volumes);
    audio_apply_volumes(audio);
    change(audio, AUDIO_CUT_MS);
    SDL_UnlockMutex(audio->lock);
}

/* Playing effects are cut off, not paused, so that they do not continue when the sound is turned on again. */
void audio_set_muted(Audio *audio, bool is_muted) {
    if (!audio) return;
    SDL_LockMutex(audio->lock);
    audio->is_muted = is_muted;
    audio->pending_count = 0;
    if (is_muted) audio_halt_effects(audio);
    change(audio, AUDIO_CUT_MS);
    SDL_UnlockMutex(audio->lock);
}

bool audio_is_muted(Audio *audio) {
    if (!audio) return true;
    SDL_LockMutex(audio->lock);
    const bool is = audio->is_muted;
    SDL_UnlockMutex(audio->lock);
    return is;
}

void audio_set_away(Audio *audio, bool is_away) {
    if (!audio) return;
    SDL_LockMutex(audio->lock);
    const bool is_new = audio->is_away != is_away;
    audio->is_away = is_away;
    if (is_new) change(audio, AUDIO_AWAY_MS);
    SDL_UnlockMutex(audio->lock);
}

void audio_stir(Audio *audio) {
    if (!audio) return;
    SDL_LockMutex(audio->lock);
    audio->last_stir = SDL_GetTicks();
    if (audio->is_lulled || audio->is_hushed) {
        audio->is_lulled = audio->is_hushed = false;
        change(audio, AUDIO_AWAY_MS);
    }
    SDL_UnlockMutex(audio->lock);
}
