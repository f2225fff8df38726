#include "speech/queue.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

static bool is_of_focus(SpeechKind kind) { return kind == SPEECH_FOCUS || kind == SPEECH_NOW; }

static void drop(SpeechQueue *queue, int index) {
    queue->count--;
    memmove(queue->items + index, queue->items + index + 1,
            (size_t)(queue->count - index) * sizeof *queue->items);
}

static void insert(SpeechQueue *queue, int index, SpeechKind kind, const char *words) {
    memmove(queue->items + index + 1, queue->items + index,
            (size_t)(queue->count - index) * sizeof *queue->items);
    queue->count++;
    queue->items[index].kind = kind;
    snprintf(queue->items[index].words, sizeof queue->items[index].words, "%s", words);
}

static void drop_focus(SpeechQueue *queue) {
    for (int i = queue->count - 1; i >= 0; i--)
        if (is_of_focus(queue->items[i].kind)) drop(queue, i);
}

/* The oldest of that kind, or of any; false if there is none. */
static bool leave_out(SpeechQueue *queue, bool is_any) {
    for (int i = 0; i < queue->count; i++) {
        if (!is_any && queue->items[i].kind != SPEECH_FLEETING) continue;
        drop(queue, i);
        queue->left_out++;
        return true;
    }
    return false;
}

static int count_fleeting(const SpeechQueue *queue) {
    int count = 0;
    for (int i = 0; i < queue->count; i++) count += queue->items[i].kind == SPEECH_FLEETING;
    return count;
}

/* An event comes before the focus that waits: where one stands is heard last. */
static void add_event(SpeechQueue *queue, SpeechKind kind, const char *words) {
    if (kind == SPEECH_FLEETING && count_fleeting(queue) == SPEECH_FLEETING_MAX) leave_out(queue, false);
    if (queue->count == SPEECH_WAITING && !leave_out(queue, false)) leave_out(queue, true);
    bool has_focus = queue->count > 0 && is_of_focus(queue->items[queue->count - 1].kind);
    insert(queue, queue->count - has_focus, kind, words);
}

bool speech_queue_add(SpeechQueue *queue, SpeechKind kind, const char *words) {
    if (!is_of_focus(kind)) {
        add_event(queue, kind, words);
        return false;
    }
    drop_focus(queue);
    if (queue->count == SPEECH_WAITING && !leave_out(queue, false)) leave_out(queue, true);
    insert(queue, kind == SPEECH_NOW ? 0 : queue->count, kind, words);
    return queue->is_speaking && (kind == SPEECH_NOW || is_of_focus(queue->current));
}

bool speech_queue_take(SpeechQueue *queue, SpeechItem *item) {
    if (queue->is_speaking || queue->count == 0) return false;
    *item = queue->items[0];
    drop(queue, 0);
    if (queue->left_out > 0 && !is_of_focus(item->kind)) {
        char words[SPEECH_WORDS];
        int used = snprintf(words, sizeof words,
                            ngettext_("%d thing left out. ", "%d things left out. ", queue->left_out),
                            queue->left_out);
        snprintf(words + used, sizeof words - (size_t)used, "%s", item->words);
        memcpy(item->words, words, sizeof item->words);
        queue->left_out = 0;
    }
    queue->is_speaking = true;
    queue->current = item->kind;
    return true;
}

void speech_queue_end(SpeechQueue *queue) { queue->is_speaking = false; }

bool speech_queue_clear(SpeechQueue *queue) {
    queue->count = queue->left_out = 0;
    return queue->is_speaking;
}
