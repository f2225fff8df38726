#ifndef SABACC_UI_FOCUS_H
#define SABACC_UI_FOCUS_H

/* Where the focus goes: pure geometry over the widgets of a frame. One way of moving for arrow keys, d-pad
   and stick. Knows boxes and groups, not widgets. */

#include "render/layout.h"

typedef enum FocusDirection { FOCUS_LEFT, FOCUS_RIGHT, FOCUS_UP, FOCUS_DOWN } FocusDirection;

typedef struct FocusPlace {
    Box box;
    int group;          /* Tab and the shoulder buttons go from group to group */
    bool can_be_chosen; /* disabled widgets are passed over */
} FocusPlace;

/* The nearest place in that direction from `from`, preferring what lies straight ahead; `from` itself when
   there is none. With from < 0 the first that can be chosen, or −1. */
int focus_move(const FocusPlace *places, int count, int from, FocusDirection direction);
/* The first place of the next (step 1) or previous (step −1) group that has one, going around. */
int focus_next_group(const FocusPlace *places, int count, int from, int step);

#endif
