#ifndef SABACC_SPEECH_SPEECH_H
#define SABACC_SPEECH_SPEECH_H

/* What the program says aloud. Words are queued and never waited for: a thread of its own gives them to a
 * voice, one after the other. A transcript gets each of them at once, as it is said, whether or not there is
 * a voice: the same run gives the same transcript. Knows no games, no widgets and no voice. For the main
 * thread, except where it says otherwise. */

#include <stdbool.h>
#include <stdint.h>

typedef struct Speech Speech;

enum { SPEECH_WORDS = 1600 }; /* bytes; what is longer is cut */

typedef enum SpeechKind {
    SPEECH_EVENT,    /* queued */
    SPEECH_FLEETING, /* queued; where many wait the oldest are left out, and counted */
    SPEECH_FOCUS,    /* where the focus has gone by itself: after the events, instead of the one before */
    SPEECH_NOW /* what the player has just asked for: cuts what is spoken, and comes before all others */
} SpeechKind;

/* What speaks. All functions are called on the thread of the speech. */
typedef struct SpeechVoice {
    void *user;
    /* False if there is none here. `speech` is for speech_ended. */
    bool (*open)(void *user, Speech *speech);
    void (*close)(void *user);
    /* Begins to speak and returns at once a number greater than all before; 0 if that failed. */
    uint32_t (*say)(void *user, const char *words, const char *language);
    void (*stop)(void *user);
} SpeechVoice;

typedef struct SpeechSetup {
    const SpeechVoice *voice; /* borrowed for as long as the program runs; NULL for none */
    const char *transcript;   /* a file, which is replaced; NULL for none */
    void (*wake)(void *user); /* any thread: speech_lacks_voice may answer differently now */
    void *wake_user;
} SpeechSetup;

/* Off at first, but with a transcript, which is always written. Never NULL. */
Speech *speech_open(const SpeechSetup *setup);
/* Stops, and ends the thread; one whose voice does not come back within a second is left to itself. False if
 * the transcript could not be written. NULL is fine, here and below. */
bool speech_close(Speech *speech);

/* Whether the voice speaks; it is opened when it is to speak first. Off, it is silent at once. */
void speech_set_on(Speech *speech, bool is_on);
/* Whether anything listens: a voice that is on, or a transcript. Without, nothing need be said. */
bool speech_is_heard(const Speech *speech);
/* The voice was to be opened, and there is none here. */
bool speech_lacks_voice(const Speech *speech);
/* What to install then, a translated sentence. */
const char *speech_lack(void);
/* The language of the words, as in "pt_BR"; it holds from the next words on. */
void speech_set_language(Speech *speech, const char *language);

/* How often something was said so far. */
unsigned speech_count(const Speech *speech);
/* Empty words say nothing. */
void speech_say(Speech *speech, SpeechKind kind, const char *words);
/* As speech_say, and not kept for long: where the focus is, of which only what was said last can be asked
 * for; and what answers a question for what was said. */
void speech_say_passing(Speech *speech, SpeechKind kind, const char *words);
void speech_answer(Speech *speech, const char *words);
/* What was said so many before the last, 0; NULL if there is nothing, or no more is kept. */
const char *speech_past(const Speech *speech, int back);
/* Nothing of what was said can be asked for any more: somebody else listens. */
void speech_forget(Speech *speech);
/* The last words of the program: instead of all others, and speech_close lets them end, for at most eight
 * seconds. */
void speech_say_last(Speech *speech, const char *words);
/* Silent now, and nothing waits any more. */
void speech_stop(Speech *speech);

/* By the voice, on any thread: the words of that number are over, spoken or stopped. */
void speech_ended(Speech *speech, uint32_t number);

#endif
