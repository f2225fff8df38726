/* The small files of a player's data folder, which is the current one here ("."). */
#ifndef SABACC_TESTS_SMALL_FILES_H
#define SABACC_TESTS_SMALL_FILES_H

#include "base/text.h"
#include "said.h"

/* What was said last, in the text of nothing_said. */
extern char sentences[4096];
Text nothing_said(void);

/* Ends the program where what is valid could not be written. */
void must(bool is_good);

typedef struct SmallFile {
    const char *name;
    int bases;                /* how many such files there are */
    void (*make)(int base);   /* writes one as the program does, from nothing */
    void (*ask)(Said *said);  /* reads it, and says what was read and what was said of it */
    void (*work)(Said *said); /* changes it as the program does, and says what was said of that */
} SmallFile;

/* Those of this program; the last row has no name. */
extern const SmallFile small_files[];

/* The answer of a function, and its sentences. */
void say_answer(Said *said, const char *what, bool answer, const char *words);

#endif
