#include "audio/audio_private.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The first thing that goes wrong is the one worth reading; the others mostly follow from it. */
__attribute__((format(printf, 2, 3))) static void warn(Audio *audio, const char *format, ...) {
    va_list values;
    va_start(values, format);
    SDL_LockMutex(audio->lock);
    if (!audio->warning[0]) vsnprintf(audio->warning, sizeof audio->warning, format, values);
    SDL_UnlockMutex(audio->lock);
    va_end(values);
}

#ifdef __linux__
static void say_nothing(const char *file, int line, const char *function, int error, const char *format,
                        ...) {
    (void)file, (void)line, (void)function, (void)error, (void)format;
}

/* Where there is no card ALSA tells the terminal so in a dozen lines, before SDL can tell us in one. SDL
 * loads this same library; where it cannot be loaded there is nothing to quieten. */
static void quieten_alsa(void) {
    typedef void Handler(const char *, int, const char *, int, const char *, ...);
    typedef int SetHandler(Handler *);
    void *alsa = SDL_LoadObject("libasound.so.2");
    void *found = alsa ? SDL_LoadFunction(alsa, "snd_lib_error_set_handler") : NULL;
    SetHandler *set_handler;
    memcpy(&set_handler, &found, sizeof found);
    if (found) set_handler(say_nothing);
    SDL_ClearError();
}
#else
static void quieten_alsa(void) {}
#endif

static bool open_device(Audio *audio) {
    quieten_alsa();
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) {
        warn(audio, "No sound: %s.", SDL_GetError());
        return false;
    }
    const bool is_open = Mix_OpenAudioDevice(AUDIO_RATE, AUDIO_S16SYS, 2, AUDIO_FRAMES, NULL, 0) == 0;
    if (!is_open) warn(audio, "No sound: %s.", Mix_GetError());
    if (is_open) {
        Mix_AllocateChannels(AUDIO_CHANNELS);
        Mix_GroupChannels(AUDIO_LOOP_CHANNEL + 1, AUDIO_CHANNELS - 1, AUDIO_EFFECTS);
        if (!(Mix_Init(MIX_INIT_OGG) & MIX_INIT_OGG)) warn(audio, "No sound: %s.", Mix_GetError());
    }
    SDL_LockMutex(audio->lock);
    audio->has_subsystem = true;
    audio->has_device = is_open;
    if (is_open) audio_apply_volumes(audio);
    SDL_UnlockMutex(audio->lock);
    return is_open;
}

static bool is_closing(Audio *audio) {
    SDL_LockMutex(audio->lock);
    const bool is = audio->is_closing;
    SDL_UnlockMutex(audio->lock);
    return is;
}

static bool find_path(const Audio *audio, const char *file, char *path, size_t size) {
    return snprintf(path, size, "%s/%s", audio->directory, file) < (int)size;
}

static void load_chunk(Audio *audio, int sound, int variant) {
    const CatalogueEntry *entry = &audio->catalogue.sounds[sound];
    char path[4096];
    Mix_Chunk *chunk = find_path(audio, entry->files[variant], path, sizeof path) ? Mix_LoadWAV(path) : NULL;
    if (chunk)
        Mix_VolumeChunk(chunk, (int)(entry->gain * MIX_MAX_VOLUME + 0.5));
    else
        warn(audio, "Some sounds are missing: %.300s: %.100s.", entry->files[variant], Mix_GetError());
    SDL_LockMutex(audio->lock);
    audio->chunks[sound][variant] = chunk;
    if (sound == audio->wanted_loop) audio_apply_loop(audio);
    SDL_UnlockMutex(audio->lock);
}

static void load_tune(Audio *audio, int music) {
    const CatalogueEntry *entry = &audio->catalogue.music[music];
    char path[4096];
    Mix_Music *tune = find_path(audio, entry->files[0], path, sizeof path) ? Mix_LoadMUS(path) : NULL;
    if (!tune) warn(audio, "Some music is missing: %.300s: %.100s.", entry->files[0], Mix_GetError());
    SDL_LockMutex(audio->lock);
    audio->tunes[music] = tune;
    if (music == audio->wanted_music) audio_apply_music(audio);
    SDL_UnlockMutex(audio->lock);
}

/* Music first: it is a file opened and no more, and the title plays it. */
static void load_all(Audio *audio) {
    for (int m = 0; m < AUDIO_MUSICS && !is_closing(audio); m++) {
        if (audio->catalogue.music[m].variants)
            load_tune(audio, m);
        else
            warn(audio, "Some music is missing: sounds.json does not list %s.",
                 audio_music_name((AudioMusic)m));
    }
    for (int s = 0; s < AUDIO_SOUNDS; s++) {
        const int variants = audio->catalogue.sounds[s].variants;
        if (!variants)
            warn(audio, "Some sounds are missing: sounds.json does not list %s.",
                 audio_sound_name((AudioSound)s));
        for (int v = 0; v < variants && !is_closing(audio); v++) load_chunk(audio, s, v);
    }
}

/* Only this thread touches the catalogue until the Audio is ready: playing looks at chunks and tunes alone.
 */
int audio_load(void *data) {
    Audio *audio = data;
    char error[AUDIO_WARNING];
    Catalogue catalogue;
    const bool is_read = catalogue_read(&catalogue, audio->directory, error, sizeof error);
    if (!is_read) warn(audio, "%s", error);
    SDL_LockMutex(audio->lock);
    audio->catalogue = catalogue;
    SDL_UnlockMutex(audio->lock);
    if (is_read && open_device(audio)) load_all(audio);
    SDL_LockMutex(audio->lock);
    audio->is_ready = true;
    SDL_UnlockMutex(audio->lock);
    return 0;
}
