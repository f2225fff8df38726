/* What an action has shown, and to whom: what a player cannot unsee, so that no move before it is undone. It
 * is found in the events, by their audience. */
#ifndef SABACC_MATCH_SEEN_H
#define SABACC_MATCH_SEEN_H

#include "rules/sabacc.h"

typedef struct SeenNews {
    SeatMask cards; /* seats that saw a face that was hidden from them before */
    bool is_roll;   /* dice were thrown, or the table shifted: everybody saw it */
    bool is_end;    /* hands were shown, or the hand or the set ended */
} SeenNews;

/* Of the action that these events came of. */
SeenNews seen_in_events(const SabaccEvents *events);

#endif
