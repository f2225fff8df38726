#ifndef SABACC_RENDER_TRANSCRIPT_H
#define SABACC_RENDER_TRANSCRIPT_H

/* The transcript: the words and names shown by a frame, recorded beside the pixels. Scripts assert it, and
 * tests compare it with the record of the game. A fact has the innermost name pushed when it was drawn
 * ("credits:0"), "" if none was. Knows nothing of pixels. For the main thread. */

#include <stdbool.h>

#include "render/layout.h"

enum { TRANSCRIPT_NAME = 48, TRANSCRIPT_WORDS = 1000, TRANSCRIPT_DEPTH = 6 };

typedef enum FactKind {
    FACT_TEXT,    /* text as given, complete even if truncated on the screen */
    FACT_PICTURE, /* the asset of a sprite */
    FACT_SPOKEN,  /* read aloud instead of all that is drawn in its box; not drawn itself */
    FACT_NOTE     /* reported by a scene without being drawn: the record's place, whether anything moves */
} FactKind;

typedef struct Fact {
    FactKind kind;
    char name[TRANSCRIPT_NAME];
    char words[TRANSCRIPT_WORDS];
    Box box;       /* logical; where it was drawn */
    bool is_cut;   /* a text truncated with an ellipsis */
    float heading; /* the size of a text in the face of titles, logical units; 0 for any other */
} Fact;

typedef struct Transcript Transcript;

Transcript *transcript_create(void);
void transcript_free(Transcript *transcript);

/* A new frame: no facts yet. NULL is fine, here and below: then nothing is recorded. */
void transcript_begin(Transcript *transcript);
void transcript_push(Transcript *transcript, const char *name);
void transcript_pop(Transcript *transcript);
void transcript_add(Transcript *transcript, FactKind kind, const char *words, Box box, bool is_cut);

/* The last one added is a title of that size. */
void transcript_head(Transcript *transcript, float size);

int transcript_count(const Transcript *transcript);
const Fact *transcript_at(const Transcript *transcript, int index);
/* The next fact of that name from *at on, which is advanced past it; NULL if there is none. */
const Fact *transcript_next(const Transcript *transcript, const char *name, int *at);

#endif
