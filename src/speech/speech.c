#include "speech/speech.h"

#include <errno.h>
#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "speech/queue.h"

enum { LANGUAGE_BYTES = 16, PAST = 48 };

/* A voice that does not tell when it is over is taken to be over after this time. */
static const Uint32 SLOWEST_MS = 3000, SLOWEST_MS_A_BYTE = 150;
/* One that does not come back is left to itself after this time. */
static const Uint32 CLOSING_MS = 1000;
/* Its last words are waited for so long. */
static const Uint32 LAST_WORDS_MS = 8000;

typedef enum VoiceState { VOICE_UNTRIED, VOICE_OPEN, VOICE_LACKING } VoiceState;

struct Speech {
    const SpeechVoice *voice;
    void (*wake)(void *user);
    void *wake_user;
    SDL_Thread *thread; /* NULL until the voice is to speak first */
    FileLog transcript;
    bool has_transcript, is_transcript_bad;
    unsigned said;              /* so far */
    char (*past)[SPEECH_WORDS]; /* owned; what was said, in a ring of PAST */
    int past_count;             /* of all so far */
    char passing[SPEECH_WORDS]; /* said since, "" for nothing */
    SDL_mutex *mutex;           /* protects what follows */
    SDL_cond *moved;
    SpeechQueue queue;
    VoiceState state;
    bool is_on, is_closing, is_cut;
    bool has_last_words;
    bool is_over, is_left; /* the thread is, or nobody waits for it and it frees this */
    uint32_t ended;        /* the greatest number that is over */
    char language[LANGUAGE_BYTES];
};

static void release(Speech *speech) {
    SDL_DestroyCond(speech->moved);
    SDL_DestroyMutex(speech->mutex);
    free(speech->past);
    free(speech);
}

/* ---- the thread ---- */

static void open_voice(Speech *speech) {
    bool is_open = speech->voice->open(speech->voice->user, speech);
    SDL_LockMutex(speech->mutex);
    speech->state = is_open ? VOICE_OPEN : VOICE_LACKING;
    bool is_told = !is_open && !speech->is_closing && speech->wake;
    SDL_UnlockMutex(speech->mutex);
    if (is_told) speech->wake(speech->wake_user);
}

/* Waits until the words of that number are over, cut or late. Holds the mutex. */
static void wait_for_end(Speech *speech, uint32_t number, size_t length) {
    Uint32 begun = SDL_GetTicks(), most = SLOWEST_MS + SLOWEST_MS_A_BYTE * (Uint32)length;
    while (!speech->is_closing && !speech->is_cut && speech->ended < number) {
        Uint32 passed = SDL_GetTicks() - begun;
        if (passed >= most) return;
        SDL_CondWaitTimeout(speech->moved, speech->mutex, most - passed);
    }
}

/* Speaks one item. Holds the mutex but while the voice is called. */
static void speak(Speech *speech, const SpeechItem *item) {
    char language[LANGUAGE_BYTES];
    memcpy(language, speech->language, sizeof language);
    speech->is_cut = false;
    SDL_UnlockMutex(speech->mutex);
    uint32_t number = speech->voice->say(speech->voice->user, item->words, language);
    SDL_LockMutex(speech->mutex);
    if (number > 0) wait_for_end(speech, number, strlen(item->words));
    if (number > 0 && speech->ended < number) {
        SDL_UnlockMutex(speech->mutex);
        speech->voice->stop(speech->voice->user);
        SDL_LockMutex(speech->mutex);
    }
    speech_queue_end(&speech->queue);
    SDL_CondBroadcast(speech->moved);
}

static int run(void *user) {
    Speech *speech = user;
    SpeechItem item;
    open_voice(speech);
    SDL_LockMutex(speech->mutex);
    while (!speech->is_closing) {
        bool may_speak = speech->is_on && speech->state == VOICE_OPEN;
        if (may_speak && speech_queue_take(&speech->queue, &item))
            speak(speech, &item);
        else
            SDL_CondWait(speech->moved, speech->mutex);
    }
    bool is_open = speech->state == VOICE_OPEN;
    SDL_UnlockMutex(speech->mutex);
    if (is_open) speech->voice->close(speech->voice->user);
    SDL_LockMutex(speech->mutex);
    speech->is_over = true;
    bool is_left = speech->is_left;
    SDL_CondBroadcast(speech->moved);
    SDL_UnlockMutex(speech->mutex);
    if (is_left) release(speech);
    return 0;
}

