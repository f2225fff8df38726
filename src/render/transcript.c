#include "render/transcript.h"

#include "base/memory.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct Transcript {
    Fact *facts;
    int count, capacity;
    char names[TRANSCRIPT_DEPTH][TRANSCRIPT_NAME];
    int depth;
};

Transcript *transcript_create(void) { return memory_calloc(1, sizeof(Transcript)); }

void transcript_free(Transcript *transcript) {
    if (!transcript) return;
    free(transcript->facts);
    free(transcript);
}

void transcript_begin(Transcript *transcript) {
    if (!transcript) return;
    transcript->count = transcript->depth = 0;
}

void transcript_push(Transcript *transcript, const char *name) {
    if (!transcript) return;
    assert(transcript->depth < TRANSCRIPT_DEPTH);
    snprintf(transcript->names[transcript->depth++], TRANSCRIPT_NAME, "%s", name);
}

void transcript_pop(Transcript *transcript) {
    if (!transcript) return;
    assert(transcript->depth > 0);
    transcript->depth--;
}

/* As much as fits, without splitting a character. */
static void copy_words(char target[TRANSCRIPT_WORDS], const char *words) {
    size_t length = strlen(words);
    if (length >= TRANSCRIPT_WORDS) {
        length = TRANSCRIPT_WORDS - 1;
        while (length > 0 && ((unsigned char)words[length] & 0xC0) == 0x80) length--;
    }
    memcpy(target, words, length);
    target[length] = '\0';
}

static Fact *new_fact(Transcript *transcript) {
    if (transcript->count == transcript->capacity) {
        transcript->capacity = transcript->capacity ? transcript->capacity * 2 : 128;
        transcript->facts =
            memory_realloc(transcript->facts, (size_t)transcript->capacity, sizeof *transcript->facts);
    }
    return &transcript->facts[transcript->count++];
}

void transcript_add(Transcript *transcript, FactKind kind, const char *words, Box box, bool is_cut) {
    if (!transcript) return;
    Fact *fact = new_fact(transcript);
    *fact = (Fact){.kind = kind, .box = box, .is_cut = is_cut};
    if (transcript->depth > 0)
        memcpy(fact->name, transcript->names[transcript->depth - 1], sizeof fact->name);
    copy_words(fact->words, words);
}

void transcript_head(Transcript *transcript, float size) {
    if (transcript && transcript->count > 0) transcript->facts[transcript->count - 1].heading = size;
}

int transcript_count(const Transcript *transcript) { return transcript ? transcript->count : 0; }
const Fact *transcript_at(const Transcript *transcript, int index) { return &transcript->facts[index]; }

const Fact *transcript_next(const Transcript *transcript, const char *name, int *at) {
    while (*at < transcript_count(transcript)) {
        const Fact *fact = transcript_at(transcript, (*at)++);
        if (strcmp(fact->name, name) == 0) return fact;
    }
    return NULL;
}
