#ifndef SABACC_SESSION_TITLES_H
#define SABACC_SESSION_TITLES_H

/* Titles that are earned by the circuit and by feats (titles.def). They change nothing in any game. */

typedef struct Title {
    int houses, feats; /* that it takes */
    const char *name;  /* translatable */
} Title;

/* The title of who has won that many houses and found that many feats. */
const Title *title_of(int houses, int feats);
/* The next one; NULL after the last. */
const Title *title_after(const Title *title);

#endif
