#ifndef SABACC_SPEECH_QUEUE_H
#define SABACC_SPEECH_QUEUE_H

/* What waits to be spoken, and what cuts what: rules without a thread, a voice or a clock. */

#include <stdbool.h>

#include "speech/speech.h"

enum {
    SPEECH_WAITING = 24, /* items that wait; of more the oldest is left out */
    SPEECH_FLEETING_MAX = 3
};

typedef struct SpeechItem {
    SpeechKind kind;
    char words[SPEECH_WORDS];
} SpeechItem;

typedef struct SpeechQueue {
    SpeechItem items[SPEECH_WAITING];
    int count;
    int left_out;       /* items dropped since something was spoken last */
    bool is_speaking;   /* an item was taken, and is not over */
    SpeechKind current; /* its kind */
} SpeechQueue;

/* Adds words. True if what is being spoken is to be cut. */
bool speech_queue_add(SpeechQueue *queue, SpeechKind kind, const char *words);
/* The next item to be spoken; false while one is spoken, or none waits. Where items were left out, its words
 * begin with how many. */
bool speech_queue_take(SpeechQueue *queue, SpeechItem *item);
/* What was spoken is over. */
void speech_queue_end(SpeechQueue *queue);
/* Nothing waits any more. True if something is being spoken. */
bool speech_queue_clear(SpeechQueue *queue);

#endif
