#include "audio/audio_private.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/memory.h"

void audio_warn(Audio *audio, const char *format, ...) {
    va_list values;
    va_start(values, format);
    SDL_LockMutex(audio->lock);
    if (!audio->warning[0]) vsnprintf(audio->warning, sizeof audio->warning, format, values);
    SDL_UnlockMutex(audio->lock);
    va_end(values);
}

bool audio_should_stop(Audio *audio) {
    SDL_LockMutex(audio->lock);
    const bool is = audio->is_closing;
    SDL_UnlockMutex(audio->lock);
    return is;
}

/* Only regular files are opened: a pipe would block this thread, and the program's exit. NULL, or the error.
 */
static const char *find_path(const Audio *audio, const char *file, char *path, size_t size) {
    if (snprintf(path, size, "%s/%s", audio->directory, file) >= (int)size) return "its path is too long";
    FileKind kind = file_facts(path).kind;
    if (kind == FILE_NONE) return file_words(errno);
    return kind == FILE_PLAIN ? NULL : "it is not a file";
}

enum { SOUND_BYTES = 64 << 20 };

/* The mixer has two sides of everything. */
static Recording recording_of(const Mix_Chunk *chunk, double gain) {
    enum { FRAME = 4 };
    Recording recording = {.count = (int)(chunk->alen / FRAME), .volume = (int)(gain * MIX_MAX_VOLUME + 0.5)};
    const Sint16 *sides = (const Sint16 *)(const void *)chunk->abuf;
    recording.samples = memory_alloc((size_t)recording.count * sizeof *recording.samples);
    for (int i = 0; i < recording.count; i++)
        recording.samples[i] = (Sint16)((sides[2 * i] + sides[2 * i + 1]) / 2);
    return recording;
}

static void load_recording(Audio *audio, int sound, int variant) {
    const CatalogueEntry *entry = &audio->catalogue.sounds[sound];
    char path[4096];
    const char *why = find_path(audio, entry->files[variant], path, sizeof path);
    size_t size = 0;
    char *bytes = why ? NULL : file_read(path, SOUND_BYTES, &size);
    if (!why && !bytes) why = file_words(errno);
    Mix_Chunk *chunk = bytes ? Mix_LoadWAV_RW(SDL_RWFromConstMem(bytes, (int)size), 1) : NULL;
    free(bytes);
    Recording recording = {0};
    if (chunk)
        recording = recording_of(chunk, entry->gain);
    else
        audio_warn(audio, "Some sounds are missing: %.300s: %.100s.", entry->files[variant],
                   why ? why : Mix_GetError());
    Mix_FreeChunk(chunk);
    SDL_LockMutex(audio->lock);
    audio->recordings[sound][variant] = recording;
    SDL_UnlockMutex(audio->lock);
}

static void load_stream(Audio *audio, const CatalogueEntry *entry, int stream, const char *name) {
    if (!entry->variants) {
        audio_warn(audio, "Some music is missing: sounds.json does not list %s.", name);
        return;
    }
    char path[4096];
    const char *why = find_path(audio, entry->files[0], path, sizeof path);
    if (why || !music_load(audio->band, stream, path, entry->gain, &why))
        audio_warn(audio, "Some music is missing: %.300s: %s.", entry->files[0], why);
}

void audio_load_music(Audio *audio) {
    const SoundCatalogue *catalogue = &audio->catalogue;
    for (int m = 0; m < AUDIO_MUSICS && !audio_should_stop(audio); m++)
        load_stream(audio, &catalogue->music[m], m, audio_music_name((AudioMusic)m));
    for (int l = 0; l < AUDIO_LAYERS && !audio_should_stop(audio); l++)
        load_stream(audio, &catalogue->layers[l], MUSIC_LAYER(l), audio_layer_name((AudioLayer)l));
}

void audio_load_sounds(Audio *audio) {
    for (int s = 0; s < AUDIO_SOUNDS; s++) {
        const int variants = audio->catalogue.sounds[s].variants;
        if (!variants)
            audio_warn(audio, "Some sounds are missing: sounds.json does not list %s.",
                       audio_sound_name((AudioSound)s));
        for (int v = 0; v < variants && !audio_should_stop(audio); v++) load_recording(audio, s, v);
    }
}

/* The catalogue does not change once read. */
bool audio_load_catalogue(Audio *audio) {
    char error[AUDIO_WARNING];
    SoundCatalogue catalogue;
    const bool is_read = catalogue_read(&catalogue, audio->directory, error, sizeof error);
    if (!is_read) audio_warn(audio, "%s", error);
    SDL_LockMutex(audio->lock);
    audio->catalogue = catalogue;
    SDL_UnlockMutex(audio->lock);
    return is_read;
}
