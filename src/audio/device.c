#include "audio/audio_private.h"

#include <string.h>

enum { POLL_MS = 500, RETRY_MS = 5000 };

#ifdef __linux__
static void ignore_message(const char *file, int line, const char *function, int error, const char *format,
                           ...) {
    (void)file, (void)line, (void)function, (void)error, (void)format;
}

/* Without a sound card ALSA prints a dozen lines to the terminal. SDL loads the same library; if it cannot be
 * loaded there is nothing to silence. */
static void quieten_alsa(void) {
    typedef void Handler(const char *, int, const char *, int, const char *, ...);
    typedef int SetHandler(Handler *);
    void *alsa = SDL_LoadObject("libasound.so.2");
    void *found = alsa ? SDL_LoadFunction(alsa, "snd_lib_error_set_handler") : NULL;
    SetHandler *set_handler;
    memcpy(&set_handler, &found, sizeof found);
    if (found) set_handler(ignore_message);
    SDL_ClearError();
}
#else
static void quieten_alsa(void) {}
#endif

static bool start_subsystem(Audio *audio) {
    quieten_alsa();
    const bool is_started = SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    if (!is_started) audio_warn(audio, "No sound: %s.", SDL_GetError());
    SDL_LockMutex(audio->lock);
    audio->has_subsystem = is_started;
    SDL_UnlockMutex(audio->lock);
    return is_started;
}

/* The format is always the same, so that decoded sounds outlive the device. */
static bool open_device(Audio *audio) {
    if (Mix_OpenAudioDevice(AUDIO_RATE, AUDIO_S16SYS, 2, AUDIO_FRAMES, NULL, 0) != 0) {
        audio_warn(audio, "No sound: %s.", Mix_GetError());
        return false;
    }
    Mix_AllocateChannels(AUDIO_CHANNELS);
    Mix_GroupChannels(AUDIO_STINGS_FROM, AUDIO_EFFECTS_FROM - 1, AUDIO_STINGS);
    Mix_GroupChannels(AUDIO_EFFECTS_FROM, AUDIO_CHANNELS - 1, AUDIO_EFFECTS);
    if (!(Mix_Init(MIX_INIT_OGG) & MIX_INIT_OGG)) audio_warn(audio, "No sound: %s.", Mix_GetError());
    SDL_LockMutex(audio->lock);
    audio->has_device = audio->is_open = true;
    audio_apply_volumes(audio);
    audio_apply_background(audio, AUDIO_AWAY_MS);
    audio_play_pending(audio);
    Mix_HookMusic(music_mix, audio->band);
    SDL_UnlockMutex(audio->lock);
    return true;
}

/* With the lock held, but released meanwhile: closing waits until the device has played its last buffer. */
static void close_device(Audio *audio) {
    audio->is_open = false;
    SDL_UnlockMutex(audio->lock);
    Mix_HookMusic(NULL, NULL);
    Mix_CloseAudio();
    SDL_LockMutex(audio->lock);
}

static bool is_sounding(const Audio *audio) { return Mix_Playing(-1) > 0 || music_is_sounding(audio->band); }

/* After a long inactivity nobody seems to listen. */
static void watch_lull(Audio *audio) {
    const Uint32 still_ms = SDL_GetTicks() - audio->last_stir;
    const bool is_hushed = still_ms >= (Uint32)SDL_min(audio->hush_ms, audio->lull_ms),
               is_lulled = still_ms >= (Uint32)audio->lull_ms;
    if (is_hushed && !audio->is_hushed && audio_room_now(audio)) {
        audio->is_hushed = true;
        audio_apply_background(audio, SDL_min(AUDIO_HUSH_MS, audio->hush_ms));
    }
    if (is_lulled && !audio->is_lulled && audio_music_now(audio) != AUDIO_MUSICS) {
        audio->is_lulled = true;
        audio_apply_background(audio, SDL_min(AUDIO_PLAY_OUT_MS, audio->lull_ms));
    }
}

/* An open device wakes this process anyway, so polling it costs little; while it is closed nothing wakes. */
static void watch_open(Audio *audio, int *quiet_ms) {
    watch_lull(audio);
    if (is_sounding(audio)) *quiet_ms = 0;
    if (*quiet_ms >= audio->quiet_ms) {
        *quiet_ms = 0;
        close_device(audio);
        return;
    }
    const int wait_ms = SDL_min(POLL_MS, audio->quiet_ms);
    SDL_CondWaitTimeout(audio->wanted, audio->lock, (Uint32)wait_ms);
    *quiet_ms += wait_ms;
}

static void watch_closed(Audio *audio) {
    if (audio->pending_count == 0 && !audio_wants_device(audio)) {
        SDL_CondWait(audio->wanted, audio->lock);
        return;
    }
    SDL_UnlockMutex(audio->lock);
    const bool is_open = open_device(audio);
    SDL_LockMutex(audio->lock);
    if (is_open || audio->is_closing) return;
    audio->pending_count = 0;
    SDL_CondWaitTimeout(audio->wanted, audio->lock, RETRY_MS);
}

static void watch(Audio *audio) {
    int quiet_ms = 0;
    SDL_LockMutex(audio->lock);
    while (!audio->is_closing) {
        if (audio->is_open)
            watch_open(audio, &quiet_ms);
        else
            watch_closed(audio);
    }
    SDL_UnlockMutex(audio->lock);
}

/* Reading all sounds takes as much time as everything before the first frame, on one of few processors. */
static void wait_before(Audio *audio) {
    const Uint32 started = SDL_GetTicks(), after = (Uint32)audio->after_ms;
    SDL_LockMutex(audio->lock);
    while (!audio->is_closing && audio->is_held) SDL_CondWait(audio->wanted, audio->lock);
    for (Uint32 gone = SDL_GetTicks() - started; gone < after && !audio->is_closing;
         gone = SDL_GetTicks() - started)
        SDL_CondWaitTimeout(audio->wanted, audio->lock, after - gone);
    SDL_UnlockMutex(audio->lock);
}

int audio_run(void *data) {
    Audio *audio = data;
    wait_before(audio);
    const bool has_device = !audio_should_stop(audio) && audio_load_catalogue(audio) &&
                            start_subsystem(audio) && open_device(audio);
    if (has_device) audio_load_music(audio);
    if (has_device) audio_load_sounds(audio);
    SDL_LockMutex(audio->lock);
    audio->is_ready = true;
    const bool has_warning = audio->warning[0] != '\0' && !audio->is_closing;
    SDL_UnlockMutex(audio->lock);
    if (has_warning && audio->wake) audio->wake(audio->wake_user);
    if (has_device) watch(audio);
    return 0;
}