/* ---- life ---- */

/* Its lines come as they are said, so that a reader can follow. */
static void open_transcript(Speech *speech, const char *path) {
    speech->has_transcript = true;
    bool is_gone = file_remove(path) || errno == ENOENT;
    speech->is_transcript_bad = !is_gone || !file_log_create(&speech->transcript, path, "", 0, FILE_QUICK);
}

Speech *speech_open(const SpeechSetup *setup) {
    Speech *speech = memory_calloc(1, sizeof *speech);
    speech->voice = setup->voice;
    speech->wake = setup->wake;
    speech->wake_user = setup->wake_user;
    speech->mutex = SDL_CreateMutex();
    speech->moved = SDL_CreateCond();
    if (setup->transcript) open_transcript(speech, setup->transcript);
    return speech;
}

static void await_last_words(Speech *speech) {
    Uint32 begun = SDL_GetTicks();
    SDL_LockMutex(speech->mutex);
    bool is_heard = speech->thread && speech->is_on;
    for (Uint32 passed = 0; is_heard && passed < LAST_WORDS_MS && speech->state != VOICE_LACKING;) {
        if (speech->queue.count == 0 && !speech->queue.is_speaking) break;
        SDL_CondWaitTimeout(speech->moved, speech->mutex, LAST_WORDS_MS - passed);
        passed = SDL_GetTicks() - begun;
    }
    SDL_UnlockMutex(speech->mutex);
}

/* Whether the thread has come to its end in time. */
static bool end_thread(Speech *speech) {
    Uint32 begun = SDL_GetTicks();
    SDL_LockMutex(speech->mutex);
    speech->is_closing = true;
    SDL_CondBroadcast(speech->moved);
    for (Uint32 passed = 0; speech->thread && !speech->is_over && passed < CLOSING_MS;) {
        SDL_CondWaitTimeout(speech->moved, speech->mutex, CLOSING_MS - passed);
        passed = SDL_GetTicks() - begun;
    }
    bool is_over = !speech->thread || speech->is_over;
    speech->is_left = !is_over;
    SDL_UnlockMutex(speech->mutex);
    return is_over;
}

bool speech_close(Speech *speech) {
    if (!speech) return true;
    if (speech->has_last_words) await_last_words(speech);
    bool is_good = file_log_close(&speech->transcript) && !speech->is_transcript_bad;
    SDL_Thread *thread = speech->thread;
    if (end_thread(speech)) {
        SDL_WaitThread(thread, NULL);
        release(speech);
    } else {
        SDL_DetachThread(thread);
    }
    return is_good;
}

void speech_set_on(Speech *speech, bool is_on) {
    if (!speech || !speech->voice) return;
    SDL_LockMutex(speech->mutex);
    speech->is_on = is_on;
    if (!is_on) speech->is_cut = speech_queue_clear(&speech->queue);
    SDL_CondBroadcast(speech->moved);
    SDL_UnlockMutex(speech->mutex);
    if (!is_on || speech->thread) return;
    speech->thread = SDL_CreateThread(run, "speech", speech);
    if (!speech->thread) speech->state = VOICE_LACKING;
}

static bool is_voice_heard(const Speech *speech) {
    SDL_LockMutex(speech->mutex);
    bool is_heard = speech->voice && speech->is_on && speech->state != VOICE_LACKING;
    SDL_UnlockMutex(speech->mutex);
    return is_heard;
}

bool speech_is_heard(const Speech *speech) {
    return speech && (speech->has_transcript || is_voice_heard(speech));
}

bool speech_lacks_voice(const Speech *speech) {
    if (!speech) return false;
    SDL_LockMutex(speech->mutex);
    bool is_lacking = speech->is_on && speech->state == VOICE_LACKING;
    SDL_UnlockMutex(speech->mutex);
    return is_lacking;
}

