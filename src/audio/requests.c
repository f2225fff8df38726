#include <stdio.h>
#include <string.h>

#include "audio/audio_private.h"
#include "base/memory.h"
#include "base/text.h"

enum { REQUEST_BYTES = 80 };

void audio_note_request(Audio *audio, const char *what, const char *name, double detail) {
    Request *request = &audio->requests[audio->request_count++ % AUDIO_REQUESTS];
    *request = (Request){what, name, detail};
}

void audio_note_asked(Audio *audio, AudioSound sound, float place, const char *by) {
    if (audio->asked_count == AUDIO_ASKED) {
        memmove(audio->asked, audio->asked + 1, (AUDIO_ASKED - 1) * sizeof *audio->asked);
        audio->asked_count--;
    }
    AudioAsked *asked = &audio->asked[audio->asked_count++];
    *asked = (AudioAsked){.sound = sound, .place = place};
    snprintf(asked->by, sizeof asked->by, "%s", by ? by : "");
}

bool audio_take_asked(Audio *audio, AudioAsked *asked) {
    if (!audio) return false;
    SDL_LockMutex(audio->lock);
    const bool is_any = audio->asked_count > 0;
    if (is_any) {
        *asked = audio->asked[0];
        audio->asked_count--;
        memmove(audio->asked, audio->asked + 1, (size_t)audio->asked_count * sizeof *audio->asked);
    }
    SDL_UnlockMutex(audio->lock);
    return is_any;
}

char *audio_take_requests(Audio *audio) {
    char line[REQUEST_BYTES], *bytes = memory_alloc(AUDIO_REQUESTS * REQUEST_BYTES + REQUEST_BYTES);
    Text text = text_over(bytes, AUDIO_REQUESTS * REQUEST_BYTES + REQUEST_BYTES);
    if (!audio) return bytes;
    SDL_LockMutex(audio->lock);
    int first = audio->request_count > AUDIO_REQUESTS ? audio->request_count - AUDIO_REQUESTS : 0;
    if (first > 0) {
        snprintf(line, sizeof line, "%d requests to the audio before\n", first);
        text_add(&text, line);
    }
    for (int i = first; i < audio->request_count; i++) {
        const Request *request = &audio->requests[i % AUDIO_REQUESTS];
        snprintf(line, sizeof line, "%s %s %.3f\n", request->what, request->name, request->detail);
        text_add(&text, line);
    }
    audio->request_count = 0;
    SDL_UnlockMutex(audio->lock);
    return bytes;
}
