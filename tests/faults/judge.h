/* Opens a data directory as the program does when it starts, and reports what is lost or broken in it. */
#ifndef SABACC_TESTS_FAULTS_JUDGE_H
#define SABACC_TESTS_FAULTS_JUDGE_H

#include "timeline.h"

typedef struct Finding {
    const char *directory;
    const Timeline *timeline; /* the player's marks; NULL: only unreadable files are found */
    int moments;              /* so many of them had been */
    bool is_power_cut;
    void (*fail)(void *user, const char *sentence);
    void *user;
} Finding;

void judge_directory(const Finding *finding);

#endif
