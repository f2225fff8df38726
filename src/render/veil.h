#ifndef SABACC_RENDER_VEIL_H
#define SABACC_RENDER_VEIL_H

/* What is under the topmost veil of a picture, painted once, and changed where it changes, so that a fade
 * costs a copy. Private to render/. */

#include "render/display_list.h"

typedef struct Veil {
    int at;          /* in the current list: the veil's item, or -1 if there is none */
    Pixmap *picture; /* owned; NULL: there was none in the last frame */
    int count;       /* the items that it shows */
    uint64_t shows;  /* their hash */
} Veil;

typedef struct VeilFrame {
    const DisplayList *before; /* what the screen shows; NULL: nothing that can be relied on */
    const DisplayList *list;   /* to be shown */
    const ListHelp *help;      /* without what is under it */
    Target screen;
} VeilFrame;

/* Brings the picture up to date. A veil that has gone leaves its picture for this frame. */
void veil_keep(Veil *veil, const VeilFrame *frame);
void veil_drop(Veil *veil);

#endif
