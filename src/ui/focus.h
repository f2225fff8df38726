#ifndef SABACC_UI_FOCUS_H
#define SABACC_UI_FOCUS_H

/* Focus navigation: geometry over the widgets of a frame, the same for arrow keys, d-pad and stick. Knows
 * boxes and groups, not widgets. */

#include "render/layout.h"

typedef enum FocusDirection { FOCUS_LEFT, FOCUS_RIGHT, FOCUS_UP, FOCUS_DOWN } FocusDirection;

typedef struct FocusPlace {
    Box box;
    int group;          /* Tab and the shoulder buttons go from group to group */
    bool can_be_chosen; /* disabled widgets are skipped */
    bool is_foot;       /* its group is the foot of the one before, wherever it lies */
} FocusPlace;

/* The nearest place in that direction from `from`, preferring places straight ahead; `from` itself if there
 * is none. Left and right go on in the row of a group as long as there is one. From the last places of a
 * group down leads to the nearest of its foot, and up from that back. With from < 0 the first that can be
 * chosen, or −1. */
int focus_move(const FocusPlace *places, int count, int from, FocusDirection direction);
/* The first place of the next (step 1) or previous (step −1) group that has one, wrapping around. */
int focus_next_group(const FocusPlace *places, int count, int from, int step);

#endif
