#ifndef SABACC_RENDER_TRANSCRIPT_H
#define SABACC_RENDER_TRANSCRIPT_H

/* What a frame says, kept as words and names beside the pixels: scripts assert it, tests compare it with the
   record of the game, and whoever cannot see a picture can be read it. A fact has the name that was pushed
   last when it was drawn ("credits:0"), "" where none was. Knows nothing of pixels. For the loop's thread. */

#include <stdbool.h>

#include "render/layout.h"

enum { TRANSCRIPT_NAME = 48, TRANSCRIPT_WORDS = 400, TRANSCRIPT_DEPTH = 6 };

typedef enum FactKind {
    FACT_TEXT,    /* words as they were drawn, whole even where too little room cut them */
    FACT_PICTURE, /* the asset of a sprite */
    FACT_NOTE     /* told by a scene and not drawn: where the record lies, whether anything moves */
} FactKind;

typedef struct Fact {
    FactKind kind;
    char name[TRANSCRIPT_NAME];
    char words[TRANSCRIPT_WORDS];
    Box box;     /* logical; where it was drawn */
    bool is_cut; /* a text that ends in an ellipsis for want of room */
} Fact;

typedef struct Transcript Transcript;

Transcript *transcript_create(void);
void transcript_free(Transcript *transcript);

/* A new frame: nothing is said yet. NULL is fine, here and below: then nothing is kept. */
void transcript_begin(Transcript *transcript);
void transcript_push(Transcript *transcript, const char *name);
void transcript_pop(Transcript *transcript);
void transcript_add(Transcript *transcript, FactKind kind, const char *words, Box box, bool is_cut);

int transcript_count(const Transcript *transcript);
const Fact *transcript_at(const Transcript *transcript, int index);
/* The next fact of that name from *at on, which then stands behind it; NULL where there is none. */
const Fact *transcript_next(const Transcript *transcript, const char *name, int *at);

#endif
