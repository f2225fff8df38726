#include <stdio.h>

#include "audio/audio_private.h"
#include "base/memory.h"
#include "base/text.h"

enum { REQUEST_BYTES = 80 };

void audio_note_request(Audio *audio, const char *what, const char *name, double detail) {
    Request *request = &audio->requests[audio->request_count++ % AUDIO_REQUESTS];
    *request = (Request){what, name, detail};
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
