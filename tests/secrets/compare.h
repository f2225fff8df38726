#ifndef SABACC_TESTS_SECRETS_COMPARE_H
#define SABACC_TESTS_SECRETS_COMPARE_H

/* What a viewer is given of a game, of both games of a pair: the same, or a secret has got out. */

#include "pairs.h"

typedef enum Channel {
    CHANNEL_VIEW,   /* sabacc_view */
    CHANNEL_OFFERS, /* sabacc_legal and sabacc_view_legal */
    CHANNEL_JSON,   /* what outside bots are given */
    CHANNEL_AI,     /* the choice of an opponent in that seat */
    CHANNEL_WHY,    /* the reasons that are given for it */
    CHANNEL_BLIND, /* what a person whose hand lies face down is asked, as everybody at the screen reads it */
    CHANNEL_EVENTS, /* what has happened, redacted, and the view that has absorbed it */
    CHANNEL_PIXELS, /* the table as it is drawn */
    CHANNELS
} Channel;

const char *channel_word(Channel channel);

/* Lets a hidden card through on purpose, in this channel, so that one sees the comparison fail; CHANNELS:
 * none. */
typedef struct Comparison {
    Channel leak;
    long done[CHANNELS]; /* comparisons made */
    bool uses_search;    /* the opponents that reckon are asked too, which takes longer */
} Comparison;

/* The first channel that differs, CHANNELS where none does. Of a pair as it stands: all but events and
 * pixels. */
Channel compare_now(Comparison *comparison, const Pair *pair, uint64_t seed);
/* After a step in which the pair has not parted; `before` is the viewer's view of before. */
Channel compare_step(Comparison *comparison, const Pair *pair, const SabaccView *before);

#endif