const char *speech_lack(void) {
    return _("Nothing here speaks: install the packages speech-dispatcher and libspeechd2.");
}

void speech_set_language(Speech *speech, const char *language) {
    if (!speech) return;
    SDL_LockMutex(speech->mutex);
    snprintf(speech->language, sizeof speech->language, "%s", language);
    SDL_UnlockMutex(speech->mutex);
}

/* ---- saying ---- */

/* A line for each item; line breaks in it become spaces. */
static void write_down(Speech *speech, SpeechKind kind, const char *words) {
    static const char *const titles[] = {[SPEECH_EVENT] = "event",
                                         [SPEECH_FLEETING] = "fleeting",
                                         [SPEECH_FOCUS] = "focus",
                                         [SPEECH_NOW] = "now"};
    char line[SPEECH_WORDS + 16];
    if (!speech->has_transcript || speech->is_transcript_bad) return;
    int length = snprintf(line, sizeof line - 1, "%s: %s", titles[kind], words);
    size_t used = (size_t)length < sizeof line - 2 ? (size_t)length : sizeof line - 2;
    for (size_t i = 0; i < used; i++)
        if (line[i] == '\n') line[i] = ' ';
    line[used] = '\n';
    if (!file_log_append(&speech->transcript, line, used + 1)) speech->is_transcript_bad = true;
}

unsigned speech_count(const Speech *speech) { return speech ? speech->said : 0; }

static void say(Speech *speech, SpeechKind kind, const char *words) {
    speech->said++;
    write_down(speech, kind, words);
    if (!is_voice_heard(speech)) return;
    SDL_LockMutex(speech->mutex);
    if (speech_queue_add(&speech->queue, kind, words)) speech->is_cut = true;
    SDL_CondBroadcast(speech->moved);
    SDL_UnlockMutex(speech->mutex);
}

static void copy_words(char target[SPEECH_WORDS], const char *words) {
    size_t length = strlen(words);
    if (length >= SPEECH_WORDS) length = SPEECH_WORDS - 1;
    memcpy(target, words, length);
    target[length] = '\0';
}

void speech_say(Speech *speech, SpeechKind kind, const char *words) {
    if (!speech || !words[0]) return;
    if (speech_is_heard(speech)) {
        if (!speech->past) speech->past = memory_calloc(PAST, sizeof *speech->past);
        copy_words(speech->past[speech->past_count++ % PAST], words);
        speech->passing[0] = '\0';
    }
    say(speech, kind, words);
}

void speech_say_passing(Speech *speech, SpeechKind kind, const char *words) {
    if (!speech || !words[0]) return;
    copy_words(speech->passing, words);
    say(speech, kind, words);
}

void speech_answer(Speech *speech, const char *words) {
    if (speech && words[0]) say(speech, SPEECH_NOW, words);
}

const char *speech_past(const Speech *speech, int back) {
    if (!speech) return NULL;
    int at = speech->past_count - 1 - back + (speech->passing[0] != '\0');
    if (at >= speech->past_count) return speech->passing;
    bool is_kept = at >= 0 && at >= speech->past_count - PAST;
    return is_kept ? speech->past[at % PAST] : NULL;
}

void speech_forget(Speech *speech) {
    if (!speech) return;
    speech->past_count = 0;
    speech->passing[0] = '\0';
}

void speech_say_last(Speech *speech, const char *words) {
    if (!speech) return;
    speech_stop(speech);
    speech_say(speech, SPEECH_NOW, words);
    speech->has_last_words = true;
}

void speech_stop(Speech *speech) {
    if (!speech) return;
    SDL_LockMutex(speech->mutex);
    if (speech_queue_clear(&speech->queue)) speech->is_cut = true;
    SDL_CondBroadcast(speech->moved);
    SDL_UnlockMutex(speech->mutex);
}

void speech_ended(Speech *speech, uint32_t number) {
    SDL_LockMutex(speech->mutex);
    if (number > speech->ended) speech->ended = number;
    SDL_CondBroadcast(speech->moved);
    SDL_UnlockMutex(speech->mutex);
}
